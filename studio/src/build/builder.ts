// Builds decks: paints what has changed, writes manifest, texts and credits, clears what is stale.
import fs from 'node:fs';
import path from 'node:path';
import type { Deck } from '../picture.ts';
import { writeCredits } from './credits.ts';
import { deckNames, loadDeck, type LoadedDeck } from './decks.ts';
import { Keys } from './keys.ts';
import {
  fileNames,
  makeManifest,
  picturesFolder,
  readManifest,
  writeManifest,
  type ListedPicture,
  type Manifest,
} from './manifest.ts';
import { writeTexts } from './texts.ts';
import { paintAll, type Report, type Task } from './workshop.ts';

type Say = (sentence: string) => void;

function isThere(deck: Deck, picture: ListedPicture): boolean {
  return Object.values(picture.files).every(({ file, bytes }) => {
    const place = path.join(picturesFolder(deck), file);
    return fs.existsSync(place) && fs.statSync(place).size === bytes;
  });
}

function split(loaded: LoadedDeck, folder: string, keys: Keys): { kept: ListedPicture[]; tasks: Task[] } {
  const before = new Map(readManifest(loaded.deck).pictures.map((picture) => [picture.id, picture]));
  const kept: ListedPicture[] = [];
  const tasks: Task[] = [];
  for (const entry of loaded.entries) {
    const { id, motifs } = entry.picture;
    const key = keys.of(entry, loaded.file);
    const known = before.get(id);
    if (known?.source === key && isThere(loaded.deck, known)) kept.push({ ...known, motifs });
    else tasks.push({ folder, id, key });
  }
  return { kept, tasks };
}

/** Among plain names only files of the manifest before are ours to clear. */
function clearStale(deck: Deck, before: Manifest, now: Manifest): number {
  const folder = picturesFolder(deck);
  if (!fs.existsSync(folder)) return 0;
  const wanted = fileNames(now);
  const ours = fileNames(before);
  const there = fs.readdirSync(folder).filter((name) => deck.names !== 'plain' || ours.has(name));
  const stale = there.filter((name) => !wanted.has(name));
  for (const name of stale) fs.unlinkSync(path.join(folder, name));
  return stale.length;
}

async function paintTasks(tasks: Task[], say: Say): Promise<{ painted: ListedPicture[]; failures: string[] }> {
  const painted: ListedPicture[] = [];
  const failures: string[] = [];
  let done = 0;
  await paintAll(tasks, ({ id, entry, failure }: Report) => {
    done++;
    if (entry) {
      painted.push(entry);
      const weights = Object.values(entry.files).map(({ bytes }) => `${Math.round(bytes / 1000)} KB`);
      say(`  ${done} of ${tasks.length}: painted ${id} (${weights.join(', ')}).`);
    } else {
      failures.push(`${id}: ${failure}`);
    }
  });
  return { painted, failures };
}

/** Builds one deck; gives the failures, a sentence each. */
async function buildDeck(folder: string, keys: Keys, say: Say): Promise<string[]> {
  const loaded = await loadDeck(folder);
  const { deck } = loaded;
  if (!loaded.entries.length) {
    say(`${deck.id} has no pictures yet; nothing is written.`);
    return loaded.failures;
  }
  const { kept, tasks } = split(loaded, folder, keys);
  say(`${deck.id}: ${kept.length} pictures are as they were, ${tasks.length} to paint.`);
  const { painted, failures } = await paintTasks(tasks, say);
  failures.push(...loaded.failures);
  const manifest = makeManifest(deck, [...kept, ...painted]);
  if (failures.length) {
    say(`${deck.id}: some pictures failed, so their older state stays.`);
    manifest.pictures = withOlder(manifest.pictures, readManifest(deck).pictures);
  } else if (deck.names !== 'plain') {
    const lost = writeTexts(deck, loaded.entries.map(({ picture }) => picture));
    if (lost.length) {
      say(`${deck.id}: the texts stay as they are; they tell of pictures that nothing declares: ${lost.join(', ')}.`);
      say('  Draw these, or delete their words by hand, and build again.');
    }
  }
  const before = readManifest(deck);
  writeManifest(deck, manifest);
  const stale = clearStale(deck, before, manifest);
  if (stale) say(`${deck.id}: cleared ${stale} stale files.`);
  return failures.map((failure) => `${deck.id}, ${failure}`);
}

function withOlder(pictures: ListedPicture[], older: ListedPicture[]): ListedPicture[] {
  const there = new Set(pictures.map(({ id }) => id));
  const missing = older.filter(({ id }) => !there.has(id));
  return [...pictures, ...missing].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Builds the named decks, or all. */
export async function build(names: string[], say: Say): Promise<string[]> {
  const started = Date.now();
  const keys = new Keys();
  const failures: string[] = [];
  for (const name of names.length ? names : deckNames()) failures.push(...(await buildDeck(name, keys, say)));
  if (await writeCredits()) say('Wrote CREDITS.md anew.');
  say(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return failures;
}
