// The author's panel: the rows of the table on the left, and on the right what one of them has made.
import { el } from "./tree.js";
import { faults, worlds } from "./findings.js";
import * as tabs from "./tabs.js";

const EVERY = 700; // ms between two looks at the table
const TABS = {
  state: "State",
  phases: "Phases",
  questions: "Questions",
  events: "Events",
  sight: "Sight",
  worlds: "Other worlds",
  faults: "Faults",
};
const WORLDS = 5;

const $ = (id) => document.getElementById(id);
const panel = {
  table: "",
  seats: [],
  rows: [],
  at: -1,
  follows: true,
  tab: location.hash.slice(1) in TABS ? location.hash.slice(1) : "state",
  viewer: "0",
  row: null,
  news: null,
};

const dark = matchMedia("(prefers-color-scheme: dark)");
const dress = () => (document.documentElement.dataset.theme = dark.matches ? "night" : "day");
dark.addEventListener("change", dress);
dress();

async function ask(path, body) {
  const given =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`/dev/api/${path}`, given);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function say(words) {
  $("said").textContent = words;
  $("said").hidden = false;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => ($("said").hidden = true), 6000);
}

/** Look at the table: new rows are appended, and followed unless an earlier one is looked at. */
async function look() {
  const now = await ask("now");
  const [boot] = now.seen.split(".");
  if (now.table !== panel.table) begin(now);
  else if (boot !== panel.boot) forget(panel.follows ? Infinity : panel.at); // played anew by other rules
  panel.boot = boot;
  const news = JSON.stringify(now.news);
  const changed = news !== panel.said;
  [panel.news, panel.said] = [now.news, news];
  if (changed) showState();
  if (now.rows > panel.rows.length) {
    const more = await ask(`rows?after=${panel.rows.length}`);
    panel.rows.push(...more);
    $("rows").append(...more.map(rowItem));
    if (panel.at < 0) await goTo(panel.wished, true);
    else if (panel.follows) await goTo(Infinity);
    else showWhere();
  }
  if (changed && panel.tab === "faults") await show();
}

function begin(now) {
  Object.assign(panel, { table: now.table, seats: now.seats });
  forget(Infinity);
  $("game").textContent = now.game;
  document.title = `${now.game} – author’s panel`;
  const way = (seat) => `http://seat${seat + 1}.localhost:${location.port}/dev/play/${seat + 1}`; // a cookie of its own
  const chips = now.seats.map(({ seat }) => {
    const chip = tabs.seatChip(now.seats, seat);
    return el("li", {}, now.alone ? el("a", { href: way(seat), target: `talewind-seat-${seat}` }, chip) : chip);
  });
  $("seats").replaceChildren(...chips);
  const choices = [...now.seats.map((seat) => String(seat.seat)), "onlooker"];
  if (!choices.includes(panel.viewer)) panel.viewer = "0";
  $("viewers").replaceChildren(
    ...choices.map((viewer) => {
      const props = { type: "button", "data-viewer": viewer, onclick: () => choose(viewer) };
      return viewer === "onlooker"
        ? el("button", { class: "seat", "data-number": "–", ...props }, "an onlooker")
        : tabs.seatChip(now.seats, Number(viewer), props);
    }),
  );
}

/** All rows are fetched again; `wished`: the one to look at then. */
function forget(wished) {
  Object.assign(panel, { rows: [], at: -1, wished });
  $("rows").replaceChildren();
}

function rowItem(row) {
  const who = row.seat === null ? "" : (panel.seats[row.seat]?.name ?? `Seat ${row.seat + 1}`);
  const time = new Date(row.at);
  return el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        "data-seq": row.seq,
        class: row.kind === "answered" || row.kind === "did" ? "" : "quietly",
        onclick: () => goTo(row.seq, true),
      },
      el("span", { class: "seq" }, String(row.seq)),
      el("span", { class: "what" }, row.says),
      el("time", { datetime: time.toISOString() }, time.toLocaleTimeString("en-GB")),
      who ? el("span", { class: "who" }, row.bot ? `${who} · bot` : who) : "",
    ),
  );
}

