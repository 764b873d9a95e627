liarsdice-name = Liar’s Dice
liarsdice-about = Everybody rolls under a cup. Bid how many dice of a face lie on the whole table, always higher, until somebody says: Liar!
    .short = Bid higher and higher on hidden dice, until somebody says: Liar!

## What is happening

liarsdice-now-bidding = { WHO($seat) ->
    [you] It is your bid.
   *[other] { SEAT($seat) } is thinking about a bid.
}
liarsdice-now-showing = { WHO($doubter) ->
    [you] You called it a lie.
   *[other] { SEAT($doubter) } called it a lie.
} There are { $found } × { $face }. { $lied ->
    [yes] { WHO($bidder) ->
        [you] You lose a die.
       *[other] { SEAT($bidder) } loses a die.
    }
   *[no] { WHO($doubter) ->
        [you] You lose a die.
       *[other] { SEAT($doubter) } loses a die.
    }
}

## What you are asked

liarsdice-open = Open the bidding: how many dice of which face?
liarsdice-raise = { SEAT($bidder) } says { $count } × { $face }. Go higher, or call it a lie.

## Buttons

liarsdice-move-bid = Bid
    .count = How many
    .face = Showing
liarsdice-move-higher = As many, of a higher face
    .face = Showing
liarsdice-move-challenge = Liar!

liarsdice-face-1 = ⚀ one
liarsdice-face-2 = ⚁ two
liarsdice-face-3 = ⚂ three
liarsdice-face-4 = ⚃ four
liarsdice-face-5 = ⚄ five
liarsdice-face-6 = ⚅ six

## What has happened

liarsdice-round-begun = Round { $round }: all roll. { WHO($first) ->
    [you] You begin.
   *[other] { SEAT($first) } begins.
}
liarsdice-rolled = Under your cup: { NAMES($dice, of: "face") }.
liarsdice-raised = { WHO($seat) ->
    [you] You bid { $count } × { $face }.
   *[other] { SEAT($seat) } bids { $count } × { $face }.
}
liarsdice-challenged = { WHO($seat) ->
    [you] You call { SEAT($bidder) } a liar.
   *[other] { SEAT($seat) } calls { WHO($bidder) ->
        [you] you
       *[other] { SEAT($bidder) }
    } a liar.
}
liarsdice-counted = The cups go up: { $found } × { $face }. { $lied ->
    [yes] It was a lie!
   *[no] It was no lie.
}
liarsdice-lifted = { WHO($seat) ->
    [you] You had { NAMES($dice, of: "face") }.
   *[other] { SEAT($seat) } had { NAMES($dice, of: "face") }.
}
liarsdice-scored = { WHO($seat) ->
    [you] You lose a die.
   *[other] { SEAT($seat) } loses a die.
}
liarsdice-game-ended = { SEATS($winners) } { MANY($winners) ->
    [one] wins.
    [you] win!
    [we] share the victory.
   *[other] share the victory.
}

## What lies on the table

liarsdice-view-round = Round
liarsdice-view-bidder = Last bid by
    .of = seat
liarsdice-view-count = Dice
liarsdice-view-face = Showing
    .of = face
liarsdice-view-hand = Under your cup
    .of = face
liarsdice-view-cups = All cups
liarsdice-view-seat = Cup of
liarsdice-view-shown = Dice
    .of = face

liarsdice-points = { $points ->
    [one] { $points } die
   *[other] { $points } dice
}

## The board

liarsdice-board-no-bid = Nobody has bid yet.
liarsdice-board-dice = { $count ->
    [0] out
    [one] { $count } die
   *[other] { $count } dice
}
liarsdice-board-fewer = Fewer dice
liarsdice-board-more = More dice

## Options

liarsdice-option-dice = Dice each
liarsdice-option-wild_ones = Ones are wild
liarsdice-option-turn_time = Seconds for a bid
