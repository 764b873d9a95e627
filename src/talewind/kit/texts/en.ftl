### What the kit itself says. SEAT gives a name, SEATS several, WHO says whether a seat is the reader's, WHY a rule in short.

kit-playing = The game goes on.
kit-over = The game is over.
kit-next = Take a look. The game goes on when everybody is ready.
kit-vote = Give your vote. Nobody sees it until all are in.
kit-narrate = Tell what happens.
kit-again = Would you like another game?
kit-nobody = nobody
kit-you = you
kit-and = { $some } and { $last }
kit-told-aloud = told aloud

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
        [0] You stay at { $total }: { WHY($rule, $points) }.
        [1] 1 point for you: { WHY($rule, $points) }.
        [-1] You lose 1 point: { WHY($rule, $points) }.
       *[other] { $points } points for you: { WHY($rule, $points) }.
    }
   *[other] { $points ->
        [0] { SEAT($seat) } stays at { $total }: { WHY($rule, $points) }.
        [1] 1 point for { SEAT($seat) }: { WHY($rule, $points) }.
        [-1] { SEAT($seat) } loses 1 point: { WHY($rule, $points) }.
       *[other] { $points } points for { SEAT($seat) }: { WHY($rule, $points) }.
    }
}
kit-attended = { $presence ->
    [here] { WHO($seat) ->
        [you] You are back.
       *[other] { SEAT($seat) } is here.
    }
    [lost] { WHO($seat) ->
        [you] Your connection is lost.
       *[other] { SEAT($seat) } has lost the connection; the clock waits a little.
    }
    [away] { WHO($seat) ->
        [you] You are away: the table goes on without waiting for you. Any move brings you back.
       *[other] { SEAT($seat) } is away; the table goes on without waiting.
    }
    [left] { WHO($seat) ->
        [you] You have left the table.
       *[other] { SEAT($seat) } has left; the seat is free for a while.
    }
   *[gone] { WHO($seat) ->
        [you] Your seat is out of the game.
       *[other] { SEAT($seat) }’s seat is out of the game.
    }
}
kit-paused = { WHO($by) ->
    [nobody] The table sleeps until somebody comes back. All clocks stand still.
    [you] You have paused the table. All clocks stand still.
   *[other] { SEAT($by) } has paused the table. All clocks stand still.
}
kit-resumed = { WHO($by) ->
    [nobody] The table is awake again.
    [you] You let the game go on.
   *[other] { SEAT($by) } lets the game go on.
}
kit-undone = { WHO($seat) ->
    [you] You have taken your last move back.
   *[other] { SEAT($seat) } has taken the last move back.
}
kit-encored = { WHO($seat) ->
    [you] You would like another game.
   *[other] { SEAT($seat) } would like another game.
}

## Why a move is not taken

kit-closed = This is closed just now.
kit-not-offered = This is not possible just now.
kit-not-asked = It is not your turn to answer.
kit-stale = The table has moved on; look again.
kit-is-paused = The table is paused.
kit-not-paused = The table is not paused.
kit-not-asleep = The table is not asleep.
kit-seat-was-left = This seat was left.
kit-seat-is-taken = This seat is taken.
kit-nothing-to-undo = There is nothing you could take back.
kit-too-many-orders = There are too many standing orders already.
kit-too-late = Time is up.
kit-too-many-plans = That is too much to declare beforehand.
kit-too-early = There is still time.
kit-seats = This game is for { $least } to { $most } players.
kit-count = { $least ->
    [one] Choose at least 1 and at most { $most }.
   *[other] Choose at least { $least } and at most { $most }.
}
kit-each-once = Every card must lie in exactly one pile.
kit-amount = A number from { $low } to { $high }, please.
kit-too-many-characters = That is { $count } characters; there is room for { $most }.
kit-too-many-sentences = That is { $count } sentences; there is room for { $most }.
kit-empty = There is no word in it yet.
kit-woven-cards-are-fixed = The cards already woven in stay in their order.
kit-not-in-hand = You do not hold this card.

## Options

kit-option-spectators = Onlookers may watch

## Moods

kit-mood-cozy = cozy
kit-mood-gentle = gentle
