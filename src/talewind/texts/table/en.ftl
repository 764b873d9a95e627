### What the browser client says at a table in play and in the book, beside any game. No figures where Young Serif is used: numbers as words.

## At the table

client-at = { $game }
client-catching-up = Reconnecting …
client-your-pawn = You are the { $shape }
client-our-book = What happened so far, and our book
client-pause = Pause for everybody
client-log = What happened so far
client-log-older = What came before
client-earlier-coming = One moment …
client-read-book = Read our book so far
client-paused-by = { WHO($by) ->
    [you] You have paused the game. It will wait for all of you.
   *[other] { SEAT($by) } has paused the game. It will wait for all of you.
}
client-paused-how = Paused at { $since }. All clocks are stopped. You may close this page: your seat and your text are kept.
client-asleep = The table is asleep until somebody comes back.
client-asleep-how = There are too few of us to go on. The clocks stopped at { $since }. You may close this page: your seat is kept.
client-go-on-playing = Go on playing
client-is-away = { WHO($seat) ->
    [you] Your connection is lost, and we are waiting for you.
   *[other] { SEAT($seat) } is away, and we are waiting.
}
client-is-away-how = Perhaps their phone is asleep or the connection is down. If more than half of us agree, we go on. Their seat and points are kept, and they can come back at any time.
client-go-on-without = Go on without { SEAT($seat) }
client-without-said = You have voted to go on. We are asking the others.
client-presence-away = away
client-presence-house = the house
client-house-how = The house can play on here, and hands the seat back whenever somebody comes for it.
client-house-plays = Let the house play on for { SEAT($seat) }
client-welcome-back = Welcome back, { $name }. Here is what happened while you were away.
client-since = Here is what happened since you last looked.
client-back-to-table = Back to the table
client-waiting-for = We are waiting for { SEATS($seats) }.
client-goes-on = Goes on when all are ready.
client-goes-on-in = { $seconds } s, or all ready.
client-stay = Stay
client-stayed = You have stayed; the table has gone on.
client-points = Points: { $points }
client-time-left = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
    [one] { $minutes } minute and { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
   *[other] { $minutes } minutes and { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
}
client-remembered = What is remembered
client-places = How it ended
client-why-points = Why these points?
client-you-capital = You
client-won = won
client-book-ready = Your tales are now a book.
client-open-book = Open the book
client-play-again = Play again
client-again-wishes = { SEATS($seats) } would like to play once more.
client-again-said = You would like to play once more.
client-again-missing = { $missing ->
    [1] One more, and it begins.
    [2] Two more, and it begins.
    [3] Three more, and it begins.
   *[other] A few more, and it begins.
}
client-again-missing-you = { $missing ->
    [1] If you do too, it begins. Your chair is kept.
    [2] You and one more, and it begins. Your chair is kept.
   *[other] You and some more, and it begins. Your chair is kept.
}
client-again-opened = The next table is open.
client-again-begun = They are playing again.
client-again-chair = A chair is kept for you. It takes one tap.
client-again-look-on = The game has begun. You can look on.
client-again-go = Sit down with them
client-again-me-too = Me too
client-again-now = Open the table now
client-again-not = I would rather not
client-again-read = Let me read
client-another-game = Another game
client-take-back = Take back
client-take-back-move = Take back “{ $move }”
client-react = Say something
client-hushed = You cannot say anything just now.
client-phrase-well-told = Well told!
client-phrase-lovely = How lovely!
client-phrase-laughing = That made me laugh
client-phrase-surprised = What a surprise!
client-phrase-thinking = Let me think
client-phrase-take-your-time = Take your time
client-phrase-sorry = Sorry
client-phrase-thanks = Thank you

## Pictures and tales

client-look-closer = Look closer
client-less = Show less
client-picture-before = Previous picture
client-picture-next = Next picture
client-tap-closer = Tap a picture to look closer.
client-taken = { $name } chose this: { $picture }
client-empty-place = An empty place
client-describe-picture = Describe the picture to me
client-your-tale = Your tale
client-your-story = Your story
client-tale-here = Once upon a time …
client-tale-of = { WHO($teller) ->
    [you] Told by you
   *[other] Told by { SEAT($teller) }
}
client-was-told-aloud = Told aloud; nothing was written down.
client-read-to-me = Read it to me
client-sentences-of = { $count } of { $most } sentences
client-characters-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
}
client-characters-over = { $over ->
    [one] { $over } character too many
   *[other] { $over } characters too many
}

