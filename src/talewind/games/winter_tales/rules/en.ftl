### The rules and rulings of Winter Tales in English, one message per rule, with a short reason (.why) where one is shown.

## Basics and map

WT-1 = A game has 3, 4, 5, 6 or 7 players.
    .why = Winter Tales is for 3 to 7 players
WT-2 = Every player belongs to exactly one faction: spring, winter or writer.
WT-3 = The seven rebels are characters of spring; the seven soldiers are characters of winter.
WT-4 = The writer faction exists only with an odd number of players and then consists of one player.
WT-5 = Players win or lose as a faction: every player of the winning faction (WT-187 to WT-189) wins.
WT-6 = Every space of the map is a location or a plaza.
WT-7 = A location has a name, one quest slot and one power slot; the power slot matters only with the powers module.
WT-8 = A quest slot holds at most one quest token.
WT-9 = A location holds any number of characters.
WT-10 = A plaza is joined to exactly two locations, and these joins are the only adjacencies of the map.
WT-11 = A plaza has no quest slot and holds any number of characters.

## Story cards and hands

WT-12 = Both sides of a story card show the same picture, once in spring orange and once in winter white.
WT-13 = A story card is played with the side of its player’s faction up.
WT-14 = The writer plays a story card with the side of the character in use at that moment up.
WT-15 = A story card is played at the point of the narration where its picture is worked in.
WT-16 = A picture may be read as a thing, a feeling or a sensation.
WT-17 = While one player narrates, nobody else plays story cards.
WT-18 = How many story cards a player holds, and which, is hidden from every other player, faction mates included (see WT-R97).

## Set-up

WT-19 = Step 1: the board is laid out.
WT-20 = At the end of step 1 the 6 power tokens are put beside the board.
WT-21 = Step 2: the 93 story cards are shuffled into a deck beside the board.
WT-21a = The 3 neutral cards lie near the deck.
WT-22 = Step 3: the epilogue token is put winter side up on space 4 of the memory track, which sets the game to three memories.
WT-23 = Step 4: a pool of as many faction tokens as players is made, half spring and half winter, plus the writer token if the number of players is odd.
    .why = half of the players are of spring and half of winter; with an odd number, one is the writer
WT-24 = Each player draws one faction token at random and shows it.
WT-25 = Seats run clockwise from the youngest spring player, spring and winter alternating; the writer sits last.
WT-26 = At the end of step 4, clockwise from the youngest spring player, each spring or winter player secretly draws one random objective card of their faction.
WT-27 = The writer receives two objectives, one of each faction.
WT-28 = A player may look at their own objective at any time and keeps it face down.
WT-29 = Step 5: each player receives a reference sheet; online it is the help panel.
WT-30 = Step 6: the group chooses one player as story arbiter, best whoever owns the game or knows its rules best; that player takes the story arbiter token.
WT-31 = If the group does not agree, the youngest spring player names the story arbiter.
WT-32 = Step 7: beginning with the youngest player and going clockwise, each player in turn takes one unused character of their faction and places its token, until everybody has the full number.
    .why = this character is not there to be taken
WT-33 = A rebel is placed in a location that holds no character.
    .why = a rebel begins in a location that is empty
WT-34 = A soldier is placed in a plaza that holds no character.
    .why = a soldier begins in a plaza that is empty
WT-35 = 3 players: 4 rebels for the spring player, 4 soldiers for the winter player, 2 rebels and 2 soldiers for the writer; 1 rebel and 1 soldier unused.
WT-36 = 4 players: 3 rebels for each spring player, 3 soldiers for each winter player; 1 rebel and 1 soldier unused.
WT-37 = 5 players: 2 rebels for each spring player, 2 soldiers for each winter player, 1 rebel and 1 soldier for the writer; 2 rebels and 2 soldiers unused.
WT-38 = 6 players: 2 rebels for each spring player, 2 soldiers for each winter player; 1 rebel and 1 soldier unused.
WT-39 = 7 players: 2 rebels for each spring player, 2 soldiers for each winter player, 1 rebel and 1 soldier for the writer; none unused.
WT-40 = At each pick the writer may take a character of either faction, as long as their final numbers match the player count.
WT-41 = Unused characters leave the game.
WT-42 = Step 8: one of the four spring quest tokens is drawn at random and placed by its placement rule.
WT-43 = The step 8 token is placed by the writer, or without a writer by the youngest winter player.
WT-44 = Step 9: one of the remaining winter quest tokens is drawn at random and placed by its placement rule.
WT-45 = The step 9 token is placed by the writer, or without a writer by the youngest spring player.
WT-46 = If step 8 or 9 draws a Great Artifact token, the other faction’s Great Artifact token leaves the game at once.
WT-47 = Step 10: the writer, or without a writer the story arbiter, opens the story by introducing the goals of the two placed quests.
WT-48 = The opening may draw on anything but must leave room for others to build on.
WT-49 = Step 11: each spring and winter player draws 4 story cards.
WT-50 = In step 11 the writer’s draw equals the number of spring players (1, 2 or 3).
WT-51 = Step 12: the acting player token goes to the youngest spring player, who begins the first chapter.

## Chapters

WT-52 = A chapter is a player turn phase followed by an end phase.
WT-53 = Chapters follow one another until the epilogue starts.
WT-54 = Turns go clockwise with the acting player token.
WT-55 = On a turn the acting player activates one of their ready characters; then the turn ends and the token passes clockwise.
    .why = only a ready character of yours can be activated
WT-56 = An acting player without a ready character ends the turn at once and passes the token clockwise.
WT-57 = The player turn phase ends once no ready character is left anywhere.
WT-58 = End phase: each spring and winter player draws 4 story cards.
WT-59 = End phase: the writer’s draw equals the number of spring players.
WT-60 = End phase: all character cards are flipped to ready.

## Activation

