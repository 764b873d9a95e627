// Finds the decks and their pictures: pictures/<deck>/deck.ts, <id>.ts, table.ts, and <family>.ts in drawn decks.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDrawn } from '../drawing.ts';
import type { Deck, Picture } from '../picture.ts';
import { PICTURES } from './places.ts';

export interface Entry {
  picture: Picture;
  /** The file that declares it. */
  file: string;
  /** One of many in a table. */
  inTable: boolean;
}

export interface LoadedDeck {
  deck: Deck;
  file: string;
  entries: Entry[];
  /** Files that could not be read, with the reason. */
  failures: string[];
}

const ID = /^[a-z][a-z0-9_-]*$/;

async function declared<T>(file: string): Promise<T> {
  const module = (await import(pathToFileURL(file).href)) as { default?: T };
  if (!module.default) throw new Error(`${path.basename(file)} exports nothing by default`);
  return module.default;
}

/** The names of all decks. */
export function deckNames(home = PICTURES): string[] {
  const names = fs.existsSync(home) ? fs.readdirSync(home) : [];
  return names.filter((name) => fs.existsSync(path.join(home, name, 'deck.ts'))).sort();
}

/** The pictures a file declares; a file named after a picture must hold that one. */
export async function entriesOf(file: string, families = false): Promise<Entry[]> {
  const inTable = families || path.basename(file) === 'table.ts';
  const found = await declared<Picture | Picture[]>(file);
  const pictures = Array.isArray(found) ? found : [found];
  for (const { id } of pictures) {
    if (!ID.test(id)) throw new Error(`"${id}" is no id: small letters, digits, - and _ only`);
    if (!inTable && id !== path.basename(file, '.ts')) throw new Error(`declares ${id}`);
  }
  return pictures.map((picture) => ({ picture, file, inTable }));
}

function pictureFiles(folder: string): string[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'deck.ts');
  return names.filter((name) => !name.startsWith('_')).sort().map((name) => path.join(folder, name));
}

function refuseTwins(entries: Entry[]): void {
  const seen = new Set<string>();
  for (const { picture } of entries) {
    if (seen.has(picture.id)) throw new Error(`${picture.id} is declared twice`);
    seen.add(picture.id);
  }
}

/** Reads a deck; one broken picture does not keep the others from being read. Of a deck not `wanted`, no picture is. */
export async function loadDeck(name: string, home = PICTURES, wanted = (_: Deck) => true): Promise<LoadedDeck> {
  const file = path.join(home, name, 'deck.ts');
  if (!fs.existsSync(file)) throw new Error(`There is no deck "${name}". There are: ${deckNames(home).join(', ')}.`);
  const loaded: LoadedDeck = { deck: await declared<Deck>(file), file, entries: [], failures: [] };
  if (!wanted(loaded.deck)) return loaded;
  for (const source of pictureFiles(path.dirname(file))) {
    try {
      loaded.entries.push(...(await entriesOf(source, isDrawn(loaded.deck))));
    } catch (error) {
      loaded.failures.push(`${path.basename(source)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  refuseTwins(loaded.entries);
  loaded.entries.sort((a, b) => (a.picture.id < b.picture.id ? -1 : 1));
  return loaded;
}

/** Finds one picture by its id, reading no more than needed. */
export async function findPicture(id: string, home = PICTURES): Promise<{ deck: Deck; entry: Entry }> {
  for (const name of deckNames(home)) {
    const folder = path.join(home, name);
    const deck = await declared<Deck>(path.join(folder, 'deck.ts'));
    const named = [path.join(folder, `${id}.ts`), path.join(folder, 'table.ts')];
    for (const file of isDrawn(deck) ? pictureFiles(folder) : named) {
      if (!fs.existsSync(file)) continue;
      const entry = (await entriesOf(file, isDrawn(deck))).find(({ picture }) => picture.id === id);
      if (entry) return { deck, entry };
    }
  }
  throw new Error(`There is no picture "${id}".`);
}
