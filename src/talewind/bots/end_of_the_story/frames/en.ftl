### How the narrator joins three hints, each a clause of its own, to a story of one or two sentences.

story-1 = One Thursday { $a }, { $b }, and before supper { $c }.
story-2 = It was the oddest day of my life: { $a }, { $b }, and then { $c }.
story-3 = First { $a }, then { $b }. Nobody has ever believed that { $c }.
story-4 = On Monday { $a }, on Tuesday { $b }, and on Saturday, for a change, { $c }.
story-5 = I remember it as if it were yesterday: { $a }, { $b }, and at the very end { $c }.
story-6 = { $a }, which was quite enough for one day. Then { $b }, and to top it all { $c }.
story-7 = Long ago { $a }, a week after that { $b }, and to this day I cannot say why { $c }.
story-8 = One day { $a }. The next day { $b }, and the day after that { $c }.
