/** What a seat sees at the beginning of each game, as little of it as its board needs. */
export const MILL = {
  round: 1,
  rounds: 3,
  token: 0,
  grid: [],
  teller: 0,
  card: null,
  tale: null,
  guesses: [],
  tales: [],
  notes: {},
  unshown: {},
};
const STORY = {
  round: 2,
  order: [0, 1, 2],
  start: "s1",
  hand: ["s2", "s3"],
  card: null,
  holders: [],
  action: null,
};
export const BOARD = {
  ...STORY,
  teller: 0,
  opened: null,
  face_down: [],
  chosen: [],
  tales: [],
  strokes: [],
  past: [],
  notes: {},
  votes: {},
  tied: [],
  throws: [],
  flags: {},
  flagged: [],
};
export const END = {
  round: 1,
  rounds: 3,
  language: "en",
  targets: [],
  forms: {},
  boards: {},
  captions: {},
  stories: [],
  notes: {},
};
export const HAND = { picture: { domain: "one-of", values: ["s2", "s3"], of: "picture" } };
