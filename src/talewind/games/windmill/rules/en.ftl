### The rules and rulings of Windmill in English, one message per rule, with a short reason (.why) where one is shown.

## Set-up

WM-1 = A game has 3, 4 or 5 players; it cannot start with fewer than 3 or more than 5.
    .why = a game needs 3 to 5 players
WM-2 = Every Table card has exactly one matching Storyteller card and the other way round (25 pairs).
WM-3 = The 25 Table cards are shuffled and laid out face up as a grid of 5 rows by 5 columns.
WM-4 = The 25 Storyteller cards are shuffled into a face-down deck beside the grid.
WM-5 = The single Windmill card starts in the middle, in reach of everybody.
WM-6 = Each player picks one pawn colour; no colour is used twice.
    .why = another player already has this colour
WM-7 = Every pawn starts on the start space, worth 0 points.
WM-8 = The First Player token is given to the oldest player (see WM-R1).
WM-9 = The First Player token stays with its holder for the whole game.

## Rounds and turns

WM-10 = The holder of the First Player token is the Storyteller of the first turn of the game.
WM-11 = Each turn has exactly one Storyteller, and every other player is a guesser in that turn.
WM-12 = A round consists of one turn per player, so that each player is the Storyteller exactly once per round.
WM-13 = With 3 players, 3 rounds are played (9 turns).
WM-14 = With 4 players, 3 rounds are played (12 turns).
WM-15 = With 5 players, 2 rounds are played (10 turns).
WM-16 = After a turn the Storyteller’s role passes one seat to the left.
WM-17 = A new round begins when the holder of the First Player token is due to be Storyteller again.

## Telling the tale

WM-18 = The Storyteller takes the uppermost card from the face-down deck.
WM-19 = Only the Storyteller may see the drawn card.
WM-20 = The drawn card always has its match among the Table cards in the grid at that moment.
WM-21 = The Storyteller makes up a short tale connected with the drawn card.
WM-22 = A tale told against the clock lasts at most 30 seconds.
WM-23 = Where no clock is used, a tale has at most 4 sentences (the book suggests 3 to 4).
    .why = a tale has at most 4 sentences
WM-24 = When the tale is finished the Storyteller lays the drawn card down with the picture hidden, and the guessing phase starts.
WM-25 = Once the card is laid down, the Storyteller may not add anything to the tale.
    .why = your card is down, the tale is finished
WM-26 = Once the card is laid down, the Storyteller may not give any hint of any kind.
    .why = no hints once your card is down

## Guessing

WM-27 = The player to the left of the Storyteller guesses first.
WM-28 = Guessing goes on clockwise, one player at a time.
WM-29 = The Storyteller does not guess.
    .why = you are the Storyteller of this turn
WM-30 = A guesser chooses exactly one Table card that is in the grid at that moment.
    .why = choose one card from the grid
WM-31 = The chosen Table card leaves the grid and lies in front of the guesser until the phase ends.
    .why = this card is already in front of a guesser
WM-32 = In the standard game, if everyone before them guessed, the 1st guesser chooses among 25 cards, the 2nd among 24, the 3rd among 23, the 4th among 22.
WM-33 = A guess is correct exactly when the chosen Table card matches the Storyteller’s card.
WM-34 = Each guess is declared correct or incorrect before the next player guesses.
WM-35 = On a correct guess the Storyteller’s card is revealed to everybody at once.
WM-36 = On a correct guess the guessing phase ends at once; players who have not guessed yet do not guess in this turn.
WM-37 = On an incorrect guess the next guesser in order continues.
WM-38 = No player guesses more than once per turn.
WM-39 = Without a correct guess the phase ends when every guesser has had one chance.
WM-40 = If all players agree, each guess is limited to 30 seconds (optional).

## Scoring

WM-41 = The value of a turn, called k, is the number of guesses made, counting the right one.
WM-42 = A correct guesser who did not take the Windmill card scores k points.
    .why = right, on guess number { $points }
WM-43 = If the correct guesser did not take the Windmill card, the Storyteller also scores k points.
    .why = the picture was found on guess { $points }
WM-44 = The smallest possible k is 1 (first guesser correct) and the largest is the number of players minus 1.
WM-45 = A player whose guess was incorrect and who did not take the Windmill card neither gains nor loses points.
    .why = a wrong guess costs nothing
WM-46 = If no guess of the turn was correct, the Storyteller loses 1 point.
    .why = nobody found the picture
WM-47 = A Storyteller who has 0 points when WM-46 applies stays at 0.
WM-48 = Players who had no chance to guess because the phase ended early score nothing in this turn.

