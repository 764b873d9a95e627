import { expect, test } from 'vitest';
import { light, stands, UPRIGHT, type Stand } from '../pictures/winter_stands/_stand.ts';
import { loadDeck } from '../src/build/decks.ts';
import { Keys } from '../src/build/keys.ts';
import { chance } from '../src/core/chance.ts';
import { family, type Said } from '../src/crayon/doodle.ts';
import { packed } from '../src/crayon/mask.ts';
import { isDrawing, type Drawing } from '../src/drawing.ts';

const { entries, file } = await loadDeck('winter_stands');
const drawings = entries.map(({ picture }) => picture).filter(isDrawing);

const said: Said = ['Post', 'Post', '', ''];
const post: Stand = { id: 'post', en: 'Post', fr: 'Poteau', draw: (h) => void h.line('50 0, 50 100') };

/** How much of the wax lies beside the upright part of the square. */
function beside(alpha: Float32Array, width: number): number {
  const edge = (width * (1 - UPRIGHT)) / 2;
  const sum = (values: Float32Array) => values.reduce((all, value) => all + value, 0);
  return sum(alpha.filter((_, i) => i % width < edge || i % width >= width - edge)) / sum(alpha);
}

test('seven rebels and seven soldiers stand upright: what a stand cuts off is next to nothing', () => {
  const standing = (side: string) => drawings.filter(({ motifs }) => motifs.includes(side));
  expect([standing('rebels').length, standing('soldiers').length]).toEqual([7, 7]);
  const cut = [...standing('rebels'), ...standing('soldiers')].map(({ id, mask }) => ({ id, part: beside(mask.alpha(160), 160) }));
  expect(cut.filter(({ part }) => part > 0.005)).toEqual([]);
});

test('the crayon is broader than that of a card', () => {
  const wax = ({ mask }: Drawing) => mask.alpha(160).reduce((sum, value) => sum + value, 0);
  const [card] = family('toys', [{ ...post, en: said, fr: said }]);
  expect(wax(stands('toys', [post])[0]!)).toBeGreaterThan(wax(card!) * 1.2);
});

test('what does not fit three kilobytes is refused, though a card might weigh it', async () => {
  const r = chance('specks');
  const specks = new Float32Array(160 * 160).map(() => Math.round(r()));
  expect((await packed(specks, 160)).length).toBeGreaterThan(3_000);
  await expect(light(specks, 160)).rejects.toThrow('3000 bytes');
});

test('the key of a stand changes with its strokes', () => {
  const key = (row: Stand) => new Keys().of({ ...entries[0]!, picture: stands('toys', [row])[0]! }, file);
  expect(key({ ...post })).toBe(key(post));
  expect(key({ ...post, draw: (h) => void h.line('40 0, 60 100') })).not.toBe(key(post));
});
