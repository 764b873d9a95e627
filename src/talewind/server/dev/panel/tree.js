// A folded tree of plain data. What differs from `before` is lit, and the way to it is open.

const open = new Set(); // paths that the author has opened; they stay open from row to row
const shut = new Set();

/** An element with properties and children; no text ever becomes markup. */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else if (value !== null && value !== undefined && value !== false)
      made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return made;
}

export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const isNode = (value) => value !== null && typeof value === "object";

/** A short form: what a folded node holds. */
export function gist(value) {
  if (Array.isArray(value)) {
    const short = JSON.stringify(value);
    return short.length < 44 && !value.some(isNode) ? short : `[${value.length}]`;
  }
  const tag = value.phase ?? value.event ?? value.move ?? value.domain;
  return `${tag ? `${tag} ` : ""}{${Object.keys(value).length}}`;
}

function leaf(value) {
  return el("span", { class: typeof value === "string" ? "text" : "value" }, JSON.stringify(value) ?? "–");
}

function node(key, value, before, path, compares) {
  const differs = compares && !same(value, before);
  if (!isNode(value) || !Object.keys(value).length) {
    const was = differs && before !== undefined ? el("span", { class: "was" }, JSON.stringify(before) ?? "") : "";
    return el(
      "div",
      { class: "leaf" },
      el("span", { class: "key" }, `${key}: `),
      el("span", { class: differs ? "changed" : "" }, leaf(value)),
      was,
    );
  }
  const details = el("details", { open: (differs || open.has(path)) && !shut.has(path) });
  const head = el("span", { class: differs ? "gist changed" : "gist" }, gist(value));
  details.append(el("summary", {}, el("span", { class: "key" }, `${key} `), head));
  const fill = () => {
    if (details.open && details.children.length < 2)
      details.append(tree(value, isNode(before) ? before : {}, { path, compares }));
  };
  details.querySelector("summary").addEventListener("click", () => {
    (details.open ? shut : open).add(path);
    (details.open ? open : shut).delete(path);
  });
  details.addEventListener("toggle", fill);
  fill();
  return details;
}

/** `before`: what to compare with; `compares` false: nothing is lit. */
export function tree(value, before = {}, { path = "", compares = true } = {}) {
  if (!isNode(value)) return el("div", { class: "tree" }, leaf(value));
  const keys = Object.keys(value);
  const nodes = keys.map((key) => node(key, value[key], before?.[key], `${path}.${key}`, compares));
  const gone = compares && !Array.isArray(value) ? Object.keys(before ?? {}).filter((key) => !(key in value)) : [];
  const lost = gone.map((key) =>
    el(
      "div",
      { class: "leaf" },
      el("span", { class: "key" }, `${key}: `),
      el("span", { class: "was" }, JSON.stringify(before[key])),
    ),
  );
  return el("div", { class: "tree" }, nodes, lost);
}
