### What Windmill says: prompts, events, buttons, options. TITLE gives a picture's title.

windmill-name = Windmill
windmill-about = One player tells a very short tale about a hidden picture; the others take turns to look for it among twenty-five. The later it is found, the more points teller and finder get.
    .short = One hidden picture, a very short tale, twenty-five places to look.

## What is happening

windmill-now-telling = { WHO($seat) ->
    [you] You are dreaming up a tale.
   *[other] { SEAT($seat) } is dreaming up a tale.
}
windmill-now-aloud = { WHO($seat) ->
    [you] You are telling your tale aloud.
   *[other] { SEAT($seat) } is telling a tale aloud. Listen!
}
windmill-now-guessing = { WHO($seat) ->
    [you] You are looking for { WHO($teller) ->
        [you] your
       *[other] { SEAT($teller) }’s
    } picture.
   *[other] { SEAT($seat) } is looking for { WHO($teller) ->
        [you] your
       *[other] { SEAT($teller) }’s
    } picture.
}
windmill-now-found = { WHO($finder) ->
    [you] You have found { WHO($teller) ->
        [you] your own
       *[other] { SEAT($teller) }’s
    } picture!
   *[other] { SEAT($finder) } has found { WHO($teller) ->
        [you] your
       *[other] { SEAT($teller) }’s
    } picture!
}
windmill-now-unfound = Nobody has found { WHO($teller) ->
    [you] your
   *[other] { SEAT($teller) }’s
} picture.

## What you are asked

windmill-tell = Only you see this picture. Tell a short tale about it, in at most four sentences.
windmill-tell-or-begin = Only you see this picture. Tell a short tale about it, in writing or aloud.
windmill-begin = Only you see this picture. Press the button when you start telling your tale.
windmill-told-aloud = Tell your tale, then press the button.
windmill-guess = Your guess: which picture did { SEAT($teller) } mean? A right guess earns { $worth ->
    [1] one point
    [2] two points
    [3] three points
    [4] four points
    [5] five points
   *[other] { $worth } points
}.
windmill-pawn-taken = Somebody already has this colour. Choose another.

## Buttons

windmill-move-begin = Tell it aloud
windmill-move-told-aloud = I have finished
windmill-move-stake = Bet with the Windmill card
windmill-move-guess = Choose a picture
windmill-move-note = A line for the book about a tale told aloud
windmill-move-entitle = Give this round’s story a title

## What has happened

windmill-grid-laid = The pictures are laid out. { WHO($first) ->
    [you] You have
   *[other] { SEAT($first) } has
} the First Player token.
windmill-round-begun = Round { $round } begins.
windmill-drew = { WHO($seat) ->
    [you] You draw { $picture ->
        [none] a picture
       *[other] “{ TITLE($picture) }”
    }. Nobody else can see it.
   *[other] { SEAT($seat) } draws a hidden picture.
}
windmill-began-aloud = { WHO($seat) ->
    [you] You begin your tale.
   *[other] { SEAT($seat) } begins a tale.
}
windmill-tale-told = { WHO($seat) ->
    [you] You told: { $tale }
   *[other] { SEAT($seat) } told: { $tale }
}
windmill-nothing-told = { WHO($seat) ->
    [you] Time is up; there is no tale this turn.
   *[other] Time is up; there is no tale from { SEAT($seat) } this turn.
}
windmill-voided = { WHO($seat) ->
    [you] Your turn to tell is skipped.
   *[other] { SEAT($seat) }’s turn to tell is skipped.
}
windmill-staked = { WHO($seat) ->
    [you] You bet with the Windmill card.
   *[other] { SEAT($seat) } bets with the Windmill card.
}
windmill-guessed = { WHO($seat) ->
    [you] You choose “{ TITLE($picture) }”: { $right ->
        [yes] right!
       *[no] not this one.
    }
   *[other] { SEAT($seat) } chooses “{ TITLE($picture) }”: { $right ->
        [yes] right!
       *[no] not this one.
    }
}
windmill-missed = { WHO($seat) ->
    [you] Time ran out before you guessed.
   *[other] Time ran out before { SEAT($seat) } guessed.
}
windmill-closed = { $picture ->
    [none] The picture goes back unseen.
   *[other] It was “{ TITLE($picture) }”.
}
windmill-noted = { WHO($seat) ->
    [you] You add a line to tale { $tale }: { $line }
   *[other] { SEAT($seat) } adds a line to tale { $tale }: { $line }
}
windmill-entitled = The story of round { $round } is now called “{ $title }”.
windmill-game-ended = { $cut_short ->
    [yes] The game ends early.{ " " }
   *[no] { "" }
}{ SEATS($winners) } { MANY($winners) ->
    [one] wins.
    [you] win!
    [we] share the victory.
   *[other] share the victory.
}

