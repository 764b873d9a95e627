### The rules and rulings of Windward in English, one message per rule, with a short reason (.why) where one is shown.

## Setup

WW-1 = Seats: solo 1, co-op 2–4, head-to-head 2, free-for-all 3–5.
    .why = solo is for 1, co-op for 2 to 4, head-to-head for 2 and free-for-all for 3 to 5 captains
WW-2 = The six tiles are shuffled into positions 1–6 around the Trading Post, large side up.
WW-3 = The tile at position n is Territory n for the whole game, and each space belongs to exactly one Territory.
WW-4 = The Trading Post stands in the centre between the tiles with the Flag on it.
WW-5 = Unplaced Cresters, all Teeth, Gas, Cannon, “+2 Hits” and Coffee tokens form the stockpile.
WW-6 = All Crew tiles lie open at the Trading Post.
WW-7 = Pieces of a variant are set out only when that variant is in play.
WW-8 = Everyone rolls the Wind Die; the highest roller keeps the First Player role all game.
WW-9 = Turns pass clockwise from the First Player.
WW-10 = Shuffled Supply cards are dealt face down by turn order: 2, 3, 4, 5, 5.
WW-11 = The rest of the Supply deck is split into three stacks of near-equal size, face up, at the Trading Post.
WW-12 = A Wind Die roll sets the first wind direction.
WW-13 = Wind Die rolls place one living Grey Crester at a time on the Feeding Ground of the rolled Territory until there are (players − 1).
WW-14 = A roll naming a Territory that already holds a living Grey Crester is repeated.
WW-15 = One living Red Crester goes on the red start space of each Territory (6 in all).
WW-16 = Two Gas tokens go on each Gas Pocket space.
WW-17 = Each player gets a random ship board with its ship, 2 Longboats, 2 Mates and 3 trackers.
WW-18 = Every ship starts At Port.
WW-19 = One Longboat starts aboard; the second waits beside the board.
WW-20 = Both Mates start rested.
WW-21 = Starting values: Morale 1, Longboat Speed 0, Notoriety 0, no Gas, no Cannons, no Crew, empty Cargo Hold.

## Principles

WW-22 = Head-to-head and free-for-all are won by the highest Notoriety when the game ends.
    .why = the game ended early
WW-23 = Notoriety comes from Teeth traded in port, Gas spent in port, ending a turn At Sky, and from the variants in play (see WW-63, WW-99, WW-170, WW-233, WW-249, WW-251).
WW-24 = Notoriety above 15 keeps counting (16, 17, …).
WW-25 = A Crester on the planet is either alive or Defeated.
WW-26 = A living Grey Crester never moves by itself.
WW-27 = A living Red Crester moves only at the end of a turn, after a ship resting in its Territory (in solo after the ship wherever it is, see WW-192).
WW-28 = A Grey Tooth is worth 3 Notoriety and a Red Tooth 4.
WW-29 = Gas is spent only At Port and is kept in Gas Storage slots.
WW-30 = Ships and Red and White Cresters are in the higher elevation; Longboats and Grey Cresters in the lower.
WW-31 = Pieces of different elevations never block, fight or affect each other, even on one space.
WW-32 = The Cargo Hold keeps Defeated Cresters, Teeth and “+2 Hits” tokens.
WW-33 = A hold has room for one Defeated Crester at a time.
    .why = the hold has room for one Defeated Crester
WW-34 = At Sky a player may, on their own turn and at no cost, leave any items of the hold on the ship’s space.
    .why = there is nothing aboard to leave here
WW-35 = On their own turn a player may, at no cost, take items lying on their ship’s space: their own Longboat, a Defeated Crester, Teeth, “+2 Hits” tokens, Gas.
    .why = there is nothing here to take aboard
WW-36 = Morale has the values 1 to 4; what a gain would add above 4 is lost.
WW-37 = Morale decides how much Gas a processed Crester yields (see WW-88).
WW-38 = The hand limit is 5 Supply cards.
    .why = the hand is full

## Terrain

WW-39 = No ship, Longboat or Crester may enter a Drift space.
    .why = Drift bars the way
WW-40 = The one exception is a ship with a Deadweight card (see WW-109).
WW-41 = A ship on a Zephyr space may go to any other Zephyr space for 1 Speed.
    .why = jumps lead from Zephyr to Zephyr, or from a corner to the opposite one
WW-42 = Longboats and Cresters cannot use Zephyrs to travel.
WW-43 = Gas tokens can be taken only into free Gas Storage slots; the others stay on the space.
    .why = there is no free Gas slot
WW-44 = A Gas Pocket is never refilled.
WW-45 = A ship on an Around-the-Planet corner may go to the opposite corner for 1 Speed.
WW-46 = Longboats and Cresters cannot travel around the planet.
WW-47 = A new Grey Crester appears only on a Feeding Ground, of which each Territory has one (for Tagged ones see WW-241).
WW-48 = Each Territory has one red start space, used only at setup.

## Wind

WW-49 = The wind blows in one of 6 directions, from the Trading Post toward the Territory shown by the Flag.
WW-50 = Wind affects ship movement only.
WW-51 = A ship step to the adjacent space in the wind direction costs 0 Speed, any number of times per turn.
WW-52 = A ship may not step to the adjacent space opposite to the wind direction, whatever Speed it has.
    .why = no step against the wind
WW-53 = A ship step in any of the other 4 directions costs 1 Speed.
WW-54 = Entering or leaving port, Zephyr travel and travel around the planet are never free with the wind and never barred by it.
WW-55 = The wind changes only at the start of each round after the first and by an Aerogenerator card.

## Movement and the turn

WW-56 = On a turn the player performs any of these in any order and as often as affordable: ship steps, Longboat steps, port purchases, Supply cards, picking up and dropping, trading Teeth, Orders.
WW-57 = When the player wants no more actions, the end-of-turn steps follow and play passes clockwise.
WW-58 = Each ship has 4 Speed per turn.
    .why = not enough Speed
WW-59 = One Speed buys one of: a step to an adjacent space; entering or leaving port; a Zephyr jump; a jump around the planet (see WW-41, WW-45, WW-53, WW-60, WW-61).
    .why = a step leads to an adjacent space
