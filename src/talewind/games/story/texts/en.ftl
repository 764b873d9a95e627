### What Story says: prompts, events, buttons, options. TITLE gives a picture's title.

story-name = Story
story-about = Lay a picture beside the one on the table and say why the two belong together. Then everybody votes in secret, even for their own story: backing the winner earns more than winning.
    .short = Say why two pictures belong together. Vote for the best story.

## What is happening

story-now-opening = A new round. If you hold an action card, you may play it now.
story-now-handing-on = Challenge: everybody chooses a picture for the player on their right.
story-now-composing = Everybody is choosing a picture and writing.
story-now-telling = { WHO($seat) ->
    [you] It is your turn: why does your picture fit?
   *[other] { SEAT($seat) } is thinking of a story.
}
story-now-expanding = { WHO($seat) ->
    [you] You are continuing your story.
   *[other] { SEAT($seat) } is continuing the story.
}
story-now-aloud = { WHO($seat) ->
    [you] You are telling your story aloud.
   *[other] { SEAT($seat) } is telling a story aloud. Listen!
}
story-now-miming = { WHO($seat) ->
    [you] You are showing it without a word.
   *[other] { SEAT($seat) } is showing it without a word. Look!
}
story-now-reading = { WHO($seat) ->
    [you] Everybody is reading your story.
   *[other] Here is { SEAT($seat) }’s story.
}
story-now-voting = Everybody is voting. Nobody sees a vote until everybody has voted.
story-now-voting-again = Everybody is voting once more, for one of the tied stories.
story-now-giving = { SEATS($seats) } are tied: each passes a picture on.
story-now-throwing = { SEATS($seats) } are tied again: rock, paper, scissors!
story-now-won = { WHO($seat) ->
    [you] You have won the round!
   *[other] { SEAT($seat) } has won the round!
}
story-now-nobody-won = Nobody has won this round.

## What you are asked

story-play-card = Will you play your action card in this round?
story-hand-on = Which picture do you pass to { SEAT($seat) } on your right?
story-tell = Choose a picture and say why it fits the start picture.
story-tell-or-begin = Choose a picture and say why it fits the start picture, in writing or aloud.
story-tell-aloud = Choose a picture and say aloud why it fits the start picture.
story-compose = Choose a picture and say why it fits the start picture. Everybody is writing at once.
story-explain = Say why the picture you were given fits the start picture.
story-explain-or-begin = Say why the picture you were given fits the start picture, in writing or aloud.
story-explain-aloud = Say aloud why the picture you were given fits the start picture.
story-expand = Continue your story with the picture you were given.
story-expand-or-begin = Continue your story with the picture you were given, in writing or aloud.
story-expand-aloud = Continue your story aloud with the picture you were given.
story-told-aloud = Tell your story, then press the button.
story-mime = Choose a picture. Then show why it fits, without words.
story-miming = Show why it fits, without words.
story-vote = Which story will win? You may vote for your own.
story-vote-again = Which of the tied stories do you vote for?
story-voted = You have voted. You may change your vote until the last one is in.
story-give = You are tied. Which picture do you pass to { SEAT($seat) }?
story-throw = Rock, paper or scissors?
story-colour-taken = Somebody already has this colour. Choose another.

## Buttons

story-move-play-card = Play your action card
story-move-give = Pass this picture on
story-move-tell-story = Tell this story
story-move-begin = Begin with this picture
story-move-show = Show
story-move-done = I have finished
story-move-vote-for = Vote
story-move-throw = Choose
story-move-flag-word = I see a written word
story-move-note = A line for the book about a story told aloud
story-sign-rock = rock
story-sign-paper = paper
story-sign-scissors = scissors

## What has happened