## What lies on the table

windmill-view-round = Round
windmill-view-rounds = Rounds in all
windmill-view-turn = Turn
windmill-view-token = First Player token
windmill-view-pawns = Pawns
windmill-view-grid = The grid
windmill-view-deck = Cards in the deck
windmill-view-aside = Cards put aside
windmill-view-teller = Storyteller
windmill-view-card = The Storyteller’s picture
windmill-view-tale = The tale
windmill-view-guesses = Guesses so far
windmill-view-windmill = Windmill card is with
windmill-view-tales = Tales told
windmill-view-notes = Written down later
windmill-view-unshown = Tales that nobody found
windmill-view-titles = Titles

## The book

windmill-page = { $number ->
    [1] The first tale
    [2] The second tale
    [3] The third tale
    [4] The fourth tale
    [5] The fifth tale
    [6] The sixth tale
    [7] The seventh tale
    [8] The eighth tale
    [9] The ninth tale
    [10] The tenth tale
    [11] The eleventh tale
    [12] The twelfth tale
   *[other] Tale { $number }
}
windmill-page-part = { $number ->
    [1] How it began
    [2] The second part
    [3] The third part
    [4] The fourth part
    [5] The fifth part
   *[other] Part { $number }
}
windmill-page-told = { WHO($seat) ->
    [you] You told it.
   *[other] { SEAT($seat) } told it.
}
windmill-page-found = { WHO($seat) ->
    [you] You found it.
   *[other] { SEAT($seat) } found it.
}
windmill-page-unfound = Nobody found it.
windmill-page-unshown = The picture was not shown.
windmill-chapter = { $round ->
    [1] The story of the first round
    [2] The story of the second round
    [3] The story of the third round
   *[other] The story of round { $round }
}

## Options

windmill-option-windmill_round_one = Windmill card in the first round
windmill-option-windmill_round_one-by_score = for whoever has a point
windmill-option-windmill_round_one-closed = for nobody
windmill-option-never_ending = Never-ending Story: each tale goes on from the last
windmill-option-chain_unguessed = In the Never-ending Story, a picture nobody found
windmill-option-chain_unguessed-return = goes back into the deck
windmill-option-chain_unguessed-set_aside = is put aside like a found one
windmill-option-reveal_unguessed = Show a picture that nobody found
windmill-option-first_storyteller = Who goes first
windmill-option-first_storyteller-random = at random
windmill-option-mode = How tales are told
windmill-option-mode-typed = written
windmill-option-mode-voice = aloud
windmill-option-mode-either = as each Storyteller likes
windmill-option-write_time = Seconds to write a tale
windmill-option-prepare_time = Seconds to get ready to tell aloud
windmill-option-tell_time = Seconds to tell aloud
windmill-option-guess_timer = Seconds to guess
windmill-option-guesser_chat = Guessers may chat with each other
windmill-option-pace = Pace
windmill-option-pace-live = live, all at the table
windmill-option-pace-relaxed = relaxed, a day for each decision
windmill-option-pawns = Pawns

## Figures of many games

windmill-figure-unfound = tales that nobody found
windmill-figure-untold = turns without a tale

## On its board in the browser

windmill-board-grid = The twenty-five pictures
windmill-board-tells = telling
windmill-board-missed = has guessed
    .rule = WM-45
