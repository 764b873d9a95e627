import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { creditsText } from '../src/build/credits.ts';
import { loadDeck, type Entry } from '../src/build/decks.ts';
import { seenBy } from '../src/build/eyes.ts';
import { Keys, withImports } from '../src/build/keys.ts';
import { sourceOf } from '../src/build/licences.ts';
import { makeManifest } from '../src/build/manifest.ts';
import { ship } from '../src/build/shipping.ts';
import { drawn } from '../src/build/painter.ts';
import { fluent, frenchSpaces, undeclared, wordFaults } from '../src/build/texts.ts';
import { objectCard } from '../src/objects/card.ts';
import { objectSets, type SetName } from '../src/objects/sets.ts';

const HOME = fileURLToPath(new URL('./pictures', import.meta.url));

async function trial(id: string) {
  const loaded = await loadDeck('trial', HOME);
  const entry = loaded.entries.find(({ picture }) => picture.id === id)!;
  return { ...loaded, entry, picture: entry.picture };
}

test('a deck is its single files and the rows of its table', async () => {
  const { entries, failures } = await loadDeck('trial', HOME);
  expect(failures).toEqual([]);
  expect(entries.map(({ picture }) => picture.id)).toEqual(['blue-dot', 'pond', 'red-dot']);
});

test('a key changes when an imported file changes, and only then', async () => {
  const { picture } = await trial('pond');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  write('a.ts', "import { b } from './b.ts';\nimport type { C } from './c.ts';\n");
  write('b.ts', "export { d } from './d.ts';\n");
  write('d.ts', 'export const d = 1;\n');
  const entry: Entry = { picture, file: path.join(folder, 'a.ts'), inTable: false };
  const key = () => new Keys().of(entry, path.join(folder, 'b.ts'));
  const before = key();
  expect([...withImports([entry.file])].map((file) => path.basename(file)).sort()).toEqual(['a.ts', 'b.ts', 'd.ts']);
  expect(key()).toBe(before);
  write('d.ts', 'export const d = 2;\n');
  expect(key()).not.toBe(before);
  fs.rmSync(folder, { recursive: true });
});

test('a row of a table has a key of its own, which words do not change', async () => {
  const { entry, file } = await trial('red-dot');
  const { entry: other } = await trial('blue-dot');
  const keys = new Keys();
  const retold = { ...entry, picture: { ...entry.picture, words: other.picture.words } };
  expect(keys.of(entry, file)).not.toBe(keys.of(other, file));
  expect(keys.of(retold, file)).toBe(keys.of(entry, file));
});

test('a picture painted twice gives the same bytes', async () => {
  const { deck, picture } = await trial('pond');
  const first = await ship(deck, picture, 'key');
  const second = await ship(deck, picture, 'key');
  expect(second.entry).toEqual(first.entry);
  expect(first.entry.files['120']).toMatchObject({ width: 120, height: 150 });
  expect(first.entry.sources).toEqual([
    { icon: 'noto:duck', from: 'Noto Emoji', licence: 'Apache-2.0', author: 'Google', changed: true },
  ]);
});

test('a picture may ship as PNG, WebP and SVG', async () => {
  const { deck, picture } = await trial('red-dot');
  const { entry } = await ship(deck, picture, 'key');
  expect(Object.keys(entry.files).sort()).toEqual(['32.png', '64', '64.svg']);
  expect(entry.files['32.png']!.file).toMatch(/^red-dot\.32\.[0-9a-f]{8}\.png$/);
});

test('plain names are those of the pictures, with the width only where it tells files apart', async () => {
  const { deck, picture } = await trial('red-dot');
  const files = [16, 32].map((width) => ({ width, format: 'png' as const }));
  const icon = { ...picture, files: [...files, { width: 32, format: 'ico' as const }] };
  const { entry, data } = await ship({ ...deck, names: 'plain' }, icon, 'key');
  expect(Object.values(entry.files).map(({ file }) => file)).toEqual(['red-dot-16.png', 'red-dot-32.png', 'red-dot.ico']);
  expect(data.get('red-dot.ico')!.subarray(22, 26).toString('latin1')).toBe('\x89PNG');
});

test('a deck with plain names needs no descriptions', async () => {
  const { picture } = await trial('pond');
  const en = { ...picture.words.en, closer: '', shows: '' };
  expect(wordFaults({ ...picture, words: { ...picture.words, en } }, { names: 'plain' })).toEqual([]);
});

test('words become Fluent, with braces escaped', async () => {
  const { picture } = await trial('pond');
  const told = { ...picture, words: { ...picture.words, en: { ...picture.words.en, title: 'A {b}' } } };
  expect(fluent([told], 'en')).toContain('pond = A {"{"}b{"}"}\n    .name = A duck on a pond\n');
});

test('French marks do not begin a line', () => {
  expect(frenchSpaces('Qui vient ? Elle dit : « Moi ! »')).toBe('Qui vient\u202f? Elle dit\u202f: «\u202fMoi\u202f!\u202f»');
});

test('a missing layer and a long name are faults', async () => {
  const { picture } = await trial('pond');
  expect(wordFaults(picture)).toEqual([]);
  const en = { ...picture.words.en, closer: ' ', name: 'n'.repeat(61) };
  expect(wordFaults({ ...picture, words: { ...picture.words, en } })).toHaveLength(2);
});

test('icons of other sets and flags may not be used', () => {
  expect(() => sourceOf('openmoji:fox')).toThrow('may use');
  expect(() => sourceOf('noto:flag-france')).toThrow('may use');
});

test('the credits name every set and where it is used', async () => {
  const { deck, picture } = await trial('pond');
  const { entry } = await ship(deck, picture, 'key');
  const text = creditsText([makeManifest(deck, [entry])]);
  expect(text).toContain('## Noto Emoji');
  expect(text).toContain('- trial, pond: duck');
});

test('eyes without red see grey as grey and red as something darker', () => {
  expect([...seenBy('protanopia', Uint8Array.of(128, 128, 128))]).toEqual([128, 128, 128]);
  expect(seenBy('protanopia', Uint8Array.of(255, 0, 0))[0]).toBeLessThan(128);
});

test('an object card can be drawn in every set, and no two sets share a motif', async () => {
  const { deck, picture } = await trial('pond');
  const names = Object.keys(objectSets) as SetName[];
  for (const set of names) {
    const card = objectCard({ id: 'drum', set, icon: 'noto:drum', words: picture.words });
    expect(drawn({ ...deck, size: [800, 1000] }, card).svg()).toContain(objectSets[set].ground);
  }
  expect(new Set(names.map((set) => objectSets[set].motif('#000000'))).size).toBe(names.length);
});

test('words of a picture that is not drawn yet are noticed, so that no build drops them', async () => {
  const { picture } = await trial('pond');
  const text = fluent([picture, { ...picture, id: 'wm01' }], 'en');
  expect(undeclared(text, [picture])).toEqual(['wm01']);
});
