### What The End of the Story says: prompts, events, buttons, options. TITLE gives a picture's title.

end_of_the_story-name = The End of the Story
end_of_the_story-about = The narrator hides three pictured words in a tiny story; at the call “The end of the story!” everybody else hurries to put three tokens on the pictures that were meant.
    .short = Hide your words in a short tale. Then everybody races to find them.

## What is happening

end_of_the_story-now-drawing = { WHO($seat) ->
    [you] You look at four cards.
   *[other] { SEAT($seat) } looks at four cards.
}
end_of_the_story-now-telling = { WHO($seat) ->
    [you] You are making up a story.
   *[other] { SEAT($seat) } is making up a story.
}
end_of_the_story-now-placing = { WHO($seat) ->
    [you] They are looking for your three pictures.
   *[other] Which three pictures did { SEAT($seat) } mean?
}
end_of_the_story-now-revealing = { WHO($seat) ->
    [you] All tokens are placed. You reveal your pictures.
   *[other] All tokens are placed. { SEAT($seat) } reveals the pictures.
}
end_of_the_story-now-claiming = Did { WHO($seat) ->
    [you] you
   *[other] { SEAT($seat) }
} say a forbidden word?
end_of_the_story-now-judging = The guessers vote on { WHO($seat) ->
    [you] your
   *[other] { SEAT($seat) }’s
} words.
end_of_the_story-now-showing = The end of { WHO($seat) ->
    [you] your
   *[other] { SEAT($seat) }’s
} story.

## What you are asked

end_of_the_story-discard = Which of the four do you put away?
end_of_the_story-tell-typed = Hint at all three pictures in one or two sentences.
end_of_the_story-tell-voice = Hint at all three pictures in one or two sentences: tell them aloud, then press “The end of the story!”
end_of_the_story-tell-either = Hint at all three pictures in one or two sentences: write them, or tell them and press “Told aloud”.
end_of_the_story-last-call = The last fifteen seconds: finish your story now.
end_of_the_story-place = Put your tokens on the pictures: { $left ->
    [1] one left.
    [2] two left.
   *[other] three left.
}
end_of_the_story-shift = All your tokens are placed; you may still move them.
end_of_the_story-reveal = Reveal your three pictures.
end_of_the_story-claim = Was a forbidden word said?
end_of_the_story-judge = Is that the same as saying the word? Nobody sees your vote until everybody has voted.
end_of_the_story-colour-taken = Somebody already has this colour. Choose another.
end_of_the_story-plain = Words only, please: no emoji.
end_of_the_story-barred = “{ $word }” is a forbidden word. Try another.

## Buttons

end_of_the_story-move-discard = Put a card away
end_of_the_story-move-the-end = The end of the story!
end_of_the_story-move-place = Put a token on a picture
end_of_the_story-move-shift = Move a token
end_of_the_story-move-reveal = Reveal
end_of_the_story-move-claim = A forbidden word was said
end_of_the_story-move-no-claim = Nothing forbidden was said
end_of_the_story-move-judge = Vote
end_of_the_story-move-jot = Your story for the book

## What has happened

