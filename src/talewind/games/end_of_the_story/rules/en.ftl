### The rules and rulings of The End of the Story in English, one message per rule, with a short reason (.why) where one is shown.

## Set-up

ES-1 = A game has 3 to 6 players.
    .why = a game needs 3 to 6 players
ES-2 = Each player chooses a colour nobody else has and takes 4 tokens of it; all other tokens are spares out of play.
    .why = another player already has this colour
ES-3 = Each player puts 1 token on space 0 of the score track.
ES-4 = Each player keeps the other 3 tokens for answers.
ES-5 = The 100 illustration cards are shuffled into a face-down pile.
ES-6 = Every illustration card appears exactly once on the boards, on the board of its own colour.

## Rounds

ES-7 = The first narrator is chosen at random.
ES-8 = The narrator’s role passes one seat to the left after each round.
ES-9 = With 5 or 6 players each player narrates once (5 or 6 rounds).
ES-10 = With 3 or 4 players each player narrates twice (6 or 8 rounds).

## Drawing

ES-11 = The narrator draws the top 4 cards.
ES-12 = Only the narrator may see the drawn cards.
ES-13 = The narrator puts exactly 1 of the 4 away, face down.
    .why = first put one of the four cards away
ES-14 = The narrator keeps the other 3; they are the targets of the round.
ES-15 = The boards of the colours of the 3 kept cards are put in the middle for all players.
ES-16 = A colour that occurs on two or three kept cards still brings only one board, so 1, 2 or 3 boards are in play.
ES-17 = A colour that occurs only on the card put away brings no board.
ES-18 = Boards that are not needed are out of play for this round.

## Story

ES-19 = The narrator tells a story of one or two sentences.
ES-20 = The story is to hint at the words for all three targets.
ES-21 = The narrator must not say the word for any target.
    .why = the word for a target may not be said
ES-22 = A narrator who says the word for a target gets a penalty of 2 points.
    .why = the word for a target was said
ES-23 = The words for the card put away and for all other illustrations may be said.
ES-24 = The narrator ends with the call “The end of the story!”, which is the start signal.

## Placing tokens

ES-25 = No token may be placed before the start signal.
ES-26 = After the signal all guessers place at the same time and as fast as they like; there is no turn order.
ES-27 = The narrator places no tokens.
ES-28 = Each guesser places their own 3 tokens on illustrations of the boards in play.
ES-29 = Tokens of different players may lie on the same illustration, one above the other.
ES-30 = A player may have at most 1 of their own tokens on an illustration, so the 3 tokens lie on 3 different illustrations.
    .why = you already have a token there
ES-31 = For each illustration the order in which its tokens arrived decides who was fastest.
ES-32 = Placing ends when all guessers have placed all their tokens.
ES-33 = Then the narrator reveals the 3 targets.

## Scoring

ES-34 = Each target is scored separately, looking only at the tokens on it.
ES-35 = One token on a target: its owner gets 3 points.
    .why = alone on a target
ES-36 = Two tokens on a target: the faster player gets 3 points, the other gets 1 point.
    .why = { $points ->
        [3] faster of two on a target
       *[other] slower of two on a target
    }
ES-37 = Three or more tokens on a target: the fastest gets 3 points, the slowest gets 1 point, everybody between gets 2 points.
    .why = { $points ->
        [3] fastest on a target
        [1] slowest on a target
       *[other] neither fastest nor slowest on a target
    }
ES-38 = A token on an illustration that is not a target neither gains nor loses points.
ES-39 = A guesser’s round score is the sum over the three targets (0 to 9).
ES-40 = The narrator’s points equal the highest round score among the guessers.
    .why = as many as the best guesser
ES-41 = If exactly two guessers found all three, the narrator gets half of that, rounded up.
    .why = half the best guesser’s points: two found all three
ES-42 = If more than two guessers found all three, the narrator gets 0.
    .why = more than two found all three
ES-43 = If at most one guesser found all three, the narrator’s points are not reduced.
ES-44 = All points of the round are marked on the track.

## End of a round

ES-45 = After scoring each guesser takes the 3 answer tokens back.
ES-46 = All 100 cards, those put away and those kept included, are shuffled again before the next draw.

## End of the game

ES-47 = The game ends when every player has narrated the number of times given in ES-9 or ES-10.
ES-48 = The highest score wins.
ES-49 = If several players share the highest score, one final tiebreaker round is played.
ES-50 = Only the tied players are guessers in the tiebreaker round.
ES-51 = The narrator of the tiebreaker round is chosen at random among the players who are not tied.

## Time limit (optional)

ES-52 = Players may agree on a time limit for the narrator, for example 90 seconds.
ES-53 = The limit runs from the moment the narrator draws the four cards.
ES-54 = When it is over the narrator is reminded; a last 15 seconds remain for telling.
ES-55 = If the narrator fails to do so, each other player gets 2 points.
    .why = the narrator told no story

## Rulings

ES-R1 = The game is for 3 to 6 players, since the table of rounds covers 3 to 6; the 36 tokens are read as 6 colours of 6, of which 4 are in use and 2 are spare.
ES-R2 = Saying a word means the word itself and its listed forms (inflections, long and short forms, a few regional names), in the table’s language and in any meaning (“training” for “train”). Other synonyms, translations and descriptions are free; compounds and other derivations (“sweetheart”) are for the guessers to decide (ES-R27). The table may choose that forms of the other five languages raise a suspicion; they are never an automatic hit.
ES-R3 = The penalty is 2 points once per round, however many forbidden words are said.
ES-R4 = A forbidden word does not stop the round: it is played and scored as usual, since the book names only the penalty.
ES-R5 = The penalty is applied after the round’s points, and the total is then at least 0, as the track begins at zero; the table may choose to allow negative scores.
ES-R6 = A placed token may not be moved: the first touch decides, since speed is the point. The table may choose otherwise; then players may move a token of their own to another illustration in play where they have none, until placing ends, and it takes the time of its last move.
    .why = a placed token stays where it lies
