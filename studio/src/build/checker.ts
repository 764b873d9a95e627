// Says whether what is committed is what the sources give.
import fs from 'node:fs';
import path from 'node:path';
import { MOST_ALIKE, pairs } from '../crayon/likeness.ts';
import { isDrawing, isDrawn } from '../drawing.ts';
import type { Deck, Picture } from '../picture.ts';
import { creditsAreCurrent } from './credits.ts';
import { deckNames, loadDeck, type Entry, type LoadedDeck } from './decks.ts';
import { Keys } from './keys.ts';
import { ALLOWED_LICENCES } from './licences.ts';
import { picturesFolder, readManifest, type ListedPicture, type Manifest } from './manifest.ts';
import { sha256, ship } from './shipping.ts';
import { textsAreCurrent, wordFaults } from './texts.ts';

export interface CheckOptions {
  /** How many pictures to paint again and compare. */
  repaint: number;
  /** Chooses which. */
  seed: string;
}

type Say = (sentence: string) => void;

function sourceFaults({ entries, file }: LoadedDeck, { pictures }: Manifest, keys: Keys): string[] {
  const faults: string[] = [];
  const listed = new Map(pictures.map((picture) => [picture.id, picture]));
  for (const entry of entries) {
    const { id } = entry.picture;
    const known = listed.get(id);
    listed.delete(id);
    if (!known) faults.push(`${id} is not painted yet.`);
    else if (known.source !== keys.of(entry, file)) faults.push(`${id} has changed since it was painted.`);
  }
  for (const id of listed.keys()) faults.push(`${id} is in the manifest, but nothing declares it.`);
  return faults;
}

function fileFaults(deck: Deck, { pictures }: Manifest): string[] {
  const faults: string[] = [];
  const folder = picturesFolder(deck);
  const inFolder = new Set(fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  const stray = new Set(inFolder);
  for (const { id, files } of pictures) {
    for (const { file, bytes, sha256: expected } of Object.values(files)) {
      stray.delete(file);
      const data = inFolder.has(file) ? fs.readFileSync(path.join(folder, file)) : null;
      if (!data) faults.push(`${id}: the file ${file} is missing.`);
      else if (data.length !== bytes || sha256(data) !== expected) faults.push(`${id}: the file ${file} was altered.`);
    }
  }
  if (deck.names === 'plain') return faults;
  for (const name of stray) faults.push(`The file ${name} belongs to no picture.`);
  return faults;
}

function licenceFaults({ pictures }: Manifest): string[] {
  const used = pictures.flatMap(({ id, licence, sources }) => [
    { id, what: 'the picture', licence },
    ...sources.map((source) => ({ id, what: source.icon, licence: source.licence })),
  ]);
  const refused = used.filter(({ licence }) => !ALLOWED_LICENCES.includes(licence));
  return refused.map(({ id, what, licence }) => `${id}: ${what} is under ${licence}, which we may not use.`);
}

function weightFaults({ weights, pictures }: Manifest): string[] {
  return Object.entries(weights).flatMap(([width, allowed]) => {
    const bytes = pictures.flatMap(({ files }) => files[width]?.bytes ?? []);
    const average = Math.round(bytes.reduce((sum, each) => sum + each, 0) / (bytes.length || 1));
    return average > allowed ? [`Files ${width} wide weigh ${average} bytes on average; ${allowed} are the most.`] : [];
  });
}

/** A mask is small by intention, so that each file is weighed. */
function heavyMasks({ weights, pictures }: Manifest): string[] {
  return pictures.flatMap(({ files }) =>
    Object.entries(files).flatMap(([width, { file, bytes }]) =>
      bytes > weights[width]! ? [`${file} weighs ${bytes} bytes; ${weights[width]} are the most.`] : [],
    ),
  );
}

function alikeMasks(pictures: Picture[]): string[] {
  const close = pairs(pictures.filter(isDrawing)).filter(({ alike }) => alike >= MOST_ALIKE);
  return close.map(({ one, other, alike }) => `${one} and ${other} look alike from afar: ${alike.toFixed(2)}.`);
}

async function deckFaults(name: string, keys: Keys): Promise<string[]> {
  const loaded = await loadDeck(name);
  const { deck } = loaded;
  const manifest = readManifest(deck);
  const pictures = loaded.entries.map(({ picture }) => picture);
  const faults = [
    ...loaded.failures,
    ...sourceFaults(loaded, manifest, keys),
    ...fileFaults(deck, manifest),
    ...licenceFaults(manifest),
    ...weightFaults(manifest),
    ...(isDrawn(deck) ? [...heavyMasks(manifest), ...alikeMasks(pictures)] : []),
    ...pictures.flatMap((picture) => wordFaults(picture, deck)),
  ];
  if (!textsAreCurrent(deck, pictures)) faults.push('The texts are not what the pictures say.');
  return faults.map((fault) => `${name}: ${fault}`);
}

interface Candidate {
  deck: Deck;
  entry: Entry;
  known: ListedPicture;
  rank: string;
}

async function candidates(names: string[], seed: string): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const name of names) {
    const { deck, entries } = await loadDeck(name);
    const listed = new Map(readManifest(deck).pictures.map((picture) => [picture.id, picture]));
    for (const entry of entries) {
      const known = listed.get(entry.picture.id);
      if (known) found.push({ deck, entry, known, rank: sha256(Buffer.from(`${seed} ${name} ${known.id}`)) });
    }
  }
  return found.sort((a, b) => (a.rank < b.rank ? -1 : 1));
}

async function repaintFaults(names: string[], { repaint, seed }: CheckOptions, say: Say): Promise<string[]> {
  const faults: string[] = [];
  for (const { deck, entry, known } of (await candidates(names, seed)).slice(0, repaint)) {
    const again = await ship(deck, entry.picture, known.source);
    const same = JSON.stringify(again.entry.files) === JSON.stringify(known.files);
    say(`Repainted ${known.id}: ${same ? 'the same bytes' : 'other bytes'}.`);
    if (!same) faults.push(`${deck.id}: ${known.id}, painted again, gives other bytes.`);
  }
  return faults;
}

/** All faults of the named decks, or of all; none means everything fits. */
export async function check(names: string[], options: CheckOptions, say: Say): Promise<string[]> {
  const chosen = names.length ? names : deckNames();
  const keys = new Keys();
  const faults: string[] = [];
  for (const name of chosen) faults.push(...(await deckFaults(name, keys)));
  if (!(await creditsAreCurrent())) faults.push('CREDITS.md is not what the manifests say.');
  return [...faults, ...(await repaintFaults(chosen, options, say))];
}
