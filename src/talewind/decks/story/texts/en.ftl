### The pictures in words: title, then name, what is there, and a closer look.

st001 = Cracked pocket watch
    .name = Pocket watch with cracked glass
    .shows = A brass pocket watch with a cracked glass lies on a dark green cloth, its chain trailing away, splinters round it.
    .closer = Window light falls in slanting panes across folds of sea-green velvet. Seven cracks spread like a star over the cream dial, and one piece of the glass is gone; the dark hands stand at about twenty past seven. A short red hand points across a small dial of its own. Five splinters, a tiny screw and one loose cog wheel lie below, and the chain loops off at the right.

st002 = Single red shoe on the asphalt
    .name = One red shoe on a wet street at night
    .shows = A single red high-heeled shoe stands in the middle of a wet, empty street at night, beside a puddle.
    .closer = Lamplight from the right runs in yellow streaks over violet asphalt and shines on the toe. The strap is undone and hangs loose behind the heel, a gold button sits on the front, and the shoe is mirrored in the puddle below. Broken white road marks lead to a row of five dim houses with a few lit windows and blurred lamps. Fine rain is falling.

st004 = Unmade bed in morning light
    .name = Unmade bed beside a bright window
    .shows = An unmade bed stands by a window in early light: the blue quilt thrown back, two pillows, one with the dent of a head.
    .closer = Warm light from the window at the left lies in panes on a striped peach wall and over the cream sheet. The striped blue quilt is folded back in rolls towards the right; at the wooden headboard one pillow is smooth, the other hollow. A small black cat sleeps curled where someone lay. White curtains stir and dust drifts in the sun.

st005 = Half-eaten birthday cake
    .name = Half-eaten birthday cake on a table
    .shows = A pink birthday cake on a white stand, a large part of it eaten, four candles out; the party things lie about it.
    .closer = Evening light comes through the window at the right into a plum-coloured room. The cut shows layers of sponge, cream and red jam; a thread of smoke still rises from the yellow candle, and a red one leans. A small plate with a last bite and a fork stands in front, a blue paper hat lies on its side, and paper curls and dots are strewn about. Coloured flags hang above, and a wrinkled pink balloon sinks at the left.

st007 = Broken umbrella in a bin
    .name = Broken yellow umbrella in a street bin
    .shows = A yellow umbrella, blown inside out and torn, sticks out of a green street bin on a rainy pavement.
    .closer = Everything but the umbrella is grey and green: misty houses, wet slabs, slanting rain. Its cloth stands up like a ragged cup, two strips hang down, and the bare ribs end in small pale knobs. A crumpled ball of paper lies at the left of the bin, five brown leaves are scattered about, and rings spread in the puddle at the right, which holds a little of the yellow. Far lights glow between the houses.

st008 = Stack of unopened letters
    .name = Stack of sealed letters on a hall table
    .shows = A leaning stack of twenty closed letters lies on a table in a hallway; behind the glass of the front door stands a dark figure.
    .closer = Golden afternoon light comes through the frosted door and over the edges of the paper. The letters are cream, tan and grey; the top one is closed with a red seal, and one more lies beside the pile. In front lie a letter knife with a wooden grip, unused, and a brass key. The figure in the glass wears a hat and is only a shape; at the right hangs a heavy brown coat.

st010 = Candle just blown out
    .name = Smoking candle in a dark room
    .shows = A thick candle in a brass holder has just gone out in a dark room: the wick still glows and smoke curls up.
    .closer = Almost everything is deep blue. Moonlight from the window at the right edges the wax, whose drips have run down the sides, and lies in panes on the table. Three bands of smoke twist to the top of the picture; the one warm point is the orange tip of the wick. A burnt match lies at the right and a closed matchbox at the left. A dark portrait of somebody, only an outline, hangs at the left; outside stand black firs under a thin moon.

st012 = Toppled chess king
    .name = White chess king lying on the board
    .shows = A white chess king lies on its side across the board; behind it stand a dark queen, a dark rook and three dark pawns.
    .closer = Lamplight slants from the upper right through a wine-red room, rims the dark pieces with copper and throws their long shadows towards the fallen king. It lies with the cross to the left and the green felt of its foot showing at the right. The squares are cream and deep brown, large in front and small behind; the other white pieces are gone.

