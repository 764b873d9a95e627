// Two tabs that say whether something is wrong: other worlds, and faults.
import { el } from "./tree.js";

const at = (value, path) => path.split(".").reduce((found, key) => found?.[key], value);

/** The fields that differ; entries of a list of plain values are shown as the whole list. */
function fields(found) {
  const parents = found.differ.map((path) => {
    const above = path.includes(".") ? path.slice(0, path.lastIndexOf(".")) : path;
    const list = at(found.truth, above);
    return Array.isArray(list) && !list.some((each) => each !== null && typeof each === "object") ? above : path;
  });
  return [...new Set(parents)];
}

export function worlds(found, name) {
  const differing = fields(found);
  const leak = found.leaks.findIndex((each) => each !== null);
  const check =
    leak < 0
      ? el(
          "article",
          { class: "card good" },
          el("p", {}, `✓ The sight of ${name} is equal in all ${found.worlds.length} worlds.`),
        )
      : el(
          "article",
          { class: "card care" },
          el(
            "p",
            {},
            `! In world ${leak + 1} the sight of ${name} differs at `,
            el("code", {}, found.leaks[leak]),
            ": it shows something hidden, or determinize deals something anew that is known.",
          ),
        );
  if (!differing.length)
    return [
      check,
      el(
        "p",
        { class: "empty" },
        `Every world of ${name} is the true one: determinize deals nothing anew here, so nothing counts as hidden.`,
      ),
    ];
  const show = (value) => JSON.stringify(value) ?? "–";
  const body = differing.map((path) => {
    const truth = show(at(found.truth, path));
    const cells = found.worlds.map((world) => show(at(world, path)));
    return el(
      "tr",
      {},
      el("th", { scope: "row" }, path),
      el("td", {}, truth),
      cells.map((cell) => el("td", {}, el("span", { class: cell === truth ? "" : "changed" }, cell))),
    );
  });
  const head = el(
    "tr",
    {},
    el("th", {}, "Field"),
    el("th", {}, "True state"),
    found.worlds.map((_, n) => el("th", {}, `World ${n + 1}`)),
  );
  return [
    check,
    el(
      "div",
      { class: "wide", tabindex: "0", role: "region", "aria-label": "Fields that differ" },
      el("table", { class: "worlds" }, el("thead", {}, head), el("tbody", {}, body)),
    ),
  ];
}

export function faults(news) {
  const { trouble, proof, raised, note, took } = news;
  const place = (each) => (each.file ? el("p", {}, el("code", {}, `${each.file}:${each.line}`)) : "");
  const cards = [];
  if (trouble)
    cards.push(
      el(
        "article",
        { class: "card care" },
        el("h2", {}, "The rules from before are served"),
        el("p", {}, trouble.says),
        place(trouble),
      ),
    );
  for (const each of raised.toReversed())
    cards.push(
      el("article", { class: "card care" }, el("h2", {}, "Raised at the table"), el("p", {}, each.says), place(each)),
    );
  if (proof.state === "fault")
    cards.push(
      el(
        "article",
        { class: "card care" },
        el("h2", {}, "The game does not conform"),
        el("p", {}, el("b", {}, `${proof.kind}: `), proof.says),
        proof.cure ? el("p", {}, proof.cure) : "",
        place(proof),
      ),
    );
  if (proof.state === "well")
    cards.push(
      el(
        "article",
        { class: "card good" },
        el("h2", {}, "The game conforms"),
        el("p", {}, `${proof.games} random games, ${proof.steps} steps.`),
      ),
    );
  if (proof.state === "running")
    cards.push(el("article", { class: "card" }, el("p", { class: "soft" }, `conform plays ${proof.games} games…`)));
  if (note) cards.push(el("article", { class: "card" }, el("h2", {}, "A fresh table"), el("p", {}, note)));
  if (!trouble && !raised.length && proof.state !== "fault") cards.unshift(el("p", { class: "lead" }, "All well."));
  if (took !== null)
    cards.push(
      el("p", { class: "soft" }, `The last change of the rules was served ${took} seconds after it was saved.`),
    );
  return cards;
}