WW-60 = From any of the 6 spaces adjacent to the Trading Post a ship may enter port for 1 Speed.
    .why = port is entered from the six spaces around it
WW-61 = From port a ship may leave to any of those 6 spaces for 1 Speed.
    .why = a ship leaves port to one of the six spaces around it
WW-62 = A ship holding a Defeated Crester cannot enter port.
    .why = no ship enters port with a Defeated Crester aboard
WW-63 = On entering port all Teeth in the hold go at once to the stockpile and bring their worth in Notoriety.
    .why = Teeth brought to port
WW-64 = Speed may be spent piecemeal between other actions.
WW-65 = A ship may enter a space with another ship, a living Red or a living White Crester only by fighting; neither side can decline.

## Longboats

WW-66 = Moving a Longboat one space costs 1 Longboat Speed; the owner may do so at any time in their own turn.
    .why = each step of a Longboat, to an adjacent space, costs 1 Longboat Speed
WW-67 = Longboat Speed may be divided freely among the owner’s Longboats At Sky.
WW-68 = Longboats ignore the wind.
WW-69 = Unspent Longboat Speed stays for later turns.
WW-70 = Two Longboats of one player may never be on the same space, by moving or by dropping.
    .why = two Longboats of one captain never share a space
WW-71 = A Longboat entering a space with a living Grey Crester or another player’s Longboat fights it (see WW-122).
WW-72 = A Defeated Grey Crester on a space with a Longboat is towed by that Longboat.
WW-73 = A towed Crester moves with its Longboat and stays with it until the Longboat is beaten or the owner’s ship takes the Crester or the Longboat aboard.
WW-74 = A towed Crester cannot be taken by another player’s ship.
WW-75 = A towing Longboat may not enter a space with any Grey Crester, alive or Defeated.
    .why = a towing Longboat may not enter a space with a Grey Crester
WW-76 = Longboats never enter the Trading Post.
    .why = Longboats never enter the Trading Post
WW-77 = A dropped Longboat stays At Sky until it is beaten or picked up by its own ship.
    .why = none of your Longboats is At Sky

## Orders

WW-78 = A player has 2 Mates and may give an Order with each at any time in their turn by placing the Mate on that Order’s space and performing it.
    .why = no Mate is free, and there is no Coffee in hand
WW-79 = An Order whose space is covered by a Mate or a Coffee token cannot be given again this turn.
    .why = this Order has been given in this turn
WW-80 = Sky Orders (Drop Longboat, Longboat Speed, Ship Speed, Process Crester) are given only while the ship is At Sky.
    .why = this Order is given At Sky
WW-81 = Port Orders (Take Supplies, Morale, Fill Cannon, Hire Crew) are given only while the ship is At Port.
    .why = this Order is given At Port
WW-82 = Drop Longboat: put one Longboat from the board on the ship’s space.
WW-83 = Drop Longboat is illegal if the space holds anything besides the player’s own ship.
    .why = a Longboat is dropped only on a space with nothing but the ship
WW-84 = Longboat Speed: add 4 to Longboat Speed, up to the maximum of 8.
WW-85 = Ship Speed: add 1 Speed this turn.
WW-86 = Process Crester needs a Defeated Crester in the hold and returns it to the stockpile.
    .why = there is no Defeated Crester in the hold
WW-87 = Processing puts 1 Tooth of the Crester’s colour in the hold.
WW-88 = Processing yields Gas equal to current Morale.
WW-89 = Gas that finds no free slot is lost.
WW-90 = Take Supplies: take up to 3 cards, one at a time, each from the top of any stack, stopping at the hand limit.
    .why = a card is taken from the top of a stack
WW-91 = Morale: add 1 Morale, up to 4.
    .why = better cheer in port
WW-92 = Fill Cannon: put 1 Cannon token in a free Cannon slot; illegal without a free slot.
    .why = there is no free Cannon slot
WW-93 = Hire Crew: place any available Crew tile in a free Crew slot that names it.
    .why = no such Crew can be hired now
WW-94 = Each Crew slot holds one tile, and hired Crew is never changed or removed.
    .why = there is no Crew to hire for a free slot

## Port purchases

WW-95 = While At Port on their own turn a player may buy services any number of times, paying Gas from storage to the stockpile.
    .why = services are bought At Port, with Gas
WW-96 = 1 Gas: perform Fill Cannon.
WW-97 = 2 Gas: perform Hire Crew.
WW-98 = 1 Gas (Rum): perform Morale (+1).
WW-99 = 2 Gas: gain 1 Notoriety.
    .why = Gas spent on fame
WW-100 = 1 Gas: perform Take Supplies (3 cards).
WW-101 = A purchase uses no Mate and does not cover an Order space.

## Supply cards

WW-102 = A player may play any number of Supply cards on their own turn, each as its text allows.
WW-103 = A played card goes face down to the discard pile after its effect.
WW-104 = Cards cannot be thrown away unplayed except for the Rest At Sky.
WW-105 = When a stack runs out, all stack cards and the discard pile are shuffled and split into three near-equal face-up stacks again.
WW-106 = Fuel: +1 Ship Speed this turn.
    .why = there is no Fuel in hand
WW-107 = Harpoon: +2 Hits for the player’s side in a Battle of their ship or Longboat, in the card step.
WW-108 = Coffee: one extra Order this turn per card; a Coffee token covers that Order’s space.
WW-109 = Deadweight: each card lets the ship enter one Drift space this turn.
WW-110 = On a Drift space the player may not drop a Longboat and may not end the turn.
    .why = on Drift no Longboat is dropped and no turn ends
WW-111 = Aerogenerator: set the wind to any other direction, at once and for everyone.
    .why = there is no Aerogenerator in hand
WW-112 = Bait: a Grey Crester out of stock appears, alive, on an unoccupied Feeding Ground the player names.
    .why = there is no Bait in hand
WW-113 = False Flag (head-to-head and free-for-all only): a player attacked by another player’s ship or Longboat cancels the Battle before any decision on cannons or dice; the attacker goes back to its previous space and may not start a Battle with that player again this turn.
    .why = a False Flag protects this captain until the turn is over

## Crew