## Windmill card

WM-49 = Only a guesser whose turn to guess it is may take the Windmill card.
    .why = it is not your turn to guess
WM-50 = Taking the Windmill card is voluntary.
WM-51 = The Windmill card must be taken before the Table card is chosen.
WM-52 = A player who has 0 points at that moment may not take the Windmill card.
    .why = you have no points to bet
WM-53 = As everyone starts at 0, nobody can take the Windmill card during the first turn of the game.
    .why = nobody has points in the first turn
WM-54 = A correct guesser with the Windmill card scores k + 1 points.
    .why = right guess with the Windmill card
WM-55 = When a guesser with the Windmill card is correct, the Storyteller scores 0 points for the turn.
    .why = the Windmill card took the Storyteller’s share
WM-56 = An incorrect guesser with the Windmill card loses 1 point immediately.
    .why = wrong guess with the Windmill card
WM-57 = After an incorrect guess the Windmill card goes back to the middle immediately.
WM-58 = When all guesses are incorrect the Storyteller loses 1 point whether or not the Windmill card was used.
WM-59 = At any moment at most one player has the Windmill card.

## End of the guessing phase

WM-60 = Scores are updated on the track before the cards are tidied up.
WM-61 = All Table cards lying in front of players return to the grid (except as in WM-68).
WM-62 = A Windmill card lying in front of a player returns to the middle.
WM-63 = The Windmill card can be used again in the very next turn, even within the same round.
WM-64 = In the standard game the Storyteller’s card is shuffled back into the deck, guessed or not.
WM-65 = A card that was shuffled back may be drawn again later in the game, for a new tale.

## Never-ending Story mode (optional)

WM-66 = The mode changes no score: WM-41 to WM-59 apply unchanged.
WM-67 = A Storyteller card that was guessed is not shuffled back but is laid face up beside the grid.
WM-68 = The Table card matching a guessed Storyteller card is taken out of the grid and put aside.
    .why = this card is put aside for this round
WM-69 = The next Storyteller draws a new card from the remaining deck.
WM-70 = The next Storyteller tries to continue the previous player’s tale, so that a longer story grows.
WM-71 = At the end of each round all Storyteller cards are shuffled back into the deck (25 again).
WM-72 = At the end of each round all Table cards return to the grid (25 again).
WM-73 = A longer story spans exactly one round; the first Storyteller of the next round starts a new one.

## End of the game

WM-74 = The game ends after the last turn of the last required round.
WM-75 = The highest score wins.
WM-76 = All players who share the highest score share the victory; there is no tie-breaker.

## Rulings

WM-R1 = The first Storyteller is drawn at random; the host may instead name a seat, for example that of the oldest player. Ages are private, so nobody has to tell theirs.
WM-R2 = Only a player’s own current score counts for the Windmill card: whoever has 1 or more points may take it from the second turn of the first round on; the table may choose instead to keep it closed to everybody for the whole first round. The book closes the card in the first round only as a consequence of everyone being at 0 points.
    .why = the Windmill card opens in the second round
WM-R3 = Several guessers may use the Windmill card in one turn, one after another: any later guesser of the same turn who has at least 1 point may take it. After a lost bet the card is back in the middle (WM-57).
WM-R4 = The Windmill card cannot be put back before a picture is chosen; once taken it is committed. It is a declared bet, and taking it up and putting it back would only serve to bluff.
    .why = once taken, the Windmill card stays with you
WM-R5 = A guesser may not pass: each guesser must choose a card, and only running out of time or being absent leads to a skipped guess (WM-R6, WM-R7). The points depend on the number of guesses, so nobody may change them by holding a guess back.
    .why = every guesser has to choose a card
WM-R6 = A guesser who runs out of time loses the chance to guess in this turn; no card leaves the grid, and the player does not count in k. Points depend on guesses actually attempted.
WM-R7 = A guesser who runs out of time after taking the Windmill card loses the chance to guess (WM-R6) and also 1 point, and the card returns to the middle. The bet did not bring a correct guess, and otherwise stalling would be free.
    .why = time ran out with the Windmill card
WM-R8 = If everybody ran out of time, so that no guess was made, the Storyteller loses nothing; with at least one guess made and none correct, WM-46 applies, unless a guesser was absent, who might have found the picture. The loss punishes an obscure tale, not an absent audience.
WM-R9 = A Storyteller who tells no tale loses 1 point (not below 0); there is no guessing phase, and the card is shuffled back without being shown. Nothing was told in writing if the time is over and the draft has no letter or digit, and nothing was told aloud if neither the beginning nor the end of the tale was announced before the telling clock, which starts automatically, ran out. Refusing to tell a tale must not be better than telling a tale that nobody can guess.
    .why = no tale was told
