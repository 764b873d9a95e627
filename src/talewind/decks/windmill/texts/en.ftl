### The pictures in words: title, then name, what is there, and a closer look.

wm01 = The Lantern Path
    .name = Child and paper lanterns in a birch wood at night
    .shows = A child with a striped scarf follows floating paper lanterns through a dark birch wood towards one lit window.
    .closer = Night, all violet and blue, warmed only by the lanterns. Seven of them, orange and yellow, float in a curve from the right foreground to a small cottage at the end of the path; the nearest is almost as big as the child. The child, seen from behind in a red coat and a yellow bobble hat, lifts one arm; the blue and white scarf blows to the left. Pale trunks stand close on both sides, smoke rises from the chimney, and three spotted mushrooms grow in the grass.

wm02 = The Watchful Owl
    .name = Giant owl on a farmhouse roof
    .shows = A huge owl in a knitted shawl sits on a farmhouse roof; its bright round eyes rest on the sleeping yard.
    .closer = A green-blue night with stars and a thin moon at the upper left. The brown owl is taller than the house; its red shawl is closed with a yellow button, its eyes are wide and golden, and a faint light falls from them on the plum-red roof. All four windows are dark, but two chimney pots smoke. Below, a dog sleeps in front of its kennel, three hens on a perch, and a ginger cat by the door; beside them stand a well and a haystack.

wm03 = The Teapot Lighthouse
    .name = Teapot-shaped lighthouse in a sea of blankets
    .shows = A lighthouse shaped like a teapot pours a ribbon of golden light over a sea of blue blankets.
    .closer = Late evening, nearly everything blue. The teapot is as big as a house, striped red and cream, with a red handle, three lit windows, a round-topped door and a glowing glass room under its lid. From the spout a broad shining ribbon falls, winds over the waves and runs off to the lower right, throwing sparks. The waves are blankets, striped, checked and quilted, with stitched hems and a white fringe in front; a black cat sits on the rock with its back to us, and far off sails one small boat.

wm04 = Whale above the Roofs
    .name = Whale with a garden on its back above a town
    .shows = A singing whale with a garden on its back drifts over smoking chimneys; people hum along at their skylights.
    .closer = An evening sky from deep rose to pale yellow. The blue whale, its eye closed and its mouth open, swims to the left and fills the upper half; on its back are three trees, one full of red apples, a white fence, flowers, and ivy hanging down its side. Five dark notes float from its mouth. In the red and purple roofs below are five skylights, and in each somebody hums with closed eyes; behind them stand rows of small houses with lit windows and thin smoke.

wm05 = The Library Oak
    .name = Two foxes reading in an oak full of books
    .shows = An old oak has bookshelves in its trunk; two foxes on a ladder read by the glow of fireflies.
    .closer = Green dusk, golden between the far trees. The trunk is broad and brown; an arched opening holds six rows of coloured books, and a small oval hole above holds one more. The upper fox, with a blue-green scarf, looks to the right into a blue book; the lower one looks to the left into a red book, and fireflies hang everywhere like sparks. At the foot stand a pile of books with an open one on top, a lantern, three mushrooms and many wild flowers.

wm06 = The Umbrella Fleet
    .name = Hedgehogs in umbrella boats on a starry puddle
    .shows = Hedgehogs sail upturned umbrellas across a puddle in which a whole galaxy is mirrored.
    .closer = Everything is violet and dark blue, with a last pink light over the far bank. Five umbrellas float, each with a white sail and a little lantern on its crook: a big red one in front, where two hedgehogs in scarves face each other, a yellow and a blue one behind it, and two tiny ones far off; all but the red one have a single sailor. A pink and white spiral of stars turns in the water between them. Grass and spotted mushrooms on the bank are as tall as trees; one orange leaf drifts along.