WW-114 = A ship has 3 Crew slots: Purser or Gas Worker; Marine or Sergeant; Harpooner or Coxswain.
WW-115 = Purser: +2 Gas slots and hand limit +1.
WW-116 = Gas Worker: +2 Gas slots and +1 Gas each time the player processes a Crester.
WW-117 = Marine: +2 Cannon slots and +2 Hits in every Battle of the player’s ship against a Red Crester.
WW-118 = Sergeant: +2 Cannon slots and +1 Strength in every Battle where the player’s ship is the Attacker.
WW-119 = Harpooner: +1 Longboat slot, +1 Strength in every Battle of the player’s Longboats, and the second Longboat comes aboard.
WW-120 = Coxswain: +1 Longboat slot, Longboat Speed +1 whenever one of the player’s own turns starts (maximum 8), and the second Longboat comes aboard.

## Battle, step by step

WW-121 = A Battle starts when a ship enters a space with another player’s ship, a living Red or a living White Crester, or when such a Crester enters a ship’s space.
WW-122 = A Battle starts when a Longboat enters a space with another player’s Longboat or a living Grey Crester.
WW-123 = A ship leaving port into an occupied adjacent space starts a Battle like any other entry.
WW-124 = Base Strength: Ship 2, Longboat 1, Grey 1, Red 5, White 8.
WW-125 = The side that entered the space is the Attacker, the side already there the Defender.
WW-126 = The right-hand neighbour of the player fighting a Crester rolls its dice; a Crester never uses tokens or cards.
WW-127 = Step 1: an attacking ship’s owner may spend any number of its Cannon tokens for +1 Strength each.
WW-128 = Step 2: the Attacker rolls as many Battle Dice as its Strength and counts Hits.
WW-129 = Step 3: a defending ship’s owner, knowing that roll, may spend any number of its Cannon tokens for +1 Strength each.
WW-130 = Step 4: the Defender rolls as many Battle Dice as its Strength and counts Hits.
WW-131 = Step 5: an attacking player may play Battle cards and “+2 Hits” tokens, adding their value.
WW-132 = Step 6: then a defending player may do the same.
WW-133 = Step 7: the side with more total Hits wins.
    .why = the most Hits
WW-134 = Spent Cannons return to the stockpile whatever the result.
WW-135 = Each “+2 Hits” token spent adds 2 Hits and returns to the stockpile.
WW-136 = Tie: the Attacker goes back to its previous space and nobody wins.
    .why = a tie
WW-137 = Tie with a ship or Longboat as Attacker: every player in the Battle takes a “+2 Hits” token into their hold.
    .why = for the tie
WW-138 = After a tie the attacking player continues the turn but that same Battle is closed for the rest of it.
    .why = this Battle was a tie, and is closed for this turn
WW-139 = An Attacker that came out of port and must go back returns to At Port.

## Conclusion

WW-140 = A losing ship loses Morale equal to the difference of total Hits.
    .why = a lost Battle
WW-141 = A losing ship with Morale left takes a “+2 Hits” token, and the Attacker, whoever won, goes back to its previous space.
    .why = for the lost Battle
WW-142 = A losing ship without Morale left is Lost instead (see WW-153).
WW-143 = A losing Longboat returns to its owner’s board.
WW-144 = A Crester it towed stays on that space.
WW-145 = The owner of a losing Longboat takes a “+2 Hits” token into the hold.
    .why = for the beaten Longboat
WW-146 = A losing Grey Crester becomes Defeated on its space, and a Longboat there tows it.
WW-147 = After a Grey Crester is Defeated, while fewer than (players − 1) Grey Cresters are alive, the current player rolls the Wind Die and places a Grey Crester on the rolled Territory’s Feeding Ground.
WW-148 = A roll whose Feeding Ground holds a Grey Crester or a Longboat is repeated.
WW-149 = No Grey Crester is placed when the stockpile has none.
WW-150 = A losing Red Crester becomes Defeated and goes to the winner’s hold.
WW-151 = If that hold already has a Crester, the Defeated Red Crester stays on the Battle space.
WW-152 = If the stockpile has a Red Crester, the winner must at once place one, alive, on any unoccupied space of the Territory the winner’s ship is in.
    .why = the new Red Crester goes to an unoccupied space of this Territory

## Ship Lost

WW-153 = A ship is Lost as soon as its Morale falls below 1, by a Battle or by resting At Sky.
WW-154 = Lost by resting or to a Crester: all items in the hold are left on the ship’s space.
    .why = beaten by a Crester
WW-155 = Lost to another player’s ship: the winner takes any Crester, then half of the other hold items, rounded up, of the winner’s choice.
    .why = beaten by another captain
WW-156 = If the winner already has a Crester, the loser’s Crester is left on the space of the Lost ship.
WW-157 = Hold items the winner did not choose stay with the loser.
WW-158 = Teeth kept that way are traded at the start of the loser’s next turn.
WW-159 = Gas, Cannons, Crew and cards are never lost with a ship.
WW-160 = A Lost ship’s Morale becomes 1.
WW-161 = A Lost ship is placed At Port.
WW-162 = Its owner then takes one “+2 Hits” token.
    .why = for the Lost ship
WW-163 = If it was the owner’s turn, the turn ends at once without any benefit of a Rest.

## Rest (end of turn)

WW-164 = Coffee tokens used this turn return to the stockpile.
WW-165 = Both Mates move to the Rest space matching where the ship is.
WW-166 = Rest At Port: gain 1 Morale, up to 4.
    .why = a Rest At Port
WW-167 = Rest At Sky, step 1: discard 1 Supply card without effect or lose 1 Morale.
    .why = a night At Sky costs a card or 1 Morale
WW-168 = If that leaves Morale below 1, the ship is Lost and steps 2 and 3 are skipped.
    .why = no Morale left for a night At Sky
WW-169 = Rest At Sky, step 2: the Red Crester of the ship’s Territory moves 3 spaces toward the ship.
WW-170 = Rest At Sky, step 3: if the ship is still At Sky, gain 1 Notoriety.
    .why = a night At Sky

## Red Crester movement

