// Endless cards as in bench/endless_cards.py: four secret hands, each seat in turn takes the top card, an empty deck is shuffled again.
const { PlayerView } = require("boardgame.io/core");

const cards = Array.from({ length: 52 }, (_, card) => card);

const dealt = (random, seats) => ({
  secret: { deck: random.Shuffle(cards) },
  players: Object.fromEntries(seats.map((seat) => [seat, { hand: [] }])),
  counts: seats.map(() => 0),
  left: cards.length,
});

exports.Cards = {
  name: "cards",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => dealt(random, ctx.playOrder),
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false,
      move: ({ G, ctx, random, playerID }) => {
        if (G.secret.deck.length === 0) Object.assign(G, dealt(random, ctx.playOrder));
        G.players[playerID].hand.push(G.secret.deck.pop());
        G.counts[Number(playerID)] += 1;
        G.left = G.secret.deck.length;
      },
    },
  },
};
