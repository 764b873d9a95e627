### What the kit itself says. SEAT gives a name, SEATS several, WHO says whether a seat is the reader's, WHY a rule in short.

kit-playing = The game goes on.
kit-over = The game is over.
kit-next = Take a look. The game goes on when everybody is ready.
kit-vote = Cast your vote. Nobody sees it until everybody has voted.
kit-narrate = Tell what happens.
kit-again = Would you like another game?
kit-nobody = nobody
kit-you = you
kit-and = { $some } and { $last }
kit-book = The book
kit-no-book = Nothing has been told yet.
kit-told-aloud = told aloud
kit-points = { $most ->
    [1] Where? Two numbers from 0 to { $scene }, across and down, as in 500 300. Enter alone means the middle.
   *[other] From where to where? Numbers from 0 to { $scene }, across and down by turns, as in 200 500 800 500: { $least } to { $most } points. Enter alone means along the middle.
}
kit-weave = Write a name in brackets where it is to be woven in: { $cards }

## Moves

kit-move-next = Go on
kit-move-pass = Pass
kit-move-vote = Vote
kit-move-weave = Weave in a card
kit-move-tell = Tell this tale
kit-move-again = Yes, play again
kit-move-enough = No, thank you

## What happens

kit-scored = { WHO($seat) ->
    [you] { $points ->
        [0] You stay at { $total ->
            [one] { $total } point
           *[other] { $total } points
        }: { WHY($rule, $points) }.
        [1] 1 point for you: { WHY($rule, $points) }.
        [-1] You lose 1 point: { WHY($rule, $points) }.
        [-2] You lose 2 points: { WHY($rule, $points) }.
       *[other] { $points } points for you: { WHY($rule, $points) }.
    }
   *[other] { $points ->
        [0] { SEAT($seat) } stays at { $total ->
            [one] { $total } point
           *[other] { $total } points
        }: { WHY($rule, $points) }.
        [1] 1 point for { SEAT($seat) }: { WHY($rule, $points) }.
        [-1] { SEAT($seat) } loses 1 point: { WHY($rule, $points) }.
        [-2] { SEAT($seat) } loses 2 points: { WHY($rule, $points) }.
       *[other] { $points } points for { SEAT($seat) }: { WHY($rule, $points) }.
    }
}
kit-attended = { $presence ->
    [here] { WHO($seat) ->
        [you] You are back.
       *[other] { SEAT($seat) } is back.
    }
    [lost] { WHO($seat) ->
        [you] Your connection is lost.
       *[other] { SEAT($seat) }’s connection is lost; the clock waits a little.
    }
    [away] { WHO($seat) ->
        [you] You are away: the game goes on without waiting for you. Make any move to come back.
       *[other] { SEAT($seat) } is away; the game goes on without waiting.
    }
    [left] { WHO($seat) ->
        [you] You have left the table.
       *[other] { SEAT($seat) } has left; the seat is free for a while.
    }
   *[gone] { WHO($seat) ->
        [you] You are out of the game; your points stay.
       *[other] { SEAT($seat) } is out of the game.
    }
}
kit-house-plays = { WHO($seat) ->
    [you] The house plays on for you. Come back whenever you like.
   *[other] The house plays on for { SEAT($seat) }.
}
kit-paused = { WHO($by) ->
    [nobody] The table is asleep until somebody comes back. All clocks are stopped.
    [you] You have paused the game. All clocks are stopped.
   *[other] { SEAT($by) } has paused the game. All clocks are stopped.
}
kit-resumed = { WHO($by) ->
    [nobody] The table is awake again.
    [you] You started the game again.
   *[other] { SEAT($by) } has started the game again.
}
kit-undone = { WHO($seat) ->
    [you] You took back your last move.
   *[other] { SEAT($seat) } took back the last move.
}
kit-encored = { WHO($seat) ->
    [you] You would like another game.
   *[other] { SEAT($seat) } would like another game.
}

## Why the last move cannot be taken back

kit-floor-asked = It cannot be taken back: somebody else has been asked since.
kit-floor-over = It cannot be taken back: the game is over.
kit-floor-rolled = It cannot be taken back: chance has had its say.
kit-floor-shown = It cannot be taken back: something hidden has come to light.
kit-floor-stands = It cannot be taken back: once done, this stands.
kit-floor-went-on = It cannot be taken back: the game has gone on.

## Why a move is not taken

kit-closed = This is not possible just now.
kit-not-offered = This is not possible just now.
kit-not-asked = It is not your turn yet.
kit-stale = The game has moved on in the meantime. Have another look.
kit-is-paused = The game is paused.
kit-not-paused = The game is not paused.
kit-no-pause = The game cannot be paused just now.
kit-not-asleep = The table is not asleep.
kit-seat-was-left = Nobody sits in this seat any more.
kit-seat-is-taken = This seat is taken.
kit-nothing-to-undo = There is nothing to take back.
kit-too-many-orders = You have already set too many choices in advance.
kit-too-late = Time is up.
kit-too-many-plans = That is too much to plan in advance.
kit-too-early = The time is not up yet.
kit-seats = { $same ->
    [yes] { $most ->
        [one] This is a game for one.
       *[other] This is a game for { $most }.
    }
   *[no] This is a game for { $least } to { $most }.
}
kit-twice = The same thing stands there twice.
kit-count = { $same ->
    [yes] Choose { $most }.
   *[no] { $least ->
        [0] Choose up to { $most }.
       *[other] Choose at least { $least } and at most { $most }.
    }
}
kit-each-once = Put every card in one pile, and only one.
kit-amount = A number from { $low } to { $high }, please.
kit-too-many-characters = That is { $count } characters; there is room for { $most }.
kit-too-many-sentences = That is { $count } sentences; there is room for { $most }.
kit-empty = There are no words in it yet. Write something first.
kit-woven-cards-are-fixed = The cards already in the text keep their order.
kit-not-in-hand = You do not hold this card.

## Options

kit-option-spectators = People may watch

## Moods

kit-mood-cozy = something cosy
kit-mood-gentle = something gentle

## The end

kit-ended = { SEATS($winners) } { MANY($winners) ->
    [you] have won!
    [one] has won.
   *[other] have won together.
}
kit-ended-nobody = Nobody has won.
kit-ended-side = { TITLE($side) } has won: { SEATS($winners) }.
kit-ended-lost = { SEATS($seats) } have lost together.
kit-ended-alone-won = { WHO($seat) ->
    [you] You have won{ $points ->
        [0] !
        [one] , with { $points } point!
       *[other] , with { $points } points!
    }
   *[other] { SEAT($seat) } has won{ $points ->
        [0] .
        [one] , with { $points } point.
       *[other] , with { $points } points.
    }
}
kit-ended-alone-lost = { WHO($seat) ->
    [you] You have lost
   *[other] { SEAT($seat) } has lost
}{ $points ->
    [0] .
    [one] , with { $points } point.
   *[other] , with { $points } points.
}