end_of_the_story-first-drawn = { WHO($seat) ->
    [you] You tell the first story.
   *[other] { SEAT($seat) } tells the first story.
}
end_of_the_story-round-opened = { $decides ->
    [yes] { WHO($seat) ->
        [you] You tell the story in the round that decides the tie.
       *[other] { SEAT($seat) } tells the story in the round that decides the tie.
    }
   *[no] Round { $round }: { WHO($seat) ->
        [you] you tell the story.
       *[other] { SEAT($seat) } tells the story.
    }
}
end_of_the_story-four-drawn = { WHO($seat) ->
    [you] You draw four cards. Nobody else can see them.
   *[other] { SEAT($seat) } draws four cards.
}
end_of_the_story-discarded = { WHO($seat) ->
    [you] You put away { $picture ->
        [none] one of them
       *[other] “{ TITLE($picture) }”
    }.
   *[other] { SEAT($seat) } puts one of them away.
}
end_of_the_story-board-laid = { $colour ->
    [red] The red board is in play: people, feelings and adventure.
    [blue] The blue board is in play: roads, sea and sky.
    [green] The green board is in play: woods, gardens and animals.
   *[yellow] The yellow board is in play: kitchen, table and house.
}
end_of_the_story-reminded = { WHO($seat) ->
    [you] Only 15 seconds left for your story!
   *[other] Only 15 seconds left for { SEAT($seat) }’s story.
}
end_of_the_story-end-called = { WHO($seat) ->
    [you] You told: { $story } The end of the story!
   *[other] { SEAT($seat) } told: { $story } The end of the story!
}
end_of_the_story-story-failed = { WHO($seat) ->
    [you] Time is up; there is no story this round.
   *[other] Time is up; there is no story from { SEAT($seat) } this round.
}
end_of_the_story-round-void = { WHO($seat) ->
    [you] Your turn to tell is skipped.
   *[other] { SEAT($seat) }’s turn to tell is skipped.
}
end_of_the_story-placed = { WHO($seat) ->
    [you] You put a token on { $picture ->
        [none] a picture
       *[other] “{ TITLE($picture) }”
    }.
   *[other] { SEAT($seat) } puts a token on { $picture ->
        [none] a picture
       *[other] “{ TITLE($picture) }”
    }.
}
end_of_the_story-shifted = { WHO($seat) ->
    [you] You move a token from { $source ->
        [none] a picture
       *[other] “{ TITLE($source) }”
    } to { $picture ->
        [none] another
       *[other] “{ TITLE($picture) }”
    }.
   *[other] { SEAT($seat) } moves a token from { $source ->
        [none] a picture
       *[other] “{ TITLE($source) }”
    } to { $picture ->
        [none] another
       *[other] “{ TITLE($picture) }”
    }.
}
end_of_the_story-revealed = { WHO($seat) ->
    [you] You meant “{ TITLE($picture) }”.
   *[other] { SEAT($seat) } meant “{ TITLE($picture) }”.
}
end_of_the_story-word-said = { WHO($seat) ->
    [you] You said “{ $word }”, and that is “{ TITLE($picture) }”.
   *[other] { SEAT($seat) } said “{ $word }”, and that is “{ TITLE($picture) }”.
}
end_of_the_story-suspected = “{ $word }” might name “{ TITLE($picture) }”.
end_of_the_story-claimed = { WHO($seat) ->
    [you] You point out that { $word ->
        [none] the word for “{ TITLE($picture) }” was said
       *[other] “{ $word }” names “{ TITLE($picture) }”
    }.
   *[other] { SEAT($seat) } points out that { $word ->
        [none] the word for “{ TITLE($picture) }” was said
       *[other] “{ $word }” names “{ TITLE($picture) }”
    }.
}
end_of_the_story-claim-judged = The vote: { $counts ->
    [yes] “{ TITLE($picture) }” was said
   *[no] “{ TITLE($picture) }” was not said
}. Yes: { $yes ->
    [none] nobody
   *[other] { SEATS($yes) }
}. No: { $no ->
    [none] nobody
   *[other] { SEATS($no) }
}.
end_of_the_story-clocked = “{ TITLE($picture) }”, place { $rank }: { WHO($seat) ->
    [you] you
   *[other] { SEAT($seat) }
}, { $time } ms after the signal (received after { $received } ms, minus { $lag } ms for the connection). Points: { $points }.
end_of_the_story-tie-begun = { SEATS($seats) } are tied. One more round will decide.
end_of_the_story-tie-scored = { WHO($seat) ->
    [you] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the deciding round.
   *[other] { SEAT($seat) } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the deciding round.
}
end_of_the_story-jotted = { WHO($seat) ->
    [you] You write story { $story } into the book: { $line }
   *[other] { SEAT($seat) } writes story { $story } into the book: { $line }
}
end_of_the_story-stories-ended = { $cut_short ->
    [yes] The game ends early.{ " " }
   *[no] { "" }
}{ SEATS($winners) } { MANY($winners) ->
    [one] wins.
    [you] win!
    [we] share the victory.
   *[other] share the victory.
}

## What lies on the table

end_of_the_story-view-round = Round
end_of_the_story-view-rounds = Rounds in all
end_of_the_story-view-decides = A tiebreaker
end_of_the_story-view-language = Language of the words
end_of_the_story-view-colours = Colours
end_of_the_story-view-narrated = Who has told a story
end_of_the_story-view-narrator = Narrator
end_of_the_story-view-guessers = Guessers
end_of_the_story-view-drawn = Your four cards
end_of_the_story-view-discarded = The card you put away
end_of_the_story-view-targets = The three targets
end_of_the_story-view-forms = Forbidden words for you
end_of_the_story-view-boards = Boards in play
end_of_the_story-view-captions = Words for the pictures
end_of_the_story-view-story = The story
end_of_the_story-view-go_at = The signal
end_of_the_story-view-stacks = Tokens on the boards
end_of_the_story-view-in_hand = Tokens in hand
end_of_the_story-view-hits = Forbidden words
end_of_the_story-view-suspicions = Suspicious words
end_of_the_story-view-claims = Words pointed out
end_of_the_story-view-charges = What is voted on
end_of_the_story-view-judged = Votes on the words pointed out
end_of_the_story-view-verdict = Who was fastest
end_of_the_story-view-stories = Stories told
end_of_the_story-view-notes = Written down later

