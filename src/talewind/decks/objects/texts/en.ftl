### The pictures in words: title, then name, what is there, and a closer look.

b01 = Aeroplane
    .name = An aeroplane in flight, a passenger jet
    .shows = A passenger jet flies up to the right, seen from above.
    .closer = The body is silver-grey with small dark windows, wings and tail are blue, and engines hang under the wings.

b02 = Car
    .name = A small family car from the side
    .shows = A small rounded car stands in side view, its front to the left.
    .closer = It is red with pale blue windows, grey wheels and a white headlight.

b03 = Bike
    .name = A bike from the side
    .shows = A bicycle stands in side view with its handlebars to the left.
    .closer = The frame is pink, tyres, saddle and grips are brown, and the thin spokes are pale.

b04 = Train
    .name = A steam train with one coach
    .shows = A steam engine pulls one coach along the rails to the right.
    .closer = The boiler is green with brass rings, the cab and the coach red with a yellow line and lit windows; a lamp shines in front and pale steam rises from the chimney.

b05 = Boat
    .name = A rowing boat with oars
    .shows = An empty wooden rowing boat lies on the water with two oars.
    .closer = The planks are warm brown with a pale edge; the blades of the oars are red and touch small white waves.

b06 = Rocket
    .name = A rocket taking off
    .shows = A rocket with a round window flies up to the right on a flame.
    .closer = Its nose is blue, its body silver, its fins red; a white star and three dots are around it.

b07 = Helicopter
    .name = A helicopter in the air
    .shows = A helicopter hovers in the air, its nose to the left.
    .closer = It is yellow with grey windows; the rotor and the tail propeller are dark grey, and it has two skids.

b08 = Tractor
    .name = A tractor with big rear wheels
    .shows = A tractor stands in side view; its rear wheels are the biggest.
    .closer = It is green with orange hubs and dark tyres, a glass cab and a tall exhaust pipe on the left.

b09 = Lighthouse
    .name = A striped lighthouse with its beam
    .shows = A striped lighthouse on a rock in the sea sends light to both sides.
    .closer = The tower is cream and dark red with two small lit windows; waves with white crests run round the rock.

b10 = Bridge
    .name = A bridge of stone arches over a river
    .shows = A stone bridge crosses the water on three arches.
    .closer = The stones are grey with darker joints, the rail on top is paler, and white ripples run between the piers.

b11 = Compass
    .name = A compass with its needle
    .shows = A round compass shows its dial and needle.
    .closer = The case is gold with a ring at the upper right; the needle is red and blue over a brown eight-pointed rose.

b12 = Suitcase
    .name = A closed suitcase with a handle
    .shows = A closed leather suitcase stands on the floor.
    .closer = It is chestnut brown with two dark straps, brass locks, round corners and two stickers, one round and one yellow.

b13 = Campfire
    .name = A campfire, logs in a ring of stones
    .shows = Logs burn with high flames in a circle of stones.
    .closer = The flames go from orange to pale yellow, sparks fly up, and the stones are grey with a warm light on them.

b14 = Telescope
    .name = A telescope on a tripod
    .shows = A telescope on three legs points up to the left.
    .closer = The tube is white with dark ends, the legs are thin and blue-grey.

b15 = Moon
    .name = A crescent moon with a face
    .shows = A crescent moon with a sleeping face looks to the right.
    .closer = It is soft yellow with a closed eye, a pointed nose, a red cheek and a few small craters.

b16 = Star
    .name = A large five-pointed star among small ones
    .shows = One large star with five rounded points; four small stars and four sparkles are around it.
    .closer = It is golden, folded to light and dark sides, and glows softly. The background is the blue of dusk, with small ripples.

b17 = Cloud
    .name = A towering white cloud
    .shows = One thick white cloud towers in the air; two small gulls fly beside its top.
    .closer = It is heaped up of round puffs, bright on the left, blue-grey on the right and at its flat base. The background is deep blue, with small ripples.

b18 = Umbrella
    .name = An open umbrella
    .shows = An open umbrella hangs upright in the air.
    .closer = The cloth is red with four scalloped panels, the stick and the curved grip are dark brown.

b19 = Snowman
    .name = A snowman of three balls, with a carrot
    .shows = A snowman of three balls with a carrot for a nose.
    .closer = He wears a red bobble hat and a striped scarf, has twigs for arms and two dark buttons; the background is the blue of dusk.

b20 = Rainbow
    .name = A rainbow, an arc of seven colours
    .shows = A rainbow stands as a half circle between two small clouds.
    .closer = From outside to inside it is red, orange, yellow, green, light blue, dark blue and violet; the clouds are white.

