### How The End of the Story is played: three cards (.say is written in the picture), a short read, and the sections of the rules
### (.rule is the first rule of each).

## The cards

end_of_the_story-lesson-1 = Hide three words
    .text = Hide three secret pictures in one or two sentences, without saying their words.
    .say = She combed her hair …
end_of_the_story-lesson-2 = Race for them
    .text = “The end of the story!” Everybody hurries to place three tokens.
end_of_the_story-lesson-3 = Be first
    .text = The first on a right picture gets three. Too easy, and the teller earns less.

## The short read

end_of_the_story-read-1 = What it is about
    .text = A tiny story with three pictures hidden in it, and a race to find them. The most points win.
end_of_the_story-read-2 = The narrator
    .text = You draw four cards, put one away and keep three. Their boards come into the middle: one, two or three of them, with twenty-five pictures each.
end_of_the_story-read-3 = The story
    .text = One or two sentences that hint at all three pictures. Their own words must not be said in any form: that costs two points. Everything else is allowed. There are ninety seconds, and fifteen more to finish.
end_of_the_story-read-4 = The race
    .text = “The end of the story!” is the signal. Everybody else places three tokens on three pictures, all at the same time. What lies, lies; others may choose the same picture, only later.
end_of_the_story-read-5 = What counts
    .text = On a right picture the fastest gets three points, the slowest one, everybody between two; whoever is alone there gets three. A wrong picture costs nothing. The narrator gets as much as the best of the others: half of it if two found all three, and nothing if more did.
end_of_the_story-read-6 = The end
    .text = Three or four people narrate twice each, five or six once. If the best are level, they race once more for a story by somebody else.
end_of_the_story-read-7 = What people get wrong at first
    .text = They forget the third picture, or make it all too plain. Best is a story in which one person finds everything and the others find something. And place your surest token first: it is the first one that pays.

## The sections of the rules

end_of_the_story-section-1 = Set-up
    .rule = ES-1
end_of_the_story-section-2 = Rounds
    .rule = ES-7
end_of_the_story-section-3 = Drawing
    .rule = ES-11
end_of_the_story-section-4 = The story
    .rule = ES-19
end_of_the_story-section-5 = Placing tokens
    .rule = ES-25
end_of_the_story-section-6 = Scoring
    .rule = ES-34
end_of_the_story-section-7 = The end of a round
    .rule = ES-45
end_of_the_story-section-8 = The end of the game
    .rule = ES-47
end_of_the_story-section-9 = The time limit (optional)
    .rule = ES-52
end_of_the_story-section-10 = Rulings
    .rule = ES-R1
