### How Story is played: three cards, a short read, and the sections of the rules (.rule is the first rule of each).

## The cards

story-lesson-1 = Two pictures
    .text = One picture lies on the table. You hold three that nobody sees.
story-lesson-2 = One reason
    .text = Lay one beside it and tell why the two belong together. Every reason is good.
story-lesson-3 = One vote
    .text = All vote in secret. Backing the winner pays three, being it pays one.

## The short read

story-read-1 = What it is about
    .text = Two pictures that have nothing to do with each other, until somebody says why they do. Whoever reaches twenty points wins.
story-read-2 = A round
    .text = A picture lies in the middle. Everybody lays one of their three beside it and tells why it belongs there. You draw a new one afterwards. No reason can be wrong; a small true one is often better than a large clever one.
story-read-3 = The vote
    .text = When all have told, all vote in secret for the story they liked best. You may vote for your own. Then all votes are shown at once.
story-read-4 = What counts
    .text = The story with the most votes wins one point for its teller. Whoever voted for it gets three. So the best thing is to know a good story when you hear one; your own counts too, if it wins.
story-read-5 = The action cards
    .text = Everybody has one, to play once in the game, before the first story of a round. The Challenge: pass a picture to your right, and explain the one you are given without having seen it before. The silent round: explain without a word; you draw, point and put stickers.
story-read-6 = When it is a tie
    .text = The best stories exchange a picture, each grows by the one it was given, and all vote again. If that is a tie too, rock, paper, scissors.
story-read-7 = The end
    .text = The winning picture stays for the next round. After the round in which somebody has twenty points the game is over; if several have them, they share the victory.
story-read-8 = What people get wrong at first
    .text = They always vote for themselves. One point for winning is little; three for having backed the right story is much. Listen, and vote for the one the others will love.

## The sections of the rules

story-section-1 = Set-up
    .rule = ST-1
story-section-2 = Order of play
    .rule = ST-10
story-section-3 = Action cards
    .rule = ST-14
story-section-4 = The Challenge
    .rule = ST-20
story-section-5 = The silent round
    .rule = ST-23
story-section-6 = Telling
    .rule = ST-26
story-section-7 = Voting
    .rule = ST-32
story-section-8 = Scoring
    .rule = ST-37
story-section-9 = A tie
    .rule = ST-43
story-section-10 = Rock, paper, scissors
    .rule = ST-51
story-section-11 = The next round
    .rule = ST-54
story-section-12 = The end of the game
    .rule = ST-56
story-section-13 = Rulings
    .rule = ST-R1
