// manifest.json: what a deck holds, as the rest of Talewind reads it.
import fs from 'node:fs';
import path from 'node:path';
import type { Deck, Size } from '../picture.ts';
import { REPOSITORY } from './places.ts';

export interface ListedFile {
  file: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
}

export interface ListedSource {
  icon: string;
  from: string;
  licence: string;
  author: string;
  changed: boolean;
}

export interface ListedPicture {
  id: string;
  motifs: string[];
  colour: string;
  /** By width; a file that is no WebP by width and format. */
  files: Record<string, ListedFile>;
  /** The key of what it was painted from. */
  source: string;
  licence: string;
  sources: ListedSource[];
}

export interface Manifest {
  deck: string;
  size: Size;
  weights: Record<string, number>;
  pictures: ListedPicture[];
}

export function deckFolder(deck: Deck): string {
  return path.join(REPOSITORY, deck.out);
}

/** Where the files lie; plain names share their folder with files that are not ours. */
export function picturesFolder(deck: Deck): string {
  return deck.names === 'plain' ? deckFolder(deck) : path.join(deckFolder(deck), 'pictures');
}

/** The names of all files of a manifest. */
export function fileNames({ pictures }: Manifest): Set<string> {
  return new Set(pictures.flatMap(({ files }) => Object.values(files).map(({ file }) => file)));
}

/** The manifest as it lies there; an empty one when there is none. */
export function readManifest(deck: Deck): Manifest {
  const file = path.join(deckFolder(deck), 'manifest.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  return makeManifest(deck, []);
}

export function makeManifest(deck: Deck, pictures: ListedPicture[]): Manifest {
  const sorted = [...pictures].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { deck: deck.id, size: deck.size, weights: deck.weights, pictures: sorted };
}

export function writeManifest(deck: Deck, manifest: Manifest): boolean {
  return writeChanged(path.join(deckFolder(deck), 'manifest.json'), JSON.stringify(manifest, null, 2) + '\n');
}

/** Writes a file unless it already says just that; tells whether it wrote. */
export function writeChanged(file: string, text: string): boolean {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return true;
}
