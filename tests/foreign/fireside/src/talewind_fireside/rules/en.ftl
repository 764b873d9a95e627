### The rules of Fireside, one message a rule, with a short reason (.why) where one is shown.

FS-1 = A game has 2 to 4 players.
    .why = a game needs 2 to 4 players
FS-2 = In turn, everybody adds to the story, once a round.
    .why = everybody adds to the story once a round
FS-3 = Everybody reads along while somebody writes, unless the writer wishes to be alone.