b21 = Lightning
    .name = Lightning, a yellow zigzag bolt
    .shows = One thick zigzag bolt points down to the left.
    .closer = It is bright yellow with a lighter edge, on a dark blue background.

b22 = Castle
    .name = A castle with four turrets
    .shows = A stone castle with four pointed turrets and a gate.
    .closer = The walls are light grey, the pointed roofs red, each with a small yellow pennant; the arched gate has dark bars.

b23 = Pyramid
    .name = An Egyptian pyramid
    .shows = A large pyramid of stone blocks stands on sand.
    .closer = The left face is lit and golden, the right one brown; a small dark doorway is at the bottom.

b24 = Island
    .name = An island with sand and one palm
    .shows = A small round island of sand with one palm tree.
    .closer = The palm leans a little; the sand is yellow, a brown coconut lies on it, and bright blue water rings it.

b25 = Volcano
    .name = A volcano, an erupting cone
    .shows = A dark cone of a mountain throws glowing lava into the air.
    .closer = The lava is orange-red and runs down from the crater; a grey cloud stands behind the fountain.

g01 = Tree
    .name = A leafy tree with a thick trunk
    .shows = A broad leafy tree stands on a thick trunk with spreading roots.
    .closer = The crown is made of several masses of green leaves, lit from the left; the brown trunk forks into three branches, and a little grass grows between its roots.

g02 = Cat
    .name = A sitting cat
    .shows = A ginger cat sits upright and looks at us.
    .closer = It has pointed pink ears, whiskers, a blue collar with a bell, and its tail curls on the right.

g03 = Dog
    .name = A sitting dog with a collar
    .shows = A dog with hanging ears sits and shows a bit of its tongue.
    .closer = The coat is light brown with a white blaze and chest, the ears dark; on the red collar hangs a yellow tag.

g04 = Horse
    .name = A walking horse
    .shows = A horse walks to the left, one foreleg lifted.
    .closer = It is chestnut brown with a dark mane and tail, a white stripe down its face and white socks.

g05 = Cow
    .name = A black and white cow
    .shows = A spotted cow stands in side view, its head to the left.
    .closer = It is white with dark grey patches, has short yellow horns, a pink muzzle and a pink udder.

g06 = Rabbit
    .name = A rabbit with long ears
    .shows = A pale rabbit sits with its long ears raised.
    .closer = It is white-grey with a pink inner ear, whiskers to the left and a round tail to the right.

g07 = Bear
    .name = A brown bear on its hind legs
    .shows = A brown bear stands upright on its hind legs, arms hanging.
    .closer = It has round ears, a pale muzzle, dark dots for eyes and faintly red cheeks.

g08 = Wolf
    .name = A howling grey wolf
    .shows = A grey wolf sits, throws its head back and howls.
    .closer = Its eye is closed, its mouth open to the sky on the left; chest and chin are pale, the tail is dark.

g09 = Owl
    .name = An owl on a branch
    .shows = An owl with big eyes sits on a branch.
    .closer = The feathers are brown, the breast pale with wavy marks, the eyes amber; the branch carries a few green leaves.

g10 = Elephant
    .name = An elephant with its trunk raised
    .shows = A grey elephant stands in side view and raises its trunk.
    .closer = The trunk curls up on the left; the ear is pink inside, the tusk white, and the tail ends in a dark tuft.

g11 = Lion
    .name = A lion with its mane
    .shows = A lion with a big mane sits and looks at us.
    .closer = The coat is golden, the mane red-brown in pointed locks; the tail stands up on the right with a dark tuft.

g12 = Snake
    .name = A coiled snake
    .shows = A snake lies in three coils and lifts its head.
    .closer = It is ochre yellow with red-brown diamonds; a red forked tongue shows on the left.

g13 = Frog
    .name = A green frog on a lily pad
    .shows = A green frog sits on a lily pad and looks at us.
    .closer = Its eyes stand on top of the head, its belly is cream, the mouth wide and shut; a pink water lily lies on the right.

g14 = Spider
    .name = A spider hanging on a thread
    .shows = A spider with eight legs hangs head down on a thread.
    .closer = Its round body is blue-grey with small pale marks, and the white thread comes from above.

g15 = Butterfly
    .name = A butterfly with open wings
    .shows = A butterfly spreads four wings and flies at a slight angle.
    .closer = The wings are sky blue with dark edges and white dots; two feelers stand on the head.

