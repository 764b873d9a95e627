### The pictures in words: title, then name, what is there, and a closer look.

st001 = Cracked pocket watch
    .name = Pocket watch with cracked glass
    .shows = A brass pocket watch with a cracked glass lies on a dark green cloth, its chain trailing away, splinters round it.
    .closer = Window light falls in slanting panes across folds of sea-green velvet. Seven cracks spread like a star over the cream dial, and one piece of the glass is gone; the dark hands stand at about twenty past seven. A short red hand points across a small dial of its own. Five splinters, a tiny screw and one loose cog wheel lie below, and the chain loops off at the right.

st002 = Single red shoe on the asphalt
    .name = One red shoe on a wet street at night
    .shows = A single red high-heeled shoe stands in the middle of a wet, empty street at night, beside a puddle.
    .closer = Lamplight from the right runs in yellow streaks over violet asphalt and shines on the toe. The strap is undone and hangs loose behind the heel, a gold button sits on the front, and the shoe is mirrored in the puddle below. Broken white road marks lead to a row of five dim houses with a few lit windows and blurred lamps. Fine rain is falling.

st003 = Rusty key in an open palm
    .name = Rusty key in an open palm before a green door
    .shows = An open palm holds an old rusty key with a red ribbon. Behind it is a weathered green door whose keyhole glows.
    .closer = Slanting light falls over green boards, an iron band and trailing ivy. The hand comes up from a mustard-yellow knitted cuff, its lines clearly drawn, the key lying across them from the ball of the thumb to the little finger. The bow of the key has three rings; the iron is pitted and orange. A faded red ribbon is tied to it and hangs over the wrist. Upper right, warm light shines out through the keyhole of a brass plate.

st004 = Unmade bed in morning light
    .name = Unmade bed beside a bright window
    .shows = An unmade bed stands by a window in early light: the blue quilt thrown back, two pillows, one with the dent of a head.
    .closer = Warm light from the window at the left lies in panes on a striped peach wall and over the cream sheet. The striped blue quilt is folded back in rolls towards the right; at the wooden headboard one pillow is smooth, the other hollow. A small black cat sleeps curled where someone lay. White curtains stir and dust drifts in the sun.

st005 = Half-eaten birthday cake
    .name = Half-eaten birthday cake on a table
    .shows = A pink birthday cake on a white stand, a large part of it eaten, four candles out; the party things lie about it.
    .closer = Evening light comes through the window at the right into a plum-coloured room. The cut shows layers of sponge, cream and red jam; a thread of smoke still rises from the yellow candle, and a red one leans. A small plate with a last bite and a fork stands in front, a blue paper hat lies on its side, and paper curls and dots are strewn about. Coloured flags hang above, and a wrinkled pink balloon sinks at the left.

st006 = Row of old telephones
    .name = Telephones with dials along a counter, one off the hook
    .shows = Seven old telephones with dials stand in a row on a long wooden counter, each under a hanging lamp. The receiver of the nearest, a red one, has been laid down beside it.
    .closer = The row runs away to the left, ever smaller: red, cream, green, dark blue, mustard, brown, cream again. The lamps are of green enamel, and their cones of light fall on a teal wall. The coiled cord of the red receiver curls on the wood, as if somebody had only just gone to fetch someone. At the far end a door stands open, and a small dark figure waits in its yellow light.

st007 = Broken umbrella in a bin
    .name = Broken yellow umbrella in a street bin
    .shows = A yellow umbrella, blown inside out and torn, sticks out of a green street bin on a rainy pavement.
    .closer = Everything but the umbrella is grey and green: misty houses, wet slabs, slanting rain. Its cloth stands up like a ragged cup, two strips hang down, and the bare ribs end in small pale knobs. A crumpled ball of paper lies at the left of the bin, five brown leaves are scattered about, and rings spread in the puddle at the right, which holds a little of the yellow. Far lights glow between the houses.

st008 = Stack of unopened letters
    .name = Stack of sealed letters on a hall table
    .shows = A leaning stack of twenty closed letters lies on a table in a hallway; behind the glass of the front door stands a dark figure.
    .closer = Golden afternoon light comes through the frosted door and over the edges of the paper. The letters are cream, tan and grey; the top one is closed with a red seal, and one more lies beside the pile. In front lie a letter knife with a wooden grip, unused, and a brass key. The figure in the glass wears a hat and is only a shape; at the right hangs a heavy brown coat.

st009 = Typewriter with a blank page
    .name = Typewriter with an empty sheet on a sunny desk
    .shows = A green-blue typewriter stands on a desk in the sun, a blank white page in its roller. Crumpled sheets lie round it.
    .closer = Sun falls through a window on the salmon-pink wall behind; in its light stand the shadows of a leafy twig and of a small bird that sits outside. One of the round keys is red, all the others are dark. The ribbon is red too, and the carriage is pushed to the right, as for a first line. Beside the machine stand a tin of four pencils and a cup of coffee. Three sheets have been pressed into balls.

st010 = Candle just blown out
    .name = Smoking candle in a dark room
    .shows = A thick candle in a brass holder has just gone out in a dark room: the wick still glows and smoke curls up.
    .closer = Almost everything is deep blue. Moonlight from the window at the right edges the wax, whose drips have run down the sides, and lies in panes on the table. Three bands of smoke twist to the top of the picture; the one warm point is the orange tip of the wick. A burnt match lies at the right and a closed matchbox at the left. A dark portrait of somebody, only an outline, hangs at the left; outside stand black firs under a thin moon.

st011 = Toy soldier face down in sand
    .name = Toy soldier lying on its face in a sandpit
    .shows = Seen from above, a toy soldier in a red coat lies on its face in the sand, one arm stretched out, its rifle beside it and a green stand still under its boots.
    .closer = The sun is low, and all the shadows are long and violet. The soldier wears a tall black hat with a red and white plume and carries a brown knapsack; the paint has chipped in places, and sand has run over its edges. At the top are a blue bucket of sand and two cakes from a mould, a star and a flower, one with a small blue flag. A bird has hopped past the rifle and left its tracks.

st012 = Toppled chess king
    .name = White chess king lying on the board
    .shows = A white chess king lies on its side across the board; behind it stand a dark queen, a dark rook and three dark pawns.
    .closer = Lamplight slants from the upper right through a wine-red room, rims the dark pieces with copper and throws their long shadows towards the fallen king. It lies with the cross to the left and the green felt of its foot showing at the right. The squares are cream and deep brown, large in front and small behind; the other white pieces are gone.

st013 = Suitcase covered in stickers
    .name = Old suitcase covered in stickers on a platform
    .shows = An old leather suitcase covered with picture stickers stands alone on an empty railway platform; a sparrow sits on its handle.
    .closer = Low sun from the left gilds the rails, the pale platform and the brown leather under a turquoise sky. The stickers show a red sun over the sea, a snowy peak, a palm, a sailing boat, a yellow star, a lighthouse, an anchor, a red heart and a castle; one blank scrap is peeling off. The tracks run away to low hills, past three green iron posts.

st014 = Wedding ring on a soap dish
    .name = Gold ring leaning on soap in a soap dish
    .shows = A plain gold ring leans against a bar of pink soap on a blue-green shell-shaped soap dish beside a wash basin.
    .closer = Cool mint tiles, with sun falling across wall and basin in slanting stripes, as through a blind. The ring is wet; two drops hang on it and one edge flashes. Soap bubbles lie all about it, and a flower is pressed into the soap. A drop is just falling from the tap. In a glass at the left stand two toothbrushes, one red and one blue, leaning away from each other.

st015 = Dented trumpet
    .name = Dented trumpet on a theatre stage
    .shows = A dented brass trumpet lies on the boards of an empty stage in front of a red curtain, in a spotlight.
    .closer = A warm beam from the upper left strikes the gold tubes; all round it the curtain falls in deep crimson pleats under a gold-edged swag. The bell, at the left, has three dents and a bent rim; the middle one of the three valves stays pressed down. A cream rose lies in front of the trumpet with three of its petals beside it.

st016 = Jar of buttons
    .name = Glass jar full of buttons on a checked cloth
    .shows = A big open glass jar full of buttons of every colour stands on a red-checked cloth. Behind it hangs a blue coat that has lost one of its red buttons.
    .closer = Morning light falls from the left, and the panes of a window lie bright on the turquoise wall. Most buttons are round, with two holes or four; a yellow star and a red heart lie against the glass. On the coat a loose thread hangs where the third button was. A few buttons have stayed outside the jar, and a red thread runs from a spool through them to a needle.

st017 = Empty picture frame
    .name = Empty gold picture frame on a papered wall
    .shows = A carved gold picture frame hangs a little crooked on a green papered wall; there is no picture in it, only the wall.
    .closer = Sun from a window at the left falls in panes over the faded sprigs of the wallpaper and the flowered corners of the frame. Inside the frame the paper is much darker and fresher, with one nail in it. On the pale rail below stands a blue vase with two drooping roses, and two petals have dropped. Dust hangs in the light.

st018 = Worn boxing gloves
    .name = Worn red boxing gloves hanging from a ring rope
    .shows = Two worn red boxing gloves hang by their laces from the top rope of a ring. One has a sticking plaster on it; in the cuff of the other is a daisy.
    .closer = A beam of dusty light falls from a barred window high in the brick wall of an empty gym. The leather is cracked, and pale where it has struck most. The laces are tied in a careful bow. Behind the ropes a brown punch bag hangs still; at the right stands the corner post with its three blue pads. The floor of the ring is grey and stained.

st019 = Light bulb with a moth
    .name = Moth flying at a bare light bulb
    .shows = A large brown moth flies close to a bare glowing bulb that hangs in a dark wooden shed; its shadow on the wall is huge.
    .closer = The bulb lights the planks in a golden round that fades to dark brown at the corners. The moth has an eye-shaped spot on each upper wing and feathered feelers; behind it its shadow spreads twice as wide across the boards. Two more moths, small, come from the left. On the shelf below stand three lidded jars and a pot of brushes.

st020 = Tangled fairy lights
    .name = Heap of tangled coloured fairy lights
    .shows = A great tangle of coloured fairy lights glows on an attic floor, half pulled out of a cardboard box; the plug lies loose in front.
    .closer = Red, yellow, green, blue, pink and orange bulbs shine out of one knotted green wire and colour the dark boards; no socket is near the plug, yet all are lit. The open box at the left holds a red and a golden bauble. The attic round it is deep violet, with a slanting beam, and at the right an old trunk stands under a small window with a blue evening in it.

