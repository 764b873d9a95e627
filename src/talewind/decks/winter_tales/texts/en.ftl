### The pictures in words: title, then name, what is there, and a closer look.

sc-01 = Bottle
    .name = A corked bottle with a wavy line inside
    .shows = A fat bottle with a narrow neck is shut with a cork; inside, a wavy line shows how full it is.
    .closer = The cork is scribbled full and does not sit straight. Under the waves the bottle is hatched, and two bubbles rise to the neck.

sc-02 = Dots
    .name = Dots of all sizes
    .shows = Dots are scattered over the paper, and no two are the same size.
    .closer = The largest was scribbled full and ringed. The smallest is hardly more than a touch of the crayon.

sc-03 = Medicine
    .name = A spoon beside two round pills
    .shows = A big spoon full of syrup lies aslant, and beside it are two round pills. In the syrup a cross was left free.
    .closer = The syrup is scribbled full. Each pill has a line across, to be broken in half; the two lines lie in different directions.

sc-04 = Document
    .name = A rolled sheet with a blob of wax
    .shows = A sheet rolled at both ends is covered with scribbled lines and sealed with a fat blob of wax.
    .closer = Nobody can read the writing, which gets shorter and shorter. The wax has run, and two ribbons hang out under it.

sc-05 = Face
    .name = A face with a crooked mouth
    .shows = A round head with two dots for eyes has a crooked mouth.
    .closer = The hair is a wild scribble, and the ears stick out. The mouth goes up on one side and down on the other, as if it could not make up its mind.

sc-06 = Letter
    .name = An envelope with a triangle flap
    .shows = A closed envelope has a scribbled triangle for its flap, a stamp in the corner and lines for the address.
    .closer = Stamp and flap are on the same side, though that cannot be. On the stamp somebody smiles.

sc-07 = Keyhole
    .name = A big keyhole in its plate
    .shows = A keyhole, a circle standing on a small skirt, sits in a metal plate.
    .closer = The plate wants four screws: three are there, and one has been lost. The hole is scribbled as full as the crayon can.

sc-08 = Bars
    .name = Prison bars with fingers around two
    .shows = Two hands come from behind and hold on to two of five thick bars.
    .closer = The prisoner’s two eyes look out on either side of the middle bar. One hand has four fingers, the other has five.

sc-09 = Key
    .name = A big old key
    .shows = A big key has a ring, a long stick and three teeth.
    .closer = The teeth are all of different lengths, and the last of them points to the wrong side.

sc-10 = Door
    .name = A door with a knob much too large
    .shows = A tall door stands shut behind a step; its knob is as big as a pumpkin.
    .closer = The planks run from top to bottom and two hinges hold them. The knob had to be so large that it no longer fits on the door.

sc-11 = Window
    .name = A window with curtains
    .shows = A square window is cut in four by a cross; heavy curtains hang on both sides.
    .closer = The curtains are tied in the middle, and one is longer than the other. The cross is a little too thick to see past.

sc-12 = House
    .name = A house with a smoking chimney
    .shows = A square house has a triangle for a roof and a big curl of smoke.
    .closer = The chimney stands square to the slope of the roof and leans as if it would fall. The roof is scribbled over, and the knob of the door is a dot.

sc-13 = Castle
    .name = A castle whose flags blow three ways
    .shows = A castle has three towers, and the flag on each of them blows another way.
    .closer = One flag blows to the left, one up into the sky, and one down to the ground. The gate is scribbled shut, so that nobody sees who is at home.

sc-14 = Tower
    .name = A very tall tower with one tiny window
    .shows = A very tall tower with a pointed roof has a single tiny window, high up.
    .closer = A cloud passes behind it and a bird flies below the roof; a tree reaches only to its knee. There is no door.

sc-15 = Stairs
    .name = Stairs with a stick figure halfway
    .shows = A stick figure stands halfway up a flight of stairs that is one zigzag line.
    .closer = It waves, or it asks for a rest. The higher the steps, the taller they were drawn.