WT-61 = An activation has five steps in this order: flip, draw, move, act, discard.
WT-62 = Step 1: the character card is flipped to its activated side.
WT-63 = Step 2: its player draws 3 story cards.
WT-64 = Step 3: the character may be moved, by one space or more.
WT-65 = Step 4: its player may perform one action: generate a new quest or resolve a quest.
WT-66 = Step 5: a player with more than 7 story cards discards cards of their choice until they hold 7.
    .why = only the cards above seven are put away

## Movement

WT-67 = Playing 1 story card moves the activated character up to 2 spaces, each to an adjacent space.
    .why = a card gives two steps, each to an adjacent space
WT-68 = Any number of story cards may be played for movement in one activation.
WT-69 = The mover tells a short story of why and how the character moves and works each movement card into it.
WT-70 = After movement and its story are finished, all cards played for it are discarded.
WT-71 = Characters may pass through or stop in locations and plazas alike.

## Interrupting movement

WT-72 = When a rebel enters a space holding a soldier of another player, that player may initiate a battle.
WT-73 = When a soldier enters a location holding a rebel of another player, that player may spring a trap.
WT-74 = No trap can be sprung in a plaza.
WT-75 = The interrupting character may be ready or activated.
WT-76 = One entry of a rebel into a space allows at most one battle.
WT-77 = One entry of a soldier into a location allows at most one trap.
WT-78 = If several characters there could interrupt, their players agree on the one that does.

## Battles

WT-79 = A battle is a series of rounds, each an attack step followed by a defence step.
WT-80 = Attack step: the soldier’s player plays exactly 1 story card, winter side up, telling how the soldier goes for the rebel.
WT-81 = Defence step: the rebel’s player plays exactly 1 story card, spring side up, telling how the rebel resists or gets away.
WT-82 = The battle is over the moment a player, by choice or for lack of cards, plays nothing in their step.
    .why = there is no card to play
WT-83 = The player who played the last card wins the battle.
WT-84 = During a battle no character may be told dead or eliminated, and the outcome must stay open.
WT-85 = The winner finishes the story of the battle.
WT-86 = If the soldier wins, the rebel’s movement ends in that space.
WT-87 = If the soldier wins, the rebel becomes incapacitated.
    .why = the rebel is beaten
WT-88 = If the soldier wins, its player may put the rebel in any space they like, provided the story justifies it.
WT-89 = If the soldier wins, the rebel cannot be moved again in this chapter.
WT-90 = If the rebel wins, it stays upright and may go on moving; there is no other effect.
    .why = the rebel got away
WT-91 = All cards played in the battle are discarded.

## Traps

WT-92 = Spring trap step: the rebel’s player picks 1 story card as the trap card and puts it aside.
WT-93 = All other story cards of that player are then hidden under the rebel’s character card, each secretly with either the spring or the winter side up.
WT-94 = The trap total is the number of hidden cards with the spring side up.
WT-95 = The trap card adds nothing to the trap total.
WT-96 = Inspired by the picture of the trap card, the rebel’s player narrates the ambush.
WT-97 = Winter defence step: the soldier’s player plays any number of story cards, one at a time, winter side up, telling how the soldier evades.
WT-98 = During a trap no character may be told dead or eliminated, and the outcome must stay open.
WT-99 = Conclusion step: the hidden cards are revealed and the trap total is counted.
WT-100 = Defence cards fewer than the trap total: the soldier goes no further and stays in that location.
    .why = the soldier is caught
WT-100a = Defence cards fewer than the trap total: the soldier becomes incapacitated.
WT-100b = Defence cards fewer than the trap total: the soldier cannot be moved again in this chapter.
WT-101 = Defence cards matching the trap total: the soldier is put back in the plaza it came from and stays upright.
    .why = the soldier is driven back
WT-101a = Defence cards matching the trap total: the soldier cannot be moved again in this chapter.
WT-102 = Defence cards more than the trap total: the soldier shrugs the trap off and may keep moving.
    .why = the soldier slips through
WT-103 = Afterwards the soldier’s player discards all their defence cards.
WT-104 = Afterwards the rebel’s player discards the trap card and the hidden spring-side cards.
WT-105 = The rebel’s player takes the hidden winter-side cards back into the hand.
WT-106 = The winner finishes the story: the rebel’s player after less or equal, the soldier’s player after more.

## Incapacitated characters

WT-107 = The token of an incapacitated character is laid on its side in its space.
WT-108 = While incapacitated a character takes no movement, no action and no part in quests.
    .why = whoever lies can neither move nor act
WT-109 = A new chapter readies an incapacitated character’s card but does not end the incapacitation.
WT-110 = A character can be saved by itself or by another character of the same faction.
WT-111 = The saving player plays 2 story cards and stands the character’s token up.
    .why = to save somebody takes two cards
WT-111a = The saving player tells how the character is saved.
WT-111b = Both cards are worked into that tale.
WT-112 = To save another player’s character, a player needs a character of their own in the same space.
    .why = it takes one of your characters in the same space
WT-113 = A moving character may save in a space it passes through without ending its movement.
WT-114 = Saving is possible only in the saving player’s own turn.

## Generating a quest

WT-115 = The acting player picks one available quest token of their activated character’s faction and places it by its placement rule.
WT-116 = For the writer, the character activated this turn decides which faction’s quests are available.
WT-117 = A slot quest goes into the quest slot of any location that holds no quest token in its slot; the character need not be there.
    .why = this quest goes to a location whose slot is free
WT-118 = An under-character quest goes under a rebel token of the placer’s choice.
    .why = this quest goes under a rebel
WT-119 = A quest token under a character does not occupy a quest slot, so it may be in a plaza or beside another quest token.
WT-120 = A quest token under a character goes wherever that character goes.
WT-121 = The player introduces the quest’s goal, ties it to the story so far, and leaves it as open-ended as possible.
WT-122 = A quest that has been placed earlier in this game cannot be generated again.
    .why = there is no such quest left
