import { family } from '../../src/crayon/doodle.ts';

export default family('toys', [
  {
    id: 'sc-79',
    en: ['Kite', 'A kite with a tail of bows', 'A diamond-shaped kite flies up to the right, two of its quarters scribbled full. Its long tail carries four bows.', 'The bows get smaller towards the end. The kite has no string: it goes where it likes.'],
    fr: ['Cerf-volant', 'Un cerf-volant à la queue de nœuds', 'Un cerf-volant en losange monte vers la droite, deux quartiers tout gribouillés. Sa longue queue porte quatre nœuds.', 'Les nœuds rapetissent vers le bout. Il n’a pas de ficelle : il va où il veut.'],
    draw(h) {
      h.line('92 0, 46 8, 38 64, 97 44, 92 0', { width: 1.2 }).line('92 0, 38 64', { width: 0.9 }).line('46 8, 97 44', { width: 0.9 });
      h.scribble('87 3, 50 10, 68 23', { gap: 1.9, press: 1 }).scribble('70 28, 93 43, 45 60', { gap: 1.9, press: 1, angle: 0.3 });
      h.curve('38 64, 28 60, 14 62, 5 73, 10 86, 24 90, 40 84, 56 82, 68 90, 84 94, 95 88');
      const bow = (x: number, y: number, size: number, turn: number): void => {
        const at = (a: number, b: number): string => `${x + (Math.cos(turn) * a - Math.sin(turn) * b) * size} ${y + (Math.sin(turn) * a + Math.cos(turn) * b) * size}`;
        h.scribble(`${at(1, 0)}, ${at(10, -7)}, ${at(10, 7)}`, { gap: 1.5, press: 1 }).scribble(`${at(-1, 0)}, ${at(-10, -7)}, ${at(-10, 7)}`, { gap: 1.5, press: 1 });
      };
      bow(19, 61, 1.05, 1.4);
      bow(10, 86, 0.95, -0.5);
      bow(46, 83, 0.85, 1.4);
      bow(76, 93, 0.72, 1.8);
    },
  },
  {
    id: 'sc-80',
    en: ['Balloon', 'A balloon whose string nobody holds', 'A big balloon, scribbled full on one side only, drifts away, its long string swinging loose below it.', 'The string ends in a loop, just large enough for a wrist. Nobody is in it.'],
    fr: ['Ballon', 'Un ballon dont personne ne tient le fil', 'Un gros ballon, gribouillé d’un seul côté, s’envole ; son long fil pend librement.', 'Le fil finit en boucle, juste assez grande pour un poignet. Il n’y a personne dedans.'],
    draw(h) {
      h.loop('46 0, 68 5, 80 23, 76 44, 60 62, 48 70, 36 64, 18 50, 8 28, 20 7', { width: 1.2 });
      h.scribble('52 4, 67 8, 77 23, 73 43, 59 60, 48 67, 37 62, 24 50, 38 54, 52 47, 59 33, 59 18', { gap: 1.9, press: 1 }).curve('20 30, 23 20, 31 13', { width: 0.9 });
      h.line('48 70, 41 80, 56 79, 48 70', { width: 1.1 });
      h.curve('48 80, 42 90, 50 98, 62 92, 74 86, 86 90, 92 100, 84 108, 76 102, 80 93, 92 86', { width: 0.9 });
    },
  },
  {
    id: 'sc-81',
    en: ['Bell', 'A bell with lines for ringing', 'A big bell swings to one side; its clapper sticks out below, and curved lines ring on both sides.', 'Only its right half is scribbled full, the other was left empty. The lines are longer on the left, where it has just been.'],
    fr: ['Cloche', 'Une cloche et les traits de sa sonnerie', 'Une grosse cloche penche d’un côté ; son battant dépasse en bas, et des traits courbes sonnent des deux côtés.', 'Seule sa moitié droite est gribouillée, l’autre est restée vide. Les traits sont plus longs à gauche, d’où elle vient.'],
    draw(h) {
      const at = (x: number, y: number): string => `${50 + x * 0.94 - y * 0.34} ${46 + x * 0.34 + y * 0.94}`;
      const path = (text: string): string => text.split(', ').map((pair) => at(...(pair.split(' ').map(Number) as [number, number]))).join(', ');
      h.curve(path('-36 26, -27 14, -25 -6, -18 -26, 0 -34, 18 -26, 25 -6, 27 14, 36 26'), { width: 1.2 });
      h.scribble(path('0 17, 2 -6, 0 -20, -4 -30, 0 -31, 16 -23, 22 -6, 26 17'), { gap: 1.9, press: 1 }).curve(path('-17 8, -15 -6, -10 -18'), { width: 0.8 });
      h.loop(path('-37 26, 0 22, 37 26, 38 34, 0 38, -38 34'), { width: 1.1 });
      h.shade(path('2 40, 12 42, 14 52, 6 57, -3 53, -5 44'), { gap: 1.6, press: 1 });
      h.ring(64, 6, 8, 7.5, { width: 1.2 });
      h.arc(46, 46, 46, 46, 2.6, 3.9, { width: 0.9 }).arc(46, 46, 56, 56, 2.7, 3.8, { width: 0.9, press: 0.8 }).arc(52, 48, 44, 44, -0.65, 0.15, { width: 0.9 }).arc(52, 48, 54, 54, -0.5, 0.1, { width: 0.9, press: 0.8 });
    },
  },
  {
    id: 'sc-82',
    en: ['Flute', 'A pipe with notes falling out of it', 'A long pipe with six holes lies aslant, and three big notes fall out of its end.', 'One note has tumbled over and falls upside down. The mouthpiece is scribbled full.'],
    fr: ['Flûte', 'Une flûte d’où tombent des notes', 'Une longue flûte à six trous est posée de biais ; trois grosses notes tombent de son bout.', 'L’une des notes a basculé et tombe la tête en bas. L’embouchure est toute gribouillée.'],
    draw(h) {
      const at = (t: number, s: number): [number, number] => [4 + t * 0.88 - s * 0.47, 4 + t * 0.47 + s * 0.88];
      const path = (...pairs: [number, number][]): string => pairs.map(([t, s]) => at(t, s).join(' ')).join(', ');
      h.line(path([20, 0], [90, -1], [96, -4], [104, -4], [104, 22], [96, 22], [90, 18], [20, 17]), { width: 1.1 }).line(path([91, -2], [91, 19]));
      h.scribble(path([0, 5], [20, 0], [20, 17], [0, 17]), { gap: 1.7, press: 1 }).line(path([0, 5], [20, 0], [20, 17], [0, 17], [0, 5])).line(path([27, 0], [27, 17]));
      for (let i = 0; i < 6; i++) h.dot(...at(36 + i * 9.5, 8), 2.4);
      const note = (x: number, y: number, way: number): void => {
        h.blot(x, y, 8, 6.5, { gap: 1.5, press: 1 }).line(`${x + 7} ${y}, ${x + 7} ${y - 26 * way}`, { width: 1.2 }).curve(`${x + 7} ${y - 26 * way}, ${x + 15} ${y - 20 * way}, ${x + 16} ${y - 11 * way}`, { width: 1.4 });
      };
      note(84, 107, 1);
      note(50, 76, -1);
      note(12, 88, 1);
    },
  },
]);