sc-16 = Ladder
    .name = A ladder with too many rungs
    .shows = A long ladder of two poles leans against a wall and has far too many rungs.
    .closer = The rungs are so close that no foot fits between them. Whoever counts them comes to fourteen, and then to fifteen.

sc-17 = Bridge
    .name = A bridge of bricks over water
    .shows = A bridge of bricks, bent like a rainbow, goes over wavy water.
    .closer = The bricks are of different sizes, and every second one is scribbled full. The bridge is too steep for any cart.

sc-18 = Road
    .name = A winding road that gets thinner
    .shows = A road, scribbled full but for the dashes in its middle, winds away and gets thinner until it ends in a point.
    .closer = It begins more than half as wide as the paper. A signpost beside it points back to where one comes from.

sc-19 = Fence
    .name = A fence with a plank missing
    .shows = A fence of pointed planks stands in the grass, and one plank is missing.
    .closer = Only the two rails go across the gap, just wide enough for somebody small. The nail of the lost plank is still there.

sc-20 = Well
    .name = A well with a bucket on a string
    .shows = A bucket hangs on a string above the round stone wall of a well.
    .closer = A beam with a crank holds the string, which is wound up like wool. Three drops fall from the bucket.

sc-21 = Bed
    .name = A bed with two huge feet sticking out
    .shows = Somebody sleeps in a bed that is too short: two huge feet stick out at the end.
    .closer = A hump of blanket hides the rest. The feet are larger than the sleeper’s head, and one of them has only four toes.

sc-22 = Chair
    .name = A chair with one leg too short
    .shows = A chair is seen from the side; one of its legs is too short and does not reach the floor.
    .closer = All four legs stand in a row, as if the chair had been flattened. The cushion is scribbled full.

sc-23 = Table
    .name = A table with four plates and no people
    .shows = A table is laid with four plates, and nobody sits at it.
    .closer = The top is seen from above, the legs from the side. For four plates there are two forks and one knife, and one plate stands at the very edge.

sc-24 = Mirror
    .name = A mirror with only a smile in it
    .shows = An oval mirror on a stand shows a wide smile with teeth, and nothing else of the face.
    .closer = Two strokes are the gleam of the glass, and a small bow sits on top of the frame. Whoever looked in has gone, and the smile has stayed behind.

sc-25 = Clock
    .name = An alarm clock with a bent hand
    .shows = An alarm clock on two feet has too many strokes round its rim, and one of its hands is bent.
    .closer = Two bells sit on top like ears. Nineteen strokes were needed to get all the way round, and the long hand ran into the rim.

sc-26 = Candle
    .name = A melting candle in its dish
    .shows = A fat candle with a big drop of fire on top melts into its dish.
    .closer = The wax runs down in long tears, and one of them has already reached the dish. The flame is almost as large as the candle.

sc-27 = Match
    .name = A match with much too big a head
    .shows = One burning match has a scribbled head that is much too big. Below lies an open matchbox.
    .closer = The head has become larger than the drawer of the box: it would never fit in again. The three matches in the box have ordinary heads.

sc-28 = Lantern
    .name = A lantern like a little house of glass
    .shows = A lantern hangs from a ring. It is a little house of glass with a roof, a flame inside and rays on both sides.
    .closer = The rays shine straight through the panes. There is a roof and there are walls, but nobody thought of a door.

sc-29 = Fire
    .name = A fire on crossed sticks
    .shows = Pointed flames blaze over two crossed sticks.
    .closer = The middle flame is the tallest and has a heart scribbled full. The sticks are as fat as trees and do not burn at all.

sc-30 = Smoke
    .name = A curl of smoke that comes from nothing
    .shows = Smoke begins as a thin thread, rises and swells into a bumpy plume with a spiral in it.
    .closer = There is no fire and no chimney below: the thread starts in the empty air. One side of the plume is scribbled full.

sc-31 = Sun
    .name = A grinning sun
    .shows = A round sun with rays of all lengths grins from cheek to cheek.
    .closer = No ray is as long as its neighbour. The grin shows a whole row of teeth, and one eye winks.

