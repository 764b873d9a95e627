import { family } from '../../src/crayon/doodle.ts';

export default family('houses', [
  {
    id: 'sc-12',
    en: ['House', 'A house with a smoking chimney', 'A square house has a triangle for a roof and a big curl of smoke.', 'The chimney stands square to the slope of the roof and leans as if it would fall. The roof is scribbled over, and the knob of the door is a dot.'],
    fr: ['Maison', 'Une maison dont la cheminée fume', 'Une maison carrée a un triangle pour toit et une grosse boucle de fumée.', 'La cheminée, posée d’équerre sur la pente du toit, penche comme si elle allait tomber. Le toit est gribouillé et la poignée de la porte est un point.'],
    draw(h) {
      h.line('20 48, 20 94, 78 93, 78 47').line('10 50, 48 14, 88 49, 10 50');
      h.scribble('15 48, 48 17, 82 47', { gap: 3, angle: -0.75 });
      h.line('64 27, 72 17, 80 24, 72 35').curve('76 20, 72 12, 75 4, 85 0, 96 4, 98 14, 91 20, 84 17, 84 10, 90 8');
      h.line('54 93, 54 66, 68 66, 69 93').dot(65, 80, 1.4);
      h.line('27 58, 44 58, 44 75, 27 75, 27 58').line('35 58, 35 75').line('27 66, 44 66');
      h.curve('4 95, 30 93, 60 95, 96 93');
    },
  },
  {
    id: 'sc-13',
    en: ['Castle', 'A castle whose flags blow three ways', 'A castle has three towers, and the flag on each of them blows another way.', 'One flag blows to the left, one up into the sky, and one down to the ground. The gate is scribbled shut, so that nobody sees who is at home.'],
    fr: ['Château', 'Un château aux drapeaux en désaccord', 'Un château a trois tours, et le drapeau de chacune flotte d’un autre côté.', 'Un drapeau flotte vers la gauche, un autre vers le ciel, et le dernier vers le sol. La porte est toute gribouillée, pour qu’on ne voie pas qui est là.'],
    draw(h) {
      h.line('2 96, 2 40, -2 40, -2 30, 5 30, 5 36, 11 36, 11 30, 17 30, 17 36, 23 36, 23 30, 30 30, 30 40, 26 40, 26 96');
      h.line('74 96, 74 44, 70 44, 70 34, 77 34, 77 40, 83 40, 83 34, 89 34, 89 40, 95 40, 95 34, 102 34, 102 44, 98 44, 98 96');
      h.line('36 60, 36 26, 32 26, 32 15, 40 15, 40 21, 46 21, 46 15, 54 15, 54 21, 60 21, 60 15, 68 15, 68 26, 64 26, 64 60').line('26 60, 74 60');
      h.curve('38 96, 38 80, 42 72, 50 69, 58 72, 62 80, 62 96').shade('39 95, 39 81, 43 73, 50 71, 57 73, 61 81, 61 95', { gap: 1.8, press: 1 }).line('-4 97, 104 97', { width: 1.2 });
      h.line('14 30, 14 6').scribble('14 7, -9 11, 14 20', { gap: 1.6, press: 1 }).line('86 34, 86 8').scribble('86 10, 106 30, 86 23', { gap: 1.6, press: 1 }).line('50 15, 50 -8').scribble('50 7, 50 -7, 73 -17', { gap: 1.6, press: 1 });
      h.line('14 52, 14 62', { width: 1.8 }).line('86 54, 86 64', { width: 1.8 }).line('50 34, 50 46', { width: 1.8 });
    },
  },
  {
    id: 'sc-14',
    en: ['Tower', 'A very tall tower with one tiny window', 'A very tall tower with a pointed roof has a single tiny window, high up.', 'A cloud passes behind it and a bird flies below the roof; a tree reaches only to its knee. There is no door.'],
    fr: ['Tour', 'Une très haute tour à une seule lucarne', 'Une très haute tour au toit pointu n’a qu’une seule petite fenêtre, tout en haut.', 'Un nuage passe derrière et un oiseau vole plus bas que le toit ; un arbre ne lui arrive qu’au genou. Il n’y a pas de porte.'],
    draw(h) {
      h.line('40 97, 43 20', { width: 1.2 }).line('70 97, 66 20', { width: 1.2 }).line('34 21, 55 -14, 75 20, 34 21', { width: 1.1 }).scribble('37 20, 55 -10, 72 19', { gap: 1.9, press: 1 });
      h.line('51 31, 59 31, 59 40, 51 40, 51 31', { width: 0.8 });
      for (const [x, y] of [[46, 50], [57, 57], [46, 65], [58, 73], [45, 81], [56, 89]] as const) h.line(`${x} ${y}, ${x + 7} ${y}`, { width: 0.8, press: 0.7 });
      h.arc(8, 52, 9, 8, 1.6, 4.8).arc(17, 45, 10, 10, 3.4, 5.7).arc(31, 45, 9, 10, 3.9, 5.9).curve('8 60, 22 62, 40 61');
      h.line('88 97, 88 86', { width: 1.1 }).blot(88, 79, 8, 8, { gap: 2.2 }).line('10 98, 104 98', { width: 1.2 });
      h.curve('78 36, 82 31, 86 36, 90 31, 95 35', { width: 0.85 });
    },
  },
  {
    id: 'sc-20',
    en: ['Well', 'A well with a bucket on a string', 'A bucket hangs on a string above the round stone wall of a well.', 'A beam with a crank holds the string, which is wound up like wool. Three drops fall from the bucket.'],
    fr: ['Puits', 'Un puits et son seau au bout d’une ficelle', 'Un seau pend à une ficelle au-dessus de la margelle ronde d’un puits.', 'Une poutre à manivelle tient la ficelle, enroulée comme de la laine. Trois gouttes tombent du seau.'],
    draw(h) {
      h.ring(50, 66, 42, 10).line('8 67, 12 97').line('92 67, 88 97').curve('12 97, 30 101, 50 102, 70 101, 88 97');
      h.curve('10 80, 30 86, 50 87, 70 86, 90 80', { width: 0.9 }).line('24 75, 25 84', { width: 0.9 }).line('42 77, 42 86', { width: 0.9 }).line('60 77, 60 86', { width: 0.9 }).line('77 75, 77 83', { width: 0.9 }).line('33 87, 34 100', { width: 0.9 }).line('51 88, 51 101', { width: 0.9 }).line('69 86, 68 100', { width: 0.9 });
      h.line('16 60, 16 2', { width: 1.7 }).line('84 60, 84 2', { width: 1.7 }).line('10 10, 92 10', { width: 1.7 }).line('92 10, 104 10, 104 22, 110 22', { width: 1.1 });
      for (const x of [42, 46, 50, 54, 58]) h.line(`${x} 5, ${x + 1} 15`, { width: 1 });
      h.line('50 14, 50 26').curve('38 38, 40 28, 50 25, 60 28, 62 38', { width: 0.9 }).line('36 38, 64 38, 59 58, 41 58, 36 38').scribble('38 40, 62 40, 58 57, 42 57', { gap: 1.9, press: 1 });
      h.dot(44, 63, 0.8).dot(51, 67, 0.9).dot(57, 63, 0.8);
    },
  },
]);
