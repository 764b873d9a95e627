### What the browser client says, beside any game. No figures where Young Serif is used: numbers as words.

client-name = Talewind
client-hero =
    Tell a tale.
    Keep the book.
client-lead = Storytelling games for people who like each other. Send a link, sit down, begin.
client-promise = No account, nothing to install, nothing to pay.

## Games

client-game-windmill = Windmill
client-about-windmill = One hidden picture, a very short tale, twenty-five places to look.
client-game-story = Story
client-about-story = Say why two pictures belong together. Vote for the best.
client-game-end_of_the_story = The End of the Story
client-about-end_of_the_story = Hide your words in a short tale. Then everybody races to find them.
client-game-windward = Windward
client-about-windward = Airships, a turning wind and very large prey.
client-game-winter_tales = Winter Tales
client-about-winter_tales = Spring and winter tell one long tale with children’s drawings.

## Arriving

client-begin = Begin
client-open-table = Open a table
client-code = Table code
client-code-hint = Code, like KTM 4RW
client-knock = Knock
client-knocking = You have knocked, { $name }. Somebody at the table will let you in.
client-knocking-how = The code only knocks. A link would open the door at once.
client-knock-no = The table cannot take you in just now.
client-go-on-at = Go on: { $game } with { $others }
client-your-books = Your books
client-no-books = No book yet. Play a game, and its tales are bound for you.
client-new-table = A new table
client-choose-title = Which game shall we play?
client-we-are = We are
client-we-have = , have
client-we-feel = and feel like
client-how-many = How many we are
client-how-long = How long we have
client-what-mood = What we feel like
client-people-1 = one
client-people-2 = two
client-people-3 = three
client-people-4 = four
client-people-5 = five
client-people-6 = six
client-people-7 = seven
client-people-8 = eight
client-minutes-30 = half an hour
client-minutes-60 = an hour
client-minutes-120 = an evening
client-mood-any = anything
client-open-a-table = Open a table: { $game }
client-nothing-fits = No game fits that
client-people-and-minutes = { $least } to { $most } people, about { $minutes } minutes
client-invites = { $host } invites you to { $game }.
client-full = All seats at this table of { $game } are taken.
client-under-way = This table has begun without you.
client-is-over = This game is over. Its book is with those who told it.
client-watch-soon = The game has not begun. You will watch it from here.
client-opened-it = opened it
client-you-question = you?
client-your-name = The others will call you
client-another-name = Another name
client-sit-down = Sit down
client-only-watch = Only watch
client-language = Language
client-in-app-browser = You are reading this inside another app. Open the link in your browser, so that your seat is still yours tomorrow.
client-made-up-name = { $kind } { $animal }
client-name-kinds = Brave,Quiet,Merry,Sleepy,Curious,Gentle,Bold,Patient,Clever,Windy
client-name-animals = Heron,Fox,Owl,Otter,Hare,Badger,Wren,Moth,Whale,Hedgehog

## The waiting room

client-invite = Invite
client-qr = A code for a phone’s camera: it opens this link
client-point-or-type = Point a phone here, or type the code
client-send-link = Send the link
client-copy-link = Copy the link
client-link-copied = The link is copied.
client-link-failed = Copy this link by hand:
client-link-opens = The link opens the door. The code only knocks: you let people in.
client-hosts-table = { $host }’s table, { $game }
client-wait-for-more = { $missing ->
    [1] One more is needed. Send the link.
    [2] Two more are needed. Send the link.
    [3] Three more are needed. Send the link.
   *[other] More are needed. Send the link.
}
client-start-or-wait = { $here ->
    [1] You are here. Begin now, or wait for others.
    [2] Two are here. Begin now, or wait for one more.
    [3] Three are here. Begin now, or wait for one more.
    [4] Four are here. Begin now, or wait for one more.
    [5] Five are here. Begin now, or wait for one more.
    [6] Six are here. Begin now, or wait for one more.
   *[other] Many are here. Begin now, or wait for one more.
}
client-start-now = Everybody is here. Begin when you like.
client-host-starts = We are complete enough: { $host } can begin.
client-host-begins = { $host } begins the game.
client-begin-with = { $here ->
    [1] Begin alone
    [2] Begin with two
    [3] Begin with three
    [4] Begin with four
    [5] Begin with five
    [6] Begin with six
    [7] Begin with seven
    [8] Begin with eight
   *[other] Begin
}
client-you-opened = you, opened the table
client-you = you
client-here = here
client-away-now = away just now
client-bot = a bot
client-bot-name = Bot { $number }
client-add-bot = Seat a bot
client-empty-chairs = { $free ->
    [one] An empty chair
   *[other] { $free } empty chairs
}
client-change-name = Change my name
client-keep = Keep
client-send-away = Send { $name } away
client-knocks = { $name } knocks.
client-let-in = Let in
client-not-now = Not now
client-option-is = { $name }: { $value }
client-usual-options = The usual rules.
client-options = What this table chooses
client-change = Change
client-look-at-options = Look
client-host-chooses = The host chooses; everybody can read.
client-yes = yes
client-no = no
client-without-limit = without limit
client-seat-number = seat { $number }

