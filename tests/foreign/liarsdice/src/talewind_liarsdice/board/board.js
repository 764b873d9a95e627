/** The board of Liar's Dice: everybody's cup, the bid that stands, and what one may say to it. */
export const draws = ["bid", "higher", "challenge"];

const FACES = [1, 2, 3, 4, 5, 6];

export function mount(root, table) {
  const { box, button, dice, seatName } = table.parts;
  const say = (key, variables) => table.words(`liarsdice-${key}`, variables);
  const die = (face, size, lit) => dice(face, { size, lit, label: say(`face-${face}`) });
  const wish = { count: 0, face: 0, question: -1 }; // what the player is about to bid

  /** As many dice of a higher face are a move of their own. */
  const bid = (count, face) =>
    count === table.sight.view.count ? { move: "higher", face } : { move: "bid", count, face };
  const may = (count, face) => table.legal.has(bid(count, face));

  function choose(count, face) {
    wish.count = count;
    wish.face = may(count, face) ? face : FACES.find((each) => may(count, each));
    draw();
  }

  function cup({ seat, score, you, asked, colour }) {
    const { view } = table.sight;
    const up = view.cups.find((each) => each.seat === seat);
    const seen = up ? up.shown : you ? view.hand : [];
    const counts = (face) => Boolean(up) && (face === view.face || (face === 1 && table.options.wild_ones));
    const dice = seen.map((face) => die(face, 34, counts(face)));
    const state = [up && "up", you && "mine", asked && !up && "asked", !score && !up && "out"].filter(Boolean);
    const number = you && !up && score ? say("view-hand") : say("board-dice", { count: score });
    const made = box(["cup", ...state].join(" "), box("vessel"), box("dice", ...dice), seatName(seat), number);
    made.style.setProperty("--seat", colour);
    return made;
  }

  function standing() {
    const { bidder, count, face } = table.sight.view;
    if (count === null) return box("standing", say("board-no-bid"));
    return box("standing", seatName(bidder), box("said", `${count} ×`, die(face, 56)));
  }

  function controls() {
    const { legal, sight, busy } = table;
    if (!draws.some((kind) => legal.has(kind))) return null;
    const counts = [legal.has("higher") && sight.view.count, ...legal.values("bid", "count")].filter(Boolean);
    if (wish.question !== sight.question.number) {
      Object.assign(wish, { question: sight.question.number, count: counts[0] });
      wish.face = FACES.find((face) => may(wish.count, face));
    }
    const step = (by, sign, name) => {
      const next = counts[counts.indexOf(wish.count) + by];
      return button(sign, () => choose(next, wish.face), { name: say(name), disabled: !next });
    };
    const face = (each) =>
      button(die(each, 36), () => choose(wish.count, each), {
        name: say(`face-${each}`),
        pressed: each === wish.face,
        disabled: !may(wish.count, each),
      });
    const liar = { disabled: busy || !legal.has("challenge"), why: legal.closed.challenge };
    const higher = [
      box("count", step(-1, "−", "board-fewer"), box("number", `${wish.count} ×`), step(1, "+", "board-more")),
      box("faces", ...FACES.map(face)),
      button(say("move-bid"), () => table.answer(bid(wish.count, wish.face)), { lit: true, disabled: busy }),
    ];
    const doubt = button(say("move-challenge"), () => table.answer({ move: "challenge" }), liar);
    return box("controls paper", ...(counts.length ? higher : []), doubt);
  }

  function draw() {
    const all = table.seats.map(cup);
    root.replaceChildren(...[box("cups", ...all), standing(), controls()].filter(Boolean));
  }
  return { update: draw };
}