ES-R7 = Nobody may pass, but when the time for placing is over, missing tokens stay off the boards and score nothing.
ES-R8 = With equal times the earlier arrival at the server was faster; if that is equal too, the seat that comes first clockwise from the narrator. Ranks are never shared.
ES-R9 = The highest round score among the guessers counts for the narrator, not the total on the track; if nobody found anything, the narrator gets 0.
ES-R10 = With three players and both guessers finding everything, ES-41 applies, as they are exactly two; ES-42 cannot occur.
ES-R11 = A round whose narrator runs out of time ends at once without placing: the narrator gets 0 and no penalty, the cards go back unseen, and it counts as one of the narrator’s turns.
ES-R12 = Within the last 15 seconds the story must be finished, not only begun; aloud, the call must be made. A typed draft that is a legal story is submitted automatically at zero; without a card put away there is no legal story.
ES-R13 = In the tiebreaker the tied players’ round scores are compared and the highest wins; the totals on the track stay as they are and the narrator gets nothing, who could otherwise overtake the tied players.
ES-R14 = Players still tied after the tiebreaker share the victory, since the book speaks of one final round. The table may choose further rounds among those still tied, three in all, the narrator drawn each time among the players not tied any more or never tied.
ES-R15 = If all players are tied, nobody else can narrate, and all share the victory.
ES-R16 = If the narrator of the tiebreaker runs out of time, is away or leaves before the story is told, another present player who is not tied and has not yet been drawn for this round is drawn; if there is none, the victory is shared. Nobody gets points under ES-55.
ES-R17 = The closing call does not count as a sentence; in typed play it is added automatically.
ES-R18 = A typed story has one or two sentences and at most 300 characters. A sentence ends with one or more of the marks . ! ? … before a space or the end of the text, unless a closing quotation mark comes next; what is left without an end mark counts as one, and a piece without letter or digit as none. Common abbreviations (Mr., Mrs., Ms., Dr., Prof., St., e.g., i.e., Sr., Sra., Sig., bzw., t.ex., bl.a.) and a single letter with a full stop (M., z. B.) do not end one. By voice it is a matter of honour.
    .why = 1 or 2 sentences, at most 300 characters
ES-R19 = The boards show pictures with a small caption in the table’s language, so that all agree on the word; the table may choose to leave the captions out, and the narrator always sees the words.
ES-R20 = The card put away is never shown to anybody but the narrator.
ES-R21 = Guessers see each other’s tokens while placing, as on a real table: following somebody is possible but slower. The table may choose that only the number of tokens each guesser has left is seen.
ES-R22 = From the draw to the reveal the narrator may not chat, react or point; only the story itself and the call go out, and people who watch talk among themselves.
    .why = please stay silent until the targets are revealed
ES-R23 = A story that ignores a target is bad but legal; nobody judges it.
ES-R24 = The number of narrations per player is fixed by the number of players at the start.
ES-R25 = The time limit, which the book calls optional, is on for online tables, 90 seconds and 15 more, so that no table waits for ever; the table may choose another limit or none.
ES-R26 = A board shows its illustrations in five rows of five, in the order of the list and the same in every game; the table may choose to have them shuffled in each round, the same for everybody.
ES-R27 = An automatic hit in a typed story needs no decision. Without one, each guesser may point out one word per round within 10 seconds of the reveal: typed, a word of the story and the target it is said to name; aloud, a target. All different words pointed out are put to one secret vote of the guessers, yes or no each; a word counts if more than half of the guessers who are not away say yes, and two of them at least; one is enough where the word is marked as suspicious. So no rival alone fines the narrator. One such word brings the penalty once (ES-R3). The narrator has no vote.
ES-R28 = A typed story is plain writing: emoji and other pictographs cannot be submitted, since one of them could show a target itself.
    .why = a story is written without pictures
ES-R29 = A skipped or void narration counts as one of the narrator’s turns, like a failed one (ES-R11); nobody scores in it. A narrator who is away, or whose connection is still lost when the time and its grace are over, has not failed (ES-55): the round is void.
ES-R30 = In the tiebreaker there is no penalty, and no word can be pointed out; automatic hits are shown without effect, as the track does not change. A tied player who leaves for good drops out; the last one left wins.
ES-R31 = A narrator who leaves for good before the story is submitted or the call is made makes the round void (ES-R29); after that the round is played and scored, even for the empty seat. A leaving guesser’s tokens stay and count for the order, for “found all three” and for ES-40; unplaced ones stay off.
ES-R32 = When fewer than 3 seats are left after a round, the game ends there; when all but one have left for good, it ends at once. The highest score among the remaining seats wins, equal scores share without a tiebreaker, and the result is marked “cut short”.
ES-R33 = While a story is typed, the words that may not be said are marked for the narrator; nothing is blocked, and whoever sends one all the same gets the penalty. The book gives no such help, and the table may choose to do without it, or that a story with such a word cannot be sent.
ES-R34 = From the call to the end of placing nobody can pause the game, and a narrator with a time limit cannot pause it while telling. The race and the limit are the same for everybody.
    .why = the race and the narrator’s limit are the same for everybody
