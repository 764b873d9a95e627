import { flushSync, mount, unmount } from "svelte";
import type { Heard, Move, Refusal, Sight, Welcome } from "../../src/wire";
import { Drafts } from "../../src/table/drafts.svelte";
import type { Table } from "../../src/table/table.svelte";
import Generic from "../../src/boards/generic/Generic.svelte";
import { words } from "../../src/words/words.svelte";

/** A table without a line: it keeps what was sent. */
export class FakeTable {
  sight = $state.raw<Sight | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(0);
  welcome: Partial<Welcome> | null = null;
  log = $state.raw<Heard[]>([]);
  line = "live";
  seat = 0;
  names = NAMES;
  answers: Move[] = [];
  besides: Move[] = [];
  drafted: Move[] = [];
  drafts = new Drafts(`toy ${Math.random()}`);

  constructor(sight: Sight) {
    this.sight = sight;
  }

  get question() {
    return this.sight?.question ?? null;
  }

  begins() {
    return undefined;
  }

  answer(move: Move) {
    this.answers.push(move);
  }

  beside(move: Move) {
    this.besides.push(move);
  }

  draft(move: Move) {
    this.drafted.push(move);
    return true;
  }
}

export const NAMES = ["Mina", "Leo", "Bo"];

/** The catalogues of a game, as the server would send them. */
export async function speak(game: string, texts: string): Promise<void> {
  globalThis.fetch = (async (path: string) =>
    new Response(path.includes("common") ? COMMON : texts)) as typeof fetch;
  words.names = NAMES;
  words.reader = 0;
  await words.learn(game);
}

const COMMON = `
kit-you = you
kit-amount = From { $low } to { $high }.
kit-closed = This is not possible just now.
kit-move-tell = Tell this tale
kit-move-next = Go on
client-generic-asks-you = your turn
client-generic-entries = { $count } entries
client-generic-characters-left = { $count } characters left
client-generic-characters-over = { $count } characters too many
client-generic-sentences-over = { $count } sentences too many
client-generic-sentences-left = { $count } sentences left
client-generic-yes = yes
client-generic-no = no
`;

let shown: { page: Record<string, unknown>; target: HTMLElement } | undefined;

export function show(table: FakeTable): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  shown = { page: mount(Generic, { target, props: { table: table as unknown as Table } }), target };
  flushSync();
  return target;
}

export async function clear(): Promise<void> {
  if (!shown) return;
  await unmount(shown.page);
  shown.target.remove();
  shown = undefined;
}

/** The button, or the input, that a screen reader would call so. */
export function named<E extends HTMLElement>(page: HTMLElement, selector: string, name: string): E {
  const found = [...page.querySelectorAll<E>(selector)].find((each) => nameOf(each) === name);
  if (!found) throw new Error(`no ${selector} is called "${name}"`);
  return found;
}

function nameOf(element: HTMLElement): string {
  const labels = (element as HTMLInputElement).labels;
  const words =
    element.getAttribute("aria-label") ?? (labels?.length ? labels[0]?.textContent : element.textContent);
  return (words ?? "").replace(/\s+/g, " ").trim();
}

export function press(page: HTMLElement, name: string): void {
  named<HTMLButtonElement>(page, "button", name).click();
  flushSync();
}

export function tick(page: HTMLElement, name: string): void {
  named<HTMLInputElement>(page, "input", name).click();
  flushSync();
}

export function type(page: HTMLElement, name: string, text: string): void {
  const area = named<HTMLTextAreaElement>(page, "textarea, input", name);
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

export function pick(page: HTMLElement, name: string, option: string): void {
  const select = named<HTMLSelectElement>(page, "select", name);
  const found = [...select.options].find((each) => each.textContent === option);
  if (!found) throw new Error(`"${name}" has no option "${option}"`);
  found.selected = true;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}