WW-171 = A Red Crester that was in a Battle with the resting player this turn does not move.
WW-172 = Crester movement ignores the wind.
WW-173 = A Red Crester may not leave its Territory.
WW-174 = A Red Crester makes only steps that bring it nearer to the ship and stops as soon as it cannot make one.
WW-175 = A Red Crester neither attacks nor passes through other players’ ships.
WW-176 = A Red Crester entering the resting ship’s space ends its move there and attacks.

## Round end

WW-177 = A round ends each time the turn comes back to the First Player.
WW-178 = Before their next turn the First Player rolls a new wind, repeating any roll equal to the current direction.

## Game end

WW-179 = The first player to reach 15 or more Notoriety triggers the end; the turn in which this happens is that player’s final turn.
WW-180 = Every other player takes one more turn; the game ends just before the triggering player’s next turn would begin.
WW-181 = The player with the most Notoriety then wins.
    .why = the most Notoriety

## Tie-turns

WW-182 = If the highest Notoriety is shared, all players play one more lap of final turns, beginning with whoever triggered the end.
WW-183 = In such a lap any player may still win.
WW-184 = Laps repeat until one player alone is highest.

## Solo mode

WW-185 = One player takes turn after turn; the core rules hold except as changed here.
WW-186 = Goal: beat every one of the 6 Red Cresters, then the Great White Crester.
WW-187 = If the ship is ever Lost the game is lost.
    .why = the ship is Lost
WW-188 = Setup: a living Grey Crester on every Feeding Ground and a starting hand of 5 cards.
WW-189 = Achievements are not used.
WW-190 = Ending a turn At Port loses the game.
    .why = the turn ended At Port
WW-191 = Ending a turn At Sky: first discard a card or lose 1 Morale; Morale 0 loses the game.
WW-192 = Then every Red Crester on the planet moves toward the ship by a shortest route; where there are options the player chooses (see WW-R75).
WW-193 = Red Crester speed is 3 plus 1 for each Red Crester defeated so far.
WW-194 = Red Cresters may cross Territory borders.
WW-195 = At most two Red Cresters may share a space.
WW-196 = Battles are resolved after all Red Cresters have moved; those on the ship’s space attack together with added Strengths.
WW-197 = If the ship survives, a new wind is rolled and the next turn starts.
WW-198 = Red and Grey Cresters are never replaced when defeated.
WW-199 = At the Trading Post each Tooth may be traded for Gas instead of Notoriety: 3 for Grey, 4 for Red.
    .why = Teeth are traded for Gas At Port
WW-200 = When the last Red Crester is defeated the player at once places the White Crester on an Around-the-Planet space of their choice.
    .why = the White Crester appears on an unoccupied corner
WW-201 = The White Crester follows the movement and Battle rules of the variant (see WW-229 to WW-237).
WW-202 = It already moves at the end of the turn of its placement, also when the last Red Crester fell in that turn’s Rest.
WW-203 = Defeating the White Crester wins the game.
    .why = the White Crester is defeated

## Co-op mode

WW-204 = 2–4 players form one team on the large planet; the core rules hold except as changed here.
WW-205 = Goal: take all lives of the White Crester before the captains’ lives run out.
WW-206 = Setup: a living Grey Crester on every Feeding Ground.
WW-207 = Each player starts with 2 Supply cards.
WW-208 = Achievements are not used.
WW-209 = A Wind Die roll names the Territory whose Around-the-Planet space the White Crester starts on.
WW-210 = Difficulty sets White Crester speed: Easy 5, Normal 6, Hard 7, Impossible 8.
WW-211 = Captains and White Crester each start with as many Life tokens as there are players.
WW-212 = Two players whose ships are both At Port may trade Supply cards openly at any time.
WW-213 = A player may not enter a space holding another player’s piece of the same elevation; players never fight each other.
    .why = captains of one team never enter each other’s spaces
WW-214 = Only one player takes part in a Battle.
WW-215 = Ending At Port: Mates rest, then the White Crester moves toward the Trading Post at its speed (see WW-R93).
WW-216 = If it reaches the Trading Post, the resting player’s ship is defeated, the captains lose a Life, and the White Crester steps back one space.
    .why = the White Crester reached the Trading Post
WW-217 = If the ship was not defeated it gains 1 Morale.
    .why = a Rest At Port
WW-218 = Ending At Sky: Mates rest, then discard a card or lose 1 Morale (see WW-165, WW-167).
WW-219 = Then Red Cresters in that Territory move 3 spaces toward the ship inside their Territory.
WW-220 = Another player’s ship is an obstacle they go around; with no way through they do not move.
WW-221 = A Red Crester that already fought that player this turn does not move (see WW-171).
WW-222 = Then the White Crester moves toward the ship in the same fashion as a Red Crester (see WW-R93), by a shortest path but across Territories, not attacking Red Cresters or other ships.
WW-223 = Red and Grey Cresters are never replaced.
WW-224 = At the Trading Post each Tooth may be traded for Gas instead of Notoriety: 3 for Grey, 4 for Red.
    .why = Teeth are traded for Gas At Port
WW-225 = Each time a player’s ship is Lost for any reason the captains lose 1 Life (WW-216 is such a loss and costs one Life in all).
WW-226 = Each time the White Crester is beaten in Battle it loses 1 Life.
WW-227 = For a beaten White Crester with Lives left an Around-the-Planet space is chosen at once, and it comes back there before the next player’s turn begins.
    .why = the White Crester comes back on an unoccupied corner
WW-228 = Captains’ last Life gone: the team loses. White Crester’s last Life gone: the team wins.
    .why = the last Life is gone

## Great White Crester

WW-229 = The White Crester starts beside the 10 mark of the Notoriety track and belongs to the higher elevation.
WW-230 = When anyone first reaches 10 Notoriety, their Wind Die roll names the Territory whose Around-the-Planet space the White Crester appears on.
WW-231 = If that space is occupied the roll is repeated.
WW-232 = Its Strength is 8; a ship entering its space must fight it (see WW-65, WW-124).
WW-233 = Defeating it gives 6 Notoriety at once; it yields no Crester, Gas or Tooth.
    .why = the Great White Crester defeated