wm07 = The Walking Cottage
    .name = Cottage with long bird legs in a marsh
    .shows = A cottage on heron legs wades through a misty marsh, its washing line flapping behind.
    .closer = Pale green mist and a white sun behind the chimney. The thatched cottage has a red door, three lit windows and a black cat on its ledge; moss and roots hang from its floor. One thin orange leg stands in the water among rings, the other is lifted forward and drips. A yellow sock, blue trousers, a red shirt and a white cloth fly to the left on a loose line, and the smoke blows the same way; bare trees stand in the haze, bulrushes in front.

wm08 = The Cloud Shepherd
    .name = Boy with a shepherd’s crook and clouds shaped like sheep
    .shows = At sunrise a boy with a shepherd’s crook drives sheep-shaped clouds over a hill; one dark cloud lags behind.
    .closer = A golden morning with a turquoise edge at the top. The boy, in a straw hat and a flying blue cloak, walks to the right over a green hilltop, the big pale sun behind him. Seven woolly white clouds with rosy faces and closed eyes drift above him, small ones far, big ones near; the dark blue one follows low on the left, and a little rain falls from it. In the valley are three houses with red roofs and small trees; daisies and red flowers grow in front.

wm09 = The Knitted Bridge
    .name = Two old women knitting a bridge over a gorge
    .shows = From both sides of a gorge two grandmothers knit a bridge of red wool; the needles nearly meet.
    .closer = Clear cool daylight: a sky from pale blue to cream with white clouds, a pale mountain in the middle. Each grandmother sits on a stool at the end of her half, glasses on her nose: the left one in a yellow shawl and a blue dress, the right one in a green shawl and a purple dress. Two giant needles stuck in the ground hold the bridge, and a big ball of wool lies on either side; a black cat sits by the left one. A thatched cottage stands on each cliff. Below, blue-green walls of layered rock with firs on the ledges, a waterfall on the right and a winding river.

wm10 = Inside the Snow Globe
    .name = Mouse family in a snow globe, a giant face looking in
    .shows = A mouse family warms itself at a stove inside a snow globe while a giant friendly face looks in.
    .closer = Fire behind the little door of a black iron stove lights a round red rug, and five mice stand on it: one tall in green, one in a purple dress, and three small ones in yellow, blue and red. Behind them are snowy firs and a white-roofed cottage, and flakes drift through the whole glass. A brown-haired child’s face fills the picture above, round dark eyes over the rim, a smile seen through the glass, both hands round it. The room is wine red; at the left a window shows a snowy night, and fir twigs with red berries lie in the lower corners.

wm11 = The Moon’s Bath
    .name = Full moon in a village fountain
    .shows = The full moon soaks in a village fountain; neighbours scoop up its dripping light in buckets.
    .closer = The moon is huge and cream yellow, with closed eyes, pink cheeks and a striped blue towel on its head; it is the one bright thing in a deep blue night. Light runs over the stone rim in threads and gathers on the cobbles. Four neighbours carry pails of it: an old woman in a shawl, a man in a red hat, a child in a red coat and a woman in green. Two more full buckets stand in front, a dark cat sits with its back to us, and smoke rises from houses with lit windows under small clouds and stars.

wm12 = Letters on the Wind
    .name = Envelopes turning into swallows over a post office
    .shows = In a pink morning sky envelopes pour from a hilltop post office and turn into swallows as they rise.
    .closer = The sky goes from rose at the top to pale yellow, where a white sun comes up behind misty hills with little firs. From the tower window of a cream house with a dark red roof, a blue door and an envelope on its sign, a stream of letters curves out to the left and back to the right. Halfway up they have grey wings; at the upper right they are dark blue swallows. A child in a red coat waves from the path, a red letter box stands by the wall, three cottages lie in the valley, and purple grass with a few flowers runs along the front.

wm13 = The Midnight Bakery
    .name = Bear baking star loaves, animals queuing in the snow
    .shows = A bear lifts star-shaped loaves from a glowing oven; night animals queue in the snow outside.
    .closer = A wide arch opens the dark stone house to the night, and everything inside is orange from the oven’s fire. A brown bear with a white hat and apron, eyes closed, draws out two stars on a long wooden shovel; more stars and two round loaves lie on the shelf. On the blue snow wait, from the door backwards, a mouse in red, a hedgehog, a fox with a scarf, a hare in purple and a badger in blue. An owl sits on the arm of a round star sign, and a crate with three star loaves stands at the lower right; snow falls over firs and a far cottage.

