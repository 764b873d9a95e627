### What the browser client says, beside any game. No figures where Young Serif is used: numbers as words.

client-name = Talewind
client-hero =
    Tell a tale.
    Keep the book.
client-lead = Storytelling games for people who like each other. Send a link, sit down, begin.
client-promise = No account, nothing to install, nothing to pay.

## Arriving

client-begin = Begin
client-open-table = Open a table
client-try-alone = Try it alone
client-code = Table code
client-code-hint = Code, e.g. KTM 4RW
client-knock = Knock
client-knocking = You have knocked, { $name }. The host can let you in.
client-knocking-how = With a code you knock. With a link you walk straight in.
client-knock-no = The table cannot take you in just now.
client-go-on-at = { $others ->
    [none] Back to { $game }
   *[other] Back to { $game }, with { $others }
}
client-your-books = Your books
client-no-books = No book yet. Play a game, and its tales become a book.
client-new-table = A new table
client-choose-title = Which game shall we play?
client-we-are = We are
client-we-have = , have
client-we-feel = and feel like
client-how-many = How many are you?
client-how-long = How much time do you have?
client-what-mood = What do you feel like?
client-people-1 = just one
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
client-choose-this-game = Choose this game
client-open-a-table = Open a table: { $game }
client-nothing-fits = No game fits that
client-people-and-minutes = { $least } to { $most } people, about { $minutes } minutes
client-shelf-line = { $least } to { $most }, { $minutes } min
client-invites = { $host } invites you to { $game }.
client-full = This table is full ({ $game }). You can open one of your own.
client-late = They have begun without you. Come in and watch.
client-late-closed = They have begun without you.
client-late-no-onlookers = This table plays without onlookers.
client-late-before = You will watch this game.
client-late-tales = { $tales ->
    [0] { $game }: no tale is told yet.
    [one] { $game }: one tale is told so far.
   *[other] { $game }: { $tales } tales are told so far.
}
client-late-public = Onlookers see what the whole table sees: tales, guesses and points.
client-ask-chair = Ask for the next free chair
client-chair-asked = You have asked for a chair, { $name }. When somebody leaves, the table can let you in.
client-left-chair = has left
client-own-table = Open your own table
client-over = { $tales ->
    [0] This table is over.
    [1] This table is over. One tale was told.
    [2] This table is over. Two tales were told.
    [3] This table is over. Three tales were told.
    [4] This table is over. Four tales were told.
    [5] This table is over. Five tales were told.
    [6] This table is over. Six tales were told.
    [7] This table is over. Seven tales were told.
    [8] This table is over. Eight tales were told.
    [9] This table is over. Nine tales were told.
    [10] This table is over. Ten tales were told.
    [11] This table is over. Eleven tales were told.
    [12] This table is over. Twelve tales were told.
   *[other] This table is over. Many tales were told.
}
client-over-who = { $names } played { $game } here on { $day }.
client-over-when = { $game } was played here on { $day }.
client-over-book = The book belongs to those who told it. If you sat here, open it on the device you played on.
client-i-sat = I sat here
client-i-sat-how = Your seat is on the device you played on. Open this table there; its menu has a link that brings the seat to another device.
client-invited = You are invited to a game: { $game }.
client-watch-soon = The game has not begun yet. You can watch it here when it does.
client-opened-it = host
client-you-question = you?
client-your-name = Your name at the table
client-another-name = Another name
client-sit-down = Sit down
client-only-watch = Only watch
client-language = Language
client-in-app-browser = You are reading this inside another app. Open the link in your browser, or you may lose your seat.
client-made-up-name = { $kind } { $animal }
client-name-kinds = Brave,Quiet,Merry,Sleepy,Curious,Gentle,Bold,Patient,Clever,Windy
client-name-animals = Heron,Fox,Owl,Otter,Hare,Badger,Wren,Moth,Whale,Hedgehog

## The waiting room