WW-234 = Rest At Sky: after the Red Crester’s move, if the ship is still At Sky, the White Crester moves 5 spaces toward it on either planet size, ignoring wind and Territory borders.
WW-235 = It stops when it can get no nearer, and neither attacks nor passes through other players’ ships.
WW-236 = Reaching the ship’s space it ends its move there and attacks.
WW-237 = The +1 Notoriety for resting At Sky is gained only if the ship is still At Sky after this.

## Naturalist

WW-238 = Whoever flies the purple ship is the Naturalist and has 5 Tags.
WW-239 = The Naturalist has the Sky Order Research Crester in place of Process Crester.
    .why = the Naturalist researches Cresters, the others process them
WW-240 = Research needs a Defeated Crester in the hold: it becomes a living Tagged Crester.
    .why = there is no Defeated Crester to research
WW-241 = The Tagged Crester is placed on any unoccupied non-Drift space adjacent to the Naturalist’s ship.
    .why = a Tagged Crester goes to an unoccupied space beside the ship
WW-242 = Research yields Gas equal to current Morale; Gas without a free slot is lost.
WW-243 = A Territory may then hold several Red or Grey Cresters.
WW-244 = At a Rest At Sky all Red Cresters of the Territory move one after another, nearest first, each Battle being resolved before the next moves.
WW-245 = A Red Crester may not enter a space with another Red Crester.
WW-246 = A Tagged Grey Crester does not count as alive for the (players − 1) count.
WW-247 = A Tagged Crester that is defeated is no longer Tagged and its Tag returns to the Naturalist.
WW-248 = Any Tooth that reaches the Naturalist’s hold goes at once to the stockpile for nothing.
WW-249 = After the normal Rest At Sky, if the ship is still At Sky, the Naturalist gains 3 Notoriety per Tagged Red and 2 per Tagged Grey Crester on the planet.
    .why = Tagged Cresters on the planet

## Achievements

WW-250 = Two random Achievement cards lie face up for the whole game.
WW-251 = A player who meets a card’s condition and has no token on it gains the highest visible number on it.
WW-252 = The first player to score a card puts their token over the higher number.
    .why = the first to score this Achievement
WW-253 = Each later player gains the lower number and puts their token on the card without covering it.
    .why = an Achievement

## Small World

WW-254 = The planet is built from the small sides of the tiles.
WW-255 = Red Cresters move 2 spaces instead of 3 at a Rest At Sky.

## Rulings: setup and board

WW-R1 = If the highest rolls for First Player are tied, only the tied players roll again. In solo nobody rolls.
WW-R2 = Seats follow the order of the lobby. Colours are drawn at random and all boards carry the same numbers; with the Naturalist in play the purple board goes to the seat the table has named, otherwise to a random one.
WW-R3 = Territory n is a pinwheel wedge: of each ring, counted from the Trading Post, it has as many spaces as the ring’s number, from the ray of direction n clockwise. So every Territory has exactly one space beside the port, one ray and one corner, and one die number names both a wind direction and a Territory.
WW-R4 = “Adjacent to the Trading Post” means exactly the 6 spaces of the first ring, one of each Territory; Drift is never among them.
WW-R5 = Only Cresters (8 Grey, 9 Red, 1 White), Crew tiles and Tags can run out; Teeth, Gas, Cannons, “+2 Hits” tokens, Coffee tokens and dice cannot.
WW-R6 = The sizes of the stacks differ by at most 1; extra cards go to stack 1, then to stack 2. Only the top card of each stack is visible.
WW-R7 = Head-to-head is the core game with 2 players and 1 living Grey Crester.
WW-R8 = Notoriety starts at 0, with the tracker beside the track, and Longboat Speed at 0.
WW-R111 = The red start spaces serve only at setup (WW-48). Elsewhere the book says that Red Cresters appear on such spaces, but its exact step, by which the winner places one on any unoccupied space of the Territory (WW-152), goes before.

## Rulings: movement

WW-R9 = Order at the start of a turn: a new wind if a round begins, kept Teeth traded, Coxswain, Speed set to 4. A turn may be ended whenever its player is to act in it: not during a Battle, not while another question is open, and not on Drift (see WW-R18).
WW-R10 = All movement is a chain of single steps; any free action (taking, leaving, an Order, a card, a Longboat’s move) may be done between two steps. So that every turn comes to an end, items are taken and left at most 40 times in a turn.
    .why = enough has been taken and left for one turn
WW-R11 = A ship passing over a space may pick up there exactly as if it stopped.
WW-R12 = Speed is a pool: 4 at the start of the turn, +1 for each Fuel and +1 from the Ship Speed Order, −1 for each paid step, without an upper limit; what is left is lost at the end of the turn. Speed is never given back after a retreat.
WW-R13 = Wind steps are optional, cost 0 and are legal with no Speed left. They end at the edge of the map, before Drift and before the Trading Post.
WW-R14 = Entering port costs 1 Speed even when the wind blows that way, and is legal even when it blows the other way; a ship cannot fly over the Trading Post.
WW-R15 = A chain of wind steps stops where a Battle starts. If the ship is still on that space afterwards it may go on, with the wind or with Speed; if it is sent back it continues from its previous space.
WW-R16 = Any other of the 6 Zephyr spaces is a legal destination, occupied or not; an occupied one means a Battle, with the Zephyr of departure as the previous space. Jumps by Zephyr and around the planet are entries like any other.
WW-R17 = A corner pairs with the corner of the Territory opposite; the jump needs the ship on the corner and costs 1 Speed in any wind. “Around the World” and “Around the Planet” are the same thing.
WW-R18 = One Deadweight lets the ship enter one Drift space once; it is played as part of that step, which costs what the step costs (0 with the wind). The step is offered only if the ship could then come out on an unoccupied space without Drift: by wind steps, with Speed left, with Fuel or an Aerogenerator in hand, or by a Ship Speed Order still open to a Mate or a Coffee in hand. The way out may lead over further Drift spaces, with one more Deadweight in hand for each. On Drift the turn cannot be ended while there is such a way out. If there is no longer one, or the time is over, the end of the turn first puts the ship back on the last space without Drift that it stood on this turn.
    .why = there is no way out of this Drift
