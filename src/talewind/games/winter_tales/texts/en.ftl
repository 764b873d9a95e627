### What Winter Tales says: names, prompts, events, buttons, options. NAME names a value of a family: a space, a character, a card;
### `to`, `at` and `character` also have a word for no value.

winter_tales-name = Winter Tales
winter_tales-about = Snow lies over Wintertown, and fallen heroes of the fairy tales fight for it: rebels of spring against soldiers of winter. Weave children’s drawings into one great story, win quests, lay traps, and mind your cards: what you spend on the way, you will miss at the end. With an odd number of players, a lone writer tries to end it in a draw.
    .short = Weave drawings into one great tale, and win the snowbound town.

## Places of Wintertown: the name, the way there (to), being there (at), the home of a token, or an aim (place)

winter_tales-space = nowhere
winter_tales-space-winter-prison = Winter Prison
winter_tales-space-nightmare-factory = Nightmare Factory
winter_tales-space-candle-factory = Candle Factory
winter_tales-space-mad-hatters-asylum = Mad Hatter’s Asylum
winter_tales-space-oaks-park = Oaks Park
winter_tales-space-puppets-theater = Puppets’ Theater
winter_tales-space-fair-of-wonders = Fair of Wonders
winter_tales-space-wintertown-ossuary = Wintertown Ossuary
winter_tales-space-memory-lane-cemetery = Memory Lane Cemetery
winter_tales-space-dorothys-mansion = Dorothy’s Mansion
winter_tales-space-whistle-square = Whistle Square
winter_tales-space-transfer-yard = Transfer Yard
winter_tales-space-slag-corner = Slag Corner
winter_tales-space-stump-green = Stump Green
winter_tales-space-lantern-gate = Lantern Gate
winter_tales-space-old-mill-square = Old Mill Square
winter_tales-space-bandstand-plaza = Bandstand Plaza
winter_tales-space-lamplighters-circle = Lamplighters’ Circle
winter_tales-space-battery-hill = Battery Hill
winter_tales-space-ticket-street = Ticket Street
winter_tales-space-fountain-plaza = Fountain Plaza
winter_tales-space-orchard-steps = Orchard Steps
winter_tales-space-ruined-church-square = Ruined Church Square
winter_tales-space-bell-court = Bell Court
winter_tales-space-drain-alley = Drain Alley
winter_tales-to = nowhere
winter_tales-to-winter-prison = to Winter Prison
winter_tales-to-nightmare-factory = to the Nightmare Factory
winter_tales-to-candle-factory = to the Candle Factory
winter_tales-to-mad-hatters-asylum = to Mad Hatter’s Asylum
winter_tales-to-oaks-park = to Oaks Park
winter_tales-to-puppets-theater = to the Puppets’ Theater
winter_tales-to-fair-of-wonders = to the Fair of Wonders
winter_tales-to-wintertown-ossuary = to Wintertown Ossuary
winter_tales-to-memory-lane-cemetery = to Memory Lane Cemetery
winter_tales-to-dorothys-mansion = to Dorothy’s Mansion
winter_tales-to-whistle-square = to Whistle Square
winter_tales-to-transfer-yard = to Transfer Yard
winter_tales-to-slag-corner = to Slag Corner
winter_tales-to-stump-green = to Stump Green
winter_tales-to-lantern-gate = to Lantern Gate
winter_tales-to-old-mill-square = to Old Mill Square
winter_tales-to-bandstand-plaza = to Bandstand Plaza
winter_tales-to-lamplighters-circle = to Lamplighters’ Circle
winter_tales-to-battery-hill = to Battery Hill
winter_tales-to-ticket-street = to Ticket Street
winter_tales-to-fountain-plaza = to Fountain Plaza
winter_tales-to-orchard-steps = to Orchard Steps
winter_tales-to-ruined-church-square = to Ruined Church Square
winter_tales-to-bell-court = to Bell Court
winter_tales-to-drain-alley = to Drain Alley
winter_tales-at-winter-prison = in Winter Prison
winter_tales-at-nightmare-factory = in the Nightmare Factory
winter_tales-at-candle-factory = in the Candle Factory
winter_tales-at-mad-hatters-asylum = in Mad Hatter’s Asylum
winter_tales-at-oaks-park = in Oaks Park
winter_tales-at-puppets-theater = in the Puppets’ Theater
winter_tales-at-fair-of-wonders = at the Fair of Wonders
winter_tales-at-wintertown-ossuary = in Wintertown Ossuary
winter_tales-at-memory-lane-cemetery = in Memory Lane Cemetery
winter_tales-at-dorothys-mansion = in Dorothy’s Mansion
winter_tales-at-whistle-square = in Whistle Square
winter_tales-at-transfer-yard = in Transfer Yard
winter_tales-at-slag-corner = at Slag Corner
winter_tales-at-stump-green = on Stump Green
winter_tales-at-lantern-gate = at Lantern Gate
winter_tales-at-old-mill-square = in Old Mill Square
winter_tales-at-bandstand-plaza = in Bandstand Plaza
winter_tales-at-lamplighters-circle = in Lamplighters’ Circle
winter_tales-at-battery-hill = on Battery Hill
winter_tales-at-ticket-street = in Ticket Street
winter_tales-at-fountain-plaza = in Fountain Plaza
winter_tales-at-orchard-steps = on Orchard Steps
winter_tales-at-ruined-church-square = in Ruined Church Square
winter_tales-at-bell-court = in Bell Court
winter_tales-at-drain-alley = in Drain Alley
winter_tales-at-pinocchio = under Pinocchio
winter_tales-at-grandma-dorothy = under Grandma Dorothy
winter_tales-at-cranky = under Cranky
winter_tales-at-little-match-girl = under Little Match Girl
winter_tales-at-alice = under Alice
winter_tales-at-tin-man = under Tin Man
winter_tales-at-scarecrow = under Scarecrow
winter_tales-place = nowhere
winter_tales-place-winter-prison = { winter_tales-space-winter-prison }
winter_tales-place-nightmare-factory = { winter_tales-space-nightmare-factory }
winter_tales-place-candle-factory = { winter_tales-space-candle-factory }
winter_tales-place-mad-hatters-asylum = { winter_tales-space-mad-hatters-asylum }
winter_tales-place-oaks-park = { winter_tales-space-oaks-park }
winter_tales-place-puppets-theater = { winter_tales-space-puppets-theater }
winter_tales-place-fair-of-wonders = { winter_tales-space-fair-of-wonders }
winter_tales-place-wintertown-ossuary = { winter_tales-space-wintertown-ossuary }
winter_tales-place-memory-lane-cemetery = { winter_tales-space-memory-lane-cemetery }
winter_tales-place-dorothys-mansion = { winter_tales-space-dorothys-mansion }
winter_tales-place-whistle-square = { winter_tales-space-whistle-square }
winter_tales-place-transfer-yard = { winter_tales-space-transfer-yard }
winter_tales-place-slag-corner = { winter_tales-space-slag-corner }
winter_tales-place-stump-green = { winter_tales-space-stump-green }
winter_tales-place-lantern-gate = { winter_tales-space-lantern-gate }
winter_tales-place-old-mill-square = { winter_tales-space-old-mill-square }
winter_tales-place-bandstand-plaza = { winter_tales-space-bandstand-plaza }
winter_tales-place-lamplighters-circle = { winter_tales-space-lamplighters-circle }
winter_tales-place-battery-hill = { winter_tales-space-battery-hill }
winter_tales-place-ticket-street = { winter_tales-space-ticket-street }
winter_tales-place-fountain-plaza = { winter_tales-space-fountain-plaza }
winter_tales-place-orchard-steps = { winter_tales-space-orchard-steps }
winter_tales-place-ruined-church-square = { winter_tales-space-ruined-church-square }
winter_tales-place-bell-court = { winter_tales-space-bell-court }
winter_tales-place-drain-alley = { winter_tales-space-drain-alley }
winter_tales-place-pinocchio = { winter_tales-character-pinocchio }
winter_tales-place-grandma-dorothy = { winter_tales-character-grandma-dorothy }
winter_tales-place-cranky = { winter_tales-character-cranky }
winter_tales-place-little-match-girl = { winter_tales-character-little-match-girl }
winter_tales-place-alice = { winter_tales-character-alice }
winter_tales-place-tin-man = { winter_tales-character-tin-man }
winter_tales-place-scarecrow = { winter_tales-character-scarecrow }
winter_tales-place-snow-white = { winter_tales-character-snow-white }
winter_tales-place-white-rabbit = { winter_tales-character-white-rabbit }
winter_tales-place-candlewick = { winter_tales-character-candlewick }
winter_tales-place-fox-and-cat = { winter_tales-character-fox-and-cat }
winter_tales-place-mad-hatter = { winter_tales-character-mad-hatter }
winter_tales-place-wolf = { winter_tales-character-wolf }
winter_tales-place-mangiafuoco = { winter_tales-character-mangiafuoco }
winter_tales-described-winter-prison = Black walls with windows too narrow for a shoulder, where footsteps are counted and names are not.
winter_tales-described-nightmare-factory = Chimneys over the stump of an enchanted forest, breathing out a mist that people dream in afterwards.
winter_tales-described-candle-factory = Cranky’s crooked works, where the wax vats stay warm even on nights when every lamp in town is ordered out.
winter_tales-described-mad-hatters-asylum = A brick hospital whose lights flicker in unison and whose visiting hours were abolished long ago.
winter_tales-described-oaks-park = Bare oaks, frozen ponds, and something green under the snow that refuses to die.
winter_tales-described-puppets-theater = Rows of dusty seats before a stage where, on certain nights, it is the puppets who applaud.
winter_tales-described-fair-of-wonders = A shuttered carnival of tents and stalls whose merry-go-round turns only when the wind comes from the south.
winter_tales-described-wintertown-ossuary = A crypt of stacked bones and sealed drawers, so cold that whispers fall to the floor and stay there.
winter_tales-described-memory-lane-cemetery = Avenues of obelisks where the dead of the Conflict of Autumn lie under names half chiselled away.
winter_tales-described-dorothys-mansion = A columned house with the kettle always on and more rooms inside than its windows admit.

## Characters: their names, titles and stories

winter_tales-character = nobody
winter_tales-character-pinocchio = Pinocchio
winter_tales-character-grandma-dorothy = Grandma Dorothy
winter_tales-character-cranky = Cranky
winter_tales-character-little-match-girl = Little Match Girl
winter_tales-character-alice = Alice
winter_tales-character-tin-man = Tin Man
winter_tales-character-scarecrow = Scarecrow
winter_tales-character-snow-white = Snow White
winter_tales-character-white-rabbit = White Rabbit
winter_tales-character-candlewick = Candlewick
winter_tales-character-fox-and-cat = Fox & Cat
winter_tales-character-mad-hatter = Mad Hatter
winter_tales-character-wolf = Wolf
winter_tales-character-mangiafuoco = Mangiafuoco
winter_tales-epithet-pinocchio = the Carver
winter_tales-epithet-grandma-dorothy = the Hostess
winter_tales-epithet-cranky = the Last Miner
winter_tales-epithet-little-match-girl = the Returned
winter_tales-epithet-alice = the Patient
winter_tales-epithet-tin-man = the Woodsman
winter_tales-epithet-scarecrow = the Straw Doctor
winter_tales-epithet-snow-white = the Mirror Queen
winter_tales-epithet-white-rabbit = the Industrialist
winter_tales-epithet-candlewick = the Informer
winter_tales-epithet-fox-and-cat = the Partners
winter_tales-epithet-mad-hatter = the Director
winter_tales-epithet-wolf = the Long Tooth
winter_tales-epithet-mangiafuoco = the Governor
winter_tales-background-pinocchio = He learned early that whoever holds the strings writes the play, and he has cut every string within reach since. By day his bench turns out dolls for officers’ children; by night the same chisels make false bottoms, whistles that only friends can hear, and jokes the censors do not get.
winter_tales-background-grandma-dorothy = She can tell from the knock whether a guest needs soup, a bed or another name. No plan shows all the doors of her house, and the keys are sewn into her hem in an order that only she remembers.
winter_tales-background-cranky = He grumbles at the snow, at the soup and above all at people who thank him. His candles sell well enough, and into the wick of every hundredth one he twists a line from the songs that were sung underground.
winter_tales-background-little-match-girl = Nobody remembers letting her in, yet her place by the fire is always warm. She sells one match a night, never twice to the same house, and in its light the buyer sees something he had lost on purpose.
winter_tales-background-alice = Her file says “cured” nine times, each time in a different hand. She answers questions that will only be asked next week, and she collects keys, because small doors have been good to her.
winter_tales-background-tin-man = He keeps his oil can on a chain, as other men keep a watch, and asks strangers whether they are warm enough. He has sworn never to lift his axe in anger, and has found out how much can be done with it calmly.
winter_tales-background-scarecrow = He listens with his head on one side until people hear their own thoughts and are surprised by them. What they confess he stuffs into his coat with the straw, so that nobody can search him without getting lost.
winter_tales-background-snow-white = Every wall of her palace answers when she speaks, and lately the walls have begun to hesitate. She signs decrees unread, on the one condition that her profile on the coins is struck anew each year, a little younger.
winter_tales-background-white-rabbit = He has not been late since he bought the firm that makes the clocks. His factory will deliver anything by dawn, and the small print says what it may take in return.
winter_tales-background-candlewick = He still brays when he laughs, so he has given up laughing. He sits down where people are lonely, pays for the second round, and goes home with the one sentence they should have kept.
winter_tales-background-fox-and-cat = One of them limps when there is charity to be had, and the other goes blind when there is a bill to be paid; nobody has yet caught both at once. They sell to either side, insure either side, and attend all the funerals.
winter_tales-background-mad-hatter = In his asylum it is always six o’clock, and tea is part of the treatment. He keeps his patients’ hats on labelled pegs and can be heard through the wall, late at night, trying on their thoughts.
winter_tales-background-wolf = He is counting backwards from a number only he knows, and when he reaches none he means to retire. Until then he sleeps in doorways like a stray, so that the people who step over him get used to it.
winter_tales-background-mangiafuoco = He used to run a puppet stage and sees no reason to run a town in any other way. He sneezes when he is moved to pity, and the guard has orders to look elsewhere until it has passed.