WT-123 = Only one Great Artifact quest is placed per game: when one of its tokens is generated, the other leaves the game.

## The seven quests

WT-124 = The Great Artifact (spring and winter, slot): the goal is to gain a mighty object.
WT-125 = A Glimmer of Hope (spring, slot): the goal is to find something that revives hope in spring.
WT-126 = Love That Melts the Snow (spring, under a rebel): the goal is a deep bond between that rebel and another rebel.
WT-127 = The rebel carrying Love That Melts the Snow cannot start that quest but can join it.
    .why = the rebel who carries this quest cannot begin it
WT-128 = The Safe House (spring, slot): the goal is a protected refuge for the rebels.
WT-129 = Freezing Horror (winter, slot): the goal is to create or uncover a terror against the rebels.
WT-130 = Winter Propaganda (winter, slot): the goal is to break the rebels’ morale and popular support.
WT-131 = Armed Retaliation (winter, under a rebel): the goal is a damaging strike against the rebels.
WT-132 = The rebel carrying Armed Retaliation cannot start that quest but can join it.

## Resolving a quest

WT-133 = A character that ends its movement in a space with a quest token of its own faction may resolve that quest as its action.
    .why = no quest of this side lies here
WT-134 = Step 1: the acting player declares the quest and puts the ongoing quest token on it.
WT-135 = Step 1: the acting player begins its story, tied to the introduction given when it was generated, and says how the character means to complete it.
WT-136 = Step 1: the story must connect the quest to the memory under the bookmark.
WT-137 = Step 2: clockwise from the acting player’s left, each of the others may activate one ready character of their own in order to join the quest.
WT-138 = A joining activation follows all activation steps except that no action may be performed.
WT-139 = A player who makes a joining activation must try to move that character to the ongoing quest token and tell how and why it goes there.
WT-140 = Joining movement can be interrupted as usual, also by the acting player.
WT-141 = A joining character that does not reach the space of the ongoing quest token cannot join in step 4.
WT-142 = No player is obliged to activate a character for somebody else’s quest.
WT-143 = Step 3: the acting player continues the story and plays any number of story cards.
WT-144 = The story of steps 3–5 must follow the goal of the quest.
WT-145 = The story of steps 3–5 may not kill or eliminate a character.
WT-146 = The story of steps 3–5 may not tell the ending.
WT-147 = There is no time limit, but a card must be played every few sentences.
WT-148 = Step 4: clockwise from the acting player’s left, each other player with an upright character in the quest’s space may continue the story, whether that character is ready or activated.
WT-149 = A player whose only characters there are incapacitated can neither join in nor play cards.
WT-150 = A player who joins in plays any number of story cards and tells in what way the character helps or hinders.
WT-150a = That player takes the story up where the teller before stopped.
WT-151 = A player who activated a character in step 2 can join in with that character only, even with others of their own in the space.
    .why = you join in with one upright character there; if you sent one, with that one
WT-152 = Nobody must play cards in step 4, not even after a joining activation.
WT-153 = Step 5: the acting player may play 1 last story card, still leaving the end open.
WT-154 = Step 6: the spring-side and winter-side story cards played in the quest are counted.
WT-155 = More cards for the acting player’s faction than for the other: success.
    .why = the quest is won
WT-156 = More cards for the opposing faction: failure.
    .why = the quest is lost
WT-157 = Equal numbers: tie.
    .why = the quest is tied
WT-158 = The acting player tells the ending, favouring the winning faction, or neutral after a tie.
WT-159 = All cards played in the quest are then discarded.
WT-160 = Step 7: the ongoing quest token and the quest’s token are removed from the map.
WT-161 = Among the winning faction’s players, the one with the most story cards played in the quest picks the card that represents it best.
WT-162 = If several players of the winning faction tie for the most cards and there is a writer, the writer chooses.
WT-163 = If they tie and there is no writer, the acting player chooses.
WT-164 = The acting player places the chosen card, winning side up, on any empty track space left of the epilogue token.
    .why = a memory goes on an empty space before the epilogue token
WT-165 = A tied quest leaves a neutral card as its memory instead, placed in the same way.
WT-166 = The acting player puts the bookmark on the placed card.
WT-166a = The quest token goes into the hexagon above that card.

## Memories and bookmark

WT-167 = A track space is empty when it holds neither a story nor a neutral card.
WT-168 = A memory counts for the faction whose side is up; a neutral card counts for nobody.
WT-169 = The bookmark lies on the memory placed most recently.
WT-170 = At the start of a quest the bookmarked memory may not be freely reinterpreted; it must be recalled as it was told.
WT-171 = If the acting player forgets or cannot make the connection to the bookmarked memory, the quest is automatically a failure.
    .why = the link to the bookmarked memory is missing

## Epilogue

WT-172 = The epilogue starts as soon as a memory is placed on the last empty space left of the epilogue token.
    .why = every memory has its place
WT-173 = From then on no character is activated and no action is performed.
WT-174 = In the epilogue players use only the cards they still hold.
WT-175 = Step 1: the player who placed that memory is the epilogue player and takes the epilogue token.
WT-176 = The epilogue player plays all the story cards they have left, telling how their characters go for the last blow.
WT-177 = That story must connect to the bookmarked memory.
WT-178 = Epilogue stories must close the open threads of the quest tokens still on the map.
WT-179 = Epilogue stories must leave the final outcome open until step 5.
WT-180 = Epilogue stories may involve any characters, wherever their tokens are.
WT-181 = Step 2: clockwise from the epilogue player’s left, each other spring and winter player may play story cards, own side up, and tell their part under the same rules.
WT-182 = Each player who contributes must tie their part to some memory on the track.
WT-183 = Step 3: a faction scores 1 per story card played for it in the epilogue and 3 per memory in its favour.
    .why = memories, and last cards