sc-32 = Moon
    .name = A crescent moon with its eye closed
    .shows = A crescent moon sleeps: its one eye is closed, and its lashes are long.
    .closer = Its nose and lips stick out into the night. The whole back is scribbled full, like a thick blanket.

sc-33 = Star
    .name = A star drawn in a single line
    .shows = One five-pointed star is drawn in a single line that crosses itself.
    .closer = The middle is filled in. The line did not stop in time and shoots out past the first point.

sc-34 = Cloud
    .name = A frowning cloud
    .shows = A cloud with a bumpy outline frowns.
    .closer = Its brows slope towards each other, and its belly is scribbled full. No drop is falling yet.

sc-35 = Rain
    .name = Rain falling into an open hand
    .shows = Rain falls in slanting strokes on an upturned hand that comes out of a sleeve.
    .closer = The thumb sits so far back that it almost belongs to the sleeve. So far, one stroke of rain has reached the fingers.

sc-36 = Lightning
    .name = A flash that splashes on the ground
    .shows = A fat zigzag of lightning comes down and splashes where it hits the ground.
    .closer = The ground jumps up in drops as if it were water. The flash is scribbled full right to its edges.

sc-37 = Snowflake
    .name = A snowflake with six arms
    .shows = A snowflake is a star of six arms, and every arm has little branches.
    .closer = The middle is a scribbled ball. On the top arm, one pair of branches points the wrong way.

sc-38 = Wind
    .name = Three gusts of wind and a leaf
    .shows = Three lines blow across the paper, and each ends in a curl. A leaf flies along.
    .closer = The middle line is the longest. The leaf flies stalk first and has lost its tree.

sc-39 = Rainbow
    .name = A rainbow whose smallest arch is upside down
    .shows = A rainbow has five arches one inside the other, and the smallest is upside down.
    .closer = With one crayon for all colours, each arch is pressed otherwise. The arch that is upside down looks like a smile, and one end stands on a cloud.

sc-40 = Mountain
    .name = Three mountains with bare tips
    .shows = Three mountains stand side by side, scribbled over except for their tips.
    .closer = The middle one is so tall that it nearly touches the edge of the paper. The snow ends in a zigzag.

sc-41 = River
    .name = A river with a fish in it
    .shows = A fish swims between the two wavy banks of a river.
    .closer = The land is scribbled over and the water is left empty. The fish is so large that it will not get round the next bend.

sc-42 = Tree
    .name = A tree like an arm with many fingers
    .shows = A tree has a trunk like an arm, six branches like fingers, and leaves at their tips.
    .closer = Someone counted: six fingers are one too many for a hand. In the trunk is a knothole like a small round mouth.

sc-43 = Leaf
    .name = One leaf with every vein
    .shows = One broad leaf on its stalk shows every vein, the thick one and all the thin ones.
    .closer = One half of the leaf is scribbled over, and the veins are pressed hard on top. Nearly every vein has a smaller one of its own.

sc-44 = Flower
    .name = A daisy taller than the house beside it
    .shows = A huge daisy with two leaves stands beside a small house and is three times as tall.
    .closer = The middle of the daisy is scribbled full, and its petals are of different lengths. It looks down on the chimney.

sc-45 = Mushroom
    .name = A mushroom with a door in its cap
    .shows = A fat mushroom has a scribbled cap with round spots, and in the cap there is a door.
    .closer = The door has a knob, but it is high up and there are no stairs. Five spots have been left free.

sc-46 = Thorn
    .name = A stem with thorns and a falling drop
    .shows = A bent stem carries ten sharp thorns, five on either side, and from the longest falls one fat drop.
    .closer = The thorns are scribbled full. There is no flower for them to guard.

sc-47 = Apple
    .name = An apple with a bite taken out
    .shows = A round apple with stalk and leaf has a big bite taken out of its side.
    .closer = The leaf and one cheek of the apple are scribbled full, and two pips show. Three teeth have left their marks.