## Quests: names, goals and sparks

winter_tales-token = no quest
winter_tales-token-great-artifact-spring = The Great Artifact of Spring
winter_tales-token-great-artifact-winter = The Great Artifact of Winter
winter_tales-token-glimmer-of-hope = A Glimmer of Hope
winter_tales-token-love-that-melts-the-snow = Love That Melts the Snow
winter_tales-token-safe-house = The Safe House
winter_tales-token-freezing-horror = Freezing Horror
winter_tales-token-winter-propaganda = Winter Propaganda
winter_tales-token-armed-retaliation = Armed Retaliation
winter_tales-goal-great-artifact-spring = Come to own an object mighty enough to tip the war: find it, forge it, steal it or wake it up.
winter_tales-goal-great-artifact-winter = Come to own an object mighty enough to tip the war: find it, forge it, steal it or wake it up.
winter_tales-goal-glimmer-of-hope = Give the town one real reason to believe that spring will come back: a place, a thing, a creature or a person.
winter_tales-goal-love-that-melts-the-snow = Bind the rebel who carries the token to another rebel, by friendship, family feeling or romance; the end of the quest reveals whom.
winter_tales-goal-safe-house = Win a hidden, guarded refuge where rebels can shelter, heal and plan.
winter_tales-goal-freezing-horror = Make, or dig up, some grim terror that can reach rebels wherever they hide.
winter_tales-goal-winter-propaganda = Break the rebels’ spirit and turn the townsfolk against them with lies, rumours or spectacle.
winter_tales-goal-armed-retaliation = Hit the rebels hard where the marked rebel is: raid, capture or sabotage, doing all the damage possible.
winter_tales-spark-great-artifact-spring-1 = A music box whose tune no snow can lie on.
winter_tales-spark-great-artifact-spring-2 = A needle that sews shadows to the people who cast them.
winter_tales-spark-great-artifact-winter-1 = A music box whose tune no snow can lie on.
winter_tales-spark-great-artifact-winter-2 = A needle that sews shadows to the people who cast them.
winter_tales-spark-glimmer-of-hope-1 = A swallow is nesting where no bird has sung for years.
winter_tales-spark-glimmer-of-hope-2 = An old calendar still has one page of April left.
winter_tales-spark-love-that-melts-the-snow-1 = Two people discover they have been leaving bread for the same stray dog.
winter_tales-spark-love-that-melts-the-snow-2 = A lullaby is remembered by somebody who should never have heard it.
winter_tales-spark-safe-house-1 = A cellar everyone believes to be flooded.
winter_tales-spark-safe-house-2 = A room that only appears when the piano is in tune.
winter_tales-spark-freezing-horror-1 = A choir of snowmen that walk one step each night.
winter_tales-spark-freezing-horror-2 = A clock that steals an hour from whoever hears it.
winter_tales-spark-winter-propaganda-1 = Every shop window shows the same smiling portrait.
winter_tales-spark-winter-propaganda-2 = A charity hands out coats with listening ears sewn in.
winter_tales-spark-armed-retaliation-1 = The guard marches without drums for once.
winter_tales-spark-armed-retaliation-2 = Someone sells the password for a warm meal.

## Powers, skills and objectives

winter_tales-power-great-artifact = The Great Artifact
winter_tales-power-glimmer-of-hope = A Glimmer of Hope
winter_tales-power-love-that-melts-the-snow = Love That Melts the Snow
winter_tales-power-safe-house = The Safe House
winter_tales-power-freezing-horror = Freezing Horror
winter_tales-power-winter-propaganda = Winter Propaganda
winter_tales-power-armed-retaliation = Armed Retaliation
winter_tales-gives-great-artifact = In each quest or battle of its holder, the card of its memory may be played as if it were in your hand. It may be passed to somebody else’s character in the same space, if the story carries it.
winter_tales-gives-glimmer-of-hope = Once a chapter, after this rebel’s activation, its card may be turned back to ready: it can act twice.
winter_tales-gives-love-that-melts-the-snow = The two move together for one price, even if one is down, and may fight and set traps as one.
winter_tales-gives-safe-house = A rebel who loses a battle comes here, still standing.
winter_tales-gives-freezing-horror = With no ready character left, its owner may let it loose on a rebel. The card of its memory strikes first.
winter_tales-gives-winter-propaganda = Instead of a turn: turn your ready soldier, draw three cards, play three, and a ready rebel loses its chapter.
winter_tales-gives-armed-retaliation = At once, and only once: a power of the rebels is destroyed, or a rebel without one is gone.
winter_tales-skill-objective = Objective
winter_tales-skill-quest = Quest
winter_tales-skill-trap = Trap
winter_tales-skill-battle = Battle
winter_tales-skill-movement = Movement
winter_tales-skill-secret-passage = Secret Passage
winter_tales-skill-story-card = Story Card
winter_tales-can-objective = When activated, your unfinished objective may be swapped for an unused one.
winter_tales-can-quest = Counts one more for its side in a quest it takes part in.
winter_tales-can-trap = Counts one more for its side in a trap.
winter_tales-can-battle = In the first round of a battle its part is told without a card.
winter_tales-can-movement = Two steps without a card, once an activation.
winter_tales-can-secret-passage = When activated, it may go by a secret passage to its own house, where nobody can stop it.
winter_tales-can-story-card = Draws four cards when activated, not three.
winter_tales-objective = nothing
winter_tales-objective-obj-rescue = The Rescue
winter_tales-objective-obj-rebels-1 = The Rebels
winter_tales-objective-obj-rebels-2 = The Rebels
winter_tales-objective-obj-connection-1 = The Connection (Puppets’ Theater and Memory Lane Cemetery)
winter_tales-objective-obj-connection-2 = The Connection (Fair of Wonders and Nightmare Factory)
winter_tales-objective-obj-connection-3 = The Connection (Winter Prison and Oaks Park)
winter_tales-objective-obj-connection-4 = The Connection (Dorothy’s Mansion and Candle Factory)
winter_tales-objective-obj-reward-1 = The Reward
winter_tales-objective-obj-reward-2 = The Reward
winter_tales-objective-obj-spy-1 = The Spy
winter_tales-objective-obj-spy-2 = The Spy
winter_tales-objective-obj-attack-1 = The Attack (Dorothy’s Mansion)
winter_tales-objective-obj-attack-2 = The Attack (Puppets’ Theater)
winter_tales-objective-obj-garrison = The Garrison
winter_tales-condition-obj-rescue = Save a rebel who is down.
winter_tales-condition-obj-rebels-1 = One of your traps brings a soldier down.
winter_tales-condition-obj-rebels-2 = One of your traps brings a soldier down.
winter_tales-condition-obj-connection-1 = One rebel reaches both places in a single activation.
winter_tales-condition-obj-connection-2 = One rebel reaches both places in a single activation.
winter_tales-condition-obj-connection-3 = One rebel reaches both places in a single activation.
winter_tales-condition-obj-connection-4 = One rebel reaches both places in a single activation.
winter_tales-condition-obj-reward-1 = One of your battles brings a rebel down.
winter_tales-condition-obj-reward-2 = One of your battles brings a rebel down.
winter_tales-condition-obj-spy-1 = Twice, a rebel walks into a space where one of your soldiers is.
winter_tales-condition-obj-spy-2 = Twice, a rebel walks into a space where one of your soldiers is.
winter_tales-condition-obj-attack-1 = Give up two story cards while your soldier stands there.
winter_tales-condition-obj-attack-2 = Give up two story cards while your soldier stands there.
winter_tales-condition-obj-garrison = Soldiers stand in more locations than rebels do.
winter_tales-theme-rescue-1 = a captive is set free
winter_tales-theme-rescue-2 = a wounded friend is tended
winter_tales-theme-rescue-3 = a sick ally is nursed back
winter_tales-theme-rebels-1 = a soldier is locked up by a trick
winter_tales-theme-rebels-2 = a soldier is hurt and left behind
winter_tales-theme-rebels-3 = a soldier is knocked senseless
winter_tales-theme-connection-1 = a hidden message
winter_tales-theme-connection-2 = a vital piece of news
winter_tales-theme-connection-3 = a useful treasure changes hands
winter_tales-theme-connection-4 = a new weapon is smuggled
winter_tales-theme-reward-1 = the spoils of a bold attack
winter_tales-theme-reward-2 = revenge on a rebel
winter_tales-theme-reward-3 = a lesson in fear
winter_tales-theme-spy-1 = a suspect is shadowed
winter_tales-theme-spy-2 = a secret is overheard
winter_tales-theme-spy-3 = a file is opened on somebody
winter_tales-theme-attack-1 = a hideout is wrecked
winter_tales-theme-attack-2 = a quiet sabotage
winter_tales-theme-attack-3 = a theft of secrets
winter_tales-theme-garrison-1 = a sweep turns up papers
winter_tales-theme-garrison-2 = a parade of force to frighten the town

## Cards that are no drawings; the deck names those

winter_tales-card-none = nothing
winter_tales-card-neutral = neutral card
winter_tales-card-blank = blank card
winter_tales-card-obj-rescue = { winter_tales-objective-obj-rescue }
winter_tales-card-obj-rebels-1 = { winter_tales-objective-obj-rebels-1 }
winter_tales-card-obj-rebels-2 = { winter_tales-objective-obj-rebels-2 }
winter_tales-card-obj-connection-1 = { winter_tales-objective-obj-connection-1 }
winter_tales-card-obj-connection-2 = { winter_tales-objective-obj-connection-2 }
winter_tales-card-obj-connection-3 = { winter_tales-objective-obj-connection-3 }
winter_tales-card-obj-connection-4 = { winter_tales-objective-obj-connection-4 }
winter_tales-card-obj-reward-1 = { winter_tales-objective-obj-reward-1 }
winter_tales-card-obj-reward-2 = { winter_tales-objective-obj-reward-2 }
winter_tales-card-obj-spy-1 = { winter_tales-objective-obj-spy-1 }
winter_tales-card-obj-spy-2 = { winter_tales-objective-obj-spy-2 }
winter_tales-card-obj-attack-1 = { winter_tales-objective-obj-attack-1 }
winter_tales-card-obj-attack-2 = { winter_tales-objective-obj-attack-2 }
winter_tales-card-obj-garrison = { winter_tales-objective-obj-garrison }

## Kinds of passages

winter_tales-kind-opening = the opening
winter_tales-kind-move = the way
winter_tales-kind-battle_attack = the attack
winter_tales-kind-battle_defence = the defence
winter_tales-kind-battle_close = the end of the battle
winter_tales-kind-trap_set = the ambush
winter_tales-kind-trap_evade = the escape
winter_tales-kind-trap_close = the end of the trap
winter_tales-kind-save = the rescue
winter_tales-kind-quest_intro = a new quest
winter_tales-kind-quest_begin = the beginning of the quest
winter_tales-kind-quest_continue = the quest
winter_tales-kind-quest_join = the part of a newcomer
winter_tales-kind-quest_last = the last card of the quest
winter_tales-kind-quest_end = the end of the quest
winter_tales-kind-power = a power
winter_tales-kind-return = the return of a rebel
winter_tales-kind-objective = a secret deed
winter_tales-kind-epilogue = a part of the epilogue
winter_tales-kind-epilogue_end = the end of the tale

## Sides, verdicts, orders and other names

winter_tales-side-spring = Spring
winter_tales-side-winter = Winter
winter_tales-side-neutral = Nobody
winter_tales-side-writer = The writer
winter_tales-faction-spring = spring
winter_tales-faction-winter = winter
winter_tales-faction-writer = the writer
winter_tales-verdict-accept = it stands
winter_tales-verdict-rewrite = please tell it again
winter_tales-verdict-reject = it does not hold
winter_tales-order-declare = declare it as soon as it is done
winter_tales-order-unless = declare it, unless that would begin the epilogue
winter_tales-order-hold = keep it back
winter_tales-pile-trap = the trap card
winter_tales-pile-spring = spring side up
winter_tales-pile-winter = winter side up
winter_tales-source-hand = from the hand
winter_tales-source-trap = trap card
winter_tales-source-artifact = the Great Artifact
winter_tales-source-horror = the Freezing Horror
winter_tales-scene-move = movement
winter_tales-scene-fight = battle or trap
winter_tales-scene-price = price
winter_tales-scene-quest = quest
winter_tales-scene-epilogue = epilogue
winter_tales-fate-told = told
winter_tales-fate-asked = in question
winter_tales-fate-upheld = upheld
winter_tales-fate-rewritten = told again
winter_tales-fate-overwritten = painted over
winter_tales-fate-abandoned = left open
winter_tales-track = Space { $value } of the track
winter_tales-memory = The memory on space { $value }
winter_tales-tale = Passage { $value }
winter_tales-window-interrupt = When somebody walks up to my characters
winter_tales-window-join = When a quest calls
winter_tales-window-join-in = When I may join in a quest
winter_tales-window-together = When linked rebels may stand together
winter_tales-window-flip-back = When hope may wake my rebel again
winter_tales-window-object = When a passage may be objected to

