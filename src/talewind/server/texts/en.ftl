### What the platform itself says, beside any game.

server-away = The tables cannot be reached just now. Nothing is lost; try again in a moment.
server-busy = The table is busy. Your move was not taken; it is sent again.
server-already-begun = The game has begun already.
server-door-crowded = Too many wait at this door already. Try again in a while.
server-empty-seat = Nobody sits there.
server-failed = That went wrong, and it was not you. Try again.
server-foreign-origin = This page may not speak for Talewind.
server-host-only = Only the host may do this.
server-hushed = Not a word just now.
server-invited = You are invited to { $game }
server-invites = { $host } invites you to { $game }
server-language = English
server-name-missing = What shall we call you?
server-no-such-table = There is no such table, or it is not open to you.
server-nobody-knocks = Nobody of that name is at the door.
server-not-over = The game is not over yet.
server-not-understood = The table did not understand this.
server-not-yours = This is not yours to say.
server-tagline = Storytelling games for a handful of people and one evening, right in the browser.
server-table-closed = The table takes nobody in any more.
server-table-full = All seats are taken.
server-too-few-seats = More people sit here than that.
server-too-many-calls = Too much at once. Wait a little.
server-wrong-key = This link does not open the table.

## The book

book-bound = The book is bound: nothing in it changes any more.
book-by = told by { $names }
book-colophon = Who told this
book-default-title = { $game }, { $date }
book-game = The game was { $game }.
book-not-your-lines = You can hide only what you told yourself.
book-nothing-told = Nothing has been told yet.
book-pictures = The pictures are Talewind’s own.
book-pictures-with = The pictures are Talewind’s own; some contain shapes from { $sources }, painted over.
book-set-in = Set in Young Serif and Literata.
book-sketch = A sketch
book-so-far = So far: the game was still going on when this copy was made.
book-somebody = somebody
book-told-aloud = Told aloud.
book-told-on = Told on { $date }.
book-told-on-in = Told on { $date }, in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
book-works-offline = This file needs no network and no account. It is yours to keep.