st021 = Coffee cup with a lipstick mark
    .name = Coffee cup with a red lipstick mark on a café table
    .shows = A large white cup of hot coffee stands on a saucer on a marble café table. On its rim is the red print of two lips.
    .closer = Pale lilac morning; beyond the café window, rows of houses in haze, four or five windows already lit. Three threads of steam rise from the dark coffee, and the cup is nearly full. A thin blue line runs round cup and saucer, a spoon lies on the right. In front on the table, a single pearl earring with a gold hook. A warm patch of sun lies on the right of the table; the chair at the left, across it, is empty.

st022 = Jigsaw with one piece missing
    .name = Jigsaw on a table, one piece missing
    .shows = Seen from above, a finished jigsaw of a red and white hot-air balloon lies on a wooden table. One piece is missing, right in the balloon; a cat’s paw holds it down in the corner.
    .closer = Lamp light falls from the upper left on the dark boards. The picture of the jigsaw shows a striped balloon over blue mountains, a lake, fir trees and a small house with a red roof; through the gap one sees the wood. A ginger foreleg with a white paw reaches in from the right and rests on the striped piece. A mug of tea steams above; at the lower left lies a bitten biscuit with crumbs.

st023 = Padlocks on a railing
    .name = Padlocks on the green railing of a bridge
    .shows = Dozens of padlocks hang from the green iron railing of a bridge over a river. The largest is a red heart. One brass lock is open, and its key hangs below it on a red ribbon.
    .closer = It is a pale, misty morning after rain: drops hang under the hand rail, and behind it a town of grey-blue towers and domes fades into the light from the right. The locks are brass, steel, copper, lilac and green, square, round and heart-shaped; on some are painted stars, hearts or linked rings.

st024 = Burnt toast
    .name = Burnt toast smoking in a toaster
    .shows = Two slices of burnt black toast stick out of a shining toaster and smoke. On the front slice a pale patch is left in the shape of a bird.
    .closer = Morning light falls from the right on yellow tiles; a few of them have a blue flower. Grey smoke gathers under the ceiling, past a copper pan, a ladle and a red oven mitten on a rail. The dial of the toaster is near its red dot. In front lie a plate with a slice somebody has tried to scrape clean, the knife, and black crumbs; beside it wait the butter and an egg in a blue cup.

st025 = Paper boat in the gutter
    .name = Paper boat in a street gutter after rain
    .shows = A white paper boat rides the water running along a street gutter after rain, towards an iron drain grate.
    .closer = Low sun at the far end of the street turns the water gold; nearer it grows blue and quick. On the left runs a kerb of worn stones, on the right wet round cobbles with a light edge on each. Four autumn leaves float round the boat and rings spread from its hull. The bars of the grate lie dark across the lower edge; small houses stand in haze behind.

st026 = Dented globe
    .name = Dented globe washed up on a beach
    .shows = An old globe with a deep dent lies half sunk in the sand of a beach at sunrise. A red crab stands in front of it.
    .closer = The sky is lilac and peach, and the sun has just left the sea at the left. The globe leans in its brass ring; the wooden foot sticks out of the sand. Its seas are faded green-blue, its lands ochre. At the upper right the ball is stove in: the surface is creased, cracks run out over the land, and a scrap of paper has come loose. The crab holds up both claws. A shell lies near, and two gulls fly far off.

st027 = Spectacles on a closed book
    .name = Spectacles on a closed red book in a garden
    .shows = Round gold spectacles lie on a thick closed book with a red cover, on a garden table. An empty deck chair stands on the lawn behind.
    .closer = A summer afternoon under an apple tree; spots of sun lie on the grey-blue boards. The cover has a double gold border and a flower in each corner, but no title. A blue ribbon marks one page, and a green leaf sticks out from between two others. A ladybird sits on the right lens. On the striped deck chair lies a straw hat with a red band, and nobody is to be seen. Pale petals have fallen on the table.

st028 = Red balloon at the ceiling
    .name = Red balloon under a high ceiling
    .shows = A big red balloon has risen to the ceiling of a high room; below, a child stretches both arms towards the string, out of reach.
    .closer = The room is all cream and butter yellow, with a white moulding and a plaster flower on the ceiling; panes of sun lie on the back wall. The balloon presses flat against the ceiling and throws a soft shadow there, and its white string ends well above the child’s hands. The child, in a blue jumper with a white collar and a striped paper party hat, has thrown the head back and looks up at it. A black cat sits on the bookcase at the right.

st029 = Overflowing toolbox
    .name = Blue toolbox overflowing with tools
    .shows = A blue metal toolbox on a workbench is so full that hammer, saw, spanners, pliers and screwdrivers stand out of it on all sides. On the wall behind are the painted shapes of the tools that should hang there.
    .closer = Sun slants from the upper left over the ochre board with its rows of holes; only one brush hangs in its place. Over the rim of the box fall a yellow tape measure and a coiled red cable. Screws, nuts and nails lie strewn on the bench, with a spanner and a yellow screwdriver. The box is scratched, and rusty in two places. At the right a small mouse looks at it all.

st030 = Shopping list on the floor
    .name = Shopping list with small drawings on a tiled floor
    .shows = A creased shopping list lies on a floor of six-sided tiles. Instead of words it has small drawings with boxes, most of them ticked.
    .closer = Seen from above in warm, slanting light. Bread, milk, three eggs and a fish are ticked in red; the carrot is not, and neither is the last thing, a heart with a red ring drawn round it. A dusty shoe print lies across one corner, another corner curls up. Two oranges have rolled away at the right, and a coin lies at the lower left. At the top, the dark shadows of two feet and a basket. Some of the tiles carry a blue flower.

st031 = Alarm clock at one minute to five
    .name = Red alarm clock on a bedside table at dawn
    .shows = A red alarm clock with two brass bells stands on a bedside table before dawn; its hands show one minute to five.
    .closer = The room is still night blue, but an orange band lies over the roofs behind the six-paned window and catches the right side of the clock and the bells. The little hammer stands between the bells, straight up. A pile of books is at the left, a glass of water at the right, a pair of spectacles and three white pills in front. Two birds are crossing the sky.

st032 = Doll with one eye
    .name = Rag doll with one button eye on a dark staircase
    .shows = A rag doll with orange plaits sits on the stairs of a dark house. It has one blue button for an eye; the other button lies a step below.
    .closer = The staircase is violet and goes up to a door that stands ajar, with a thin line of yellow light. A warmer glow comes from the lower right and catches the steps. Where the eye is missing there is a pale round spot with four needle holes and two ends of blue thread. The doll smiles. Its blue dotted dress has a yellow patch; it has striped stockings and only one shoe. A shadow lies on the steps behind it.

st033 = Mountain of shoes by a door
    .name = Heap of shoes in front of a door that stands ajar
    .shows = A mountain of shoes and boots of all kinds rises in front of a plum-red door. The door stands ajar; warm light and two balloons can be seen through the gap.
    .closer = The landing is blue and cool, with a floor of dark and pale tiles. In the heap are trainers, boots, wellingtons, heels, sandals, slippers and even roller skates, in every colour, thrown on each other. Beside it stands a tin with three umbrellas. In front, apart from the others and neatly side by side, wait two tiny yellow shoes.

st034 = Vending machine glowing at night
    .name = Red vending machine by a country road at night
    .shows = A red vending machine shines by a dark country road under the stars. A cat sits on the tarmac and looks up at it.
    .closer = Behind the bright pane stand three shelves of cans and bottles in every colour; in the middle row, in place of a bottle, hangs a bag of water with a goldfish. A yellow can already lies in the tray below. Moths circle over the machine. Far behind, under the hills, one house has a lit window; wires run from pole to pole, and fireflies hang over the field. Nobody else is about.

st035 = Gold coin on a railway track
    .name = Gold coin on a rail, a train far off
    .shows = A large gold coin with a crown on it lies on the polished head of a rail. Far down the line the lamps of a train are coming; on the other rail sits a magpie.
    .closer = It is a cool blue evening with thin rain. The rail is wet and shines like a mirror; the light of the three train lamps runs along it as far as the coin, which gives a bright spark. Sleepers and crushed stone are grey, and fir trees stand on both sides in the mist. The magpie has turned its head towards the gold. A little steam rises over the train.

st036 = Empty swimming pool
    .name = Drained swimming pool with a deck chair in it
    .shows = A tiled swimming pool without water on a bright day; a striped deck chair stands alone on its floor.
    .closer = Sun from the right makes every turquoise tile shine and lays a blue shadow over the right half of the floor. Three dark lane lines run to the far wall, where a red diving block hangs over the edge. Behind the chair a last puddle holds three leaves, beside the chair lies an orange swimming ring; more brown leaves are scattered, and a ladder climbs out at the right. Cypresses and a white wall stand behind under a summer sky.

st037 = Endless hotel corridor
    .name = Long hotel corridor with many doors
    .shows = A hotel corridor runs on and on between closed green doors; on the left one door is open and light falls out.
    .closer = Mustard walls, a wine-red carpet with gold diamonds and rows of small wall lamps shrink towards a dark point in the middle. The light from the open door lies across the carpet like a bright plank, and in it is the long shadow of somebody who cannot be seen. In the nearest corner, on the right, a tray with a silver lid stands on the floor beside a pair of black shoes.

st038 = Petrol station at night
    .name = Lit petrol station by a dark forest road
    .shows = A petrol station shines alone beside a dark road under the stars. A small car packed high with furniture stands at the two red pumps; nobody is in sight.
    .closer = The canopy has a red stripe and four bright tubes that throw pale green light; moths whirl under it. On the roof of the little yellow car two cases, a lamp with a pink shade and an upturned armchair are tied down with string, and its lamps still burn. In the warm window of the shop, in front of the shelves, sits the shape of a cat. Black firs and a teal sky full of stars close in all round; a puddle holds a little of the light.

st039 = Abandoned fairground
    .name = Overgrown fairground with a rusty big wheel
    .shows = A rusty big wheel with crooked gondolas stands in dry high grass beside a boarded booth. In front a wooden carousel horse leans, its paint flaking. One gondola is lit.
    .closer = Heavy grey-mauve clouds, and under them a band of yellow evening light from the left. Three gondolas are missing, others hang askew in faded rose, mint and ochre; ivy climbs the frame. The awning of the booth is torn to strips. The horse still has its red saddle, a blue-green cloth and a golden pole that holds nothing any more. High at the top of the wheel a warm light burns in a single gondola.