## What is happening

winter_tales-now-arbitrating = Everybody names a story arbiter.
winter_tales-now-casting = One after another, everybody takes a character and gives it a first place.
winter_tales-now-placing-quest = { WHO($seat) ->
    [you] You place a quest: “{ NAME($token, of: "token") }”.
   *[other] { SEAT($seat) } places a quest: “{ NAME($token, of: "token") }”.
}
winter_tales-now-turn = { WHO($seat) ->
    [you] It is your turn.
   *[other] It is { SEAT($seat) }’s turn.
}
winter_tales-now-activation = { WHO($seat) ->
    [you] You are playing { NAME($char, of: "character") }.
   *[other] { SEAT($seat) } is playing { NAME($char, of: "character") }.
}
winter_tales-now-movement = { WHO($seat) ->
    [you] You walk { NAME($char, of: "character") } through the town.
   *[other] { SEAT($seat) } walks { NAME($char, of: "character") } through the town. Read along.
}
winter_tales-now-entry = { NAME($char, of: "character") } has come { NAME($space, of: "to") }. Will anybody step in?
winter_tales-now-claim-talk = { SEATS($seats) } would all like to step in. Who does it?
winter_tales-now-standing = Will { NAME($partner, of: "character") } stand with { NAME($char, of: "character") }?
winter_tales-now-laying = { WHO($seat) ->
    [you] You are laying a trap for { NAME($soldier, of: "character") } with { NAME($char, of: "character") }.
   *[other] { SEAT($seat) } is laying a trap for { NAME($soldier, of: "character") } with { NAME($char, of: "character") }.
}
winter_tales-now-sending = “{ NAME($quest, of: "token") }” calls. Who sends somebody?
winter_tales-now-joining-in = “{ NAME($quest, of: "token") }”: who takes up the story?
winter_tales-now-choosing = { WHO($seat) ->
    [you] You choose the drawing by which the quest will be remembered.
   *[other] { SEAT($seat) } chooses the drawing by which the quest will be remembered.
}
winter_tales-now-placing = { WHO($seat) ->
    [you] You place the new memory.
   *[other] { SEAT($seat) } places the new memory.
}
winter_tales-now-telling = { WHO($seat) ->
    [you] You tell of { NAME($kind, of: "kind") }.
   *[other] { SEAT($seat) } tells of { NAME($kind, of: "kind") }.
}
winter_tales-now-objecting = { $matter ->
    [link] Does the story take up the bookmarked memory?
    [captive] Does the story carry the captive that far?
    [artifact] Does the story hand on the artifact?
   *[return] Does the story bring the rebel back?
} It stands unless somebody objects.
winter_tales-now-ruling = { WHO($seat) ->
    [you] You have the last word on this passage.
   *[other] { SEAT($seat) } has the last word on this passage.
}
winter_tales-now-weighing = Everybody votes: does this passage stand?
winter_tales-now-wrapping-up = { WHO($seat) ->
    [you] You would like to bring the tale to its end. The others decide.
   *[other] { SEAT($seat) } would like to bring the tale to its end.
}
winter_tales-now-supporting = { WHO($seat) ->
    [you] You choose whom the writer helps.
   *[other] { SEAT($seat) } chooses whom the writer helps.
}
winter_tales-now-marking = { WHO($seat) ->
    [you] You move the bookmark.
   *[other] { SEAT($seat) } moves the bookmark.
}
winter_tales-now-granting = { WHO($seat) ->
    [you] You say who receives “{ NAME($power, of: "power") }”.
   *[other] { SEAT($seat) } says who receives “{ NAME($power, of: "power") }”.
}
winter_tales-now-retaliating = { WHO($seat) ->
    [you] Winter strikes back, and you choose where.
   *[other] Winter strikes back, and { SEAT($seat) } chooses where.
}
winter_tales-now-rehoming = { WHO($seat) ->
    [you] You find a new rebel for a quest.
   *[other] { SEAT($seat) } finds a new rebel for a quest.
}
winter_tales-now-flipping-back = Will hope wake { NAME($char, of: "character") } once more?
winter_tales-now-declaring = { WHO($seat) ->
    [you] You have done what your secret objective asked.
   *[other] { SEAT($seat) } has done what a secret objective asked.
}
winter_tales-now-spreading = { WHO($seat) ->
    [you] You spread the word of winter.
   *[other] { SEAT($seat) } spreads the word of winter.
}
winter_tales-now-returning = { WHO($seat) ->
    [you] You tell how { NAME($char, of: "character") } comes back.
   *[other] { SEAT($seat) } tells how { NAME($char, of: "character") } comes back.
}

## What you are asked: setting up

winter_tales-name-arbiter = Who shall be story arbiter? { WHO($seat) ->
    [you] You set the table, so you are a good choice.
   *[other] { SEAT($seat) } set the table and is a good choice.
}
winter_tales-name-arbiter-alone = The others did not agree. Whom do you name as story arbiter?
winter_tales-take-character = Choose a character, number { $number } of your { $of }, and its first place. Rebels begin in a location, soldiers in a plaza between two of them.
winter_tales-place-quest = Where does “{ NAME($token, of: "token") }” begin?
winter_tales-factions-do-not-fit = Half of the players are of spring and half of winter; with an odd number, one is the writer.

## What you are asked: turns

winter_tales-turn = Your turn. Whom will you play?
winter_tales-go-on = { $steps ->
    [0] Weave in a drawing to move { NAME($char, of: "character") } two steps, or finish.
    [one] { NAME($char, of: "character") } has one step left.
   *[other] { NAME($char, of: "character") } has { $steps } steps left.
}
winter_tales-act = What does { NAME($char, of: "character") } do here?
winter_tales-keep = { $over ->
    [0] All done? Then end your turn.
    [one] You may keep seven cards. Which one do you put away?
   *[other] You may keep seven cards. Which { $over } do you put away?
}
winter_tales-interrupt-battle = { NAME($char, of: "character") } walks right up to you, { NAME($space, of: "at") }. Attack?
winter_tales-interrupt-trap = { NAME($char, of: "character") } walks right up to you, { NAME($space, of: "at") }. Spring a trap?
winter_tales-claim-talk = { SEATS($seats) } want to step in, but only one can. Do you insist, or leave it to the others?
winter_tales-stand = { NAME($char, of: "character") } is attacked. Does { NAME($partner, of: "character") } fight alongside? Then they win or fall together.
winter_tales-stand-trap = { NAME($char, of: "character") } sets a trap. Does { NAME($partner, of: "character") } help, with your cards too?
winter_tales-lay = Choose your trap card. Hide all the others: spring side up they count against { NAME($soldier, of: "character") }, winter side up they come back to you.
winter_tales-lay-second = Hide your cards as well: spring side up they count against { NAME($soldier, of: "character") }, winter side up they come back to you.
winter_tales-wrap-up = { WHO($seat) ->
    [you] You would like to bring the tale to its end now.
   *[other] { SEAT($seat) } would like to bring the tale to its end now. Do you agree?
}

## What you are asked: quests and memories

winter_tales-join = “{ NAME($quest, of: "token") }” calls. Do you send one of your ready characters?
winter_tales-join-in = “{ NAME($quest, of: "token") }”: with whom do you take up the story?
winter_tales-choose-memory = Which drawing shall stand for this quest?
winter_tales-place-memory = { $card ->
    [neutral] Where among the memories does its neutral card go?
   *[other] Where among the memories does “{ NAME($card, of: "card") }” go?
}
winter_tales-object-link = Does the beginning take up the bookmarked memory? Let it stand, or say what is missing.
winter_tales-object-captive = Does the story really carry the captive there? Let it stand, or say what is missing.
winter_tales-object-artifact = Does the story really hand the artifact on? Let it stand, or say what is missing.
winter_tales-object-return = Does the story really bring the rebel back there? Let it stand, or say what is missing.
winter_tales-rule-link = Somebody objects. Does the beginning take up the bookmarked memory?
winter_tales-rule-captive = Does the story carry the captive there?
winter_tales-rule-artifact = Does the story hand the artifact on?
winter_tales-rule-return = Does the story bring the rebel back there?
winter_tales-rewrite = Please tell this passage again. The drawings stay as they are; only your words change.

## What you are asked: powers and objectives

winter_tales-give-power = Who receives “{ NAME($power, of: "power") }”?
winter_tales-retaliate = Winter strikes back. Which power falls, or which rebel?
winter_tales-rehome = “{ NAME($token, of: "token") }” has lost its rebel. Under whom does it go on?
winter_tales-flip-back = { NAME($char, of: "character") } has seen a glimmer of hope. Make the card ready again?
winter_tales-return-elsewhere = The story does not bring the rebel there. Name another place of your tale.
winter_tales-pay-three = Choose the three drawings of your tale.
winter_tales-place-objective = Your objective is done: “{ NAME($goal, of: "objective") }”. Where on the track does it belong?

## What you are asked: the epilogue

winter_tales-support-all = You open the epilogue with all your cards. For which side?
winter_tales-support = { $most ->
    [0] Which side do you help? You have no card to spare, but you may tell.
    [one] Which side do you help? You may play one card for it.
   *[other] Which side do you help? You may play up to { $most } cards for it.
}
winter_tales-mark = To which memory do you move the bookmark?

## What you are asked to tell

winter_tales-tell-opening = Open the tale: say what the two quests are about, and leave room for what comes.
winter_tales-tell-move = Tell how and why { NAME($char, of: "character") } goes this way.
winter_tales-tell-battle_attack = Attack! One drawing, and how { NAME($char, of: "character") } strikes. Or let it be.
winter_tales-tell-battle_defence = Defend! One drawing, and how { NAME($char, of: "character") } gets away. Or give up.
winter_tales-tell-battle_close = { NAME($char, of: "character") } has won. Tell how the battle ends.
winter_tales-tell-trap_set = Tell the ambush: what does { NAME($char, of: "character") } do, and how does the trap card come in?
winter_tales-tell-trap_evade = How does { NAME($char, of: "character") } slip out of the trap? Weave in as many drawings as you dare.
winter_tales-tell-trap_close = Tell how the trap ends. { NAME($char, of: "character") } has won.
winter_tales-tell-save = Tell how { NAME($char, of: "character") } is saved, with both drawings.
winter_tales-tell-quest_intro = A new quest: “{ NAME($quest, of: "token") }”. Say what it is about, and leave the rest open.
winter_tales-tell-quest_begin = Begin “{ NAME($quest, of: "token") }”: what does { NAME($char, of: "character") } mean to do? If a memory is bookmarked, take it up.
winter_tales-tell-quest_continue = Go on with “{ NAME($quest, of: "token") }”. Weave in as many drawings as you like, but do not tell the end.
winter_tales-tell-quest_join = Take up the story with { NAME($char, of: "character") }. Every drawing counts for your side.
winter_tales-tell-quest_last = You may weave in one last drawing. The end stays open.
winter_tales-tell-quest_end = Tell how “{ NAME($quest, of: "token") }” ends.
winter_tales-tell-power = Tell how it comes about, with these drawings.
winter_tales-tell-return = Tell how the lost rebel escapes, and name the place.
winter_tales-tell-objective = Tell your secret deed. If a memory is bookmarked, take it up.
winter_tales-tell-epilogue = Your last cards: tell your part of the end, tie it to a memory, and leave the outcome open.
winter_tales-tell-epilogue_end = You have the last words. How does the tale end?

## Buttons

winter_tales-move-name-arbiter = Name as arbiter
winter_tales-move-take-character = Take this character
    .char = Whom
    .space = Where it begins
winter_tales-move-place-quest = Place the quest
winter_tales-move-activate = Play this character
winter_tales-move-save = Save, for two cards
    .char = Whom
    .cards = The two cards
winter_tales-move-end-turn = End the turn
winter_tales-move-longer = I need more time
winter_tales-move-walk = Go there
    .to = Where to
    .along = Together with the beloved
winter_tales-move-free-steps = Two free steps
winter_tales-move-take-passage = Take the secret passage
winter_tales-move-swap-objective = Swap the objective
    .goal = Put away
    .taken = Take instead
winter_tales-move-reveal-objective = Lay the objective open
winter_tales-move-do-attack = Carry out The Attack, for two cards
    .goal = For which objective
    .cards = The two cards
winter_tales-move-interrupt = Step in
    .char = With whom
    .target = Against whom
winter_tales-move-insist = I insist
winter_tales-move-yield = After you
winter_tales-move-stand = Stand together
    .together = Side by side
winter_tales-move-capture = End the battle
    .space = Where the beaten rebel is put
    .tale = How it ends
winter_tales-move-lay-trap = Lay the trap
winter_tales-move-generate = Start a new quest
    .token = Which quest
    .at = Where it begins
winter_tales-move-resolve = Take on this quest
winter_tales-move-cannot-connect = I cannot connect it
winter_tales-move-join = Send this character
winter_tales-move-join-in = Take up the story
winter_tales-move-choose-memory = Remember this drawing
winter_tales-move-place-memory = Place it here
winter_tales-move-give-power = Give the power
    .char = To whom
    .partner = Together with
