### The sentences of the bots that tell Winter Tales, past tense, none that needs to know he, she or they.
### $who: a character. $manner: what that one does meanwhile. $there: a place with its preposition. $drawing: the drawing, then its
### reading; some word stands before it. $memory: the reading of the bookmarked drawing. $quest, $goal: of a quest.

## Characters

who-pinocchio = Pinocchio
who-grandma-dorothy = Grandma Dorothy
who-cranky = Cranky
who-little-match-girl = the Little Match Girl
who-alice = Alice
who-tin-man = the Tin Man
who-scarecrow = the Scarecrow
who-snow-white = Snow White
who-white-rabbit = the White Rabbit
who-candlewick = Candlewick
who-fox-and-cat = the Fox and the Cat
who-mad-hatter = the Mad Hatter
who-wolf = the Wolf
who-mangiafuoco = Mangiafuoco
who-none = somebody

manner-pinocchio-1 = whittling a stick on the way
manner-pinocchio-2 = with a bit of cut string still trailing
manner-pinocchio-3 = hardly telling a lie
manner-grandma-dorothy-1 = with a hem that clinked of keys
manner-grandma-dorothy-2 = carrying soup under a cloth
manner-grandma-dorothy-3 = humming, so that nobody would ask
manner-cranky-1 = grumbling at every single snowflake
manner-cranky-2 = with wax up to both elbows
manner-cranky-3 = muttering an old song of the mine
manner-little-match-girl-1 = with one match left and not to be wasted
manner-little-match-girl-2 = barefoot and somehow not cold
manner-little-match-girl-3 = leaving no print in the snow
manner-alice-1 = answering a question for next week
manner-alice-2 = counting doors under one breath
manner-alice-3 = with seven small keys on a ribbon
manner-tin-man-1 = squeaking politely at every step
manner-tin-man-2 = with the oil can swinging on its chain
manner-tin-man-3 = asking each lamp post whether it was warm
manner-scarecrow-1 = losing a straw here and a straw there
manner-scarecrow-2 = head on one side, listening
manner-scarecrow-3 = with a coat full of other people’s secrets
manner-snow-white-1 = without looking at anything but puddles
manner-snow-white-2 = in a coat that mirrored the whole street
manner-snow-white-3 = trailing a smell of cold apples
manner-white-rabbit-1 = exactly on time
manner-white-rabbit-2 = with five watches and one opinion
manner-white-rabbit-3 = dictating a bill to nobody
manner-candlewick-1 = biting back a bray
manner-candlewick-2 = smiling like an old friend
manner-candlewick-3 = with both ears under a borrowed hat
manner-fox-and-cat-1 = one limping, one blind, and then the other way round
manner-fox-and-cat-2 = selling something on the way
manner-fox-and-cat-3 = on five soft feet and a stick
manner-mad-hatter-1 = stirring tea that was not there
manner-mad-hatter-2 = under somebody else’s hat
manner-mad-hatter-3 = wishing everyone a good six o’clock
manner-wolf-1 = counting backwards, very softly
manner-wolf-2 = close to the doorways, like a stray
manner-wolf-3 = in no hurry at all
manner-mangiafuoco-1 = moving two fingers as if there were strings
manner-mangiafuoco-2 = holding back a sneeze
manner-mangiafuoco-3 = to the sound of no applause
manner-none-1 = on tiptoe

## Places

at-winter-prison = in Winter Prison
at-nightmare-factory = in the Nightmare Factory
at-candle-factory = in the Candle Factory
at-mad-hatters-asylum = in Mad Hatter’s Asylum
at-oaks-park = in Oaks Park
at-puppets-theater = in the Puppets’ Theater
at-fair-of-wonders = at the Fair of Wonders
at-wintertown-ossuary = in Wintertown Ossuary
at-memory-lane-cemetery = in Memory Lane Cemetery
at-dorothys-mansion = in Dorothy’s Mansion
at-whistle-square = in Whistle Square
at-transfer-yard = in Transfer Yard
at-slag-corner = at Slag Corner
at-stump-green = on Stump Green
at-lantern-gate = at Lantern Gate
at-old-mill-square = in Old Mill Square
at-bandstand-plaza = in Bandstand Plaza
at-lamplighters-circle = in Lamplighters’ Circle
at-battery-hill = on Battery Hill
at-ticket-street = in Ticket Street
at-fountain-plaza = in Fountain Plaza
at-orchard-steps = on Orchard Steps
at-drain-alley = in Drain Alley
at-bell-court = in Bell Court
at-ruined-church-square = in Ruined Church Square
at-nowhere = somewhere in Wintertown