st040 = Spiral staircase from above
    .name = Spiral staircase seen from above
    .shows = Looking straight down a great spiral staircase with a red carpet; at the very bottom a lantern is alight.
    .closer = Steps of rosy marble wind inwards turn after turn, from pale and cool near the eye to golden at the heart, round a dark violet well. A polished brass rail follows the inner edge like a shell. On a step at the upper left lies one white glove, and three sheets of paper are falling through the well. Nobody is to be seen.

st041 = Laundrette at midnight
    .name = Somebody waiting in a laundrette at night
    .shows = Somebody in a checked dressing gown sits on a bench in a bright laundrette, seen from behind, and waits in front of two rows of washing machines.
    .closer = Tube lamps make the room pale green; outside the window it is dark blue, with a moon and one lit window. Only one machine is running, full of red, yellow and blue cloth. The red clock has no figures and both hands point straight up. A black cat sits on top of the machines and looks down. A yellow basket of linen stands on the bench, and one red sock lies alone on the chequered floor.

st042 = Crossroads without signs
    .name = Crossroads with a bare post and a suitcase
    .shows = Four sandy roads meet in open fields. The wooden post at the corner carries no signs; a crow sits on it and a red suitcase stands in the road.
    .closer = The sun is low at the left and everything is gold: ochre and olive fields, pale roads, long shadows to the right. One road runs straight on and winds to the horizon, one goes left, one goes right, and the widest comes from where you stand. The post shows only two dark marks where boards may have hung. The suitcase has two tan straps; nobody is near it. Heaped clouds and a few far birds fill a turquoise sky.

st043 = Greenhouse in winter
    .name = Lit greenhouse full of plants in the snow
    .shows = A glass greenhouse full of green plants, flowers and oranges shines in a snowy garden at nightfall.
    .closer = Outside everything is blue: dusk sky with first stars, snowy firs, bare trees, snow falling in large flakes. Inside it is yellow and green, with a palm, round oranges and a row of pink and white flowers behind the panes. Snow lies thick along the roof. A line of footprints leads up to the closed door, and warm light lies on the snow in front of it.

st044 = Underground platform, train leaving
    .name = Underground train leaves a latecomer on the platform
    .shows = A train with red tail lamps leaves a tiled underground station; on the platform somebody in a blue coat, seen from behind, reaches out an arm.
    .closer = The round vault is tiled in cream and petrol blue and lit by a row of round lamps that ends in the dark. The carriage, silver with a red band, is already in motion: streaks of light hang behind it and two sheets of paper whirl in the draught. In its back window a girl with plaits looks out, her mouth a small round. The latecomer still has one foot in the air, a brown bag and a flying yellow scarf. A red glove lies near the yellow line.

st045 = Lighthouse in fog
    .name = Lighthouse on a rock in thick fog
    .shows = A red and white lighthouse on a rock sends its beam through thick fog; a small rowing boat with a lantern is out on the water.
    .closer = Everything is grey-green and soft; only the lamp and its two broad pale-yellow beams have an edge. Banks of fog hide the middle of the tower and the little keeper’s house, where one window is lit. Foam breaks round the rock and round darker stones in the lower right corner. In the lower left somebody in a yellow cap rows a red boat towards the light, and gulls fly above.

st046 = Tree house
    .name = Tree house in an old oak
    .shows = A wooden house with a red roof sits in a big old tree; a rope ladder hangs down from its open door, a swing from a bough.
    .closer = Sunbeams fall through a bright green summer forest from the upper right. The door stands open and it is dark inside; two windows are lit, one with red curtains. Small coloured pennants run from the roof to a bough. A bucket hangs on a rope at the left of the platform, the swing at the right is empty, and two red mushrooms stand in the grass below.

st047 = Theatre hall seen from the stage
    .name = Full theatre seen from the stage behind a girl
    .shows = From the stage you look past a girl in a white dress into a full red and gold theatre: rows of people, tiers of boxes, a chandelier.
    .closer = A beam from high up picks out the girl, seen from behind; her shadow falls towards you and the footlights glow along the edge of the boards. She hides a crumpled sheet in her hands behind her back. Hundreds of faces look at her from red seats and from gilded boxes with little lamps. In the front row one seat is empty except for a bunch of yellow flowers. Heavy red curtains hang at both sides.

st048 = Perfect supermarket aisle
    .name = Supermarket aisle sorted by the rainbow
    .shows = A supermarket aisle runs straight to a bright point; every shelf has one colour, from red at the bottom to violet at the top. A small girl stands in it.
    .closer = Seen from low down, the same boxes, cans, jars and bottles repeat without end on both sides and are mirrored in the white floor under rows of lamps. The girl, seen from behind in a dark blue coat and red plaits, holds an empty wire basket. In front of her lies the only thing out of place: one yellow can on its side. On the yellow shelf at the right there is one dark gap. Nothing carries any writing.

st049 = Bus stop in the desert
    .name = Snowman at a bus stop in the desert
    .shows = A bus shelter stands alone in a hot desert under a high sun. In it a snowman with a red hat, scarf and suitcase waits, in a small puddle.
    .closer = Orange sand and turquoise sky shimmer; table mountains and a streak of false water lie far off. The shelter is of blue-green corrugated iron, rusty in places, with a red roof and a bench; a round yellow sign on a pole shows a bus. Drops run down the snowman, who smiles all the same. His brown case carries a sticker with a snow crystal. A narrow track comes by, half covered by sand, and no bus is to be seen.

st050 = Roof full of aerials
    .name = Roof crowded with aerials against a pink sky
    .shows = Dozens of aerials, rods and dishes stand crooked on a tiled roof against a burning pink evening sky. A turquoise kite has caught among them.
    .closer = The sky runs from violet to apricot, the sun is just gone at the left and edges each rod with orange. Masts lean every way, with fishbones, rings, combs and two big dishes, and wires sag between them; a row of small birds sits on one. The string of the kite hangs down to a lit skylight where somebody looks out, mouth round. More roofs with more aerials lie in the haze beyond.

st051 = Bridge that ends halfway
    .name = Stone bridge that breaks off over a misty gorge
    .shows = A high stone bridge reaches out from the left and breaks off in mid-air over a gorge; a child in a red coat stands at its end.
    .closer = Sunrise: the sky goes from mauve to pink and cream, the sun stands low between the bridge and the far side. The pillars sink into rosy mist; a few stones fall from the broken edge. Across the gap, at the right, a short piece of road and one fir stand on a cliff. The child is seen from behind, with a yellow hat, a pale scarf and a small brown suitcase. A few birds fly above the sun, and dark firs rise out of the mist below.

st052 = Reading room with green lamps
    .name = Old library hall with rows of green lamps
    .shows = A long old library at dusk: walls of books, a gallery, and tables with green glass lamps that shrink towards a tall window.
    .closer = The near lamp shines on an open book; a bird folded from a printed page stands on it. The lamps run on in two rows under a dark vault to a tall arched window with an evening sky and a small moon. One reader with her hair in a bun still bends over a table, in profile. In front of her a chair has been pushed back and a red scarf hangs over it. Everything else is brown wood, brass rails and shadow.

st053 = Jetty at dusk
    .name = Wooden jetty with a lantern and red boots
    .shows = A wooden jetty runs out into a still lake at dusk. A lantern burns at its end, and beside it stands a pair of red rubber boots, empty.
    .closer = The last light is orange behind dark mountains and firs; above it the sky turns teal and then night blue with stars. Sky and trees lie mirrored in the water. The planks are a little uneven and warm where the lantern shines. To the left of the jetty rings spread on the water. Reeds frame both lower corners, with a few glowing specks over the right one.

st054 = Motorway junction from the air
    .name = Cloverleaf motorway junction seen from above
    .shows = Two motorways cross, seen from straight above at nightfall, joined by four round loops. Streaks of white and red light run along them; in one loop stands a small house.
    .closer = Blue and green fields with hedges spread all round like patchwork. The roads cut across them at a slant, lilac-grey in the light of many lamps, and the traffic draws long lines: white one way, red the other. The little house inside the lower right loop has a red roof, a pond, trees and two lit windows, as if it had been there first. Above it all six white geese fly in a wedge, at the upper right.

st055 = Castle ruin on a hill
    .name = Castle ruin on a steep grassy hill
    .shows = The broken towers and walls of a castle stand on a steep hill under a dark sky, struck by sunlight. Sheep graze on the slope; one window is lit.
    .closer = Slate-blue storm clouds fill the sky, but a shaft of sun from the right turns the stones honey-gold and the grass yellow-green. Jackdaws circle. A torn red banner still flies from the tallest tower, whose left side is covered in ivy, and in the tower one window shines as if somebody lived there. A small tree grows inside the walls. A sandy path winds up to the gate, and misty wooded hills lie beyond.

st056 = Kitchen after a party
    .name = Messy kitchen the morning after a party
    .shows = A sunny kitchen in the morning: the sink under the window is heaped with towers of dirty plates, bowls and cups. Flags, streamers and balloons are left from a party.
    .closer = A violet paper hat sits on top of the tallest tower, foam runs over the edge of the sink. To the left the last slice of a cake with one candle, glasses and bottles; to the right a ginger cat with a gold paper crown. The string of flags over the window has come down at one end. A cup has spilled something red on the mint and cream tiles. From under the striped cloth below the sink two feet in striped socks stick out, one with a hole at the toe.

st057 = Waiting room, one chair taken
    .name = Boy alone in a row of chairs in a waiting room
    .shows = From high in the corner you see a blue-green waiting room with a long row of orange chairs; on one of them sits a small boy with a toy rabbit.
    .closer = His feet do not reach the floor, his mouth is a straight line and he holds the rabbit tight. At the left is a door with a frosted pane: warm light behind it, somebody’s blurred shape, and a bright wedge that reaches across the tiles towards the boy. A clock without figures and a small landscape hang on the wall, a plant stands in the corner, magazines lie on a low table. In the middle of the floor somebody has left a yellow duck on wheels.