WT-184 = Step 4 takes place only if there is a writer who is not the epilogue player.
WT-185 = In step 4 the writer may commit at most half of their hand, rounded down, all of it for one faction of their choice, telling how events help it.
WT-186 = The writer’s part follows the story rules of step 1.
WT-187 = Step 5: the faction with the higher score wins.
WT-188 = If the scores are equal and there is a writer, the writer wins.
WT-189 = If the scores are equal and there is no writer, the faction of the epilogue player wins.
WT-190 = The epilogue player then concludes the whole story in line with the result.
WT-190a = With that conclusion the game is over.

## Writer and story arbiter

WT-191 = With a rebel the writer counts as a spring player, with a soldier as a winter player.
WT-192 = The writer belongs to neither spring nor winter, but is a faction of their own.
WT-193 = The writer’s soldiers may initiate battles but not traps; their rebels may spring traps but not battles.
WT-194 = The story arbiter has the last word on stories whenever players disagree.
WT-195 = The arbiter is bound to be impartial and to serve the best story.
WT-196 = The story arbiter has no say over mechanics, and may only have players change passages that do not fit the setting or are in bad taste.
WT-197 = The players may agree on a tone (drama, pulp, comedy, horror …); it never changes the mechanics.
WT-198 = Every player may offer ideas to a narrator; the narrator decides whether to use them.

## Longer games and alternative epilogue

WT-199 = A game of 4, 5, 6 or 7 memories starts with the epilogue token on track space 5, 6, 7 or 8.
WT-200 = Each player must connect their epilogue part to the memory under the bookmark (instead of WT-182).
WT-201 = When a player ends their epilogue part, they move the bookmark to another memory of their choice.
WT-202 = Advanced rules are used only if all players agree, in any combination.

## Powers

WT-203 = A power is granted when its quest succeeds for the faction the quest belongs to; failure or tie grants nothing.
WT-204 = The player who completed the quest receives the power; the writer can receive powers of both factions.
WT-205 = A power token put on the map needs a location whose power slot is empty.
WT-206 = Glimmer of Hope: its 1 token goes on the card of the rebel who found hope.
WT-207 = Glimmer of Hope: once per chapter, after an activation of that rebel, its player may flip its card back to ready and so may activate it a second time in the chapter.
WT-208 = Love: its 2 tokens go on the cards of the two united rebels.
WT-209 = Love: whenever either of the two moves, its partner may come along at no cost.
WT-210 = Love: they may move together even if one is incapacitated.
WT-211 = Love: while in the same space the two may take part in a battle or trap as one character.
WT-212 = Love: in such a battle or trap each controlling player may play cards, which are added together.
WT-213 = Safe House: its 1 token fills the power slot at the site of the successful quest.
WT-214 = Safe House: a rebel losing a battle is not incapacitated but placed in the location with the token.
WT-215 = Safe House: the Freezing Horror token can never be in that location.
WT-216 = Great Artifact: the completing faction puts its 1 token on the card of one of its characters that took part in the quest.
WT-217 = Great Artifact: in each quest or battle the holder is involved in, its player may play the connected memory’s story card as though they held it.
WT-218 = Great Artifact: it cannot be used in a trap.
WT-219 = Great Artifact: the card used stays on the memory track.
WT-220 = Great Artifact: at any time its owner may hand the token to a character of another player that shares the holder’s space, provided the story justifies it.
WT-221 = Freezing Horror: its 1 token goes on the card of the soldier who created the horror.
WT-222 = Freezing Horror: the owner may use it during their turn if they have no ready character at the beginning of that turn.
WT-223 = Freezing Horror: using it means putting the token into a power slot anywhere but at the Safe House.
WT-224 = Freezing Horror: at once the owner initiates a battle with one rebel in that location.
WT-225 = Freezing Horror: the opening attack card is the connected memory’s story card, which stays on the track.
WT-226 = Freezing Horror: after the battle the token stays there until its next use.
WT-227 = Freezing Horror: at most once per turn.
WT-228 = Winter Propaganda: has no token; once granted, any player with a soldier may use it on their turn instead of activating a character.
WT-229 = Winter Propaganda: first the player flips one of their ready soldiers to activated.
WT-229a = Winter Propaganda: then the player draws 3 story cards.
WT-229b = Winter Propaganda: then the player flips a ready rebel to activated.
WT-229c = Winter Propaganda: then the player plays 3 story cards, telling how the soldier kept the rebel from acting.
    .why = it takes three cards to tell
WT-230 = Winter Propaganda: until the chapter ends that rebel cannot be activated.
WT-231 = Winter Propaganda: the target must not have been activated yet in this chapter.
    .why = this rebel has been activated in this chapter already
WT-232 = Armed Retaliation: has no token; it is used immediately when acquired and once per game.
WT-233 = Armed Retaliation: the player targets one rebel power or one rebel, never both.
WT-234 = Armed Retaliation on a power: the power leaves the game and the connected memory is flipped from spring to winter.
WT-235 = Armed Retaliation on a rebel: the rebel is eliminated from the game; nothing else in the game eliminates a character.
WT-236 = Armed Retaliation on a rebel with a power token destroys the power and not the rebel.
    .why = a rebel with a power loses the power instead

## The rebel returns

WT-237 = A player with a ready character may, instead of their normal turn, bring back the rebel eliminated by Armed Retaliation.
WT-238 = The player plays 3 story cards and tells how the rebel escapes; none of the player’s characters is activated.
    .why = to bring a rebel back takes three cards
WT-239 = The story may involve any character, and no token on the map moves.
WT-240 = The storyteller places the rebel in any location described in the story.
    .why = the rebel comes back in a location of the story
WT-241 = The rebel goes back to its player, its card on the activated side.

## Objectives