air-winter-prison = Behind the wall somebody was counting footsteps.
air-nightmare-factory = The chimneys breathed out, and a child turned over in bed.
air-candle-factory = The wax smelled of a kitchen from long ago.
air-mad-hatters-asylum = All the lights blinked at once, and it was six o’clock.
air-oaks-park = Under the snow something green held its breath.
air-puppets-theater = In the last row a wooden hand began to clap.
air-fair-of-wonders = The merry-go-round gave half a turn, just to try.
air-wintertown-ossuary = A whisper fell to the floor and stayed there.
air-memory-lane-cemetery = Half of every name was missing, and the other half listened.
air-dorothys-mansion = Somewhere upstairs a kettle made up its mind.
air-whistle-square = A whistle blew, and a bell answered it.
air-transfer-yard = A closed wagon changed horses without a word.
air-slag-corner = The cinders ticked as they cooled.
air-stump-green = Every stump had a number, and one was smudged.
air-lantern-gate = The one lamp leaned over to see better.
air-old-mill-square = The mill creaked, though there was no river.
air-bandstand-plaza = The anthem came out of the pipes with a hiccup.
air-lamplighters-circle = A ladder slid a hand’s breadth along the wall.
air-battery-hill = An old cannon had a bird’s nest for a tongue.
air-ticket-street = Yesterday’s tickets danced in the gutter.
air-fountain-plaza = The frozen fountain rang like a glass.
air-orchard-steps = On the lowest step lay one brown apple leaf.
air-drain-alley = Under the grating something gurgled its opinion.
air-bell-court = The bell rope swung, and nobody had touched it.
air-ruined-church-square = Snow came in where the roof had been and sat down in the pews.
air-nowhere = The snow went on falling, as it had for years.

## Quests

quest-great-artifact = the Great Artifact
quest-glimmer-of-hope = the Glimmer of Hope
quest-love-that-melts-the-snow = the Love That Melts the Snow
quest-safe-house = the Safe House
quest-freezing-horror = the Freezing Horror
quest-winter-propaganda = the Winter Propaganda
quest-armed-retaliation = the Armed Retaliation
quest-none = the old story

goal-great-artifact = a thing lay hidden that could tip the whole war, and it hummed when it was cold
goal-glimmer-of-hope = somebody had seen one green proof that spring was only late
goal-love-that-melts-the-snow = two hearts had begun to knock on the same wall from both sides
goal-safe-house = there had to be one room in town that no order could find
goal-freezing-horror = something was being thawed that ought to stay in its ice
goal-winter-propaganda = a song was being written that would make people forget the word April
goal-armed-retaliation = a list went round, with one rebel’s name underlined twice
goal-none = something had been begun and not finished

memory-neutral = the day when both sides went home without a word
memory-blank = a page that had stayed white
memory-none = the first snow of all
memory-objective = the secret that somebody had carried out alone

## Opening

opening-1 = It had been winter for so long that the children drew the sun from hearsay. { $there }, people said, { $goal }; and { $elsewhere } { $another }.
opening-2 = Wintertown went to bed at six, by order. But { $there } { $goal }, and { $elsewhere } { $another }, and nobody slept.
opening-3 = Listen: the snow does not. They say that { $there } { $goal }. They also say that { $elsewhere } { $another }.
opening-4 = On the walls hung the drawings of children who remembered nothing but snow. One of them knew that { $there } { $goal }, another that { $elsewhere } { $another }.
opening-5 = Two rumours were left in town, and both were warm from being passed on: that { $there } { $goal }, and that { $elsewhere } { $another }.
opening-6 = The calendar had stopped, so somebody went on in chalk. The first day: { $there } { $goal }. The second: { $elsewhere } { $another }.

## Movement

