import { family } from '../../src/crayon/doodle.ts';

export default family('wings', [
  {
    id: 'sc-43',
    en: ['Leaf', 'One leaf with every vein', 'One broad leaf on its stalk shows every vein, the thick one and all the thin ones.', 'One half of the leaf is scribbled over, and the veins are pressed hard on top. Nearly every vein has a smaller one of its own.'],
    fr: ['Feuille', 'Une feuille avec toutes ses nervures', 'Une large feuille sur sa tige montre toutes ses nervures, la grosse et toutes les fines.', 'Une moitié de la feuille est gribouillée, et les nervures sont appuyées par-dessus. Presque chaque nervure en porte une plus petite.'],
    draw(h) {
      const at = (t: number, side: number): string => {
        const half = side * 37 * Math.sin(Math.PI * t ** 0.8);
        return `${24 + 70 * t - 0.73 * half} ${80 - 74 * t - 0.69 * half}`;
      };
      const edge = (side: number): string[] => [0.06, 0.15, 0.27, 0.4, 0.55, 0.7, 0.85].map((t) => at(t, side));
      h.shade([at(0, 0), ...edge(0.94), at(1, 0)].join(', '), { gap: 2.3, press: 0.55 });
      h.curve([at(0, 0), ...edge(1), at(1, 0)].join(', '), { width: 1.2 }).curve([at(0, 0), ...edge(-1), at(1, 0)].join(', '), { width: 1.2 });
      h.curve('3 97, 12 92, 24 80, 58 45, 93 7', { width: 1.7, press: 1.15 });
      for (const t of [0.08, 0.21, 0.34, 0.47, 0.6, 0.74]) {
        for (const side of [1, -1]) {
          h.curve(`${at(t, 0)}, ${at(t + 0.08, side * 0.42)}, ${at(t + 0.17, side * 0.84)}`, { press: 1.2, width: 0.95 });
          if (t < 0.7) h.line(`${at(t + 0.08, side * 0.42)}, ${at(t + 0.17, side * 0.4)}`, { press: 1.1, width: 0.7 });
        }
      }
    },
  },
  {
    id: 'sc-53',
    en: ['Feather', 'A feather floating beside its shadow', 'A scribbled feather with a bare quill floats in the air; below it, on the ground, lies its shadow.', 'The feather is split on either side, and some down is left above the quill. The shadow is not split, as if it came from another feather.'],
    fr: ['Plume', 'Une plume qui flotte près de son ombre', 'Une plume gribouillée au tuyau nu flotte dans l’air ; en dessous, par terre, se trouve son ombre.', 'La plume est fendue de chaque côté, et il reste un peu de duvet au-dessus du tuyau. L’ombre n’est pas fendue, comme si elle venait d’une autre plume.'],
    draw(h) {
      const at = (t: number, out = 0): string => {
        const off = out + 9 * Math.sin(Math.PI * t);
        return `${94 - 88 * t + 0.68 * off} ${84 - 84 * t - 0.73 * off}`;
      };
      const vane = (...points: [number, number][]): string => points.map(([t, out]) => at(t, out)).join(', ');
      h.curve(vane([-0.03, 0], [0.25, 0], [0.5, 0], [0.75, 0], [1, 0]), { width: 1.2, press: 1.15 });
      const right = vane([0.26, 3], [0.34, 18], [0.46, 23], [0.56, 25], [0.46, 4], [0.5, 4], [0.62, 25], [0.74, 23], [0.72, 10], [0.8, 21], [0.92, 15], [1.04, 3], [0.97, 3]);
      const left = vane([0.28, -3], [0.36, -18], [0.5, -24], [0.6, -24], [0.52, -4], [0.56, -4], [0.68, -23], [0.8, -20], [0.94, -13], [1.04, -3], [0.97, -3]);
      h.scribble(right, { gap: 1.9, press: 0.9, angle: -1.45, width: 0.8 }).scribble(left, { gap: 1.9, press: 0.9, angle: 0.05, width: 0.8 });
      h.curve(vane([0.24, 2], [0.22, 9], [0.27, 16]), { width: 0.7 }).curve(vane([0.22, -2], [0.2, -9], [0.26, -16]), { width: 0.7 }).curve(vane([0.2, 2], [0.17, 7], [0.2, 13]), { width: 0.6 });
      h.shade('-4 98, 8 91, 32 87, 56 89, 68 95, 52 101, 24 104, 4 103', { gap: 3.2, press: 0.75, angle: -0.3 });
    },
  },
  {
    id: 'sc-69',
    en: ['Wings', 'A pair of wings with nobody between', 'Two big feathered wings stand spread side by side, and between them there is nobody.', 'The shoulders of the wings are scribbled full. The left wing has seven feathers, the right one only six.'],
    fr: ['Ailes', 'Une paire d’ailes sans personne au milieu', 'Deux grandes ailes à plumes sont déployées côte à côte, et entre elles il n’y a personne.', 'Le haut des ailes est tout gribouillé. L’aile de gauche a sept plumes, celle de droite seulement six.'],
    draw(h) {
      h.curve('42 66, 41 40, 33 20, 20 8, 8 4', { width: 1.2 }).shade('40 62, 39 42, 31 23, 20 12, 11 9, 16 22, 20 36, 26 48, 32 58', { gap: 1.9, press: 0.95 });
      h.curve('8 4, -2 6, -5 16, 3 22, 14 24').curve('2 22, -7 28, -6 38, 4 41, 16 38').curve('2 41, -6 48, -3 58, 6 58, 19 51').curve('4 59, -1 68, 4 76, 12 72, 24 61');
      h.curve('10 74, 7 83, 13 89, 20 83, 29 68').curve('19 85, 18 94, 24 98, 30 90, 34 73').curve('30 92, 31 99, 37 99, 41 88, 42 66');
      h.curve('60 66, 61 38, 68 19, 81 7, 93 3', { width: 1.2 }).shade('62 62, 63 42, 70 23, 82 11, 91 8, 86 22, 81 36, 75 48, 68 58', { gap: 1.9, press: 0.95, angle: -2.2 });
      h.curve('93 3, 104 6, 106 17, 98 23, 87 25').curve('99 23, 109 31, 106 44, 96 45, 83 40').curve('98 46, 106 56, 101 66, 92 64, 80 54').curve('94 66, 99 77, 92 84, 85 77, 76 64');
      h.curve('87 80, 88 91, 80 95, 74 86, 70 70').curve('74 89, 73 99, 65 99, 61 88, 60 66');
    },
  },
  {
    id: 'sc-59',
    en: ['Butterfly', 'A butterfly whose wings do not match', 'A butterfly is seen from above: on one side its wings are round with rings, on the other pointed with stripes.', 'The body is scribbled full, and its feelers curl at the ends. Each side seems to have been drawn by somebody else.'],
    fr: ['Papillon', 'Un papillon aux ailes dépareillées', 'Un papillon est vu d’en haut : d’un côté ses ailes sont rondes avec des anneaux, de l’autre pointues avec des rayures.', 'Le corps est tout gribouillé et les antennes s’enroulent au bout. Chaque côté semble dessiné par quelqu’un d’autre.'],
    draw(h) {
      h.shade('49 30, 54 34, 54 60, 51 84, 46 62, 45 36', { gap: 1.5, press: 1.1 }).dot(50, 26, 4);
      h.curve('48 23, 43 12, 35 5, 30 9, 34 13', { width: 0.85 }).curve('52 23, 57 13, 65 4, 70 8, 66 12', { width: 0.85 });
      h.loop('44 46, 37 26, 20 15, 3 22, -3 40, 6 54, 26 56', { width: 1.15 }).loop('44 58, 26 60, 10 68, 8 84, 20 94, 35 88, 43 72', { width: 1.05 });
      h.ring(18, 36, 10, 10).dot(18, 36, 2.6).ring(25, 77, 7, 7, { width: 0.9 }).dot(25, 77, 1.2);
      h.line('56 46, 78 14, 106 8, 98 52, 56 52', { width: 1.15 }).line('56 58, 94 62, 84 96, 72 84, 55 68', { width: 1.05 });
      h.scribble('60 44, 70 30, 76 50, 60 50', { gap: 1.9, press: 0.95 }).scribble('78 18, 89 14, 90 49, 83 49', { gap: 1.9, press: 0.95 }).scribble('99 12, 104 10, 98 40', { gap: 1.9, press: 0.95 }).scribble('68 61, 80 63, 76 84, 68 76', { gap: 1.9, press: 0.95 });
    },
  },
  {
    id: 'sc-52',
    en: ['Bird', 'A bird with two bumps for wings', 'A flying bird has two bumps for wings, a pointed beak between them and one round eye.', 'The beak is scribbled full, and the tail spreads like a fan. The head is turned, so one eye had to be enough.'],
    fr: ['Oiseau', 'Un oiseau aux ailes en forme de bosses', 'Un oiseau en vol a deux bosses pour les ailes, un bec pointu entre elles et un œil tout rond.', 'Le bec est tout gribouillé et la queue s’ouvre en éventail. La tête est tournée : un seul œil devait suffire.'],
    draw(h) {
      h.curve('38 58, 30 38, 16 22, 0 24, -10 40, -13 62', { width: 1.25 }).arc(-6.5, 62, 6.5, 8, 0, 3.1).arc(6.5, 64, 6.5, 8, 0, 3.1).arc(19.5, 66, 6.5, 8, 0, 3.1).arc(31.5, 67, 6, 7, 0.2, 3.1);
      h.curve('62 58, 74 46, 84 28, 98 22, 110 38, 113 61', { width: 1.25 }).arc(106.5, 62, 6.5, 8, 0, 3.1).arc(93.5, 64, 6.5, 8, 0, 3.1).arc(80.5, 66, 6.5, 8, 0, 3.1).arc(69, 67, 5.5, 7, 0, 2.9);
      h.shade('-8 58, -4 38, 4 30, 16 30, 26 44, 30 58, 10 60', { gap: 3, press: 0.75, angle: 1.2 }).shade('74 58, 82 44, 90 29, 98 26, 105 38, 108 56, 90 60', { gap: 3, press: 0.75, angle: 1.9 });
      h.ring(50, 34, 15, 15, { width: 1.2 }).ring(51, 33, 5.5, 5.5, { width: 0.8 }).dot(52, 32, 1.2).scribble('59 19, 79 15, 66 34', { gap: 1.4, press: 1.1 });
      h.curve('41 47, 36 60, 37 76, 45 88', { width: 1.15 }).curve('59 47, 64 60, 63 76, 55 88', { width: 1.15 });
      h.line('45 87, 34 105, 44 102, 50 107, 56 102, 66 105, 55 87').scribble('46 88, 38 102, 44 100, 50 104, 56 100, 62 102, 54 88', { gap: 1.8, press: 0.95 });
      h.line('46 19, 42 9').line('51 18, 51 7');
    },
  },
]);