WW-R19 = With a Defeated Crester in the hold the step into port is not offered; leaving the Crester outside first makes it legal.
WW-R20 = The “previous space” is the space (or port) that the piece left with its last step. Going back is free, ignores the wind, needs no Deadweight even onto Drift and cannot start a Battle. A ship that goes back into port has no Teeth to trade, since they went when it last entered; in solo and co-op WW-R90 holds.
WW-R21 = Outside solo the previous space is always free: only the moving piece was there, and nothing else moves or arrives before the Battle is over. In solo other Red Cresters may have filled it; the piece then goes to the legal space with room that is nearest by path to the Battle space, of equals to the lowest [q, r] (the smallest q, then the smallest r).
WW-R21a = Order after an action: first a Battle is settled to its end (retreat, cargo, loot, new Cresters, the White Crester of solo placed or its corner in co-op chosen); then Teeth in the Naturalist’s hold vanish; then Achievements are looked at; then the White Crester of the variant arrives if 10 was reached; then the end of the game is noted. The same order holds after each step of a Rest.
WW-R113 = A Zephyr jump is never free with the wind and never barred by it (WW-54). Where two Zephyrs are adjacent, the ordinary step stands beside the jump: with the wind it is free, and against the wind only the jump is legal.
    .why = an ordinary step leads to this Zephyr

## Rulings: picking up, cargo, Longboats

WW-R22 = A hold has room for 1 Defeated Crester and any number of Teeth and “+2 Hits” tokens. Gas and Cannons are kept in slots, are not cargo and can never be dropped. A ship without Crew has 4 Gas slots, 3 Cannon slots and 1 Longboat slot.
WW-R23 = From a Gas Pocket a player may take fewer tokens than would fit; the rest stays for anyone.
WW-R24 = A ship with a Crester may drop it and take another on the same space, freely.
WW-R25 = Items on a space have no elevation and no owner: any ship may take them, except a towed Grey Crester and another player’s Longboat.
WW-R26 = On the space of their own towing Longboat a player may take the Longboat, the Crester, or both; taking only the Longboat leaves the Crester untowed.
WW-R27 = Towing is automatic: a Longboat that enters, wins on, or stands on a space where a Defeated Grey Crester lies untowed tows it at once and cannot let go. A Longboat tows at most one. Defeated Red Cresters are never towed.
WW-R28 = A player may not of their own will drop a Defeated Grey Crester on a space that has any Grey Crester. A Lost ship may leave one there all the same; then a Longboat on the space tows one and the others stay free for any ship, but a living Grey Crester there is fought first.
    .why = there is a Grey Crester here already
WW-R29 = Dropping a Defeated Grey Crester on the space of a rival’s Longboat hands it to that Longboat.
WW-R30 = “Anything besides the player’s own ship” for Drop Longboat means any piece or token (Cresters, Longboats, Teeth, Gas, “+2 Hits”). Printed terrain does not count, except Drift.
WW-R31 = Hiring a Harpooner or a Coxswain puts the second Longboat aboard at once, even if the first is At Sky. Only one of the two can be hired, so nobody has more than 2 Longboats.
WW-R32 = A beaten Longboat returns aboard wherever its ship is, At Port included; there is always a slot for it.
WW-R33 = Longboats may move and fight while their ship is At Port, and their owner may use “+2 Hits” tokens and Harpoons for them then too.
WW-R34 = A towing Longboat may attack a Longboat that tows nothing; beaten, it leaves its Crester to the winner on the spot; on a tie both it and its Crester go back together.
WW-R112 = Items are dropped only on one’s own turn (WW-34). The book names no time for it; in another’s turn it would be a race with the ship that sails up.
WW-R114 = One Longboat Speed moves one Longboat one space (WW-66, WW-67), not all Longboats at once.

## Rulings: Orders, purchases, cards, Crew

WW-R35 = Each Order is given at most once per turn, whether by Mate or by Coffee; purchases that perform an Order are unlimited and ignore covered spaces.
WW-R36 = There are always exactly 2 Mates; Coffee is the only way to more Orders, up to all 4 sky Orders and all 4 port Orders in a turn.
WW-R37 = An Order, purchase or card that cannot be carried out is refused: no Longboat aboard to drop, no free Cannon slot, no Crew to hire, a full hand, Coffee without an open Order, no Grey Crester or no free Feeding Ground for Bait, nothing to process. One whose gain is cut off by a maximum is legal, even if nothing is left of it (Longboat Speed at 8, Morale or Rum at 4); the player is asked to confirm it.
    .why = it cannot be carried out now
WW-R38 = What only the printed boards show: Take Supplies brings 3 cards, Morale 1, Longboat Speed 4, and a Rest At Port 1 Morale.
WW-R39 = After at least one card a player may stop taking supplies.
    .why = at least one card is taken
WW-R40 = The stacks are made anew the moment one is emptied, also in the middle of Take Supplies, which then goes on with the new stacks. With fewer than 3 cards in all some stacks stay empty; they are made anew when a stack is empty and the discard pile has a card.
WW-R41 = Nobody ever discards down to the hand limit: drawing stops at it, trades may not exceed it, and the first hands have at most 5 cards.
WW-R42 = Fuel may be played anywhere on one’s own turn, At Port too.
WW-R43 = A Harpoon is +2 Hits, and any number may be played in a Battle.
WW-R44 = An Aerogenerator sets any direction except the current one.
    .why = the wind blows that way already
WW-R45 = A Feeding Ground is unoccupied if no Grey Crester (alive, Defeated or Tagged) and no Longboat is on it; ships do not matter. Bait may be played in solo and co-op too.
    .why = this is no unoccupied Feeding Ground
WW-R46 = False Flag is a card of the published game that the book does not describe. It works only against players’ ships and Longboats; no tokens are gained and it counts as no Battle. It is played before the attacker’s Cannons, which are thus kept. It is not in the deck in solo and co-op, and the table may leave it out elsewhere.
WW-R47 = Coffee is played together with the Order it pays for.
WW-R48 = Hiring offers every tile that is left and whose slot is free; there are 3 of each.

## Rulings: Battle

