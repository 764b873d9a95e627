### The rules and rulings of Story in English, one message per rule, with a short reason (.why) where one is shown.

## Set-up

ST-1 = A game has 3 to 8 players (at most 8 because there are 8 pieces; for the minimum see ST-R1).
    .why = a game needs 3 to 8 players
ST-2 = Each player takes one playing piece in a colour nobody else has, and the set of 8 voting cards belonging to it.
    .why = another player already has this colour
ST-3 = Each voting set contains one card for each of the 8 player colours, the owner’s colour included.
ST-4 = All pieces start on the striped tile, worth 0 points.
ST-5 = The pictures are shuffled and 3 are dealt to each player.
ST-6 = A player’s pictures are hidden from all other players.
ST-7 = The 8 action cards are shuffled and 1 is dealt to each player.
ST-8 = A player’s action card is secret until it is played.
ST-9 = One further picture is laid face up in the middle; it is the start picture of the first round.

## Order of play

ST-10 = The youngest player is the starter of the first round (see ST-R2).
ST-11 = Within a round the telling goes clockwise from the starter.
ST-12 = Each player tells exactly one story per round.
ST-13 = After each round “the next player” becomes the starter (see ST-R3).

## Action cards

ST-14 = Any player still holding an action card may play it, even when it is not their turn.
ST-15 = An action card may be played only while a round is opening, as long as nobody has started a story.
    .why = action cards can only be played while a round opens
ST-16 = At most one action card is played per round in total.
    .why = only one action card may be played in a round
ST-17 = Playing an action card is voluntary.
ST-18 = The effect of a played action card applies to all players, including the one who played it.
ST-19 = The effect lasts for the entire round and ends with it.

## Challenge round

ST-20 = In a Challenge round each player picks one picture from their own hand and passes it on to the player on their right.
ST-21 = The receiver may not look at the received picture before their own turn to tell a story.
ST-22 = On their own turn the receiver looks at the received picture and has to explain why that very picture matches the start picture.
    .why = in a Challenge round you explain the picture you were given

## Silent round

ST-23 = In a Silent round nobody may use words to explain the match.
    .why = this round is silent
ST-24 = In a Silent round choosing a picture and laying it beside the start picture stay as in an ordinary round (ST-26, ST-27).
ST-25 = In a Silent round the player tries to convince the others without speaking.

## Telling

ST-26 = On their own turn a player chooses one picture from their own hand to match the start picture (ordinary and Silent round).
ST-27 = The chosen picture is laid open on the table.
ST-28 = The player tells the others why this picture fits the start picture.
ST-29 = Every reason is valid; no explanation can be rejected as wrong.
ST-30 = A player begins only when the player before has finished.
ST-31 = The voting starts when every player has told a story.

## Voting

ST-32 = Each player has one vote, for a player who told a story in this round.
    .why = no story was told from this seat in this round
ST-33 = A vote is cast by laying the voting card of the chosen player’s colour face down.
ST-34 = A player may vote for their own story.
ST-35 = No vote is shown before all votes are cast; then all are revealed together.
ST-36 = After the reveal everybody sees who voted for whom.

## Scoring

ST-37 = Whoever has the most votes is the round winner and gets 1 point.
    .why = the most votes
ST-38 = Each player who voted for the round winner gets 3 points.
    .why = voted for the winner
ST-39 = A round winner who voted for their own story gets 1 + 3 = 4 points.
    .why = 1 for the most votes, 3 for backing the winner
ST-40 = A player who is not the round winner and did not vote for the round winner gets 0 points.
ST-41 = So in one round each player gets 0, 1, 3 or 4 points.
ST-42 = Each player’s piece moves forward as many steps as points received.

## Tiebreaker

ST-43 = If two or more players share the highest number of votes, no points are given yet and a tiebreaker is played.
ST-44 = Each tied player gives one of the three pictures in hand to the opponent on the left (see ST-R9).
ST-45 = The tied players take turns; each explains how the received picture connects with their own earlier story (their played picture plus the start picture).
    .why = in a tiebreaker you explain the picture you were given
ST-46 = In doing so each tied player continues their own earlier story.
ST-47 = Players who are not tied do not tell a story in the tiebreaker.
ST-48 = After that all players vote once more, tied or not.
ST-49 = In this second vote only tied players can be voted for.
    .why = only the tied players can be voted for
ST-50 = A single winner of the second vote gets 1 point and each of the second vote’s supporters of that winner gets 3 points, as in ST-37 to ST-40.

## Rock, paper, scissors

ST-51 = If the second vote is tied at the top as well, rock-paper-scissors settles who wins the round.
ST-52 = The winner of rock-paper-scissors gets exactly 1 point, even after a vote for their own story.
    .why = won at rock, paper, scissors
ST-53 = In that case no other player gets any points in this round.

## Next round

ST-54 = The winner’s played picture stays on the table; every other picture there, the old start picture included, is discarded.
ST-55 = The picture of the winning story is the start picture of the next round.

## End of the game

ST-56 = The game goes on until at least one player has 20 points or more.
ST-57 = The end is checked only after all points of a round have been given.
ST-58 = If exactly one player has 20 or more points, that player wins.
ST-59 = If several players reach 20 or more points in the same round, all of them share the victory.

## Rulings

