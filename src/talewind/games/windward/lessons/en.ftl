### How Windward is played: three cards, a short read, and the sections of the rules (.rule is the first rule of each).

## The cards

windward-lesson-1 = Sail
    .text = Your airship has four steps a turn. With the wind they are free; against it there is none.
windward-lesson-2 = Hunt
    .text = Giant Cresters live here. Stake your cannons, roll the dice, then play your cards.
windward-lesson-3 = Come home
    .text = Bring teeth and gas to the Trading Post. The most notorious captain wins.

## The short read

windward-read-1 = What it is about
    .text = You are the captain of a sky-ship. Notoriety wins: for teeth that you bring to port, for gas that you spend there, and for every night that you dare to stay out. At fifteen the last turns begin.
windward-read-2 = Your turn
    .text = You have four steps. A step with the wind costs nothing, a step against it is impossible, every other costs one. Do everything in any order and as often as you can pay for it; then you rest, and the next captain sails.
windward-read-3 = Two Mates
    .text = Each may give one Order a turn. In the sky: drop a Longboat, give the boats speed, sail one step further, or process what you caught. In port: take supplies, raise Morale, load a cannon, hire crew.
windward-read-4 = Grey and red Cresters
    .text = The grey ones are for your Longboats: drop one, row it there, fight, and tow the catch to your ship. The red ones are for the ship itself; they are strong, and the first one is seldom won without cannons and cards.
windward-read-5 = A battle
    .text = Each side rolls as many dice as its Strength. Cannons are spent before you roll, Harpoons and “+2 Hits” tokens after both have rolled. More hits win. A ship that loses pays the difference with Morale; without Morale it is lost and wakes up in port.
windward-read-6 = From catch to fame
    .text = Process the Crester in your hold: it becomes a tooth, and one gas for each Morale that you have. In port a grey tooth brings three Notoriety and a red one four. With gas you buy cannons, crew, supplies, rum, and Notoriety itself.
windward-read-7 = The night
    .text = In port you gain a Morale. In the sky you give up a card or a Morale, then the red Crester of the place comes nearer; if you are still there, you gain one Notoriety.
windward-read-8 = The end, alone, and together
    .text = When somebody has fifteen, all the others have one more turn; then the most Notoriety wins. Alone you beat six red Cresters and then the Great White one. Together you take all its lives before you lose yours.
windward-read-9 = What people get wrong at first
    .text = With a beaten Crester in the hold you cannot enter port: process it first. Supply cards are food for the night, so never sail out without any. And look at the wind before you go: home may lie against it.

## The sections of the rules

windward-section-1 = Set-up
    .rule = WW-1
windward-section-2 = Principles
    .rule = WW-22
windward-section-3 = Terrain
    .rule = WW-39
windward-section-4 = Wind
    .rule = WW-49
windward-section-5 = Movement and the turn
    .rule = WW-56
windward-section-6 = Longboats
    .rule = WW-66
windward-section-7 = Orders
    .rule = WW-78
windward-section-8 = Purchases in port
    .rule = WW-95
windward-section-9 = Supply cards
    .rule = WW-102
windward-section-10 = Crew
    .rule = WW-114
windward-section-11 = A battle, step by step
    .rule = WW-121
windward-section-12 = How a battle ends
    .rule = WW-140
windward-section-13 = When a ship is lost
    .rule = WW-153
windward-section-14 = Rest, at the end of a turn
    .rule = WW-164
windward-section-15 = How red Cresters move
    .rule = WW-171
windward-section-16 = The end of a round
    .rule = WW-177
windward-section-17 = The end of the game
    .rule = WW-179
windward-section-18 = When it is a tie
    .rule = WW-182
windward-section-19 = Alone
    .rule = WW-185
windward-section-20 = Together
    .rule = WW-204
windward-section-21 = The Great White Crester
    .rule = WW-229
windward-section-22 = The Naturalist
    .rule = WW-238
windward-section-23 = Achievements
    .rule = WW-250
windward-section-24 = The small planet
    .rule = WW-254
windward-section-25 = Rulings: set-up and planet
    .rule = WW-R1
windward-section-26 = Rulings: movement
    .rule = WW-R9
windward-section-27 = Rulings: picking up, cargo, Longboats
    .rule = WW-R22
windward-section-28 = Rulings: Orders, purchases, cards, crew
    .rule = WW-R35
windward-section-29 = Rulings: battles
    .rule = WW-R49
windward-section-30 = Rulings: lost ships
    .rule = WW-R65
windward-section-31 = Rulings: rest and red Cresters
    .rule = WW-R71
windward-section-32 = Rulings: the end of the game
    .rule = WW-R80
windward-section-33 = Rulings: alone and together
    .rule = WW-R84
windward-section-34 = Rulings: variants
    .rule = WW-R98
