import { family } from '../../src/crayon/doodle.ts';

export default family('papers', [
  {
    id: 'sc-90',
    en: ['Boat', 'A paper boat on a wave', 'A folded paper boat rides on a real wave.', 'The wave curls over in front like a big comma. The boat is so light that it stands on the crest and not in the water.'],
    fr: ['Bateau', 'Un bateau de papier sur une vague', 'Un bateau en papier plié vogue sur une vraie vague.', 'Devant, la vague s’enroule comme une grosse virgule. Le bateau est si léger qu’il est posé sur la crête et non dans l’eau.'],
    draw(h) {
      h.line('6 46, 82 36, 68 68, 26 74, 6 46', { width: 1.1 }).line('26 44, 42 8, 62 39', { width: 1.1 }).line('42 9, 47 71').line('26 44, 35 73', { width: 0.8, press: 0.8 }).line('62 39, 60 69', { width: 0.8, press: 0.8 });
      h.scribble('43 13, 60 39, 46 41', { gap: 2.4, angle: 1.1 });
      h.curve('-2 86, 10 78, 24 79, 46 79, 66 75, 78 66, 84 54, 94 48, 104 54, 105 64, 98 69, 92 64, 95 59', { width: 1.2, press: 1.1 });
      h.shade('2 92, 14 84, 30 84, 50 84, 70 80, 82 72, 88 62, 92 72, 104 74, 106 92, 60 96', { gap: 4, angle: -0.3, press: 0.7 });
      h.dot(88, 42, 1.1).dot(98, 42, 1.3).dot(108, 47, 1);
    },
  },
  {
    id: 'sc-04',
    en: ['Document', 'A rolled sheet with a blob of wax', 'A sheet rolled at both ends is covered with scribbled lines and sealed with a fat blob of wax.', 'Nobody can read the writing, which gets shorter and shorter. The wax has run, and two ribbons hang out under it.'],
    fr: ['Document', 'Une feuille roulée avec un cachet de cire', 'Une feuille roulée aux deux bouts est couverte de lignes gribouillées et scellée d’un gros cachet de cire.', 'Personne ne peut lire l’écriture, qui devient de plus en plus courte. La cire a coulé, et deux rubans dépassent dessous.'],
    draw(h) {
      h.line('18 18, 15 80', { width: 1.1 }).line('82 19, 84 74', { width: 1.1 });
      h.curve('84 19, 92 15, 92 6, 84 3, 78 8, 82 13', { width: 1.1 }).curve('84 3, 50 5, 14 3, 6 9, 10 17, 18 18', { width: 1.1 }).line('18 18, 84 19');
      h.curve('15 80, 8 84, 8 93, 16 96, 23 91, 18 86', { width: 1.1 }).line('16 96, 62 96', { width: 1.1 }).line('20 80, 60 80');
      const write = (y: number, to: number): void => {
        let path = `25 ${y}`;
        for (let x = 28, up = true; x <= to; x += 3.2, up = !up) path += `, ${x} ${y + (up ? -3 : 2.5)}`;
        h.curve(path, { width: 0.75 });
      };
      write(31, 75), write(43, 72), write(55, 62), write(67, 50);
      h.shade('74 62, 84 64, 94 70, 93 80, 86 87, 75 88, 64 84, 62 73, 67 66', { gap: 1.5, press: 1.1 }).shade('89 84, 92 92, 96 89, 94 80', { gap: 1.5, press: 1.1 });
      h.rub('73 71, 80 70, 84 76, 80 81, 73 80, 71 75', { width: 0.7, press: 1.2 }).scribble('66 89, 60 106, 66 102, 71 107, 75 90', { gap: 1.6, press: 0.9 }).scribble('79 90, 81 107, 86 101, 92 104, 86 89', { gap: 1.6, press: 0.9 });
    },
  },
  {
    id: 'sc-06',
    en: ['Letter', 'An envelope with a triangle flap', 'A closed envelope has a scribbled triangle for its flap, a stamp in the corner and lines for the address.', 'Stamp and flap are on the same side, though that cannot be. On the stamp somebody smiles.'],
    fr: ['Lettre', 'Une enveloppe au rabat en triangle', 'Une enveloppe fermée a un triangle gribouillé pour rabat, un timbre dans le coin et des lignes pour l’adresse.', 'Le timbre et le rabat sont du même côté, ce qui est impossible. Sur le timbre, quelqu’un sourit.'],
    draw(h) {
      h.line('2 14, 96 8, 100 86, 5 92, 2 14', { width: 1.25 });
      h.line('2 14, 50 58, 96 9', { width: 1.25 }).scribble('8 16, 50 54, 90 12', { gap: 2.2, press: 0.9, angle: -0.4 });
      h.line('70 54, 93 53, 94 79, 71 80, 70 54').dot(78, 63, 0.8, { width: 0.8 }).dot(86, 62.5, 0.8, { width: 0.8 }).arc(82, 68, 5.5, 4.5, 0.2, 2.9, { width: 0.75 });
      h.curve('13 66, 20 63, 27 67, 34 63', { width: 0.9 }).curve('13 75, 22 72, 31 76, 40 72, 46 75', { width: 0.9 }).curve('14 84, 21 81, 28 84', { width: 0.9 });
    },
  },
]);
