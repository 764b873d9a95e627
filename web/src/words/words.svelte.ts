import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Event, Passage, Refusal, Say } from "../wire";
import { recall, remember } from "../lib/memory";
import { begun, capital, functionsFor, type Company } from "./functions";
import { isPassage } from "./passages";

export interface Language {
  lang: string;
  name: string;
}

const HOME = "en"; // what another language lacks is said in this one
const MINUS = /(?<![\w-])-(?=\d)/g; // as a keyboard writes it

/** The languages that the server embeds in its page, so that no request is needed. */
function written(): Language[] | null {
  const found = document.querySelector<HTMLMetaElement>("meta[name=languages]");
  return found && JSON.parse(found.content);
}

/** All texts of the page, from the server's catalogues in the reader's language. */
class Words implements Company {
  lang = $state(HOME);
  languages = $state<Language[]>([]);
  names = $state<string[]>([]);
  reader = $state<number | null>(null);
  game = $state("");
  complete = $state(""); // the game of which all texts are here, not only those of the waiting room
  readonly title = (picture: string): string => this.text(picture);
  called = $state.raw(this.title); // a table may call its pictures otherwise
  private bundles = $state.raw<FluentBundle[]>([]);
  private texts = new Map<string, Promise<string>>();
  private readonly more = new Map<string, Promise<void>>(); // bundles beside those of every page and of the game
  private whole = false; // all texts of the game are wanted
  private further = new Map<string, readonly string[]>(); // languages of games, if the pages around them lack one
  tongue = $state(""); // the language of the game, where it has the reader's and the pages around it do not
  private learning: Promise<void> | null = null;
  private turns = { asked: 0, taken: 0 };

  /** Load the languages, and the texts of the one that fits the reader. */
  async begin(): Promise<void> {
    this.languages = written() ?? (await fetch("/texts/index").then((answer) => answer.json())).languages;
    await this.speak(this.wished((lang) => this.knows(lang)) ?? HOME);
  }

  private knows(lang: string): boolean {
    return this.languages.some((language) => language.lang === lang);
  }

  /** The language that the reader likes best of some. */
  private wished(has: (lang: string) => boolean): string | undefined {
    return [recall("lang", ""), ...navigator.languages.map((wish) => wish.slice(0, 2))].find(has);
  }

  /** Which languages a game has; it may have one that the pages around it lack. */
  offers(game: string, languages: readonly string[]): void {
    if (languages.every((lang) => this.knows(lang))) return;
    this.further.set(game, languages);
    if (game === this.game && this.tongueOf(game) !== this.tongue) this.learning = this.speak(this.lang);
  }

  private tongueOf(game: string): string {
    const languages = this.further.get(game) ?? [];
    const liked = this.wished((lang) => languages.includes(lang)) ?? "";
    return this.knows(liked) ? "" : liked;
  }

  /** All languages to choose from: those of the pages, and further ones of the game that is played. */
  get choices(): Language[] {
    const more = (this.further.get(this.game) ?? []).filter((lang) => !this.knows(lang));
    return [...this.languages, ...more.map((lang) => ({ lang, name: namedBySpeakers(lang) }))];
  }

  /** Change the language without a reload. English, for missing messages, is loaded in the background. */
  async speak(lang: string): Promise<void> {
    const turn = ++this.turns.asked;
    const complete = this.whole ? this.game : "";
    const tongue = this.tongueOf(this.game);
    const [own, ...games] = await Promise.all([
      this.bundle(lang),
      ...(tongue ? [this.bundle(tongue, this.ofGame)] : []),
    ]);
    if (turn < this.turns.taken) return; // a later request was faster
    this.turns.taken = turn;
    this.bundles = [...games, own];
    this.complete = complete;
    [this.lang, this.tongue] = [lang, tongue];
    document.documentElement.lang = lang;
    if (lang === HOME) return;
    this.bundle(HOME).then(
      (home) => this.bundles.at(-1) === own && (this.bundles = [...games, own, home]),
      () => {},
    );
  }

  /** The language as the reader's region writes it, for dates and times: `en-GB`. */
  get region(): string {
    return navigator.languages.find((each) => each.split("-")[0] === this.lang) ?? this.lang;
  }

  /** A language that only the game has changes the game's texts, and the pages around it stay as they are. */
  choose(lang: string): Promise<void> {
    remember("lang", lang);
    return this.speak(this.knows(lang) ? lang : this.lang);
  }

  /** Load the texts of one game: all of them, or only those of its options, which the waiting room needs. */
  learn(game: string, only: "options" | "all" = "all"): Promise<void> {
    const enough = this.game === game && (this.whole || only === "options");
    if (this.learning && enough) return this.learning;
    [this.game, this.whole] = [game, only === "all"];
    const learning = this.speak(this.lang);
    learning.catch(() => (this.learning = null));
    return (this.learning = learning);
  }

  /** Learn one more bundle, for as long as the page is open. Whoever asks for it again waits for the same texts. */
  learnMore(bundle: string): Promise<void> {
    const known = this.more.get(bundle);
    if (known) return known;
    this.more.set(bundle, Promise.resolve()); // its texts come with what is spoken next
    const coming = this.speak(this.lang);
    this.more.set(bundle, coming);
    coming.catch(() => this.more.delete(bundle));
    return coming;
  }