st013 = Suitcase covered in stickers
    .name = Old suitcase covered in stickers on a platform
    .shows = An old leather suitcase covered with picture stickers stands alone on an empty railway platform; a sparrow sits on its handle.
    .closer = Low sun from the left gilds the rails, the pale platform and the brown leather under a turquoise sky. The stickers show a red sun over the sea, a snowy peak, a palm, a sailing boat, a yellow star, a lighthouse, an anchor, a red heart and a castle; one blank scrap is peeling off. The tracks run away to low hills, past three green iron posts.

st015 = Dented trumpet
    .name = Dented trumpet on a theatre stage
    .shows = A dented brass trumpet lies on the boards of an empty stage in front of a red curtain, in a spotlight.
    .closer = A warm beam from the upper left strikes the gold tubes; all round it the curtain falls in deep crimson pleats under a gold-edged swag. The bell, at the left, has three dents and a bent rim; the middle one of the three valves stays pressed down. A cream rose lies in front of the trumpet with three of its petals beside it.

st017 = Empty picture frame
    .name = Empty gold picture frame on a papered wall
    .shows = A carved gold picture frame hangs a little crooked on a green papered wall; there is no picture in it, only the wall.
    .closer = Sun from a window at the left falls in panes over the faded sprigs of the wallpaper and the flowered corners of the frame. Inside the frame the paper is much darker and fresher, with one nail in it. On the pale rail below stands a blue vase with two drooping roses, and two petals have dropped. Dust hangs in the light.

st019 = Light bulb with a moth
    .name = Moth flying at a bare light bulb
    .shows = A large brown moth flies close to a bare glowing bulb that hangs in a dark wooden shed; its shadow on the wall is huge.
    .closer = The bulb lights the planks in a golden round that fades to dark brown at the corners. The moth has an eye-shaped spot on each upper wing and feathered feelers; behind it its shadow spreads twice as wide across the boards. Two more moths, small, come from the left. On the shelf below stand three lidded jars and a pot of brushes.

st020 = Tangled fairy lights
    .name = Heap of tangled coloured fairy lights
    .shows = A great tangle of coloured fairy lights glows on an attic floor, half pulled out of a cardboard box; the plug lies loose in front.
    .closer = Red, yellow, green, blue, pink and orange bulbs shine out of one knotted green wire and colour the dark boards; no socket is near the plug, yet all are lit. The open box at the left holds a red and a golden bauble. The attic round it is deep violet, with a slanting beam, and at the right an old trunk stands under a small window with a blue evening in it.

st025 = Paper boat in the gutter
    .name = Paper boat in a street gutter after rain
    .shows = A white paper boat rides the water running along a street gutter after rain, towards an iron drain grate.
    .closer = Low sun at the far end of the street turns the water gold; nearer it grows blue and quick. On the left runs a kerb of worn stones, on the right wet round cobbles with a light edge on each. Four autumn leaves float round the boat and rings spread from its hull. The bars of the grate lie dark across the lower edge; small houses stand in haze behind.

st028 = Red balloon at the ceiling
    .name = Red balloon under a high ceiling
    .shows = A big red balloon has risen to the ceiling of a high room; below, a child stretches both arms towards the string, out of reach.
    .closer = The room is all cream and butter yellow, with a white moulding and a plaster flower on the ceiling; panes of sun lie on the back wall. The balloon presses flat against the ceiling and throws a soft shadow there, and its white string ends well above the child’s hands. The child, seen from behind, wears a blue coat, a white scarf and a yellow bobble hat. A black cat sits on the bookcase at the right.

st031 = Alarm clock at one minute to five
    .name = Red alarm clock on a bedside table at dawn
    .shows = A red alarm clock with two brass bells stands on a bedside table before dawn; its hands show one minute to five.
    .closer = The room is still night blue, but an orange band lies over the roofs behind the six-paned window and catches the right side of the clock and the bells. The little hammer stands between the bells, straight up. A pile of books is at the left, a glass of water at the right, a pair of spectacles and three white pills in front. Two birds are crossing the sky.