sc-48 = Bread
    .name = A steaming loaf with three cuts
    .shows = A long loaf of bread lies aslant, with three cuts across it, and steams.
    .closer = The crust is scribbled over, only the cuts are left free. Three wiggles of steam rise, and the middle one is the highest.

sc-49 = Cake
    .name = A cake with one candle too many
    .shows = A birthday cake with dripping icing carries five candles, and one more is stuck into its side.
    .closer = There was no room left on top for the sixth candle. All flames burn, even the one that lies level.

sc-50 = Cup
    .name = A cup with a crack down the side
    .shows = A big cup with a handle stands on its saucer; a crack runs down its side.
    .closer = The cup is full to the rim, and the tea is scribbled. The crack branches twice, and one drop has come through.

sc-51 = Egg
    .name = An egg with a zigzag across it
    .shows = A large egg stands a little aslant, and a zigzag line runs across its middle.
    .closer = Below the zigzag the shell is scribbled over. Nobody can tell whether it is a pattern or a crack.

sc-52 = Bird
    .name = A bird with two bumps for wings
    .shows = A flying bird has two bumps for wings, a pointed beak between them and one round eye.
    .closer = The beak is scribbled full, and the tail spreads like a fan. The head is turned, so one eye had to be enough.

sc-53 = Feather
    .name = A feather floating beside its shadow
    .shows = A scribbled feather with a bare quill floats in the air; below it, on the ground, lies its shadow.
    .closer = The feather is split on either side, and some down is left above the quill. The shadow is not split, as if it came from another feather.

sc-54 = Mouse
    .name = A tiny mouse beside an enormous cheese
    .shows = A tiny mouse with big round ears sits beside a piece of cheese that is far bigger than it is.
    .closer = The mouse is scribbled full, and its tail is as long as itself. It looks at the cheese and does not know where to begin.

sc-55 = Fish
    .name = A fish with a surprised eye
    .shows = A round fish in side view has one huge surprised eye and a small round mouth.
    .closer = Tail and back fin are scribbled full. Three bubbles rise from the mouth, as if it had just said oh.

sc-56 = Snake
    .name = A long snake with a forked tongue
    .shows = A long snake lies in three wiggles and shows its forked tongue.
    .closer = It wears scribbled bands that get thinner towards the tail. The tongue is nearly as long as the head, and the one eye stares.

sc-57 = Spider
    .name = A spider with eight hairy legs
    .shows = A ball with two big eyes stands on eight bent legs, and every leg is hairy.
    .closer = The ball is scribbled full, round and round. The eyes look in different directions, so that it sees all its feet.

sc-58 = Web
    .name = A spider’s web, empty in the middle
    .shows = A spider’s web is stretched in a corner, with threads from side to side and nothing in the middle.
    .closer = The threads sag between the spokes. The owner is out; one wrapped parcel hangs there for later.

sc-59 = Butterfly
    .name = A butterfly whose wings do not match
    .shows = A butterfly is seen from above: on one side its wings are round with rings, on the other pointed with stripes.
    .closer = The body is scribbled full, and its feelers curl at the ends. Each side seems to have been drawn by somebody else.

sc-60 = Dog
    .name = A dog with a wagging tail
    .shows = A dog stands in side view, its tongue out, and its tail is a blur.
    .closer = The ear and a patch on the back are scribbled full. The tail has been drawn five times, because it never kept still.

sc-61 = Horse
    .name = A horse with one leg too many
    .shows = A horse in side view had five legs; the one in the middle has been rubbed out.
    .closer = Mane and tail are scribbled full. Of the fifth leg a smear is left, and its hoof still shows a little.

sc-62 = Eye
    .name = One huge eye with long lashes
    .shows = One huge eye looks straight ahead, with very long lashes above and short ones below.
    .closer = A gleam was left free in the pupil. The last lash on the right is so long that it rolls up at its end.

sc-63 = Hand
    .name = An outline traced around real fingers
    .shows = The outline of a hand with five spread fingers; the crayon lies at the end of the line.
    .closer = The hand did not keep still: on two fingers the line was drawn twice. It is open at the wrist, where the arm lay.