## At the table

client-at = { $game }
client-catching-up = Catching up
client-your-pawn = You are the { $shape }
client-shape-sun = sun
client-shape-drop = drop
client-shape-star = star
client-shape-leaf = leaf
client-shape-stone = stone
client-shape-kite = kite
client-shape-shell = shell
client-shape-acorn = acorn
client-our-book = What has happened, and our book so far
client-pause = Pause for everybody
client-menu = Menu
client-log = What has happened
client-read-book = Read our book so far
client-paused-by = { WHO($by) ->
    [you] You have paused the table. The tale waits for you all.
   *[other] { SEAT($by) } has paused the table. The tale waits for you all.
}
client-paused-how = Paused at { $since }. All clocks stand still. You may close this page: your seat and your draft stay here.
client-asleep = The table sleeps until somebody comes back.
client-asleep-how = Too few are here to go on. All clocks stand still since { $since }. You may close this page: your seat stays.
client-go-on-playing = Go on playing
client-end-here = End the game here and keep the book
client-is-away = { SEAT($seat) } is away, and we are waiting.
client-is-away-how = A phone sleeps, or the line is down. If more than half say so, we go on. Seat and points stay; coming back is possible at any time.
client-go-on-without = Go on without { SEAT($seat) }
client-without-said = You would go on. The others are asked too.
client-presence-away = away
client-welcome-back = Welcome back, { $name }. This happened since you left.
client-since = This happened since you last looked.
client-back-to-table = Back to the table
client-waiting-for = We are waiting for { SEATS($seats) }.
client-points = Points: { $points }
client-time-left = Time left: { $left }
client-rule = See the rule
client-rule-unknown = This rule is not in the book of this language.
client-rules = The rules
client-read-rules = Read the rules
client-find-rule = Look for a word
client-why-points = Why these points?
client-you-capital = You
client-ended = { SEATS($winners) } { MANY($winners) ->
    [you] have won!
    [one] has won.
   *[other] have won together.
}
client-won = won
client-book-ready = Your tales are bound in a book.
client-open-book = Open the book
client-play-again = Play again
client-again-soon = Yes! We wait for the others to say so too.
client-another-game = Another game
client-react = Say something
client-hushed = Not just now.
client-phrase-well-told = Well told!
client-phrase-lovely = How lovely
client-phrase-laughing = I am laughing
client-phrase-surprised = What a surprise
client-phrase-thinking = Let me think
client-phrase-take-your-time = Take your time
client-phrase-sorry = Sorry
client-phrase-thanks = Thank you

## Pictures and tales

client-look-closer = Look closer
client-less = Less
client-picture-before = The picture before
client-picture-next = The next picture
client-tap-closer = Tap a picture to look closer.
client-taken = { $name } has chosen: { $picture }
client-empty-place = An empty place
client-describe-picture = Describe the picture to me
client-your-tale = Your tale
client-tale-here = Once …
client-tale-of = { WHO($teller) ->
    [you] Your tale
   *[other] { SEAT($teller) }’s tale
}
client-was-told-aloud = Told aloud, from mouth to ear.
client-read-to-me = Read it to me
client-sentences-of = { $count } of { $most } sentences
client-characters-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
}

## The coach

client-coach = A word of advice
client-coach-understood = I see
client-coach-away = No more advice
client-coach-waiting = Send the link to your friends. Whoever opens it sits down at once; nobody needs an account. You can change what the table plays until you begin.
client-coach-guest = Whoever opens the link sits down at once; nobody needs an account. What the table plays is the host’s to choose, and everybody’s to read.

