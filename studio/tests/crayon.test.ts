import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadDeck } from '../src/build/decks.ts';
import { Keys } from '../src/build/keys.ts';
import { ship } from '../src/build/shipping.ts';
import { family, type Doodle, type Said } from '../src/crayon/doodle.ts';
import { Hand } from '../src/crayon/hand.ts';
import { pairs } from '../src/crayon/likeness.ts';
import { packed } from '../src/crayon/mask.ts';
import { waxed } from '../src/crayon/wax.ts';

const said: Said = ['Kite', 'A kite', 'A kite flies.', 'It is a kite.'];
const kite = (h: Hand): unknown => h.line('50 4, 90 50, 50 96, 10 50, 50 4').blot(50, 50, 20, 20);

function drawing(draw: (h: Hand) => unknown, more: Partial<Doodle> = {}) {
  return family('toys', [{ id: 'kite', en: said, fr: said, draw: (h) => void draw(h), ...more }])[0]!;
}

/** How much of the sheet is covered. */
function wax(draw: (h: Hand) => unknown, width = 160): number {
  const hand = new Hand('wax');
  draw(hand);
  return waxed(hand.strokes, width, 'wax').reduce((sum, value) => sum + value, 0) / (width * width);
}

test('the same strokes give the same drawing, and other luck another', () => {
  const alpha = (luck?: number) => drawing(kite, { luck }).mask.alpha(160);
  expect(alpha()).toEqual(alpha());
  expect(alpha(1)).not.toEqual(alpha());
});

test('a drawing fills its sheet, however small its strokes were given', () => {
  const alpha = drawing((h) => h.ring(3, 3, 2)).mask.alpha(100);
  const rows = [...Array(100).keys()].filter((y) => alpha.subarray(y * 100, y * 100 + 100).some((value) => value > 0.3));
  expect(rows.at(-1)! - rows[0]!).toBeGreaterThan(80);
  expect(rows[0]).toBeGreaterThan(0);
});

test('who presses harder, or scribbles closer, leaves more wax', () => {
  const once = wax((h) => h.ring(50, 50, 40));
  expect(wax((h) => h.ring(50, 50, 40, 40, { press: 0.6 }))).toBeLessThan(once * 0.85);
  expect(wax((h) => h.blot(50, 50, 40, 40, { gap: 2.4 }))).toBeGreaterThan(wax((h) => h.blot(50, 50, 40, 40, { gap: 5 })));
});

test('wax over wax reaches the pits of the paper', () => {
  const line = (times: number) => (h: Hand) => [...Array(times)].forEach(() => h.line('10 50, 90 50', { press: 0.5, width: 3 }));
  const pale = (draw: (h: Hand) => unknown): number => {
    const hand = new Hand('pits');
    draw(hand);
    const middle = waxed(hand.strokes, 160, 'pits').subarray(160 * 80 + 30, 160 * 80 + 130);
    return middle.filter((value) => value < 0.05).length;
  };
  expect(pale(line(1))).toBeGreaterThan(20);
  expect(pale(line(3))).toBeLessThan(pale(line(1)) * 0.6);
});

test('rubbing takes wax away and leaves a trace', () => {
  const leg = (h: Hand) => h.line('10 50, 90 50', { width: 2 });
  const left = wax((h) => leg(h).rub('10 50, 90 50', { width: 4 })) / wax(leg);
  expect(left).toBeGreaterThan(0.01);
  expect(left).toBeLessThan(0.5);
});

test('a scribble does not cross a bay of its shape, not even when one side of it ends first', () => {
  const hand = new Hand('bay').scribble('0 0, 100 0, 100 100, 60 100, 60 30, 40 30, 40 60, 0 60', { angle: 0, gap: 3 });
  const below = hand.strokes.map(({ points }) => points.filter(([, y]) => y > 34).map(([x]) => x));
  const sides = below.filter((xs) => xs.length).map((xs) => [Math.min(...xs) > 50, Math.max(...xs) > 50]);
  expect(sides).toEqual([[false, false], [true, true]]);
});

test('half a point is no line', () => {
  expect(() => new Hand('h').line('1 2, 3 4, 5')).toThrow('no line');
  expect(() => new Hand('h').curve('1 2, 3 x')).toThrow('no line');
});

test('a mask is white, and its drawing is in the alpha', async () => {
  const { mask } = drawing(kite);
  const { data } = await sharp(await mask.file(160)).raw().toBuffer({ resolveWithObject: true });
  const drawn = [...Array(160 * 160).keys()].map((i) => data.subarray(i * 4, i * 4 + 4)).filter((pixel) => pixel[3]! > 0);
  expect(drawn.length).toBeGreaterThan(1_000);
  expect(drawn.every(([red, green, blue]) => red === 255 && green === 255 && blue === 255)).toBe(true);
  await expect(packed(new Float32Array(100), 10)).rejects.toThrow('not 10');
});

test('a drawing scribbled all over loses steps of alpha until it keeps to its weight', async () => {
  const { mask } = drawing((h) => h.scribble('0 0, 100 0, 100 80, 0 80', { gap: 3.4 }));
  for (const [width, most] of [[160, 5_000], [320, 14_000], [640, 35_000]] as const) {
    expect((await mask.file(width)).length).toBeLessThanOrEqual(most);
  }
});

test('from afar a drawing is like itself and unlike another', () => {
  const two = [
    { id: 'kite', mask: drawing(kite).mask },
    { id: 'kite again', mask: drawing(kite, { luck: 5 }).mask },
    { id: 'road', mask: drawing((h) => h.line('0 0, 20 100').line('100 0, 80 100')).mask },
  ];
  const [closest, ...others] = pairs(two);
  expect([closest!.one, closest!.other]).toEqual(['kite', 'kite again']);
  expect(closest!.alike).toBeGreaterThan(0.7);
  expect(others.every(({ alike }) => alike < 0.7)).toBe(true);
});

test('the key of a drawing changes with its strokes and its luck, not with those of its family', async () => {
  const { entries, file } = await loadDeck('winter_tales');
  const entry = entries[0]!;
  const key = (picture = entry.picture) => new Keys().of({ ...entry, picture }, file);
  expect(new Set(entries.map((each) => new Keys().of(each, file))).size).toBe(entries.length);
  expect(key({ ...entry.picture, words: drawing(kite).words })).toBe(key());
  expect(key({ ...entry.picture, data: drawing(kite).data })).not.toBe(key());
});

test('a drawing ships in three widths and is wholly our own', async () => {
  const { deck, entries } = await loadDeck('winter_tales');
  const { entry } = await ship(deck, entries[0]!.picture, 'key');
  expect(Object.keys(entry.files)).toEqual(['160', '320', '640']);
  expect(Object.values(entry.files).every(({ width, height }) => width === height)).toBe(true);
  expect(entry.sources).toEqual([]);
});