st058 = Hedge maze
    .name = Hedge maze with a small child inside
    .shows = A maze of clipped green hedges seen from above, with a fountain in the open middle. A small child in a red coat stands in one of the paths.
    .closer = Morning sun from the left; the tops of the hedges are bright yellow-green, their sides deep green, the paths pale sand with blue-green shadows. The child, with a yellow hat, is seen from behind low and left of the middle. The stone fountain stands where the paths are widest. Beyond the far hedge are round trees in mist and a pale house with a grey roof.

st059 = Harbour cranes at sunrise
    .name = Harbour cranes over a cargo ship at sunrise
    .shows = A huge harbour crane stands on the quay and lifts a red container over the water, with a loaded cargo ship behind it and the sun rising beside it.
    .closer = The sky goes from teal to apricot; the low sun at the right edges every beam with orange. More cranes stand behind the first, smaller and smaller in the haze, some with their arms folded up. The ship shows its bow, an anchor and rows of coloured containers. One small person in a yellow coat and red hat looks up from the quay, quite alone. A white gull sits on a wooden post in front, looking away.

st060 = Chapel in the mountains
    .name = Chapel on a rock above a sea of clouds
    .shows = A small stone chapel with a pointed bell tower stands on a snowy rock high above the clouds, with great peaks behind. Its door is open and it is lit inside.
    .closer = Dawn comes from the right: one half of each mountain is rose, the other blue. The windows and the door glow yellow. A bell hangs in the tower, snow lies on the purple roof. A pair of red skis stands in the snow beside the door, and a few footprints lead in; none lead out. Mist and white clouds hide everything below, only the tops of some firs come up in front.

st061 = Football pitch with one goal
    .name = Football pitch with a goal at one end only
    .shows = A football goal seen from behind, through its torn net, with a ball lying in it. Beyond it the striped green pitch runs to the far end, where there is no goal.
    .closer = The sun stands low and golden behind the wood at the far end, and long shadows come towards you over the green. White lines mark the halfway line, the circle and both penalty areas; small red flags stand at the far corners. On the far line there are only two bare spots of earth, and yet the shadow of a whole goal, net and all, lies in the grass before it. A pair of orange gloves hangs over the bar of the goal in front; nobody is there.

st062 = Lift doors closing
    .name = Steel lift doors closing on a woman and a dog
    .shows = Two steel lift doors slide shut; in the bright gap stand a woman in a red coat with yellow tulips and a small dog that has put its head out.
    .closer = The hall is dark marble, the cabin golden, and a strip of light runs over the tiles towards you with the shadow of a head and a raised arm in it. The steel is engraved with rays, and in the right leaf somebody running is mirrored as a blur. Sheets of paper whirl through the air. Over the doors a brass half-circle shows dots and a pointer; at the right the button that points up is lit. The woman’s mouth is a small round.

st063 = Attic full of boxes
    .name = Sunny attic with boxes and an old teddy bear
    .shows = Under the beams of an attic stand cardboard boxes; the sun from a round window falls on one that is open, and a teddy bear looks out of it.
    .closer = The boards are dim and brown, the boxes golden: slanting boards, rafters, dust in the ray of light. The bear has one button eye and a cross of thread instead of the other, and a shine rises out of its box. Footprints in the dust lead up to it and stop. A rocking horse with a red saddle stands at the left; in front are a globe on one box and a pile of books on another, with a mouse in a green jacket on top. A cobweb hangs at the window.

st064 = Neon diner
    .name = Diner with neon lights at night
    .shows = A chrome diner with rounded corners shines at night; pink and turquoise tubes run round its roof, and a tall sign shows a steaming cup.
    .closer = Through the long yellow window you see red benches, two guests over a milkshake and a cook with closed eyes. The sky is violet with many stars and a last streak of pink over low hills. A rounded turquoise car is parked on the wet asphalt, where all the lights are mirrored in streaks. In front sits a small brown dog with a red collar; its lead lies loose on the ground. A thin moon and a falling star stand in the sky.

st065 = Vegetable patch with a gnome
    .name = Garden gnome asleep while a rabbit eats carrots
    .shows = A garden gnome with a red hat and a white beard stands among cabbages, carrots and beans, eyes closed, leaning on a rake. Beside him a rabbit eats a carrot.
    .closer = A bright early summer morning, light from the left, everything fresh green and the earth warm brown. The gnome is of painted clay: moss on his boot, a chip out of his hat. Three holes in the ground show where carrots have been; the rabbit holds the last one. A fat pumpkin lies at the right, beans climb their poles, tomatoes ripen, sunflowers look over the fence and a thatched cottage smokes behind.

st066 = Child jumping into a puddle
    .name = Child in a yellow raincoat jumping into a puddle
    .shows = A child in a yellow raincoat and red boots jumps with both arms up into a big puddle in a rainy street.
    .closer = Everything around is wet and grey-blue: cobbles, blurred house fronts with a few lit windows, two burning street lamps, slanting rain. Water flies up on all sides and rings run over the puddle, which mirrors the yellow coat. The child’s eyes are shut and it smiles under the hood. A red umbrella lies upside down at the right.

st067 = Old couple sharing a bench
    .name = Old couple on a bench, seen from behind
    .shows = An old man in a cap and an old woman with a white bun sit close together on a bench under an autumn tree and look out over a lake.
    .closer = Low golden sun over the water; the whole picture is orange, rust and cream. She wears a wine-red coat with a straw-coloured shawl and leans her head a little towards him; he has a grey coat, a red scarf and an arm around her. A walking stick leans on the bench at the right and a green flask stands on the ground at the left. Red leaves hang overhead, fall, and cover the ground.

st068 = Woman laughing into a phone
    .name = Woman on a balcony laughing into a yellow phone
    .shows = A dark-haired woman in a green dotted dress stands on a balcony above the city and laughs into a yellow telephone. Its curly cord crosses the street to a lit window.
    .closer = A summer evening in violet, pink and apricot; behind her are towers with the first lights. Her eyes are closed and her head leans back. In the one lit window of the house opposite sits a dark figure with a yellow receiver, where the cord ends. A white cat with a brown patch sits on the iron rail and watches the cord; a pot of red flowers stands at the left.

st069 = Man asleep on a train
    .name = Sleeping man and child behind a train window
    .shows = Seen from outside through a lit train window, a man with a moustache, in a grey coat and green tie, sleeps by the glass. A child in a woolly hat sleeps against his arm.
    .closer = Outside, the blue carriage with its wheels runs through a rainy night; drops and the reflections of pines cross the pane. Inside everything is warm: wood, wine-red seats, a small lamp. The child wears a yellow coat, a red scarf and a green hat and smiles. On the rack are a suitcase and a cage with a yellow bird, the only one awake. In the mist of his breath on the glass a finger has drawn a fish.

st070 = Twins in identical coats
    .name = Twin girls in mustard coats, hand in hand
    .shows = Two girls who look exactly alike stand hand in hand on a gravel path and look straight at us. Both wear mustard coats, white collars and red bobble hats.
    .closer = A grey-violet morning of fog. Everything comes in pairs: two stone pillars, two crows on them, two rows of bare trees, the windows of the house behind. Their faces are calm and still. Small things differ: the girl on the right has lost one button, and only the girl on the left casts a shadow; in the house one single window is lit.

st071 = Surgeon washing hands
    .name = Surgeon washing hands at a steel sink
    .shows = A surgeon in green clothes, mask and red cap washes hands and arms at a steel sink. Behind a pane, two people wait in a bright room.
    .closer = The washroom is dark petrol blue; cold white light comes through the window from a round lamp. The surgeon, seen from the side, looks down with eyes nearly closed; yellow suns are printed on the cap. White foam covers the brown hands and forearms, and water runs from the curved tap. In the bright room two masked helpers stand beside a table, and on the table sits a small teddy bear with a bandaged head.

st072 = Children whispering
    .name = Two children whispering in a blanket tent
    .shows = In a tent of striped blankets a red-haired girl whispers behind her hand into the ear of a dark curly-haired child, who laughs and hugs a toy rabbit.
    .closer = A lantern at the lower left fills the tent with orange light; outside, between the hanging blankets, are a dark blue room and a window with a thin moon. The girl has a plait, freckles and striped pyjamas and closes her eyes while she talks. The other child wears blue pyjamas with stars. The white rabbit has a cross for one eye and holds one long ear straight up, as if it listened too. In front lies a patchwork quilt.

st073 = Runner carried over the line
    .name = Two runners carrying a third over the finish line
    .shows = Under the chequered finish banner of a full stadium, a woman in blue and a bearded man in green hold up a runner in red. His arms lie round their shoulders, his knees give way, one foot has no shoe.
    .closer = Low golden light under a violet sky, floodlights, a crowd of coloured dots, confetti, long shadows on the brick-red track. The red-haired runner hangs between the two with closed eyes and open mouth. Each helper grips one of his wrists; the woman props his chest with her other hand, the man clenches his teeth. The lost yellow shoe lies on the track behind them. At the lower right, unnoticed, a tortoise has already passed the line: the torn tape hangs over its shell.

st074 = Bride running for a bus
    .name = Bride running after a red double-decker bus
    .shows = A bride in a white gown and yellow trainers runs with an outstretched arm after a red double-decker bus. The conductor on its rear step holds out his hand to her.
    .closer = A fresh, bright morning in turquoise and cream. Her veil and a red sash stream behind her; she laughs, wears flowers in her dark hair and holds a bouquet that loses petals. Behind her at the left stands a small church with an open door; pale houses and round trees line the street. On the upper deck sits one grey-haired passenger, seen from behind, who does not turn round.

st075 = Busker in the rain
    .name = Old guitarist playing in a rainy street at night
    .shows = A grey-bearded man in a hat and a brown coat plays the guitar and sings in a wet street at night. His open guitar case lies before him.
    .closer = Everything is teal and wet; one street lamp throws amber light on the puddles. Behind him are a stone wall, a closed shop shutter and a striped awning; far houses have a few lit windows. His eyes are shut, his scarf is red. In the case lie three coins and one white mitten with a red cuff. A single figure under an umbrella walks away in the distance; nobody else is there.

st076 = Cook tasting soup
    .name = Cook with a moustache tasting soup from a spoon
    .shows = A cook in white with a tall hat, in profile, holds a wooden spoon to his lips over a big steaming copper pot. His eyes are closed.
    .closer = Evening light comes from a window at the right; the wall is tiled in sea green, copper pans and garlic hang from a rail. The cook has a black moustache, a red neckerchief and one hand on his hip, and takes his time; two drops fall from the spoon. Carrots and peas float in the soup, and so does a small red boot. Behind his back a white cat stands on the counter with a fish in its mouth.