story-table-laid = “{ TITLE($start) }” lies in the middle.
story-round-begun = Round { $round } begins. { WHO($starter) ->
    [you] You go first.
   *[other] { SEAT($starter) } goes first.
}
story-card-played = { WHO($seat) ->
    [you] You play { $card ->
        [silent] a Silent round: not a word!
       *[challenge] a Challenge: everybody passes a picture to the right.
    }
   *[other] { SEAT($seat) } plays { $card ->
        [silent] a Silent round: not a word!
       *[challenge] a Challenge: everybody passes a picture to the right.
    }
}
story-card-drawn = { WHO($seat) ->
    [you] You draw a new action card{ $card ->
        [challenge] : Challenge
        [silent] : Silent
       *[none] { "" }
    }.
   *[other] { SEAT($seat) } draws a new action card.
}
story-chosen = { WHO($seat) ->
    [you] You have chosen.
   *[other] { SEAT($seat) } has chosen.
}
story-handed = { WHO($giver) ->
    [you] You pass { $picture ->
        [none] a picture
       *[other] “{ TITLE($picture) }”
    } to { SEAT($seat) }.
   *[other] { WHO($seat) ->
        [you] { SEAT($giver) } passes you { $picture ->
            [none] a picture
           *[other] “{ TITLE($picture) }”
        }.
       *[other] { SEAT($giver) } passes { $picture ->
            [none] a picture
           *[other] “{ TITLE($picture) }”
        } to { SEAT($seat) }.
    }
}
story-received = { WHO($seat) ->
    [you] You look at the picture you were given: “{ TITLE($picture) }”.
   *[other] { SEAT($seat) } looks at “{ TITLE($picture) }”.
}
story-picture-opened = { WHO($seat) ->
    [you] The picture you were given is “{ TITLE($picture) }”.
   *[other] The picture { SEAT($seat) } was given is “{ TITLE($picture) }”.
}
story-picture-laid = { WHO($seat) ->
    [you] You lay down “{ TITLE($picture) }” and begin.
   *[other] { SEAT($seat) } lays down “{ TITLE($picture) }” and begins.
}
story-story-told = { WHO($seat) ->
    [you] { $expands ->
        [yes] You went on with “{ TITLE($picture) }”: { $tale }
       *[no] You laid down “{ TITLE($picture) }” and told: { $tale }
    }
   *[other] { $expands ->
        [yes] { SEAT($seat) } went on with “{ TITLE($picture) }”: { $tale }
       *[no] { SEAT($seat) } laid down “{ TITLE($picture) }” and told: { $tale }
    }
}
story-shown = { WHO($seat) ->
    [you] You show something.
   *[other] { SEAT($seat) } shows something.
}
story-finished = { WHO($seat) ->
    [you] You have finished.
   *[other] { SEAT($seat) } has finished.
}
story-nothing-told = { WHO($seat) ->
    [you] You told no story this round.
   *[other] { SEAT($seat) } told no story this round.
}
story-flagged = { $flags ->
    [one] Somebody sees a written word in { WHO($seat) ->
        [you] your drawing
       *[other] { SEAT($seat) }’s drawing
    }.
   *[other] { $flags } players see a written word in { WHO($seat) ->
        [you] your drawing
       *[other] { SEAT($seat) }’s drawing
    }.
}
story-wiped = { WHO($seat) ->
    [you] Your drawing has been wiped.
   *[other] { SEAT($seat) }’s drawing has been wiped.
}
story-drew = { WHO($seat) ->
    [you] You draw { $picture ->
        [none] a picture
       *[other] “{ TITLE($picture) }”
    }.
   *[other] { SEAT($seat) } draws a picture.
}
story-pile-shuffled = The discards are shuffled into a new pile of { $pictures }.
story-vote-opened = { $own ->
    [yes] { WHO($seat) ->
        [you] You voted for your own story.
       *[other] { SEAT($seat) } voted for their own story.
    }
   *[no] { WHO($seat) ->
        [you] You voted for { SEAT($teller) }.
       *[other] { SEAT($seat) } voted for { SEAT($teller) }.
    }
}
story-vote-reopened = Nobody has voted. We vote once more.
story-tied = { SEATS($seats) } are tied.
story-threw = { WHO($seat) ->
    [you] You show { $sign ->
        [rock] rock
        [paper] paper
       *[scissors] scissors
    }.
   *[other] { SEAT($seat) } shows { $sign ->
        [rock] rock
        [paper] paper
       *[scissors] scissors
    }.
}
story-lot-drawn = { WHO($seat) ->
    [you] Still tied, so we drew lots: you win the round.
   *[other] Still tied, so we drew lots: { SEAT($seat) } wins the round.
}
story-round-won = { WHO($seat) ->
    [nobody] Nobody wins the round; “{ TITLE($start) }” stays in the middle.
    [you] You win the round; “{ TITLE($start) }” is the next start picture.
   *[other] { SEAT($seat) } wins the round; “{ TITLE($start) }” is the next start picture.
}
story-noted = { WHO($seat) ->
    [you] You add a line to story { $tale }: { $line }
   *[other] { SEAT($seat) } adds a line to story { $tale }: { $line }
}
story-game-ended = { $cut_short ->
    [yes] The game ends early.{ " " }
   *[no] { "" }
}{ SEATS($winners) } { MANY($winners) ->
    [one] wins.
    [you] win!
    [we] share the victory.
   *[other] share the victory.
}