move-spring-1 = { $who } slipped through the snow, { $manner }, and there was { $drawing }; so the way led on until it ended { $there }.
move-spring-2 = Nobody noticed { $who } pass by, { $manner }, for everybody was looking at { $drawing }. A little later there were footprints { $there }.
move-spring-3 = “Not far now,” thought { $who }, { $manner }. Under a doormat lay a sign of friends: { $drawing }. It pointed the way, and the way came out { $there }.
move-spring-4 = A curfew is only a word. { $who } took the back yards, { $manner }, followed { $drawing }, and caught breath again { $there }.
move-spring-5 = Somebody had chalked an arrow on the wall, and beside it { $drawing }. That was enough for { $who }, who set out, { $manner }, and turned up { $there }.
move-spring-6 = { $who } went quickly, { $manner }, with nothing for company but { $drawing }, and did not look round before standing { $there }.
move-spring-7 = The snow had covered all the streets but one, and in that one there was { $drawing }. { $who } went along it, { $manner }, and it ended { $there }.

move-winter-1 = { $who } crossed the town, { $manner }, and in every window there was { $drawing }. The curtains closed one by one, up to the last one { $there }.
move-winter-2 = There had been a report: a rustle, a light, and { $drawing }. { $who } went to see, { $manner }, and stopped { $there }.
move-winter-3 = The streets grew quiet before { $who }, { $manner }. Only one thing did not step aside, and that was { $drawing }. It showed the way, and the way came out { $there }.
move-winter-4 = { $who } followed a trail, { $manner }. First came nothing, then { $drawing }, then a long wait { $there }.
move-winter-5 = “Somebody has been here,” said { $who }, { $manner }, and picked up { $drawing }. The snow squeaked all the way, and then it was silent { $there }.
move-winter-6 = Orders were orders, and on these there was { $drawing }. So { $who } marched, { $manner }, and was next seen { $there }.
move-winter-7 = The lamps went out in a row, as if blown by { $drawing }. Behind the last one came { $who }, { $manner }, and took up a place { $there }.

way-spring-1 = First there was { $drawing }, and that was a good sign.
way-spring-2 = At the corner somebody had left, just so, { $drawing }.
way-spring-3 = To be on the safe side, they went round by { $drawing }.
way-spring-4 = Behind the wash-house there was nobody, only { $drawing }.
way-spring-5 = The snow was deep, but deeper still lay { $drawing }.
way-spring-6 = A cat showed the way as far as { $drawing }.

way-winter-1 = First the street lamps flickered, all round { $drawing }.
way-winter-2 = At the corner a boy dropped something and ran: { $drawing }.
way-winter-3 = Everybody stepped aside, except { $drawing }.
way-winter-4 = In the gutter, half under the ice, lay { $drawing }.
way-winter-5 = A shutter banged, and behind it there was { $drawing }.
way-winter-6 = The snow had kept a trace, and at its end { $drawing }.

## Battles

attack-1 = { $who } stepped out of the dark { $there }, { $manner }, and what came first was { $drawing }.
attack-2 = “Stay where you are.” { $who } barred the way, { $manner }, and behind that shoulder there was { $drawing }.
attack-3 = A whistle, a scrape, and then out of nowhere { $drawing }: { $who } had been waiting { $there }.
attack-4 = { $who } lunged, { $manner }, and the snow flew up like { $drawing }.
attack-5 = Nobody shouted. { $who } only lifted a finger, and down came { $drawing }.
attack-6 = All at once there was no room left { $there }, for there stood { $who }, { $manner }, and with a thin laugh threw { $drawing }.
attack-7 = { $who } had learned this trick from winter itself: first silence, then { $drawing }.
attack-again-1 = “Again,” said { $who }, and this time it was { $drawing }.
attack-again-2 = { $who } came from the other side now, { $manner }, and let fly { $drawing }.
attack-again-3 = One breath, no longer. Then { $who } had got hold of something worse: { $drawing }.
attack-again-4 = { $who } only smiled, { $manner }, for behind the first trick there had always been { $drawing }.
attack-again-5 = The lamp swung, the shadows changed places, and out of the nearest came { $drawing }. { $who } stood behind it.
attack-again-6 = There was no way past { $who }, { $manner }: wherever one turned, there was { $drawing }.
attack-again-7 = { $who } tried it once more, quite patiently, with { $drawing }.

