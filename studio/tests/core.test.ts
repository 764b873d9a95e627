import { expect, test } from 'vitest';
import { between, chance, times } from '../src/core/chance.ts';
import { fromLab, lighten, mix, palette, toLab } from '../src/core/colour.ts';
import { iconAt } from '../src/core/icons.ts';
import { polygon, ribbon, smooth } from '../src/core/paths.ts';
import { regrade } from '../src/core/regrade.ts';
import { Scene } from '../src/core/scene.ts';

test('the same seed gives the same chance, another seed another', () => {
  const draw = (seed: string) => {
    const r = chance(seed);
    return times(20, () => between(r, 0, 10));
  };
  expect(draw('wm01')).toEqual(draw('wm01'));
  expect(draw('wm01')).not.toEqual(draw('wm02'));
});

test('every colour of the palette comes back from OKLab unchanged', () => {
  for (const colour of Object.values(palette)) expect(fromLab(toLab(colour))).toBe(colour);
});

test('mixing ends where it says and lightening goes up', () => {
  expect(mix(palette.ink, palette.cream, 0)).toBe(palette.ink);
  expect(mix(palette.ink, palette.cream, 1)).toBe(palette.cream);
  expect(toLab(lighten(palette.moss, 0.1))[0]).toBeGreaterThan(toLab(palette.moss)[0]);
});

test('a word that is no colour is refused', () => {
  expect(() => mix('red', palette.ink, 0.5)).toThrow('not a colour');
});

test('regrading calms a loud colour', () => {
  const [, a, b] = toLab(regrade()('#ff00ff'));
  expect(Math.hypot(a, b)).toBeLessThan(0.18);
});

test('paths have one decimal and close when asked', () => {
  expect(polygon([[0, 0], [1.26, 2]])).toBe('M0 0L1.3 2Z');
  expect(smooth([[0, 0], [5, 5], [9, 0]], true)).toMatch(/^M0 0C.*Z$/);
  expect(ribbon([[0, 0], [10, 0]], [4, 2])).toBe('M0 2C1.7 1.8 8.3 1.2 10 1L10 -1C8.3 -1.2 1.7 -1.8 0 -2Z');
});

test('a drawing with a broken number is refused', () => {
  expect(() => new Scene(10, 10, 's').add(`<path d="M${Number('x')} 0"/>`).svg()).toThrow('NaN');
  expect(() => new Scene(10, 10, 's').over('<path d="Mundefined 0"/>').overSvg()).toThrow('undefined');
});

test('a bare id or an unknown id is refused', () => {
  expect(() => new Scene(10, 10, 's').add('<rect fill="g3"/>').svg()).toThrow('fill="g3"');
  expect(() => new Scene(10, 10, 's').add('<rect fill="url(#g3)"/>').svg()).toThrow('g3');
});

test('ids are counted per picture, so that a picture is the same whatever was drawn before', () => {
  const draw = () => new Scene(80, 100, 'same').sky([[0, '#000000'], [1, '#ffffff']]).glow(5, 5, 9, '#ffd27a').svg();
  expect(draw()).toBe(draw());
});

test('an icon used twice has ids of its own each time and is credited once', () => {
  const scene = new Scene(100, 100, 's');
  const first = iconAt(scene, 'noto:fox', 20, 20, 30);
  const second = iconAt(scene, 'noto:fox', 60, 20, 30, { recolour: regrade(), flip: true });
  scene.add(first + second).svg();
  expect([...scene.sources]).toEqual(['noto:fox']);
  expect(() => iconAt(scene, 'noto:no-such-thing', 0, 0, 9)).toThrow('no icon');
});
