import { family } from '../../src/crayon/doodle.ts';

export default family('plants', [
  {
    id: 'sc-42',
    en: ['Tree', 'A tree like an arm with many fingers', 'A tree has a trunk like an arm, six branches like fingers, and leaves at their tips.', 'Someone counted: six fingers are one too many for a hand. In the trunk is a knothole like a small round mouth.'],
    fr: ['Arbre', 'Un arbre comme un bras aux doigts nombreux', 'Un arbre a un tronc comme un bras, six branches comme des doigts, et des feuilles au bout.', 'On a compté : six doigts, c’est un de trop pour une main. Dans le tronc, un trou est comme une petite bouche ronde.'],
    draw(h) {
      h.curve('30 97, 39 86, 41 72, 36 60, 27 52, 12 47', { width: 1.1 }).curve('70 97, 61 86, 59 72, 64 60, 75 52, 90 47', { width: 1.1 });
      h.curve('12 47, 8 44, 12 41, 33 48, 22 29, 24 24, 29 26, 41 45, 40 18, 43 14, 47 18, 49 43, 56 15, 60 14, 62 19, 58 45, 73 25, 78 24, 78 30, 67 49, 86 41, 91 43, 90 47');
      h.scribble('42 94, 44 70, 38 58, 50 52, 62 58, 57 70, 60 94', { gap: 4.4, angle: 1.45, press: 0.6 });
      h.ring(50, 70, 4, 5, { width: 0.9 }).curve('14 98, 34 96, 50 99, 66 96, 88 98');
      const leaves: [number, number, number][] = [[3, 38, 0.3], [12, 33, 1.2], [2, 50, 2.4], [13, 20, 0.8], [20, 14, 1.9], [28, 16, 0.4], [33, 6, 1.3], [42, 4, 0.2], [50, 8, 1.7], [52, -2, 0.8], [62, 4, 1.4], [69, 12, 0.3], [77, 14, 1.1], [85, 18, 0.6], [87, 30, 1.8], [96, 34, 0.4], [98, 46, 1], [93, 55, 2.2], [26, 40, 0.2], [34, 28, 1.6], [53, 26, 0.7], [70, 36, 2.4], [8, 56, 0.8], [20, 22, 2], [36, 12, 2.2], [57, 8, 2.4], [90, 24, 0.2], [72, 4, 1.8], [26, 4, 0.6], [6, 28, 1.9]];
      for (const [x, y, turn] of leaves) h.line(`${x} ${y}, ${x + Math.cos(turn) * 5} ${y + Math.sin(turn) * 5}`, { width: 1.7, press: 1.1 });
    },
  },
  {
    id: 'sc-44',
    en: ['Flower', 'A daisy taller than the house beside it', 'A huge daisy with two leaves stands beside a small house and is three times as tall.', 'The middle of the daisy is scribbled full, and its petals are of different lengths. It looks down on the chimney.'],
    fr: ['Fleur', 'Une pâquerette plus haute que la maison', 'Une énorme pâquerette à deux feuilles se dresse près d’une petite maison, trois fois plus haute qu’elle.', 'Le cœur de la pâquerette est tout gribouillé et ses pétales n’ont pas tous la même longueur. Elle regarde la cheminée d’en haut.'],
    draw(h) {
      const long = [18, 20, 17, 21, 19, 16, 20, 18, 21, 17, 19];
      long.forEach((length, i) => {
        const angle = (i / long.length) * Math.PI * 2 + 0.25;
        const at = (far: number, turn: number): string => `${37 + Math.cos(angle + turn) * far} ${31 + Math.sin(angle + turn) * far}`;
        h.curve([at(11, -0.2), at(10 + length * 0.7, -0.22), at(11 + length, 0), at(10 + length * 0.7, 0.22), at(11, 0.2)].join(', '), { width: 0.95 });
      });
      h.blot(37, 31, 9.5, 9, { gap: 1.6, press: 1 }).ring(37, 31, 10, 10, { width: 0.9 });
      h.curve('37 62, 39 76, 37 97', { width: 1.6 });
      h.loop('38 86, 26 84, 14 72, 12 66, 24 70, 34 78', { width: 0.9 }).shade('36 84, 26 82, 16 72, 14 68, 24 72, 33 79', { gap: 2, press: 0.9 });
      h.loop('39 82, 46 72, 56 68, 54 76, 46 82', { width: 0.9 }).shade('41 81, 47 74, 54 70, 52 76, 46 80', { gap: 2, press: 0.9 });
      h.line('66 97, 66 81, 92 81, 92 97', { width: 0.9 }).line('61 82, 79 67, 97 82, 61 82', { width: 0.9 }).scribble('66 80, 79 70, 92 80', { gap: 2.2 }).line('74 97, 74 88, 81 88, 81 97', { width: 0.75 }).line('87 73, 87 65, 91 66, 91 76', { width: 0.75 });
      h.curve('4 98, 40 97, 70 98, 100 97');
    },
  },
  {
    id: 'sc-45',
    en: ['Mushroom', 'A mushroom with a door in its cap', 'A fat mushroom has a scribbled cap with round spots, and in the cap there is a door.', 'The door has a knob, but it is high up and there are no stairs. Five spots have been left free.'],
    fr: ['Champignon', 'Un champignon avec une porte dans le chapeau', 'Un gros champignon a un chapeau gribouillé à pois ronds, et dans le chapeau il y a une porte.', 'La porte a une poignée, mais elle est bien haute et il n’y a pas d’escalier. Cinq pois sont restés vides.'],
    draw(h) {
      const edge = ['4 79', '1 58', '7 33', '20 14', '37 7', '57 8', '77 21', '88 40', '95 57', '75 67', '50 72', '25 79'];
      const spots = [[14, 59, 9, 1], [20, 31, 8.5, 2], [44, 19, 6, 4], [67, 30, 9, 6], [78, 53, 5.5, 8]] as const;
      const holes = new Map([[10, '50 72, 35 76, 30 54, 34 43, 41 37, 52 40, 59 47, 65 68, 50 72']]);
      for (const [x, y, r, near] of spots) {
        const way = near < 5 ? -r - 1.4 : r + 1.4;
        holes.set(near, Array.from({ length: 13 }, (_, i) => `${x + Math.cos((i * Math.PI) / 6) * way} ${y + Math.sin((i * Math.PI) / 6) * way}`).join(', '));
        h.ring(x, y, r, r, { width: 0.85 });
      }
      h.scribble(edge.map((point, i) => (holes.has(i) ? `${point}, ${holes.get(i)}, ${point}` : point)).join(', '), { gap: 2.2, press: 0.9 });
      h.curve('2 81, -1 57, 5 31, 20 12, 38 5, 58 5, 78 20, 90 39, 97 57', { width: 1.2 }).curve('2 81, 21 81, 37 76').curve('64 70, 80 68, 97 57');
      h.curve('38 77, 32 55, 35 45, 42 39, 51 41, 58 49, 63 71', { width: 1.1 }).line('38 77, 63 71', { width: 1.1 }).dot(53, 57, 1.8);
      h.curve('28 82, 32 94, 27 107', { width: 1.2 }).curve('82 67, 81 90, 90 107', { width: 1.2 });
      h.curve('8 108, 40 107, 70 109, 102 107').line('14 107, 9 97', { width: 0.9 }).line('17 107, 19 95', { width: 0.9 });
    },
  },
  {
    id: 'sc-46',
    en: ['Thorn', 'A stem with thorns and a falling drop', 'A bent stem carries ten sharp thorns, five on either side, and from the longest falls one fat drop.', 'The thorns are scribbled full. There is no flower for them to guard.'],
    fr: ['Épine', 'Une tige à épines et une goutte qui tombe', 'Une tige courbée porte dix épines pointues, cinq de chaque côté ; de la plus longue tombe une grosse goutte.', 'Les épines sont toutes gribouillées. Il n’y a pas de fleur à défendre.'],
    draw(h) {
      const cane = (t: number, out: number, back = 0): string => {
        const [x, y] = [8 + 12 * t + 82 * t * t, 112 - 200 * t + 112 * t * t];
        const [dx, dy] = [12 + 164 * t, -200 + 224 * t];
        const long = Math.hypot(dx, dy);
        return `${x - (dy * out + dx * back) / long} ${y + (dx * out - dy * back) / long}`;
      };
      const side = (out: number): string => [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => cane(t, out)).join(', ');
      h.curve(side(-5), { width: 1.1 }).curve(side(5), { width: 1.1 }).curve(`${cane(1, -5)}, ${cane(1.03, 0)}, ${cane(1, 5)}`);
      for (const [t, long] of [[0.12, -20], [0.3, -24], [0.5, -22], [0.68, -24], [0.86, -20], [0.05, 16], [0.24, 22], [0.46, 20], [0.72, 30], [0.93, 18]] as const) {
        const path = `${cane(t, Math.sign(long) * 5, -8)}, ${cane(t, long * 0.6, -1)}, ${cane(t, long, 7)}, ${cane(t, Math.sign(long) * 5, 7)}`;
        h.line(path, { width: 0.7, press: 1.2 }).scribble(path, { gap: 1.2, width: 0.7, press: 1.1 });
      }
      h.curve('72 64, 65 78, 56 91, 60 104, 73 109, 86 104, 90 92, 80 78, 72 64', { width: 1.2 }).arc(73, 94, 9, 8, 0.2, 1.6, { width: 0.9 });
    },
  },
]);
