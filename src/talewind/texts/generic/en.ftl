### What the board for games without one of their own says; fetched with it, and not by a first visit.

client-generic-view = What lies on the table
client-generic-board = The board of { $game }
client-generic-board-failed = The game’s own board does not work just now, so here is a plain one.
client-generic-seats = Who is at the table
client-generic-recent = Just now:
client-generic-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-generic-waits = we are waiting
client-generic-asks-you = your turn
client-generic-won = has won
client-generic-lost = connection lost
client-generic-away = away
client-generic-left = has left
client-generic-gone = out of the game
client-generic-asides = What else you can do
client-generic-answered = You chose: { $move }. We are waiting for the others.
client-generic-or = or
client-generic-closed = Not possible now: { $count }
client-generic-choose = Choose
client-generic-from-to = { $least ->
    [0] Choose up to { $most }.
   *[other] { $same ->
        [yes] Choose { $most }.
       *[no] Choose { $least } to { $most }.
    }
}
client-generic-range = { $low } to { $high }
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
client-generic-characters-over = { $count ->
    [one] { $count } character too many.
   *[other] { $count } characters too many.
}
client-generic-sentences-left = { $count ->
    [one] { $count } sentence left.
   *[other] { $count } sentences left.
}
client-generic-sentences-over = { $count ->
    [one] { $count } sentence too many.
   *[other] { $count } sentences too many.
}
client-generic-weave = { $least ->
    [0] Weave in up to { $most }, at the cursor:
   *[other] { $same ->
        [yes] Weave in { $most }, at the cursor:
       *[no] Weave in { $least } to { $most }, at the cursor:
    }
}
client-generic-weave-in-order = Write around these, and leave them in their order:
client-generic-aloud = I will tell it aloud; what I write here is only a note.
client-generic-writing = { WHO($seat) ->
    [you] You are writing …
   *[other] { SEAT($seat) } is writing …
}
client-generic-along = Others read along while I write.
client-generic-closer = A closer look
client-generic-nothing = none
client-generic-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
client-generic-earlier = Show earlier
client-generic-yes = yes
client-generic-no = no
client-generic-unknown-field = { $label }: this board cannot ask for that yet.
client-generic-debug = For authors
client-generic-sight = What this seat sees, raw
client-generic-frames = The last frames
