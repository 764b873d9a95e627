### What Windward says: prompts, events, buttons, values, options. NAME gives a space, a card and the like by name; DIGIT a digit of a space.

windward-name = Windward
windward-about = Sail a ship of the sky around the stormy planet Celus: run with the wind, hunt cresters, fight your rivals and bring the teeth home to the Trading Post. The most notorious captain wins. Or sail alone, or all together, against the Great White Crester.
    .short = Run with the wind, hunt cresters in the sky, come home famous.

## Spaces, winds, cards and other names

windward-space = { DIGIT($value, at: 1) ->
    [0] the Trading Post
    [1] { windward-tile-1 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
    [2] { windward-tile-2 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
    [3] { windward-tile-3 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
    [4] { windward-tile-4 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
    [5] { windward-tile-5 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
   *[6] { windward-tile-6 } { DIGIT($value, at: 2) }-{ DIGIT($value, at: 3) }
}
windward-tile-1 = Lantern Reach
windward-tile-2 = Broken Teeth
windward-tile-3 = The Long Lane
windward-tile-4 = Ember’s Rest
windward-tile-5 = Thunderhead
windward-tile-6 = Far Pastures
windward-wind-1 = north
windward-wind-2 = north-east
windward-wind-3 = south-east
windward-wind-4 = south
windward-wind-5 = south-west
windward-wind-6 = north-west
windward-upwind-1 = south
windward-upwind-2 = south-west
windward-upwind-3 = north-west
windward-upwind-4 = north
windward-upwind-5 = north-east
windward-upwind-6 = south-east
windward-card-none = nothing
windward-card-fuel = Fuel
windward-card-harpoon = Harpoon
windward-card-coffee = Coffee
windward-card-deadweight = Deadweight
windward-card-aerogenerator = Aerogenerator
windward-card-bait = Bait
windward-card-false_flag = False Flag
windward-crew-purser = Purser
windward-crew-gas_worker = Gas Worker
windward-crew-marine = Marine
windward-crew-sergeant = Sergeant
windward-crew-harpooner = Harpooner
windward-crew-coxswain = Coxswain
windward-item-none = nothing
windward-item-longboat = longboat
windward-item-grey = beaten grey crester
windward-item-red = beaten red crester
windward-item-grey_tooth = grey tooth
windward-item-red_tooth = red tooth
windward-item-token = “+2 hits” token
windward-item-gas = gas
windward-kind-grey = grey crester
windward-kind-red = red crester
windward-kind-white = Great White Crester
windward-fighter-ship = ship
windward-fighter-longboat = longboat
windward-fighter-grey = grey crester
windward-fighter-red = red crester
windward-fighter-white = Great White Crester
windward-order-drop_longboat = Drop a longboat
windward-order-longboat_speed = Longboat speed, plus 4
windward-order-ship_speed = Ship speed, plus 1
windward-order-process_crester = Process the crester
windward-order-research_crester = Research the crester
windward-order-take_supplies = Take supplies
windward-order-morale = Morale, plus 1
windward-order-fill_cannon = Fill a cannon
windward-order-hire_crew = Hire crew
windward-service-fill_cannon = fill a cannon, for 1 gas
windward-service-rum = rum, plus 1 morale, for 1 gas
windward-service-notoriety = 1 notoriety, for 2 gas
windward-service-supplies = take supplies, for 1 gas
windward-pay-mate = by a mate
windward-pay-coffee = by Coffee
windward-pay-gas = for 2 gas
windward-stack-1 = the first stack
windward-stack-2 = the second stack
windward-stack-3 = the third stack
windward-trade = offer number { $value }
windward-colour-green = green
windward-colour-purple = purple
windward-colour-blue = blue
windward-colour-orange = orange
windward-colour-yellow = yellow
windward-mode-free_for_all = free-for-all
windward-mode-head_to_head = head-to-head
windward-mode-solo = solo
windward-mode-coop = co-op
windward-achievement-full_complement = Full Complement
windward-achievement-broadside = Broadside
windward-achievement-full_tanks = Full Tanks
windward-achievement-high_spirits = High Spirits
windward-achievement-globe_trotter = Globe Trotter
windward-achievement-long_haul = Long Haul
windward-achievement-prospector = Prospector
windward-achievement-matched_set = Matched Set
windward-achievement-bare_knuckle = Bare Knuckle
windward-achievement-red_tide = Red Tide
windward-achievement-buccaneer = Buccaneer
windward-achievement-boat_duel = Boat Duel
windward-step-flag = waiting for a False Flag
windward-step-aim = the attacker’s cannons
windward-step-attack = the attacker’s dice
windward-step-brace = the defender’s cannons
windward-step-defend = the defender’s dice
windward-step-press = the attacker’s harpoons
windward-step-answer = the defender’s harpoons
windward-step-settle = the result
windward-step-loot = the loot
windward-step-sink = a ship is lost
windward-step-place = the next red crester
windward-step-corner = the Great White Crester’s corner
windward-step-over = over

## What is happening

windward-now-round = Round { $round } is beginning.
windward-now-turn = { WHO($seat) ->
    [you] It is your turn.
   *[other] { SEAT($seat) } is sailing.
}
windward-now-supplying = { WHO($seat) ->
    [you] You are taking supplies.
   *[other] { SEAT($seat) } is taking supplies.
}
windward-now-battle = { $by ->
    [ship] { WHO($attacker) ->
        [you] You are
       *[other] { SEAT($attacker) } is
    }
    [longboat] { WHO($attacker) ->
        [you] Your longboat is
       *[other] { SEAT($attacker) }’s longboat is
    }
    [white] The Great White Crester is
   *[red] A red crester is
} fighting { $on ->
    [ship] { WHO($defender) ->
        [you] you
       *[other] { SEAT($defender) }
    }
    [longboat] { WHO($defender) ->
        [you] your longboat
       *[other] { SEAT($defender) }’s longboat
    }
    [grey] a grey crester
    [white] the Great White Crester
   *[red] a red crester
} at { NAME($space, of: "space") }.
windward-now-flag = { WHO($by) ->
    [you] You are attacking { SEAT($seat) }, who may have a card up the sleeve.
   *[other] { WHO($seat) ->
        [you] { SEAT($by) } is attacking you.
       *[other] { SEAT($by) } is attacking { SEAT($seat) }, who may have a card up the sleeve.
    }
}
windward-now-resting = { WHO($seat) ->
    [you] Your turn is over, and you are resting.
   *[other] { SEAT($seat) }’s turn is over, and the ship is resting.
}
windward-now-corner = { WHO($seat) ->
    [you] You are choosing the corner where the Great White Crester appears.
   *[other] { SEAT($seat) } is choosing the corner where the Great White Crester appears.
}
windward-now-claiming = { WHO($seat) ->
    [you] You have earned { NAME($card, of: "achievement") }.
   *[other] { SEAT($seat) } has earned { NAME($card, of: "achievement") }.
}

## What you are asked

windward-turn = It is your turn: { $speed ->
    [0] no speed
    [1] one speed
   *[other] { $speed } speed
} left, { $mates ->
    [0] no mate free.
    [1] one mate free.
   *[other] both mates free.
}
windward-cost = { $speed ->
    [0] { NAME($direction, of: "wind") }, free with the wind
   *[other] { NAME($direction, of: "wind") }, { $speed } speed
}
windward-bearing = { NAME($direction, of: "wind") }
windward-supplies = { $left ->
    [one] Take a card from the top of any stack.
   *[other] Take up to { $left } cards, one at a time, from the top of any stack.
}
windward-top = { NAME($card, of: "card") }
windward-attacked = You are under attack by { SEAT($by) }. Will you send the attacker home with a False Flag?
windward-cannons = { $hits ->
    [0] How many cannons do you fire? Each is one more die.
   *[other] { $by ->
        [ship] { SEATS($foe) }
        [white] The Great White Crester
       *[red] The red crester
    } rolled { $hits }. How many cannons do you fire?
}
windward-boost = { $hits } to { $against }. { $means ->
    [0] You have nothing to add.
   *[other] Will you add Harpoons or tokens? Each is worth two hits.
}
windward-loot = { $number ->
    [one] The ship that { SEAT($loser) } lost is yours to loot: choose one thing from the hold.
   *[other] The ship that { SEAT($loser) } lost is yours to loot: choose { $number } things from the hold.
}
windward-place-red = You win! Where does the next red crester come?
windward-place-white = At which corner does the Great White Crester appear?
windward-rest = { $morale ->
    [one] Night in the sky. Give up a card, or your only morale.
   *[other] Night in the sky. Give up a card, or one of your { $morale } morale.
}
windward-next-red = Several red cresters are equally near. Which one moves next?
windward-end-at = { $kind ->
    [white] Where does the Great White Crester from { NAME($space, of: "space") } end its move?
   *[red] Where does the red crester from { NAME($space, of: "space") } end its move?
} All these spaces are equally far from you.
windward-claim = You have earned { NAME($card, of: "achievement") }. Will you claim it now?

## Buttons

windward-move-sail = Sail to the next space
windward-move-jump = Jump by Zephyr or around the planet
windward-move-enter-port = Enter the Trading Post
windward-move-leave-port = Leave the Trading Post
windward-move-row = Row a longboat
    .boat = Which longboat
    .to = Where to
windward-move-take = Take aboard
    .item = What
    .number = How many
windward-move-leave = Leave here
    .item = What
    .number = How many
windward-move-command = Give an order
    .order = Which order
    .pay = How it is given
windward-move-hire = Hire crew
    .crew = Whom
    .pay = How
windward-move-research = Set a tagged crester free
    .to = Where to
    .pay = How the order is given
windward-move-buy = Buy a service
windward-move-play-fuel = Play Fuel: plus 1 speed
windward-move-play-aerogenerator = Turn the wind with an Aerogenerator
windward-move-play-bait = Lure a grey crester with Bait
windward-move-trade-teeth = Trade teeth for gas
    .grey = Grey teeth
    .red = Red teeth
windward-move-claim = Claim the achievement
windward-move-end-turn = End your turn
windward-move-draw = Take a card
windward-move-stop = That is enough
windward-move-raise-flag = Play False Flag
windward-move-fire = Fire
    .cannons = Cannons
windward-move-boost = Go on
    .harpoons = Harpoons to play
    .tokens = “+2 hits” tokens to spend
windward-move-place-red = Place the red crester here
windward-move-loot = Take these
windward-move-discard = Pay with a card
windward-move-lose-morale = Pay with one morale
windward-move-end-at = End its move here
windward-move-lowest = Do not ask again tonight
windward-move-move-next = Move this one
windward-move-place-white = This corner
windward-move-offer-trade = Offer a trade
    .to = To whom
    .give = You give
    .ask = You ask for
windward-move-accept-trade = Accept the trade
windward-move-decline-trade = Decline the trade

## What has happened: setting out

windward-planet-laid = Celus lies before you, clockwise from the north: { NAMES($tiles, of: "tile") }.
windward-first-rolled = { WHO($seat) ->
    [you] You rolled highest and go first.
   *[other] { SEAT($seat) } rolled highest and goes first.
}
windward-dealt = { WHO($seat) ->
    [you] You begin with { NAMES($cards, of: "card") }.
   *[other] { SEAT($seat) } begins with { $number } cards.
}
windward-wind-turned = { WHO($seat) ->
    [nobody] The wind blows { NAME($new, of: "wind") }: that way is free, and { NAME($new, of: "upwind") } is shut.
    [you] You turned the wind { NAME($new, of: "wind") }: that way is free now, and { NAME($new, of: "upwind") } is shut.
   *[other] { SEAT($seat) } turned the wind { NAME($new, of: "wind") }: that way is free now, and { NAME($new, of: "upwind") } is shut.
}
windward-crester-placed = { $kind ->
    [grey] { $tagged ->
        [yes] A tagged grey crester
       *[no] A grey crester
    }
    [white] The Great White Crester
   *[red] { $tagged ->
        [yes] A tagged red crester
       *[no] A red crester
    }
} appeared at { NAME($space, of: "space") }.
windward-round-began = Round { $round } begins.
windward-turn-began = { WHO($seat) ->
    [you] It is your turn.
   *[other] It is { SEAT($seat) }’s turn.
}

## What has happened: sailing, rowing, cargo

windward-sailed = { $way ->
    [zephyr] { SEATS($seat) } rode the Zephyr to { NAME($to, of: "space") }.
    [around] { SEATS($seat) } sailed around the planet to { NAME($to, of: "space") }.
    [port] { $to ->
        [0] { SEATS($seat) } entered the Trading Post.
       *[other] { SEATS($seat) } left the Trading Post for { NAME($to, of: "space") }.
    }
    [back] { SEATS($seat) } fell back to { NAME($to, of: "space") }.
    [put_back] { SEATS($seat) } went back to { NAME($to, of: "space") }, for no ship stays on Drift.
   *[step] { $cost ->
        [0] { SEATS($seat) } ran with the wind to { NAME($to, of: "space") }.
       *[other] { SEATS($seat) } sailed to { NAME($to, of: "space") }.
    }
}
windward-rowed = { WHO($seat) ->
    [you] Your longboat
   *[other] { SEAT($seat) }’s longboat
} { $back ->
    [yes] fell back to { NAME($to, of: "space") }.
   *[no] { $towing ->
        [yes] towed its crester to { NAME($to, of: "space") }.
       *[no] rowed to { NAME($to, of: "space") }.
    }
}
windward-took = { SEATS($seat) } took { $item ->
    [longboat] the longboat aboard
    [grey] the beaten grey crester aboard
    [red] the beaten red crester aboard
    [grey_tooth] { $number ->
        [one] a grey tooth
       *[other] { $number } grey teeth
    }
    [red_tooth] { $number ->
        [one] a red tooth
       *[other] { $number } red teeth
    }
    [token] { $number ->
        [one] a “+2 hits” token
       *[other] { $number } “+2 hits” tokens
    }
   *[gas] { $number } gas
} at { NAME($space, of: "space") }.
windward-left = { SEATS($seat) } left { $item ->
    [longboat] the longboat
    [grey] the beaten grey crester
    [red] the beaten red crester
    [grey_tooth] { $number ->
        [one] a grey tooth
       *[other] { $number } grey teeth
    }
    [red_tooth] { $number ->
        [one] a red tooth
       *[other] { $number } red teeth
    }
    [token] { $number ->
        [one] a “+2 hits” token
       *[other] { $number } “+2 hits” tokens
    }
   *[gas] { $number } gas
} at { NAME($space, of: "space") }.

## What has happened: orders, port, cards

windward-commanded = { $order ->
    [drop_longboat] { SEATS($seat) } put a longboat out.
    [longboat_speed] { SEATS($seat) } gained 4 longboat speed.
    [ship_speed] { SEATS($seat) } gained 1 speed.
    [process_crester] { SEATS($seat) } set the crew to work on the crester.
    [take_supplies] { SEATS($seat) } sent for supplies.
    [morale] { SEATS($seat) } cheered the crew up.
   *[fill_cannon] { SEATS($seat) } filled a cannon.
}
windward-bought = { $service ->
    [fill_cannon] { SEATS($seat) } bought shot for a cannon, for 1 gas.
    [rum] { SEATS($seat) } bought rum for all hands, for 1 gas.
    [notoriety] { SEATS($seat) } spent 2 gas to be talked about.
   *[supplies] { SEATS($seat) } bought supplies, for 1 gas.
}
windward-hired = { SEATS($seat) } hired a { NAME($crew, of: "crew") }{ $pay ->
    [gas] , for 2 gas.
   *[mate] .
}
windward-processed = { SEATS($seat) } made a { $crester ->
    [grey] grey
   *[red] red
} tooth and { $stored } gas of the crester{ $due ->
    [one] .
   *[other] ; it gave { $due } in all.
}
windward-researched = { SEATS($seat) } tagged the { $crester ->
    [grey] grey
   *[red] red
} crester, set it free at { NAME($to, of: "space") } and stored { $stored } of its { $due } gas.
windward-played = { $card ->
    [fuel] { SEATS($seat) } played Fuel: 1 more speed.
    [coffee] { SEATS($seat) } poured Coffee: 1 more order.
    [deadweight] { SEATS($seat) } dropped a Deadweight to enter the Drift.
    [bait] { SEATS($seat) } threw out Bait.
   *[other] { SEATS($seat) } played { NAME($card, of: "card") }.
}
windward-card-taken = { SEATS($seat) } took { NAME($card, of: "card") }{ $top ->
    [none] ; that stack is empty.
   *[other] ; { NAME($top, of: "card") } lay beneath it.
}
windward-restocked = The supplies were shuffled into three new stacks, with { NAMES($tops, of: "card") } on top.
windward-teeth-traded = { SEATS($seat) } traded { $grey ->
    [0] { $red ->
        [one] a red tooth
       *[other] { $red } red teeth
    }
    [one] a grey tooth{ $red ->
        [0] { "" }
        [one] { " " }and a red one
       *[other] { " " }and { $red } red ones
    }
   *[other] { $grey } grey teeth{ $red ->
        [0] { "" }
        [one] { " " }and a red one
       *[other] { " " }and { $red } red ones
    }
}{ $gas ->
    [none] .
   *[other] { " " }for { $gas } gas.
}
windward-scored = { WHO($seat) ->
    [you] { $points } notoriety for you: { WHY($rule, $points) }.
   *[other] { $points } notoriety for { SEAT($seat) }: { WHY($rule, $points) }.
}
windward-achieved = { SEATS($seat) } achieved { NAME($card, of: "achievement") }.

## What has happened: battles

windward-battle-began = { $by ->
    [ship] { SEATS($attacker) }
    [longboat] { WHO($attacker) ->
        [you] Your longboat
       *[other] { SEAT($attacker) }’s longboat
    }
    [white] The Great White Crester
   *[red] A red crester
} attacked { $on ->
    [ship] { WHO($defender) ->
        [you] you
       *[other] { SEAT($defender) }
    }
    [longboat] { WHO($defender) ->
        [you] your longboat
       *[other] { SEAT($defender) }’s longboat
    }
    [grey] a grey crester
    [white] the Great White Crester
   *[red] a red crester
} at { NAME($space, of: "space") }.
windward-flagged = { SEATS($seat) } showed a False Flag, and the battle was off.
windward-fired = { $cannons ->
    [0] { SEATS($seat) } fired no cannon.
    [one] { SEATS($seat) } fired a cannon.
   *[other] { SEATS($seat) } fired { $cannons } cannons.
}
windward-rolled = { $by ->
    [ship] { SEATS($seat) }
    [longboat] { WHO($seat) ->
        [you] Your longboat
       *[other] { SEAT($seat) }’s longboat
    }
    [grey] The grey crester
    [white] The Great White Crester
   *[red] The red crester
} rolled { NAMES($dice, of: "die") }{ $bonus ->
    [0] { "" }
   *[other] , and the Marine added { $bonus }
}: { $hits ->
    [one] 1 hit.
   *[other] { $hits } hits.
}
windward-boosted = { $harpoons ->
    [0] { $tokens ->
        [0] { SEATS($seat) } added nothing
        [one] { SEATS($seat) } spent a “+2 hits” token
       *[other] { SEATS($seat) } spent { $tokens } “+2 hits” tokens
    }
    [one] { $tokens ->
        [0] { SEATS($seat) } threw a Harpoon
        [one] { SEATS($seat) } threw a Harpoon and spent a “+2 hits” token
       *[other] { SEATS($seat) } threw a Harpoon and spent { $tokens } “+2 hits” tokens
    }
   *[other] { $tokens ->
        [0] { SEATS($seat) } threw { $harpoons } Harpoons
        [one] { SEATS($seat) } threw { $harpoons } Harpoons and spent a “+2 hits” token
       *[other] { SEATS($seat) } threw { $harpoons } Harpoons and spent { $tokens } “+2 hits” tokens
    }
}: { $hits ->
    [one] 1 hit.
   *[other] { $hits } hits.
}
windward-battle-over = { $winner ->
    [nobody] { $by ->
        [ship] { SEATS($attacker) }
        [longboat] { WHO($attacker) ->
            [you] Your longboat
           *[other] { SEAT($attacker) }’s longboat
        }
        [white] The Great White Crester
       *[red] The red crester
    } and { $on ->
        [ship] { WHO($defender) ->
            [you] you
           *[other] { SEAT($defender) }
        }
        [longboat] { WHO($defender) ->
            [you] your longboat
           *[other] { SEAT($defender) }’s longboat
        }
        [grey] the grey crester
        [white] the Great White Crester
       *[red] the red crester
    } fought to a tie, { $hits } all.
    [defender] { $on ->
        [ship] { SEATS($defender) }
        [longboat] { WHO($defender) ->
            [you] Your longboat
           *[other] { SEAT($defender) }’s longboat
        }
        [grey] The grey crester
        [white] The Great White Crester
       *[red] The red crester
    } beat { $by ->
        [ship] { WHO($attacker) ->
            [you] you
           *[other] { SEAT($attacker) }
        } off
        [longboat] { WHO($attacker) ->
            [you] your longboat
           *[other] { SEAT($attacker) }’s longboat
        }
        [white] the Great White Crester
       *[red] the red crester
    }, { $against } to { $hits }.
   *[attacker] { $by ->
        [ship] { SEATS($attacker) }
        [longboat] { WHO($attacker) ->
            [you] Your longboat
           *[other] { SEAT($attacker) }’s longboat
        }
        [white] The Great White Crester
       *[red] The red crester
    } beat { $on ->
        [ship] { WHO($defender) ->
            [you] you
           *[other] { SEAT($defender) }
        }
        [longboat] { WHO($defender) ->
            [you] your longboat
           *[other] { SEAT($defender) }’s longboat
        }
        [grey] the grey crester
        [white] the Great White Crester
       *[red] the red crester
    }, { $hits } to { $against }.
}
windward-morale-changed = { WHO($seat) ->
    [you] Your morale
   *[other] { SEAT($seat) }’s morale
} is now { $morale }: { WHY($rule) }.
windward-token-taken = { SEATS($seat) } took a “+2 hits” token { WHY($rule) }.
windward-boat-beaten = { WHO($seat) ->
    [you] Your longboat
   *[other] { SEAT($seat) }’s longboat
} was beaten at { NAME($space, of: "space") } and went back aboard.
windward-crester-beaten = { $kind ->
    [grey] The beaten grey crester
    [white] The Great White Crester
   *[red] The beaten red crester
} { $to ->
    [hold] went into the winner’s hold.
    [space] was left at { NAME($space, of: "space") }, for anybody to take.
    [tow] floats at { NAME($space, of: "space") }, ready to be towed.
   *[away] was driven off the planet.
}
windward-looted = { SEATS($seat) } took { NAMES($taken, of: "item") } out of { WHO($loser) ->
    [you] your hold
   *[other] { SEAT($loser) }’s hold
}.
windward-ship-lost = { WHO($seat) ->
    [you] Your ship
   *[other] { SEAT($seat) }’s ship
} was lost at { NAME($space, of: "space") } and is back in port: { WHY($rule) }.

## What has happened: nights, cresters, the end

windward-rested = { $paid ->
    [morale] { WHO($seat) ->
        [you] You paid for the night in the sky with your morale.
       *[other] { SEAT($seat) } paid for the night in the sky with morale.
    }
   *[card] { WHO($seat) ->
        [you] You paid for the night in the sky with { NAME($card, of: "card") }.
       *[other] { SEAT($seat) } paid for the night in the sky with a card.
    }
}
windward-crester-moved = { $kind ->
    [grey] The grey crester
    [white] The Great White Crester
   *[red] A red crester
} { $back ->
    [yes] fell back by this way: { NAMES($path, of: "space") }.
   *[no] came nearer, by this way: { NAMES($path, of: "space") }.
}
windward-crester-stays = { $kind ->
    [grey] The grey crester
    [white] The Great White Crester
   *[red] The red crester
} stayed at { NAME($space, of: "space") }: { WHY($rule) }.
windward-white-arrived = The Great White Crester is on the planet, at { NAME($space, of: "space") }.
windward-white-beaten = { $lives ->
    [0] { SEATS($seat) } took the Great White Crester’s last life.
    [one] { SEATS($seat) } took a life from the Great White Crester; one is left.
   *[other] { SEATS($seat) } took a life from the Great White Crester; { $lives } are left.
}
windward-corner-chosen = { SEATS($seat) } chose { NAME($space, of: "space") } for the Great White Crester.
windward-life-lost = { $lives ->
    [0] The captains have no life left.
    [one] The captains have one life left.
   *[other] The captains have { $lives } lives left.
}
windward-port-raided = The Great White Crester raided the Trading Post, where { WHO($seat) ->
    [you] you were
   *[other] { SEAT($seat) } was
} resting.
windward-trade-offered = { SEATS($seat) } offered { SEAT($to) } { NAMES($give, of: "card") } for { NAMES($ask, of: "card") }.
windward-trade-made = { SEATS($seat) } gave { SEAT($to) } { NAMES($give, of: "card") } for { NAMES($ask, of: "card") }.
windward-trade-ended = { $declined ->
    [yes] The offer was declined.
   *[no] The offer no longer stands.
}
windward-end-triggered = Somebody has reached 15 notoriety in { WHO($seat) ->
    [you] your turn
   *[other] { SEAT($seat) }’s turn
}: the last turns begin.
windward-tie-lap = { SEATS($seats) } are tied, so everybody sails once more.
windward-ship-cleared = { WHO($seat) ->
    [you] Your ship has
   *[other] { SEAT($seat) }’s ship has
} left the planet for good.
windward-voyage-ended = { $cut_short ->
    [yes] The voyage ends early.
   *[no] The voyage is over: { WHY($rule) }.
}

## What lies on the table

windward-view-mode = Game
    .of = mode
windward-view-small = Small planet
windward-view-tiles = Territories, clockwise from the north
    .of = tile
windward-view-colours = Colours
    .by = seat
    .of = colour
windward-view-first = First player
    .of = seat
windward-view-naturalist = The Naturalist
    .of = seat
windward-view-round = Round
windward-view-wind = The wind blows
    .of = wind
windward-view-active = In turn
    .of = seat
windward-view-course = This turn
windward-view-ships = Ships
    .by = seat
windward-view-cresters = Cresters
windward-view-lying = Lying on the planet
    .by = space
windward-view-greys = Grey cresters in stock
windward-view-reds = Red cresters in stock
windward-view-tops = Top cards of the stacks
    .of = card
windward-view-stacks = Cards in the stacks
windward-view-discards = Cards discarded
windward-view-crew = Crew
    .by = crew
    .of = crew
windward-view-achievements = Achievements
windward-view-battle = Battle
windward-view-lives = Lives of the captains
windward-view-white_lives = Lives of the Great White Crester
windward-view-corner = Corner of the Great White Crester
    .of = space
windward-view-trades = Offers of trade
windward-view-trigger = Last turns, begun by
    .of = seat
windward-view-laps = Extra laps
windward-view-hand = Your cards
    .of = card
windward-view-hands = All cards
    .by = seat
    .of = card
windward-view-reach = Within reach
windward-view-night = The coming night
windward-view-verdict = Decided by rule

## Inside these

windward-view-space = space
    .of = space
windward-view-morale = morale
windward-view-gas = gas
windward-view-gas_slots = room for gas
windward-view-cannons = cannons
windward-view-cannon_slots = room for cannons
windward-view-boat_speed = longboat speed
windward-view-boats = longboats
windward-view-hold = hold
windward-view-cards = cards
windward-view-known = known cards
    .of = card
windward-view-kind = kind
    .of = fighter
windward-view-tagged = tagged
windward-view-towing = towing
windward-view-speed = speed
windward-view-mates = mates free
windward-view-covered = orders given
    .of = order
windward-view-way = way
    .of = space
windward-view-fought = fought at
    .of = space
windward-view-attacker = attacker
windward-view-defender = defender
windward-view-strength = dice
windward-view-hits = hits
windward-view-step = step
    .of = step
windward-view-card = card
    .of = achievement
windward-view-scored = scored by
    .of = seat
windward-view-number = number
windward-view-to = to
    .of = seat
windward-view-give = gives
    .of = card
windward-view-ask = asks for
    .of = card
windward-view-seat = captain
    .of = seat
windward-view-grey = grey cresters
windward-view-red = red cresters
windward-view-grey_tooth = grey teeth
windward-view-red_tooth = red teeth
windward-view-token = “+2 hits” tokens
windward-view-red_speed = red cresters move
windward-view-white_speed = the Great White Crester moves
windward-view-ways = ways of the cresters
    .of = space
windward-view-danger = where a red crester comes to
    .of = space
windward-view-white_danger = where the Great White Crester comes to
    .of = space
windward-view-far = steps from the Great White Crester
    .by = seat

## The board: aboard

windward-aboard-ship = Your ship
windward-aboard-values = Values of your ship
windward-aboard-speed = { $now ->
    [0] No speed left
    [one] One speed left
   *[other] { $now } speed left
}
    .does = Four each turn. A step with the wind costs none.
    .name = speed
    .rule = WW-59
windward-aboard-morale = Morale, { $now } of 4
    .does = A beaten crester gives as much gas as your morale. Below one the ship is lost.
    .name = morale
    .rule = WW-37
windward-aboard-gas = Gas, { $now } of { $room }
    .does = Spent in port. Two more slots with a Purser or a Gas Worker.
    .name = gas
    .rule = WW-29
windward-aboard-cannons = Cannons, { $now } of { $room }
    .does = Each one fired adds a die. Two more slots with a Marine or a Sergeant.
    .name = cannons
    .rule = WW-127
windward-aboard-boat_speed = Longboat speed, { $now } of 8
    .does = An order adds four, and what is not rowed stays for later turns.
    .name = boats
    .rule = WW-66
windward-aboard-boats = { $out ->
    [0] { $aboard ->
        [one] One longboat aboard.
       *[other] { $aboard } longboats aboard.
    }
    [one] { $aboard ->
        [0] The longboat is out.
       *[other] One longboat aboard, one out.
    }
   *[other] Both longboats are out.
} What you do not row stays for later turns.
windward-aboard-hold = Hold
    .crester = room for one beaten crester
    .teeth = teeth and “+2 hits”, any number
    .does = With a beaten crester aboard you cannot enter port.
    .rule = WW-32
windward-aboard-held = { $number ->
    [one] { $item }
   *[other] { $item } × { $number }
}
windward-aboard-orders = Orders
windward-aboard-in-sky = In the sky
windward-aboard-in-port = In port
windward-aboard-order-drop_longboat = Drop longboat
    .does = onto your space, if nothing else is there
windward-aboard-order-longboat_speed = Longboat +4
    .does = up to 8
windward-aboard-order-ship_speed = Speed +1
    .does = for this turn
windward-aboard-order-process_crester = Process
    .does = a tooth, and as much gas as your morale
windward-aboard-order-research_crester = Research
    .does = a tagged crester, and gas for your morale
windward-aboard-order-take_supplies = Take supplies
    .does = up to three cards
windward-aboard-order-morale = Morale +1
    .does = up to 4
windward-aboard-order-fill_cannon = Fill a cannon
    .does = one into a free slot
windward-aboard-order-hire_crew = Hire crew
    .does = one into a free slot
windward-aboard-mates = { $mates ->
    [0] No mate is free.
    [one] One mate is free.
   *[other] Both mates are free.
}
windward-aboard-two-mates = Two mates, each order once a turn. Coffee pays for one more.
windward-aboard-coffee = Coffee pays for the next order.
windward-aboard-given = given this turn
windward-aboard-wasted = It is at its highest: nothing would be gained. Press again to do it all the same.
    .rule = WW-R37
windward-aboard-card-fuel = speed +1
    .rule = WW-106
windward-aboard-card-harpoon = +2 hits
    .rule = WW-107
windward-aboard-card-coffee = one more order
    .rule = WW-108
windward-aboard-card-deadweight = into a drift
    .rule = WW-109
windward-aboard-card-aerogenerator = turns the wind
    .rule = WW-111
windward-aboard-card-bait = a grey crester
    .rule = WW-112
windward-aboard-card-false_flag = calls off a battle
    .rule = WW-113
windward-aboard-crew = Crew
    .rule = WW-94
windward-aboard-crew-purser = +2 gas slots, one more card in hand
    .rule = WW-115
windward-aboard-crew-gas_worker = +2 gas slots, +1 gas for each crester
    .rule = WW-116
windward-aboard-crew-marine = +2 cannon slots, +2 hits against red cresters
    .rule = WW-117
windward-aboard-crew-sergeant = +2 cannon slots, +1 die when your ship attacks
    .rule = WW-118
windward-aboard-crew-harpooner = second longboat, +1 die in longboat battles
    .rule = WW-119
windward-aboard-crew-coxswain = second longboat, +1 longboat speed each turn
    .rule = WW-120
windward-aboard-slot-stores = Stores
    .free = Stores, free
    .has = Stores: { $crew }
windward-aboard-slot-guns = Guns
    .free = Guns, free
    .has = Guns: { $crew }
windward-aboard-slot-boats = Boats
    .free = Boats, free
    .has = Boats: { $crew }
windward-aboard-or = or
windward-aboard-take = Here, to take aboard
windward-aboard-take-it = Take it
windward-aboard-take-one = One
windward-aboard-take-all = { $number ->
    [2] Take both
   *[other] Take all { $number }
}
windward-aboard-leave = In the hold
windward-aboard-leave-it = Put it down here
windward-aboard-leave-one = Leave one
windward-aboard-leave-all = { $number ->
    [2] Leave both
   *[other] Leave all { $number }
}
windward-aboard-boat = Longboat at { NAME($space, of: "space") }: { $speed ->
    [one] one step
   *[other] { $speed } steps
}
windward-aboard-foe = A battle begins there. Press again to row into it.
windward-aboard-wind-now = blows now
windward-aboard-no-cards = No cards in hand.
windward-aboard-cards = { $number ->
    [0] No cards
    [one] One card
   *[other] { $number } cards
}
windward-aboard-my-ship = My ship
windward-aboard-claim = Claim { $card }
windward-aboard-title = { WHO($seat) ->
    [you] Your ship.
   *[other] { SEAT($seat) }’s ship.
}
windward-aboard-part-ship = Ship
windward-aboard-part-orders = Orders
windward-aboard-part-crew = Crew
windward-aboard-part-hand = Hand { $number }
windward-aboard-tap = Tap a line for its rule.
windward-aboard-hand = Hand, { $number } of { $limit }
windward-aboard-unseen = { $number ->
    [one] One card is hidden.
   *[other] { $number } cards are hidden.
}
windward-aboard-end = End turn
windward-aboard-end-now = End the turn
windward-aboard-not-yet = Not yet
windward-aboard-unused = Left unused: { $what }.
windward-aboard-left-speed = { $number } speed
windward-aboard-left-mates = { $number ->
    [one] one mate
   *[other] both mates
}
windward-aboard-left-gas = { $number } gas
windward-aboard-night-sky = A night in the sky costs a card or one morale.
windward-aboard-night-port = Resting in port is safe, and brings one morale.
windward-aboard-night-solo = A night in port loses the game.

## The board: in port

windward-quay-mate = a mate, once
    .rule = WW-78
windward-quay-gas = or gas
    .rule = WW-97
windward-quay-price = { $gas } gas
windward-quay-coffee = It spends your Coffee card.
windward-quay-once = A mate does it once a turn, for nothing. Gas buys it as often as you like.
    .rule = WW-101
windward-quay-supplies = Take supplies
    .does = { $room ->
        [0] no room: you hold { $cards } of { $limit }
        [one] one card; you hold { $cards } of { $limit }
       *[other] { $room } cards; you hold { $cards } of { $limit }
    }
windward-quay-rum = Rum
    .does = morale { $morale } to { $better }
windward-quay-cannon = Fill a cannon
    .does = { $cannons } to { $more }, of { $slots }
windward-quay-hire = Hire crew
    .does = { $free ->
        [0] no slot is free
        [one] one slot is free
       *[other] { $free } slots are free
    }
windward-quay-notoriety = Notoriety
    .does = { $points } to { $next }
windward-quay-planet = Look at the planet
windward-quay-back = Back to the quay
windward-quay-crew = Crew on the quay
windward-quay-left = { $number } left
windward-quay-hire-now = { $pay ->
    [gas] Hire the { $crew } for two gas
    [coffee] Hire the { $crew } by Coffee
   *[mate] Hire the { $crew } by a mate
}
windward-quay-stacks = Supplies, three stacks
windward-quay-stack = { $number ->
    [one] one card
   *[other] { $number } cards
}
windward-quay-tooth-grey = { $number ->
    [one] A grey tooth
   *[other] { $number } grey teeth
}
    .does = three gas each; { $room ->
        [0] no slot is free
        [one] one slot is free
       *[other] { $room } slots are free
    }
windward-quay-tooth-red = { $number ->
    [one] A red tooth
   *[other] { $number } red teeth
}
    .does = four gas each; { $room ->
        [0] no slot is free
        [one] one slot is free
       *[other] { $room } slots are free
    }
windward-quay-trade = Trade one

## The board: planet

windward-board-planet = The planet Celus
windward-board-at = { $mode ->
    [solo] Alone, turn { $round }
    [coop] Together, round { $round }
   *[other] Windward, round { $round }
}
windward-board-turn-wind = Your turn, { $name }. The wind takes you { NAME($wind, of: "wind") } for free.
windward-board-turn-plan = Your turn, { $name }: { $speed ->
    [0] no speed
    [one] one speed
   *[other] { $speed } speed
}, { $mates ->
    [0] no mate
    [one] one mate
   *[other] two mates
}, and a plan.
windward-board-turn-port = { $gas ->
    [0] In port. Any way out costs one speed.
   *[other] In port. Now spend your gas.
}
windward-board-turn-line = Your turn, { $name }. End it outside the white line.
windward-board-turn-alone = { $left ->
    [0] Only the Great White Crester is left. Tonight it comes for you.
    [one] One red crester left. Tonight it comes for you.
   *[other] { $left } red cresters left. Tonight all of them come for you.
}
windward-board-turn-over = All is sailed and done. End your turn, and night falls.
windward-board-rose = The wind blows { NAME($wind, of: "wind") }
windward-board-free = { NAME($wind, of: "wind") } is free
windward-board-shut = Shut until the wind turns: { NAME($wind, of: "upwind") }.
    .rule = WW-52
windward-board-sailing = Sailing
windward-board-tap = Tap a space to see the way, and again to sail it.
windward-board-way = { $spaces ->
    [one] One space
   *[other] { $spaces } spaces
} { $cost ->
    [0] for nothing
    [one] for one speed
   *[other] for { $cost } speed
}
windward-board-carried = { $free ->
    [0] The wind does not help you there.
    [one] { $spaces ->
        [one] The wind carries you there.
       *[other] One of them goes with the wind.
    }
   *[other] { $free } of them go with the wind.
}
windward-board-stops = You stop one space before: { $who }. Nothing begins until you say so.
windward-board-next-to = Next to you: { $who }.
windward-board-attack = Attack
windward-board-sail = { $cost ->
    [0] Sail here for free
    [one] Sail here for one
   *[other] Sail here for { $cost }
}
windward-board-sail-near = { $cost ->
    [0] Sail up to it for free
    [one] Sail up to it for one
   *[other] Sail up to it for { $cost }
}
windward-board-not-there = Not there
windward-board-follow = Follow my plan
windward-board-undo = Undo: { $what }
windward-board-undo-way = { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}
windward-board-list = Spaces as a list
windward-board-jump = jump
windward-board-ship = { WHO($seat) ->
    [you] your ship
   *[other] { SEAT($seat) }’s ship
}
windward-board-boat = { WHO($seat) ->
    [you] your longboat
   *[other] { SEAT($seat) }’s longboat
}
windward-board-here = You are here.
windward-board-far = Out of reach.
windward-board-price = { $cost ->
    [0] Free with the wind.
    [one] One speed.
   *[other] { $cost } speed.
}
windward-board-battle = Entering is a battle.
windward-board-left = { $speed ->
    [0] No speed left.
    [one] One speed left.
   *[other] { $speed } speed left.
}
windward-board-hunted = If you stay there tonight, a crester reaches you.
windward-board-hunted-here = If you stay here tonight, a crester reaches you.
windward-board-quiet = The night is quiet there.
windward-board-plan-gone = Your plan no longer holds.
windward-board-keys = Keys of the planet
windward-board-key-sail = sail that way
windward-board-key-walk = walk the spaces
windward-board-key-enter = show the way, then sail it
windward-board-key-drop = drop the way
windward-board-key-undo = undo
windward-board-key-places = to the spaces as a list
windward-board-key-wind = hear the wind and your speed
windward-board-key-end = to the end of the turn
windward-board-key-home = back to your ship
windward-board-key-zoom = nearer, farther
windward-terrain-open = open sky
windward-terrain-drift = drift
windward-terrain-feeding = feeding ground
windward-terrain-gas = gas pocket
windward-terrain-zephyr = Zephyr
windward-terrain-corner = the way around the planet
windward-terrain-port = the Trading Post

## The board: battles

windward-board-captain = { WHO($seat) ->
    [you] You
   *[other] { SEAT($seat) }
}
windward-board-doing = { $role ->
    [attacker] { WHO($seat) ->
        [you] attack
       *[other] attacks
    }
   *[defender] { WHO($seat) ->
        [you] defend
       *[other] defends
    }
}{ $cannons ->
    [0] { " " }with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
    [one] , one cannon
   *[other] , { $cannons } cannons
}
    .rule = WW-124
windward-board-strength = strength { $strength }{ $roller ->
    [none] { "" }
   *[other] ; { WHO($roller) ->
        [you] you roll
       *[other] { SEAT($roller) } rolls
    }
}
    .rule = WW-124
windward-board-dice = Dice: { $faces }
windward-board-made-of = { $dice } on the dice{ $marine ->
    [0] { "" }
   *[other] , { $marine } from the Marine
}{ $added ->
    [0] { "" }
   *[other] , { $added } added
}
    .rule = WW-133
windward-board-morale = morale { $morale }
    .rule = WW-140
windward-board-no-cards = a crester plays no cards
    .rule = WW-126
windward-board-ten = Of ten such rolls: { $win } won, { $tie } tied, { $lose } lost
windward-board-ten-means = Ten windows are ten such rolls. Lit: you win. Barred: a tie. Dark: you lose.{ $harpoons ->
    [0] { $tokens ->
        [0] { "" }
        [one] { " " }The small row is with your token.
       *[other] { " " }The small row is with your { $tokens } tokens.
    }
    [one] { $tokens ->
        [0] { " " }The small row is with your Harpoon.
        [one] { " " }The small row is with your Harpoon and token.
       *[other] { " " }The small row is with your Harpoon and { $tokens } tokens.
    }
   *[other] { $tokens ->
        [0] { " " }The small row is with your { $harpoons } Harpoons.
        [one] { " " }The small row is with your { $harpoons } Harpoons and a token.
       *[other] { " " }The small row is with your { $harpoons } Harpoons and { $tokens } tokens.
    }
}
windward-board-odds = Your odds
windward-board-odds-dice = { $dice } dice against { $against }{ $marine ->
    [0] { "" }
   *[other] , and { $marine } hits from the Marine
}
windward-board-odds-added = { $harpoons ->
    [0] { $tokens ->
        [one] with your token
       *[other] with your { $tokens } tokens
    }
    [one] { $tokens ->
        [0] with your Harpoon
        [one] with your Harpoon and token
       *[other] with your Harpoon and { $tokens } tokens
    }
   *[other] { $tokens ->
        [0] with your { $harpoons } Harpoons
        [one] with your { $harpoons } Harpoons and a token
       *[other] with your { $harpoons } Harpoons and { $tokens } tokens
    }
}
windward-board-odds-guns = { $guns ->
    [one] if { SEAT($seat) } fires a cannon
   *[other] if { SEAT($seat) } fires { $guns } cannons
}
windward-board-odds-bare = without a cannon
windward-board-cannons = { $cannons ->
    [0] No cannon
    [one] One cannon
    [2] Two cannons
    [3] Three cannons
    [4] Four cannons
    [5] Five cannons
   *[other] { $cannons } cannons
}
windward-board-with-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
windward-board-fire = { $cannons ->
    [0] Fire no cannon
    [one] Fire one cannon
    [2] Fire two cannons
    [3] Fire three cannons
    [4] Fire four cannons
    [5] Fire five cannons
   *[other] Fire { $cannons } cannons
}
windward-board-stake = { $morale ->
    [one] If you lose, your ship is lost.
   *[other] Lose by { $morale } or more, and your ship is lost.
}{ $safe ->
    [yes] { " " }With that many dice it cannot happen by the dice alone.
   *[no] { "" }
}
    .rule = WW-142
windward-board-may-add = { SEATS($seat) } may still add { $what }.
    .rule = WW-R51
windward-board-some-cannons = { $cannons ->
    [one] a cannon
   *[other] { $cannons } cannons
}
windward-board-some-tokens = { $tokens ->
    [one] a “+2 hits” token
   *[other] { $tokens } “+2 hits” tokens
}
windward-board-some-cards = { $cards ->
    [one] what one card holds
   *[other] what { $cards } cards hold
}
windward-board-you-last = You answer last.
windward-board-add = What you add
windward-board-adding = { $added ->
    [0] Add nothing
   *[other] Add { $harpoons ->
        [0] { $tokens ->
            [one] a token
           *[other] { $tokens } tokens
        }
        [one] a Harpoon{ $tokens ->
            [0] { "" }
            [one] { " " }and a token
           *[other] { " " }and { $tokens } tokens
        }
       *[other] { $harpoons } Harpoons{ $tokens ->
            [0] { "" }
            [one] { " " }and a token
           *[other] { " " }and { $tokens } tokens
        }
    }
}
windward-board-score = { $hits } to { $against }{ $end ->
    [win] : you win.
    [tie] : a tie.
   *[lose] : you lose.
}
windward-board-if-nothing = Then it is up to { SEAT($seat) }.
windward-board-end-win-red-hold = The crester goes into your hold.
    .rule = WW-150
windward-board-end-win-red-space = Your hold is full, so the crester stays on its space.
    .rule = WW-151
windward-board-end-win-grey = Your longboat takes the crester in tow.
    .rule = WW-146
windward-board-end-win-white-life = The Great White Crester loses a life.
    .rule = WW-226
windward-board-end-win-white-end = The voyage is won.
    .rule = WW-203
windward-board-end-win-white = The Great White Crester is gone, and you gain 6 notoriety.
    .rule = WW-233
windward-board-end-win-boat = Their longboat goes home.
    .rule = WW-143
windward-board-end-win-ship = Their ship loses { $by } morale.
    .rule = WW-140
windward-board-end-win-ship-lost = Their ship is lost, and half its hold is yours.
    .rule = WW-155
windward-board-end-tie-back = You go back one space, take a “+2 hits” token, and this battle is closed for the turn.
    .rule = WW-137
windward-board-end-tie-crester-back = The crester goes back where it came from.
    .rule = WW-R58
windward-board-end-tie-foe-back = They go back, and each of you takes a “+2 hits” token.
    .rule = WW-137
windward-board-end-lose-boat = Your longboat comes home, and you take a “+2 hits” token.
    .rule = WW-143
windward-board-end-lose-ship = You lose { $by } morale and take a “+2 hits” token.
    .rule = WW-140
windward-board-end-lose-lost-to-crester = Your ship is lost: it wakes up in port, and what was in the hold stays here.
    .rule = WW-154
windward-board-end-lose-lost = Your ship is lost: it wakes up in port, and half the hold goes to the winner.
    .rule = WW-155
windward-board-harpoons-first = Harpoons before tokens
windward-board-boost = { $added ->
    [0] { $end ->
        [win] Add nothing and win
        [tie] Add nothing and tie
        [lose] Add nothing and lose
       *[open] Add nothing
    }
   *[other] { $end ->
        [win] Add { $hits } hits and win
        [tie] Add { $hits } hits for a tie
        [lose] Add { $hits } hits and lose by less
       *[open] Add { $hits } hits
    }
}
windward-board-usual = Add the fewest that win, unasked, until my turn
windward-board-why-end = { $end ->
    [win] What a win brings.
    [tie] What a tie brings.
   *[lose] What a loss brings.
}
windward-board-flag-now = You are under attack by { SEAT($seat) }. Play False Flag?
windward-board-flag-show = Show a False Flag
windward-board-flag-shown = No battle, and none this turn with { SEAT($seat) }, whose piece goes back.
windward-board-flag-fight = Let them come
windward-board-flag-kept = You keep the card and fight.
windward-board-flag-none = You have no False Flag: you fight.
windward-board-flag-secret = { $has ->
    [yes] Nobody learns that you have one unless you show it.
   *[no] You are asked all the same, so that nobody learns who has one.
}
    .rule = WW-113
windward-board-ever = Until my turn, without asking me
windward-board-standing = Standing orders
windward-board-order = { $answer ->
    [raise-flag] When another captain attacks, you show a False Flag if you have one.
    [pass] When another captain attacks, you fight and show no False Flag.
   *[usual] After the dice you add the fewest hits that win.
}
windward-board-ask-again = Ask me again
windward-board-hold-open = The hold lies open
windward-board-half = { $number ->
    [one] Choose one thing: half the hold is yours.
   *[other] Choose { $number } things: half the hold is yours.
} { $chosen ->
    [0] You have chosen nothing yet.
    [one] You have chosen one.
   *[other] You have chosen { $chosen }.
}
    .rule = WW-155
windward-board-take = { $number ->
    [one] Take it
   *[other] Take these { $number }
}
windward-board-place-any = You may choose any of { $spaces } spaces; { $safe ->
    [0] from each of them it reaches you tonight.
    [one] from one of them it does not reach you tonight.
   *[other] from { $safe } of them it does not reach you tonight.
}
windward-board-put = Put it here
windward-board-why-place-red = Whoever beats a red crester places the next one at once.
    .rule = WW-152
windward-board-why-place-white = It may come to any free corner.
    .rule = WW-R88
windward-comes = { $steps ->
    [0] There is no way from here to you.
   *[other] { $steps ->
        [one] One step away from you.
       *[other] { $steps } steps away from you.
    } { $left ->
        [0] Tonight it reaches you.
        [one] Tonight it stays one step short of you.
       *[other] Tonight it stays { $left } steps short of you.
    }
}

## The book

windward-page = Round { $round }, the wind blowing { NAME($wind, of: "wind") }
windward-leg = { $steps ->
    [0] { SEATS($seat) } stayed at { NAME($to, of: "space") }.
    [one] { SEATS($seat) } sailed one space, from { NAME($start, of: "space") } to { NAME($to, of: "space") }.
   *[other] { SEATS($seat) } sailed { $steps } spaces, from { NAME($start, of: "space") } to { NAME($to, of: "space") }.
}
windward-deed-gas = { SEATS($seat) } took { $number } gas at { NAME($space, of: "space") }.
windward-deed-towed = { WHO($seat) ->
    [you] Your longboat
   *[other] { SEAT($seat) }’s longboat
} took a grey crester in tow at { NAME($space, of: "space") }.
windward-deed-caught = { SEATS($seat) } took a { $foe ->
    [grey] grey
   *[red] red
} crester aboard at { NAME($space, of: "space") }.
windward-deed-tagged = { SEATS($seat) } tagged a { $foe ->
    [grey] grey
   *[red] red
} crester and set it free at { NAME($space, of: "space") }.
windward-deed-won = { SEATS($seat) } beat { $foe ->
    [ship] { WHO($against) ->
        [you] you
       *[other] { SEAT($against) }
    }
    [longboat] { WHO($against) ->
        [you] your longboat
       *[other] { SEAT($against) }’s longboat
    }
    [grey] a grey crester
    [white] the Great White Crester
   *[red] a red crester
} at { NAME($space, of: "space") }, { $number } to { $other }.
windward-deed-drawn = { SEATS($seat) } and { $foe ->
    [ship] { WHO($against) ->
        [you] you
       *[other] { SEAT($against) }
    }
    [longboat] { WHO($against) ->
        [you] your longboat
       *[other] { SEAT($against) }’s longboat
    }
    [grey] a grey crester
    [white] the Great White Crester
   *[red] a red crester
} fought to a tie at { NAME($space, of: "space") }, { $number } all.
windward-deed-lost = { SEATS($seat) } lost to { $foe ->
    [ship] { WHO($against) ->
        [you] you
       *[other] { SEAT($against) }
    }
    [longboat] { WHO($against) ->
        [you] your longboat
       *[other] { SEAT($against) }’s longboat
    }
    [grey] a grey crester
    [white] the Great White Crester
   *[red] a red crester
} at { NAME($space, of: "space") }, { $number } to { $other }.
windward-deed-plundered = { SEATS($seat) } plundered { WHO($against) ->
    [you] your hold
   *[other] { SEAT($against) }’s hold
} at { NAME($space, of: "space") }.
windward-deed-sunk = { WHO($against) ->
    [you] Your ship
   *[other] { SEAT($against) }’s ship
} was lost at { NAME($space, of: "space") }.
windward-deed-starved = { SEATS($seat) } had no morale left at { NAME($space, of: "space") }.
windward-deed-teeth = { SEATS($seat) } brought { $number ->
    [0] { $other ->
        [one] a red tooth
       *[other] { $other } red teeth
    }
    [one] a grey tooth{ $other ->
        [0] { "" }
        [one] { " " }and a red one
       *[other] { " " }and { $other } red ones
    }
   *[other] { $number } grey teeth{ $other ->
        [0] { "" }
        [one] { " " }and a red one
       *[other] { " " }and { $other } red ones
    }
} home to the Trading Post.
windward-deed-night = { SEATS($seat) } spent the night in the sky at { NAME($space, of: "space") }.
windward-deed-white = { SEATS($seat) } beat the Great White Crester at { NAME($space, of: "space") }.
windward-deed-flag = { WHO($against) ->
    [you] You
   *[other] { SEAT($against) }
} showed a False Flag at { NAME($space, of: "space") }.
windward-chart = The chart of the voyage
windward-planet = Celus
windward-chart-so-far = The voyage is not over yet.
windward-chart-won = { SEATS($seats) } won with { $score } notoriety.
windward-chart-had = { SEATS($seat) } had { $score }.
windward-voyage = { $rounds ->
    [one] One round over the gas planet. The moment to remember:
   *[other] { $rounds } rounds over the gas planet. The moment to remember came in round { $best }:
}
windward-quiet = Nothing stirred but the wind.
windward-costly = It cost { WHO($against) ->
    [you] you your ship
   *[other] { SEAT($against) } the ship
}.
windward-close = One hit decided it.
windward-captain = { SEATS($seat) } sailed { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} and spent { $nights ->
    [0] no night
    [one] one night
   *[other] { $nights } nights
} in the sky.
windward-captain-deeds = { $fights ->
    [0] No battle was fought
    [one] { $won ->
        [0] The only battle was not won
       *[other] The only battle was won
    }
   *[other] { $won ->
        [0] None of { $fights } battles was won
        [one] One of { $fights } battles was won
       *[other] { $won } of { $fights } battles were won
    }
}, and { $teeth ->
    [0] no tooth
    [one] one tooth
   *[other] { $teeth } teeth
} came home.
windward-rose = Round { $round }: the wind blew { NAME($wind, of: "wind") }.
windward-numbers = Numbers on the tracks are the rounds that ended there.
windward-sign-port = the Trading Post
windward-sign-drift = drift
windward-sign-zephyr = zephyr
windward-sign-gas = gas pocket
windward-sign-feeding = feeding ground
windward-sign-corner = around the planet
windward-sign-grey = a grey crester caught
windward-sign-red = a red crester caught
windward-sign-tagged = a crester tagged
windward-sign-battle = a battle
windward-sign-white = the Great White Crester beaten
windward-sign-lost = a ship lost
windward-book-by = sailed by { $names }
windward-book-page-of = Page { $page } of { $pages }
windward-book-colophon = Who sailed this voyage
windward-book-told-on = Sailed on { $date }.
windward-book-told-on-in = Sailed on { $date }, in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.

## The board: nights, catch, company

windward-board-around-race = The race for notoriety
windward-board-around-last-turns = { $laps ->
    [0] { WHO($seat) ->
        [you] Fifteen is reached, in your turn: everybody else sails once more.
       *[other] Fifteen is reached, in { SEAT($seat) }’s turn: everybody else sails once more.
    }
   *[other] The leaders are tied: everybody sails once more.
}
    .rule = WW-180
windward-board-around-tab-next = Next to you
windward-board-around-tab-places = Places in reach
windward-board-around-tab-captains = Captains
windward-board-around-no-places = Nothing but open sky in reach.
windward-board-around-danger = A crester comes here tonight.
windward-board-around-cost = { $cost ->
    [0] free
   *[other] { $cost } speed
}
windward-board-around-captain = { WHO($seat) ->
    [you] You
   *[other] { SEAT($seat) }
}{ $naturalist ->
    [yes] , the Naturalist
   *[no] { "" }
}
windward-board-around-values = Morale { $morale }, gas { $gas }, { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
windward-board-around-hold = In the hold: { $hold }.
windward-board-around-round = Round { $round }. { WHO($seat) ->
    [you] You rolled, and the wind turns.
   *[other] { SEAT($seat) } rolled, and the wind turns.
}
windward-board-around-again = Sailing { NAME($wind, of: "wind") } costs one again.
    .rule = WW-178
windward-board-rest-night = The night
windward-board-rest-pay = Give up a card, or one morale.
windward-board-rest-unseen = Nobody sees which card.
windward-board-rest-comes = { $kind ->
    [white] The Great White Crester
   *[red] The red crester
} of { NAME($from, of: "space") } comes { $steps ->
    [one] one space
   *[other] { $steps } spaces
} and { $reaches ->
    [yes] reaches { WHO($seat) ->
        [you] you: a battle.
       *[other] { SEAT($seat) }: a battle.
    }
   *[no] stays short of { WHO($seat) ->
        [you] you.
       *[other] { SEAT($seat) }.
    }
}
    .rule = WW-176
windward-board-rest-others = { $number ->
    [one] One more red crester comes { $steps } spaces and stays short of you.
   *[other] { $number } more red cresters come { $steps } spaces and stay short of you.
}
windward-board-rest-quiet = No crester comes. A quiet night.
windward-board-rest-fame = One notoriety for a night in the sky: { $points } in all.
    .rule = WW-170
windward-board-rest-morale = Morale
windward-board-rest-falls = { $old } to { $new }
windward-board-rest-starves = Without morale your ship is lost tonight.
    .rule = WW-168
windward-board-rest-give = Give up { NAME($card, of: "card") }
windward-board-rest-stands = After this the turn is over and cannot be taken back.
windward-board-rest-on-you = where you are
windward-board-rest-end-here = It ends here
windward-board-rest-this-first = This one moves first
windward-board-lost = Your ship is lost
windward-board-lost-then = You begin again in port with morale { $morale } and a “+2 hits” token. Crew, gas, cannons and cards are still yours{ $mode ->
    [coop] , but a life of the captains is gone.
   *[other] .
}
    .rule = WW-160
windward-board-catch = { $kind ->
    [grey] A grey crester in your hold
   *[red] A red crester in your hold
}
windward-board-catch-tooth = { $kind ->
    [grey] One order makes it a grey tooth
   *[red] One order makes it a red tooth
}
windward-board-catch-gas = And { $morale } gas, for your morale; { $room ->
    [0] no slot is free.
    [one] one slot is free.
   *[other] { $room } slots are free.
}
windward-board-catch-port = While it is in your hold, the port is closed to you.
    .rule = WW-62
windward-board-catch-process = { $pay ->
    [coffee] Process it, for a Coffee
   *[mate] Process it, with a mate
}

windward-board-danger = Steps from the Great White Crester. After every turn it moves { $speed }.
    .rule = WW-210
windward-board-danger-steps = { WHO($seat) ->
    [you] You
   *[other] { SEAT($seat) }
}: { $steps }.
windward-board-danger-reached = reached tonight
windward-board-danger-safe = safe
windward-board-together = Together
windward-board-together-ours = Our lives: { $lives }
windward-board-together-its = Its lives: { $lives }
windward-board-together-gone = { $known ->
    [yes] The Great White Crester is off the planet. After this turn it comes back at { NAME($space, of: "space") }.
   *[no] The Great White Crester is off the planet, and will be back.
}
windward-board-alone = { $left ->
    [0] { $white ->
        [yes] Beat the Great White Crester, and you have won
       *[no] All red cresters are beaten
    }
    [one] One red crester left, then the white one
   *[other] { $left } red cresters left, then the white one
}
windward-board-alone-speed = Red cresters come { $speed } spaces tonight{ $more ->
    [0] .
   *[other] : { $base }, and one for each that you have beaten.
}
    .rule = WW-193
windward-board-alone-port = A night in port loses the game. So does a lost ship.
    .rule = WW-190
windward-board-alone-tonight = { $reaching ->
    [0] Here none reaches you tonight
    [one] Here one reaches you tonight
   *[other] Here { $reaching } reach you tonight
}
windward-board-trade = Trade cards
    .rule = WW-R95
windward-board-trade-nothing = nothing
windward-board-trade-with = With whom
windward-board-trade-give = You give
windward-board-trade-ask = { SEAT($seat) } gives
windward-board-trade-how = Press the cards that change hands; both hands must have room for them.
windward-board-trade-decline = Decline every offer until my turn
windward-board-trade-declining = Every offer to trade is declined until your turn.
windward-board-trade-said = To { SEAT($to) }: { $give }. To you: { $ask }.
windward-board-trade-open = { WHO($seat) ->
    [you] You offer { SEAT($to) } { $give } for { $ask }.
   *[other] { SEAT($seat) } offers you { $give } for { $ask }.
}
windward-board-waiting = { SEAT($seat) }’s turn
windward-board-waiting-plan = Your plan: { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} for { $cost ->
    [0] nothing
   *[other] { $cost } speed
}
windward-board-waiting-clear = Clear the plan
windward-board-waiting-next = You are next
windward-board-waiting-later = You sail later this round
windward-board-waiting-how = Tap a space to lay your plan. It is drawn in dots, and kept for your turn.
windward-board-waiting-safe = In port nobody can attack you.
windward-board-waiting-attack = If { SEAT($seat) } attacks you
windward-board-waiting-cannons = { $number ->
    [one] 1 cannon
   *[other] { $number } cannons
}
    .note = one die each
windward-board-waiting-tokens = { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
    .note = two hits each
windward-board-waiting-decline = Fight without a False Flag, unasked, until my turn
windward-board-ahead = The wind turns before you sail
windward-board-ahead-how = Tap a space to lay your plan, and see what it costs in each of the others.
windward-board-ahead-plan = Your plan: { NAME($space, of: "space") } for { $spread ->
    [0] { $least ->
        [0] nothing
       *[other] { $least } speed
    }
   *[other] { $least } to { $most } speed
}
windward-board-ahead-never = The next wind may be any but { NAME($wind, of: "wind") }.
    .rule = WW-178
windward-board-ahead-press = Press a wind to see the way.
windward-board-ahead-pays = { $how ->
    [speed] speed
    [fuel] with Fuel
    [more] more than 4
   *[none] no way
}
windward-board-ahead-range = { $spread ->
    [0] { $least ->
        [0] Free with the wind.
        [one] One speed.
       *[other] { $least } speed.
    }
   *[other] { $least } to { $most } speed, by the next wind.
}
windward-board-ahead-cost = { $spread ->
    [0] { $least ->
        [0] free
       *[other] { $least } speed
    }
   *[other] { $least } to { $most }
}
windward-board-waiting-bare = Only your dice
windward-duel = Both ships
windward-duel-morale = morale
windward-duel-cannons = cannons
windward-duel-gas = gas
windward-duel-hold = in the hold
windward-duel-cards = cards
    .rule = WW-38
windward-duel-of = { $now } of { $room }
windward-duel-empty = nothing
windward-duel-last-turn = Whoever reaches fifteen gives the other one last turn.
    .rule = WW-180
windward-duel-last-round = The round in which fifteen is reached is sailed to its end.
    .rule = WW-R83
windward-board-feats-later = Not now
windward-board-feats = The first to earn one scores more.
    .rule = WW-251
windward-board-feat-full_complement = three crew aboard: 2, then 1
windward-board-feat-broadside = five cannons loaded: 2, then 1
windward-board-feat-full_tanks = six gas aboard: 2, then 1
windward-board-feat-high_spirits = rest in the sky with morale 4: 2, then 1
windward-board-feat-globe_trotter = four Territories in one turn: 2, then 1
windward-board-feat-long_haul = four nights in a row in the sky: 3, then 2
windward-board-feat-prospector = gas from three different pockets: 3, then 1
windward-board-feat-matched_set = a grey and a red tooth in the hold: 3, then 2
windward-board-feat-bare_knuckle = beat a red crester without a cannon: 3, then 2
windward-board-feat-red_tide = beat two red cresters in one turn: 4, then 2
windward-board-feat-buccaneer = attack a ship and win: 3, then 2
windward-board-feat-boat_duel = your longboat beats a longboat: 3, then 2

## The board: tips of a first game

windward-coach-goal = { $mode ->
    [solo] Beat six red cresters, then the white one. Load cannons first: you throw two dice, they throw five. A night in port loses the game.
    [coop] Take the Great White Crester’s lives before it takes yours. Load cannons first, and end no turn where it reaches you.
    [naturalist] Fifteen notoriety wins. Beat cresters, tag them with an order and set them free: each night in the sky a red one brings three, a grey one two.
   *[other] Fifteen notoriety wins, and teeth bring it: sail out, beat a crester, make a tooth of it, bring it here. Grey is worth three, red four.
}
windward-coach-port = Your two mates do one thing each a turn, for nothing, in port or at sea: keep one to process a catch. Fill cannons first: each is one more die. Then tap a space; its number is its price in speed.
windward-coach-gas = Gas buys these again and again: cannons and morale for the next hunt, crew for good{ $mode ->
    [solo] .
    [coop] .
   *[other] , one notoriety for two gas.
}
windward-coach-sea = Sailing { NAME($wind, of: "wind") } is free, as far as you like; { NAME($wind, of: "upwind") } is shut, and any other step costs one speed. A red frame is a battle.
windward-coach-boat = Only longboats fight grey cresters, one die against one. One order puts a boat out, another gives it speed; tow the catch to your ship.
windward-coach-way = It waves where the wind carries you; a bead costs one speed. Tap the space again to sail there. You can take it back.
windward-coach-fight = More hits win: you throw two dice and one a cannon, a red crester five. Each hit you lose by costs one morale.
windward-coach-night = { $mode ->
    [solo] A night in the sky costs a card or one morale. Give up what you need least: without morale the game is lost.
    [coop] A night in the sky costs a card or one morale. Without morale the ship is lost, and a life with it.
   *[other] A night in the sky brings one notoriety, for a card or one morale. Without morale the ship is lost. A night in port is safe and brings morale.
}
windward-coach-teeth = Bring the teeth to the Trading Post{ $mode ->
    [solo] : there you may trade them for gas.
    [coop] : there you may trade them for gas.
   *[other] : as you enter, they become notoriety. Until then they can be lost with the ship.
}

## The board: the end

windward-end = The end of the voyage
windward-end-last-turns = { WHO($seat) ->
    [you] Fifteen was reached in your turn, in round { $round }, and everybody else sailed once more.
   *[other] Fifteen was reached in { SEAT($seat) }’s turn, in round { $round }, and everybody else sailed once more.
}
    .rule = WW-180
windward-end-last-round = { WHO($seat) ->
    [you] Fifteen was reached in your turn, in round { $round }, and the round was sailed to its end.
   *[other] Fifteen was reached in { SEAT($seat) }’s turn, in round { $round }, and the round was sailed to its end.
}
    .rule = WW-R83
windward-end-laps = { $laps ->
    [one] The leaders were tied, so everybody sailed one lap more.
   *[other] The leaders were tied, so everybody sailed { $laps } laps more.
}
    .rule = WW-R82
windward-end-sailed = { $spaces ->
    [0] never left port
    [one] sailed one space
   *[other] sailed { $spaces } spaces
}, { $lost ->
    [0] never lost the ship
    [one] lost the ship once
   *[other] lost the ship { $lost } times
}
windward-end-points = { $points } notoriety{ $times ->
    [one] { "" }
   *[other] , in { $times } goes
}
windward-end-teeth = { $points } notoriety for { $red ->
    [0] { "" }
    [one] one red tooth{ $grey ->
        [0] { "" }
       *[other] { " and " }
    }
   *[other] { $red } red teeth{ $grey ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $grey ->
    [0] { "" }
    [one] one grey tooth
   *[other] { $grey } grey teeth
}
windward-end-deed-white = { $times ->
    [one] Beat the Great White Crester once
   *[other] Beat the Great White Crester { $times } times
}
windward-end-deed-red = { $times ->
    [one] Beat one red crester
   *[other] Beat { $times } red cresters
}
windward-end-deed-grey = { $times ->
    [one] Beat one grey crester
   *[other] Beat { $times } grey cresters
}
windward-end-deed-nights = { $times ->
    [one] Spent one night in the sky
   *[other] Spent { $times } nights in the sky
}
    .rule = WW-167
windward-end-deed-lost = { $times ->
    [one] Lost the ship once
   *[other] Lost the ship { $times } times
}
windward-end-open = What everybody had in the end
windward-book-ready = Your voyage is now a book, with its chart.
windward-open-book = See the voyage in the book

## Options

windward-option-mode = Game
windward-option-mode-free_for_all = free-for-all
    .about = Each for themselves: whoever reaches 15 notoriety brings on the last turns.
windward-option-mode-head_to_head = head-to-head
    .about = Two captains in one sky, and one of them reaches 15 notoriety first.
windward-option-mode-solo = solo
    .about = Six red cresters, then the white one. A night in port loses the game.
windward-option-mode-coop = co-op, all against the Great White Crester
    .about = One crew of captains, with lives on both sides. It is hard.
windward-option-mode-none = by the number of captains
    .about = One sails alone, two head-to-head, three or more each for themselves.
windward-option-difficulty = How fast the Great White Crester is
    .about = It comes after every turn. The faster it is, the fewer nights are safe.
windward-option-difficulty-easy = easy, 5 spaces
windward-option-difficulty-normal = normal, 6 spaces
windward-option-difficulty-hard = hard, 7 spaces
windward-option-difficulty-impossible = impossible, 8 spaces
windward-option-coop_relief = Help for the captains
    .about = Makes co-op a little kinder.
windward-option-coop_relief-none = none, as in the book
windward-option-coop_relief-head_start = the Great White Crester waits through everybody’s first turn
windward-option-coop_relief-extra_life = one life more
windward-option-coop_relief-both = both
windward-option-planet = Planet
windward-option-planet-large = large
    .about = 126 spaces; red cresters move 3.
windward-option-planet-small = small
    .about = 60 spaces; red cresters move 2, and you meet sooner.
windward-option-tile_order = Territories
    .about = Shuffled, the planet is another one every time.
windward-option-tile_order-random = shuffled
windward-option-tile_order-printed = always in the same order
windward-option-white = The Great White Crester comes at 10 notoriety
    .about = Beating it brings 6 notoriety.
windward-option-naturalist = One captain is the Naturalist
    .about = That captain tags cresters and sets them free, instead of hunting teeth.
windward-option-naturalist_seat = Who is the Naturalist
windward-option-naturalist_seat-random = at random
windward-option-achievements = Two achievements to be earned
    .about = Two goals lie open; the first to meet one scores more.
windward-option-end_game = When somebody has 15 notoriety
windward-option-end_game-final_turns = every other captain has one more turn
windward-option-end_game-finish_round = the round is played to its end
windward-option-tie_lap_limit = Extra laps while the leaders are tied
    .about = After the last of them the leaders share the win.
windward-option-tie_lap_limit-unlimited = as many as it takes
windward-option-round_limit = Rounds at most
    .about = The voyage ends there, whatever the notoriety.
windward-option-rebattle = Fighting the same enemy again in one turn
    .about = A lost battle may otherwise be tried again.
windward-option-rebattle-ties_only = not after a tie
windward-option-rebattle-once = never
windward-option-false_flag = With False Flag cards
    .about = The card calls off a battle before it begins. It is played from a hidden hand.
windward-option-crester_path_ties = Where cresters have equal ways
    .about = Letting the compass decide asks fewer questions.
windward-option-crester_path_ties-lowest_direction = the compass decides
windward-option-crester_path_ties-active_player = the captain in turn decides
windward-option-white_after_battle = The Great White Crester, after a battle in your turn
windward-option-white_after_battle-moves = moves all the same
windward-option-white_after_battle-stays = stays that night
windward-option-coop_white_after_battle = In co-op, the Great White Crester after a battle in your turn
windward-option-coop_white_after_battle-stays = stays that night
windward-option-coop_white_after_battle-moves = moves all the same
windward-option-white_return = When a beaten Great White Crester comes back
windward-option-white_return-after_rest = after the turn
windward-option-white_return-at_once = at once
windward-option-solo_red_after_battle = In solo, a red crester after a battle in your turn
windward-option-solo_red_after_battle-moves = moves all the same
windward-option-solo_red_after_battle-stays = stays that night
windward-option-achievement_claim = Achievements
windward-option-achievement_claim-auto = are claimed at once
windward-option-achievement_claim-ask = are claimed when you like
windward-option-coop_open_hands = In co-op, all cards are open
windward-option-known_cards_helper = Show which cards captains have been seen to take
    .about = Nobody has to remember who took what from the stacks.
windward-option-timers = Clock
    .about = Without a clock nobody is hurried, and nobody is passed over.
windward-option-timers-live = live, 4 minutes a turn and 5 in reserve
windward-option-timers-async = relaxed, two days a turn
windward-option-timers-none = none
windward-option-on_leave = When somebody leaves for good
windward-option-on_leave-bot = the house plays on
windward-option-on_leave-remove = the ship leaves the planet

## Figures of simulated games

windward-figure-lost = turns in which a ship was Lost
windward-figure-rounds = rounds
windward-figure-won-1 = won by the First Player
windward-figure-won-2 = won by the second in turn
windward-figure-won-3 = won by the third in turn
windward-figure-won-4 = won by the fourth in turn
windward-figure-won-5 = won by the fifth in turn

# What is remembered of the voyage.

windward-honour-fighter = Steadiest cannons
windward-honour-fighter-fact = { WHO($seat) ->
    [you] You won { $number ->
        [one] one battle.
       *[other] { $number } battles.
    }
   *[other] { SEAT($seat) } won { $number ->
        [one] one battle.
       *[other] { $number } battles.
    }
}
windward-honour-hunter = Richest catch
windward-honour-hunter-fact = { WHO($seat) ->
    [you] You took { $number ->
        [one] one tooth.
       *[other] { $number } teeth.
    }
   *[other] { SEAT($seat) } took { $number ->
        [one] one tooth.
       *[other] { $number } teeth.
    }
}
windward-honour-farthest = Farthest sailed
windward-honour-farthest-fact = { WHO($seat) ->
    [you] You sailed { $number ->
        [one] one space.
       *[other] { $number } spaces.
    }
   *[other] { SEAT($seat) } sailed { $number ->
        [one] one space.
       *[other] { $number } spaces.
    }
}
windward-honour-stargazer = Most nights under the stars
windward-honour-stargazer-fact = { WHO($seat) ->
    [you] You slept out { $number ->
        [one] once.
       *[other] { $number } times.
    }
   *[other] { SEAT($seat) } slept out { $number ->
        [one] once.
       *[other] { $number } times.
    }
}
