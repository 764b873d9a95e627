import { family } from '../../src/crayon/doodle.ts';

export default family('tools', [
  {
    id: 'sc-09',
    en: ['Key', 'A big old key', 'A big key has a ring, a long stick and three teeth.', 'The teeth are all of different lengths, and the last of them points to the wrong side.'],
    fr: ['Clé', 'Une grande clé ancienne', 'Une grande clé a un anneau, une longue tige et trois dents.', 'Les dents sont toutes de longueur différente, et la dernière est tournée du mauvais côté.'],
    draw(h) {
      h.ring(25, 25, 22, 21, { width: 1.2 }).ring(24, 25, 10, 10, { width: 1.1 });
      h.line('38 44, 88 94', { width: 1.2 }).line('44 38, 95 88', { width: 1.2 }).line('88 94, 95 88', { width: 1.2 });
      h.scribble('40 42, 43 39, 93 89, 89 93', { gap: 2.2, angle: -0.75 });
      h.line('86 78, 98 66, 92 60, 80 72', { width: 1.2 }).line('74 66, 84 56, 78 50, 68 60', { width: 1.2 }).line('70 77, 60 87, 66 92, 76 83', { width: 1.2 });
      h.line('34 46, 46 34', { width: 1.3 });
    },
  },
  {
    id: 'sc-83',
    en: ['Knife', 'A knife stuck upright in a table', 'A big knife with a scribbled handle stands upright, its point deep in a table top.', 'Curved lines on both sides show that it still trembles. Three rivets hold the handle, the wood is cracked below the point, and nobody is near it.'],
    fr: ['Couteau', 'Un couteau planté debout dans une table', 'Un grand couteau au manche gribouillé est planté tout droit dans le plateau d’une table.', 'Des traits courbes de chaque côté montrent qu’il tremble encore. Trois rivets tiennent le manche, le bois est fendu sous la pointe, et personne n’est à côté.'],
    draw(h) {
      h.loop('48 -20, 57 -24, 65 -19, 64 0, 61 18, 46 16, 47 -2').scribble('50 -19, 57 -22, 63 -18, 62 0, 59 16, 48 14, 49 -2', { gap: 1.6, press: 1 });
      h.rub('56 -12, 56 -11', { width: 1.4 }).rub('55 -2, 55 -1', { width: 1.4 }).rub('54 8, 54 9', { width: 1.4 });
      h.line('40 17, 68 21', { width: 1.7, press: 1.15 }).line('43 20, 34 84', { width: 1.2 }).curve('65 23, 64 44, 56 64, 38 84', { width: 1.2 }).curve('56 30, 55 44, 49 57', { width: 0.8 });
      h.line('-12 84, 30 84, 35 96, 42 84, 112 85', { width: 1.3 }).line('-12 84, -11 108, 112 108, 112 85', { width: 1.3 }).line('35 96, 30 102, 36 108', { width: 0.8 });
      h.curve('-6 93, 8 91, 22 94', { width: 0.8 }).curve('-4 101, 8 99, 20 102', { width: 0.8 }).curve('50 92, 72 95, 106 91', { width: 0.8 }).ring(78, 100, 8, 3, { width: 0.8 }).curve('46 101, 56 99, 64 101', { width: 0.8 }).curve('90 101, 98 99, 107 101', { width: 0.8 });
      h.curve('36 -16, 31 -4, 33 8', { width: 0.9 }).curve('25 -18, 19 -3, 22 12', { width: 0.9, press: 0.8 }).curve('77 -14, 80 -3, 75 10', { width: 0.9 }).curve('88 -16, 93 -2, 87 14', { width: 0.9, press: 0.8 });
    },
  },
  {
    id: 'sc-84',
    en: ['Hammer', 'A hammer above a bent nail', 'A hammer with a scribbled head is raised above a plank. The nail below it is bent over.', 'It must have hit the nail askew: strokes fly from the spot. The other nail in the plank stands straight.'],
    fr: ['Marteau', 'Un marteau au-dessus d’un clou tordu', 'Un marteau à la tête gribouillée est levé au-dessus d’une planche. Le clou, dessous, est tout tordu.', 'Il a dû frapper de travers : des traits jaillissent. L’autre clou de la planche est resté droit.'],
    draw(h) {
      const at = (t: number, s: number): string => `${28 + t * 0.3 + s * 0.95} ${32 + t * 0.95 - s * 0.3}`;
      const path = (...pairs: [number, number][]): string => pairs.map(([t, s]) => at(t, s)).join(', ');
      h.scribble(path([33, -14], [33, 14], [20, 14], [19, 9], [11, 11], [-10, 10], [-20, 12], [-30, 21], [-24, 7], [-13, 0], [-24, -7], [-30, -21], [-20, -12], [-10, -10], [11, -11], [19, -9], [20, -14]), { gap: 1.6, press: 1 });
      h.line(path([20, -14], [33, -14], [33, 14], [20, 14], [20, -14])).curve(path([2, 12], [-10, 11], [-22, 14], [-34, 24], [-27, 8], [-13, 0], [-27, -8], [-34, -24], [-22, -14], [-10, -11], [12, -11]));
      h.line(path([-5, 13], [-6, 76], [6, 76], [6, 13]), { width: 1.2 });
      h.line('-6 94, 106 94, 106 106, -6 106, -6 94', { width: 1.1 }).line('20 100, 44 100', { width: 0.7 }).line('64 101, 86 100', { width: 0.7 });
      h.curve('40 93, 40 84, 45 79, 64 77', { width: 1.7 }).line('63 68, 66 86', { width: 1.7 });
      h.line('90 93, 90 74', { width: 1.4 }).line('83 73, 97 73', { width: 1.4 });
      h.line('22 74, 12 80', { width: 0.9 }).line('28 80, 21 89', { width: 0.9 }).line('16 66, 5 69', { width: 0.9 });
    },
  },
  {
    id: 'sc-85',
    en: ['Scissors', 'Open scissors and a thread between', 'A pair of scissors stands wide open, and a thread is stretched between its two blades.', 'One blade is scribbled full, the other not. The thread hangs in a curl on either side and does not know yet.'],
    fr: ['Ciseaux', 'Des ciseaux ouverts et un fil entre eux', 'Des ciseaux se dressent grands ouverts, et un fil est tendu entre leurs deux lames.', 'Une lame est gribouillée, l’autre non. De chaque côté, le fil pend en boucle et ne se doute encore de rien.'],
    draw(h) {
      h.line('8 3, 44 66, 56 56, 8 3', { width: 1.1 }).line('92 4, 43 57, 56 65, 92 4', { width: 1.1 }).scribble('13 10, 44 62, 53 56', { gap: 1.6, press: 1 });
      h.line('46 63, 31 79', { width: 2 }).line('54 63, 69 79', { width: 2 });
      h.ring(22, 89, 16, 15, { width: 1.4 }).ring(78, 89, 16, 15, { width: 1.4 });
      h.curve('27 21, 38 27, 50 21, 62 27, 74 21', { width: 0.9 }).curve('16 21, 6 24, -3 33, -3 45, 6 48, 10 40, 3 36', { width: 0.9 }).curve('85 21, 96 22, 104 32, 104 44, 96 50, 90 44, 96 38', { width: 0.9 });
    },
  },
]);
