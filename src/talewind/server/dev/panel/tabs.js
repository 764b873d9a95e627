// What each tab shows of a row. Everything comes from the server as data.
import { el, gist, tree } from "./tree.js";

const seconds = (ms) => `${Math.round(ms / 1000)} s`;

export function seatChip(seats, seat, props = {}) {
  const found = seats[seat];
  const name = found ? found.name : `Seat ${seat + 1}`;
  return el(
    props.onclick ? "button" : "span",
    { class: "seat", "data-hue": seat % 8, "data-number": seat + 1, ...props },
    name,
    found?.bot ? el("small", {}, "bot") : "",
  );
}

function chips(seats, to) {
  return to === null ? el("span", { class: "chip" }, "everybody") : to.map((seat) => seatChip(seats, seat));
}

const empty = (words) => el("p", { class: "empty" }, words);

/** The game's own fields first; those that the kit keeps for itself are folded. */
export function state(row) {
  const compares = Boolean(row.before);
  const part = (whole, kits) =>
    Object.fromEntries(Object.entries(whole ?? {}).filter(([name]) => row.kit.includes(name) === kits));
  const own = tree(part(row.state, false), part(row.before, false), { compares });
  const kits = tree({ "kept by the kit": part(row.state, true) }, {}, { path: "kit", compares: false });
  return [compares ? "" : empty("The first row: everything is new."), own, kits];
}

export function phases(row) {
  if (!row.phases.length) return [empty("The stack is empty: the game is over.")];
  return row.phases.toReversed().map((phase, n) => {
    const { phase: tag, ...fields } = phase.fields;
    const top = n ? "" : el("span", { class: "chip strong" }, "on top");
    const inside = Object.keys(fields).length
      ? tree(fields, {}, { path: `phase.${tag}`, compares: false })
      : el("p", { class: "soft" }, "No fields.");
    return el(
      "article",
      { class: n ? "card" : "card top" },
      el("header", {}, el("h2", {}, tag), top, el("code", { class: "soft" }, phase.class)),
      el("p", {}, phase.now),
      inside,
    );
  });
}

function domain(field, found) {
  const { domain: kind, of, ...rest } = found;
  const words = {
    amount: () => `${rest.low} to ${rest.high}`,
    "one-of": () => rest.values.map(String).join(" · "),
    flag: () => (rest.may === false ? "no" : "yes or no"),
  };
  const said = words[kind]?.() ?? gist(rest);
  return el(
    "p",
    {},
    el("code", { class: "key" }, field),
    " ",
    el("span", { class: "chip" }, of ? `${kind} of ${of}` : kind),
    " ",
    el("code", {}, said),
  );
}

export function questions(row, seats) {
  if (!row.questions.length)
    return [empty(row.phases.length ? "Nobody is asked." : "Nobody is asked: the game is over.")];
  return row.questions.map((ask) => {
    const clock = ask.until === null ? "no clock" : `${seconds(ask.until - ask.at)} left`;
    const count =
      ask.moves === null ? "too many answers to list" : `${ask.moves} legal ${ask.moves === 1 ? "answer" : "answers"}`;
    const offers = ask.offers.map((offer) => [
      el(
        "p",
        {},
        el("b", {}, offer.move),
        " ",
        el("span", { class: "soft" }, offer.size === null ? "" : `${offer.size}`),
      ),
      ...Object.entries(offer.fields ?? {}).map(([field, found]) => domain(field, found)),
    ]);
    const closed = Object.entries(ask.closed ?? {}).map(([kind, rule]) =>
      el("p", { class: "soft" }, `${kind} is closed by ${rule}.`),
    );
    const silence = ask.otherwise
      ? [el("span", { class: "soft" }, "Silence plays "), el("code", {}, JSON.stringify(ask.otherwise))]
      : [el("span", { class: "soft" }, "Silence plays no move: the phase’s expired decides.")];
    return el(
      "article",
      { class: row.waited.includes(ask.seat) ? "card top" : "card" },
      el(
        "header",
        {},
        seatChip(seats, ask.seat),
        el("span", { class: "chip strong" }, count),
        el("span", { class: "chip" }, clock),
        el("span", { class: "chip" }, `question ${ask.number}`),
        ask.flags.map((flag) => el("span", { class: "chip" }, flag)),
        ask.window ? el("span", { class: "chip" }, `window ${ask.window}`) : "",
        ask.answered ? el("span", { class: "chip" }, "has answered") : "",
      ),
      el("h2", {}, ask.says),
      el("p", { class: "soft" }, el("code", {}, ask.key)),
      ...offers.flat(),
      ...closed,
      el("p", {}, ...silence),
      tree({ offers: ask.offers }, {}, { path: `question.${ask.seat}`, compares: false }),
    );
  });
}

export function events(row, seats) {
  if (!row.events.length) return [empty("This row told nothing.")];
  return row.events.map((event) => {
    const { event: tag, ...fields } = event.fields;
    const others = event.others
      ? [
          el("p", {}, el("span", { class: "soft" }, "The others hear: "), event.others.says),
          tree(event.others.fields, {}, { compares: false }),
        ]
      : event.to
        ? [el("p", { class: "soft" }, "The others hear nothing.")]
        : [];
    return el(
      "article",
      { class: "card" },
      el(
        "header",
        {},
        el("h2", {}, event.says),
        el("code", { class: "soft" }, tag),
        el("span", { class: "soft" }, "to"),
        chips(seats, event.to),
      ),
      tree(fields, {}, { compares: false }),
      ...others,
    );
  });
}

export function sight(seen) {
  const heard = seen.heard.map((line) => el("p", {}, `“${line}”`));
  return [
    el("p", { class: "lead" }, seen.now),
    heard.length ? el("article", { class: "card" }, el("p", { class: "soft" }, "Hears with this row"), ...heard) : "",
    tree(seen.sight, seen.before ?? {}, { path: "sight", compares: Boolean(seen.before) }),
  ];
}