st077 = Girl with a drawn-on plaster cast
    .name = Proud girl, her leg cast full of drawings
    .shows = A girl sits proudly in an orange chair, one hand on her hip, her leg in a big white plaster cast on a cushioned stool. The cast is covered in bright drawings, and she holds a red crayon to it.
    .closer = A bright mint-green room with a window on a tree. On the cast: a sun, a heart, a star, a boat, a fish, a flower, a cat’s face and a green dragon by the bare toes. From the tip of her crayon three birds in red line rise through the air to the window, each larger than the last, as if just drawn. The girl laughs; she wears a yellow bow, a striped blue jumper, a striped sock and one red shoe. A crutch leans at the wall; more crayons lie on the round rug and stand in a tin.

st078 = Crowd looking up
    .name = Crowd on a square, all looking up
    .shows = Seen from high above, dozens of people of all ages stand on a paved square and lift their faces to the sky. A huge dark shadow lies over half of them.
    .closer = Late sun on cream-coloured slabs; coats in ochre, rust, olive and grey-blue. Some point, some shade their eyes, some throw up both arms, a few mouths stand open. The shadow is long and rounded, with something like a tail at its left end; what casts it is not in the picture. A white feather as long as an arm floats down at the top. One child in a red coat, in the middle near the front, looks at the ground instead.

st079 = Man in a suit on a swing
    .name = Man in a suit swinging high under a blossoming tree
    .shows = A balding man with glasses and a blue suit swings high under a pink blossoming tree. His red tie flies out behind him and one of his shoes sails through the air.
    .closer = A bright spring sky, cobalt blue with heaped clouds. He leans far back, laughs with his eyes closed and stretches out both legs; one foot shows a yellow sock. Below, in the grass full of petals, stands a brown briefcase, and seven sheets of paper whirl up out of it. Behind the meadow, small and pale in the haze, rises a row of office towers.

st080 = Angler with a tiny fish
    .name = Proud angler on a jetty holding up a tiny fish
    .shows = A sturdy grey-haired woman in a red shirt and green waders stands on a jetty, one hand on her hip, and proudly holds up a tiny orange fish on a line.
    .closer = Early morning at a misty lake, all pale green and gold; pines and a soft mountain on the far shore. She laughs with closed eyes; three coloured flies stick in her hat. Beside her stand a very large empty bucket and a long-handled net. In the water behind her back, a dark fish longer than the jetty glides by with one pale eye.

st081 = Grandmother at a games console
    .name = Laughing grandmother with a game controller
    .shows = A grandmother with glasses and a headset sits laughing in a red armchair, a game controller in her hands; beside her a boy throws up his hand, mouth open.
    .closer = You look from behind the television, whose turquoise light shines up on them and in her glasses as little pink shapes. She has a grey bun, pearls and a lilac cardigan over a flowered skirt; the boy has curls and a striped yellow jumper. A cup of tea steams on the arm of the chair. A lamp glows at the left; on a shelf behind stand three gold cups. Popcorn and a ball of wool with needles lie in front.

st082 = Handshake over a table
    .name = Two people shaking hands over a table
    .shows = Two right hands clasp firmly, one thumb over the other, above a table on which a sealed paper and a pen lie. One sleeve is a pinstriped suit, the other a rust-red jacket.
    .closer = A green glass lamp throws a cone of warm light into a dim library; rows of books stand behind. The pale hand at the left wears a white cuff with a gold link, the brown hand at the right a worn sleeve with one pale button and a loose thread; four brown fingertips hold the pale hand from below. Their faces are not seen. On the paper, grey lines and a red wax seal with a heart in it. Two halves of a broken coin lie apart, one at either side of the table.

st083 = Dancer’s bandaged feet
    .name = Crossed, bandaged feet of a seated dancer
    .shows = The lower legs of a dancer who sits on a bench in a pink tulle skirt, her ankles crossed, her bare feet bandaged. Worn satin shoes lie in front of her.
    .closer = Mild light in pale blue and peach; the shapes of tall windows lie on the wall, crossed by a wooden bar. White turns of bandage go round the ankles and feet, one heel has a plaster, and the tips of the toes look out. A blue knitted leg warmer hangs over the bench. A roll of bandage has come undone on the boards; beside it lie two pointe shoes, frayed at the tips, with long pink ribbons. A grey mouse looks out of one of them.

st084 = Boy with a magnifying glass
    .name = Boy in the grass looking through a magnifying glass
    .shows = A black-haired boy in a red and white striped shirt crouches in the grass and holds a magnifying glass before one eye. Behind the lens the eye is huge.
    .closer = A sunny green garden, blurred behind him; the blades of grass stand as tall as trees, as if we were as small as what he watches. He has freckles and a small smile; the big eye is brown with a bright gleam. In front of him five ants walk in a row along a twig. One carries a leaf, and the ones in the middle carry a golden key.

st085 = Firefighter with a kitten
    .name = Firefighter holding a ginger kitten in a blanket
    .shows = A firefighter in a yellow helmet holds a ginger kitten wrapped in a blanket. Behind her a house roof burns, a ladder leans on it, and a red engine stands at the right.
    .closer = Night, plum and orange; sparks drift and the hose sends an arc of water through the smoke. She smiles with closed eyes, soot on her cheek; the kitten, sooty too, looks at us with wide green eyes and lays one paw on the blanket. Four black paw prints climb up one sleeve. One window of the house is still lit.

st086 = Waving from a train window
    .name = A girl waving from the window of a green train
    .shows = A girl in a red beret and an orange coat leans out of the window of an old green railway carriage and waves. On the platform an old man with a hat, seen from behind, waves back.
    .closer = Pale morning light; steam rolls along under the carriage. Behind the girl a small lamp glows in the compartment, and her dark hair blows back: perhaps the train has begun to move. She laughs, one arm resting on the sill. At the right, alone on the platform, stands a brown suitcase with a red bow on its handle.

st087 = Tug of war
    .name = Two children and a grandmother against a giant
    .shows = Tug of war on a meadow: an old woman and two children hang on one end of a thick rope, one huge bearded man on the other, heels dug in. A red cloth is knotted round the middle, above a mud hole.
    .closer = Late golden afternoon at a village fair: two strings of coloured flags, a green and white striped tent, onlookers, a steeple and hills far behind. All four lean back with their eyes shut; the girl with red plaits laughs, and the heels tear up clods of earth. The man’s boots have slid to the very edge of the mud hole. Beside the red cloth, quite calm, a sparrow sits on the taut rope.

st088 = Person in a bear suit on the metro
    .name = A tired man in a bear suit on the metro
    .shows = A man in a furry brown bear suit sits alone on an orange bench in a metro carriage. He has taken the bear’s head off and holds it on his knees. His eyes are shut.
    .closer = Pale greenish light; in the dark windows the lamps of the tunnel streak by. His hair stands on end, and a zip runs down the front of the suit. The bear’s head smiles and looks straight at us with shining eyes. Beside him on the empty seat stands a jar of honey with a heart on it, and a red balloon is tied to the jar.

st089 = Tattooed arm holding a baby
    .name = Tattooed man holding a sleeping baby in his arm
    .shows = A bearded man in a red vest holds a sleeping baby wrapped in white. His arm is tattooed with an anchor, a sun, a rose and a swallow.
    .closer = A teal-blue room at night; a crescent moon in the window, a warm light from the right. The man’s head is bent and his eyes are closed; he smiles a little. The baby in the hood sleeps with one small fist out of the cloth, its cheeks red. The ink on the strong arm is blue-green, with a red rose, and two rows of waves run round the wrist. Three paper stars hang from the ceiling, and small stars stand on the blanket, the arm and the wall.

st090 = Hairdresser in mid-cut
    .name = Hairdresser cutting long hair in front of a mirror
    .shows = A woman in a dotted green cape sits in a salon chair, her back to us; her hair is long on the left, short on the right. A bearded hairdresser holds open scissors at the last long lock. A mirror on the wall shows both faces.
    .closer = The salon is rose and cream, with sun in panes on the wall. In the gold-framed mirror, set with round lamps, her mouth is a small round and her eyes are wide; behind her he looks down at his work. He holds the lock out with a red comb and opens the scissors round it; snippets fall on the cape and the red leather of the chair. On the shelf under the mirror stand two bottles, and beside them lies a cut-off plait that still wears its red ribbon.

st091 = Card players, one hiding an ace
    .name = A card player hiding an ace behind his back
    .shows = Four people play cards under a green lamp. The one nearest to us, seen from behind in a hat and a blue waistcoat, holds a card with a red heart behind his back.
    .closer = A dim back room with wooden panels, a shelf of coloured bottles and a picture of the moon over hills. Across the round green table sit an old woman with glasses, a smiling red-haired woman with her eyes shut and a bearded man who looks at the player in the hat. Cards and small coins lie in the lamplight. On the floor a grey cat stares at us, wide awake.

st092 = Woman measuring a bare wall
    .name = A woman on a stool measuring an empty wall
    .shows = A woman in rust-red dungarees, seen from behind, stands on a wooden stool and stretches a yellow tape measure across a bare wall with both arms wide.
    .closer = Morning sun draws the panes of two windows on the cream wall, and her shadow stands beside her. She wears a teal headband and a high bun; two pencils stick out of her back pocket. At the left a grey cat sits in a moving box and watches; at the right there is a plant in a clay pot. Beside her a pale patch and one nail show where something used to hang.

st093 = Student asleep on books
    .name = Student asleep on an open book at night
    .shows = A student with red curls sleeps at a desk, cheek on an open book, under a red lamp; a window behind shows the moon over roofs.
    .closer = The sleeper wears a mustard jumper, has freckles and a small smile, and still holds a pencil. Somebody has laid a checked blue blanket over the shoulders. On the window sill, outside, an owl looks in. A grey cat sleeps on a tall pile of books at the right; a moth circles in the lamp’s warm cone. A cup of cold tea, a pair of glasses and a sheet of notes lie in front. Everything beyond the light is deep violet blue.