sc-64 = Mouth
    .name = A wide open mouth with seven teeth
    .shows = Thick scribbled lips are wide open. Behind them stand seven teeth, four above and three below.
    .closer = Every tooth has another width, and the tongue lies in the middle. It may be singing, or shouting, or at the dentist’s.

sc-65 = Heart
    .name = A heart with a plaster on it
    .shows = A big scribbled heart has a plaster stuck across it.
    .closer = The plaster has a pad and eight small holes. Its lower end hangs over the edge: it was made for a smaller heart.

sc-66 = Bone
    .name = A dog’s bone with a bow on it
    .shows = A big bone lies aslant, and a scribbled bow is tied around its middle.
    .closer = One end of the bone is gnawed. It is clearly a present, and one can guess for whom.

sc-67 = Skull
    .name = A skull with flowers for eyes
    .shows = A skull has a flower in place of each eye.
    .closer = It shows its teeth, but with the flowers it looks rather pleased. One flower has a petal more than the other.

sc-68 = Ghost
    .name = A sheet with two holes and small feet
    .shows = A ghost lifts its arms under a long sheet with two big holes for eyes. Two small shoes stick out below.
    .closer = The holes are not level, and the sheet is patched in the middle. The shoes point away from each other: whoever is under there cannot decide which way to go.

sc-69 = Wings
    .name = A pair of wings with nobody between
    .shows = Two big feathered wings stand spread side by side, and between them there is nobody.
    .closer = The shoulders of the wings are scribbled full. The left wing has seven feathers, the right one only six.

sc-70 = Footprints
    .name = Footprints that suddenly stop
    .shows = Prints of bare feet walk upwards from the bottom left. Then they stop side by side, and there are no more.
    .closer = Short strokes stand around the last two, as if somebody had jumped. There are six prints, and no way back.

sc-71 = Shadow
    .name = A small child with a giant’s shadow
    .shows = A small child stands in front; from its feet its shadow rises behind it, scribbled full and as big as a giant.
    .closer = The child smiles and raises its arms. The shadow has the same dress and the same three hairs, but its hands have become claws.

sc-72 = Mask
    .name = A half mask on a stick
    .shows = A scribbled half mask with two empty eye holes is held up by a stick on one side.
    .closer = Three feathers rise from the other side, and a ribbon flutters from the stick. Nobody looks through the holes.

sc-73 = Crown
    .name = A crown with one jewel missing
    .shows = A crown with a scribbled band and five points. Four of them carry a jewel, the middle one has only empty claws.
    .closer = Six short strokes show where the jewel was: it was the biggest of all. Below the points stand two diamonds and a ring.

sc-74 = Hat
    .name = A top hat with something peeping out
    .shows = Two eyes and two small feet peep out from under the brim of a big top hat.
    .closer = The hat is scribbled full all over except for its ribbon. Whoever is under it has a long tail and does not want to be seen.

sc-75 = Boot
    .name = One boot with a hole in the toe
    .shows = One tall laced boot stands in side view. A big toe sticks out through a hole at its tip.
    .closer = The boot is scribbled full, with a ribbed cuff and crossed laces. The toe has a nail, is much too big, and seems to be cold.

sc-76 = Glove
    .name = A glove with a missing finger
    .shows = A woollen glove with a ribbed cuff leans to one side, a heart on its back. In place of the middle finger there is only an open stump.
    .closer = The fingers that are left are scribbled full. A thread of wool curls out of the stump. Perhaps it only has to be pulled, and the whole glove is gone.

sc-77 = Umbrella
    .name = An umbrella turned inside out
    .shows = The wind has turned an umbrella inside out: its cloth stands up like a bowl, and the ribs stick out at the top.
    .closer = One rib has come loose and hangs down. It rains all the same, from the left.

sc-78 = Doll
    .name = A rag doll with button eyes
    .shows = A rag doll in a scribbled dress sits with its legs stretched out. Its eyes are two big buttons, its mouth is a row of stitches.
    .closer = One button has four holes, the other hangs on a single stitch. Two plaits of wool hang down, and the arms end without hands.