WW-R49 = The server rolls all dice; the player to the right of the fighting one is named as the roller for a Crester, in solo nobody. No one decides anything for a Crester.
WW-R50 = A Battle Die has the faces 1, 1, 1, 2, 2, 3. More than 8 dice may be rolled.
WW-R51 = Decisions are made one after another and are final, in the printed order: the attacker’s Cannons, the attacker’s roll, the defender’s Cannons, the defender’s roll, the attacker’s cards and tokens, the defender’s cards and tokens. Nobody answers after the defender.
WW-R52 = The bonuses of Marine, Sergeant and Harpooner always apply: the Marine’s only against Red Cresters, the Sergeant’s only when the ship attacks.
WW-R53 = Longboats never use Cannons.
WW-R54 = “The same Battle” is the same attacking piece against the same defending piece. As printed only a tie closes it; the space then counts as blocked for that piece while that enemy stays there. After any other result it may be fought again in the same turn; the table may choose that every result closes it.
    .why = this Battle has been fought in this turn
WW-R55 = An Attacker that wins against a ship that survives goes back all the same; an Attacker whose victim is Lost stays. A player whose attacking ship lost but survived goes on with the turn.
WW-R56 = An Attacker that is Lost does not go back: it goes to port, and its cargo is left on, or taken at, the Battle space.
WW-R57 = A Crester whose victim is Lost stays on the Battle space; one that wins against a survivor, or ties, goes back. A Crester that loses as Attacker is Defeated like any other.
WW-R58 = A tie with a Crester as Attacker gives no token.
WW-R59 = “+2 Hits” tokens are cargo: unlimited, kept between turns, dropped and looted like Teeth, and used in any number by ship or Longboat. A loser gets exactly one for a Battle, whether the ship survives or is Lost; a ship Lost by resting gets one too.
WW-R60 = A space is unoccupied for placing a Red Crester if it is not Drift and holds no ship and no living Red or White Crester; pieces of the lower elevation and items do not matter. With no such space no Red Crester is placed.
WW-R61 = A new Red Crester placed during the turn has not fought and therefore moves in that turn’s Rest; one placed during the Rest does not move any more this turn.
WW-R62 = A Territory that got no new Red Crester, because the stockpile was empty, stays without one.
WW-R63 = For a new Grey Crester the die is rolled until it names a Feeding Ground without any Grey Crester (alive, Defeated or Tagged) and without a Longboat. If all six are blocked, no die is rolled and no Grey Crester comes until the next one is Defeated.
WW-R64 = If more than (players − 1) Grey Cresters are alive, by Bait or because a seat left, they stay.

## Rulings: ship Lost

WW-R65 = Half is counted on Teeth and “+2 Hits” tokens together, after the Crester is gone and before the loser’s own token; of 3 items the winner takes 2.
WW-R66 = A defending ship that sinks its attacker plunders in the same way, in the other’s turn.
WW-R67 = Teeth kept by a plundered loser are traded first thing in their next turn, before the Coxswain and any action. This may bring the end of the game. If the game ends before that turn they bring nothing.
WW-R68 = A ship Lost in its own turn: Coffee tokens and Mates are taken back, there is no Rest, no Crester moves any more, and the next player follows.
WW-R69 = Longboats At Sky stay there with what they tow when their ship is Lost.
WW-R70 = A ship Lost in another’s turn costs its owner nothing further; their next turn starts At Port.

## Rulings: Rest and Red Crester movement

WW-R71 = A player may lose Morale even when holding cards, and even at Morale 1; the player is asked to confirm it.
WW-R72 = The card discarded for the Rest is not shown to the others.
WW-R73 = Order of a Rest At Sky: card or Morale; Red Cresters; White Crester; +1 Notoriety; the Naturalist’s bonus; Achievements of a turn’s end. If the ship is Lost on the way, the rest is skipped. A White Crester beaten in co-op comes back after all this (see WW-R96).
WW-R74 = “Toward” means along a shortest legal path to the ship inside the allowed spaces (for a Red Crester: its Territory without Drift, other ships and other living Cresters of the higher elevation). It moves until its allowance is used or it enters the ship’s space; what is left of the allowance is then lost, also after a tie.
WW-R75 = Among equally short next steps the lowest direction number is taken. In solo the player is asked once for each Red Crester that can end its move on several spaces: on which of them; the route there takes the lowest direction number at each step. The table may choose that the resting player is asked in this way in every mode, for the White Crester too.
    .why = a Crester ends its move as near to the ship as it can
WW-R76 = If other pieces close the way, the Crester still makes every step that shortens its path measured as if those pieces were not there, and stops before the first of them. In co-op it does not move at all.
WW-R77 = Ending a turn At Sky with a Defeated Crester or Teeth in the hold is legal and changes nothing.
WW-R78 = A ship At Port is in no Territory, on no space and cannot be attacked; any number of ships may be At Port; no Red Crester moves after a Rest At Port.
WW-R79 = Where several living Red Cresters share a Territory, every one that has not fought the player this turn moves: nearest by path first, then lowest [q, r], in an order fixed before the first of them moves.

## Rulings: end of the game

WW-R80 = If a player reaches 15 in another’s turn (only by an Achievement), the running turn counts as the triggering turn and its player as the triggering player: everybody else, the one who reached 15 included, takes one more turn.
WW-R81 = Further players passing 15 change nothing.
WW-R82 = Only a tie for the highest Notoriety counts. In the extra lap all players play, clockwise from the triggering player, and the wind is rolled as usual when the First Player’s turn comes. After 5 laps the tied leaders share the win; the table may choose another number of laps, 0 (shared at once), or laps without limit, as printed.
    .why = a tie even after the last lap
WW-R82a = After 100 rounds the game ends where the round ends, even if final turns or a tie lap are still due: the highest Notoriety wins, a tie is shared, solo and co-op are lost. The table may choose another number of rounds.
    .why = the last round is over
WW-R83 = By the book, seats before the triggering player get one turn more. The table may choose instead to finish the round: the game then ends after the round in which 15 is reached, without further turns, and tie laps are whole rounds from the First Player.

## Rulings: solo and co-op