st094 = Queue in the snow
    .name = Queue of people in the snow in front of a booth
    .shows = Thirteen people in winter coats stand in a long queue in the snow, seen from behind. It leads to a red booth with a lit window.
    .closer = A pale grey day, thick flakes, blurred house fronts and one bare tree. The coats are blue, plum, green, ochre and rust; snow lies on the shoulders; the fifth in line is a small child. The booth at the left has a striped red and white awning, a smoking chimney and warm yellow light; somebody without a face sits inside. A child in a red coat and yellow hat has stepped out of the line at the left and raises an arm.

st095 = Acrobat in mid-air
    .name = An acrobat flying towards a catcher on a trapeze
    .shows = High up in a circus tent an acrobat in turquoise flies through the air with her arms stretched out. A man in red hangs by his knees from a trapeze and reaches for her. Between their hands there is still a gap.
    .closer = The striped canvas runs together far above, hung with strings of small lamps. Behind her swings the empty bar she has let go of. Her feet in golden slippers are pointed, a golden sash streams from her waist, and her eyes are fixed on his hands. A small gold star has come off her costume and falls, shining, towards the net; under the net, in the dark, wait a hundred heads.

st096 = Toddler in grown-up shoes
    .name = A toddler standing in huge brown shoes
    .shows = A small child with dark curls and yellow dungarees stands in a hallway in a pair of huge laced leather shoes, both arms up, laughing.
    .closer = Sunlight comes in through the open door and lies on the wooden floor and a striped rug. Only one foot has a sock, one lace is undone, and the dungarees have lost a button. Long coats and a yellow scarf hang on pegs, far too high for the child. On the door frame are four pencil strokes, one above the other, where somebody has been measured.

st097 = Protester with a blank sign
    .name = A woman in a crowd holding up an empty sign
    .shows = A woman with black hair, round glasses and a red coat stands in the middle of a crowd and holds up a large white sign. There is nothing on it.
    .closer = A pale, misty morning before a building with columns; the crowd is blue and grey, and everybody looks towards her. She looks straight ahead, her mouth closed, both hands on the pole. In front, seen from behind, a child with plaits reaches up and offers her a yellow pencil. A few birds fly over the roof at the left.

st098 = Man painting over a mural
    .name = A man covering a painted whale with plain paint
    .shows = A man in white overalls stands on a ladder before a brick wall and rolls cream paint over a big bright mural. Half of a blue whale is already gone. A girl watches from the pavement.
    .closer = Sunny midday. What is left of the mural shows the whale’s head with a friendly eye turned to the painter, flowers growing out of its spout, an orange sky and a yellow sun. Tins and a cloth with splashes lie under the ladder. The girl in yellow has raised one hand to her face. On the painted-over half one small red bird has been left out.

st099 = Hitch-hiker at sundown
    .name = Hitch-hiker with a backpack by an empty road
    .shows = Somebody in a straw hat with a big green backpack stands at the edge of a long straight road, seen from behind, an arm out and the thumb up. The sun is going down.
    .closer = The sky burns from violet to gold over red rocks and an endless plain; telegraph poles run along the road to the horizon. Far off two headlights have just appeared. A rolled blanket is strapped under the pack and a bottle hangs at its side. A small dog with a brown ear looks out of the top of the pack, away from the road.

st100 = Hands shaping clay
    .name = Two hands shaping a clay pot on a wheel
    .shows = Two hands lie round a wet clay pot on a turning potter’s wheel; behind it a potter in an apron, whose head is not seen.
    .closer = Honey-coloured morning light slants into the workshop from a window at the left. The potter wears a teal shirt with rolled sleeves and a cream apron full of clay spots. Both thumbs rest on the rim, the fingers spread over the red-brown wall and leave rings in it. On the grey wheel lie crumbs of clay. In front, at the right, stands a bowl of cloudy water with a sponge; at the left a small bird of clay looks on.

st101 = Cat staring at a fish bowl
    .name = Cat beside a fish bowl
    .shows = A dark grey cat with a red collar sits on a table and looks hard at a fish bowl in which a single goldfish swims.
    .closer = Afternoon light falls from a window with red curtains into a mustard-yellow room; outside are clouds and two round trees. The cat’s eyes are wide and yellow, turned to the bowl; its tail curls behind it. The orange fish is swimming towards the cat’s side, past green weeds and a few bubbles. A small framed landscape hangs on the wall at the left, and a ball of red wool lies in front.

st102 = Dog with its head out of a car
    .name = Happy dog leaning out of a moving car
    .shows = A brown and white dog leans far out of the window of a turquoise car on a coast road, eyes shut with joy, ears and tongue flying.
    .closer = A summer day with blue sky, white clouds and a strip of sea; the sun is at the upper right. The road, its white dashes and its posts rush away behind the car, and all strokes run to one point. The dog has a white blaze and muzzle, a red spotted scarf that flies behind it and one paw on the door. A driver with a straw hat sits in the dark of the car. A swallow races along above the roof.

st103 = Starlings forming a cloud
    .name = Huge flock of starlings over a marsh
    .shows = Countless starlings fly as one long winding cloud across the evening sky above a marsh; a person in a rust-red coat stands below and looks up.
    .closer = The sky goes from blue-violet above to lemon yellow at the horizon. The dark flock has two thick bends joined by a narrow waist and runs out to a thin tail at the left and a tip at the upper right. The water mirrors the light; reed islands lie in it. Far off are a few houses with a pointed church tower. The person, seen from behind with a yellow hat, stands beside a bare tree at the right; reeds cover the lower edge.

st104 = Lone penguin walking inland
    .name = Penguin walking alone over the snow
    .shows = A single penguin, seen from behind, walks across a wide plain of snow towards high mountains of ice.
    .closer = Cold clear light: pale turquoise sky, a low white sun with a ring around it, blue shadows. The penguin fills the middle, flippers spread, orange feet in the snow, head turned a little to the right so that its yellow cheek shows. Its track of three-toed prints comes from the lower left and its shadow reaches far to the left. There is no other animal, no sea and no shelter in sight.

st105 = Snail on a road marking
    .name = Snail crossing the line of a road at dusk
    .shows = A snail, seen from very near, crawls over the broken white line in the middle of a road at dusk. Far behind it, a car with two bright headlights is coming.
    .closer = The sky is violet, pink and orange, with dark firs along the horizon; the road runs straight into the last light. The brown coiled shell fills the foreground and has a golden rim. The snail stretches its neck to the right, both eyes raised on their stalks, and does not look round. Its silver trail comes in from the lower left and shows that half of the way is done.

st106 = Horse at a foggy fence
    .name = Brown horse behind a fence in the fog
    .shows = A chestnut horse stands behind a wooden fence on a foggy morning and looks to the right. A red halter hangs on a post.
    .closer = The air is pale blue-grey and cream; a white sun hangs low in the fog at the left, bare trees are only shades. The horse’s dark mane falls in thick locks, a white blaze runs down its face, one hind foot is white, and its breath steams. Far off at the right, outside in the mist, stands the shadow of a second horse. The end of the red halter’s rope lies in the grass among pale flowers.

st107 = Cobweb with dew
    .name = Cobweb full of dew between two teasels
    .shows = A great round cobweb, strung with hundreds of drops of dew, hangs between two dry teasels at sunrise. A red petal, shaped like a heart, is caught in it.
    .closer = Above it is still night-blue; low at the right the sun comes up orange in the haze, and the drops near it turn gold. The threads run in even rings round a star in the middle, and a few large drops hang from them and sparkle. A yellow-brown spider with a pale pattern on its back sleeps on the right teasel. The petal sticks in the lower left of the web. Dark grass stands in front.

st108 = Fox in an empty street
    .name = Fox crossing an empty street at night
    .shows = A red fox walks across a cobbled street between old town houses at night, past a single burning street lamp. Nobody else is there.
    .closer = Everything is violet and dark blue except the fox and the pool of yellow lamplight it walks through. All the windows are dark. A full moon stands over the end of the street, beside a pointed tower in haze. The fox faces right, with a white-tipped tail; a puddle in front of it holds some of the light.

st109 = Elephants bathing
    .name = Elephant and calf bathing in a river
    .shows = A huge elephant stands in a river at sunset and sprays water from its raised trunk over a calf. A straw hat drifts on the water.
    .closer = The sky glows from rose to yellow; the low sun shines through the bend of the trunk. The calf, up to its belly in the blue-green water, lifts its own little trunk and smiles. A white bird rides on the big one’s back. A flat-topped tree stands on the far bank. The hat with a red ribbon floats alone at the lower right, near some bulrushes; nobody is to be seen.

st110 = Pigeon on a statue’s head
    .name = Pigeon on the head of a bronze statue
    .shows = A grey pigeon stands on the curls of a green bronze statue: a general with a laurel wreath, a great moustache and fringed shoulders.
    .closer = Seen from below on a hazy golden morning, with the ochre houses of a town square behind. The statue’s eyes are turned up, as if it knew. A star is pinned to its coat, and there are white traces on its forehead and one shoulder. The pigeon’s neck shines violet and green. A small rolled note with a red ribbon is tied to its leg. More birds fly off at the left.

st111 = Ants carrying a leaf
    .name = Ants carrying a green leaf over paving stones
    .shows = Seen from above, nine ants pull and push a big green leaf across paving stones. A tenth sits on the leaf and is carried; another follows with a crumb.
    .closer = The light is low and warm and throws violet shadows; the leaf hovers a little above the pale stones, and something has nibbled at its right edge. Moss grows in the joints. In front lies a glass marble as big as several ants, blue with a twist of red, yellow and white, with a spot of orange light in its shadow. The corner stones lie in the shade of something out of sight.

st112 = Sleeping sloth
    .name = Sloth asleep under a branch
    .shows = A shaggy brown sloth hangs asleep under a mossy branch in the rain forest, smiling with closed eyes. A bird’s nest with three blue eggs lies in its lap.
    .closer = It hangs by all four limbs like a hammock, long pale claws hooked round the branch, its fur tinged with green. The round, light face with dark patches round the eyes is turned to us. Soft sunbeams fall through the green from the upper left. Pink orchids grow on the branch at the right, small vines hang down, and large leaves close the lower edge.