winter_tales-move-destroy-power = Destroy this power
winter_tales-move-eliminate = Take this rebel away
winter_tales-move-rehome = Move the quest here
winter_tales-move-flip-back = Wake up again
winter_tales-move-propagate = Spread Winter Propaganda
    .soldier = Who speaks
    .rebel = Who is kept from acting
winter_tales-move-pay-three = Play these three
winter_tales-move-bring-back = Bring the rebel back, for three cards
    .space = Where
    .cards = The three cards
winter_tales-move-horrify = Let the Freezing Horror loose
winter_tales-move-keep = Done
winter_tales-move-place-objective = Place it here
winter_tales-move-object = I object
winter_tales-move-rule = Decide
winter_tales-move-support = Help this side
winter_tales-move-move-bookmark = Move the bookmark here
winter_tales-move-agree = Answer
    .yes = Yes, let the tale come to its end
winter_tales-move-answer-ahead = Answer the quest’s call ahead
winter_tales-move-let-stand = Let it stand already
winter_tales-move-propose-wrap-up = Propose to bring the tale to its end
winter_tales-move-set-order = When the objective is done
    .goal = Which objective
    .order = What then
winter_tales-move-follow = Come along with the beloved
    .char = Who
    .follows = Comes along
winter_tales-move-pass-artifact = Pass the artifact on
    .char = To whom
    .tale = How it changes hands
winter_tales-move-suggest = Whisper an idea
winter_tales-move-write-ahead = Write in your notebook
winter_tales-move-challenge = Object to a passage
    .tale = Which passage
    .reason = What does not fit
winter_tales-move-review = Rule on a passage
    .tale = Which passage
    .anew = To be told again
winter_tales-move-rewrite = Tell it again
    .tale = Which passage
    .text = Your new words
winter_tales-move-note = A line for the book about a passage told aloud
    .tale = Which passage
    .line = Your line

## What has happened: setting up

winter_tales-faction-drawn = { WHO($seat) ->
    [you] { $faction ->
        [spring] You fight for spring.
        [winter] You serve winter.
       *[writer] You are the writer: a draw is yours.
    }
   *[other] { $faction ->
        [spring] { SEAT($seat) } fights for spring.
        [winter] { SEAT($seat) } serves winter.
       *[writer] { SEAT($seat) } is the writer and hopes for a draw.
    }
}
winter_tales-arbiter-chosen = { WHO($seat) ->
    [you] You are the story arbiter.
   *[other] { SEAT($seat) } is the story arbiter.
}
winter_tales-character-taken = { WHO($seat) ->
    [you] You took { NAME($char, of: "character") }, { NAME($space, of: "at") }.
   *[other] { SEAT($seat) } took { NAME($char, of: "character") }, { NAME($space, of: "at") }.
}
winter_tales-quest-placed = { WHO($seat) ->
    [you] You placed “{ NAME($token, of: "token") }” { NAME($at, of: "at") }.
   *[other] { SEAT($seat) } placed “{ NAME($token, of: "token") }” { NAME($at, of: "at") }.
}{ $gone ->
    [yes] { " " }The other artifact is gone for good.
   *[no] { "" }
}

## What has happened: chapters and turns

winter_tales-chapter-begun = Chapter { $chapter } begins.
winter_tales-turn-begun = { WHO($seat) ->
    [you] It is your turn.
   *[other] It is { SEAT($seat) }’s turn.
}
winter_tales-activated = { $asleep ->
    [yes] { NAME($char, of: "character") } slept through the turn.
   *[no] { $joining ->
        [yes] { WHO($seat) ->
            [you] You sent { NAME($char, of: "character") } to the quest.
           *[other] { SEAT($seat) } sent { NAME($char, of: "character") } to the quest.
        }
       *[no] { WHO($seat) ->
            [you] You played { NAME($char, of: "character") }.
           *[other] { SEAT($seat) } played { NAME($char, of: "character") }.
        }
    }
}
winter_tales-drew = { WHO($seat) ->
    [you] You drew: { NAMES($cards, of: "card") }.
   *[other] { $number ->
        [one] { SEAT($seat) } drew one card.
       *[other] { SEAT($seat) } drew { $number } cards.
    }
}
winter_tales-played = { WHO($seat) ->
    [you] You played “{ NAME($card, of: "card") }” for { $side ->
        [spring] spring
       *[winter] winter
    }.
   *[other] { SEAT($seat) } played “{ NAME($card, of: "card") }” for { $side ->
        [spring] spring
       *[winter] winter
    }.
}
winter_tales-walked = { NAME($along, of: "character") ->
    [nobody] { NAME($char, of: "character") } went { NAME($to, of: "to") }.
   *[other] { NAME($char, of: "character") } and { NAME($along, of: "character") } went { NAME($to, of: "to") }.
}
winter_tales-relocated = { NAME($char, of: "character") } came { NAME($to, of: "to") }.
winter_tales-narrated = { $stock ->
    [yes] { $kind ->
        [opening] Once upon a time, Wintertown lay under snow, and two quests began.
        [quest_intro] A new quest: { NAME($quest, of: "goal") }
        [quest_end] And so the quest came to its end.
        [return] Nobody knows how, but the lost rebel was back.
        [power] It happened quietly, and nobody saw who did it.
        [objective] What was done in secret came to light.
        [epilogue_end] And so the tale of Wintertown ends.
       *[other] Nothing more was told of { NAME($kind, of: "kind") }.
    }
   *[no] { WHO($seat) ->
        [you] You told of { NAME($kind, of: "kind") }: { $tale }
       *[other] { SEAT($seat) } told of { NAME($kind, of: "kind") }: { $tale }
    }
}
winter_tales-stood = { WHO($seat) ->
    [you] You saved { NAME($char, of: "character") }, back on both feet again.
   *[other] { SEAT($seat) } saved { NAME($char, of: "character") }, back on both feet again.
}
winter_tales-kept = { WHO($seat) ->
    [you] { NAMES($discard, of: "card") ->
        [nothing] You ended your turn.
       *[other] You ended your turn and put away: { NAMES($discard, of: "card") }.
    }
   *[other] { SEAT($seat) } ended the turn.
}

## What has happened: battles and traps

winter_tales-nobody-interrupts = Nobody stood in { NAME($char, of: "character") }’s way.
winter_tales-claimed = { $battle ->
    [yes] { WHO($seat) ->
        [you] You attacked { NAME($mover, of: "character") } with { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } attacked { NAME($mover, of: "character") } with { NAME($char, of: "character") }.
    }
   *[no] { WHO($seat) ->
        [you] You sprang a trap on { NAME($mover, of: "character") } with { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } sprang a trap on { NAME($mover, of: "character") } with { NAME($char, of: "character") }.
    }
}
winter_tales-claim-lapsed = Nothing came of it: { NAME($char, of: "character") } let the moment pass.
winter_tales-stood-together = { NAME($char, of: "character") } and { NAME($partner, of: "character") } stood together.
winter_tales-battle-ended = { $rule ->
    [WT-90] { NAME($winner, of: "character") } won the battle and slipped past { NAME($loser, of: "character") }.
   *[other] { NAME($winner, of: "character") } won the battle against { NAME($loser, of: "character") }.
}
winter_tales-fell = { NAME($char, of: "character") } went down, and cannot move before the next chapter.
winter_tales-captured = { NAME($char, of: "character") } ended up { NAME($to, of: "at") }.
winter_tales-trap-laid = { WHO($seat) ->
    [you] You laid a trap with “{ NAME($card, of: "card") }”. Spring side up: { NAMES($spring, of: "card") }. Winter side up: { NAMES($winter, of: "card") }.
   *[other] { SEAT($seat) } laid a trap with “{ NAME($card, of: "card") }” and hid the other cards.
}
winter_tales-pile-hidden = { WHO($seat) ->
    [you] You hid your cards too. Spring side up: { NAMES($spring, of: "card") }. Winter side up: { NAMES($winter, of: "card") }.
   *[other] { SEAT($seat) } hid cards for the trap too.
}
winter_tales-trap-shown = The trap counted { $total }, the escape { $evaded }: { $rule ->
    [WT-100] the soldier is caught
    [WT-101] the soldier is driven back
   *[other] the soldier slips through
}. Spring side up: { NAMES($spring, of: "card") }.{ NAMES($winter, of: "card") ->
    [nothing] { "" }
   *[other] { " " }Winter side up: { NAMES($winter, of: "card") }.
}

## What has happened: quests and memories

winter_tales-quest-generated = { WHO($seat) ->
    [you] You started a new quest { NAME($at, of: "at") }: “{ NAME($token, of: "token") }”.
   *[other] { SEAT($seat) } started a new quest { NAME($at, of: "at") }: “{ NAME($token, of: "token") }”.
}{ $gone ->
    [yes] { " " }The other artifact is gone for good.
   *[no] { "" }
}
winter_tales-quest-begun = { WHO($seat) ->
    [you] You began “{ NAME($token, of: "token") }” with { NAME($char, of: "character") }.
   *[other] { SEAT($seat) } began “{ NAME($token, of: "token") }” with { NAME($char, of: "character") }.
}
winter_tales-quest-dropped = “{ NAME($token, of: "token") }” was not begun after all.
winter_tales-join-called = { NAME($char, of: "character") ->
    [nobody] { WHO($seat) ->
        [you] You stayed out of the quest.
       *[other] { SEAT($seat) } stayed out of the quest.
    }
   *[other] { WHO($seat) ->
        [you] You answered the call with { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } answered the call with { NAME($char, of: "character") }.
    }
}
winter_tales-joined = { $arrived ->
    [yes] { NAME($char, of: "character") } reached the quest.
   *[no] { NAME($char, of: "character") } did not reach the quest.
}
winter_tales-joined-in = { NAME($char, of: "character") ->
    [nobody] { WHO($seat) ->
        [you] You left the story to the others.
       *[other] { SEAT($seat) } left the story to the others.
    }
   *[other] { WHO($seat) ->
        [you] You took up the story with { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } took up the story with { NAME($char, of: "character") }.
    }
}
winter_tales-quest-counted = { $missing ->
    [yes] The quest “{ NAME($token, of: "token") }” failed: the thread to the last memory was lost.
   *[no] “{ NAME($token, of: "token") }”: { $spring } for spring, { $winter } for winter. { $won ->
        [spring] Spring won.
        [winter] Winter won.
       *[neutral] Neither won.
    }
}
winter_tales-memory-chosen = { WHO($seat) ->
    [nobody] No drawing was told, so the deck gave one: “{ NAME($card, of: "card") }”.
    [you] You chose “{ NAME($card, of: "card") }” as the memory.
   *[other] { SEAT($seat) } chose “{ NAME($card, of: "card") }” as the memory.
}
winter_tales-memory-placed = { WHO($seat) ->
    [you] You placed
   *[other] { SEAT($seat) } placed
} “{ NAME($card, of: "card") }” on space { $space }, a memory { $side ->
    [spring] of spring
    [winter] of winter
   *[neutral] of nobody’s
}{ NAME($over, of: "objective") ->
    [nothing] .
   *[other] , in place of “{ NAME($over, of: "objective") }”.
}
winter_tales-bookmark-moved = The bookmark lies on space { $space }.

## What has happened: passages

winter_tales-objected = { WHO($seat) ->
    [you] You objected to passage { $tale }: { $reason }
   *[other] { SEAT($seat) } objected to passage { $tale }: { $reason }
}
winter_tales-ruled = { WHO($seat) ->
    [nobody] The table has decided.
    [you] You have decided.
   *[other] { SEAT($seat) } has decided.
} { $verdict ->
    [accept] Passage { $tale } stands.
    [rewrite] Passage { $tale } is to be told again.
   *[reject] Passage { $tale } does not hold.
}
winter_tales-rewritten = { WHO($seat) ->
    [you] You told passage { $tale } again: { $text }
   *[other] { SEAT($seat) } told passage { $tale } again: { $text }
}
winter_tales-noted = { WHO($seat) ->
    [you] You added a line to passage { $tale }: { $line }
   *[other] { SEAT($seat) } added a line to passage { $tale }: { $line }
}
winter_tales-suggested = { WHO($seat) ->
    [you] You whispered an idea: { $idea }
   *[other] { SEAT($seat) } whispered an idea: { $idea }
}

## What has happened: powers, objectives, skills