## The book

end_of_the_story-page = { $number ->
    [1] The first story
    [2] The second story
    [3] The third story
    [4] The fourth story
    [5] The fifth story
    [6] The sixth story
    [7] The seventh story
    [8] The eighth story
   *[other] Story { $number }
}
end_of_the_story-page-told = { WHO($seat) ->
    [you] You told it.
   *[other] { SEAT($seat) } told it.
}
end_of_the_story-page-found = { WHO($seat) ->
    [you] You found all three.
   *[other] { SEAT($seat) } found all three.
}

## Options

end_of_the_story-option-language = Language of the words
end_of_the_story-option-language-en = English
end_of_the_story-option-language-fr = French
end_of_the_story-option-language-es = Spanish
end_of_the_story-option-language-de = German
end_of_the_story-option-language-it = Italian
end_of_the_story-option-language-sv = Swedish
end_of_the_story-option-mode = How stories are told
end_of_the_story-option-mode-typed = written
end_of_the_story-option-mode-voice = aloud
end_of_the_story-option-mode-either = as each narrator likes
end_of_the_story-option-narrator_limit = Seconds for the narrator (plus 15 to finish)
end_of_the_story-option-place_time = Seconds to place tokens
end_of_the_story-option-reading_time = Time to read a story
end_of_the_story-option-reading_time-short = short
end_of_the_story-option-reading_time-normal = normal
end_of_the_story-option-reading_time-long = long
end_of_the_story-option-forbidden_words = Forbidden words in written stories
end_of_the_story-option-forbidden_words-show = are marked while writing, and cost two points
end_of_the_story-option-forbidden_words-penalise = cost two points
end_of_the_story-option-forbidden_words-warn = cannot be submitted
end_of_the_story-option-forbid_translations = Look out for the words in other languages too
end_of_the_story-option-negative_scores = Scores may fall below zero
end_of_the_story-option-move_tokens = Placed tokens may be moved
end_of_the_story-option-hidden_placing = Hide each other’s tokens until all are placed
end_of_the_story-option-captions = Words under the pictures
end_of_the_story-option-shuffle_boards = Boards are shuffled in each round
end_of_the_story-option-tiebreak_repeat = Up to three tiebreakers
end_of_the_story-option-tokens = Colours

## Figures of many games

end_of_the_story-figure-found = stories of which somebody found all three
end_of_the_story-figure-easy = stories of which more than two found all three

## On its board in the browser

end_of_the_story-board-four = Your four cards
end_of_the_story-board-three = The three pictures
end_of_the_story-board-give-up = Put this one away
end_of_the_story-board-forms = Words you may not say
end_of_the_story-board-aloud = Told aloud: The end of the story!
end_of_the_story-board-boards = The boards
end_of_the_story-board-red = Red board
end_of_the_story-board-blue = Blue board
end_of_the_story-board-green = Green board
end_of_the_story-board-yellow = Yellow board
end_of_the_story-board-name = { $colour ->
    [red] Feelings and adventure
    [blue] Roads, sea and sky
    [green] Woods and animals
   *[yellow] Kitchen and house
}
end_of_the_story-board-which = One, two or three of these boards will be played. Which ones, you learn once the three cards are chosen.
end_of_the_story-board-let-go = let go to place
end_of_the_story-board-lies = your token lies here
end_of_the_story-board-among = They look among these
end_of_the_story-board-at = { $decides ->
    [yes] The End of the Story, the deciding round
   *[no] The End of the Story, round { $round } of { $rounds }
}
end_of_the_story-board-round = { $decides ->
    [yes] The deciding round
   *[no] Round { $round } of { $rounds }
}
end_of_the_story-board-go = The end of the story! Place your tokens.
end_of_the_story-board-opens = { $seconds ->
    [one] The boards open in { $seconds } second
   *[other] The boards open in { $seconds } seconds
}
end_of_the_story-board-tokens-on = { $word }, tokens: { $names }
end_of_the_story-board-narrates = telling the story
end_of_the_story-board-in-hand = { $left ->
    [0] all placed
    [one] { $left } token in hand
   *[other] { $left } tokens in hand
}
end_of_the_story-board-suspected = “{ $word }” may name { $picture }. Point it out, or let it go.
end_of_the_story-board-said = “{ $word }” may not be said: it names { $picture }.
end_of_the_story-board-which-word = Which word of the story?
end_of_the_story-board-claim = Point it out
end_of_the_story-board-counts = { $word ->
    [none] The word for { $picture } was said.
   *[other] “{ $word }” counts as saying { $picture }.
}
end_of_the_story-board-yes = Yes
end_of_the_story-board-no = No
end_of_the_story-board-found = { $picture } { $points }
    .rule = ES-39