WT-242 = With objectives the game is played to at least five memories.
WT-243 = An objective can be completed at any time its condition is met; its player may then declare it immediately.
WT-244 = The declaring player reveals the card and tells a short story on one of its themes that links to the bookmarked memory.
WT-245 = The objective card goes on an empty track space with an objective icon, and the bookmark goes on it.
    .why = an objective goes on an empty space with the icon
WT-246 = Three track spaces carry the objective icon, and only they can hold objective memories.
WT-247 = Whoever refers to an objective memory must use the story told for it.
WT-248 = An objective memory is a memory in favour of the faction of its card.
WT-249 = Objectives never grant powers.
WT-250 = A quest memory may be placed on top of an objective memory of either faction and overwrites it.
WT-251 = A quest memory can never be overwritten.
WT-252 = The Rescue (spring, 1 card): save an incapacitated rebel; its story is based on the battle that incapacitated that rebel.
WT-253 = The Rebels (spring, 2 cards): one of the owner’s traps incapacitates a soldier.
WT-254 = The Connection (spring, 4 cards): one rebel reaches both locations named on the card during one activation, in either order.
WT-255 = The Connection: starting in a named location counts as reaching it.
WT-256 = The Connection: on reaching the first location the player reveals the card and lays it face up before them.
WT-257 = The Connection: if the second location is not reached in that activation, the card stays face up and may be tried again in another chapter.
WT-258 = The Reward (winter, 2 cards): one of the owner’s battles incapacitates a rebel.
WT-259 = The Spy (winter, 2 cards): when a rebel enters a space with one of the owner’s soldiers, the owner reveals the card and lays it face up.
WT-260 = The Spy: the next such entry after the reveal completes the objective; rebel and soldier may be the same as before.
WT-261 = The Attack (winter, 2 cards): discard 2 story cards while a character of the owner is in the named location.
    .why = The Attack takes two cards, and a soldier of yours in the named location
WT-262 = The Garrison (winter, 1 card): soldiers stand in more different locations than rebels do.

## Skills

WT-263 = A skill is always in effect; whoever uses one tells briefly how.
WT-264 = Objective (Alice, Candlewick): on activation the player may discard their uncompleted objective and choose another from the unused objective cards of their faction.
WT-265 = Without the objectives module Alice’s and Candlewick’s skill is Story Card.
WT-266 = Quest (Scarecrow, Mangiafuoco): a quest this character takes part in is counted with +1 for its faction in step 6.
WT-267 = Trap (Pinocchio, Fox & Cat): in a trap that this character springs or runs into, its own side counts +1.
WT-268 = Battle (Tin Man, Wolf): in the first round of a battle the character’s player tells their part without playing a card; later rounds need a card as usual.
WT-269 = Movement (Little Match Girl, Snow White): when moving the character, its player may move it up to 2 spaces without a card.
WT-270 = Secret Passage (Grandma Dorothy, Mad Hatter): on activation, before movement, the player may relocate the character to its passage location.
WT-271 = A secret-passage relocation is not movement and cannot be met with a battle or trap.
WT-272 = Story Card (Cranky, White Rabbit): the activation draw is 4 story cards, not 3.

## Set-up and turns

WT-R1 = “Youngest” online means first in a seniority list fixed when the table starts; “youngest spring player” is the first spring player on it, and so on.
WT-R2 = Within a faction, players take their seats in seniority order.
WT-R3 = In WT-32 the pick order is the seat order starting at the first player of the seniority list.
WT-R4 = When the story deck is empty and a card must be drawn, the discard pile is shuffled into a new deck; if both are empty, the missing cards are not drawn. A reshuffle is not announced, and a short draw is told to the drawer alone. Nobody sees the deck’s top card, although a printed card shows its picture on both sides. Several players draw in clockwise order from the holder of the acting player token (in set-up from the youngest spring player).
WT-R5 = Neutral cards are unlimited.
WT-R6 = A new chapter begins with the player who then holds the acting player token, that is the one clockwise of the last turn taken.
WT-R7 = A player with a ready character must activate one (or use WT-228 or WT-237); that character need neither move nor act.
WT-R8 = A turn under WT-56 contains nothing, not even a save; only Freezing Horror can be used in it.
WT-R9 = The limit of 7 works only in step 5 of an activation, own or joining: a larger hand is cut to exactly 7, a smaller one is left alone. Hands may be larger at other times (after the end phase, in defence, in the epilogue); nobody may throw cards away otherwise, except for The Attack.
WT-R10 = A player without any character left keeps their hand, draws in the end phase, and plays in the epilogue.
WT-R11 = Fox & Cat are one character with one card and one token.
WT-R98 = Online the owner of the game (WT-30) is the host: a host with a seat is the one suggested, and nobody is bound by it.
WT-R99 = Online a player agrees to the advanced rules (WT-202) by sitting down, because the options are shown before. If the host changes them later, everybody seated is told, and whoever stays seated agrees.

## Writer

WT-R12 = The writer’s side in a battle, trap, quest or save is the faction of the one character used in it, fixed for its whole length. With a rebel and a soldier in a quest’s space the writer names one before the first card.
WT-R13 = The writer’s characters never interrupt each other, and their own rebel meeting their own soldier does not count for The Spy.
WT-R14 = In WT-161 the writer counts as a player of the side they played for in that quest.
WT-R15 = In WT-162 the writer chooses even without having taken part, and even as one of those tied.
WT-R16 = A writer who is the epilogue player plays in step 1: they name one faction and play all the cards they have left for it (WT-176), without the half limit, and have no step 4.
WT-R17 = Half is taken of the cards in the writer’s hand when step 4 begins: 0 or 1 card gives 0, 5 gives 2, 7 gives 3.

## Movement and interrupts