## What lies on the table

story-view-round = Round
story-view-starter = Goes first
story-view-order = Order of telling
story-view-colours = Colours
story-view-start = Start picture
story-view-hand = Your pictures
story-view-hands = Pictures in hand
story-view-card = Your action card
story-view-holders = Still hold an action card
story-view-window = Action cards may be played
story-view-action = Action card of this round
story-view-played_by = Played by
story-view-pile = Pictures in the pile
story-view-discards = Discarded
story-view-teller = Telling
story-view-opened = The picture received
story-view-face_down = Face-down picture in front of
story-view-given = You passed on
story-view-received = You were given
story-view-chosen = Have chosen
story-view-mine = Your choice
story-view-tales = Stories of this round
story-view-strokes = Shown without words
story-view-past = Stories of earlier rounds
story-view-notes = Written down later
story-view-votes = Votes
story-view-tied = Tied
story-view-throws = Signs shown
story-view-flags = Written words seen
story-view-flagged = Written words you saw

## The book

story-page = Story { $number }
story-page-told = { WHO($seat) ->
    [you] You told it.
   *[other] { SEAT($seat) } told it.
}
story-page-shown = { WHO($seat) ->
    [you] You showed it without a word.
   *[other] { SEAT($seat) } showed it without a word.
}
story-page-won = { WHO($seat) ->
    [you] You won the round with it.
   *[other] { SEAT($seat) } won the round with it.
}
story-chapter = Round { $round }

## Options

story-option-target = Points to reach
story-option-action_mix = How many of the eight action cards are Challenges
story-option-action_mix-none = no action cards at all
story-option-action_refill = Draw a new action card after playing one
story-option-action_from = First round with action cards
story-option-action_window = Seconds to play an action card
story-option-first_starter = Who goes first
story-option-first_starter-random = at random
story-option-highest_wins = Only the highest score wins
story-option-composing = When stories are written
story-option-composing-in_turn = each in turn, as in the book
story-option-composing-together = all together, then shown one by one
story-option-mode = How stories are told
story-option-mode-typed = written
story-option-mode-voice = aloud
story-option-mode-either = as each player likes
story-option-write_time = Seconds to choose and write
story-option-tell_time = Seconds to tell aloud
story-option-silent_time = Seconds to show without words
story-option-vote_time = Seconds to vote
story-option-titles_on_pictures = Show the pictures’ titles
story-option-pace = Pace
story-option-pace-live = live, all at the table
story-option-pace-relaxed = relaxed, a day for each decision
story-option-colours = Colours

## Figures of many games

story-figure-again = stories of a picture that had one before

## On its board in the browser

story-board-start = The start picture
story-board-hand = Your pictures
story-board-stories = The stories of this round
story-board-teller = { WHO($seat) ->
    [you] { $name }, you
   *[other] { $name }
}
story-board-tells = { $how ->
    [silent] showing now
   *[other] telling now
}
story-board-ready = ready
story-board-writes = is writing
story-board-composed = Your story is ready. It will be shown in its turn.
story-board-later = later
story-board-face-down = face down
story-board-choose = Choose this picture
story-board-choose-first = Choose a picture first; then tell.
story-board-your-place = Your picture goes here
story-board-yours = Your picture
story-board-begin-aloud = I will tell it aloud
story-board-begin-silent = Show it without words
story-board-give-to = Pass it to { SEAT($seat) }
story-board-gift = You pass this one on
story-board-chosen = Who has chosen
story-board-write-ahead = Start writing your own story
story-board-was-shown = Shown without a word.

story-board-challenge = Challenge
story-board-challenge-how = Everybody passes a picture to the right, face down, and tells a story with the one they get.
story-board-silent = Silent round
story-board-silent-how = A whole round without words: draw, point, move your picture, use stickers.
story-board-play-card = Play this card
story-board-keep-card = Keep it for now
story-board-keep-until = Keep it, and don’t ask again
story-board-your-card = { $card ->
    [silent] Your action card: Silent round
   *[challenge] Your action card: Challenge
}
story-board-declines = You chose not to be asked at the start of a round.
story-board-ask-again = Ask me again
story-board-holders = { MANY($seats) ->
    [you] Only you still hold an action card.
    [one] { SEATS($seats) } still holds an action card.
   *[other] { SEATS($seats) } still hold an action card.
}