defence-1 = { $who } ducked, { $manner }, and between the two of them suddenly there was { $drawing }.
defence-2 = “Not today!” { $who } reached behind, { $manner }, and found { $drawing }.
defence-3 = Some things help only if one believes in them. { $who } believed in { $drawing }, and it was almost enough.
defence-4 = { $who } stumbled, { $manner }, and fell against { $drawing }; the blow went wide by a hair.
defence-5 = A child at a window saw it all and threw down { $drawing }. { $who } caught it.
defence-6 = { $who } remembered a game from before the snow, and in it there had been { $drawing }. The trick still worked.
defence-7 = The snow was slippery for both of them. { $who } slid, { $manner }, right behind { $drawing }.

battle-won-spring-1 = Then the street was empty. { $who } brushed off the snow, { $manner }, and went on with a beating heart.
battle-won-spring-2 = When the whistle blew at last, { $who } had long turned the corner, { $manner }.
battle-won-spring-3 = It was close, and it will be told as if it had not been: { $who } got away, { $manner }.
battle-won-spring-4 = “You have something there,” said { $who }, and while the other looked down, there was only snow to be seen.
battle-won-spring-5 = { $who } left behind one glove and one good joke, and nothing else.
battle-won-spring-6 = The windows { $there } had seen everything, and for once they were on the side of { $who }.

battle-won-winter-1 = It grew very quiet. { $who } closed the bag, { $manner }; the captive woke up { $there }.
battle-won-winter-2 = “Sleep,” said { $who }, and the snow did the rest. What remained was carried off and laid down { $there }.
battle-won-winter-3 = { $who } signed the receipt, { $manner }. Delivered: one rebel, tired, { $there }.
battle-won-winter-4 = There was no more strength in those knees. { $who } had the sledge brought, and it stopped { $there }.
battle-won-winter-5 = A coat was thrown over a head, and the steps that followed ended { $there }. { $who } went home, { $manner }.
battle-won-winter-6 = { $who } said not a word, { $manner }. Only a line in the snow showed where somebody had been dragged: it ended { $there }.

## Traps

trap-set-1 = { $who } had prepared everything { $there }, { $manner }: a thread, a breath, and { $drawing }.
trap-set-2 = It looked like nothing at all, and in the middle of that nothing there was { $drawing }. { $who } held the other end.
trap-set-3 = “Come in, come in,” said the place itself. That was { $who }, and what invited so kindly was { $drawing }.
trap-set-4 = Every floor has one board that tells on people. { $who } had put under it { $drawing }.
trap-set-5 = { $who } blew out the lamp { $there }, { $manner }. In the dark there was only { $drawing }, and it was waiting.
trap-set-6 = All the children in the street knew the game. { $who } had only made it bigger, and added { $drawing }.
trap-set-7 = { $who } counted to three, { $manner }. At one the door shut, at two the lights went out, and at three there was { $drawing }.

trap-evade-1 = { $who } stopped with one foot in the air, { $manner }, for there was { $drawing }.
trap-evade-2 = “How childish,” said { $who }, and held against it { $drawing }.
trap-evade-3 = Something snapped, something fell. { $who } had already stepped aside, { $manner }, behind { $drawing }.
trap-evade-4 = { $who } knew every trick but this one, and pulled from a sleeve { $drawing }.
trap-evade-5 = The thread tightened. { $who } went very still, { $manner }, and whispered something to { $drawing }.
trap-evade-6 = In the academy of winter there is one lesson on this, and it begins with { $drawing }. { $who } had paid attention.

trap-evade-none-1 = { $who } noticed nothing, { $manner }.
trap-evade-none-2 = { $who } walked on, { $manner }, as if floors could be trusted.
trap-evade-none-3 = “Is anybody there?” asked { $who }, and that was all.
trap-evade-none-4 = { $who } had time for one word, and it was not a nice one.
trap-evade-none-5 = There are mornings when even { $who } does not look down.
trap-evade-none-6 = { $who } smelled something, { $manner }, and took it for supper.

trap-won-spring-1 = It went click, quite softly. { $who } came out of hiding, { $manner }, and bowed.
trap-won-spring-2 = The snow came off the roof all in one piece, and { $who } had only to stand elsewhere.
trap-won-spring-3 = Long after, somebody was still shouting in there. { $who } had put the key away, { $manner }.
trap-won-spring-4 = That had never worked before, thought { $who }, and was too polite to laugh aloud.
trap-won-spring-5 = For one evening the whole street knew it: winter too can trip. { $who } said nothing, { $manner }.
trap-won-spring-6 = { $who } tied the last knot, { $manner }, and it held.