WT-R18 = A card buys two steps that may be used one by one, also after a won battle, an escaped trap or a save in between; unused steps are lost when movement ends. An interrupt closes the mover’s passage so far; what they tell afterwards is a new one.
WT-R19 = A character may enter the same space several times; each entry is a new entry for interrupts.
WT-R20 = Characters of the same faction or the same player never hinder a move.
WT-R21 = Only entering counts. Standing in a space, starting there, being placed, relocated or brought back never allows an interrupt and never counts for The Spy, nor for The Connection beyond WT-255. There the start is the space where the character stands when its movement begins, so after a secret passage the passage location and not the space it left.
WT-R22 = The mover itself never interrupts: a soldier walking up to a rebel cannot attack it, a rebel walking up to a soldier cannot trap it.
WT-R23 = One movement may be interrupted many times, once per space entered, also by the same character again.
WT-R24 = All players with an upright eligible character are asked at the same time, on open facts alone (what they hold plays no part). If several claim, they have one interrupt time to agree: each yields or insists. A single one who insists interrupts; of several it is the one next clockwise from the mover; if all yield, it is the claimant next clockwise from the mover, because a claim cannot be taken back (WT-R25). A player with several eligible characters picks one.
WT-R25 = A claim needs the means for its first step: for a battle a card in hand, the Battle skill or the Great Artifact card; for a trap a card in hand. A claim cannot be taken back: the first attack cannot be left out, nor the trap called off. Only a timeout or leaving voids it; then the next claimant clockwise interrupts, else the movement goes on.
    .why = to step in takes a card for the first move, and cannot be taken back
WT-R26 = An incapacitated character cannot interrupt. It can be attacked, which happens to a linked companion taken along (WT-R69a) and under Freezing Horror (WT-R75): its player may defend it; if it wins it lies as before, if it loses WT-88 and WT-89 hold, and nobody has incapacitated it anew (The Reward).
WT-R27 = Interrupts do not nest: while a battle or trap runs nobody moves, so nothing new can be triggered. Its consequences are applied, then objectives are checked (WT-R82), then the movement resumes or ends.
WT-R28 = When a movement was ended by an interrupt the activation goes on with step 4: an incapacitated character cannot act, a blocked but upright one can.
WT-R29 = “Cannot be moved again in this chapter” lasts until the end phase even if the character is saved; it does not forbid activation, actions or relocation.
    .why = this character cannot be moved again in this chapter
WT-R100 = Step 3 is asked in every activation, own or joining, also of a character that lies, cannot be moved or has arrived: it takes no step then, but may do whatever else a movement offers.

## Battles and traps

WT-R30 = A first round told under the Battle skill counts as a card played for WT-82 and WT-83 and cannot be exchanged for a card. Wolf may attack with an empty hand; if the rebel then plays nothing, Wolf wins.
WT-R31 = Tin Man against Wolf: round 1 has two told steps and no cards; round 2 starts with Wolf’s card.
WT-R32 = Only the two controlling players play cards in a battle or trap (plus a linked partner, WT-R69b, WT-R69c).
WT-R33 = The captor may choose any location or plaza, occupied or not; if the story is judged not to justify it, the rebel stays where it lost.
    .why = a captive cannot be brought there
WT-R34 = Quest and power tokens on a character go with it when it is placed or relocated.
WT-R35 = A trap pile may be empty or all winter-side: total 0. No defence card against total 0 is a match.
WT-R36 = Trap comparison with skills: (spring-side hidden cards + 1 if Pinocchio is involved) against (defence cards + 1 if Fox & Cat are the trapped soldier).
WT-R37 = At the reveal everybody sees all hidden cards, also the winter-side ones that are taken back.
WT-R38 = While their cards lie in a trap pile a player cannot use them for anything else.
WT-R39 = A blocked soldier returns to the plaza from which it made that entry; this is no entry.
WT-R101 = Online a trap is two questions: first the trap card is shown and the pile laid, then the ambush is told.

## Saving

WT-R40 = An incapacitated character may be activated: it is flipped, its player draws, and after being saved it may act, and move unless WT-R29 forbids.
WT-R41 = Saving one’s own character needs no other character nearby.
WT-R42 = Saving another player’s character needs a character of the same faction as the victim in its space; it may be ready, activated, moving or standing, and may itself be incapacitated.
WT-R43 = A save is possible in one’s own turn at its start (with a ready character), while moving, when choosing an action and at the end of the activation; not in a battle, a trap, the steps of a quest, a turn under WT-56 or a joining activation.
WT-R102 = The cards played for a save, for Winter Propaganda and for the return of a rebel are discarded when they have been told.

## Quests

WT-R44 = A ready character already in the quest’s space may be activated in step 2; it draws and has arrived: it is asked to move like any other (WT-R100) but takes no step, so a quest token under a rebel stays put while the quest runs.
WT-R45 = In a joining movement no space is entered twice, and every step must lie on a shortest way from the present space to the ongoing quest token, counted either over the whole map or over the map without the spaces where somebody could interrupt (the quest’s own space always belongs to it). Arriving ends the movement. At least one step is taken if it can be paid, or a passage used that leads there (WT-R90); after that the player may stop short (WT-141). An incapacitated character may not be chosen, nor one that cannot be moved unless it is already there or has such a passage.
    .why = on the way to a quest each step leads towards it, and there the way ends
WT-R46 = The joiner’s step 5 (discard to 7) comes right after their movement, before the next player is asked.
WT-R47 = A joiner stopped on the way cannot join in, and neither can their other characters in the quest’s space.
WT-R48 = A character takes part in a quest if it is the acting character or the one character with which another player delivers a step 4 passage, with or without cards. Merely being there is not taking part.
WT-R49 = Without a step 2 activation a player with several upright characters there names one. The acting player takes part with the acting character only.
WT-R50 = Cards always count for the side shown, whatever the passage tells.
WT-R51 = No card on either side and no skill is a 0–0 tie. If a faction wins a quest in which no eligible card was played, nobody chooses: the top card of the story deck (reshuffled if needed, failing that a blank card) becomes the memory.
WT-R52 = Any story card played in the quest by anyone may be chosen as memory, except a Great Artifact card, which is on the track already.
    .why = only a drawing told in this quest can be its memory