winter_tales-power-given = { NAME($partner, of: "character") ->
    [nobody] { NAME($char, of: "character") ->
        [nobody] “{ NAME($power, of: "power") }” is in play now.
       *[other] { NAME($char, of: "character") } received “{ NAME($power, of: "power") }”.
    }
   *[other] “{ NAME($power, of: "power") }” united { NAME($char, of: "character") } and { NAME($partner, of: "character") }.
}
winter_tales-power-destroyed = “{ NAME($power, of: "power") }” was destroyed.{ $flipped ->
    [yes] { " " }The memory on space { $space } turned to winter.
   *[no] { "" }
}
winter_tales-eliminated = { NAME($char, of: "character") } vanished from the tale.
winter_tales-rehomed = “{ NAME($token, of: "token") }” went on under { NAME($char, of: "character") }.
winter_tales-flipped-back = Hope woke { NAME($char, of: "character") } once more.
winter_tales-propagated = { WHO($seat) ->
    [you] You let { NAME($soldier, of: "character") } keep { NAME($rebel, of: "character") } from acting in this chapter.
   *[other] { SEAT($seat) } let { NAME($soldier, of: "character") } keep { NAME($rebel, of: "character") } from acting in this chapter.
}
winter_tales-brought-back = { WHO($seat) ->
    [you] You brought { NAME($char, of: "character") } back, { NAME($space, of: "at") }.
   *[other] { SEAT($seat) } brought { NAME($char, of: "character") } back, { NAME($space, of: "at") }.
}
winter_tales-horrified = { WHO($seat) ->
    [you] You let the Freezing Horror loose on { NAME($rebel, of: "character") }, { NAME($space, of: "at") }.
   *[other] { SEAT($seat) } let the Freezing Horror loose on { NAME($rebel, of: "character") }, { NAME($space, of: "at") }.
}
winter_tales-artifact-passed = { NAME($char, of: "character") } passed the Great Artifact to { NAME($to, of: "character") }.
winter_tales-followed = { $follows ->
    [yes] { NAME($char, of: "character") } will come along.
   *[no] { NAME($char, of: "character") } will stay behind.
}
winter_tales-objective-dealt = { WHO($seat) ->
    [you] Your secret objective: “{ NAME($goal, of: "objective") }”.
   *[other] { SEAT($seat) } received a secret objective.
}
winter_tales-objective-revealed = { WHO($seat) ->
    [you] You laid your objective open: “{ NAME($goal, of: "objective") }”.
   *[other] { SEAT($seat) } laid an objective open: “{ NAME($goal, of: "objective") }”.
}
winter_tales-objective-swapped = { WHO($seat) ->
    [you] You swapped your objective for “{ NAME($taken, of: "objective") }”.
   *[other] { SEAT($seat) } swapped an objective.
}
winter_tales-objective-declared = { WHO($seat) ->
    [you] You did it: “{ NAME($goal, of: "objective") }”!
   *[other] { SEAT($seat) } did it: “{ NAME($goal, of: "objective") }”!
}
winter_tales-attacked = { WHO($seat) ->
    [you] You gave up { NAMES($cards, of: "card") } for “{ NAME($goal, of: "objective") }”.
   *[other] { SEAT($seat) } gave up { NAMES($cards, of: "card") } for “{ NAME($goal, of: "objective") }”.
}
winter_tales-skill-used = { $skill ->
    [movement] { NAME($char, of: "character") } took two steps without a card.
    [secret-passage] { NAME($char, of: "character") } took a secret passage.
   *[battle] { NAME($char, of: "character") } fought this round without a card.
}

## What has happened: the end

winter_tales-epilogue-begun = The epilogue begins: { $rule ->
    [WT-172] every memory has its place
    [WT-R58] no quest is left
    [WT-R96] everybody agreed
   *[other] it is time
}. { WHO($seat) ->
    [you] You tell first.
   *[other] { SEAT($seat) } tells first.
}
winter_tales-supported = { $side ->
    [spring] { WHO($seat) ->
        [you] You help spring.
       *[other] { SEAT($seat) } helps spring.
    }
    [winter] { WHO($seat) ->
        [you] You help winter.
       *[other] { SEAT($seat) } helps winter.
    }
   *[none] { WHO($seat) ->
        [you] You help neither side.
       *[other] { SEAT($seat) } helps neither side.
    }
}
winter_tales-laid-down = { WHO($seat) ->
    [you] You laid down the rest for { $side ->
        [spring] spring
       *[winter] winter
    }: { NAMES($cards, of: "card") }.
   *[other] { SEAT($seat) } laid down the rest for { $side ->
        [spring] spring
       *[winter] winter
    }: { NAMES($cards, of: "card") }.
}
winter_tales-counted = Spring { $spring }, winter { $winter }.
winter_tales-wrap-up-proposed = { WHO($seat) ->
    [you] You proposed to bring the tale to its end.
   *[other] { SEAT($seat) } proposed to bring the tale to its end.
}
winter_tales-wrap-up-decided = { $agreed ->
    [yes] Everybody agreed: the tale comes to its end.
   *[no] The tale goes on.
}
winter_tales-game-ended = { $cut_short ->
    [yes] The tale ends early.{ " " }
   *[no] { "" }
}{ $faction ->
    [spring] Spring has come to Wintertown: { SEATS($winners) } { MANY($winners) ->
        [you] win!
        [one] wins.
       *[other] win together.
    }
    [winter] Winter keeps the town: { SEATS($winners) } { MANY($winners) ->
        [you] win!
        [one] wins.
       *[other] win together.
    }
    [writer] Neither spring nor winter: { SEATS($winners) } { MANY($winners) ->
        [you] win with the writer’s pen!
        [one] wins with the writer’s pen.
       *[other] win together.
    }
   *[none] Nobody has won, but the tale is in the book.
}

## What lies on the table

winter_tales-view-ring = Clockwise round the table
    .of = seat
winter_tales-view-factions = Sides
    .by = seat
    .of = faction
winter_tales-view-epilogue_space = Epilogue token on space
winter_tales-view-arbiter = Story arbiter
    .of = seat
winter_tales-view-acting = In turn
    .of = seat
winter_tales-view-chapter = Chapter
winter_tales-view-figures = Characters
    .by = character
winter_tales-view-out = Out of the tale
    .by = character
winter_tales-view-available = Quests still to come
    .of = token
winter_tales-view-quests = Quests on the map
    .by = token
    .of = place
winter_tales-view-ongoing = Quest under way
    .of = token
winter_tales-view-tally = The quest so far
winter_tales-view-calls = Who answers the call
    .by = seat
    .of = character
winter_tales-view-way = On the way
winter_tales-view-powers = Powers
    .by = power
    .of = place
winter_tales-view-track = Memories
    .by = track
winter_tales-view-bookmark = Bookmark on space
winter_tales-view-declared = Objective just done
    .of = objective
winter_tales-view-chosen = New memory
    .of = card
winter_tales-view-lying = Cards on the table
winter_tales-view-piles = Hidden trap cards
    .by = seat
winter_tales-view-sprung = The last trap
winter_tales-view-tales = The tale
winter_tales-view-objections = Objections
    .by = tale
winter_tales-view-face_up = Objectives laid open
winter_tales-view-standing = Score
    .by = faction
winter_tales-view-supported = The writer helps
    .of = faction
winter_tales-view-proposed = Would like to end the tale
    .of = seat
winter_tales-view-sizes = Cards in hand
    .by = seat
winter_tales-view-hand = Your cards
    .of = card
winter_tales-view-routes = Within reach
    .by = space
winter_tales-view-early = Your answer ahead
    .of = character
winter_tales-view-content = You let it stand
winter_tales-view-secrets = Your objectives
winter_tales-view-notebook = Your notebook
winter_tales-view-ideas = Ideas for the teller
    .by = seat

## Inside these

winter_tales-view-seat = player
    .of = seat
winter_tales-view-side = side
    .of = side
winter_tales-view-space = place
    .of = space
winter_tales-view-upright = standing
winter_tales-view-ready = ready
winter_tales-view-activated = played in this chapter
winter_tales-view-pinned = cannot move in this chapter
winter_tales-view-barred = kept from acting in this chapter
winter_tales-view-flipped = woken again in this chapter
winter_tales-view-follows = comes along
winter_tales-view-card = drawing
    .of = card
winter_tales-view-by = placed by
    .of = seat
winter_tales-view-tale = passage
winter_tales-view-quest = quest
    .of = token
winter_tales-view-scene = played for
    .of = scene
winter_tales-view-source = where it came from
    .of = source
winter_tales-view-spring = spring side up
    .of = card
winter_tales-view-winter = winter side up
    .of = card
winter_tales-view-shown = shown
winter_tales-view-id = number
winter_tales-view-kind = kind
    .of = kind
winter_tales-view-turn = turn
winter_tales-view-char = character
    .of = character
winter_tales-view-fate = state
    .of = fate
winter_tales-view-counts = cards that count
    .by = faction
winter_tales-view-won = won by
    .of = side
winter_tales-view-missing = without a link to the bookmark
winter_tales-view-goal = objective
    .of = objective
winter_tales-view-towards = on the way to
    .of = space
winter_tales-view-order = when it is done
    .of = order
winter_tales-view-reached = first place reached
    .of = space
winter_tales-view-tried = tried in chapter
winter_tales-view-reason = reason
winter_tales-view-steps = steps left
winter_tales-view-entered = been to
    .of = space
winter_tales-view-walked = has set out
winter_tales-view-swapped = has swapped an objective
winter_tales-view-before = by way of
    .of = space
winter_tales-view-cards = cards it takes
winter_tales-view-met = somebody could step in

## The book

winter_tales-book-page-of = Page { $page } of { $pages }
winter_tales-book-colophon = Who told this winter
winter_tales-book-told-on = A winter’s evening, told on { $date }.
winter_tales-page-bill = The two sides
winter_tales-page-prologue = How it began
winter_tales-page-ways = { NAMES($chars, of: "character") }
winter_tales-page-streets = In the streets of Wintertown
winter_tales-page-quest = { NAME($token, of: "token") }
winter_tales-page-epilogue = Epilogue
winter_tales-page-memories = What Wintertown remembers
winter_tales-chapter = { $chapter ->
    [1] Chapter one
    [2] Chapter two
    [3] Chapter three
    [4] Chapter four
    [5] Chapter five
    [6] Chapter six
    [7] Chapter seven
    [8] Chapter eight
    [9] Chapter nine
    [10] Chapter ten
   *[other] Chapter { $chapter }
}
winter_tales-book-memories = { $memories ->
    [3] A tale of three memories.
    [4] A tale of four memories.
    [5] A tale of five memories.
    [6] A tale of six memories.
    [7] A tale of seven memories.
   *[other] A tale of { $memories } memories.
}
winter_tales-book-tone = { $tone ->
    [gentle] Told gently.
    [drama] Told as a drama.
    [pulp] Told as a wild adventure.
    [comedy] Told as a comedy.
   *[horror] Told to make you shiver.
}
winter_tales-book-plays = { $faction ->
    [spring] { SEATS($seat) } told for spring.
    [winter] { SEATS($seat) } told for winter.
   *[writer] { SEATS($seat) } held the writer’s pen.
}
winter_tales-book-character = { NAME($char, of: "character") }, { NAME($char, of: "epithet") }
winter_tales-book-quest-placed = “{ NAME($token, of: "token") }” waited { NAME($at, of: "at") }.
winter_tales-book-quest-generated = A new quest { NAME($at, of: "at") }: “{ NAME($token, of: "token") }”.
winter_tales-book-claimed = { $battle ->
    [yes] { NAME($char, of: "character") } attacked { NAME($mover, of: "character") }.
   *[no] { NAME($char, of: "character") } sprang a trap on { NAME($mover, of: "character") }.
}
winter_tales-book-fell = { NAME($char, of: "character") } went down.
winter_tales-book-trap-shown = The trap counted { $total }, the escape { $evaded }: { $rule ->
    [WT-100] it snapped shut.
    [WT-101] the way was barred.
   *[other] it closed on nothing.
}
winter_tales-book-relocated = { NAME($char, of: "character") } had to go back { NAME($to, of: "to") }.
winter_tales-book-stood = { NAME($char, of: "character") } was saved.
winter_tales-book-joined = { $arrived ->
    [yes] { NAME($char, of: "character") } came along.
   *[no] { NAME($char, of: "character") } did not get there.
}
winter_tales-book-quest-counted = { $missing ->
    [yes] The thread to the last memory was lost, and the quest with it.
   *[no] { $spring } for spring, { $winter } for winter: { $won ->
        [spring] spring won.
        [winter] winter won.
       *[neutral] neither won.
    }
}
winter_tales-book-left-open = What became of “{ NAME($token, of: "token") }” was never told.
winter_tales-book-overwritten = Another memory was painted over this one.
winter_tales-book-memory = { $side ->
    [spring] The memory of “{ NAME($token, of: "token") }”, for spring.
    [winter] The memory of “{ NAME($token, of: "token") }”, for winter.
   *[neutral] The memory of “{ NAME($token, of: "token") }”, for neither side.
}
winter_tales-book-deed = { $side ->
    [spring] A secret deed, for spring.
   *[winter] A secret deed, for winter.
}
winter_tales-book-neutral = A blank day
winter_tales-book-blank = An empty sheet
winter_tales-book-won = { $faction ->
    [spring] Spring has come to Wintertown: { SEATS($winners) } won, { $even ->
        [yes] though both sides were even, for spring told the last memory.
       *[no] with the higher count.
    }
    [winter] Winter keeps the town: { SEATS($winners) } won, { $even ->
        [yes] though both sides were even, for winter told the last memory.
       *[no] with the higher count.
    }
   *[writer] Neither spring nor winter: both sides were even, so { SEATS($winners) } won with the writer’s pen.
}
winter_tales-book-unwon = Nobody has won, but the tale is in the book.
winter_tales-book-points = { $side ->
    [spring] Spring: { $points }
   *[winter] Winter: { $points }
}, from { $memories ->
    [0] no memory
    [one] one memory
   *[other] { $memories } memories
} and { $drawings ->
    [0] no last drawing.
    [one] one last drawing.
   *[other] { $drawings } last drawings.
}
winter_tales-book-told = { SEATS($seat) } told { $passages ->
    [0] nothing.
    [one] one passage
   *[other] { $passages } passages
}{ $passages ->
    [0] { "" }
   *[other] , { $words ->
        [0] not a word of it written,
        [one] one word long,
       *[other] { $words } words long,
    } with { $drawings ->
        [0] no drawing.
        [one] one drawing.
       *[other] { $drawings } drawings.
    }
}