  /** Fetch the texts anew: a server of `talewind dev` says so when an author has saved one. */
  async again(): Promise<void> {
    this.texts.clear();
    await this.speak(this.lang);
  }

  /** The bundles that a language of the game has. */
  private get ofGame(): string[] {
    const lessons = [...this.more.keys()].filter((bundle) => bundle === `${this.game}.lessons`);
    return [...lessons, this.whole ? this.game : `${this.game}.options`];
  }

  private get ofPage(): string[] {
    const ofGame = this.whole ? ["table", this.game] : this.game ? [`${this.game}.options`] : [];
    return ["common", ...this.more.keys(), ...ofGame];
  }

  private async bundle(lang: string, parts = this.ofPage): Promise<FluentBundle> {
    const bundle = new FluentBundle(lang, { functions: functionsFor(this), useIsolating: false });
    for (const text of await Promise.all(parts.map((part) => this.fetched(`/texts/${lang}/${part}.ftl`)))) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    return bundle;
  }

  private fetched(path: string): Promise<string> {
    const known = this.texts.get(path);
    if (known) return known;
    const coming = fetch(path).then((answer) => {
      if (answer.ok) return answer.text();
      if (answer.status === 404) return ""; // a game without such texts
      throw new Error(`${path}: ${answer.status}`);
    });
    coming.catch(() => this.texts.delete(path));
    this.texts.set(path, coming);
    return coming;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The first of these keys that the catalogue has. */
  first(...keys: string[]): string | undefined {
    const known = keys.find((key) => this.has(key));
    return known && this.text(known);
  }

  private pattern(
    key: string,
  ): [FluentBundle, NonNullable<Parameters<FluentBundle["formatPattern"]>[0]>] | null {
    const [name = "", attribute] = key.split(".");
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return [bundle, pattern];
    }
    return null;
  }

  /** The text of a key; an attribute follows a dot: `<rule>.why`. */
  text(key: string, args: Record<string, unknown> = {}): string {
    const found = this.pattern(key);
    if (!found) return key;
    const spoken = Object.entries(args).map(([name, value]) => [name, this.spoken(value)] as const);
    const said = found[0].formatPattern(found[1], Object.fromEntries(spoken)).trim();
    const belowZero = spoken.some(([, value]) => typeof value === "number" && value < 0);
    return begun(belowZero ? said.replace(MINUS, "−") : said);
  }

  say(say: Say): string {
    return this.text(say.key, say.args ?? {});
  }

  event(event: Event): string {
    const { event: kind, ...fields } = event;
    const own = `${this.game}-${kind}`;
    return this.text(this.has(own) ? own : `kit-${kind}`, fields);
  }

  refusal(refusal: Refusal): string {
    const { say, rule, by_rule } = refusal;
    return (by_rule && rule && this.because(rule)) || this.say(say);
  }

  /** A rule's short reason as a sentence; "" if it has none. */
  because(rule: string, points = 0): string {
    return this.has(`${rule}.why`) ? `${capital(this.text(`${rule}.why`, { points }))}.` : "";
  }

  /** The label of a move's button. */
  move(kind: string): string {
    const plainly = capital(kind.replaceAll("-", " "));
    return this.first(`${this.game}-move-${kind}`, `kit-move-${kind}`) ?? plainly;
  }

  /** The text of a domain's value: a seat's name, a picture's plain name, a card's title, else the message
   * `<game>-<of>-<value>`, else `<game>-<of>` with `$value`. */
  value(value: string | number, of = ""): string {
    if (of === "seat") return this.names[Number(value)] ?? `#${Number(value) + 1}`;
    if (of === "picture" && this.has(`${value}.name`)) return this.text(`${value}.name`);
    if (of === "card" && this.has(String(value))) return this.text(String(value));
    const family = `${this.game}-${of}`;
    if (this.has(`${family}-${value}`)) return this.text(`${family}-${value}`);
    return this.has(family) ? this.text(family, { value }) : String(value);
  }

  passage(passage: Passage): string {
    const parts = (passage.parts ?? []).map((part) =>
      typeof part === "string" ? part : `[${this.text(part.card)}]`,
    );
    const aloud = passage.aloud ? [`(${this.text("kit-told-aloud")})`] : [];
    return [...aloud, ...parts].join(" ").trim();
  }

  /** A value as an argument of a message: a selector needs a word even for null. */
  private spoken(value: unknown): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) return value.map((each) => this.spoken(each)).join(",");
    if (isPassage(value)) return this.passage(value);
    return String(value);
  }
}

/** A language's own name for itself. */
const namedBySpeakers = (lang: string): string =>
  capital(new Intl.DisplayNames([lang], { type: "language", fallback: "code" }).of(lang) ?? lang);

export const words = new Words();
document.addEventListener("talewind-texts", () => void words.again());
export const t = (key: string, args?: Record<string, unknown>): string => words.text(key, args);
/** A message in the game's own words, if it has them: `<game>-<own>`, else `common`. */
export const ours = (game: string, own: string, common: string, args?: Record<string, unknown>): string =>
  t(words.has(`${game}-${own}`) ? `${game}-${own}` : common, args);