WT-R53 = Withdrawn: a faction cannot win without cards against a card of the other side, so WT-R51 covers the case.
WT-R54 = A missing bookmark link ends the quest after step 1: steps 2–5 are skipped, the opposing faction wins, the acting player tells the ending, the memory follows WT-R51.
WT-R55 = While no memory exists, no link is needed. With a neutral or objective memory bookmarked, its told ending is what must be recalled.
    .why = there is no memory to take up yet
WT-R56 = With several own-faction quest tokens in one space the acting player chooses one. One rebel may carry both under-character tokens.
WT-R57 = If an eliminated rebel carried a quest token, its player moves the token at once under another rebel of their choice.
WT-R58 = If, at the end of a step 7, no quest token is on the map and none can be generated while the track still has an empty space, the epilogue starts at once; the player who placed the most recent memory is the epilogue player.
    .why = no quest is left
WT-R59 = If no slot is free (custom maps), a slot quest cannot be generated.
WT-R60 = Step 7 is completed in full, including the power and an Armed Retaliation, before the epilogue starts; what is left of the activation (step 5, a flip-back) is then dropped.
WT-R103 = A character that has not moved in this activation has ended its movement where it stands; so has one that was put back or relocated.
WT-R104 = Cards played in the quest (WT-154) are those of steps 3–5, the Great Artifact card included; what a joiner pays for their way, a battle or a trap is not among them.
WT-R105 = The memory (WT-161) is chosen from the cards just discarded: the eligible ones lie open until then, and those not chosen go to the pile.
WT-R106 = An objective card fills its track space: the space is not empty, a quest memory comes there only by overwriting (WT-250), and an objective can fill the last one.
WT-R107 = Each of the others may answer the call of step 2 ahead, from the declaration of the quest on, while its beginning is told. An early answer is sealed, can be changed until it is applied, and is applied when its turn comes, clockwise; if it is no longer legal then, its player is asked anew. A missing link lets all of them lapse unseen.

## Epilogue

WT-R61 = The epilogue player plays every card they hold (WT-176): online they weave in as many as they like, and the rest are laid down with the last sentence, also when the time runs out or the player has left. For all others playing is optional, and unplayed cards score nothing. A player with an empty hand may still tell a part.
WT-R62 = The epilogue player is whoever placed the last memory, also if it was a neutral or an objective card.
WT-R63 = Powers and skills have no effect in the epilogue.
WT-R64 = A missing link in the epilogue has no mechanical effect; the arbiter may ask for a rewrite.
WT-R65 = With the alternative epilogue the epilogue player and the writer move the bookmark too; it must go to a different memory each time. With fewer than two memories on the track it stays where it is.
    .why = the bookmark must go to another memory
WT-R66 = If an objective fills the last space, its story is told and the bookmark placed, then the epilogue starts: every running movement, activation and quest is dropped, the cards played in it are discarded, the ongoing quest token is removed, its quest token stays on the map as an open thread, and nobody discards down to 7. A battle or trap is never cut short, because no check falls inside one (WT-R82).
WT-R108 = The writer may tie their part in step 4 to any memory, as the players of step 2 do; the bookmark binds the epilogue player alone (WT-177), unless the alternative epilogue is played. With no memory on the track no link is needed.

## Powers

WT-R67 = The player who completed the quest (the acting player) decides about tokens: Glimmer and Freezing Horror on a character of the right type that took part, Great Artifact on a participant of the completing faction, Love on the bearer and any other rebel in play.
    .why = this power goes to one who took part, and love to its bearer and another rebel
WT-R68 = A flip-back is offered once, when an activation of the holder (own or joining) has ended. A rebel flipped by Winter Propaganda cannot be readied that way.
WT-R69 = Linked rebels, moving: both must be in the same space before the step; the companion then follows step by step, even if incapacitated or under WT-R29, and never follows a placement or relocation. The mover must be upright. The mover’s player decides at each step whether the companion comes, unless its player has set it to stay (an open switch; at first it follows). Being moved along is no activation and does not count for The Connection.
WT-R69a = Linked rebels, entering: the pair makes one entry, so one interrupt window, at most one battle, one count for The Spy. The interrupter names one rebel of the pair as target, upright or not, never their own; the mover’s own soldiers never attack.
WT-R69b = Linked rebels, attacked: if the partner is there, upright or not, its player decides once, before the first attack, whether they stand together. Then each defence step asks the target’s player first and, if that player plays nothing, the partner’s player; one card is needed in all; Battle skill and Great Artifact of either may be used; a defeat hits both, and a captor puts both in the same space. If they do not stand together only the target is hit: a beaten mover ends the movement and the companion stays there; after a beaten companion the mover may go on and may still take it along.
WT-R69c = Linked rebels, trapping: the partner’s player (another player, partner upright and in the location) may hide the whole hand as a second pile under the partner’s card, without a trap card. The spring-side cards of both piles add up, and each player takes back their own winter-side cards. Pinocchio’s bonus counts if he is either of the two. For The Rebels it is the trap of the springing rebel’s player alone.
WT-R70 = A rebel losing with the Safe House in play still has its movement ended and cannot be moved again this chapter; the captor places nothing, The Reward is not fulfilled, and the rebel may still act from the safe house; one that lay before lies there too.
WT-R71 = If the Safe House is completed where the Freezing Horror token lies, that token goes back to its owner’s character card.
WT-R72 = The Great Artifact card may be played once per quest or battle and counts as one card of the side of the player using it, also for the most cards played (WT-161).
WT-R73 = Passing is possible before the acting player has begun the turn, and in the holder’s own activation between two of its answers; never during a battle, trap or quest, and at most once per turn. It goes to an upright character of any other player in the same space, of either faction.
    .why = the artifact is passed once a turn, to somebody upright, never during a battle, trap or quest