WM-R10 = When the clock cuts a tale short, what was told or typed so far is the tale, and guessing begins; a draft over the limits of WM-R15 is cut to its first 4 sentences and then to 600 characters. A tale once begun deserves to be guessed, and its limits are the same for everybody.
WM-R11 = A card that nobody guessed is shown to all for a few seconds before it returns to the deck; the table may choose to keep it hidden, but a card that is laid aside although nobody guessed it (WM-R12) is shown in any case, because its empty cell would tell. This gives the turn an honest ending, and it has no effect on the game, since the card is shuffled back.
WM-R12 = In Never-ending Story mode only a card that was guessed (by any player, with or without the Windmill card) is set aside; an unguessed card is shuffled back into the deck and its Table card stays in the grid, and its tale nevertheless remains a link of the chain; the table may choose to treat an unguessed card like a guessed one. This keeps to the letter of the book, which sets aside guessed cards only.
WM-R13 = Table cards return to the cell they came from; in Never-ending Story mode a card that is put aside leaves an empty cell. That way nobody has to search again.
WM-R14 = Guessers may chat among themselves, unless the table chooses otherwise; the Storyteller may not chat, react or point at cards from the drawing of the card to the end of the guessing phase. Before the card is laid down every word belongs to the tale and its limits, and afterwards it would be a hint.
    .why = please stay silent until guessing is over
WM-R15 = A typed tale has at most 4 sentences and 600 characters, with at least one letter or digit. A sentence ends with one or more of the marks . ! ? … before a space or the end of the text, unless a closing quotation mark comes next; what is left without an end mark counts as one sentence, and a piece without letter or digit counts as none. Common abbreviations (Mr., Mrs., Ms., Dr., Prof., St., e.g., i.e., Sr., Sra., Sig., bzw., t.ex., bl.a.) and a single letter with a full stop (M., z. B.) do not end a sentence. Read aloud, 600 characters take about 40 seconds.
    .why = 1 to 4 sentences, at most 600 characters
WM-R16 = Naming the picture outright is allowed, and nothing in a tale is filtered except what the general rules of conduct forbid. It only earns 1 point.
WM-R17 = Scores never go below 0. WM-47 and WM-R9 cover the Storyteller, and WM-52 makes sure that a guesser who bets has at least 1 point.
WM-R18 = The number of rounds is fixed by the number of players at the start, even if somebody leaves later. That way everybody knows from the beginning how long the game will be.
WM-R19 = Guessing wrong on purpose is allowed. No rule forbids it, and nobody can know what another player was thinking.
WM-R20 = After a seat is removed, the next remaining seat clockwise tells a tale; if the removed seat held the First Player token, the token goes to the next remaining seat clockwise. That way WM-17 still holds and every remaining player tells one tale per round.
WM-R21 = Taking the Windmill card does not restart or prolong the guesser’s clock. Bet and choice are parts of one guess and share one clock.
WM-R22 = If a guesser leaves or is absent with the Windmill card in front of them, the card returns to the middle and the bet costs nothing. Nobody should lose, and so nobody gain, by a lost connection.
WM-R23 = A skipped or void telling turn counts as that seat’s turn of the round; nobody gains or loses, a drawn card is shuffled back, and the next seat tells a tale. A turn that could not be played should neither cost anything nor hold up the game.
WM-R24 = In Never-ending Story mode the grid has 25 cards minus the pairs put aside in this round, and WM-30 to WM-32 apply to what is there; a card from a forfeited (WM-R9) or void turn always returns, even where the table sets unguessed cards aside. With at most 5 turns per round the deck cannot run out.
WM-R25 = When fewer than 3 seats are left after a turn, the game ends there, and when all but one have left for good, it ends at once; the highest score among the remaining seats wins, equal scores share the victory, and the result is marked “cut short”. Windmill takes at least 3 players (WM-1).
WM-R26 = If the Storyteller leaves for good before the tale is finished, the turn is void: nobody gains or loses, and the card is shuffled back without being shown; if it happens during guessing, the phase is played out and scored as usual, the Storyteller’s points going to the seat. A finished tale can still be guessed, an unfinished one cannot.
WM-R27 = The Storyteller cannot pause the game while telling aloud; anybody else can. The telling clock is the same for everybody.
    .why = the telling clock is the same for everybody