wm14 = The Meadow Piano
    .name = Flower-grown piano sending up butterflies
    .shows = A piano overgrown with wild flowers plays by itself; a butterfly lifts off from every key.
    .closer = It is a bright green day with white clouds and round trees on soft hills. The red-brown piano stands alone in the grass with no one at the keys: grass grows on its lid, ivy hangs down its sides and flowers crowd its feet; a music book lies open. Fourteen butterflies, red, blue, orange, yellow, pink and white, climb from the keys on dotted trails, the highest and largest near the upper edge. A fox with a blue scarf sits listening at the left with closed eyes; at the right a child in a red coat lifts an arm, and big flowers fill the front.

wm15 = The Clock Mender
    .name = Fox mending a tower clock from inside
    .shows = Inside a tower clock a fox mends the hands, made of two spoons; dawn waits behind the dial.
    .closer = The great round dial takes up most of the picture; seen from behind, it is glass, and through it the sky glows from pink to yellow over violet roofs, with the sun low at the right. Around it everything is brown: beams, bricks and brass wheels. The long silver spoon points up to the right, the short one down, and a fox in a blue apron and yellow scarf stands on a crate and holds a hammer to its tip. On a table a mouse in a blue jacket stands by a steaming cup and a tiny wheel; a red tool box is on the planks at the lower left.

wm16 = The Balloon Harvest
    .name = Farmers picking hot-air balloons from apple trees
    .shows = Farmers pick ripe hot-air balloons from apple trees; one small girl is already floating away.
    .closer = A clear turquoise sky with white clouds and curls of wind stands over golden fields. Striped balloons in red, orange and cream, each with its tiny basket, hang by stalks from the branches, six on the big tree at the left. A man in blue dungarees stands on a ladder and reaches for one; a woman with a white apron lifts her arm beside a wooden cart from which more balloons pull at their strings. High on the right a girl with red plaits and a blue dress hangs by both hands under the largest balloon; red apples lie in the flowery grass.

wm17 = The Sleeping Giant
    .name = Mossy giant asleep with a village on his chest
    .shows = A mossy giant sleeps as a hill, his head on a pile of old books, a village with lit windows on his chest.
    .closer = Evening: the sky is mauve above, apricot below, with clouds and the first stars. The giant’s round face lies at the left, eyes closed, cheeks rosy, with grass for hair and small flowers in his mossy beard; under his cheek is a pile of old books. His body is a row of meadows: the chest, a bent knee with trees on it, and at the edge a foot with its toes up; one big hand rests on the belly. Five houses stand on the chest, a path running down from them. Below, very small, a child in a red coat holds a lantern near three sheep; red mushrooms in the corner.

wm18 = The Page Boat
    .name = Two children in a paper boat on a flooded street
    .shows = Two children row a boat folded from a giant book page along a flooded street under lamps.
    .closer = Golden evening fog fills a narrow street of tall houses, and the brown water mirrors the lit windows. Six lamps on black posts stand in the water, three on each side. One child wears a teal coat and a white bobble hat, the other a red coat, an amber hat and a striped scarf; rows of print and a small picture of mountains cover the paper hull. On stone steps at the lower left a black cat sits on a pile of four books, and a few red leaves float by an iron railing.

wm19 = The Quilted Mill
    .name = Windmill with patchwork sails and four silver birds
    .shows = The sails of an old windmill are patchwork quilts; four silver birds pull threads of wind through them.
    .closer = Gentle midday under a soft blue sky with white clouds. Each of the four sails is a quilt of squares in light and dark tones of one colour: one violet, one red, one honey yellow, one green. The white threads run through them in long stitches. The mill is cream with a red cap, a wooden balcony and a teal door; behind it lie a strip of ripe wheat and a few red-roofed houses. In front, a child in a red coat lifts an arm beside a basket with three spools, and a fifth quilt, red and cream, hangs over the fence on the left.