trap-blocked-1 = It held just long enough. { $who } listened to the steps going back the way they had come, { $manner }.
trap-blocked-2 = “Another time,” said somebody behind the wall, and went. { $who } breathed out.
trap-blocked-3 = Nobody was caught and nobody got through. { $who } called that a good evening, { $manner }.
trap-blocked-4 = { $who } found one boot print before the door, and it pointed away.
trap-blocked-5 = The way in was shut, and there was nothing for it but to turn back. { $who } put the broom away, { $manner }.
trap-blocked-6 = It had been enough to frighten, and { $who } had not asked for more.

trap-won-winter-1 = { $who } wound up the thread, { $manner }, and pocketed it as evidence.
trap-won-winter-2 = “Is that all?” asked { $who }, and the question hung there for a long time.
trap-won-winter-3 = When the dust had settled, { $who } stood there as before, { $manner }.
trap-won-winter-4 = { $who } stepped over it as one steps over a sleeping dog.
trap-won-winter-5 = The trap had been good. { $who } had been taught by the one who invented it.
trap-won-winter-6 = { $who } left it lying there, open and empty, { $manner }, so that everybody could see it.

## Saving

save-1 = Someone knelt down beside { $who } { $there }, and in the snow between them there was { $drawing }.
save-2 = { $who } opened one eye, and the first thing it saw was { $drawing }.
save-3 = It takes two things to get up again. The first one came to { $who } as { $drawing }.
save-4 = “Can you hear me?” { $who } could, and heard besides { $drawing }.
save-5 = In a dream { $who } had been walking for days towards { $drawing }. It was still there after waking.
save-6 = The cold had nearly finished counting when { $who } felt, close by, { $drawing }.

## Quests

intro-1 = It began as a rumour { $there }: { $goal }.
intro-2 = { $who } had found it out first, { $manner }: { $there } { $goal }.
intro-3 = Nobody would say it aloud, so somebody scratched it into the ice { $there }: { $goal }.
intro-4 = From that evening on { $who } could think of one thing only, which was that { $there } { $goal }.
intro-5 = A child asked it at supper, and all the spoons stopped: was it true that { $there } { $goal }?
intro-6 = Whoever stood { $there } that night could feel it through the soles: { $goal }.

begin-first-1 = This is how { $quest } began: { $who } stood { $there }, { $manner }, and said, “Now.”
begin-first-2 = { $there } the snow had stopped for a moment, as if it too wished to know about { $quest }. { $who } took a deep breath.
begin-first-3 = { $who } had thought about { $quest } all the way, { $manner }. The plan had four parts, and the third was missing.
begin-first-4 = Everybody { $there } knew that { $goal }. { $who } was the first to do something about it.
begin-first-5 = “Who comes with me?” asked { $who } { $there }, { $manner }. That was the whole speech, and { $quest } had begun.
begin-first-6 = It could not wait until morning: { $goal }. So { $who } lit a stub of candle { $there } and began.

begin-linked-1 = Nobody in town had forgotten { $memory }. It was because of that, and only that, that { $who } now stood { $there }, for { $goal }.
begin-linked-2 = “Do you remember { $memory }?” asked { $who }, { $manner }. They all did. “Then you know why we are here.” And so { $quest } began { $there }.
begin-linked-3 = What had ended with { $memory } went on { $there }. { $who } had carried it this far, and { $quest } was the answer to it.
begin-linked-4 = One thing leads to another: first there had been { $memory }, then a long silence, and now { $who } was { $there }, { $manner }, and would not be stopped.
begin-linked-5 = The children had drawn it on the walls overnight, and it was plain to see what it showed: { $memory }. { $who } looked at it, { $manner }, and understood that { $goal }.
begin-linked-6 = Ever since { $memory }, { $who } had not slept well. { $there } the reason came to light: { $goal }.
begin-linked-7 = { $who } had kept one thing from last time in a pocket, and that was { $memory }. Held up to the light { $there }, it showed that { $goal }.