st036 = Empty swimming pool
    .name = Drained swimming pool with a deck chair in it
    .shows = A tiled swimming pool without water on a bright day; a striped deck chair stands alone on its floor.
    .closer = Sun from the right makes every turquoise tile shine and lays a blue shadow over the right half of the floor. Three dark lane lines run to the far wall, where a red diving block hangs over the edge. Behind the chair a last puddle holds three leaves, beside the chair lies an orange swimming ring; more brown leaves are scattered, and a ladder climbs out at the right. Cypresses and a white wall stand behind under a summer sky.

st037 = Endless hotel corridor
    .name = Long hotel corridor with many doors
    .shows = A hotel corridor runs on and on between closed green doors; on the left one door is open and light falls out.
    .closer = Mustard walls, a wine-red carpet with gold diamonds and rows of small wall lamps shrink towards a dark point in the middle. The light from the open door lies across the carpet like a bright plank, and in it is the long shadow of somebody who cannot be seen. In the nearest corner, on the right, a tray with a silver lid stands on the floor beside a pair of black shoes.

st040 = Spiral staircase from above
    .name = Spiral staircase seen from above
    .shows = Looking straight down a great spiral staircase with a red carpet; at the very bottom a lantern is alight.
    .closer = Steps of rosy marble wind inwards turn after turn, from pale and cool near the eye to golden at the heart, round a dark violet well. A polished brass rail follows the inner edge like a shell. On a step at the upper left lies one white glove, and three sheets of paper are falling through the well. Nobody is to be seen.

st042 = Crossroads without signs
    .name = Crossroads with a bare post and a suitcase
    .shows = Four sandy roads meet in open fields. The wooden post at the corner carries no signs; a crow sits on it and a red suitcase stands in the road.
    .closer = The sun is low at the left and everything is gold: ochre and olive fields, pale roads, long shadows to the right. One road runs straight on and winds to the horizon, one goes left, one goes right, and the widest comes from where you stand. The post shows only two dark marks where boards may have hung. The suitcase has two tan straps; nobody is near it. Heaped clouds and a few far birds fill a turquoise sky.

st043 = Greenhouse in winter
    .name = Lit greenhouse full of plants in the snow
    .shows = A glass greenhouse full of green plants, flowers and oranges shines in a snowy garden at nightfall.
    .closer = Outside everything is blue: dusk sky with first stars, snowy firs, bare trees, snow falling in large flakes. Inside it is yellow and green, with a palm, round oranges and a row of pink and white flowers behind the panes. Snow lies thick along the roof. A line of footprints leads up to the closed door, and warm light lies on the snow in front of it.

st045 = Lighthouse in fog
    .name = Lighthouse on a rock in thick fog
    .shows = A red and white lighthouse on a rock sends its beam through thick fog; a small rowing boat with a lantern is out on the water.
    .closer = Everything is grey-green and soft; only the lamp and its two broad pale-yellow beams have an edge. Banks of fog hide the middle of the tower and the little keeper’s house, where one window is lit. Foam breaks round the rock and round darker stones in the lower right corner. In the lower left somebody in a yellow cap rows a red boat towards the light, and gulls fly above.

st046 = Tree house
    .name = Tree house in an old oak
    .shows = A wooden house with a red roof sits in a big old tree; a rope ladder hangs down from its open door, a swing from a bough.
    .closer = Sunbeams fall through a bright green summer forest from the upper right. The door stands open and it is dark inside; two windows are lit, one with red curtains. Small coloured pennants run from the roof to a bough. A bucket hangs on a rope at the left of the platform, the swing at the right is empty, and two red mushrooms stand in the grass below.

st051 = Bridge that ends halfway
    .name = Stone bridge that breaks off over a misty gorge
    .shows = A high stone bridge reaches out from the left and breaks off in mid-air over a gorge; a child in a red coat stands at its end.
    .closer = Sunrise: the sky goes from mauve to pink and cream, the sun stands low between the bridge and the far side. The pillars sink into rosy mist; a few stones fall from the broken edge. Across the gap, at the right, a short piece of road and one fir stand on a cliff. The child is seen from behind, with a yellow hat, a pale scarf and a small brown suitcase. A few birds fly above the sun, and dark firs rise out of the mist below.