end_of_the_story-board-found-none = No target found
end_of_the_story-board-order = { $place }. { $name }
end_of_the_story-board-fairness = Who was first, to the millisecond
end_of_the_story-board-fairness-how = Everybody’s time starts at the same signal. The time your message travels is taken off, so a slow connection costs you nothing (up to a limit).
    .rule = ES-R8
end_of_the_story-board-clocked = { $picture }: { $name }, place { $rank }, after { $time } ms ({ $received } received, less { $lag } on the way), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end_of_the_story-coach-draw = Put away the card that fits worst. The other three are what the others must find.
end_of_the_story-coach-tell = Hint at all three without saying their words. You earn as much as the best guesser. If two players find all three, you get half; if more do, nothing.
end_of_the_story-coach-wait = Look at the boards while the story is being told. At the signal put your three tokens on the pictures you heard: the fastest on each picture earns the most.
end_of_the_story-coach-claim = Point a word out only if the word for a picture was said. Everybody who guessed votes on it; if most say yes, it costs the narrator two points.
end_of_the_story-board-last-call = { $step ->
    [draw] Last fifteen seconds: give one card up, then tell your story.
   *[tell] Last fifteen seconds: finish your story.
}
end_of_the_story-board-zero = { $what ->
    [empty] At zero without a story, your round is lost.
    [long] It is too long to be told at zero.
   *[whole] At zero what you have written is told.
}
end_of_the_story-board-names = { $count ->
    [one] “{ $words }” names one of your pictures.
   *[other] “{ $words }” name your pictures.
}
end_of_the_story-board-names-price = Told like this, it costs you two points.
    .rule = ES-R3
end_of_the_story-board-names-barred = This table takes no story with it.
    .rule = ES-21
end_of_the_story-board-names-way = Say it another way: what it does, what it is made of, where one meets it.

# What is remembered of the evening.

end_of_the_story-honour-quickest = Quickest hand
end_of_the_story-honour-quickest-fact = { WHO($seat) ->
    [you] You had “{ TITLE($picture) }” after { $time } ms.
   *[other] { SEAT($seat) } had “{ TITLE($picture) }” after { $time } ms.
}
end_of_the_story-honour-sharpest = Sharpest eye
end_of_the_story-honour-sharpest-fact = { WHO($seat) ->
    [you] You found { $found } objects.
   *[other] { SEAT($seat) } found { $found } objects.
}
end_of_the_story-honour-clearest = Clearest story
end_of_the_story-honour-clearest-fact = { WHO($seat) ->
    [you] { $finders ->
        [one] One listener found all three objects of your story.
       *[other] { $finders } listeners found all three objects of your story.
    }
   *[other] { $finders ->
        [one] One listener found all three objects of { SEAT($seat) }’s story.
       *[other] { $finders } listeners found all three objects of { SEAT($seat) }’s story.
    }
}
end_of_the_story-honour-weaver = Longest thread
end_of_the_story-honour-weaver-fact = { WHO($seat) ->
    [you] You told with { $words } words.
   *[other] { SEAT($seat) } told with { $words } words.
}
## Moments: what stands over the page at the end of a race

end_of_the_story-moment-shows = { WHO($seat) ->
    [you] You show your three pictures.
   *[other] { SEAT($seat) } shows the three pictures.
}
end_of_the_story-moment-first = { WHO($seat) ->
    [nobody] “{ $word }”: found by nobody.
    [you] “{ $word }”: you were first.
   *[other] “{ $word }”: { SEAT($seat) } was first.
}
end_of_the_story-moment-all = { MANY($seats) ->
    [none] Nobody found all three.
   *[other] { SEATS($seats) } found all three!
}
end_of_the_story-moment-said = { WHO($seat) ->
    [you] You said “{ $word }”: that costs you points.
   *[other] { SEAT($seat) } said “{ $word }”: that costs points.
}
end_of_the_story-moment-asked = Does “{ $word }” count?
end_of_the_story-moment-judged = { $counts ->
    [yes] It counts.
   *[no] It does not count.
}
end_of_the_story-moment-costs = { $points ->
    [0] { WHO($seat) ->
        [you] It costs you nothing.
       *[other] It costs { SEAT($seat) } nothing.
    }
    [one] { WHO($seat) ->
        [you] It costs you one point.
       *[other] It costs { SEAT($seat) } one point.
    }
   *[other] { WHO($seat) ->
        [you] It costs you { $points } points.
       *[other] It costs { SEAT($seat) } { $points } points.
    }
}