quest-spring-1 = Then { $who } found what nobody had looked for: in the middle of the dust there was { $drawing }.
quest-spring-2 = “Look!” cried { $who }, and there was { $drawing }. It made everything a little easier.
quest-spring-3 = { $who } tried it a third way, { $manner }, and this time used { $drawing }.
quest-spring-4 = A neighbour opened a window and lowered on a string { $drawing }. “For { $who },” said the note.
quest-spring-5 = It smelled of rain, of real rain. { $who } followed the smell and came upon { $drawing }.
quest-spring-6 = { $who } laughed, for the first time in years, because there was { $drawing }.
quest-spring-7 = What the plan lacked was { $drawing }. { $who } had carried it along all the time, { $manner }.
quest-spring-8 = From below somebody knocked three times. { $who } lifted the board, and up came { $drawing }.

quest-winter-1 = Then the lamps sank, and { $who } drew out of the dark { $drawing }.
quest-winter-2 = “You will not need that any more,” said { $who }, and took away { $drawing }.
quest-winter-3 = A cold breath came under the door, and with it { $drawing }. { $who } nodded, { $manner }.
quest-winter-4 = { $who } opened the file, { $manner }. On page one there was { $drawing }.
quest-winter-5 = The clocks stopped, all but one. Beneath that one { $who } had put { $drawing }.
quest-winter-6 = Nobody had invited { $who }, who came all the same, { $manner }, and brought { $drawing }.
quest-winter-7 = Ice grew over the window, and in the ice there was { $drawing }. { $who } had expected it.
quest-winter-8 = { $who } only pointed, { $manner }. Where the finger pointed there was { $drawing }.

quest-none-1 = { $who } waited, { $manner }, and for a while nothing happened but snow.
quest-none-2 = { $who } said nothing, { $manner }, and it was hard to tell whether that helped.
quest-none-3 = For a moment it could have gone either way.
quest-none-4 = { $who } looked from one to the other, { $manner }.
quest-none-5 = Somebody coughed. Somebody else put out a light.
quest-none-6 = { $who } counted up to ten and then, for safety, down again.

last-card-1 = And just when everybody thought that it was over, { $who } turned round once more, and there was { $drawing }.
last-card-2 = One thing was still in the bottom of the bag. { $who } felt for it, { $manner }, and brought up { $drawing }.
last-card-3 = “And yet,” said { $who }. Those two words were enough, for behind them came { $drawing }.
last-card-4 = The door was almost shut when { $who } put in between { $drawing }.
last-card-5 = { $who } had promised to keep one thing for the end, and it was { $drawing }.
last-card-6 = A last gust blew the snow aside, and before { $who } there lay { $drawing }.

end-spring-1 = When it grew light { $there }, one thing stood for all that had happened: { $shown }. The people came out and touched it, and their hands grew warm.
end-spring-2 = So it ended well, and nobody quite knew how. “It was because of { $shown },” said the children, and children should know.
end-spring-3 = Somewhere under the roof { $there } water began to drip, drop by drop. Of that night there remained { $shown }, and a smell of grass.
end-spring-4 = People sat down in the snow and laughed and cried. So ended { $quest }, and what they carried home from it was { $shown }.
end-spring-5 = The soldiers went home with cold ears. What they had not found was { $shown }, and with it a small piece of spring stayed { $there }.
end-spring-6 = For one evening all of Wintertown had the same dream, and in it there was { $shown }. In the morning it was still true.

end-winter-1 = The snow closed over it as over everything. What could still be seen { $there } was { $shown }, and people learned to look away.
end-winter-2 = In the report it took one line. In the town it took longer: nobody could sleep for thinking of { $shown }.
end-winter-3 = So winter won this page, and sealed it with { $shown }. { $there } the windows froze from the inside.
end-winter-4 = On a shelf, under a number, { $quest } was put away for good, and beside it { $shown }.
end-winter-5 = Nobody had cried out. Only next morning one child drew it in secret: { $shown }. And then tore up the paper.
end-winter-6 = It grew a little colder { $there }, for good. The rebels remembered { $shown }, and went home by different ways.

end-neutral-1 = In the end both sides stood { $there } with empty hands and were, for a moment, only tired people in the snow.
end-neutral-2 = Nobody won. They put out the lamp together and did not say good night.
end-neutral-3 = What was left of { $quest } was too heavy for one side and too light for the other, so it stayed where it was.
end-neutral-4 = The snow fell on one as on the other, and by midnight one could not have told which was which.
end-neutral-5 = They still talk about it { $there }, and everybody tells it differently.
end-neutral-6 = It ended in the middle of a sentence, as some days do.

## More drawings in one passage