wm20 = The Rain Tailor
    .name = Tailor sewing raindrops on a cape on a roof
    .shows = On a roof ridge a tailor sews raindrops on a grey cape with a thread of light.
    .closer = Everything is grey: heavy clouds, slanting rain, wet slates and far chimneys in the mist; only the thread shines gold. The tailor sits cross-legged in a brown waistcoat, with round glasses and a fringe of white hair, a glowing spool behind him. The cape spreads down the roof to the right with seventeen blue drops sewn on, each held by two golden stitches. On the ridge a black cat sits under a red umbrella beside a smoking chimney, and at the lower left one small window is lit.

wm21 = The Door in the Dune
    .name = Blue door ajar on a beach, a fire and a cup behind it
    .shows = A blue door with a letter stuck under it stands alone on a beach; through the gap shine a fireplace and a steaming cup.
    .closer = A pale evening in lilac and sand colours, with cream clouds and a quiet sea. The door stands in a white frame with no house around it; it has a golden ring and opens to the left. Behind it one sees a striped orange wall, a small framed picture of a green hill, flames in a stone hearth and a cup on a low table, and their light falls on the sand. A gull stands at the left, an orange starfish and some shells lie in front between driftwood and dune grass, and far out sails one small boat.

wm22 = The Garden under the Ice
    .name = Skater lying on ice above a summer garden
    .shows = A skater lies on a frozen lake and looks down at a summer garden blooming below.
    .closer = White winter light above, yellow summer light below. The skater lies face down, chin in both hands, in a red coat, an amber bobble hat and a striped scarf, one white skate in the air. Snow has been wiped from a patch of clear ice with a jagged, frosted rim; under it, a little bent as by water, are an apple tree full of red apples, a winding path, beds of bright flowers, a sundial, and three butterflies: blue, red and pink. Cracks run out over the lake; on the far shore stand snowy firs and a hut with lit windows under a pale sun.

wm23 = The Night Train of Beds
    .name = Train of brass beds in the sky, cat with a watch
    .shows = A train of brass beds rolls across the stars; a cat in uniform checks a big pocket watch.
    .closer = The night sky is plum and magenta, with a band of pink star clouds, a crescent moon and four large golden stars. Three beds on wheels climb the glowing rails from left to right, a sleeper in each, under blue, red and violet quilts; the bed in front has a smoking funnel and a lamp. Below, on rosy clouds, stands the black cat in a blue uniform with gold buttons and a cap. The hands of its watch stand at five to twelve, and a lantern burns on a wooden post to the left.

wm24 = The Paper Dragon
    .name = Paper dragon round a chimney with a sparrows’ nest
    .shows = A dragon of folded letters curls round a chimney and guards a nest of sleeping sparrows.
    .closer = A turquoise evening sky with a crescent moon, a few stars and pale clouds above red-tiled roofs and lit gables. The dragon winds twice round the brick chimney, from its red tail tip on the roof to its head above the nest; its white body is made of envelopes and sheets with lines of writing and red seals, and it has red spikes, one folded wing and an open eye. Three brown sparrows sleep side by side in the nest of twigs. Four letters lie on the roof in front, and one skylight glows at the lower left.

wm25 = The Shadow Dance
    .name = Travellers at a fire in a cave, dancing shadows
    .shows = Round a small fire in a cave tired travellers drink tea while their shadows dance to a fiddle.
    .closer = Orange firelight covers the cave wall, and the rest of the cave is dark brown. Four travellers with closed eyes sit wrapped in blankets, red, violet, green and yellow, each with a steaming cup; a copper kettle hangs over the fire. On the wall are four big shadows: one in a hat plays the fiddle, one whirls in a skirt, one leaps with both arms up, one kicks out a leg. In front lie a fiddle and its bow, and a black cat is seen from behind; through an opening at the upper right one sees blue night, firs and a crescent moon.