## The board

winter_tales-board-at = { $quest ->
    [none] { $chapter ->
        [0] Winter Tales, the start
       *[other] Winter Tales, chapter { $chapter }
    }
   *[other] { NAME($quest, of: "token") }
}
winter_tales-board-side = { $side ->
    [spring] Spring
    [winter] Winter
    [writer] Writer
   *[neutral] Nobody’s
}
winter_tales-board-quest = { $side ->
    [spring] Spring quest
   *[winter] Winter quest
}: { NAME($token, of: "token") }
winter_tales-board-you = You
winter_tales-board-ring = Around the table
winter_tales-board-ring-tells = telling
winter_tales-board-ring-acts = acting
winter_tales-board-ring-answers = answering
winter_tales-board-ring-away = away
winter_tales-board-ring-next = { $before ->
    [1] next
   *[other] in two
}
winter_tales-board-hand = Your drawings
winter_tales-board-hand-own = Your hand, for your eyes only
winter_tales-board-hand-show = Show my hand
winter_tales-board-hand-cover = Cover it
winter_tales-board-card = { $name }, { $side ->
    [spring] spring side
   *[winter] winter side
}. { $shows } { $place } of { $all } in your hand.
winter_tales-board-told = { WHO($seat) ->
    [you] You told
   *[other] { SEAT($seat) } told
} of { NAME($kind, of: "kind") }
winter_tales-board-turn-out = Your turn, { $name }. { $count ->
    [1] { NAME($first, of: "character") } steps out.
    [2] Who steps out, { NAME($first, of: "character") } or { NAME($second, of: "character") }?
   *[other] Who steps out?
}
winter_tales-board-town = Wintertown
winter_tales-board-map = A map of Wintertown. The same places stand in the list of places.
winter_tales-board-whole = Whole town
winter_tales-board-steps = { $left ->
    [0] no steps left
    [one] one step left
   *[other] { $left } steps left
}
winter_tales-board-there = { NAME($char, of: "character") }, { $side ->
    [spring] Spring
   *[winter] Winter
}, { WHO($seat) ->
    [you] yours
   *[other] { SEAT($seat) }’s
}{ $upright ->
    [no] , lies here.
   *[yes] .
}
winter_tales-board-nobody = Nobody.
winter_tales-board-steps-away = { $steps ->
    [one] One step.
   *[other] { $steps } steps.
}
winter_tales-board-places = List of places
winter_tales-board-map-again = Back to the tale
winter_tales-board-risk = { $there ->
    [yes] { NAMES($chars, of: "character") } { $many ->
        [one] stands
       *[other] stand
    } there: { SEATS($seats) } may { $side ->
        [spring] attack
       *[winter] spring a trap
    }.
   *[no] By { NAME($space, of: "space") }: { SEATS($seats) } may { $side ->
        [spring] attack
       *[winter] spring a trap
    } on the way.
}
winter_tales-board-way-label = The tale of { NAME($char, of: "character") }’s way
winter_tales-board-steps-left = { $left ->
    [0] { $more ->
        [yes] A drawing gives two steps.
       *[no] No steps left.
    }
    [one] One step left.{ $more ->
        [yes] { " " }Another drawing gives two more.
       *[no] { "" }
    }
   *[other] { $left } steps left.{ $more ->
        [yes] { " " }Another drawing gives two more.
       *[no] { "" }
    }
}
winter_tales-board-weave = Weave in { $name }
winter_tales-board-weave-here = Weave { $name } in here
winter_tales-board-weave-stays = Once woven, it stays.
winter_tales-board-one-more = { NAME($space, of: "space") } is one drawing further: tap a drawing first.
winter_tales-board-go = Go { NAME($space, of: "to") }, { $steps ->
    [1] one step
    [2] two steps
    [3] three steps
    [4] four steps
    [5] five steps
    [6] six steps
   *[other] many steps
}
winter_tales-board-stop = { $moved ->
    [yes] { NAME($char, of: "character") } stops here
   *[no] { NAME($char, of: "character") } stays here
}
winter_tales-board-pad-begin = Write the tale here …
winter_tales-board-pad-change = Change this part
winter_tales-board-pad-end = Go on at the end
winter_tales-board-pad-dry = Three sentences without a drawing: is there one that belongs here?
winter_tales-board-words-only = { $kind ->
    [quest_begin] Only words here. Your drawings come next, when the others have answered.
   *[other] No drawing can be woven in here.
}
winter_tales-board-bare = { $kind ->
    [trap_evade] No drawing is woven in: { NAME($char, of: "character") } cannot walk on like this.
   *[other] No drawing is woven in: nothing counts for { $side ->
        [spring] Spring.
       *[winter] Winter.
    }
}
winter_tales-board-bare-told = Tell it without a drawing
winter_tales-board-told-it = I have told
winter_tales-board-so-it-was = So it was
winter_tales-board-closer = Look at { $name }
winter_tales-board-aloud = Tell aloud
winter_tales-board-write = Write instead
winter_tales-board-listen = { WHO($seat) ->
    [you] You walk { NAME($char, of: "character") } through the town.
   *[other] { SEAT($seat) } walks { NAME($char, of: "character") } through the town. Listen.
}
winter_tales-board-along = Others read along
winter_tales-board-alone = Nobody reads along
winter_tales-board-laid = Laid so far, everybody sees them
winter_tales-board-laid-stays = A laid drawing stays laid.
winter_tales-board-laid-so-far = { $cards ->
    [one] The first drawing.
   *[other] { $cards } drawings so far.
}
winter_tales-board-spark = A spark: { $spark }
winter_tales-board-spark-another = Another
winter_tales-board-spark-where = { NAME($char, of: "character") ->
    [nobody] Where are we?
   *[other] Where is { NAME($char, of: "character") }?
}
winter_tales-board-spark-want = { NAME($char, of: "character") ->
    [nobody] What is at stake?
   *[other] What does { NAME($char, of: "character") } want?
}
winter_tales-board-spark-why = Why now?
winter_tales-board-spark-who = Who else is here?
winter_tales-board-bookmark = The bookmark lies on { $name }. Your tale has to take it up.
winter_tales-board-bookmark-ending = How that ended
winter_tales-board-idea-from = { SEAT($seat) } whispers: { $idea }
winter_tales-board-notes-take = Take the page from my notebook
winter_tales-board-drawing = It may be a thing, a feeling or a sensation.
    .rule = WT-16
winter_tales-board-back = Put it back
winter_tales-board-drawer-hand = Your hand
winter_tales-board-covered = covered
winter_tales-board-notebook = Your notebook
winter_tales-board-notebook-kept = a page is written
winter_tales-board-notebook-empty = nothing written
winter_tales-board-notebook-about = A page for your next passage. Nobody else sees it.
winter_tales-board-notebook-keep = Keep the page
winter_tales-board-whisper = Whisper { SEAT($seat) } an idea
winter_tales-board-whispered = You whispered: { $idea }
winter_tales-board-send = Send
winter_tales-board-just-now = { $name }, just now
winter_tales-board-hears = Hear the tale as it grows
winter_tales-board-before = Told just before this:
winter_tales-board-keys = Keys
winter_tales-board-key-1 = weave in that drawing
winter_tales-board-key-2 = to your drawings, also while you write
winter_tales-board-key-3 = to the tale
winter_tales-board-key-4 = map or list of places
winter_tales-board-key-5 = cover or show your hand
winter_tales-board-key-6 = these keys
winter_tales-board-turn-move = { $may ->
    [both] You move { NAME($char, of: "character") }. Tap a place, or one more drawing.
    [walk] You move { NAME($char, of: "character") }. Tap a place.
    [weave] You move { NAME($char, of: "character") }. Tap a drawing: it gives two steps.
    [down] { NAME($char, of: "character") } lies { NAME($space, of: "at") }, and the walk is over.
   *[none] Tell how { NAME($char, of: "character") } came { NAME($space, of: "to") }.
}
winter_tales-board-turn-places = { NAME($char, of: "character") } is { NAME($space, of: "at") }. Where to?
winter_tales-board-turn-aloud = Tell, { $name }. Tap a drawing the moment you tell it.
winter_tales-board-turn-drawing = What does this drawing say to you?
winter_tales-board-chosen = { $count } of { $number } chosen
winter_tales-board-save = Save { NAMES($chars, of: "character") }, two drawings
winter_tales-board-save-whom = Whom do you save?
winter_tales-board-save-with = Two drawings for { NAME($char, of: "character") }. You tell how afterwards.
winter_tales-board-save-now = Save { NAME($char, of: "character") }
winter_tales-board-not-now = Not now
winter_tales-board-stands = { $space }.{ $down ->
    [yes] { " " }Lies there, and can neither walk nor act.
   *[no] { "" }
}
winter_tales-board-yours = Your characters
winter_tales-board-out = { NAME($char, of: "character") } steps out
winter_tales-board-out-brings = Whoever steps out brings you new drawings, may walk, then act.
winter_tales-board-out-ink = With { NAME($char, of: "character") }, your drawings show their { $side ->
    [spring] orange side, for Spring
   *[winter] blue side, for Winter
}.
winter_tales-board-one-action = One action
winter_tales-board-nothing = Nothing more
winter_tales-board-nothing-about = The turn ends. You keep at most seven drawings.
winter_tales-board-new = Start a new quest
winter_tales-board-new-about = For a later turn: { NAMES($tokens, of: "token") }. { NAME($char, of: "character") } need not be there.
winter_tales-board-new-where = Choose quest and place
winter_tales-board-resolve = Take on { NAME($token, of: "token") }
winter_tales-board-begin-at = Start it { NAME($place, of: "at") }
winter_tales-board-tap-place = Tap a ring on the map, or choose from the list of places.
winter_tales-board-map-only = Hide the list
winter_tales-board-cast = The characters
winter_tales-board-seven = { $side ->
    [spring] Seven rebels of Spring
   *[winter] Seven soldiers of Winter
}
winter_tales-board-side-about = { SEATS($seats) }: { $side ->
    [spring] rebels, who win together
    [winter] soldiers, who win together
   *[writer] some of each, and a tie wins
}
winter_tales-board-take = Take { NAME($char, of: "character") }
winter_tales-board-take-none = Choose a character
winter_tales-board-story = { $open ->
    [yes] Less
   *[no] Read on
}
winter_tales-board-barred = { $seat ->
    [none] { $side ->
        [spring] { NAME($char, of: "character") } is a rebel. Take a soldier of Winter.
       *[winter] { NAME($char, of: "character") } is a soldier. Take a rebel of Spring.
    }
   *[other] { WHO($seat) ->
        [you] You have { NAME($char, of: "character") } already.
       *[other] { SEAT($seat) } has taken { NAME($char, of: "character") }.
    }
}
winter_tales-board-another = Another character
winter_tales-board-no-place = Choose a place
winter_tales-board-put = { NAME($char, of: "character") ->
    [nobody] Place it { NAME($place, of: "at") }
   *[other] Put { NAME($char, of: "character") } { NAME($place, of: "at") }
}
winter_tales-board-put-away = Which drawings do you put away?
winter_tales-board-arbiter = The arbiter has the last word when somebody doubts a tale, and judges the tale only.
winter_tales-board-arbiter-name = { WHO($seat) ->
    [you] Name yourself
   *[other] Name { SEAT($seat) }
}
winter_tales-board-turn-cast = { $side ->
    [spring] You drew Spring, { $name }.
    [winter] You drew Winter, { $name }.
   *[writer] You are the Writer, { $name }.
} { $number ->
    [1] Take the first
    [2] Take the second
    [3] Take the third
   *[other] Take the last
} of your { $of ->
    [2] two
    [3] three
   *[other] four
} characters.
winter_tales-board-turn-place = Where does { NAME($char, of: "character") } wait? Pick an empty { $side ->
    [spring] location
   *[winter] plaza
}.
winter_tales-board-turn-act = { NAME($char, of: "character") } is { NAME($space, of: "at") }. What happens there?
winter_tales-board-turn-new = Which new quest, { $name }, and where?
winter_tales-board-move-hint = { $weave ->
    [yes] Tap a place on the map, or a drawing.
   *[no] Tap a place on the map.
}
winter_tales-board-turn-tell = { $kind ->
    [quest_begin] Begin { NAME($quest, of: "token") }. What does { NAME($char, of: "character") } mean to do?
    [quest_continue] Go on with { NAME($quest, of: "token") }: every drawing you weave in counts for { $side ->
        [spring] Spring.
       *[winter] Winter.
    }
    [quest_intro] A new quest: { NAME($quest, of: "token") }. What is it about?
    [quest_join] Take the tale up with { NAME($char, of: "character") }: every drawing you weave in counts for { $side ->
        [spring] Spring.
       *[winter] Winter.
    }
    [quest_end] Tell how it ends.
    [epilogue] Your part of the end, { $name }. Every drawing you weave in is a point.
    [trap_evade] How does { NAME($char, of: "character") } slip out of the trap?
   *[opening] Open the tale, { $name }. What are { NAMES($quests, of: "token") } about?
}

## Options