story-board-all-belong = Each story had to fit this picture. Nobody sees your vote until everybody has voted.
story-board-choose-story = Choose a story
story-board-vote-for = { WHO($seat) ->
    [you] Vote for your own story
   *[other] Vote for { SEAT($seat) }’s story
}
story-board-change-vote = { WHO($seat) ->
    [you] Change to your own story
   *[other] Change to { SEAT($seat) }’s story
}
story-board-your-vote = Your vote
story-board-your-choice = Your choice
story-board-pays = Vote for the winner: 3 points. Win: 1. Both: 4.
story-board-voted = { $count ->
    [one] { $count } of { $all } has voted.
   *[other] { $count } of { $all } have voted.
}
story-board-votes = { $count ->
    [one] One vote
   *[other] { $count } votes
}
story-board-won = won the round
story-board-next-start = The winning picture is the next start picture.
story-board-no-stories = Nobody has told a story.
story-board-gains = Points of this round
story-board-note = Write a line about it for the book
story-board-note-later = A line for the book about “{ $title }”
story-board-aloud-how = Tell it to the others, in the room or on your call.
story-board-throws = Rock, paper, scissors
story-board-threw = You chose { $sign }. It is shown when everybody has chosen.

## The pad of a Silent round

story-board-pad = Drawing pad with both pictures
story-board-pad-full = The pad is full. Press “I have finished”.
story-board-performance = { WHO($seat) ->
    [you] What you show without a word
   *[other] What { SEAT($seat) } shows without a word
}
story-board-replay = Play it again
story-board-look-again = See it again
story-board-you-flagged = You see a written word there.
story-board-flag-why = If most of the others see one too, the pen strokes are wiped.
    .rule = ST-R23
story-board-wiped = The pen strokes are wiped. The rest stays, and so does the story.
story-board-flags = { $flags ->
    [one] One player sees a written word.
   *[other] { $flags } players see a written word.
}
story-board-tools = Tools
story-board-stickers = Stickers, chosen: { $sticker }
story-board-choose-sticker = Which sticker?
story-board-nib = { $tool }, { $where }. Move it with the arrow keys; Enter puts it down or lifts it
story-board-spots = Places on the pictures; move with the arrow keys; Enter points there
story-board-turn-left = Turn left
story-board-turn-right = Turn right
story-board-smaller = Smaller
story-board-larger = Larger
story-board-how-pen = Draw over the pictures. No letters or numbers.
story-board-how-trail = Trace what you want to show.
story-board-how-spotlight = Draw from one detail to the other, or tap both.
story-board-how-place = Drag your picture to where it belongs.
story-board-how-sticker = Tap where it belongs.
story-board-shows = { WHO($seat) ->
    [you] You show: { $what }
   *[other] { SEAT($seat) } shows: { $what }
}
story-board-shows-where = { WHO($seat) ->
    [you] You show: { $what }, { $where }
   *[other] { SEAT($seat) } shows: { $what }, { $where }
}
story-board-shows-link = { WHO($seat) ->
    [you] You link two details: { $where }; and { $other }
   *[other] { SEAT($seat) } links two details: { $where }; and { $other }
}
story-board-where = { $picture ->
    [start] on the start picture, { $spot }
    [own] on the picture laid beside it, { $spot }
    [more] on the picture given in the tiebreaker, { $spot }
   *[beside] beside the pictures, { $spot }
}
story-board-spot-upper-left = upper left
story-board-spot-upper-centre = at the top
story-board-spot-upper-right = upper right
story-board-spot-middle-left = on the left
story-board-spot-middle-centre = in the middle
story-board-spot-middle-right = on the right
story-board-spot-lower-left = lower left
story-board-spot-lower-centre = at the bottom
story-board-spot-lower-right = lower right
story-board-tool-pen-1 = Dark pen
story-board-tool-pen-2 = Red pen
story-board-tool-pen-3 = Blue pen
story-board-tool-pen-4 = Golden pen
story-board-tool-trail = Pointer
story-board-tool-spotlight = Two spotlights
story-board-tool-place = Move your picture
story-board-tool-sticker-smile = Smile
story-board-tool-sticker-laugh = Laughter
story-board-tool-sticker-tear = Tear
story-board-tool-sticker-anger = Anger
story-board-tool-sticker-fear = Fear
story-board-tool-sticker-surprise = Surprise
story-board-tool-sticker-kiss = Kiss
story-board-tool-sticker-wink = Wink
story-board-tool-sticker-sleep = Sleep
story-board-tool-sticker-thought = Thought
story-board-tool-sticker-heart = Heart
story-board-tool-sticker-broken-heart = Broken heart
story-board-tool-sticker-hand = Hand
story-board-tool-sticker-fist = Fist
story-board-tool-sticker-clap = Clapping hands
story-board-tool-sticker-eye = Eye
story-board-tool-sticker-ear = Ear
story-board-tool-sticker-foot = Foot
story-board-tool-sticker-bone = Bone
story-board-tool-sticker-ghost = Ghost
story-board-tool-sticker-sun = Sun
story-board-tool-sticker-moon = Moon
story-board-tool-sticker-star = Star
story-board-tool-sticker-cloud = Cloud
story-board-tool-sticker-rain = Rain
story-board-tool-sticker-snow = Snow
story-board-tool-sticker-fire = Fire
story-board-tool-sticker-wave = Wave
story-board-tool-sticker-wind = Wind
story-board-tool-sticker-lightning = Lightning
story-board-tool-sticker-flower = Flower
story-board-tool-sticker-tree = Tree
story-board-tool-sticker-bird = Bird
story-board-tool-sticker-fish = Fish
story-board-tool-sticker-key = Key
story-board-tool-sticker-crown = Crown
story-board-tool-sticker-gift = Gift
story-board-tool-sticker-bell = Bell
story-board-tool-sticker-spiral = Spiral
story-board-tool-sticker-arrow = Arrow