ST-R1 = A game needs at least 3 players: with 2 every vote would be a foregone tie or a gift.
ST-R2 = The first starter is drawn at random; the host may instead name a seat, for example that of the youngest player. Nobody has to tell an age.
ST-R3 = The next starter is the player to the left of the previous round’s starter, whoever won. Going on clockwise from the last teller would make the same player start every time.
ST-R4 = Right after their own telling, done or skipped, each player draws back up to 3 pictures, so that everybody holds 3 at the vote and in a tiebreaker.
ST-R5 = Of the 8 action cards 4 are Challenge and 4 are Silent; the table may choose any other split of 8, or none at all.
ST-R6 = Played action cards are not replaced: each player has one per game, cards not dealt stay unknown, and unused cards are worth nothing. The table may choose otherwise: then, at the end of the round, the played card is shuffled with the undealt ones and its player draws one of them in secret.
ST-R7 = If two players play an action card at the same time, the one that reached the table first is played; the other card stays in its owner’s hand, and only its owner learns of the refusal.
ST-R8 = Each round from the second on opens with an action window; in the first everybody learns the game without one, which the book does not ask for, and the table may choose to have it from the first. It ends as soon as a card is played, when every holder who is not away has declined, or when the time is over; it is left out when only away seats, or nobody, hold a card. Telling cannot begin before it is over, and afterwards no action card can be played in this round. A holder may decline beforehand for all coming windows and take that back at any time. So the starter cannot lock the others out by haste; and as everybody knows who holds a card, asking only holders gives nothing away.
ST-R9 = In a tiebreaker pictures pass in a ring among the tied players only: each gives to the next tied player clockwise, and two tied players swap. A literal left neighbour may not be tied, and then a tied player would receive nothing.
ST-R10 = All tied players choose the picture they give at the same time and in secret; the receiver sees it at once, the others when the receiver tells.
ST-R11 = In the tiebreaker the tied players tell in the telling order of this round.
ST-R12 = After a tie only the second vote pays; the first one pays nobody. So nobody can get more than 4 points in a round.
ST-R13 = After a tie the picture the winner played in the telling phase stays; tiebreaker pictures are discarded. Afterwards each tied player draws back up to 3.
ST-R14 = Rock-paper-scissors is played by exactly the players tied at the top of the second vote. All throw in secret at once; if all show the same or all three signs appear, they throw again; if exactly two signs appear, the losers drop out; this is repeated until one is left. After 5 throws in a row in which nobody dropped out, lots are drawn among those left.
ST-R15 = Everybody must vote; only a timeout or absence counts as no vote. A player who did not vote can still be the round winner.
ST-R16 = If no vote at all was cast, the vote is reopened once; if again nobody votes there is no winner and there are no points, the old start picture stays, all played pictures are discarded, and the next starter follows.
ST-R17 = A victory is shared even with different totals, say 22 and 20, to the letter of the book; the table may choose that only the highest total wins, and equal totals share.
ST-R18 = When the draw pile is empty, all discarded pictures are shuffled into a new pile at the moment a picture has to be drawn.
ST-R19 = A Silent round lasts into the tiebreaker: continuing a story is silent too. A Challenge does not: its one handing-over is done, and the tiebreaker has its own exchange, which the receiver may look at.
ST-R20 = In a Challenge round the story and the vote belong to the teller, not to the giver of the picture; the received picture is the one that becomes the start picture if the teller wins.
ST-R21 = A player who tells nothing, out of time or away, lays no picture and cannot be voted for in this round, but may vote. A picture received in a Challenge round is then discarded without being shown, unless it was already open.
ST-R22 = A vote may be changed until the last vote is in.
ST-R23 = Written words in a Silent drawing are words: letters, digits and word signs are forbidden. Any other player may flag a performance from its first stroke until the vote is revealed; nothing waits for it. As soon as there are more flags than half of the other players present, also because somebody goes away, its strokes are wiped and the pen rests; pictures, pointer and stickers stay, the player remains a candidate, and no points change.
    .why = the others have seen a written word, and the pen rests
ST-R24 = The book sets no length for stories: a typed story has up to 600 characters, pictures among them or alone if one likes, a spoken one lasts as long as the table’s telling time.
    .why = a written story says something, in 600 characters at most
ST-R25 = Voting cards of colours that are not in the game cannot be played.
    .why = nobody plays this colour
ST-R26 = Scores are not capped at 20. Where the table has chosen another target, its number takes the place of 20 in ST-56 to ST-59.
ST-R27 = If exactly one player told a story, there is no vote: that story wins the round and its picture stays, and nobody gets a point. Nobody should gain because the others were away or ran out of time.
ST-R28 = If nobody told a story, there is no vote and there are no points; the start picture stays, and the next starter follows.
ST-R29 = If no second vote was cast, all tied players go to rock-paper-scissors.
ST-R30 = From the play of a Silent card until the round’s last vote is revealed the text chat is closed for all players, and notes for the book wait as well; wordless stickers stay. Otherwise one could explain the match after the performance.
    .why = not a word in a Silent round
ST-R31 = When a player leaves for good, a story already told stays, can be voted for and can win, even in a tiebreaker; a vote already cast counts, and a played action card goes on working. Everything still missing follows the rules for absence. Withdrawing a story would force a new vote and show who had voted for it.
ST-R32 = When fewer than 3 seats are left after a round, the game ends there; when all but one have left for good, it ends at once. The highest score among the remaining seats wins, equal scores share, and the result is marked “cut short”.
ST-R33 = The pictures of a removed seat go to the discards unseen, its action card out of the game unseen. The next starter is the next remaining seat clockwise.
ST-R34 = Discards cannot be looked through; only their number is public.
ST-R35 = Whoever tells a story aloud or without words cannot pause the game meanwhile; anybody else can. The clock is the same for everybody.
    .why = the clock of a story is the same for everybody
ST-R36 = Everybody chooses a picture and writes at the same time; then the stories are shown one after another in turn order. In the book each player begins only when the one before has finished (ST-30); the table may choose that way. A Silent round, a tiebreaker and stories told aloud always go in turn. So nobody waits while another is thinking, and nobody writes with the stories of others before their eyes.