winter_tales-option-memories = Memories to be made
    .about = Three make an evening of about an hour and a half. Each one more adds half an hour.
winter_tales-option-powers = Quests give powers
    .about = A quest won for its own side leaves a power behind: a safe house, a horror, a love.
winter_tales-option-skills = Characters have skills
    .about = Each of the fourteen can do one thing better than the others.
winter_tales-option-objectives = Everybody has a secret objective
    .about = Fulfilled, it becomes a memory too. The game is then for five memories at least.
winter_tales-option-alternative_epilogue = The bookmark travels through the epilogue
    .about = Each part takes up the bookmarked memory; its teller then moves the bookmark.
winter_tales-option-pace = Pace
winter_tales-option-pace-brisk = brisk, shorter stories
    .about = Good for a first game, and from five players on.
winter_tales-option-pace-live = live, all at the table
winter_tales-option-pace-relaxed = relaxed, a day for each decision
winter_tales-option-mode = How stories are told
winter_tales-option-mode-typed = written
winter_tales-option-mode-voice = aloud
winter_tales-option-mode-either = as each player likes
winter_tales-option-tone = Tone of the tale
    .about = It changes no rule: it only tells everybody what kind of evening this is.
winter_tales-option-tone-open = open
winter_tales-option-tone-gentle = gentle
winter_tales-option-tone-drama = drama
winter_tales-option-tone-pulp = wild adventure
winter_tales-option-tone-comedy = comedy
winter_tales-option-tone-horror = spooky
winter_tales-option-story_authority = Who has the last word on stories
winter_tales-option-story_authority-arbiter = the story arbiter
winter_tales-option-story_authority-vote = everybody votes
winter_tales-option-arbiter_checks = When the last word is asked for
winter_tales-option-arbiter_checks-on_objection = when somebody objects
winter_tales-option-arbiter_checks-every = every time
    .about = Slower: each link and each captive waits for a ruling.
winter_tales-option-seniority = Who counts as the youngest
    .about = Nobody has to say an age.
winter_tales-option-seniority-random = drawn by lot
winter_tales-option-seniority-lobby_order = as you sat down
winter_tales-option-factions = Sides
    .about = Half spring, half winter; with an odd number of players, one writer.
winter_tales-option-factions-random = drawn by lot
winter_tales-option-factions-spring = spring
winter_tales-option-factions-winter = winter
winter_tales-option-factions-writer = writer
winter_tales-option-move_story = Stories of a way
winter_tales-option-move_story-free = as long as you like
winter_tales-option-move_story-one_line = one line
winter_tales-option-move_story-none = by the pace
winter_tales-option-live_drafts = Others read along while you write
    .about = Each player may also switch it off alone.
winter_tales-option-interrupt_pause = Shortest wait when somebody could step in
    .about = So that nobody learns from the clock who is thinking.
winter_tales-option-interrupt_pause-0 = none
winter_tales-option-interrupt_pause-1000 = one second
winter_tales-option-interrupt_pause-1500 = a second and a half
winter_tales-option-interrupt_pause-3000 = three seconds
winter_tales-option-interrupt_pause-5000 = five seconds
winter_tales-option-interrupt_pause-none = by the pace
winter_tales-option-claim_rule = When several want to step in
winter_tales-option-claim_rule-talk = they agree, else the next clockwise does it
winter_tales-option-claim_rule-clockwise = the next clockwise does it
winter_tales-option-claim_rule-none = by the pace
winter_tales-option-hand_sizes = How many cards somebody holds
winter_tales-option-hand_sizes-hidden = is hidden
winter_tales-option-hand_sizes-open = is shown to all
winter_tales-option-captive_places = A captive may be brought
winter_tales-option-captive_places-any_space = anywhere
winter_tales-option-captive_places-locations = to locations only
winter_tales-option-trap_reveal = When a trap is opened, everybody sees
winter_tales-option-trap_reveal-all = all hidden cards
winter_tales-option-trap_reveal-spring = only those spring side up
winter_tales-option-join_calls = When a quest calls, players answer
winter_tales-option-join_calls-one_by_one = one by one
winter_tales-option-join_calls-together = all together
winter_tales-option-join_calls-none = by the pace
winter_tales-option-join_in_place = Characters already there may be sent to a quest
winter_tales-option-join_route = The way to a quest
winter_tales-option-join_route-towards = leads towards it
winter_tales-option-join_route-free = is free
winter_tales-option-rescue_self = Saving your own rebel fulfils The Rescue
winter_tales-option-rewrites = How often a passage may be sent back
winter_tales-option-rewrites-0 = never
winter_tales-option-rewrites-1 = once
winter_tales-option-rewrites-2 = twice
winter_tales-option-rewrites-3 = three times
winter_tales-option-rewrites-none = by the pace
winter_tales-option-chapter_cap = Chapters at most
    .about = Then the epilogue begins, however many memories there are.
winter_tales-option-stall_chapters = Chapters without a memory before the epilogue
    .about = Nobody has to take on a quest, but every tale must end.
winter_tales-option-on_leave = When somebody leaves
winter_tales-option-on_leave-substitute = the seat sleeps until somebody takes it
winter_tales-option-on_leave-bot = the house plays on
winter_tales-option-on_leave-pause = the game waits

## Figures of simulated games

winter_tales-figure-chapters = chapters
winter_tales-figure-activations = activations
winter_tales-figure-quests = quests resolved
winter_tales-figure-battles = battles
winter_tales-figure-traps = traps
winter_tales-figure-passages = passages told
winter_tales-figure-won-spring = won by spring
winter_tales-figure-won-winter = won by winter
winter_tales-figure-won-writer = won by the writer
winter_tales-figure-brought-spring-1 = spring’s points, by its first seat
winter_tales-figure-brought-spring-2 = spring’s points, by its second seat
winter_tales-figure-brought-spring-3 = spring’s points, by its third seat
winter_tales-figure-brought-winter-1 = winter’s points, by its first seat
winter_tales-figure-brought-winter-2 = winter’s points, by its second seat
winter_tales-figure-brought-winter-3 = winter’s points, by its third seat

## The board: meetings and battles

winter_tales-board-turn-meets = { NAME($char, of: "character") } meets your { NAME($mine, of: "character") }. { $scene ->
    [battle] Do you attack?
   *[trap] Do you spring a trap?
}
winter_tales-board-turn-strike = { $how ->
    [attack] { $again ->
        [yes] { NAME($rebel, of: "character") } still stands. Strike again, or let it be?
       *[no] { NAME($soldier, of: "character") } goes for { NAME($rebel, of: "character") }. How?
    }
   *[defence] { NAME($soldier, of: "character") } goes for { NAME($rebel, of: "character") }{ $again ->
        [yes] { " " }again
       *[no] { "" }
    }. Resist, or give up?
}
winter_tales-board-turn-ended = { $won ->
    [spring] { NAME($winner, of: "character") } gets away. Tell how.
   *[winter] { NAME($loser, of: "character") } is beaten. Tell how it ends, and where.
}
winter_tales-board-meets-silence = Silence lets { NAME($char, of: "character") } pass.
winter_tales-board-meets-cost = { $scene ->
    [battle] Every blow costs you a drawing.
   *[trap] A trap costs you one drawing, and all that you let count.
}
winter_tales-board-meets-with = With whom?
winter_tales-board-meets-whom = Against whom?
winter_tales-board-meets-act = { $scene ->
    [battle] Attack
   *[trap] Spring a trap
}
winter_tales-board-meets-pass = Let pass
winter_tales-board-meets-none = You have nothing to begin with.
winter_tales-board-meets-hush = Stop asking me about { NAME($char, of: "character") }
winter_tales-board-meets-sealed = Everybody who could step in is asked at the same moment. Only the outcome is shown, never who thought about it. What you begin cannot be taken back.
    .rule = WT-R24
winter_tales-board-stake = { $how ->
    [beaten] If you win
    [away] If you lose
    [fewer] { $seat ->
        [none] Fewer drawings than the trap
       *[other] { SEAT($seat) } weaves in fewer drawings than the trap
    }
    [even] As many
   *[more] More
}
winter_tales-board-stake-then = { $how ->
    [beaten] { NAME($char, of: "character") } lies down where you say, if your tale carries it. The walk is over.
    [away] { NAME($char, of: "character") } walks on. All drawings played are gone.
    [fewer] { NAME($char, of: "character") } lies there, and the walk is over.
    [even] { $back ->
        [none] { NAME($char, of: "character") } is sent back, and walks no more.
       *[other] Back { NAME($back, of: "to") }, and no more walking.
    }
   *[more] { NAME($char, of: "character") } walks on.
}
winter_tales-board-halted = The town holds its breath.
winter_tales-board-halted-then = If nobody stops { NAME($char, of: "character") }, the walk goes on in a moment.
winter_tales-board-fight-round = round
winter_tales-board-fight-last = last drawing
winter_tales-board-fight-none = { NAME($char, of: "character") } lays nothing more.
winter_tales-board-fight-pick = tap a drawing
winter_tales-board-fight-yours = You, for { NAME($char, of: "character") }
winter_tales-board-fight-how = { $how ->
    [attack] How does { NAME($char, of: "character") } strike?
   *[defence] How does { NAME($char, of: "character") } get out of it?
}
winter_tales-board-fight-aloud = I tell it aloud
winter_tales-board-fight-act = { $card ->
    [none] { $how ->
        [attack] Attack
       *[defence] Resist
    }
   *[other] { $how ->
        [attack] Attack with { $card }
       *[defence] Resist with { $card }
    }
}
winter_tales-board-fight-stop = { $how ->
    [attack] Let it be
   *[defence] Give up
}
winter_tales-board-fight-turns = One drawing each, in turn. Whoever lays the last one wins and tells how it ends. Nobody dies, and the end stays open.
    .rule = WT-83

## The board: traps

winter_tales-board-turn-lay = { NAME($soldier, of: "character") } walks in. Set { NAME($rebel, of: "character") }’s trap, { $name }.
winter_tales-board-turn-evade = Free { NAME($soldier, of: "character") } from the trap: weave in as many drawings as you dare.
winter_tales-board-turn-sprung = { $total } against { $evaded }: { $how ->
    [fewer] { NAME($soldier, of: "character") } is caught.
    [even] { NAME($soldier, of: "character") } is sent back.
   *[more] { NAME($soldier, of: "character") } walks on.
}
winter_tales-board-turn-sprung-tell = Tell how it ends.
winter_tales-board-trap-waits = waits for
winter_tales-board-trap-which = Which drawing is the trap card, for all to see?
winter_tales-board-trap-card = The trap card, for all to see: { $name }
winter_tales-board-trap-then = You tell the ambush with it as soon as the trap is sprung.
winter_tales-board-trap-other = Choose another
winter_tales-board-trap-under = { $char ->
    [none] Hidden
   *[other] Under { NAME($char, of: "character") }’s card
}. Tap a drawing to turn it.
winter_tales-board-trap-turn = { $name }, { $side ->
    [spring] spring side, counts
   *[winter] winter side, comes back to you
}. Press to turn.
winter_tales-board-trap-side = { $side ->
    [spring] counts
   *[winter] comes back
}
winter_tales-board-trap-needs = { NAME($char, of: "character") } needs more drawings than that to walk on.
winter_tales-board-trap-outcomes = As many: sent back. Fewer: caught. { $back ->
    [0] Nothing comes back to you.
    [one] One comes back to you.
   *[other] { $back } come back to you.
}
winter_tales-board-trap-secret = Only you see the sides and how many there are. Every drawing you hold lies here.
winter_tales-board-trap-spring = Spring the trap
winter_tales-board-trap-own = { $count ->
    [one] One counts
   *[other] { $count } count
}, { $back ->
    [one] one comes back
   *[other] { $back } come back
}. Only you know.
winter_tales-board-trap-hidden = Hidden: nobody knows how many count.
winter_tales-board-trap-against = { $count ->
    [0] Nothing laid against it yet.
    [one] One laid against it.
   *[other] { $count } laid against it.
}
winter_tales-board-trap-odds = { $how ->
    [fewer] { NAME($char, of: "character") } lies there.
    [even] { $back ->
        [none] Back again, no more walking.
       *[other] Back { NAME($back, of: "to") }, no more walking.
    }
   *[more] { NAME($char, of: "character") } walks on.
}
winter_tales-board-trap-it = The trap
winter_tales-board-trap-returned = Turned to winter: not counted, and back to { SEATS($seats) }.

## The board: quests and memories