more-spring-1 = And a little further on there was { $drawing }.
more-spring-2 = Then, as luck would have it, came { $drawing }.
more-spring-3 = Even better: from behind the stove somebody fetched { $drawing }.
more-spring-4 = That alone would not have done it, but there was also { $drawing }.
more-spring-5 = “And do not forget this,” said a small voice, and held up { $drawing }.
more-spring-6 = It grew a little warmer, as if there were close by { $drawing }.
more-spring-7 = Once more the snow gave something back, and this time it was { $drawing }.
more-spring-8 = Nobody had counted on { $drawing }, and just that helped.

more-winter-1 = And behind it, darker still, there was { $drawing }.
more-winter-2 = Then the wind turned and brought { $drawing }.
more-winter-3 = That was not all: on the sill there waited { $drawing }.
more-winter-4 = It grew a shade colder, as if somebody had uncovered { $drawing }.
more-winter-5 = “One thing more,” said a voice without breath, and put down { $drawing }.
more-winter-6 = From the other side of the ice came { $drawing }.
more-winter-7 = Whoever looked twice could see { $drawing }, and wished not to have looked.
more-winter-8 = Without a sound there stood next to it { $drawing }.

## Powers, returns and objectives

power-1 = { $who } set to work, { $manner }, and on the first wall there was { $drawing }.
power-2 = By evening the whole town spoke of nothing else, for { $who } had shown them { $drawing }.
power-3 = { $who } needed no door and no key for this, only { $drawing }.
power-4 = It began in the smallest street, with { $drawing }. { $who } had thought of everything, { $manner }.
power-5 = { $who } drew a line in the snow, { $manner }, and beyond it there was { $drawing }.
power-6 = Some things only { $who } could do, and one of them began with { $drawing }.

return-1 = Nobody had seen { $who } since that day. Then one night { $there } there was { $drawing }.
return-2 = They had said that { $who } was gone for good. They had not reckoned with { $drawing }.
return-3 = Down where it is darkest { $who } had found { $drawing }, and from there it went up again.
return-4 = “I was only away,” said { $who } { $there }, and showed them { $drawing }.
return-5 = A knock, a pause, two knocks: { $who } was back, and had brought { $drawing }.
return-6 = It is a long way home, and longest for { $who }, who had for a compass only { $drawing }.

objective-1 = Nobody had known what { $who } was up to, { $manner }. Only whoever remembered { $memory } could have guessed it.
objective-2 = It had been a secret since { $memory }. Now { $who } let it out, { $manner }, and the town held its breath.
objective-3 = { $who } had sworn it by { $memory }, and today { $there } it was done.
objective-4 = One thread led all the way back to { $memory }. { $who } had held the other end, { $manner }.
objective-5 = “That was for { $memory },” said { $who }, and not a word more.
objective-6 = All this time { $who } had thought of { $memory }, and waited { $there }, { $manner }, for this one hour.

## Epilogue

epilogue-linked-1 = So it all came back to { $memory }. { $who } had never let go of it, { $manner }, and went out for the last time.
epilogue-linked-2 = “Now or never,” said { $who }, and thought once more of { $memory }.
epilogue-linked-3 = On the last morning of the war everybody who was still on foot remembered { $memory }, and { $who } most of all.
epilogue-linked-4 = What had begun with { $memory } had to be ended now. { $who } came out { $there }, { $manner }.
epilogue-linked-5 = They had painted on the banner { $memory }. { $who } carried it through the snow, { $manner }.
epilogue-linked-6 = If there had never been { $memory }, { $who } would have stayed at home that day. But there had been.
epilogue-linked-7 = And then the book fell open at the page with { $memory }. { $who } read it twice and knew what to do.

epilogue-first-1 = So the last day came, without a drum and without a bell. { $who } was already up, { $manner }.
epilogue-first-2 = “Now or never,” said { $who } { $there }, { $manner }.
epilogue-first-3 = The snow held back for one breath, and in that breath { $who } came out { $there }.
epilogue-first-4 = Nobody had called them, and yet they came from every street; and in front of them, { $manner }, { $who }.
epilogue-first-5 = All that had been begun in Wintertown wished to be finished now. { $who } rolled up both sleeves.
epilogue-first-6 = It was the longest night, and { $who } had decided, { $manner }, that it should be the last.

