import { family } from '../../src/crayon/doodle.ts';

export default family('clothes', [
  {
    id: 'sc-74',
    en: ['Hat', 'A top hat with something peeping out', 'Two eyes and two small feet peep out from under the brim of a big top hat.', 'The hat is scribbled full all over except for its ribbon. Whoever is under it has a long tail and does not want to be seen.'],
    fr: ['Chapeau', 'Un haut-de-forme d’où l’on guette', 'Deux yeux et deux petits pieds dépassent sous le bord d’un grand haut-de-forme.', 'Le chapeau est tout gribouillé, sauf le ruban. Celui qui se cache dessous a une longue queue et ne veut pas être vu.'],
    draw(h) {
      h.loop('20 2, 48 -5, 80 -2, 81 4, 50 9, 21 8', { width: 1 }).line('21 5, 29 56', { width: 1.2 }).line('80 2, 75 54', { width: 1.2 });
      h.scribble('22 9, 50 11, 79 7, 76 34, 26 37', { gap: 2.1, press: 0.95 }).line('26 38, 76 35').line('28 50, 75 48');
      const brim = '-6 52, 8 56, 29 53, 52 52, 76 51, 96 52, 108 46, 103 60, 80 67, 50 70, 20 68, -1 62';
      h.loop(brim, { width: 1.1 }).shade(brim, { gap: 2, press: 1, angle: -0.4 });
      h.curve('25 70, 24 84, 34 94, 51 96, 69 93, 78 83, 77 69', { width: 1.2 });
      h.ring(41, 78, 6, 7, { width: 0.9 }).ring(60, 77, 6.5, 7, { width: 0.9 }).dot(43, 80, 1.6).dot(62, 79, 1.6).dot(51, 88, 1.4);
      h.loop('36 95, 28 97, 27 103, 40 103, 44 97', { width: 1 }).loop('60 95, 58 102, 72 103, 74 97, 67 94', { width: 1 }).curve('76 88, 90 92, 104 86, 106 76, 98 74', { width: 1.1 });
    },
  },
  {
    id: 'sc-73',
    en: ['Crown', 'A crown with one jewel missing', 'A crown with a scribbled band and five points. Four of them carry a jewel, the middle one has only empty claws.', 'Six short strokes show where the jewel was: it was the biggest of all. Below the points stand two diamonds and a ring.'],
    fr: ['Couronne', 'Une couronne sans son plus gros joyau', 'Une couronne au bandeau gribouillé a cinq pointes. Quatre portent un joyau ; celle du milieu n’a plus que des griffes vides.', 'Six petits traits montrent où était le joyau : c’était le plus gros de tous. Sous les pointes, il y a deux losanges et un rond.'],
    draw(h) {
      h.line('14 72, 4 34, 24 52, 26 20, 41 46, 50 22, 60 46, 75 19, 77 52, 97 33, 87 72', { width: 1.3 });
      h.scribble('14 75, 87 75, 85 93, 16 93', { gap: 2, press: 0.95 }).line('13 73, 88 73').line('15 94, 86 94').line('13 73, 15 94').line('88 73, 86 94');
      h.blot(3, 29, 6, 6, { gap: 1.6, press: 1 }).blot(25, 13, 7, 7, { gap: 1.6, press: 1 }).blot(76, 12, 6.5, 6.5, { gap: 1.6, press: 1 }).blot(98, 28, 6, 6, { gap: 1.6, press: 1 });
      h.curve('50 22, 43 19, 40 13').curve('50 22, 58 19, 61 13');
      for (let i = 0; i < 6; i++) h.arc(50, 6, 9.5, 9.5, i * 1.05 + 2.2, i * 1.05 + 2.75, { width: 0.7 });
      h.line('33 58, 38 64, 33 70, 28 64, 33 58', { width: 0.8 }).ring(50, 62, 5, 5, { width: 0.8 }).line('68 58, 73 64, 68 70, 63 64, 68 58', { width: 0.8 });
    },
  },
  {
    id: 'sc-75',
    en: ['Boot', 'One boot with a hole in the toe', 'One tall laced boot stands in side view. A big toe sticks out through a hole at its tip.', 'The boot is scribbled full, with a ribbed cuff and crossed laces. The toe has a nail, is much too big, and seems to be cold.'],
    fr: ['Botte', 'Une seule botte trouée au bout', 'Une grande botte à lacets est vue de profil. Un gros orteil sort par un trou, tout au bout.', 'La botte est toute gribouillée, avec un revers côtelé et des lacets croisés. L’orteil a un ongle, il est bien trop gros et semble avoir froid.'],
    draw(h) {
      h.curve('50 16, 49 34, 47 48, 38 56, 24 59', { width: 1.2 }).line('86 16, 89 86', { width: 1.2 }).curve('0 76, -3 82, -2 87', { width: 1.2 });
      h.loop('46 3, 68 1, 89 3, 91 15, 68 17, 46 15', { width: 1.1 }).line('54 4, 54 15', { width: 0.7 }).line('62 3, 62 15', { width: 0.7 }).line('70 3, 70 15', { width: 0.7 }).line('78 4, 78 15', { width: 0.7 });
      h.scribble('52 19, 85 19, 88 84, 0 84, 0 78, 12 80, 22 74, 24 62, 38 58, 49 50, 51 34', { gap: 2, press: 0.95 });
      h.line('-4 89, 92 89', { width: 1.5, press: 1.1 }).line('-3 95, 62 95, 64 104, 92 104, 92 90', { width: 1.2 });
      h.loop('16 76, 2 78, -12 74, -19 65, -15 56, -4 53, 10 58, 20 66', { width: 1.2 }).curve('-18 66, -10 67, -7 60, -12 55', { width: 0.8 });
      h.rub('50 26, 66 32', { width: 1.3 }).rub('50 38, 66 44', { width: 1.3 }).rub('66 24, 52 36', { width: 1.3 }).rub('66 36, 50 48', { width: 1.3 });
    },
  },
  {
    id: 'sc-77',
    en: ['Umbrella', 'An umbrella turned inside out', 'The wind has turned an umbrella inside out: its cloth stands up like a bowl, and the ribs stick out at the top.', 'One rib has come loose and hangs down. It rains all the same, from the left.'],
    fr: ['Parapluie', 'Un parapluie retourné par le vent', 'Le vent a retourné un parapluie : sa toile se dresse comme un bol, et les baleines dépassent en haut.', 'Une baleine s’est décrochée et pend. Il pleut quand même, depuis la gauche.'],
    draw(h) {
      h.curve('50 58, 28 54, 12 40, 4 18', { width: 1.2 }).curve('50 58, 72 54, 88 40, 97 18', { width: 1.2 });
      h.curve('4 18, 14 27, 26 10', { width: 1.1 }).curve('26 10, 38 22, 50 8', { width: 1.1 }).curve('50 8, 62 22, 75 10', { width: 1.1 }).curve('75 10, 86 27, 97 18', { width: 1.1 });
      h.curve('50 58, 34 38, 25 4').curve('50 58, 51 34, 50 1').curve('50 58, 66 38, 76 4').line('4 18, 1 9').line('97 18, 100 9');
      h.shade('48 54, 30 51, 14 38, 8 25, 18 24, 26 16, 34 38', { gap: 2, press: 0.95 }).shade('52 54, 52 36, 52 14, 62 23, 72 16, 66 38', { gap: 2, press: 0.95, angle: 0.7 });
      h.line('50 58, 51 88', { width: 1.5 }).curve('51 86, 52 96, 60 101, 69 97, 70 88', { width: 1.6 });
      h.curve('72 54, 80 60, 79 70').line('12 56, 18 66', { width: 0.9 }).line('26 66, 32 76', { width: 0.9 }).line('8 76, 14 86', { width: 0.9 }).line('30 88, 36 98', { width: 0.9 }).line('90 56, 95 65', { width: 0.9 }).line('84 80, 90 90', { width: 0.9 });
    },
  },
  {
    id: 'sc-72',
    en: ['Mask', 'A half mask on a stick', 'A scribbled half mask with two empty eye holes is held up by a stick on one side.', 'Three feathers rise from the other side, and a ribbon flutters from the stick. Nobody looks through the holes.'],
    fr: ['Masque', 'Un demi-masque au bout d’un bâton', 'Un demi-masque gribouillé, aux deux trous vides pour les yeux, tient sur un bâton fixé d’un côté.', 'Trois plumes se dressent de l’autre côté, et un ruban flotte au bâton. Personne ne regarde par les trous.'],
    draw(h) {
      h.loop('2 42, 16 33, 34 37, 50 43, 66 37, 84 33, 98 40, 97 55, 88 69, 74 74, 60 68, 50 59, 40 68, 26 74, 12 69, 3 56', { width: 1.1 });
      h.scribble('5 43, 16 36, 34 40, 50 46, 66 40, 84 36, 95 42, 94 55, 86 66, 74 71, 61 65, 50 56, 39 65, 26 71, 14 66, 6 56, 10 53, 20 44, 31 43, 42 53, 58 52, 69 44, 80 44, 91 54, 82 62, 69 62, 58 52, 42 53, 33 63, 20 63, 10 53, 6 56', { gap: 1.8, press: 1 });
      h.loop('12 53, 21 46, 31 45, 40 53, 32 61, 21 61', { width: 0.7 }).loop('60 52, 70 46, 80 46, 89 54, 81 60, 70 60', { width: 0.7 });
      h.line('89 66, 74 110', { width: 1.7 }).curve('88 70, 97 75, 95 86, 103 94, 101 104', { width: 0.9 });
      const feather = (x: number, y: number, wide: number): void => {
        h.loop(`16 33, ${x - wide} ${y + 12}, ${x} ${y}, ${x + wide} ${y + 12}`).line(`16 33, ${x} ${y + 6}`, { width: 0.7 });
      };
      feather(-2, 6, 6);
      feather(18, -2, 7);
      feather(40, 5, 7);
    },
  },
]);
