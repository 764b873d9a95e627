import { stands } from './_stand.ts';

export default stands('marks', [
  {
    id: 'neutral', // half a blossom, half a crystal
    en: 'Neutral card',
    fr: 'Carte neutre',
    draw(h) {
      h.ring(50, 50, 9).blot(50, 50, 7, 7, { gap: 1.6 });
      h.shade('46 40, 32 34, 24 14, 38 4, 50 16, 50 32', { gap: 2 }).shade('40 50, 28 64, 8 60, 4 44, 22 36, 36 42', { gap: 2 }).shade('46 60, 50 78, 42 94, 26 92, 24 74, 36 62', { gap: 2 });
      h.line('56 43, 76 8').line('59 20, 69 20, 78 28').line('59 51, 97 50').line('88 39, 80 50, 89 62').line('55 58, 74 93').line('58 82, 68 81, 76 71');
    },
  },
  {
    id: 'ribbon', // the bookmark
    en: 'Bookmark',
    fr: 'Marque-page',
    draw(h) {
      h.line('40 0, 62 1, 61 100, 50 82, 39 100, 40 0').scribble('42 3, 60 3, 59 92, 50 79, 41 92', { gap: 2.4, press: 0.9 });
    },
  },
  {
    id: 'seal-spring', // a blossom in a ring
    en: 'Seal of spring',
    fr: 'Sceau du printemps',
    draw(h) {
      h.loop('50 2, 68 6, 86 14, 95 32, 99 50, 94 68, 84 86, 66 94, 48 98, 30 95, 14 84, 5 66, 2 48, 7 30, 16 14, 32 6', { width: 1.5 });
      for (let i = 0; i < 5; i++) {
        const [x, y] = [50 + 21 * Math.sin(i * 1.257), 50 - 21 * Math.cos(i * 1.257)];
        h.blot(x, y, 9, 9, { gap: 1.9, press: 0.95 }).ring(x, y, 10, 10, { width: 0.8 });
      }
      h.ring(50, 50, 5, 5, { width: 0.8 });
    },
  },
  {
    id: 'seal-winter', // a crystal left free in six corners
    en: 'Seal of winter',
    fr: 'Sceau de l’hiver',
    draw(h) {
      const wax = '50 0, 95 25, 94 76, 50 101, 5 75, 6 24';
      h.scribble(wax, { gap: 2, press: 1.05 }).line(`${wax}, 50 0`);
      for (let i = 0; i < 6; i++) {
        const at = (out: number, along: number): string => {
          const [x, y] = [Math.sin(i * 1.047), -Math.cos(i * 1.047)];
          return `${50 + x * along + y * out} ${50 + y * along - x * out}`;
        };
        h.rub(`${at(0, 2)}, ${at(0, 36)}`, { width: 1.6, press: 1.7 }).rub(`${at(-10, 33)}, ${at(0, 21)}, ${at(10, 33)}`, { width: 1.4, press: 1.7 });
      }
    },
  },
  {
    id: 'seal-writer', // a quill in a square
    en: 'Seal of the writer',
    fr: 'Sceau de la Plume',
    draw(h) {
      h.line('4 10, 11 3, 90 4, 97 11, 96 90, 89 97, 10 96, 3 89, 4 10', { width: 1.5 });
      h.curve('18 84, 34 62, 54 42, 70 26', { width: 1.3 }).shade('38 54, 40 36, 56 20, 82 14, 80 38, 66 54, 46 60', { gap: 1.9, press: 0.95 }).loop('38 54, 40 36, 56 20, 82 14, 80 38, 66 54, 46 60', { width: 0.8 });
      h.rub('36 62, 52 44, 66 30', { width: 1.1, press: 1.5 }).curve('46 84, 56 79, 66 85, 78 80', { width: 1.1 });
    },
  },
]);