epilogue-spring-1 = Under the walls of winter somebody sang, and with the song there rose { $drawing }.
epilogue-spring-2 = { $who } pushed against the frozen gate, { $manner }, and it gave way to { $drawing }.
epilogue-spring-3 = From all the windows hands threw down what they had left, and among it there was { $drawing }.
epilogue-spring-4 = Where { $who } had stood, the snow showed earth, and on the earth there was { $drawing }.
epilogue-spring-5 = “For all of us,” said { $who }, and lifted high { $drawing }.
epilogue-spring-6 = The first drop fell from the first roof, right upon { $drawing }.
epilogue-spring-7 = { $who } no longer hid, { $manner }, and in broad daylight there was { $drawing }.
epilogue-spring-8 = The ice on the pond broke with a sigh, and up floated { $drawing }.
epilogue-spring-9 = Somebody opened the oldest cupboard in town, and at the very back there was still { $drawing }.
epilogue-spring-10 = The line of soldiers had one gap, as wide as a child, and through it slipped { $drawing }.
epilogue-spring-11 = { $who } knocked at every door, and behind each somebody was waiting with { $drawing }.
epilogue-spring-12 = A cock crowed that had been silent for years. “Look,” said { $who }, and on the wall there was { $drawing }.

epilogue-winter-1 = The guard drew up in silence, and before it was carried { $drawing }.
epilogue-winter-2 = { $who } raised a hand, { $manner }, and frost ran over { $drawing }.
epilogue-winter-3 = From the factory came the last whistle, and out of its smoke { $drawing }.
epilogue-winter-4 = “Children must sleep,” said { $who }, and put on their pillows { $drawing }.
epilogue-winter-5 = The palace still had one room that nobody had opened. In it there was { $drawing }.
epilogue-winter-6 = { $who } knew what they were all afraid of, { $manner }, and showed them { $drawing }.
epilogue-winter-7 = The snow began again, thicker, and in every flake there was { $drawing }.
epilogue-winter-8 = One after another the fires in the square went out, and what sat among the ashes was { $drawing }.
epilogue-winter-9 = A wall of ice went up overnight. { $who } had let into it, as a warning, { $drawing }.
epilogue-winter-10 = The sledges came without bells. On the first of them, under a cloth, there was { $drawing }.
epilogue-winter-11 = { $who } read out the names, and after the last name there was silence, and { $drawing }.
epilogue-winter-12 = At six o’clock all doors were locked from outside, and on the key ring hung { $drawing }.

last-spring-1 = And then it rained. Nobody knew the word for it any more, so the children made one up. Wintertown had to look for a new name.
last-spring-2 = In the morning there was grass between the stones, and everybody had a sunburnt nose. That is how spring came back; somebody had to carry it.
last-spring-3 = The last soldier leaned his spear on a cherry tree, and it has been leaning there ever since, in bloom.
last-spring-4 = They opened all the windows of the town at once, and the winter went out like a guest who has stayed too long.
last-spring-5 = “What is that noise?” asked the youngest. “That,” said { $who }, “is a brook.” And they went to look, all of them.
last-spring-6 = The drawings of the children were hung up in the town hall, and every year somebody goes over the sun in orange chalk.

last-winter-1 = So it stayed winter. The town is very beautiful now, very white, and if one listens closely, one hears nothing at all.
last-winter-2 = The drawings were collected and counted, and one was missing. They are still looking for it.
last-winter-3 = Somebody put out the last lamp. But under the snow, where no order reaches, something turned over in its sleep.
last-winter-4 = The clocks were set to six for ever. Only one old woman still whispers a word with four letters, and it begins with M.
last-winter-5 = In the school they learn that it was always so. One child in the last row draws circles with rays, and does not know why.
last-winter-6 = The snow closed the book, softly, as one closes the door of a room in which somebody sleeps.

last-writer-1 = And neither of them won, for somebody had written it so. Half of the town has snow, the other half has puddles, and on the border the children skate and swim on the same day.
last-writer-2 = At the end the ink ran out for both. They sat down at the same table, and somebody cut the bread.
last-writer-3 = It was autumn, of all things, that came. Nobody had thought of that but whoever held the pen.
last-writer-4 = On the last page stands a snowman with a daisy. It was drawn by two hands, and both of them signed.
last-writer-5 = They agreed upon Wednesdays for snow and Sundays for sun, and the rest is weather.
last-writer-6 = The war ended with a full stop. It was quite small, and a little of both colours.