windmill-board-guesses = guessing
windmill-board-lay-down = Tell this tale
windmill-board-choose = Choose this picture
windmill-board-you-tell = This is your tale: not a word now, no hints.
windmill-board-at = { $tales ->
    [0] Windmill, tale { $tale }
   *[other] Windmill, tale { $tale } of { $tales }
}
windmill-board-yours = yours
windmill-board-among = They look among these
windmill-board-alike = { $count ->
    [one] One other shows { $motif }, too: let them wonder.
    [2] Two others show { $motif }, too: let them wonder.
    [3] Three others show { $motif }, too: let them wonder.
    [4] Four others show { $motif }, too: let them wonder.
   *[other] { $count } others show { $motif }, too: let them wonder.
}
windmill-board-motif = { $motif ->
    [animals] animals
    [books] books
    [craft] handiwork
    [dawn] the dawn
    [flight] flying
    [garden] a garden
    [giant] a giant
    [guardian] a guardian
    [home] a home
    [journey] a journey
    [letters] letters
    [light] a light
    [meeting] a meeting
    [music] music
    [night] the night
    [sleep] sleep
    [snow] snow
    [stars] stars
    [tea] tea
    [thread] thread
    [time] time
    [water] water
    [wind] wind
   *[other] the same
}
windmill-board-worth = { $worth ->
    [one] Found now: one point each
    [2] Found now: two points each
    [3] Found now: three points each
   *[other] Found now: { $worth } points each
}
windmill-board-worth-staked = Found now: { $worth } points for { SEAT($seat) }, none for you
windmill-board-unfound = { $points ->
    [0] Each wrong guess adds one. If nobody finds it, you get nothing.
   *[other] Each wrong guess adds one. If nobody finds it, you lose one.
}
windmill-board-along = Guess along: open a picture and keep it as your secret guess.
windmill-board-guessed = You have had your guess. Now watch the others.
windmill-board-secret = Your secret guess
windmill-board-secret-keep = Keep it as my secret guess
windmill-board-secret-kept = Kept. Only you know.
windmill-board-secret-how = Only you see it. One tap when it is your turn.
windmill-board-secret-now = It is your turn: one tap, or choose another picture.
windmill-board-secret-taken = Your secret picture was taken by { SEAT($seat) }
windmill-board-secret-again = It was not the one. Look again.
windmill-board-had-it = You had it in secret, too.
windmill-board-drawer = In your drawer
windmill-board-drawer-empty = Keep a line of your own for later: open a picture and pin a sentence to it.
windmill-board-pin = A line for this picture
windmill-board-pin-how = Only you see it. If you ever draw this picture, the line waits on your desk.
windmill-board-pin-keep = Put it in the drawer
windmill-board-pinned = It is in your drawer.
windmill-board-pinned-to = your line: { $line }
windmill-board-waited = From your drawer
windmill-board-take-line = Use this line
windmill-board-chosen = Who chose what
windmill-board-led = { $words } led { SEAT($seat) } there.
windmill-board-stake = Bet with the Windmill card?
windmill-board-staked = You are betting with the Windmill card
windmill-board-stake-how = If you are right: { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} for you, none for { SEAT($teller) }. If you are wrong: you lose 1.
windmill-board-take = Bet with it
windmill-board-chain = The story so far
windmill-board-spark = Give me an idea
windmill-board-sparks =
    Nobody had asked …
    It began on a Tuesday, as such things do.
    Every evening at the same hour …
    What nobody knew: …
    My grandmother swore that she had seen it.
    Somebody small had a very big plan.
    The wind had changed its mind again.
    At first it was only a sound.
    There is a place where lost things go.
    It was the last one of its kind.
windmill-coach-tell = Only you see this picture. Say enough that somebody finds it, and so little that the first guess is wrong: the later it is found, the more points you and the finder get. If nobody finds it, you lose a point.
windmill-coach-listen = While you wait for the tale, look at the pictures: tap one to see it large, to read what is in it, and to pin a line of your own to it.
windmill-coach-guess = Tap a picture to open it, then choose it. A wrong guess costs nothing{ $bets ->
    [yes] , unless you bet with the Windmill card.
   *[no] .
}

# What is remembered of the evening.