async function goTo(seq, byHand = false) {
  const last = panel.rows.length - 1;
  if (last < 0) return;
  const target = Math.max(0, Math.min(seq, last));
  if (byHand) panel.follows = target === last;
  panel.at = target;
  for (const button of $("rows").querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
  const button = $("rows").querySelector(`[data-seq="${target}"]`);
  button?.setAttribute("aria-current", "true");
  const list = $("rows");
  if (button) list.scrollTop = Math.max(0, button.offsetTop - list.offsetTop - list.clientHeight / 2);
  showWhere();
  const row = await ask(`rows/${target}`);
  if (panel.at !== target) return; // another one was chosen meanwhile
  panel.row = row;
  await show();
}

function showWhere() {
  const last = panel.rows.length - 1;
  $("where").textContent = `${panel.at} of ${last}${panel.follows ? " · live" : ""}`;
  $("back").disabled = $("first").disabled = panel.at <= 0;
  $("forth").disabled = panel.at >= last;
  $("last").disabled = panel.follows;
}

function showState() {
  const { trouble, raised, proof } = panel.news;
  const bad = trouble ?? raised.at(-1) ?? (proof.state === "fault" ? { says: `${proof.kind}: ${proof.says}` } : null);
  $("state").className = bad ? "state care" : proof.state === "running" ? "state busy" : "state";
  $("state").textContent = bad
    ? `${bad.says.slice(0, 90)}${bad.says.length > 90 ? "…" : ""}`
    : proof.state === "running"
      ? "conform is playing"
      : "All well";
}

async function choose(viewer) {
  panel.viewer = viewer;
  await show();
}

async function pick(tab) {
  panel.tab = tab;
  history.replaceState(null, "", `#${tab}`);
  await show();
}

async function content() {
  const { tab, viewer, row, seats } = panel;
  if (tab === "faults") return faults(panel.news);
  if (!row) return [];
  if (tab === "sight") return tabs.sight(await ask(`rows/${row.seq}/sight/${viewer}`));
  const name = viewer === "onlooker" ? "an onlooker" : seats[Number(viewer)].name;
  if (tab === "worlds") return worlds(await ask(`rows/${row.seq}/worlds/${viewer}?number=${WORLDS}`), name);
  return tabs[tab](row, seats);
}

async function show() {
  const turn = (show.turn = (show.turn ?? 0) + 1);
  const made = await content();
  if (turn !== show.turn) return;
  $("viewers").hidden = !["sight", "worlds"].includes(panel.tab);
  for (const button of $("viewers").children)
    button.setAttribute("aria-pressed", String(button.dataset.viewer === panel.viewer));
  const counts = {
    phases: panel.row?.phases.length,
    questions: panel.row?.questions.length,
    events: panel.row?.events.length,
  };
  $("tabs").replaceChildren(
    ...Object.entries(TABS).map(([tab, label]) =>
      el(
        "button",
        { type: "button", "data-tab": tab, "aria-current": String(tab === panel.tab), onclick: () => pick(tab) },
        label,
        counts[tab] === undefined ? "" : el("span", { class: "count" }, String(counts[tab])),
      ),
    ),
  );
  $("shown").replaceChildren(...made.flat().filter((each) => each !== "" && each !== null));
}

async function open(path, body) {
  try {
    const { address } = await ask(path, body);
    say("A new table is open; the page of the table follows.");
    await look();
    return address;
  } catch {
    return say("That could not be opened; the Faults say more.");
  }
}

const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select")) return;
  const target = event.key in steps ? panel.at + steps[event.key] : { Home: 0, End: Infinity }[event.key];
  if (target === undefined || (event.key in steps && event.target.closest(".wide"))) return;
  event.preventDefault();
  void goTo(target, true);
});
$("first").onclick = () => goTo(0, true);
$("back").onclick = () => goTo(panel.at - 1, true);
$("forth").onclick = () => goTo(panel.at + 1, true);
$("last").onclick = () => goTo(Infinity, true);
$("state").onclick = () => pick("faults");
$("on").onclick = () => open("play-on", { seq: panel.at });
$("fresh").onclick = () => open("fresh", {});

async function watch() {
  try {
    if (document.visibilityState === "visible") await look();
  } catch {
    $("state").className = "state busy"; // the server is being replaced
  }
  setTimeout(watch, EVERY);
}
void watch();