st053 = Jetty at dusk
    .name = Wooden jetty with a lantern and red boots
    .shows = A wooden jetty runs out into a still lake at dusk. A lantern burns at its end, and beside it stands a pair of red rubber boots, empty.
    .closer = The last light is orange behind dark mountains and firs; above it the sky turns teal and then night blue with stars. Sky and trees lie mirrored in the water. The planks are a little uneven and warm where the lantern shines. To the left of the jetty rings spread on the water. Reeds frame both lower corners, with a few glowing specks over the right one.

st058 = Hedge maze
    .name = Hedge maze with a small child inside
    .shows = A maze of clipped green hedges seen from above, with a fountain in the open middle. A small child in a red coat stands in one of the paths.
    .closer = Morning sun from the left; the tops of the hedges are bright yellow-green, their sides deep green, the paths pale sand with blue-green shadows. The child, with a yellow hat, is seen from behind low and left of the middle. The stone fountain stands where the paths are widest. Beyond the far hedge are round trees in mist and a pale house with a grey roof.

st066 = Child jumping into a puddle
    .name = Child in a yellow raincoat jumping into a puddle
    .shows = A child in a yellow raincoat and red boots jumps with both arms up into a big puddle in a rainy street.
    .closer = Everything around is wet and grey-blue: cobbles, blurred house fronts with a few lit windows, two burning street lamps, slanting rain. Water flies up on all sides and rings run over the puddle, which mirrors the yellow coat. The child’s eyes are shut and it smiles under the hood. A red umbrella lies upside down at the right.

st067 = Old couple sharing a bench
    .name = Old couple on a bench, seen from behind
    .shows = An old man in a cap and an old woman with a white bun sit close together on a bench under an autumn tree and look out over a lake.
    .closer = Low golden sun over the water; the whole picture is orange, rust and cream. She wears a wine-red coat with a straw-coloured shawl and leans her head a little towards him; he has a grey coat, a red scarf and an arm around her. A walking stick leans on the bench at the right and a green flask stands on the ground at the left. Red leaves hang overhead, fall, and cover the ground.

st094 = Queue in the snow
    .name = Queue of people in the snow in front of a booth
    .shows = Thirteen people in winter coats stand in a long queue in the snow, seen from behind. It leads to a red booth with a lit window.
    .closer = A pale grey day, thick flakes, blurred house fronts and one bare tree. The coats are blue, plum, green, ochre and rust; snow lies on the shoulders; the fifth in line is a small child. The booth at the left has a striped red and white awning, a smoking chimney and warm yellow light; somebody without a face sits inside. A child in a red coat and yellow hat has stepped out of the line at the left and raises an arm.

st101 = Cat staring at a fish bowl
    .name = Cat beside a fish bowl
    .shows = A dark grey cat with a red collar sits on a table and looks hard at a fish bowl in which a single goldfish swims.
    .closer = Afternoon light falls from a window with red curtains into a mustard-yellow room; outside are clouds and two round trees. The cat’s eyes are wide and yellow, turned to the bowl; its tail curls behind it. The orange fish is swimming towards the cat’s side, past green weeds and a few bubbles. A small framed landscape hangs on the wall at the left, and a ball of red wool lies in front.

st103 = Starlings forming a cloud
    .name = Huge flock of starlings over a marsh
    .shows = Countless starlings fly as one long winding cloud across the evening sky above a marsh; a person in a rust-red coat stands below and looks up.
    .closer = The sky goes from blue-violet above to lemon yellow at the horizon. The dark flock has two thick bends joined by a narrow waist and runs out to a thin tail at the left and a tip at the upper right. The water mirrors the light; reed islands lie in it. Far off are a few houses with a pointed church tower. The person, seen from behind with a yellow hat, stands beside a bare tree at the right; reeds cover the lower edge.

st104 = Lone penguin walking inland
    .name = Penguin walking alone over the snow
    .shows = A single penguin, seen from behind, walks across a wide plain of snow towards high mountains of ice.
    .closer = Cold clear light: pale turquoise sky, a low white sun with a ring around it, blue shadows. The penguin fills the middle, flippers spread, orange feet in the snow, head turned a little to the right so that its yellow cheek shows. Its track of three-toed prints comes from the lower left and its shadow reaches far to the left. There is no other animal, no sea and no shelter in sight.

