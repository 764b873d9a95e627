import { stands } from './_stand.ts';

export default stands('rebels', [
  {
    id: 'pinocchio', // his nose, with a leaf on it
    en: 'Pinocchio',
    fr: 'Pinocchio',
    draw(h) {
      h.ring(35, 54, 21, 20).dot(27, 49, 1.7).dot(41, 48, 1.7).curve('26 62, 33 67, 42 64');
      h.line('55 48, 91 39, 56 57').scribble('56 49, 89 40, 57 56', { gap: 1.5, press: 1 });
      h.line('10 38, 27 2, 58 35, 10 38', { width: 1.1 }).scribble('13 36, 27 7, 55 34', { gap: 2.3 }).curve('43 20, 56 16, 60 5');
      h.line('26 75, 17 100').line('46 74, 58 100').line('25 76, 36 84, 48 75').dot(37, 93, 1.6);
    },
  },
  {
    id: 'grandma-dorothy', // her bun, and her glasses
    en: 'Grandma Dorothy',
    fr: 'Mamie Dorothy',
    draw(h) {
      h.ring(50, 11, 15, 11).blot(50, 11, 13, 9.5, { gap: 1.8, press: 1 });
      h.ring(50, 56, 32, 31).curve('20 46, 34 40, 50 27, 66 40, 81 47');
      h.ring(37, 56, 11, 10).ring(64, 56, 11, 10).dot(37, 57, 1.4).dot(64, 57, 1.4).curve('39 75, 50 79, 62 74');
      h.curve('26 84, 16 90, 10 100').curve('74 84, 85 90, 91 100').line('38 90, 50 98, 62 90');
    },
  },
  {
    id: 'cranky', // a cap that hangs down, and a beard
    en: 'Cranky',
    fr: 'Ronchon',
    draw(h) {
      h.line('10 38, 18 16, 6 2, 36 10, 55 38').scribble('14 36, 22 16, 14 6, 35 13, 51 36', { gap: 1.9, press: 0.9 });
      h.line('17 43, 29 48', { width: 1.2 }).line('50 42, 38 48', { width: 1.2 }).dot(25, 51, 1.2).dot(43, 51, 1.2).ring(34, 57, 6.5, 6);
      h.curve('10 40, 5 62, 14 86, 33 101, 52 86, 60 62, 55 40');
      h.curve('17 68, 26 64, 34 68, 43 64, 51 68').line('24 76, 27 86').line('34 76, 34 91').line('45 76, 42 86');
      h.line('77 22, 76 100', { width: 1.2 }).shade('58 38, 66 27, 77 22, 87 26, 94 39, 86 33, 77 31, 67 33', { gap: 1.5, press: 1.1 });
    },
  },
  {
    id: 'little-match-girl', // a burning match
    en: 'Little Match Girl',
    fr: 'Petite Fille aux allumettes',
    draw(h) {
      h.curve('16 60, 13 36, 20 18, 34 12, 48 18, 56 38, 52 60').ring(34, 40, 12.5, 14).dot(29, 39, 1.2).dot(39, 39, 1.2).arc(34, 44, 4, 3, 0.3, 2.8, { width: 0.8 });
      h.line('22 61, 10 100, 60 100, 48 61').line('18 61, 52 61').scribble('24 64, 14 97, 56 97, 46 64', { gap: 3.2 });
      h.line('49 70, 70 76').line('72 88, 75 48', { width: 0.8 });
      h.loop('75 49, 64 38, 70 24, 75 4, 82 22, 87 38').shade('75 47, 67 38, 72 26, 75 10, 80 24, 84 37', { gap: 1.6, press: 1 });
      h.line('60 22, 54 16', { width: 0.8 }).line('63 8, 59 0', { width: 0.8 }).line('87 10, 91 2', { width: 0.8 });
    },
  },
  {
    id: 'alice', // her bow
    en: 'Alice',
    fr: 'Alice',
    draw(h) {
      h.line('50 14, 27 2, 29 26, 50 14, 74 3, 72 26, 50 14').scribble('48 14, 29 5, 31 23', { gap: 1.6, press: 1 }).scribble('53 14, 71 6, 70 23', { gap: 1.6, press: 1 });
      h.ring(50, 42, 20, 19).dot(43, 40, 1.5).dot(58, 40, 1.5).arc(50, 46, 7, 6, 0.3, 2.8);
      h.curve('32 30, 20 46, 24 66, 16 76').curve('69 30, 81 46, 76 64, 86 74').curve('34 34, 44 28, 50 22').curve('66 34, 58 28, 50 22');
      h.line('42 62, 22 98, 80 98, 59 62').line('37 76, 64 76').line('44 76, 42 97').line('57 76, 59 97');
    },
  },
  {
    id: 'tin-man', // a funnel for a hat, and a heart
    en: 'Tin Man',
    fr: 'Homme de fer-blanc',
    draw(h) {
      h.line('52 0, 51 14', { width: 2 }).line('49 12, 42 22, 27 31, 76 31, 61 22, 54 12').scribble('50 13, 43 23, 31 29, 72 29, 60 23, 53 13', { gap: 1.6, press: 1 });
      h.line('31 32, 30 67, 71 67, 70 32').ring(41, 44, 5.5).ring(60, 44, 5).line('38 58, 63 58').line('44 55, 44 61').line('51 55, 51 61').line('57 55, 57 61');
      h.line('28 45, 22 45, 22 54, 28 54').line('73 45, 79 45, 79 54, 73 54');
      h.line('14 100, 17 75, 84 75, 87 100').shade('50 98, 38 87, 43 81, 50 86, 57 81, 62 87', { gap: 1.5, press: 1.05 });
    },
  },
  {
    id: 'scarecrow', // arms of straw
    en: 'Scarecrow',
    fr: 'Épouvantail',
    draw(h) {
      h.line('24 25, 80 21', { width: 1.3 }).line('34 24, 43 0, 61 2, 67 22').scribble('37 22, 45 3, 59 4, 64 21', { gap: 2.2 });
      h.curve('32 25, 30 44, 40 57, 52 59, 64 55, 70 43, 68 24');
      h.line('38 32, 46 39').line('46 32, 38 39').line('56 32, 64 39').line('64 32, 56 39').line('40 49, 62 48').line('46 46, 46 52').line('55 45, 55 51');
      h.line('22 67, 80 65').line('22 77, 36 77, 33 103').line('80 76, 66 76, 68 103').line('33 103, 68 103').scribble('45 84, 60 83, 60 95, 46 95', { gap: 1.8 });
      h.line('22 69, 13 60').line('21 72, 9 72').line('22 76, 12 84').line('80 67, 89 59').line('81 71, 93 71').line('80 75, 90 83');
    },
  },
]);