client-invite = Invite
client-qr = QR code: scan it with a phone to open this link
client-point-or-type = Scan this with a phone, or type the code
client-send-link = Send the link
client-copy-link = Copy the link
client-link-copied = The link is copied.
client-link-failed = Please copy this link yourself:
client-link-opens = People with the link come straight in. People with the code knock, and you let them in.
client-hosts-table = { $host }’s table, { $game }
client-wait-for-more = { $missing ->
    [1] We need one more player. Send the link.
    [2] We need two more players. Send the link.
    [3] We need three more players. Send the link.
   *[other] We need more players. Send the link.
}
client-start-or-wait = { $here ->
    [1] You are here. Begin now, or wait for others.
    [2] There are two of you. Begin now, or wait for more.
    [3] There are three of you. Begin now, or wait for more.
    [4] There are four of you. Begin now, or wait for more.
    [5] There are five of you. Begin now, or wait for more.
    [6] There are six of you. Begin now, or wait for more.
   *[other] Nearly everybody is here. Begin now, or wait for more.
}
client-start-now = Everybody is here. Begin when you like.
client-host-starts = There are enough of us: { $host } can begin.
client-host-begins = { $host } will start the game.
client-opener-starts = There are enough of us: whoever opened the table can begin.
client-opener-begins = Whoever opened the table will start the game.
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
client-option-from-to = From { $low } to { $high }.
client-begin-missing = { $missing ->
    [1] One more person, and you can begin
    [2] Two more people, and you can begin
    [3] Three more people, and you can begin
   *[other] More people, and you can begin
}
client-your-piece = Your piece
client-change-piece = Change my piece
client-piece-taken = { $shape }, taken by { $name }
client-friends-call = What shall your friends call you?
client-invitation-says = Your invitation will say:
client-quoted = “{ $sentence }”
client-you-opened = you, the host
client-you = you
client-here = here
client-away-now = away
client-invite-house = Invite the house
client-member-any = the house
client-member-pim = shy, reads everything twice
client-member-tamsin = shy, hears more than is said
client-member-odile = shy and very patient
client-member-rollo = merry, laughs at every tale
client-member-colette = merry, always first to answer
client-member-bruno = merry, came for the company
client-member-agathe = grave, forgets nothing
client-member-corvin = grave, likes the dark ones best
client-member-osric = grave, but only on the outside
client-empty-chairs = { $free ->
    [one] A free seat
   *[other] { $free } free seats
}
client-change-name = Change my name
client-keep = Save
client-send-away = Remove { $name } from the table
client-knocks = { $name } is knocking.
client-let-in = Let in
client-not-now = Not now
client-option-is = { $name }: { $value }
client-option-for = { $same ->
    [yes] For { $low }.
   *[no] For { $low } to { $high }.
} You are { $here }.
client-options-finer = All finer choices
client-option-only-when = Only when “{ $name }” is: { $values }.
client-or = or
client-options-closed = { $count ->
    [one] One rule does not apply here
   *[other] { $count } rules do not apply here
}
client-option-chairs = Chairs at the table
client-list-own = Our own order
client-list-empty = none
client-list-earlier = Move { $entry } up
client-list-remove = Take { $entry } out
client-list-add = Add to the list
client-not-yet = We cannot begin like this yet.
client-usual-options = We play by the usual rules.
client-options = How this table plays
client-change = Change
client-look-at-options = See the rules
client-host-chooses = Only the host can change these.
client-yes = yes
client-no = no
client-without-limit = no limit
client-seat-number = seat { $number }

## At the table

client-shape-sun = sun
client-shape-drop = drop
client-shape-star = star
client-shape-leaf = leaf
client-shape-stone = stone
client-shape-kite = kite
client-shape-shell = shell
client-shape-acorn = acorn
client-shape-moon = moon
client-menu = Menu
client-end-here = End the game here and keep the book
client-rule = See the rule
client-rules = See the rules
client-rule-unknown = This rule has not been translated yet.
client-read-rules = Read the rules
client-find-rule = Search the rules
client-how = How it is played
client-how-game = How it is played: { $game }
client-how-all-rules = All rules by number
client-watch = Watch

## The coach

client-coach = Tip
client-coach-understood = Got it
client-coach-away = No more tips
client-coach-waiting = Send the link to your friends. Whoever opens it sits down at once; nobody needs an account. Until you begin, you can still change the rules of this table.
client-coach-guest = Whoever opens the link sits down at once; nobody needs an account. The host chooses the rules; everybody can look at them.

## The menu

client-close = Close
client-back = Back
client-comfort = Settings
client-light = Light or dark
client-light-system = like my device
client-light-day = day
client-light-night = night
client-switch-calm = Less motion
client-switch-sound = Sound
client-switch-music = Quiet music while I wait
client-switch-coach = Tips in my first games
client-coach-again = Show the tips again
client-coach-again-done = Every tip comes once more.
client-send-watch-link = Send a link for watching only
client-let-tv = Let a TV in
client-another-device = Continue on another device
client-another-device-how = This link is the key to your seat and your books. It works once, within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Open it on your other device, and do not share it.
client-carry-new = Make a new link
client-carry-over = This link has run out.
client-carried = Your seat was just opened on another device.
client-carried-by-me = That was me
client-devices-away = Send my other devices away
client-devices-away-sure = Then only this device keeps your seats and your books. The others come back only by a new link.
client-devices-away-yes = Send them away
client-devices-gone = Done. Only this device opens your seats and your books now.
client-carry-ask = This link brings a seat from another device. Take it?
client-carry-why = { $tables ->
    [one] You already have a table on this device. If you take the other seat, you can no longer get back to it from here.
   *[other] You already have { $tables } tables on this device. If you take the other seat, you can no longer get back to them from here.
}
client-carry-take = Take the seat
client-carry-stay = No, leave everything as it is
client-lock = Let no one else in
client-stand-up = Leave this table
client-leave = Leave the game for good
client-leave-sure = We keep your seat for a short while; then the others go on without you. Your tales stay in the book.
client-leave-yes = Leave
client-stay = Stay
client-go-home = Back to the start page

## The book

client-somebody = somebody

## When something is missing

client-offline = Talewind cannot be reached just now. Nothing is lost; try again.
client-failed = That did not work. Try again.
client-no-such-page = There is nothing here but wind.
client-try-again = Try again