g16 = Bee
    .name = A striped flying bee
    .shows = A fat striped bee flies to the left.
    .closer = Its body is yellow with dark stripes, its chest furry; it has a small smiling face, two feelers, two clear bluish wings and a sting on the right.

g17 = Snail
    .name = A snail with a spiral shell
    .shows = A snail creeps to the left with its shell on its back.
    .closer = The shell is brown with a dark spiral, the body peach-coloured; two feelers end in dark dots.

g18 = Shark
    .name = A shark with open jaws
    .shows = A shark swims to the left with its jaws open.
    .closer = It is blue-grey above and pale below, with a row of white teeth, three gill lines, pointed fins and a tall tail; bubbles rise in front of it.

g19 = Sunflower
    .name = One large sunflower
    .shows = One large sunflower with a short stem and two leaves.
    .closer = Two rows of yellow petals, the back ones darker, stand round a brown middle full of seeds; the leaves are broad and green.

g20 = Mushroom
    .name = A mushroom, red with white dots
    .shows = A mushroom with a wide spotted cap on a pale stem.
    .closer = The cap is dark red with uneven white dots; a ring hangs round the stem under it.

g21 = Cactus
    .name = A cactus with two arms
    .shows = A tall cactus lifts two arms, one on each side.
    .closer = It is green with darker ribs and pale thorns, a pink flower on its top and one on its left arm; it stands in a patch of sand with three stones.

g22 = Feather
    .name = A single curved feather
    .shows = One curved feather floats with its quill down to the left.
    .closer = It is golden brown with dark bars along the shaft and soft fluff near the quill.

g23 = Pumpkin
    .name = An orange pumpkin
    .shows = A big ribbed pumpkin lies on the floor; it has no face.
    .closer = It is deep orange with a crooked green stem, one leaf on the left and a curling tendril on the right.

g24 = Waterfall
    .name = A waterfall, water dropping from a cliff
    .shows = White water drops in two leaps from a grey cliff into a blue pool.
    .closer = The rocks form ledges with ferns and leaves on them; three small dark firs stand at the top, and the water foams at the foot.

g25 = Scarecrow
    .name = A scarecrow of straw in a field
    .shows = A figure stuffed with straw stands on a pole, arms spread.
    .closer = It wears a blue patched coat, a red neckerchief and a brown hat; straw sticks out of the sleeves, and ears of wheat stand around.

r01 = Heart
    .name = A red velvet heart trimmed with lace
    .shows = A stuffed velvet heart, round at the top and pointed below, floats in the air with a gold bow at its top.
    .closer = The velvet is deep crimson, lighter on its upper left; cream stitches follow its edge and white lace frames it.

r02 = Revolver
    .name = A revolver seen from the side
    .shows = A revolver with a round cylinder points its barrel to the left.
    .closer = The steel is blue-grey; the grip is brown wood with one brass screw, and the hammer stands at the back.

r03 = Crown
    .name = A golden crown with jewels
    .shows = A golden crown with five points stands on the floor.
    .closer = Each point ends in a small ball; green and red stones sit on the band.

r04 = Ring
    .name = A finger ring with a stone
    .shows = A silver finger ring stands upright with a large cut stone on top.
    .closer = The stone is icy blue with many facets; the light runs along the left of the band.

r05 = Mask
    .name = A carnival half mask
    .shows = A half mask for the eyes, with feathers above and a stick to hold it.
    .closer = The mask is teal with a golden edge and a red stone between the eyes; the five feathers are teal, gold and violet.

r06 = Sword
    .name = A knight’s sword in a rock
    .shows = A broad knight’s sword stands upright, the lower part of its blade in a grey rock.
    .closer = The cross-guard and the round knob are gold, each with a green stone; the grip is dark red, wound with gold. Moss and cracks mark the rock.

r07 = Treasure
    .name = A treasure, an open chest full of gold
    .shows = A wooden chest stands open, heaped with gold coins.
    .closer = The chest has brass bands and a lock with a keyhole; a red and a green gem and a string of pearls lie on the coins.

r08 = Baby
    .name = A crawling baby in a nappy
    .shows = A baby in a white nappy crawls on hands and knees to the right.
    .closer = It has one brown curl, red cheeks and a tiny smile; the nappy is held by a blue strip.

r09 = Clown
    .name = A clown with a red nose
    .shows = A clown with a red nose and orange hair stands and waves.
    .closer = The suit is yellow with blue dots, the ruff white, the pointed hat green; the shoes are long and blue.

