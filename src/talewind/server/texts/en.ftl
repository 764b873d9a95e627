### What the platform itself says, beside any game.

server-away = The tables cannot be reached just now. Nothing is lost; try again in a moment.
server-busy = The table is busy. Your move is being sent again.
server-already-begun = The game has already begun.
server-carry-spent = This link to another device has been used already, or is too old. Make a new one on the device you come from.
server-empty-seat = That seat is empty.
server-failed = Something went wrong on our side. Please try again.
server-foreign-origin = Please open Talewind at its own address.
server-game-not-offered = This house no longer opens tables of that game.
server-host-only = Only the host can do this.
server-host-stays = Only the host can give up the host’s own place.
server-hushed = Please stay silent just now.
server-invited = You are invited to { $game }
server-invites = { $host } invites you to { $game }
server-language = English
server-long-game = This game has become too long to go on. You can still leave it.
server-name-missing = Please give a name first.
server-no-onlookers = This table is without onlookers, so it takes no TV either.
server-no-screen = No TV shows this code now. Look again: a code holds for a quarter of an hour and for one table.
server-no-such-page = There is nothing at this address.
server-no-such-table = We cannot find that table. Check the code, or ask for a link.
server-nobody-knocks = They are no longer at the door.
server-not-over = The game is not over yet.
server-not-understood = That did not come through. Reload the page and try again.
server-not-yours = Only people who sat at this table can do this.
server-seat-is-here = They are still here and have time to think. Ask again in a while.
server-own-piece = Each person at the table chooses their own piece.
server-piece-taken = Somebody else has this piece already.
server-table-swept = This table is gone: nobody had played here for a long time.
server-tagline = Storytelling games for a handful of people and one evening, right in the browser.
server-table-closed = This table is closed to newcomers.
server-table-full = All seats are taken.
server-too-few-seats = There are already more people at the table. Choose more seats.
server-too-many-calls = That was a lot at once. Wait a moment and try again.
server-wrong-key = This link does not open the table. Ask for a new one.

## The book

book-access = Every picture and drawing is also told in words. Headings, the order of reading and a table of contents are marked.
book-bound = The book is bound: nothing in it can change now.
book-by = told by { $names }
book-colophon = Who told these tales
book-contents = Contents
book-default-title = { $game }, { $date }
book-evening = An evening of tales, { $date }
book-game = The game was { $game }.
book-house = the house
book-no-page = The book has no such page.
book-no-press = This server cannot make PDF or pictures. The other forms of the book work.
book-not-your-lines = You can only hide your own lines.
book-nothing-told = Nothing has been told yet.
book-pictures = The pictures are Talewind’s own.
book-pictures-with = The pictures are Talewind’s own; some contain shapes from { $sources }, painted over.
book-press-failed = The book could not be printed this time. Try again, or take another form.
book-set-in = Set in Young Serif and Literata.
book-sketch = A sketch
book-sketch-in-words = The drawing in words
book-sketch-link = Two details are linked: { $where }; and { $other }.
book-sketch-moved = The last picture is laid elsewhere.
book-sketch-shows = { $what }, { $where }.
book-so-far = So far: the game was still going on when this copy was made.
book-somebody = somebody
book-told-aloud = Told aloud.
book-told-on = Told on { $date }.
book-told-on-in = Told on { $date }, in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
book-works-offline = This file needs no network and no account. It is yours to keep.