WW-R84 = In solo all Red Cresters move, also one that fought this turn; the table may choose that such a one stays.
WW-R85 = They move one after another, nearest by path first as they stand before the first move, and of equally near ones the player chooses. A space with two Red Cresters is closed to others, the ship’s space included, and one that finds it full stops before it (see WW-R76).
    .why = the nearest Red Crester moves next
WW-R86 = Two Red Cresters on one space fight as one side of Strength 10, also when the ship attacks them. Beaten, both are Defeated: one goes to a free hold, the other lies on the space; each counts for speed. If they attacked, on a tie or a loss that the ship survives each goes back to its own previous space; if the ship attacked, it goes back. The Marine’s +2 is added once.
WW-R87 = On the small planet the speed of Red Cresters in solo starts at 2.
WW-R88 = The White Crester must be put on an unoccupied corner (no ship, no living Red Crester); its speed in solo is 5; in the turn of its placement it moves last. Notoriety is not used in solo and co-op: there is no +1 for a Rest At Sky, no purchase of Notoriety and no end by points.
    .why = Notoriety is not used in solo and co-op
WW-R89 = The new wind of a solo turn differs from the old one, as at any round’s end.
WW-R90 = Teeth in solo and co-op: WW-63 does not apply; the player may keep Teeth aboard or trade any of them for Gas on entering port or later while At Port; surplus Gas is lost.
    .why = Teeth are traded for Gas only in solo and co-op
WW-R91 = Against a ship At Port the White Crester follows a shortest path to the Trading Post, entering it being the last step. If it arrives, the resting player’s ship is Lost without dropping cargo (Morale 1, one “+2 Hits” token, it stays At Port), other ships At Port are unaffected, and the White Crester ends on the space it came from. Only the White Crester can enter the Trading Post, and only so.
WW-R92 = In co-op and in the variant living Red Cresters and ships other than the resting one are obstacles for the White Crester; if they close the way, WW-R76 decides.
WW-R93 = In co-op a White Crester that was in a Battle with the resting player this turn does not move in that Rest, At Sky or At Port; the table may choose that it moves all the same.
    .why = it has fought this captain in this turn
WW-R94 = A ship Lost in its own turn ends that turn, and the White Crester does not move in it.
WW-R95 = A trade is an offer of any cards for any cards, or for nothing, accepted by the other; both must be At Port and within their hand limits after it. It is possible in any player’s turn, but not during a Battle, a Rest or another open question; an offer made before waits until it is over. No clock runs for trades and nobody is waited for. An offer lapses when one of the two leaves port or the table, when an offered or asked card is gone, or when the turn ends. Each seat makes at most 10 offers in a turn.
    .why = cards are traded At Port, and not during a Battle or a Rest
WW-R96 = The player who beat the White Crester chooses an unoccupied corner (see WW-R88) at once. The White Crester is off the planet meanwhile and is put there after the Rest of that turn or, where the turn ends without one, before the next player’s turn begins; so it does not move in that Rest. If the corner is occupied by then, or no corner was free, the choice is made then; while no corner is free, at the next turn’s end that has one, by the player whose turn ends. The table may choose the harsher reading: the White Crester stands on the corner at once and, if it was beaten in the player’s own actions, moves in the following Rest; beaten in the Rest it does not move again this turn.
WW-R97 = If one event would end both sides’ Lives, the result of the Battle comes first, and the team wins.
WW-R97a = The table may choose a relief that is not in the book: a head start, by which the White Crester does not move at the end of any captain’s first turn, or one Life more for the captains, or both.
    .why = it does not move after a captain’s first turn
WW-R115 = A ship “defeated” in the solo and co-op rules is a ship Lost (WW-187, WW-216, WW-225); a lost Battle that it survives costs Morale, but no Life and not the game.

## Rulings: variants

WW-R98 = Reaching 10 means 10 or more. A White Crester that appears in mid-turn moves in that turn’s Rest; one that appears by the Rest’s own +1 does not move this turn.
WW-R98a = A corner is occupied by a ship or a living Red Crester. If all six are, no die is rolled and the arrival is tried again at every turn’s end.
WW-R99 = A White Crester that moves onto a ship is the Attacker, like a Red one, in every mode. So the Sergeant adds nothing (WW-118); the White Crester rolls first, and the ship’s owner spends Cannons knowing that roll (WW-129) and plays cards and tokens last (WW-132); on a tie the White Crester goes back and nobody takes a token (WW-R58); a ship that loses and survives takes its token and stays, and the White Crester goes back (WW-141); where the ship is Lost the White Crester stays (WW-R57).
WW-R100 = Once defeated in head-to-head or free-for-all the White Crester leaves the game.
WW-R101 = In the variant, and so in solo (WW-201), the White Crester moves even if it fought the player this turn; the table may choose that it stays.
    .why = it has fought this captain in this turn
WW-R102 = The Naturalist plays only in head-to-head and free-for-all.
WW-R103 = Research needs a free Tag and a legal adjacent space: for a Grey Crester one without Longboat or Grey Crester, for a Red Crester one without ship or Red or White Crester. It may lie in a neighbouring Territory, which becomes the Red Crester’s Territory; it is never the Trading Post.
    .why = there is no free Tag, or no space for it beside the ship
WW-R104 = A Red Crester tagged in the turn it was beaten counts as having fought the Naturalist and does not move in that Rest.
WW-R105 = The Gas Worker’s +1 also applies to Research.
WW-R106 = The White Crester can never be tagged.
WW-R107 = The Naturalist may defeat Tagged Cresters too, and the Tag comes back. A beaten Tagged Red Crester is replaced like any other; after a beaten Tagged Grey Crester the living ones are counted as usual (WW-147).
WW-R108 = Achievements are claimed automatically and at once; if several players qualify by one event, the active player comes first, then the others clockwise. The table may choose that players are asked instead; a card that was declined can still be claimed in an own turn while its condition holds (a card for an event only when it happens again).
    .why = there is no Achievement to claim
WW-R109 = Conditions that last are looked at after every action of anyone, those of a turn’s end after the Rest; a card pays once per player. A Territory counts once the ship stands in it after a step is settled; a row of turns ended At Sky is broken only by an own turn that ends otherwise.
WW-R110 = With the Naturalist in play, Achievement cards that need Teeth are left out.
