import { family } from '../../src/crayon/doodle.ts';

export default family('furniture', [
  {
    id: 'sc-21',
    en: ['Bed', 'A bed with two huge feet sticking out', 'Somebody sleeps in a bed that is too short: two huge feet stick out at the end.', 'A hump of blanket hides the rest. The feet are larger than the sleeper’s head, and one of them has only four toes.'],
    fr: ['Lit', 'Un lit d’où dépassent deux pieds énormes', 'Quelqu’un dort dans un lit trop court : deux pieds énormes dépassent au bout.', 'Une bosse de couverture cache le reste. Les pieds sont plus grands que la tête du dormeur, et l’un d’eux n’a que quatre orteils.'],
    draw(h) {
      h.line('6 18, 6 97', { width: 1.6 }).line('6 78, 92 78', { width: 1.3 }).line('90 79, 90 97', { width: 1.6 });
      h.curve('9 74, 9 60, 18 55, 33 58, 35 74').ring(22, 46, 13, 13, { width: 0.95 }).arc(17, 44, 3, 2.4, 0.2, 2.9, { width: 0.7 }).arc(27, 44, 3, 2.4, 0.2, 2.9, { width: 0.7 }).arc(22, 50, 4, 3, 0.2, 2.9, { width: 0.7 });
      h.curve('37 77, 37 62, 45 56, 54 58, 62 60').line('49 58, 49 77', { width: 0.9 }).scribble('38 63, 48 59, 48 76, 38 76', { gap: 2.2 });
      h.curve('62 77, 63 64, 57 50, 54 38, 58 28, 67 26, 74 31, 75 42, 71 56, 73 77', { width: 1.1 }).curve('79 77, 82 60, 80 46, 80 36, 87 30, 96 32, 101 42, 97 54, 92 64, 92 77', { width: 1.1 });
      h.ring(57, 19, 4.6, 5, { width: 0.8 }).ring(65, 15, 3, 3.6, { width: 0.8 }).ring(71, 16, 2.6, 3.2, { width: 0.8 }).ring(76, 20, 2.4, 3, { width: 0.8 });
      h.ring(81, 24, 2, 2.6, { width: 0.8 }).ring(84, 18, 2.4, 3, { width: 0.8 }).ring(89, 16, 2.6, 3.2, { width: 0.8 }).ring(95, 18, 3, 3.4, { width: 0.8 }).ring(101, 25, 4.4, 4.8, { width: 0.8 });
    },
  },
  {
    id: 'sc-22',
    en: ['Chair', 'A chair with one leg too short', 'A chair is seen from the side; one of its legs is too short and does not reach the floor.', 'All four legs stand in a row, as if the chair had been flattened. The cushion is scribbled full.'],
    fr: ['Chaise', 'Une chaise au pied trop court', 'Une chaise est vue de côté ; l’un de ses pieds est trop court et ne touche pas le sol.', 'Les quatre pieds sont alignés, comme si la chaise avait été aplatie. Le coussin est tout gribouillé.'],
    draw(h) {
      h.line('14 98, 14 -2', { width: 1.9, press: 1.1 }).line('30 54, 29 0', { width: 1.5 }).line('15 4, 29 4', { width: 1.4 }).line('15 18, 29 18').line('15 31, 29 31');
      h.loop('13 56, 14 47, 30 44, 56 44, 78 45, 81 51, 77 57, 46 58').shade('16 55, 17 49, 30 46, 56 46, 76 47, 78 51, 75 55, 46 56', { gap: 1.8, press: 1 });
      h.line('32 58, 33 97', { width: 1.5 }).line('57 58, 56 98', { width: 1.5 }).line('76 57, 77 78', { width: 2, press: 1.15 });
      h.line('-4 100, 96 99', { width: 1.1 });
    },
  },
  {
    id: 'sc-23',
    en: ['Table', 'A table with four plates and no people', 'A table is laid with four plates, and nobody sits at it.', 'The top is seen from above, the legs from the side. For four plates there are two forks and one knife, and one plate stands at the very edge.'],
    fr: ['Table', 'Une table à quatre assiettes, sans personne', 'Une table est mise pour quatre, mais personne n’y est assis.', 'On voit le plateau d’en haut et les pieds de côté. Pour quatre assiettes, il y a deux fourchettes et un couteau, et une assiette est tout au bord.'],
    draw(h) {
      h.line('16 10, 86 9, 116 60, -14 61, 16 10', { width: 1.2 }).scribble('-14 62, 116 61, 115 71, -13 72', { gap: 1.7, press: 1 });
      for (const [x, y] of [[34, 23], [70, 22], [24, 45], [92, 53]] as const) h.ring(x, y, 13, 8, { width: 1 }).ring(x, y, 6, 3, { width: 0.7, press: 0.85 });
      for (const [x, y] of [[3, 47], [58, 46]] as const) h.line(`${x} ${y + 8}, ${x} ${y - 3}`, { width: 0.9 }).curve(`${x - 3.5} ${y - 9}, ${x - 2.5} ${y - 3}, ${x + 2.5} ${y - 3}, ${x + 3.5} ${y - 9}`, { width: 0.7 }).line(`${x} ${y - 3}, ${x} ${y - 9}`, { width: 0.6 });
      h.line('44 38, 44 54', { width: 1.1 });
      h.line('-4 73, -9 116', { width: 2.1, press: 1.2 }).line('107 73, 112 116', { width: 2.1, press: 1.2 }).line('22 73, 22 102', { width: 1.8, press: 1.15 }).line('80 73, 81 96', { width: 1.8, press: 1.15 });
    },
  },
  {
    id: 'sc-91',
    en: ['Box', 'A shaking box tied with string', 'A box tied up with string shakes and jumps off the ground. Two eyes look out of two holes in its front.', 'Zigzag lines on both sides show how it rattles. One side is scribbled full. The ends of the string stand up from the knot like feelers.'],
    fr: ['Boîte', 'Une boîte ficelée qui remue', 'Une boîte nouée d’une ficelle remue et saute du sol. Deux yeux regardent par deux trous, sur le devant.', 'Les zigzags des deux côtés montrent comme elle tremble. Une face est toute gribouillée. Les bouts de la ficelle se dressent au-dessus du nœud comme des antennes.'],
    draw(h) {
      h.line('14 36, 62 44, 58 96, 8 88, 14 36', { width: 1.2 }).line('14 36, 38 17, 85 24, 62 44', { width: 1.2 }).line('85 24, 81 74, 58 96', { width: 1.2 });
      h.scribble('64 46, 82 31, 79 72, 61 91', { gap: 2.6, press: 0.85, angle: -0.5 });
      h.line('38 41, 34 91', { press: 1.15 }).line('11 66, 60 73', { press: 1.15 }).line('38 41, 61 21', { press: 1.15 }).line('26 27, 73 35', { press: 1.15 });
      h.dot(49, 31, 3.2).curve('49 30, 43 17, 33 13, 30 2', { width: 1.1 }).curve('49 30, 54 14, 66 12, 68 -1', { width: 1.1 });
      for (const [x, y] of [[24, 52], [49, 57]] as const) h.blot(x, y, 8, 7.5, { gap: 1.5, press: 1.05 }).rub(`${x - 1} ${y}, ${x + 1} ${y}`, { width: 2.6, press: 1.3 }).dot(x + 1, y + 1, 1.1);
      h.line('0 40, -8 49, 0 56, -9 65, -1 72', { width: 1.1 }).line('93 36, 101 44, 92 52, 100 60, 91 68', { width: 1.1 });
      h.line('2 106, 84 108', { width: 1.1 }).line('96 82, 103 88', { width: 0.9 }).line('-6 84, -12 91', { width: 0.9 });
    },
  },
]);