r10 = Ghost
    .name = A white sheet ghost
    .shows = A ghost like a white sheet floats with both arms spread.
    .closer = It has two dark oval eyes, a small round mouth and pale pink cheeks; its hem is wavy. The background is a darker red, with small suns.

r11 = Skeleton
    .name = A whole standing skeleton
    .shows = A whole skeleton stands upright and raises one hand.
    .closer = The bones are ivory; four pairs of ribs, knees and fingers can be made out. The background is dark red, with small suns.

r12 = Robot
    .name = A boxy tin robot
    .shows = A robot made of square tin boxes stands on two legs.
    .closer = It is blue-grey with rust-red feet and shoulders, round yellow eyes, a dial on its chest and a red ball on its aerial.

r13 = Mermaid
    .name = A mermaid on a rock
    .shows = A mermaid with a fish’s tail sits on a grey rock.
    .closer = Her hair is long and red, her top violet; the tail is green with pale scales and curls up to a fin on the right.

r14 = Witch
    .name = A witch with a pointed hat and a broom
    .shows = A witch in a pointed hat holds a broom; a black cat sits beside her. Her long nose has a wart.
    .closer = Her face is pale green, her hair long and red, her dress and hat violet; the hat has an orange band with a buckle. The cat’s eyes are yellow.

r15 = Dragon
    .name = A winged dragon breathing fire
    .shows = A sitting dragon with one spread wing breathes fire to the left.
    .closer = It is green with a yellow belly; wing, spikes and tip of the tail are rust-orange, the two horns brown.

r16 = Guitar
    .name = An acoustic guitar
    .shows = An acoustic guitar leans to the right.
    .closer = The body is honey-brown wood with a round hole, the neck dark; three strings and six pale pegs show.

r17 = Drum
    .name = A drum with two sticks
    .shows = A round drum stands on the floor with two sticks crossed on its skin.
    .closer = The sides are red between pale blue hoops; the skin is cream, the sticks light wood.

r18 = Gift
    .name = A gift, a wrapped box with a bow
    .shows = A square wrapped box with a big bow on top.
    .closer = The paper is amber yellow; ribbon and bow are red and cross over the lid.

r19 = Medal
    .name = A gold medal on a ribbon
    .shows = A round gold medal hangs from a ribbon.
    .closer = The ribbon is blue and folded to a V; a five-pointed star is stamped into the gold.

r20 = Flag
    .name = A waving flag on a pole
    .shows = A flag with a forked end waves to the right on a wooden pole.
    .closer = It is in four squares, blue and cream, and belongs to no country; a golden ball tops the pole.

r21 = Lipstick
    .name = An open red lipstick
    .shows = An open lipstick stands upright without its cap.
    .closer = The stick is red with a slanting top; below it are a golden ring and a dark case.

r22 = Mirror
    .name = A dressing mirror on its stand
    .shows = An oval mirror hangs between two posts on a stand with one drawer. A scent bottle stands in front of it.
    .closer = The frame is gold with beads and a leafy crest, the wood dark brown; streaks of light cross the blue glass, and the violet bottle is reflected in it.

r23 = Eye
    .name = One wide open eye
    .shows = One single wide open eye looks straight ahead.
    .closer = The iris is brown round a dark pupil with a glint; the lid is drawn with one dark green-grey line.

r24 = Bomb
    .name = A round bomb with a lit fuse
    .shows = A round dark bomb lies on the floor, its fuse burning.
    .closer = A pale light shines on its left; a yellow and orange spark bursts at the end of the fuse.

r25 = Handcuffs
    .name = A pair of handcuffs
    .shows = Two steel rings, joined by a short chain of three links.
    .closer = The steel is light grey; each ring has a lock with a keyhole and fine teeth below.

y01 = Bottle
    .name = A green glass bottle with a cork
    .shows = A green glass bottle with a cork stands upright.
    .closer = It has broad shoulders, a cream label with a bunch of violet grapes, and a streak of light on the left.

y02 = Pizza
    .name = A whole pizza with one slice cut
    .shows = A whole round pizza on a board; one slice is cut and pulled out.
    .closer = There are red slices of sausage and green leaves on yellow cheese, and the crust is golden brown.

y03 = Bread
    .name = A loaf of bread with two slices
    .shows = A loaf of bread with two slices leaning at its right end lies on a wooden board.
    .closer = The crust is dark brown with three pale cuts, the crumb cream-coloured; two ears of wheat lie in front.

y04 = Cheese
    .name = A wedge of cheese with holes
    .shows = A wedge of cheese with round holes.
    .closer = The top is pale yellow, the sides deep yellow, and the holes are edged with orange.