windmill-honour-hardest = Hardest to find
windmill-honour-hardest-fact = { $finder ->
    [none] { WHO($seat) ->
        [you] Your tale: nobody saw it.
       *[other] { SEAT($seat) }’s tale: nobody saw it.
    }
   *[other] { WHO($seat) ->
        [you] Your tale held out for { $guesses } guesses.
       *[other] { SEAT($seat) }’s tale held out for { $guesses } guesses.
    }
}
windmill-honour-sharpest = Sharpest eye
windmill-honour-sharpest-fact = { WHO($seat) ->
    [you] You found { $finds ->
        [one] one picture.
       *[other] { $finds } pictures.
    }
   *[other] { SEAT($seat) } found { $finds ->
        [one] one picture.
       *[other] { $finds } pictures.
    }
}
windmill-honour-boldest = Boldest
windmill-honour-boldest-fact = { WHO($seat) ->
    [you] You bet with the Windmill card { $stakes ->
        [one] once
       *[other] { $stakes } times
    } and { $won ->
        [0] never won: bold all the same.
        [one] won once.
       *[other] won { $won } times.
    }
   *[other] { SEAT($seat) } bet with the Windmill card { $stakes ->
        [one] once
       *[other] { $stakes } times
    } and { $won ->
        [0] never won: bold all the same.
        [one] won once.
       *[other] won { $won } times.
    }
}
windmill-honour-weaver = Longest thread
windmill-honour-weaver-fact = { WHO($seat) ->
    [you] You told with { $words ->
        [one] one word.
       *[other] { $words } words.
    }
   *[other] { SEAT($seat) } told with { $words ->
        [one] one word.
       *[other] { $words } words.
    }
}
## Moments: what stands over the page for a second. A picture's short name is said only after a guess.

windmill-moment-points = { WHO($seat) ->
    [you] You point at { $short }.
   *[other] { SEAT($seat) } points at { $short }.
}
windmill-moment-face-down = { WHO($teller) ->
    [you] Your card lies face down.
   *[other] { SEAT($teller) }’s card lies face down.
}
windmill-moment-card = { WHO($teller) ->
    [you] Your card
   *[other] { SEAT($teller) }’s card
}
windmill-moment-guess = { WHO($seat) ->
    [you] Your guess
   *[other] { SEAT($seat) }’s guess
}
windmill-moment-turns = { WHO($teller) ->
    [you] Your card turns …
   *[other] { SEAT($teller) }’s card turns …
}
windmill-moment-not = Not { $short }.
windmill-moment-free = { WHO($seat) ->
    [you] A wrong guess costs you nothing.
   *[other] A wrong guess costs { SEAT($seat) } nothing.
}
windmill-moment-lost = { WHO($seat) ->
    [you] You bet with the Windmill card and lose one point.
   *[other] { SEAT($seat) } bet with the Windmill card and loses one point.
}
windmill-moment-found = { WHO($seat) ->
    [you] You found it!
   *[other] { SEAT($seat) } found it!
}
windmill-moment-worth = { $guess ->
    [1] First guess: one point each.
    [2] Second guess: two points each.
    [3] Third guess: three points each.
    [4] Fourth guess: four points each.
   *[other] Guess number { $guess }: { $guess } points each.
}
windmill-moment-won-alone = { WHO($seat) ->
    [you] You bet with the Windmill card: { $points } points for you alone.
   *[other] { SEAT($seat) } bet with the Windmill card: { $points } points for { SEAT($seat) } alone.
}
windmill-moment-nobody = Nobody found it.
windmill-moment-meant = { WHO($teller) ->
    [you] You meant { $short }.
   *[other] { SEAT($teller) } meant { $short }.
}
windmill-moment-unseen = The card goes back unseen.
windmill-tv-missed = Wrong guesses
windmill-tv-not = not { $short }
windmill-tv-worth = { $worth ->
    [one] A right guess is worth one point now.
    [2] A right guess is worth two points now.
    [3] A right guess is worth three points now.
   *[other] A right guess is worth { $worth } points now.
}
windmill-tv-worth-staked = The Windmill card is bet: a right guess is worth { $worth } points now.
windmill-short-wm01 = the lantern path
windmill-short-wm02 = the owl
windmill-short-wm03 = the teapot
windmill-short-wm04 = the whale
windmill-short-wm05 = the reading foxes
windmill-short-wm06 = the umbrella fleet
windmill-short-wm07 = the walking cottage
windmill-short-wm08 = the cloud shepherd
windmill-short-wm09 = the knitted bridge
windmill-short-wm10 = the snow globe
windmill-short-wm11 = the moon’s bath
windmill-short-wm12 = the flying letters
windmill-short-wm13 = the bakery
windmill-short-wm14 = the meadow piano
windmill-short-wm15 = the clock mender
windmill-short-wm16 = the balloon harvest
windmill-short-wm17 = the sleeping giant
windmill-short-wm18 = the page boat
windmill-short-wm19 = the quilted mill
windmill-short-wm20 = the rain tailor
windmill-short-wm21 = the door in the dune
windmill-short-wm22 = the garden under the ice
windmill-short-wm23 = the night train
windmill-short-wm24 = the paper dragon
windmill-short-wm25 = the shadow dance