WT-R74 = A passed artifact works for its new holder; it remains a rebel power for Armed Retaliation only while a rebel holds it.
WT-R75 = Freezing Horror needs a location with a rebel of another player, upright or not, and an empty power slot; its own slot counts as empty. The owner is the player of the soldier that received it.
    .why = the horror needs a location with another player’s rebel and an empty power slot
WT-R76 = In that battle the owner fights with the soldier that created the horror, wherever it stands, upright or not; if that is Wolf, the memory card replaces the told first step and no further free round follows.
WT-R77 = Winter Propaganda needs, before drawing, a ready soldier of one’s own and a ready rebel, anybody’s, not yet activated this chapter (either may be incapacitated), and 3 cards after drawing. It is no activation: no skills, no movement, no discard to 7. The 3 cards are discarded.
WT-R78 = Armed Retaliation is compulsory. Targets: a spring power with a token (Glimmer, Love, Safe House, the Great Artifact while a rebel holds it), or any rebel without a power token. If a rebel carries several powers the user picks one. Destroying Love removes both tokens. The connected memory is flipped only if its spring side is up.
    .why = retaliation hits a power of the rebels, or a rebel without one
WT-R79 = Any player, also a winter player, may bring the rebel back; it returns upright.

## Objectives

WT-R80 = Each objective card carries a private standing order of its owner: declare it, declare it unless that would start the epilogue (at first), or hold it. It may be changed at any time, nobody sees it, and at a check (WT-R82) it is carried out without asking anybody. An event that was fulfilled but held back (Rescue, Rebels, Reward, a Spy entry, Connection) is missed, a later one counts afresh; The Garrison can be declared at every check at which it is true.
WT-R81 = Several objectives at the same check are declared one after another, clockwise from the acting player; each needs a free icon space left of the epilogue token, otherwise it cannot be declared (but is kept).
WT-R82 = Checks are made after: an entry with its interrupt; a Freezing Horror battle; a save; a secret passage; The Attack’s discard; step 7 of a quest; the return of a rebel; the end of a turn. None is made inside a battle or trap, in quest steps 1 and 3–6, in the end phase or in the epilogue.
WT-R83 = An overwritten objective card leaves the game and scores nothing; its passages stay in the book, marked as overwritten.
WT-R84 = Revealing The Connection is the owner’s free choice while moving, as long as the activated rebel stands in a named location it has reached in this activation (start included). It is completed only in an activation in which it was face up from the first named location on; a new attempt must be in a later chapter. Entering counts even if the rebel is then beaten there.
WT-R85 = The Spy counts entries by rebels of other players; incapacitated soldiers of the owner count too. Unless it is held back, the first such entry reveals the card and the next one completes it, both possibly in one movement.
WT-R86 = The two cards of The Attack are discarded for this purpose only (not as movement or limit discards), in an activation of the owner, own or joining, while moving, choosing an action or ending the activation; doing so reveals and declares the card.
WT-R87 = Garrison counts distinct locations with at least one soldier against distinct locations with at least one rebel, incapacitated ones included; a shared location counts for both; plazas never count.
WT-R88 = Saving one’s own rebel fulfils The Rescue.
WT-R109 = The character in the named location (WT-261) must be an upright soldier, any of the owner’s.
WT-R110 = A completed objective is not replaced; its player plays on without one, the writer with their other one.

## Skills

WT-R89 = The free movement is up to 2 spaces once per activation, before, between or after paid steps.
WT-R90 = A character may use its passage until its first step of the activation, also while incapacitated; it lies at the other end as it lay before. In a joining activation the passage must lead nearer to the ongoing quest token, in steps over the whole map; if it leads to the quest’s space, the character has arrived. The passages lead to Dorothy’s Mansion (Grandma Dorothy) and Mad Hatter’s Asylum (Mad Hatter).
WT-R91 = The player sees all unused cards of the faction and takes one; the discarded one, revealed or not, joins the unused cards afterwards. The writer swaps the objective of the character’s faction.
WT-R92 = Quest bonuses add up and may cancel out; a bonus is no card and does not count for the most cards played.

## Storytelling

WT-R93 = The server never judges text. Story rules are enforced only by the arbiter or a vote (see WT-R111).
    .why = tell it in your own words, as long as there is room
WT-R94 = Online “a card every few sentences” (WT-147) is a nudge: after three sentences without one the pad reminds the teller, and nothing is refused. The times of a pace are ours too.
WT-R111 = Online a passage stands unless somebody, the arbiter included, objects within its window; only then is the arbiter (or a vote) asked.
WT-R112 = While one tells, the others read the text of the draft as it grows, unless the teller switches that off: never which card or side is being chosen, never a trap’s pile. Each of them may send the teller one suggestion of at most 120 characters per passage, which the teller alone sees, and keeps a private notebook for their own next passage.
    .why = one idea for each passage, of at most 120 characters

## Length and hands

WT-R95 = If three chapters in a row end without a new memory, the epilogue starts after the draws of the third end phase; the player who placed the most recent memory is the epilogue player, without any memory the first spring player.
    .why = it is time for the tale to end
WT-R96 = Before any turn a player may propose to wrap up, once per chapter each; if all attending players agree, the epilogue starts with the epilogue player of WT-R95.
    .why = all must agree, and each may propose it once a chapter
WT-R97 = No hand size is ever shown, counted or hinted at by the table. It can still be worked out by anyone who keeps count, because every term is open: start 4 (writer: number of spring players); plus 3 per activation (4 with Story Card), 3 for Propaganda, 4 per end phase (writer: number of spring players); minus every card played from hand, the trap card and the spring-side trap cards, 2 for The Attack; cut to 7 at each step 5. Only a short draw (WT-R4) escapes the count.