## The menu

client-close = Close
client-back = Back
client-comfort = As you like it
client-light = Light
client-light-system = as my device
client-light-day = day
client-light-night = night
client-switch-calm = Less motion
client-switch-sound = Sound
client-switch-coach = Advice in a first game
client-send-watch-link = Send a link to watch
client-another-device = Go on on another device
client-another-device-how = This link is your seat. Open it on your other device, and show it to nobody else.
client-carry-ask = This link carries somebody’s seat to this device.
client-carry-why = { $tables ->
    [one] One table is kept for you here. If you take the seat, this device can reach it no more.
   *[other] { $tables } tables are kept for you here. If you take the seat, this device can reach them no more.
}
client-carry-take = Take the seat here
client-carry-stay = Stay who I am
client-lock = Let nobody else in
client-stand-up = Get up from the table
client-leave = Leave the game for good
client-leave-sure = Your seat is kept for a short while; then the others go on without you. Your tales stay in the book.
client-leave-yes = Leave
client-stay = Stay
client-go-home = To the front door

## The book

client-told-by = told by { $names }
client-somebody = somebody
client-keep-copy = Keep a copy
client-keep-copy-how = It works without us: one file, no account, yours to keep. Each teller can hide the own lines before it is bound.
client-book-title = A title for our book
client-kept = It is kept.
client-hide-name = Leave my name out of the book
client-hide-line = Leave my lines out of the book
client-show-line = Put my lines back into the book
client-line-hidden = The teller keeps this tale to the table.
client-pages = Pages
client-page-back = Page back
client-page-next = Next page
client-page-of = Tale { $page } of { $pages }
client-last-page = The last page
client-who-told = Who told this
client-told-on = { $tales ->
    [one] One tale, told on { $day }. The game was { $game }.
   *[other] { $tales } tales, told on { $day }. The game was { $game }.
}
client-picture-credits = The pictures are Talewind’s own; some contain shapes from Noto Emoji (Apache 2.0), painted over.
client-set-in = Set in Young Serif and Literata.

## When something is missing

client-offline = Talewind cannot be reached just now. Nothing is lost; try again.
client-failed = That did not work. Try again.
client-no-such-page = Nothing is here but wind.
client-try-again = Try again

## The board for any game

client-generic-view = What lies on the table
client-generic-seats = Seats and points
client-generic-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-generic-waits = is being waited for
client-generic-asks-you = it is up to you
client-generic-won = has won
client-generic-lost = connection lost
client-generic-away = away
client-generic-left = has left
client-generic-gone = out of the game
client-generic-asides = More you can do
client-generic-answered = Your answer is in: { $move }. The table waits for the others.
client-generic-choose = Choose
client-generic-from-to = { $least ->
    [0] Choose up to { $most }.
   *[other] { $same ->
        [yes] Choose { $most }.
       *[no] Choose { $least } to { $most }.
    }
}
client-generic-chosen = Chosen: { $count }.
client-generic-pile = { $same ->
    [yes] { $pile }: { $count } of { $most }
   *[no] { $pile }: { $count }, from { $least } to { $most }
}
client-generic-fewer = { $label }: one less
client-generic-more-of = { $label }: one more
client-generic-characters-left = { $count ->
    [one] { $count } character left.
   *[other] { $count } characters left.
}
client-generic-sentences-left = { $count ->
    [one] { $count } sentence left.
   *[other] { $count } sentences left.
}
client-generic-weave = { $least ->
    [0] Weave in up to { $most }, where the cursor stands:
   *[other] { $same ->
        [yes] Weave in { $most }, where the cursor stands:
       *[no] Weave in { $least } to { $most }, where the cursor stands:
    }
}
client-generic-weave-in-order = Write around these, and leave them in their order:
client-generic-aloud = I tell it aloud; what is written is a note.
client-generic-closer = A closer look
client-generic-nothing = nothing
client-generic-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
client-generic-yes = yes
client-generic-no = no
client-generic-unknown-field = { $label }: this board cannot ask for that yet.
client-generic-debug = For authors
client-generic-sight = What this seat sees, raw
client-generic-frames = The last frames