## The book

client-told-by = told by { $names }
client-keep-copy = Keep a copy
client-book-whole = { $tales } tales, { $voices ->
    [one] one voice
   *[other] { $voices } voices
}, one book.
client-book-yours = This book is yours.
client-copy-html = One file
client-copy-html-how = Opens in any browser, without us. Best for keeping.
client-copy-epub = EPUB
client-copy-epub-how = For a reader in bed, with the pictures described.
client-copy-pdf = PDF
client-copy-pdf-how = A5 pages, for any printer or shop.
client-copy-booklet = Print and sew
client-copy-booklet-how = A4 on both sides, turned on the short edge, folded once: the stitch marks are drawn in.
client-copy-png = A picture
client-copy-png-how = The cover, to show around. Every page has its own.
client-copy-making = On its way …
client-cover-another = Another picture for the cover
client-cover-how = Choose one of the book’s pictures. This device shows it; the copies keep the first one.
client-cover-chosen = On the cover now: { $picture }.
client-ribbon = Lay a ribbon
client-ribbon-how = Touch a line you love: a ribbon marks it in your book, on this device.
client-ribbon-laid = A ribbon lies on this line.
client-ribbon-taken = The ribbon is gone.
client-copy-size = About { $size } MB.
client-whole-evening = The whole evening: all { $count } games bound in one
client-page-picture = This page as a picture
client-hide-until = Until { $time } each of you can still hide your own lines.
client-book-title = A title for our book
client-kept = Saved.
client-hide-name = Leave my name out of the book
client-hide-line = Leave my lines out of the book
client-show-line = Put my lines back into the book
client-see-drawn = See it drawn
client-line-hidden = This tale was left out of the book.
client-pages = Pages
client-page-back = Previous page
client-page-next = Next page
client-page-of = Tale { $page } of { $pages }
client-last-page = The last page
client-who-told = Who told these tales
client-told-on = { $tales ->
    [0] No tale was told on { $day }. The game was { $game }.
    [one] One tale, told on { $day }. The game was { $game }.
   *[other] { $tales } tales, told on { $day }. The game was { $game }.
}
client-picture-credits = The pictures are Talewind’s own; some contain shapes from Noto Emoji (Apache 2.0), painted over.
client-set-in = Set in Young Serif and Literata.

## While one writes

client-begun = What you have written so far
client-zero = { $what ->
    [empty] At zero your turn ends without a tale.
    [long] At zero only the beginning is told, as much as fits.
   *[whole] At zero what you have written is told.
}
client-you-are-away = You are marked as away: the game goes on without waiting for you.
client-you-were-missed = You were silent for a while, and the table fell asleep. Say that you are back: it wakes up as soon as there are enough of us.
client-i-am-back = I am back
client-is-silent = { WHO($seat) ->
    [you] You have been silent for a while.
   *[other] { SEAT($seat) } has been silent for a while.
}
client-without-voices = { $voices } of { $needed } votes to go on
client-without-you = The others would go on without you.
client-i-am-here = I am here
client-points-goal = Points: { $points }. The goal is { $goal }.

## On a TV, and how it is let in

client-let-tv-how = Open { $address } on the TV, and type the code that it shows.
client-let-tv-code = Code on the TV
client-let-tv-go = Let it in
client-let-tv-done = The TV is at your table now. It sees what every onlooker sees, and nothing else.
client-tv-hello = Bring your table to this screen.
client-tv-how = At your table: open the menu, choose “Let a TV in”, and type
client-tv-sees = This screen sees what every onlooker sees, and nothing else.
client-tv-lost = The connection is lost. We keep trying.
client-tv-gone = This table can no longer be watched.
client-tv-sit = Sit down with your phone.
client-tv-full = Everybody is here.
client-tv-point = Point it here, or open { $address } and type
client-tv-here = Who sits at the table
client-tv-code = Table code
client-tv-turn = their turn
client-tv-book = The book and the next game are on your phones. Table code
client-tv-ways = Ways out
client-tv-another = Another table
client-tv-leave = Leave