winter_tales-board-track = Memories
winter_tales-board-track-space = Place { $space }: { $name ->
    [none] empty
   *[other] { $name }
}{ $mark ->
    [yes] , bookmarked
   *[no] { "" }
}
winter_tales-board-scales = What counts so far
winter_tales-board-scales-more = The side with more wins the quest.
winter_tales-board-counted = { $missing ->
    [yes] The thread to the last memory is lost: { $won ->
        [spring] Spring
       *[winter] Winter
    } wins the quest.
   *[no] { $won ->
        [spring] Spring wins the quest, { $spring } to { $winter }.
        [winter] Winter wins the quest, { $winter } to { $spring }.
       *[neutral] A tie, { $spring } to { $winter }: nobody wins the quest.
    }
}
winter_tales-board-turn-reached = { $there ->
    [yes] { NAME($char, of: "character") } has reached { NAME($quest, of: "token") }: soon you may take up its tale.
   *[no] { NAME($char, of: "character") } has not reached { NAME($quest, of: "token") } and stays out of its tale.
}
winter_tales-board-quest-so-far = The tale of the quest so far
winter_tales-board-join-whom = Whom do you send?
winter_tales-board-join-at = { $space ->
    [none] in town
   *[other] { NAME($space, of: "at") }
}
winter_tales-board-join-price = You draw cards as usual. Whom you send tries to get there, and has stepped out for this chapter.
winter_tales-board-join-in-price = Every drawing you weave in counts for the side of your character.
winter_tales-board-join-send = Send { NAME($char, of: "character") }
winter_tales-board-join-nobody = Nobody
winter_tales-board-join-in = Take it up with { NAME($char, of: "character") }
winter_tales-board-join-silent = Keep silent
winter_tales-board-calls = Who has answered
winter_tales-board-called = { $char ->
    [none] { WHO($seat) ->
        [you] You send nobody.
       *[other] { SEAT($seat) } sends nobody.
    }
   *[other] { WHO($seat) ->
        [you] You send { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } sends { NAME($char, of: "character") }.
    }
}
winter_tales-board-memory-which = Which drawing shall stand for it?
winter_tales-board-memory-choose = { $name ->
    [none] Choose a drawing
   *[other] Remember { $name }
}
winter_tales-board-memory-where = Tap an empty place.
winter_tales-board-memory-bookmark = The bookmark goes on it: the next quest has to take up its tale.
winter_tales-board-memory-place = { $space ->
    [none] Choose a place
   *[other] { $name }, in place { $space }
}

## The board: judging a passage

winter_tales-board-judge = Does it hold?
winter_tales-board-judge-remembered = Remembered{ $quest ->
    [none] { "" }
   *[other] , { NAME($quest, of: "token") }
}
winter_tales-board-judge-objected = { WHO($seat) ->
    [you] You object
   *[other] { SEAT($seat) } objects
}: “{ $reason }”
winter_tales-board-judge-verdict = { $verdict ->
    [accept] Yes, it does
    [rewrite] { WHO($seat) ->
        [you] Tell it again
       *[other] Ask { SEAT($seat) } to tell it again
    }
   *[reject] { $matter ->
        [link] The link is missing
       *[other] No, it does not
    }
}
winter_tales-board-judge-then = { $verdict ->
    [accept] { $matter ->
        [link] The others may now come.
       *[other] It happens as it was told.
    }
    [rewrite] The words change, not the game.
   *[reject] { $matter ->
        [link] Then the other side wins the quest.
       *[other] Then it does not happen.
    }
}
winter_tales-board-judge-only = You judge the tale, never drawings, places or turns. Silence is a yes.
winter_tales-board-judge-vote = You vote in secret. A no needs more than half. Silence is no vote.
winter_tales-board-judge-press = { $verdict ->
    [none] Choose first
    [accept] { $votes ->
        [yes] Vote: it does
       *[no] It does
    }
    [rewrite] { $votes ->
        [yes] Vote: tell it again
       *[no] Ask for it again
    }
   *[reject] { $votes ->
        [yes] Vote: it does not
       *[no] It does not
    }
}
winter_tales-board-judge-abstain = No vote
winter_tales-board-judge-others = { WHO($arbiter) ->
    [you] You are the story arbiter.
   *[other] { SEAT($arbiter) } is the story arbiter.
} Drawings, places and turns stay as they are.
winter_tales-board-object = { $objects ->
    [yes] Something does not fit
   *[no] It may stand
}
winter_tales-board-object-then = { $objects ->
    [yes] { WHO($arbiter) ->
        [you] Then it is judged.
       *[other] Then { SEAT($arbiter) } decides, or everybody votes.
    }
   *[no] The tale goes on.
}
winter_tales-board-object-why = What does not fit?
winter_tales-board-object-words = Only words are judged. Drawings, places and turns stay as they are.
winter_tales-board-object-pass = { $chosen ->
    [yes] Let it stand
   *[no] Choose first
}

## The board: the epilogue

winter_tales-board-score = Points so far
winter_tales-board-score-from = { $memories ->
    [one] 1 memory
   *[other] { $memories } memories
}, { $cards ->
    [one] 1 last drawing
   *[other] { $cards } last drawings
}
winter_tales-board-support = Which side do you help?
winter_tales-board-support-side = { $side ->
    [none] Choose a side
    [spring] Help Spring
   *[winter] Help Winter
}
winter_tales-board-support-neither = Neither

## The board: the end

winter_tales-board-at-end = Winter Tales, the end
winter_tales-board-track-end = epilogue
winter_tales-board-end-sides = The sides
winter_tales-board-end-points = Where the points come from
winter_tales-board-end-memories = { $count ->
    [one] One memory
   *[other] { $count } memories
}
winter_tales-board-end-drawings = { $count ->
    [one] One last drawing
   *[other] { $count } last drawings
}
winter_tales-board-end-laid = { SEATS($seats) }: { $count }
winter_tales-board-end-writer = { WHO($seat) ->
    [you] You, the writer
   *[other] { SEAT($seat) }, the writer
}{ $side ->
    [spring] , for Spring
    [winter] , for Winter
   *[none] , for neither side
}
winter_tales-board-end-more = The side with more points has won.
    .rule = WT-187
winter_tales-board-end-even = The sides are even, and nobody writes: the side of whoever began the epilogue has won.
    .rule = WT-189
winter_tales-board-end-even-writer = The sides are even: the tale belongs to the writer.
    .rule = WT-188

## The board: memories, objectives, powers

winter_tales-board-memories = Memories
winter_tales-board-memories-about = { $count ->
    [0] No memory yet, of { $most }.
    [one] One memory of { $most }.
   *[other] { $count } memories of { $most }.
} A quest leaves a memory: three points for the side that won it. In the epilogue every drawing is one point.
winter_tales-board-memories-for = { $side ->
    [spring] Three points for Spring.
    [winter] Three points for Winter.
   *[neutral] It counts for neither side.
}{ $mark ->
    [yes] { " " }The bookmark lies here: the next quest must take it up.
   *[no] { "" }
}
winter_tales-board-goals-own = Your objective, only for you
winter_tales-board-goals-open = It lies open for all to see.
winter_tales-board-goals-others = Objectives that lie open
winter_tales-board-goals-when = { $goal ->
    [none] When it is done
   *[other] When “{ NAME($goal, of: "objective") }” is done
}
winter_tales-board-powers = Powers in town

## The board: orders in advance

winter_tales-board-orders = Your orders
winter_tales-board-orders-about = Nobody else sees them.
winter_tales-board-orders-pause = An order is answered at once. The pause the others see is never shorter for it.
winter_tales-board-orders-close = Back to the tale
winter_tales-board-order-about = { $about ->
    [meets] { $side ->
        [winter] When a rebel meets { NAME($char, of: "character") }
       *[spring] When a soldier meets { NAME($char, of: "character") }
    }
    [join] When somebody begins a quest
    [join-in] In the quest that is being told
    [together] When the partner of your rebel is in need
    [wake] When your rebel with hope has acted
   *[object] When a tale has to be agreed on
}
winter_tales-board-order-answer = { $answer ->
    [pass] let pass
    [attack] attack
    [trap] set a trap
    [nobody] send nobody
    [silent] keep silent
    [together] stand together
    [alone] stay out of it
    [wake] wake it again
    [stand] let it stand
   *[ask] ask me
}
winter_tales-board-order-scope = { $scope ->
    [quest] For this quest.
    [chapter] For this chapter.
   *[game] Until you change it.
}
winter_tales-board-order-finer = { NAME($char, of: "character") } lets { NAME($met, of: "character") } pass.
winter_tales-board-order-back = Take it back
winter_tales-board-order-follow = When the partner of { NAME($char, of: "character") } walks
winter_tales-board-order-open = Everybody sees this.
winter_tales-board-order-follows = { $follows ->
    [yes] come along
   *[no] stay
}

## The board: small decisions, and what is said beside the game

winter_tales-board-decide = Your answer
winter_tales-board-decide-with = Together with whom?
winter_tales-board-decide-answer = { $answer ->
    [insist] I insist
    [yield] After you
    [together] Stand together
    [apart] Stay out of it
    [end] Let the tale end
    [go-on] Go on telling
    [wake] Make it ready again
    [rest] Let it rest
   *[none] Choose first
}
winter_tales-board-decide-then = { $answer ->
    [insist] If you alone insist, you step in. If several do, it is the next one clockwise.
    [yield] If all give way, the next one clockwise steps in all the same.
    [together] The two win or fall as one.
    [apart] What happens concerns the other one alone.
    [end] If everybody agrees, the epilogue begins.
    [go-on] One voice is enough, and the tale goes on.
    [wake] It may step out once more in this chapter.
   *[rest] It has acted for this chapter.
}
winter_tales-board-mark-press = { $name ->
    [none] Choose a memory
   *[other] Put the bookmark on { $name }
}
winter_tales-board-ahead = When the quest calls you
winter_tales-board-ahead-about = You may answer ahead, and change your mind until it is your turn. Nobody else sees it.
winter_tales-board-content = You let it stand. Nobody else sees it.
winter_tales-board-late = Passages in doubt
winter_tales-board-late-open = { $doubted ->
    [yes] Rule on a passage
   *[no] Doubt a passage
}
winter_tales-board-late-about = Does a passage not fit the tale? Say why: its teller may be asked to tell it again. Drawings, places and turns stay as they are.
winter_tales-board-late-which = Which passage?
winter_tales-board-late-rule = { $anew ->
    [yes] Tell it again
   *[no] It stands
}

## The board: advice in a first game, each piece once

winter_tales-coach-cast = { $skills ->
    [yes] Each of them can do something of its own: tap one to read what.
   *[no] They all play alike, and only their stories differ: take those of whom you would like to tell.
}
winter_tales-coach-place = Spread your characters over the town: two quests are laid out next, and one drawing carries a character two steps.
winter_tales-coach-lay = { $side ->
    [spring] Only a rebel who stands there can take this quest on.
   *[winter] Only a soldier who stands there can take this quest on.
} Whoever else is there may weave too, for or against it. { $reader ->
    [writer] You want both sides even: put it where both can come.
    [spring] You are against it: put it where rebels come soon, and soldiers late.
   *[winter] You are against it: put it where soldiers come soon, and rebels late.
}
winter_tales-coach-out = { $reader ->
    [writer] You win if the sides are even at the end: help the one that is behind. Your rebels take on quests of Spring, your soldiers those of Winter.
    [spring] Send somebody to a quest of Spring and take it on: won, it is three points at the end. To a quest of Winter you come to hinder it.
   *[winter] Send somebody to a quest of Winter and take it on: won, it is three points at the end. To a quest of Spring you come to hinder it.
}
winter_tales-coach-arbiter = You are the story arbiter: you judge a tale only when somebody doubts it. Otherwise you play for { $reader ->
    [writer] yourself
    [spring] Spring
   *[winter] Winter
} like everybody else.
winter_tales-coach-walk = A drawing that you walk with is gone, and one that you keep is a point at the end: go no further than you need.
winter_tales-coach-come = Whoever gets there may take up the tale of the quest, and weave in drawings for their side.
winter_tales-coach-act = A quest that you take on is told and decided now. A new one is only laid out, for a later turn.
winter_tales-coach-call = Only those who stand there may take up the tale and weave in drawings. { $reader ->
    [writer] Help the side that is behind: you win if they end even.
   *[other] With more drawings than the other side, yours wins the quest: three points at the end.
}
winter_tales-coach-weave = Now is your moment: after the others you may add only one more. A won quest is three points at the end, a drawing that you keep is one.
winter_tales-coach-join = This is your only part in this quest: weave in now what you want to. A drawing that you keep is a point at the end.
winter_tales-coach-fight = One drawing each, in turn: whoever lays the last one wins. All of them are gone afterwards.
winter_tales-coach-memory = When all { $places } places are full, the epilogue begins. Then every memory is three points for its side, and every drawing in a hand may be one.
winter_tales-coach-even = You win if the sides end even: look at the points, and give the one that is behind as many drawings as it lacks.

# What is remembered of the winter.

winter_tales-honour-keeper = Keeper of memories
winter_tales-honour-keeper-fact = { WHO($seat) ->
    [you] You placed { $number ->
        [one] one memory.
       *[other] { $number } memories.
    }
   *[other] { SEAT($seat) } placed { $number ->
        [one] one memory.
       *[other] { $number } memories.
    }
}
winter_tales-honour-weaver = Finest weaver
winter_tales-honour-weaver-fact = { WHO($seat) ->
    [you] You wove in { $number ->
        [one] one drawing.
       *[other] { $number } drawings.
    }
   *[other] { SEAT($seat) } wove in { $number ->
        [one] one drawing.
       *[other] { $number } drawings.
    }
}
winter_tales-honour-voice = Longest thread
winter_tales-honour-voice-fact = { WHO($seat) ->
    [you] You told with { $number ->
        [one] one word.
       *[other] { $number } words.
    }
   *[other] { SEAT($seat) } told with { $number ->
        [one] one word.
       *[other] { $number } words.
    }
}
winter_tales-honour-listened = Voice by the fire
winter_tales-honour-listened-fact = { WHO($seat) ->
    [you] You told aloud { $number ->
        [one] once.
       *[other] { $number } times.
    }
   *[other] { SEAT($seat) } told aloud { $number ->
        [one] once.
       *[other] { $number } times.
    }
}