sc-79 = Kite
    .name = A kite with a tail of bows
    .shows = A diamond-shaped kite flies up to the right, two of its quarters scribbled full. Its long tail carries four bows.
    .closer = The bows get smaller towards the end. The kite has no string: it goes where it likes.

sc-80 = Balloon
    .name = A balloon whose string nobody holds
    .shows = A big balloon, scribbled full on one side only, drifts away, its long string swinging loose below it.
    .closer = The string ends in a loop, just large enough for a wrist. Nobody is in it.

sc-81 = Bell
    .name = A bell with lines for ringing
    .shows = A big bell swings to one side; its clapper sticks out below, and curved lines ring on both sides.
    .closer = Only its right half is scribbled full, the other was left empty. The lines are longer on the left, where it has just been.

sc-82 = Flute
    .name = A pipe with notes falling out of it
    .shows = A long pipe with six holes lies aslant, and three big notes fall out of its end.
    .closer = One note has tumbled over and falls upside down. The mouthpiece is scribbled full.

sc-83 = Knife
    .name = A knife stuck upright in a table
    .shows = A big knife with a scribbled handle stands upright, its point deep in a table top.
    .closer = Curved lines on both sides show that it still trembles. Three rivets hold the handle, the wood is cracked below the point, and nobody is near it.

sc-84 = Hammer
    .name = A hammer above a bent nail
    .shows = A hammer with a scribbled head is raised above a plank. The nail below it is bent over.
    .closer = It must have hit the nail askew: strokes fly from the spot. The other nail in the plank stands straight.

sc-85 = Scissors
    .name = Open scissors and a thread between
    .shows = A pair of scissors stands wide open, and a thread is stretched between its two blades.
    .closer = One blade is scribbled full, the other not. The thread hangs in a curl on either side and does not know yet.

sc-86 = Rope
    .name = A rope with a frayed middle
    .shows = A thick twisted rope has a knot and a tassel at each end. In the middle it is frayed, and only a few threads still hold.
    .closer = The rope is scribbled full, and its twists are left free. Torn fibres curl away from the middle. Nobody pulls, and yet it looks as if it would snap at any moment.

sc-87 = Chain
    .name = Three links of a chain, the middle one open
    .shows = A chain has three thick links. The middle one is bent open.
    .closer = One end of it sticks out like a thumb. The gap is wide enough for the last link to slip away.

sc-88 = Wheel
    .name = A cartwheel with one broken spoke
    .shows = A cartwheel stands on the ground. One of its seven spokes is broken.
    .closer = A stump of it still sticks in the hub and ends in splinters. The piece that broke off lies on the ground.

sc-89 = Gear
    .name = Two cogs that almost touch
    .shows = A big cog and a small one stand side by side. Their teeth almost touch.
    .closer = The big one is scribbled over and has ten teeth, the small one seven. Neither can turn the other: there is just room for a finger between them.

sc-90 = Boat
    .name = A paper boat on a wave
    .shows = A folded paper boat rides on a real wave.
    .closer = The wave curls over in front like a big comma. The boat is so light that it stands on the crest and not in the water.

sc-91 = Box
    .name = A shaking box tied with string
    .shows = A box tied up with string shakes and jumps off the ground. Two eyes look out of two holes in its front.
    .closer = Zigzag lines on both sides show how it rattles. One side is scribbled full. The ends of the string stand up from the knot like feelers.

sc-92 = Coin
    .name = A coin showing both sides at once
    .shows = A thick coin with a notched edge shows a king’s head on its left half and a five on its right half.
    .closer = A line down the middle keeps the two sides apart. The king looks at the five as if he wanted to spend it.

sc-93 = Spiral
    .name = A spiral with a torn middle
    .shows = One single line turns inward until the paper tears: a jagged rip gapes in the middle.
    .closer = The crayon was never lifted, from the loose end outside to the middle, and it pressed harder with each turn. The rip cuts through the innermost turn.