st113 = Goat on a roof
    .name = Goat standing on the ridge of a roof
    .shows = A white goat with a brown back stands on the ridge of a red tiled roof, a striped sock in its mouth. Far below, a tiny person raises both arms.
    .closer = It is a clear noon in the mountains: blue sky, white clouds, snow peaks, a village in the green valley. The goat has long curved horns, a beard and a red collar with a brass bell, and it looks calmly out to the left. Smoke rises from the chimney behind it. A grey cat looks up through a window in the roof. The sock, red and white, has no partner anywhere.

st114 = Octopus in a jar
    .name = Red octopus in a glass jar under the sea
    .shows = An orange-red octopus sits in a big glass jar on the sea bed. One of its arms reaches out of the neck and has just lifted off the cork.
    .closer = Light falls in broad rays from the surface at the upper left into blue-green water. The octopus looks up with round yellow eyes and a small smile; its other arms, with rows of pale suckers, are curled up against the glass. Yellow fish swim by at the right, before weeds and fan corals. A golden key lies in the sand at the lower left.

st115 = Flock with one black sheep
    .name = White sheep and one black sheep
    .shows = Seventeen white sheep walk over a green meadow, all facing right. One black sheep among them faces left.
    .closer = A bright spring morning: blue sky with big white clouds, light from the left, fresh grass full of flowers. The black sheep stands in front, near the middle, with some free grass around it. Behind the flock runs a wooden fence; on the hill are a small house with a red roof and far trees, and at the right a tree covered in pink blossom.

st116 = Peacock from behind
    .name = Peacock with open fan, seen from behind
    .shows = A peacock spreads its fan towards the evening sun, but we stand behind it: we see brown quills, a ball of white fluff and two legs. Two peahens walk off.
    .closer = The long feathers are dull olive from this side, with shadows of eyes and a thin bright rim where the light shines through. The fan hides head and neck. Its shadow falls towards us over the stone flags of a terrace. One lost feather lies in front with its bright side up, green, gold and blue, and a sparrow looks at it. The sky is violet and peach, with leafy boughs in the corners.

st117 = Lightning over a wheat field
    .name = Lightning striking behind a wheat field
    .shows = A forked flash of lightning comes down from dark storm clouds behind a wide field of ripe wheat; a small farmhouse stands at the right.
    .closer = The clouds are violet and nearly black, heaped in thick rolls; the flash is white with three side arms and lights the place where it strikes. The wheat is gold near the light and dark brown in front, every ear bent to the right by the wind. One window is lit in the little house. A single crooked tree leans at the left; red and violet flowers stand among the stalks in front.

st118 = First snow on a bicycle
    .name = Red bicycle under fresh snow by a railing
    .shows = A red bicycle with a basket leans by an iron railing in front of a brick house, snow on its saddle, basket and mudguards. Snow is falling softly.
    .closer = A still winter morning in dusty rose, lilac and white; only one window is lit, with orange curtains and the dark shape of a cat on the sill. A sparrow sits on the snow of the saddle. In the basket a blue woolly hat peeps out of the snow. The stones of the pavement still show through, and a line of paw prints comes from the right and ends beside the front wheel.

st119 = Rainbow over a car park
    .name = Rainbow over a wet car park full of cars
    .shows = A bright rainbow stands in a dark sky over a wet car park with rows of cars. A person stops between them and looks up; a trolley with a sunflower stands near.
    .closer = The rain has just passed: slate-blue clouds above, gold light low from the left, a fainter second arch outside the first. Everything on the ground is everyday, grey, red and blue cars, white lines, a shop with one lit window. In the empty bay in front lies a large puddle, and the rainbow lies in it upside down. The person wears a mustard coat and is seen from behind; one tall sunflower stands in the shopping trolley.

st120 = Fog swallowing a road
    .name = Country road vanishing in fog
    .shows = A country road with a broken white line runs between bare trees into thick fog. Two red tail lights are just disappearing in it.
    .closer = All is grey-green and cream, without sun or shadow. The nearest trees at both edges are dark, each pair farther away is paler until nothing is left. A wire fence runs along the left with a small brown bird on one post. The lights glow exactly where the road ends in white. Damp grass and a few pale flowers stand in front.

st121 = Distant tornado
    .name = A tornado far off over the fields, seen from a porch
    .shows = From a wooden porch with an empty rocking chair one sees a tornado far away over yellow fields; a dirt road leads towards it, past a small red farmhouse.
    .closer = The sky is grey-green under a low dark lid of cloud, with a strip of yellow light along the horizon. The funnel hangs from the cloud, wide above and thin below, and whirls up dust where it touches the ground. Fence posts and grain lean in the wind. A red shawl with fringes hangs over the chair, and a ball of yellow wool has rolled away across the boards, still tied to it by its thread.

st122 = Icicles on a gutter
    .name = Icicles on a gutter in front of a lit window
    .shows = A row of long, sharp icicles hangs from a snowy gutter in front of a lit window. A small hand has left its print on the frosted pane.
    .closer = It is blue dusk and a little snow is falling. Behind the glass are red curtains and a lamp on a table, but nobody. The icicles are blue at the sides and golden where the light shines through; the longest reaches down to the sill, and a drop falls from it. One in the row has broken off: its stump is left above, and the piece stands point upwards in the snow below. Brick wall, downpipe at the right.

st123 = Autumn leaf on a windscreen
    .name = Red maple leaf on a rainy windscreen
    .shows = Seen from inside a car: a large red and orange maple leaf sticks to the wet windscreen, its stem under the wiper. Outside is an avenue of golden trees.
    .closer = Pale light comes through the leaf, so that its veins shine yellow; drops cover the glass. The avenue beyond is blurred, ochre and rust, with a wet road and two far lamps coming nearer. The inside is dusky blue. Three chestnuts and a small yellow leaf lie on the dashboard, a paper fir hangs from the mirror, and in the mirror a teddy bear sits on the back seat, its belt fastened.

st124 = Cracked dry earth
    .name = Cracked dry lake bed with one green seedling
    .shows = Dry ground split into plates runs to the horizon under a white-hot sun. An old rowing boat lies stranded on it, and one green seedling grows from a crack.
    .closer = The plates of mud are ochre and brick-coloured, their rims curled up, the cracks between them deep and dark; far off they melt into a pale haze before low hills. The boat is blue with a red stripe, tipped to one side, its oar fallen out and its rope leading nowhere. In front lies a white shell. The seedling has two broad leaves, and a single drop shines on one of them.

st125 = Wave about to break
    .name = A tall green wave curling over before it breaks
    .shows = A huge sea wave stands curled over like a hook, its foaming lip just beginning to fall; behind it the sun is low and a small sailing boat is under the curl.
    .closer = The crest is thin and the light shines through it, pale green; the hollow below is dark blue-green, and threads of foam run up the wall of water. Spray blows back from the top. In the middle of the wave hangs a bottle with a rolled letter in it, tied in red. The sky is gold above the sea and the sun lays a path on the water. Nothing has fallen yet.

st126 = Full moon behind branches
    .name = Full moon behind bare branches
    .shows = A huge full moon shines behind the bare, twisted branches of an old tree; an owl sits on one of them.
    .closer = Blue-green night with stars; the moon is cream-coloured, spotted, with a thin veil of cloud across its lower part. The thick trunk stands at the left edge and sends two long branches right across the moon, full of fine twigs. The owl sits on the lower one, right in front of the bright disc, with two round orange eyes. Below, misty hills with firs and a dark strip of grass.

st127 = Volcano at night
    .name = A volcano throwing fire over a lake at night
    .shows = A steep volcano throws up a fountain of fire at night; glowing streams run down its sides to a lake, where two people sit in a small boat with a lantern.
    .closer = Sky and water are violet and dark red; heaps of ash drift off to the right, lit from below. Four streams of lava branch down the black slope, and steam rises where the widest one reaches the water, which mirrors it in broken orange strokes. The two in the boat have stopped rowing and look up, one of them a child. Palms lean in from the left, dark, each leaf edged with red.

st128 = Dandelion losing its seeds
    .name = Dandelion clock, half blown away
    .shows = A big dandelion clock has lost half of its seeds; they drift off to the upper right on the wind.
    .closer = Seen from very near, low in a meadow, with the sun behind at the right. The left half of the white ball is whole, the right half of the brown head is bare. Fourteen seeds are in the air, each a dark grain under a small white umbrella, smaller the farther they are. The background is blurred: dark green above, golden around the sun. Grass and yellow flowers stand in front and behind.

st129 = Mushrooms on a stump
    .name = Orange mushrooms growing on a tree stump
    .shows = Orange mushrooms of every size grow close together on an old stump in a misty blue forest. There is a small round lit window in the bark.
    .closer = One mushroom towers over all the others like a roof; around its foot stand some quite tiny ones. Shelf fungi climb the left side of the stump, moss hangs over its edge. Beside the window, a little ladder of twigs leads from the ground to the top. The trunks behind stand dense and straight, paler and paler in the blue-green haze. Ferns close both lower corners, fallen leaves lie in front, and tiny lights float in the air.

st130 = Sunbeam through dust
    .name = A sunbeam full of dust in a shut-up room
    .shows = A slanting sunbeam full of golden dust falls through a gap in the shutters into a dark room with sheeted furniture and lights up an open music box on the floor.
    .closer = The room is brown and still; chandelier, armchair and a tall clock are wrapped in sheets, but the sheet has slipped from the clock’s face. The light lies on the boards as a bright slanted patch. In it stands a small red music box, its lid open, with a dancer whose arms are raised. A track of small footprints in the dust leads from the right into the light, and none leads away.

st131 = Shadow longer than its owner
    .name = A small child casting the long shadow of a king
    .shows = A child with a paper hat, a red cape and a wooden spoon stands on a terrace by the sea at sundown. Its shadow reaches across the whole pavement and has a crown and a sceptre.
    .closer = The sun sits on the water just behind the child, and everything is apricot and rose. The child wears striped pyjamas and red slippers and holds the spoon up, one hand on the hip. The violet shadow runs over the flagstones to the lower edge, broad and long, with a five-pointed crown where the paper hat should be. A pigeon walks at the left with a long thin shadow of its own. Grass grows between the stones.

st132 = Red dot in a white room
    .name = A red ball alone in a room where all is white
    .shows = One red ball lies on the floor of a room in which everything is white: boards, walls, chair, picture frames, curtain, even a bucket and a brush.
    .closer = Sunlight comes through a window at the left and lays pale panes on the floor; the curtain is blown into the room. The pictures on the wall have been painted over, frame and all. The bucket in front is full of white paint, and drops of it lead towards the ball, which throws a soft red light on the boards and a long lilac shadow. At the back a white door stands a finger’s breadth open. It is very quiet.

