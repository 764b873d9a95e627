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
end_of_the_story-board-led = { $words } led { SEAT($seat) } to “{ TITLE($picture) }”.
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
end_of_the_story-board-names-barred = This table takes no story with that word.
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
    [you] You found { $found } pictures.
   *[other] { SEAT($seat) } found { $found } pictures.
}
end_of_the_story-honour-clearest = Clearest story
end_of_the_story-honour-clearest-fact = { WHO($seat) ->
    [you] { $finders ->
        [one] One listener found all three pictures of your story.
       *[other] { $finders } listeners found all three pictures of your story.
    }
   *[other] { $finders ->
        [one] One listener found all three pictures of { SEAT($seat) }’s story.
       *[other] { $finders } listeners found all three pictures of { SEAT($seat) }’s story.
    }
}
end_of_the_story-honour-weaver = Longest thread
end_of_the_story-honour-weaver-fact = { WHO($seat) ->
    [you] You told with { $words ->
        [one] one word.
       *[other] { $words } words.
    }
   *[other] { SEAT($seat) } told with { $words ->
        [one] one word.
       *[other] { $words } words.
    }
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

## The warm-up while cards are chosen and the story is made up: each riddle goes on after “find what”

end_of_the_story-board-warm = Warm up: find what
end_of_the_story-board-warm-title = Find it first
end_of_the_story-board-warm-how = Only for warm fingers, no points.
end_of_the_story-board-warm-found = { $found ->
    [one] One found, in { $best } s.
   *[other] { $found } found, the fastest in { $best } s.
}
end_of_the_story-board-warm-right = Found! Next: find what { $riddle }.
end_of_the_story-board-warm-wrong = That is “{ $word }”. Look again.
end_of_the_story-board-warm-other = Another one
end_of_the_story-board-riddle-b01 = carries two hundred people over the clouds
end_of_the_story-board-riddle-b02 = waits at the red light with four wheels
end_of_the_story-board-riddle-b03 = runs on what you had for breakfast
end_of_the_story-board-riddle-b04 = never leaves its rails
end_of_the_story-board-riddle-b05 = wants to be rowed
end_of_the_story-board-riddle-b06 = counts down before it leaves
end_of_the_story-board-riddle-b07 = stands still in the air
end_of_the_story-board-riddle-b08 = pulls the plough
end_of_the_story-board-riddle-b09 = winks at ships all night
end_of_the_story-board-riddle-b10 = lets you cross with dry feet
end_of_the_story-board-riddle-b11 = always knows where north is
end_of_the_story-board-riddle-b12 = goes on holiday full of clothes
end_of_the_story-board-riddle-b13 = crackles among the tents
end_of_the_story-board-riddle-b14 = brings far things near
end_of_the_story-board-riddle-b15 = changes its shape in a month
end_of_the_story-board-riddle-b16 = hears your wish when it falls
end_of_the_story-board-riddle-b17 = is made of rain that has not fallen yet
end_of_the_story-board-riddle-b18 = keeps you dry
end_of_the_story-board-riddle-b19 = is afraid of spring
end_of_the_story-board-riddle-b20 = has seven colours
end_of_the_story-board-riddle-b21 = comes before the thunder
end_of_the_story-board-riddle-b22 = has towers and a moat
end_of_the_story-board-riddle-b23 = keeps a pharaoh
end_of_the_story-board-riddle-b24 = has water on every side
end_of_the_story-board-riddle-b25 = spits fire out of the ground
end_of_the_story-board-riddle-g01 = counts its years in rings
end_of_the_story-board-riddle-g02 = lands on its feet
end_of_the_story-board-riddle-g03 = fetches the stick
end_of_the_story-board-riddle-g04 = wears iron shoes
end_of_the_story-board-riddle-g05 = gives milk
end_of_the_story-board-riddle-g06 = is gone down its hole at once
end_of_the_story-board-riddle-g07 = sleeps until winter is over
end_of_the_story-board-riddle-g08 = howls in a pack
end_of_the_story-board-riddle-g09 = turns its head all the way round
end_of_the_story-board-riddle-g10 = forgets nothing and has a trunk
end_of_the_story-board-riddle-g11 = wears a mane
end_of_the_story-board-riddle-g12 = has no legs and sheds its skin
end_of_the_story-board-riddle-g13 = was a tadpole once
end_of_the_story-board-riddle-g14 = spins a web
end_of_the_story-board-riddle-g15 = came out of a cocoon
end_of_the_story-board-riddle-g16 = makes honey
end_of_the_story-board-riddle-g17 = carries its house
end_of_the_story-board-riddle-g18 = shows a fin above the water
end_of_the_story-board-riddle-g19 = turns towards the light in a field
end_of_the_story-board-riddle-g20 = comes up overnight after rain
end_of_the_story-board-riddle-g21 = stores water behind thorns
end_of_the_story-board-riddle-g22 = tickles and once flew
end_of_the_story-board-riddle-g23 = gets a face in October
end_of_the_story-board-riddle-g24 = roars down a rock all day
end_of_the_story-board-riddle-g25 = frightens birds off the corn
end_of_the_story-board-riddle-r01 = beats faster when you are in love
end_of_the_story-board-riddle-r02 = sits in the sheriff’s holster
end_of_the_story-board-riddle-r03 = makes a head royal
end_of_the_story-board-riddle-r04 = is put on a finger at a wedding
end_of_the_story-board-riddle-r05 = hides a face at the carnival
end_of_the_story-board-riddle-r06 = a knight draws
end_of_the_story-board-riddle-r07 = pirates bury
end_of_the_story-board-riddle-r08 = cries and cannot walk yet
end_of_the_story-board-riddle-r09 = wears a red nose
end_of_the_story-board-riddle-r10 = walks through walls
end_of_the_story-board-riddle-r11 = is left when only bones are left
end_of_the_story-board-riddle-r12 = runs on electricity and says “beep”
end_of_the_story-board-riddle-r13 = has a fish’s tail and sings
end_of_the_story-board-riddle-r14 = stirs a cauldron
end_of_the_story-board-riddle-r15 = guards gold and breathes fire
end_of_the_story-board-riddle-r16 = has six strings
end_of_the_story-board-riddle-r17 = is beaten and booms
end_of_the_story-board-riddle-r18 = wants to be unwrapped
end_of_the_story-board-riddle-r19 = hangs round the winner’s neck
end_of_the_story-board-riddle-r20 = flutters on a pole
end_of_the_story-board-riddle-r21 = leaves a red kiss
end_of_the_story-board-riddle-r22 = shows you yourself
end_of_the_story-board-riddle-r23 = blinks
end_of_the_story-board-riddle-r24 = has a burning fuse
end_of_the_story-board-riddle-r25 = clicks round two wrists
end_of_the_story-board-riddle-y01 = is closed with a cork
end_of_the_story-board-riddle-y02 = comes in slices from Naples
end_of_the_story-board-riddle-y03 = the baker has ready at six
end_of_the_story-board-riddle-y04 = mice dream of
end_of_the_story-board-riddle-y05 = a hen is proud of
end_of_the_story-board-riddle-y06 = keeps the doctor away
end_of_the_story-board-riddle-y07 = is bent, yellow and peeled
end_of_the_story-board-riddle-y08 = is cut up on a birthday
end_of_the_story-board-riddle-y09 = melts down your hand
end_of_the_story-board-riddle-y10 = wakes you in the morning
end_of_the_story-board-riddle-y11 = gets shorter as it shines
end_of_the_story-board-riddle-y12 = fits the lock
end_of_the_story-board-riddle-y13 = lets time run as sand
end_of_the_story-board-riddle-y14 = goes on with a switch
end_of_the_story-board-riddle-y15 = has four legs and never walks
end_of_the_story-board-riddle-y16 = you lie in up to your chin
end_of_the_story-board-riddle-y17 = cuts paper with two blades
end_of_the_story-board-riddle-y18 = drives nails in
end_of_the_story-board-riddle-y19 = has pages
end_of_the_story-board-riddle-y20 = rings until you answer
end_of_the_story-board-riddle-y21 = is tied with a lace
end_of_the_story-board-riddle-y22 = is lifted to say good day
end_of_the_story-board-riddle-y23 = twirls spaghetti
end_of_the_story-board-riddle-y24 = sweeps the floor
end_of_the_story-board-riddle-y25 = has rungs
