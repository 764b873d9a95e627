import { family } from '../../src/crayon/doodle.ts';

export default family('food', [
  {
    id: 'sc-49',
    en: ['Cake', 'A cake with one candle too many', 'A birthday cake with dripping icing carries five candles, and one more is stuck into its side.', 'There was no room left on top for the sixth candle. All flames burn, even the one that lies level.'],
    fr: ['Gâteau', 'Un gâteau avec une bougie de trop', 'Un gâteau d’anniversaire au glaçage coulant porte cinq bougies, et une de plus est plantée sur le côté.', 'Il n’y avait plus de place pour la sixième bougie. Toutes les flammes brûlent, même celle qui est couchée.'],
    draw(h) {
      h.line('14 46, 15 86, 81 86, 82 46').curve('14 46, 30 43, 48 44, 66 43, 82 46');
      h.curve('14 47, 15 58, 22 58, 24 51, 28 65, 36 64, 38 53, 43 58, 48 57, 50 52, 54 68, 61 67, 63 54, 68 60, 74 60, 76 52, 82 54');
      h.shade('15 47, 48 45, 81 47, 81 52, 74 58, 63 52, 58 66, 50 50, 44 55, 38 51, 32 63, 24 49, 17 56', { gap: 2.3 });
      h.line('4 89, 93 88').curve('8 90, 20 96, 78 96, 90 89');
      h.line('23 44, 23 28', { width: 1.3 }).line('36 43, 35 27', { width: 1.3 }).line('48 43, 48 26', { width: 1.3 }).line('60 43, 61 27', { width: 1.3 }).line('73 44, 74 28', { width: 1.3 });
      const flame = (x: number, y: number): unknown => h.shade(`${x} ${y + 7}, ${x - 3.6} ${y + 2}, ${x} ${y - 6}, ${x + 3.6} ${y + 2}`, { gap: 1.5, press: 1.05, width: 0.8 });
      flame(23, 18), flame(35, 17), flame(48, 15), flame(61, 17), flame(74, 18);
      h.line('82 70, 95 67', { width: 1.3 }).shade('98 67, 102 62, 111 64, 103 70', { gap: 1.5, press: 1.05, width: 0.8 }).line('22 76, 30 72', { width: 0.7 }).line('36 78, 44 75', { width: 0.7 }).line('62 77, 70 74', { width: 0.7 });
    },
  },
  {
    id: 'sc-47',
    en: ['Apple', 'An apple with a bite taken out', 'A round apple with stalk and leaf has a big bite taken out of its side.', 'The leaf and one cheek of the apple are scribbled full, and two pips show. Three teeth have left their marks.'],
    fr: ['Pomme', 'Une pomme où l’on a mordu', 'Une pomme ronde avec sa queue et sa feuille a été mordue sur le côté.', 'La feuille et une joue de la pomme sont toutes gribouillées, et l’on voit deux pépins. Trois dents ont laissé leur marque.'],
    draw(h) {
      h.curve('50 30, 62 21, 82 24, 94 44, 90 72, 73 94, 58 98, 49 94, 38 98, 22 92, 10 78', { width: 1.2 }).curve('50 30, 38 20, 20 22, 9 38', { width: 1.2 });
      h.curve('9 38, 22 36, 28 42, 24 50').curve('24 50, 34 51, 37 58, 29 65').curve('29 65, 32 72, 24 79, 10 78');
      h.shade('64 25, 81 27, 91 45, 87 70, 72 91, 56 95, 62 84, 70 66, 72 46', { gap: 2.1, press: 0.9 });
      h.curve('50 30, 50 17, 43 5', { width: 1.6 });
      h.loop('51 14, 61 0, 79 -5, 89 -1, 79 9, 64 15').shade('55 12, 63 2, 79 -3, 86 0, 77 7, 64 12', { gap: 1.9, press: 0.95 });
      h.shade('47 61, 44 67, 47 72, 50 67', { gap: 1.3, width: 0.7, press: 1.1 }).shade('54 54, 52 60, 55 64, 58 59', { gap: 1.3, width: 0.7, press: 1.1 });
    },
  },
  {
    id: 'sc-48',
    en: ['Bread', 'A steaming loaf with three cuts', 'A long loaf of bread lies aslant, with three cuts across it, and steams.', 'The crust is scribbled over, only the cuts are left free. Three wiggles of steam rise, and the middle one is the highest.'],
    fr: ['Pain', 'Un pain fumant à trois entailles', 'Un long pain est couché en biais, avec trois entailles en travers, et il fume.', 'La croûte est gribouillée, seules les entailles sont restées vides. Trois filets de vapeur montent, celui du milieu le plus haut.'],
    draw(h) {
      const cuts = ['31 56, 36 58, 34 70, 26 82, 19 84, 22 70, 31 56', '57 47, 62 49, 60 61, 52 73, 45 75, 48 61, 57 47', '83 41, 88 43, 86 54, 78 65, 71 67, 74 53, 83 41'];
      h.scribble(`3 82, 6 69, 18 57, 30 51, ${cuts[0]}, 30 51, 42 46, 56 41, ${cuts[1]}, 56 41, 70 38, 82 36, ${cuts[2]}, 82 36, 92 35, 102 43, 101 57, 86 73, 58 85, 26 94, 9 92`, { gap: 2.4, press: 0.8 });
      h.loop('0 82, 3 67, 16 54, 40 43, 68 35, 92 32, 105 41, 104 58, 88 75, 58 88, 26 97, 7 95', { width: 1.25 });
      for (const cut of cuts) h.loop(cut.slice(0, cut.lastIndexOf(',')), { width: 0.8 });
      h.curve('20 42, 13 34, 23 25, 15 16', { width: 1.2 }).curve('46 33, 38 23, 50 14, 41 4, 49 -5', { width: 1.2 }).curve('73 25, 66 18, 76 10, 69 1', { width: 1.2 });
    },
  },
  {
    id: 'sc-50',
    en: ['Cup', 'A cup with a crack down the side', 'A big cup with a handle stands on its saucer; a crack runs down its side.', 'The cup is full to the rim, and the tea is scribbled. The crack branches twice, and one drop has come through.'],
    fr: ['Tasse', 'Une tasse fêlée', 'Une grande tasse à anse est posée sur sa soucoupe ; une fêlure descend sur le côté.', 'La tasse est pleine à ras bord, et le thé est gribouillé. La fêlure a deux branches, et une goutte est passée au travers.'],
    draw(h) {
      h.ring(40, 20, 36, 10, { width: 1.1 }).blot(40, 21, 31, 6, { gap: 1.8, press: 0.95, angle: -0.3 });
      h.curve('4 21, 6 46, 14 68, 26 82, 40 84, 54 82, 66 68, 74 46, 76 21', { width: 1.2 });
      h.curve('75 30, 90 26, 100 36, 96 52, 84 62, 69 62', { width: 1.2 }).curve('75 39, 85 36, 90 42, 86 50, 78 54, 72 53');
      h.line('26 31, 34 42, 25 52, 35 60, 31 67', { width: 1.5, press: 1.2 }).line('34 42, 45 45', { width: 0.9, press: 1.1 }).line('25 52, 16 54', { width: 0.9, press: 1.1 });
      h.line('32 73, 31 77', { width: 1.5, press: 1.1 });
      h.curve('-8 86, 8 94, 40 97, 74 94, 92 85', { width: 1.2 }).line('-8 86, 22 87').line('58 87, 92 85');
    },
  },
  {
    id: 'sc-51',
    en: ['Egg', 'An egg with a zigzag across it', 'A large egg stands a little aslant, and a zigzag line runs across its middle.', 'Below the zigzag the shell is scribbled over. Nobody can tell whether it is a pattern or a crack.'],
    fr: ['Œuf', 'Un œuf traversé d’un zigzag', 'Un gros œuf se tient un peu penché, et un trait en zigzag le traverse au milieu.', 'Sous le zigzag la coquille est gribouillée. Personne ne sait si c’est un motif ou une fêlure.'],
    draw(h) {
      h.loop('58 2, 74 14, 85 38, 86 64, 74 86, 52 97, 28 92, 14 74, 14 50, 24 28, 40 10', { width: 1.25 });
      h.scribble('15 62, 24 72, 32 60, 42 74, 50 60, 60 73, 68 58, 76 70, 84 56, 84 66, 73 84, 52 94, 30 90, 17 74', { gap: 2.6, press: 0.75 });
      h.line('14 55, 24 67, 32 53, 42 68, 50 53, 60 67, 68 51, 76 64, 86 50', { width: 1.5, press: 1.2 });
      h.arc(44, 32, 15, 18, 3.4, 4.4, { width: 0.8, press: 0.8 }).curve('4 99, 30 98, 60 100, 96 98');
    },
  },
  {
    id: 'sc-01',
    en: ['Bottle', 'A corked bottle with a wavy line inside', 'A fat bottle with a narrow neck is shut with a cork; inside, a wavy line shows how full it is.', 'The cork is scribbled full and does not sit straight. Under the waves the bottle is hatched, and two bubbles rise to the neck.'],
    fr: ['Bouteille', 'Une bouteille bouchée, une vague dedans', 'Une grosse bouteille au col étroit est fermée par un bouchon ; dedans, une ligne ondulée montre jusqu’où elle est pleine.', 'Le bouchon est tout gribouillé et posé de travers. Sous les vagues la bouteille est hachurée, et deux bulles montent vers le col.'],
    draw(h) {
      h.curve('41 17, 41 30, 36 39, 20 50, 12 66, 14 84, 24 96, 50 98, 76 96, 87 84, 88 66, 80 50, 64 39, 59 30, 59 17', { width: 1.2 });
      h.line('36 17, 64 17', { width: 1.4 }).scribble('40 -2, 62 2, 59 15, 42 15', { gap: 1.6, press: 1.05 });
      h.curve('13 66, 21 60, 30 61, 38 69, 47 71, 55 63, 63 60, 71 66, 79 70, 88 65', { width: 1.3, press: 1.15 });
      h.shade('16 71, 26 66, 38 75, 48 76, 60 66, 72 73, 84 73, 83 84, 74 93, 50 95, 26 93, 17 84', { gap: 3.6, angle: -0.5, press: 0.75 });
      h.ring(40, 53, 3.5, 3.5, { width: 0.8 }).ring(55, 44, 2.8, 2.8, { width: 0.8 }).curve('72 52, 77 56, 79 60', { width: 0.8 });
    },
  },
  {
    id: 'sc-03',
    en: ['Medicine', 'A spoon beside two round pills', 'A big spoon full of syrup lies aslant, and beside it are two round pills. In the syrup a cross was left free.', 'The syrup is scribbled full. Each pill has a line across, to be broken in half; the two lines lie in different directions.'],
    fr: ['Médicament', 'Une cuillère et deux pilules rondes', 'Une grande cuillère pleine de sirop est posée en biais, et à côté il y a deux pilules rondes. Dans le sirop, une croix est laissée vide.', 'Le sirop est tout gribouillé. Chaque pilule porte un trait, pour la couper en deux ; les deux traits ne vont pas dans le même sens.'],
    draw(h) {
      h.loop('49 43, 49 60, 38 78, 20 90, 4 94, -6 88, -4 72, 6 54, 22 42, 38 38', { width: 1.2 }).shade('44 47, 43 58, 34 72, 19 83, 5 88, -1 84, 1 73, 10 58, 24 47, 37 43', { gap: 1.8, press: 0.95 });
      h.rub('21 54, 21 77', { width: 2, press: 1.3 }).rub('9 66, 33 65', { width: 2, press: 1.3 });
      h.curve('42 39, 66 18, 84 -4, 94 -10, 103 -4, 99 6, 74 25, 49 46', { width: 1.1 });
      h.ring(64, 88, 19, 16, { width: 1.15 }).curve('45 91, 47 100, 57 107, 71 107, 81 100, 83 91', { width: 1 }).line('53 95, 75 80', { width: 1.1 });
      h.ring(97, 54, 18, 15, { width: 1.15 }).curve('79 57, 81 67, 91 74, 104 74, 113 67, 115 57', { width: 1 }).line('86 48, 108 60', { width: 1.1 });
    },
  },
]);