story-coach-card = You have one action card for the whole game. Nobody knows which; play it when it hurts the others more than you.
story-coach-give = Pass on a picture that is hard to explain, or one that you would love to hear explained.
story-coach-tell = Choose a picture, then say why it goes with the one on the table. Any reason will do; two sentences are plenty.
story-coach-aloud = Tap a picture to begin with it. Then everybody sees it and your time starts.
story-coach-silent = Tap a picture to begin with it. Then there is a pad over both pictures, and no words.
story-coach-pad = Everybody sees each stroke as it comes. Link two details, put a sticker where it belongs, move your picture onto the other.
story-coach-listen = While the others are telling their stories, look at your own pictures: tap one to see it large.
story-coach-vote = Vote for the story that will win: backing it earns more than telling it. You may vote for your own.
story-coach-throw = Everybody who is still tied chooses at the same time. The last one left wins the round, and one point.
story-board-first-vote = The first vote, which was a tie
story-board-story-of = { WHO($seat) ->
    [you] Your story
   *[other] { SEAT($seat) }’s story
}
story-board-received = The picture you were given
story-board-undo = Take back the last gesture
story-board-card-late = { WHO($seat) ->
    [you] You were faster
   *[other] { SEAT($seat) } was faster
}: this round is { $card ->
    [silent] a Silent round
   *[challenge] a Challenge
}. You keep your card.

# What is remembered of the evening.

story-honour-loved = Best loved
story-honour-loved-fact = { WHO($seat) ->
    [you] { $votes ->
        [one] One other voted for your story.
       *[other] { $votes } others voted for your story.
    }
   *[other] { $votes ->
        [one] One other voted for { SEAT($seat) }’s story.
       *[other] { $votes } others voted for { SEAT($seat) }’s story.
    }
}
story-honour-ear = Finest ear
story-honour-ear-fact = { WHO($seat) ->
    [you] You heard the winning story { $times } times.
   *[other] { SEAT($seat) } heard the winning story { $times } times.
}
story-honour-quiet = Without a word
story-honour-quiet-fact = { WHO($seat) ->
    [you] You won a round in silence.
   *[other] { SEAT($seat) } won a round in silence.
}
story-honour-weaver = Longest thread
story-honour-weaver-fact = { WHO($seat) ->
    [you] You told with { $words ->
        [one] one word.
       *[other] { $words } words.
    }
   *[other] { SEAT($seat) } told with { $words ->
        [one] one word.
       *[other] { $words } words.
    }
}

## Moments: what stands over the page while the votes are opened

story-moment-voted = The votes are in.
story-moment-lit = The lanterns are lit. Nobody knows yet where they go.
story-moment-rise = The votes rise.
story-moment-won = { WHO($seat) ->
    [you] Your story won!
   *[other] { SEAT($seat) }’s story won!
}
story-moment-tie = A tie: { SEATS($seats) }.
story-moment-for = { $count } for { SEAT($seat) }
story-moment-by = { $count ->
    [one] One vote: { SEATS($seats) }.
   *[other] { $count } votes: { SEATS($seats) }.
}
