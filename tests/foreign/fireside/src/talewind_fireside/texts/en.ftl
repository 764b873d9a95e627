fireside-name = Fireside
fireside-about = One story, told in turns by the fire. While somebody writes, the others read along.
    .short = One story, told in turns while the others read along.

fireside-now-telling = { WHO($seat) ->
    [you] You tell what happens next.
   *[other] { SEAT($seat) } is telling what happens next.
}
fireside-tell = Tell what happens next.
fireside-told = { WHO($seat) ->
    [you] You told: { $tale }
   *[other] { SEAT($seat) } told: { $tale }
}
fireside-game-ended = The story is told.

fireside-view-story = Our story
fireside-view-seat = Told by
fireside-view-tale = What happened

fireside-option-players = Seats
fireside-option-rounds = Rounds
