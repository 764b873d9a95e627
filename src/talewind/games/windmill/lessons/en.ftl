### How Windmill is played: three cards (.say is written in the picture), a short read, and the sections of the rules (.rule is the
### first rule of each).

## The cards

windmill-lesson-1 = One tells
    .text = One of you sees a hidden picture and tells a very short tale.
    .say = Nobody had asked the house …
windmill-lesson-2 = The others look
    .text = Which of the twenty-five was it? One guess each, in turn.
windmill-lesson-3 = Both win
    .text = The later it is found, the more both earn. Never found costs the teller a point.

## The short read

windmill-read-1 = What it is about
    .text = Tell so that somebody finds your picture, but not at once. Teller and finder are paid together; whoever has the most points at the end wins.
windmill-read-2 = A tale
    .text = Twenty-five pictures lie open. The teller alone sees one of them again on a hidden card and tells a tale about it: at most four sentences in writing, or half a minute aloud. Then the card lies face down, and no hint is given any more.
windmill-read-3 = Looking for it
    .text = The others guess one after another, beginning at the teller’s left. A wrong picture is put aside and costs nothing; the next person looks among those that are left. The first right guess ends the search.
windmill-read-4 = What counts
    .text = Found by the first guess, a tale brings teller and finder one point each; by the second, two each; by the third, three. If nobody finds it, the teller loses one point, though never below zero.
windmill-read-5 = The Windmill
    .text = Are you sure of it? If you have a point already, take the Windmill before you guess. Right, and you get one point more while the teller gets none. Wrong, and it costs you one.
windmill-read-6 = The end
    .text = Three or four people tell three tales each, five people two. The most points win; whoever shares the first place shares the victory. All tales are in the book.
windmill-read-7 = What people get wrong at first
    .text = They describe the picture. Then the first guess finds it, and it is worth a single point. Tell what happened before, or what somebody there is feeling: a tale that would suit three pictures is a good one.

## The sections of the rules

windmill-section-1 = Set-up
    .rule = WM-1
windmill-section-2 = Rounds and turns
    .rule = WM-10
windmill-section-3 = Telling the tale
    .rule = WM-18
windmill-section-4 = Guessing
    .rule = WM-27
windmill-section-5 = Scoring
    .rule = WM-41
windmill-section-6 = The Windmill card
    .rule = WM-49
windmill-section-7 = The end of the guessing
    .rule = WM-60
windmill-section-8 = The never-ending story (optional)
    .rule = WM-66
windmill-section-9 = The end of the game
    .rule = WM-74
windmill-section-10 = Rulings
    .rule = WM-R1
