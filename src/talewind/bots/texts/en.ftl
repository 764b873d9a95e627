### What bots write: of each picture one line that hints at it and does not name it, lines that fit anything, and lines
### that lead from one picture to the next.

## Windmill

wm01 = Somebody small had stopped counting the birches and simply went where the warm dots went.
wm02 = Long after the last yawn, one neighbour sat up for everybody else, in something knitted against the cold.
wm03 = Whoever was lost that evening had only to follow something hot and sweet, poured out for miles.
wm04 = The tune drifted past the chimneys, slow and very large, and smelled faintly of apples.
wm05 = They had agreed on one more chapter, and then the fireflies came, and nobody could stop.
wm06 = After the rain the admirals put to sea, prickly and proud, with all of heaven under their keels.
wm07 = On Mondays it simply stood up, shook off the damp and looked for a better view, washing and all.
wm08 = Every morning he counted them over the hill, white, white, white, and always waited for the dark one.
wm09 = They had not spoken for forty years; a few more rows, and they could shake hands.
wm10 = It was warm at home by the stove, and whoever was peering in meant no harm.
wm11 = Even the shiniest have to wash now and then; the neighbours came with something to carry.
wm12 = Nothing was ever delivered on foot here: you wrote, you let go, and it grew feathers.
wm13 = Somebody with very large paws had been up since dark, and the queue was already round the corner.
wm14 = Nobody sat down to it any more, and still each note flew up in another colour.
wm15 = Dawn would have to be patient until the cutlery pointed the right way again.
wm16 = That year the fruit was so ripe that you had to hold on to it with all your weight.
wm17 = The people of that village build low and speak softly, for the ground breathes.
wm18 = They left in the middle of a sentence and went on under the lamps, quite dry.
wm19 = The warmest work of somebody’s long winters was going round and round up there in the breeze.
wm20 = He takes his cloth from the weather and his thread from whatever shines between two showers.
wm21 = You could walk all the way round it on the beach and find nothing, yet somebody inside had just put the kettle on.
wm22 = Below the cold it was summer, and only a thin pane between.
wm23 = All tickets, please, whispered somebody in uniform, and nobody woke, for that was the whole idea.
wm24 = It had been written by many hands and was fierce to everyone, except to those who dozed in its arms.
wm25 = Their tired feet were done for the day, but what stood behind them had only just heard the music.

## Story

st001 = It stopped at the very moment when everything else began to go wrong.
st002 = She ran before the music was over, and half of her elegance stayed behind.
st004 = The warmth was still there when they came to look, but nobody was.
st005 = Everybody had wished for something, and then they all left in a hurry.
st007 = It had kept one promise too many, and the storm did not forgive it.
st008 = As long as nothing is read, everything may still turn out well.
st010 = The last word was a breath, and then there was only a thin grey line.
st012 = He had ruled for an hour, and he never saw her coming.
st013 = It had been everywhere, and today for the first time nobody came to fetch it.
st015 = The applause was long ago, but the high note is still waiting for its breath.
st017 = What had hung there all those years was missed by the wallpaper alone.
st019 = It knew that it would burn, and flew one circle closer.
st020 = Somebody had put the whole party away in a hurry, and now it would not come undone.
st025 = The captain was very small, the river very short, and the waterfall had bars.
st028 = You let go only once, and from then on everything is too high.
st031 = There was just enough time left to decide nothing at all.
st036 = The summer had run out through a hole in the floor, and somebody still wanted to get a tan.
st037 = They all looked alike, until one of them let a little warmth fall out.
st040 = Round and round the thought went, always deeper, and at the end of it something glowed.
st042 = Nobody would say which way was right, and the only one who knew had black feathers.
st043 = Somebody had hidden the summer behind panes, and the cold pressed its nose against them.
st045 = Come this way, it said every few seconds, to somebody it could not see.
st046 = Up there they made their own rules, and grown-ups were too heavy for them.
st051 = Whoever built it had stopped believing in the other side.
st053 = Somebody had stepped out of the day, quite calmly, and left a light on.
st058 = It had been fun for a while; then all the walls turned out to be the same.
st066 = Some things cannot be explained to people with dry feet.
st067 = They had said everything long ago, and now they were listening to it together.
st094 = Nobody knew what was being given out, but so many could not be wrong.
st101 = He had nothing but time, and only something thin and round stood between him and supper.
st103 = A thousand of them had one single thought, and it was beautiful.
st104 = The others went where they always went; he had heard that there was something behind the white.
st108 = When all the shutters are closed, the town goes back to its real owner.
st115 = Everyone was going the same way, and that is exactly why somebody was not.
st117 = The bread for the whole winter stood there, and the sky was losing its temper.
st120 = They had promised to wave at the bend, but there was no bend any more.
st126 = Somebody up there had switched on the big lamp to see who was still awake.
st128 = It gave everything away, one small wish after another.
st143 = Everybody else had gone to bed, and somebody was still not sure how the letter should end.
st144 = Somebody came as far as here, and then must have remembered how to fly.

## Of anything

any-1 = It began on an ordinary evening, and nobody has been quite the same since.
any-2 = Somebody kept a promise that everybody else had forgotten.
any-3 = They laughed about it for years, but never after dark.
any-4 = What was lost came back by itself, only much later and a little larger.
any-5 = She said that it was nothing, and that is how we knew.
any-6 = In the end it was the smallest of them who dared to ask.
any-7 = There was a rule about it once, but nobody remembers who made it.
any-8 = First it was far away, then it was very close, and then it was ours.
any-9 = Nobody had invited them, and nobody wanted them to leave.
any-10 = It only happens once in a hundred years, and we were late.
any-11 = He told the truth for the first time, and nobody believed a word.
any-12 = We were told not to look, so of course we listened.
any-13 = Some journeys are over before anybody has said goodbye.
any-14 = It was much too quiet for a place with so many people in it.
any-15 = They had waited so long that they no longer knew what for.
any-16 = Everything was as it had been yesterday, except for one thing.
any-17 = It was meant as a surprise, and it surprised most of all whoever had planned it.
any-18 = Whoever has seen it once goes a little slower ever after.
any-19 = The answer had been there all along; only the question was missing.
any-20 = And so they did it together, because alone nobody would have dared.

## From one picture to the next

then-1 = Nobody spoke of it until the next morning.
then-2 = Years later the same thing happened again, only somewhere else.
then-3 = That was the first half of the story; the other half is harder to believe.
then-4 = It was not the end, as everybody thought.
then-5 = Far away, somebody felt it at the same moment.
then-6 = And that, of all things, reminded them of something.
then-7 = One thing led to another.
then-8 = What came after was nobody’s fault.