st108 = Fox in an empty street
    .name = Fox crossing an empty street at night
    .shows = A red fox walks across a cobbled street between old town houses at night, past a single burning street lamp. Nobody else is there.
    .closer = Everything is violet and dark blue except the fox and the pool of yellow lamplight it walks through. All the windows are dark. A full moon stands over the end of the street, beside a pointed tower in haze. The fox faces right, with a white-tipped tail; a puddle in front of it holds some of the light.

st115 = Flock with one black sheep
    .name = White sheep and one black sheep
    .shows = Seventeen white sheep walk over a green meadow, all facing right. One black sheep among them faces left.
    .closer = A bright spring morning: blue sky with big white clouds, light from the left, fresh grass full of flowers. The black sheep stands in front, near the middle, with some free grass around it. Behind the flock runs a wooden fence; on the hill are a small house with a red roof and far trees, and at the right a tree covered in pink blossom.

st117 = Lightning over a wheat field
    .name = Lightning striking behind a wheat field
    .shows = A forked flash of lightning comes down from dark storm clouds behind a wide field of ripe wheat; a small farmhouse stands at the right.
    .closer = The clouds are violet and nearly black, heaped in thick rolls; the flash is white with three side arms and lights the place where it strikes. The wheat is gold near the light and dark brown in front, every ear bent to the right by the wind. One window is lit in the little house. A single crooked tree leans at the left; red and violet flowers stand among the stalks in front.

st120 = Fog swallowing a road
    .name = Country road vanishing in fog
    .shows = A country road with a broken white line runs between bare trees into thick fog. Two red tail lights are just disappearing in it.
    .closer = All is grey-green and cream, without sun or shadow. The nearest trees at both edges are dark, each pair farther away is paler until nothing is left. A wire fence runs along the left with a small brown bird on one post. The lights glow exactly where the road ends in white. Damp grass and a few pale flowers stand in front.

st126 = Full moon behind branches
    .name = Full moon behind bare branches
    .shows = A huge full moon shines behind the bare, twisted branches of an old tree; an owl sits on one of them.
    .closer = Blue-green night with stars; the moon is cream-coloured, spotted, with a thin veil of cloud across its lower part. The thick trunk stands at the left edge and sends two long branches right across the moon, full of fine twigs. The owl sits on the lower one, right in front of the bright disc, with two round orange eyes. Below, misty hills with firs and a dark strip of grass.

st128 = Dandelion losing its seeds
    .name = Dandelion clock, half blown away
    .shows = A big dandelion clock has lost half of its seeds; they drift off to the upper right on the wind.
    .closer = Seen from very near, low in a meadow, with the sun behind at the right. The left half of the white ball is whole, the right half of the brown head is bare. Fourteen seeds are in the air, each a dark grain under a small white umbrella, smaller the farther they are. The background is blurred: dark green above, golden around the sun. Grass and yellow flowers stand in front and behind.

st143 = Wall of windows, one lit
    .name = House wall of dark windows, one of them lit
    .shows = A tall house wall at night with five columns and seven rows of windows. All are dark but one, where a person stands with a cat on the sill.
    .closer = The wall is blue-green brick, cold and even; the panes hold a faint shine, and behind some are curtains, blinds or pot plants. The lit window is in the third row, fourth from the left: bright yellow, with red curtains, its glow spreading over the bricks and the frames around it. The person is only an outline; the cat sits at the right on the ledge. A drain pipe runs down between the first and second columns.

st144 = Footprints that stop
    .name = Footprints in the sand that stop
    .shows = Bare footprints lead away over a wide beach towards the sea, and stop in the middle of untouched sand. Nobody is there.
    .closer = Warm morning light from the left; the sand is apricot, ripples of the wind run across it, the sea is turquoise with two lines of white foam. The last two prints stand side by side, well short of the water, with smooth ripples all round. A red starfish lies at the left, a piece of driftwood at the right, two shells lower down. Dune grass bends in both lower corners; four birds are far off over the water.