st133 = Face in a broken mirror
    .name = A girl’s face in a shattered round mirror
    .shows = An oval mirror in a copper frame hangs over a washbasin, broken into many shards. They show a red-haired, freckled girl in pieces that do not quite fit.
    .closer = The cracks run out from one point on her forehead. In the shard at the left her eye is wide open; in the one at the right it is shut, and the one below laughs. One shard is missing and shows the bare board; it lies in the basin and looks up with one eye. Teal tiles, a warm lamp at the upper left, a glass with a red toothbrush.

st134 = Ink spreading in water
    .name = Blue-black ink sinking in a glass of water
    .shows = Dark ink sinks in billowing plumes through a tall glass of clear water by a bright window; the nib of a pen above it is about to let fall another drop.
    .closer = The morning behind the window is pale green and quiet. In the glass the ink hangs in violet-blue columns that swell into clouds at their ends, with fine threads drifting between them; the water below is still clear. A small golden key lies at the bottom, not yet hidden. Beside the glass is an empty sheet of paper with one blot. A violet shadow with a bright streak falls to the right.

st135 = Two arrows facing each other
    .name = Two big road arrows facing each other on a bridge
    .shows = From above: on an old bridge over a river two big painted arrows, one white, one yellow, point at each other, tip to tip. Between the tips a dandelion grows from a crack.
    .closer = The paint of the arrows is thick, cracked and worn, and dark asphalt shows through it. Low sun lies across the middle of the bridge; both ends are in the dappled shade of trees. Moss creeps in along the walls of pale stone, and dry leaves lie there: nobody has driven here for long. The bridge throws its shadow on the green water, where leaves drift. The trees on both banks are gold and rust-red.

st136 = A very tight knot
    .name = Tight knot round a mooring post, a boat pulling at it
    .shows = A thick rope is wound round a wooden mooring post and drawn into one tight knot. From the knot it runs, taut, to the bow of a small fishing boat. A folded white paper is held fast in the knot.
    .closer = Violet and peach morning light on the water; mountains rise in mist beyond. The boat is blue-green with a red roof, a red pennant and one lit window. Drops fall from the taut rope, loose fibres have burst from it, and the wood of the post has cracked under its turns; two short ends stick out, badly frayed. On the corner of the paper, a red heart. A small brown bird sits on top of the post, quite at ease. The rest of the rope lies coiled on the boards, and a red buoy leans in the current.

st137 = Falling dominoes in a spiral
    .name = Dominoes falling one by one in a spiral
    .shows = Dominoes stand on a green table in a long spiral. The outer ones have fallen onto each other, one after another; the inner ones still stand, and in the middle is a small bell.
    .closer = Seen from above, in warm lamp light from the upper left; the lower right of the table is nearly dark. The ivory-coloured pieces lie like tiles along the outer turns; a few are caught halfway in their fall, and their long shadows lean after them. Where the line begins lies a blue glass marble with a yellow thread. The last piece, next to the brass bell, is red.

st138 = Car lights as long ribbons
    .name = Ribbons of car light on a winding road at night
    .shows = On a mountain road that winds down through the night, the lights of passing cars are drawn out into long red and pale-gold ribbons. A deer stands at the roadside.
    .closer = No car is to be seen, only the streaks: gold ones on the left lane, red ones on the right, swinging through three bends and thinning towards a small glow of lights in the valley. Mountains and firs are dark blue, the sky is full of stars. White posts with little reflectors line the road. In the lower right, beside a fir, the deer looks towards the lights; its edge glows red.

st139 = Door painted on a brick wall
    .name = A half-finished door painted on a brick wall
    .shows = A blue door is being painted on a brick wall: every brick shows through, the paint drips, and the lower third is only a chalk outline. A ladder, a pot of blue and a broad brush stand by; the painter is gone.
    .closer = The sun is warm and comes from the right; the shadow of leaves falls over bricks and paint alike. The door has a cream frame, two panels drawn with a thin brush, two yellow hinges and a yellow knob that runs. At the left three colours were tried on the bricks. A straw hat with a red band hangs on the ladder, a stump of chalk lies on the kerb. Blue shoe prints lead from the pot to the wall: the last two are cut in half by it, and none come back.

st140 = Pixelated face
    .name = A portrait whose face is made of coarse squares
    .shows = Somebody with dark red curls and a blue jacket stands before a city at dusk. Where the face should be there are only large squares in the colours of skin, eyes and lips.
    .closer = The curls, the coral collar and the denim are painted softly; only the face is a coarse grid, so that eyes and mouth can be guessed but nobody be recognised. At the right some squares have come loose and drift away, smaller and smaller. Behind the head: teal towers, a few lit windows, round blurred lamps in the mist. A small golden key hangs from one ear.

st141 = Explosion of paint powder
    .name = Clouds of coloured powder bursting over a child
    .shows = Clouds of bright powder – pink, yellow, orange, teal, violet – burst upwards and outwards over a town square; a child in white, seen from behind, throws up both arms before them.
    .closer = The burst fans out from one point like a huge bunch of flowers and fills the dark blue sky; grains and streaks fly ahead of it. Behind the square stands a row of pale houses, all alike. The powder has already coloured the ground in drifts. The child has black plaits with red ties and a white coat that is no longer quite white: five stains of five colours are on its back.

st142 = Empty speech bubble
    .name = An empty speech bubble balloon over a café table
    .shows = A big white balloon in the shape of a speech bubble, with nothing on it, floats over a café terrace by the sea; its string is tied to one of two empty chairs.
    .closer = It is dawn, pink and lilac, the sun just over the water at the left. The balloon is of pearly foil, creased along its seam, and mirrors the sky. On the round table stand two cups of coffee, and only one of them still steams. Over the chair at the left hang a blue coat and a straw hat with a red band; the bubble belongs to the chair at the right. A gull on the stone railing seems to listen.

st143 = Wall of windows, one lit
    .name = House wall of dark windows, one of them lit
    .shows = A tall house wall at night with five columns and seven rows of windows. All are dark but one, where a person stands with a cat on the sill.
    .closer = The wall is blue-green brick, cold and even; the panes hold a faint shine, and behind some are curtains, blinds or pot plants. The lit window is in the third row, fourth from the left: bright yellow, with red curtains, its glow spreading over the bricks and the frames around it. The person is only an outline; the cat sits at the right on the ledge. A drain pipe runs down between the first and second columns.

st144 = Footprints that stop
    .name = Footprints in the sand that stop
    .shows = Bare footprints lead away over a wide beach towards the sea, and stop in the middle of untouched sand. Nobody is there.
    .closer = Warm morning light from the left; the sand is apricot, ripples of the wind run across it, the sea is turquoise with two lines of white foam. The last two prints stand side by side, well short of the water, with smooth ripples all round. A red starfish lies at the left, a piece of driftwood at the right, two shells lower down. Dune grass bends in both lower corners; four birds are far off over the water.

st145 = Soap bubble before it bursts
    .name = Child’s finger about to touch a big soap bubble
    .shows = A very big soap bubble floats in a garden in pink blossom. A child’s hand comes up from the lower right, one finger almost touching it.
    .closer = The skin of the bubble shimmers in bands of pink, yellow, green, blue and violet. A window is mirrored in it twice, upright at the upper left and small at the lower right, though no house is to be seen. Fine rings already run through the film where the finger is near. Small bubbles drift about, a cherry branch hangs in at the upper right, and a blue jar of soap with its ring stands in the grass.

st146 = Scales in balance
    .name = Brass scales with a feather and a stone, in balance
    .shows = Old brass scales stand on a shop counter, perfectly level: in the left pan lies a white feather, in the right one a heavy grey stone.
    .closer = Light falls in a broad shaft from the upper left and makes the brass shine; the shelves of jars behind stay dim and green. The red needle points exactly to the middle. The stone has a bit of moss on it. On the counter stand three brass weights in a row, and beside them is a dark round mark where a fourth has stood. Nothing moves; dust hangs in the light.

st147 = Maze of pipes
    .name = A child with a lantern before a maze of pipes
    .shows = A wall of thick pipes – copper, green, yellow, red – turns and crosses in all directions, with valve wheels and gauges; a small person in a yellow coat stands before it with a lantern.
    .closer = It is a cellar, and dark: behind the near pipes run thinner ones, and behind those thinner ones still, until they are lost. There are wheels in red, blue and yellow, and the hand of one gauge is close to its red end. Steam escapes from a joint. From the lowest pipe a drop falls into a puddle. A ladder leans at the right. The lantern lights only one small piece of it all.

st148 = Handprint on misted glass
    .name = Handprint on a misted window, a red umbrella outside
    .shows = A large handprint on a misted window pane. Through the clear print one sees a lamplit street at dusk and somebody walking away under a red umbrella.
    .closer = All the glass is a soft blue-grey, and drops run down it. Only where five fingers and a palm have touched is it clear: lit windows show in the fingers, and in the palm a lamp post, a wet road and a person in a dark coat, seen from behind. Faint rings of a fingerprint stand at each tip. Warm spots of light shine dimly through the mist. On the wooden sill, at the right, lies a single faded rose.

st149 = Chalk heart half washed away
    .name = A pink chalk heart on paving, half gone in the rain
    .shows = A large pink heart drawn in chalk on grey paving is being washed away: its left half is bright, its right half runs off in trickles to a puddle. Seen from above, in rain.
    .closer = The slabs are slate blue, dry and dull on the left, wet and shining on the right. In the puddle one sees the pale sky and, upside down, somebody with an umbrella. At the lower edge are the toes of two yellow rubber boots; a stump of pink chalk lies before them. An orange leaf sticks to the stone. Drops draw rings on the water.

st150 = One thread under tension
    .name = Iron weight on a fraying red cord above an egg
    .shows = A heavy iron weight hangs from a hook by a red cord that has frayed to one thin thread. Right below it stands an egg in a cup.
    .closer = A mustard-yellow wall in strong light from the right; the shape of a window lies on it, and the weight throws a large soft shadow to the left. The broken strands of the cord curl out on both sides, and in the middle only one thread is whole. The dark weight, a star stamped into it, hangs barely a hand above the pale blue egg cup. The shell of the egg has a hole, and a tiny orange beak looks out.
