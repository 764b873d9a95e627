import { family } from '../../src/crayon/doodle.ts';

export default family('people', [
  {
    id: 'sc-71',
    en: ['Shadow', 'A small child with a giant’s shadow', 'A small child stands in front; from its feet its shadow rises behind it, scribbled full and as big as a giant.', 'The child smiles and raises its arms. The shadow has the same dress and the same three hairs, but its hands have become claws.'],
    fr: ['Ombre', 'Un petit enfant à l’ombre de géant', 'Un petit enfant est debout ; de ses pieds part son ombre, toute gribouillée et grande comme un géant.', 'L’enfant sourit et lève les bras. L’ombre a la même robe et les trois mêmes cheveux, mais ses mains sont devenues des griffes.'],
    draw(h) {
      h.blot(77, 6, 16, 14, { gap: 2.1, press: 0.95 }).line('67 -6, 59 -18', { width: 1.7 }).line('78 -8, 79 -23', { width: 1.7 }).line('88 -5, 98 -16', { width: 1.7 });
      h.scribble('74 18, 83 18, 105 64, 42 70', { gap: 2.2, press: 0.95, angle: 0.3 });
      h.curve('50 69, 38 82, 22 96', { width: 2.8 }).curve('84 66, 60 84, 30 97', { width: 2.8 });
      h.curve('70 32, 56 26, 44 10', { width: 2.4 }).curve('85 31, 101 24, 112 8', { width: 2.4 });
      h.line('45 12, 36 5').line('44 10, 42 -1').line('46 10, 50 1').line('110 11, 107 0').line('112 9, 116 -2').line('112 12, 122 6');
      h.ring(13, 56, 10, 9.5, { width: 0.85 }).dot(9.5, 54, 0.7).dot(16.5, 54, 0.7).arc(13, 58, 4, 3, 0.2, 2.9, { width: 0.6 });
      h.line('12 66, 3 84, 24 84, 14 66', { width: 0.9 }).line('10 70, -5 60', { width: 0.9 }).line('16 70, 31 60', { width: 0.9 }).line('9 84, 8 96, 2 97', { width: 0.9 }).line('18 84, 19 96, 25 97', { width: 0.9 });
      h.line('6 49, 0 42', { width: 0.75 }).line('12 46, 12 38', { width: 0.75 }).line('20 48, 25 41', { width: 0.75 });
    },
  },
  {
    id: 'sc-68',
    en: ['Ghost', 'A sheet with two holes and small feet', 'A ghost lifts its arms under a long sheet with two big holes for eyes. Two small shoes stick out below.', 'The holes are not level, and the sheet is patched in the middle. The shoes point away from each other: whoever is under there cannot decide which way to go.'],
    fr: ['Fantôme', 'Un drap à deux trous et de petits pieds', 'Un fantôme lève les bras sous un long drap percé de deux gros trous pour les yeux. Deux petites chaussures en dépassent.', 'Les trous ne sont pas à la même hauteur et le drap est rapiécé au milieu. Les chaussures se tournent le dos : celui qui est dessous ne sait pas de quel côté aller.'],
    draw(h) {
      h.curve('22 78, 24 62, 22 50, 12 48, 3 38, 4 28, 12 28, 22 34, 30 16, 40 6, 52 3, 64 7, 73 17, 79 32, 89 22, 97 21, 100 29, 94 41, 82 48, 80 60, 84 78', { width: 1.3 });
      h.curve('22 78, 27 84, 33 78, 39 84, 46 79, 53 85, 60 79, 67 84, 74 78, 79 83, 84 78', { width: 1.3 });
      h.blot(40, 29, 7, 9, { gap: 1.6, press: 1 }).blot(61, 26, 8, 8, { gap: 1.6, press: 1 });
      h.curve('34 50, 36 60, 33 70', { press: 0.75, width: 0.8 }).curve('70 48, 68 58, 72 70', { press: 0.75, width: 0.8 });
      h.line('47 54, 60 53, 61 66, 48 67, 47 54', { width: 0.8 }).line('51 57, 51 64', { width: 0.6 }).line('57 56, 57 63', { width: 0.6 });
      h.line('39 85, 39 93').line('44 85, 44 93').line('62 86, 62 93').line('67 86, 67 93');
      h.shade('46 92, 38 91, 28 94, 27 99, 46 99', { gap: 1.6, press: 1 }).shade('60 92, 68 91, 78 94, 79 99, 60 99', { gap: 1.6, press: 1 });
    },
  },
  {
    id: 'sc-78',
    en: ['Doll', 'A rag doll with button eyes', 'A rag doll in a scribbled dress sits with its legs stretched out. Its eyes are two big buttons, its mouth is a row of stitches.', 'One button has four holes, the other hangs on a single stitch. Two plaits of wool hang down, and the arms end without hands.'],
    fr: ['Poupée', 'Une poupée de chiffon aux yeux en boutons', 'Une poupée de chiffon en robe gribouillée est assise, les jambes étendues. Ses yeux sont deux gros boutons, sa bouche une rangée de points.', 'Un bouton a quatre trous, l’autre ne tient que par un point. Deux tresses de laine pendent, et les bras finissent sans mains.'],
    draw(h) {
      h.ring(50, 28, 27, 25, { width: 1.1 });
      h.ring(38, 28, 9, 9, { width: 0.9 }).dot(36, 26, 0.7, { width: 0.7 }).dot(41, 26, 0.7, { width: 0.7 }).dot(36, 31, 0.7, { width: 0.7 }).dot(41, 31, 0.7, { width: 0.7 });
      h.ring(62, 27, 9, 9, { width: 0.9 }).line('59 24, 65 30', { width: 0.8 });
      h.curve('38 43, 50 47, 62 42', { width: 0.7 }).line('42 41, 42 48', { width: 0.6 }).line('50 43, 50 50', { width: 0.6 }).line('58 41, 59 48', { width: 0.6 });
      h.shade('26 20, 32 8, 50 0, 68 8, 74 20, 62 13, 50 16, 38 13', { gap: 1.8, press: 1 });
      h.curve('25 20, 16 26, 20 33, 13 38, 18 45, 12 51', { width: 1.9 }).curve('75 20, 84 25, 80 33, 87 38, 82 45, 88 51', { width: 1.9 }).rays(12, 51, 2, 8, 3, { start: 1, end: 2.4, width: 0.8 }).rays(88, 51, 2, 8, 3, { start: 0.8, end: 2.2, width: 0.8 });
      h.scribble('42 55, 59 55, 72 82, 29 82', { gap: 2.1, press: 0.95 }).line('42 53, 27 83, 74 83, 59 53');
      h.line('40 57, 22 64, 25 73, 37 66').line('61 57, 80 64, 77 73, 65 66');
      h.loop('32 84, 12 88, 5 92, 7 100, 16 100, 44 94, 46 85').loop('56 85, 58 94, 86 100, 96 99, 97 91, 90 88, 70 84');
      h.shade('20 88, 10 91, 7 95, 9 98, 17 98, 22 96', { gap: 1.7, press: 1 }).shade('82 88, 92 91, 95 94, 94 98, 86 98, 80 96', { gap: 1.7, press: 1 }).line('31 85, 34 95', { width: 0.6 }).line('71 85, 68 95', { width: 0.6 });
    },
  },
  {
    id: 'sc-70',
    en: ['Footprints', 'Footprints that suddenly stop', 'Prints of bare feet walk upwards from the bottom left. Then they stop side by side, and there are no more.', 'Short strokes stand around the last two, as if somebody had jumped. There are six prints, and no way back.'],
    fr: ['Empreintes', 'Des empreintes qui s’arrêtent net', 'Des empreintes de pieds nus montent depuis le bas à gauche. Puis elles s’arrêtent côte à côte, et il n’y a plus rien.', 'De petits traits entourent les deux dernières, comme si quelqu’un avait sauté. Il y en a six, et aucune ne revient.'],
    draw(h) {
      const print = (x: number, y: number, turn: number, side: number): void => {
        const at = (across: number, up: number): [number, number] => [x + Math.cos(turn) * across * side + Math.sin(turn) * up, y + Math.sin(turn) * across * side - Math.cos(turn) * up];
        const sole: [number, number][] = [[-6, 8], [0, 9], [7, 6], [7, 1], [3, -5], [4, -12], [0, -16], [-5, -12], [-5, -4]];
        h.shade(sole.map(([a, u]) => at(a, u).join(' ')).join(', '), { gap: 1.7, press: 1, angle: turn - 0.9 });
        [[-7, 15.5, 2.2], [-1, 17, 1.3], [4.2, 15.2, 1], [8.6, 12, 0.8]].forEach(([a, u, r]) => h.dot(...at(a!, u!), r, { width: 0.8 }));
      };
      print(0, 80, 0.85, 1);
      print(32, 82, 0.8, -1);
      print(35, 45, 0.7, 1);
      print(66, 52, 0.75, -1);
      print(76, 2, 0.7, 1);
      print(103, 19, 0.8, -1);
      h.rays(92, 6, 33, 40, 5, { start: -2.2, end: -0.45, width: 1 });
    },
  },
]);