y05 = Egg
    .name = A boiled egg in a cup
    .shows = A boiled egg stands in an egg cup beside a small spoon.
    .closer = The shell is light brown with a glint; the cup is blue with two cream bands, the spoon silver.

y06 = Apple
    .name = A red apple with a leaf
    .shows = A big red apple with a stalk and one leaf.
    .closer = A pale light lies on its left; the stalk is brown, the leaf green and turned to the right.

y07 = Banana
    .name = A half-peeled banana
    .shows = A half-peeled banana leans upright.
    .closer = The fruit is pale cream, the peel yellow and orange and hanging in three strips.

y08 = Cake
    .name = A layer cake with cherries
    .shows = A round layer cake with cherries on top stands on a plate.
    .closer = Brown layers and white cream alternate, pink icing drips down the side, and five dark red cherries have green stalks.

y09 = Ice cream
    .name = Two scoops of ice cream in a cone
    .shows = Two scoops of ice cream, one above the other, in a waffle cone.
    .closer = The lower scoop is pink, the upper one pale green with dark crumbs; the cone is golden with a lattice.

y10 = Coffee
    .name = A steaming cup of coffee with beans
    .shows = A cup of coffee steams on a saucer; a few beans lie in front.
    .closer = The cup is cream with a blue band, the coffee nearly black, and five brown beans lie around.

y11 = Candle
    .name = A burning candle in a holder
    .shows = A candle burns in a low holder with a handle.
    .closer = The wax is cream and drips, the flame orange and yellow with a warm glow; the holder is brown like old brass.

y12 = Key
    .name = An old iron key
    .shows = An old key hangs at an angle, its ring at the upper right.
    .closer = It is grey-blue like iron, the ring has the shape of a clover leaf, and the other end has two teeth.

y13 = Hourglass
    .name = An hourglass, its sand running
    .shows = An hourglass stands upright while its sand runs down.
    .closer = The glass is pale blue, the sand yellow, top and foot are brown wood; about half has run through.

y14 = Lamp
    .name = A table lamp, switched on
    .shows = A table lamp with a wide shade is switched on.
    .closer = The shade is red with a golden edge, the round foot blue with a cream line; a small chain hangs on the right.

y15 = Chair
    .name = A wooden chair
    .shows = A plain wooden chair stands turned a little to the right.
    .closer = It has four straight legs, an orange-brown seat and a broad board for a back.

y16 = Bathtub
    .name = A bathtub with foam and feet
    .shows = A bathtub on curved feet, full of foam, with a shower above.
    .closer = The tub is white with a pale blue rim; bubbles rise, and the shower head hangs at the right.

y17 = Scissors
    .name = A pair of open scissors
    .shows = A pair of scissors stands open on its points.
    .closer = The two round handles are red, the blades steel blue, and a screw holds them in the middle.

y18 = Hammer
    .name = A claw hammer
    .shows = A claw hammer stands at an angle on the end of its handle.
    .closer = The head is steel blue with the claw turned up to the right; the handle is brown wood.

y19 = Book
    .name = An open book
    .shows = A thick book lies open in the middle.
    .closer = The pages are cream with grey lines instead of words; the cover is blue, and a red ribbon hangs down in front.

y20 = Telephone
    .name = An old dial telephone
    .shows = An old telephone with a round dial; the receiver lies on top.
    .closer = It is nearly black with a cream dial, ten finger holes and a red middle; the cord curls away on the right.

y21 = Shoe
    .name = One laced leather shoe
    .shows = One single low leather shoe, its toe to the right.
    .closer = It is brown with dark laces, a low heel and a dark sole.

y22 = Hat
    .name = A black top hat
    .shows = A tall black top hat stands on its brim.
    .closer = The crown is dark grey with a soft shine, and a yellow band runs above the curved brim.

y23 = Fork
    .name = An upright table fork
    .shows = A large table fork stands upright in front of a small napkin.
    .closer = The fork is silver with four tines and a dark edge, and leans a little to the right; the napkin is grey-blue with thin pale lines and a fringe.

y24 = Broom
    .name = A straw broom
    .shows = A straw broom leans with its brush at the lower left; a few straws lie on the floor.
    .closer = The straw is golden brown and bound with red; the long handle is teal and points up to the right.

y25 = Ladder
    .name = A ladder against a wall
    .shows = A wooden ladder leans against a stone wall.
    .closer = The ladder is orange-brown with seven rungs; the wall is grey-beige with dark stones and a ledge on top.
