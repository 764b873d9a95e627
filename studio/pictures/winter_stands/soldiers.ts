import { stands } from './_stand.ts';

export default stands('soldiers', [
  {
    id: 'snow-white', // her crown, over hair scribbled full
    en: 'Snow White',
    fr: 'Blanche-Neige',
    draw(h) {
      h.line('30 27, 22 4, 38 14, 50 -3, 63 14, 79 4, 71 27, 30 27').scribble('32 25, 26 9, 39 18, 50 2, 62 18, 75 9, 69 25', { gap: 1.7, press: 1 });
      h.curve('30 31, 17 44, 15 62, 22 72, 31 66').curve('71 31, 84 44, 86 62, 79 72, 70 66').curve('31 50, 42 44, 50 34, 60 44, 70 50');
      h.curve('31 50, 33 66, 50 79, 68 66, 70 50').line('36 54, 45 55', { width: 0.8 }).line('65 54, 57 55', { width: 0.8 }).dot(41, 59, 1.2).dot(61, 59, 1.2).blot(51, 70, 3.6, 1.6, { gap: 1.5, press: 1.1 });
      h.line('44 80, 28 76, 16 100').line('58 80, 74 76, 86 100').line('36 79, 51 98, 66 79');
    },
  },
  {
    id: 'white-rabbit', // long ears, and the watch
    en: 'White Rabbit',
    fr: 'Lapin blanc',
    draw(h) {
      h.loop('34 42, 24 22, 28 2, 38 8, 44 38').loop('52 38, 54 10, 64 0, 70 14, 62 42').line('33 12, 38 32', { width: 1.4 }).line('62 12, 58 32', { width: 1.4 });
      h.ring(47, 57, 23, 19).dot(38, 51, 1.5).dot(56, 51, 1.5).dot(47, 58, 1.8).line('42 65, 42 77, 52 77, 52 65').line('40 65, 54 65').line('47 66, 47 76', { width: 0.7 });
      h.line('26 57, 11 54').line('26 63, 12 67').line('69 56, 82 52');
      h.curve('20 100, 24 84, 34 77').line('63 74, 66 78').ring(76, 86, 14, 14, { width: 1.1 }).line('76 86, 76 78').line('76 86, 82 89');
    },
  },
  {
    id: 'candlewick', // a donkey's ears and mouth
    en: 'Candlewick',
    fr: 'Lumignon',
    draw(h) {
      h.loop('38 34, 22 22, 14 -8, 28 -2, 45 24').loop('60 24, 74 -4, 90 -9, 84 18, 66 34').shade('37 29, 26 18, 20 -1, 29 6, 41 24', { gap: 1.7, press: 0.9 }).shade('64 25, 76 4, 84 -2, 79 16, 67 29', { gap: 1.7, press: 0.9 });
      h.line('46 26, 43 10').line('52 25, 53 8').line('57 26, 62 12');
      h.curve('38 34, 33 52, 35 64').curve('66 34, 70 52, 68 64').dot(44, 44, 1.8).dot(60, 44, 1.8);
      h.ring(51, 78, 22, 18).dot(43, 71, 1.6).dot(59, 71, 1.6).curve('36 79, 50 83, 66 79').line('45 83, 45 92, 57 92, 57 83').line('51 84, 51 91', { width: 0.8 });
    },
  },
  {
    id: 'fox-and-cat', // a pointed one above, and one with dark glasses
    en: 'The Fox & the Cat',
    fr: 'Renard & Chat',
    draw(h) {
      h.line('12 28, 12 0, 28 14, 44 14, 60 0, 60 28, 34 56, 12 28').scribble('14 22, 14 4, 25 15', { gap: 1.5, press: 1 }).scribble('47 15, 58 5, 58 22', { gap: 1.5, press: 1 });
      h.dot(27, 27, 1.6).dot(46, 27, 1.6).dot(35, 53, 2.4);
      h.line('16 40, 10 100').line('12 100, 38 100').scribble('19 52, 14 97, 36 97, 33 72, 26 56', { gap: 2.6 });
      h.ring(64, 78, 24, 20).line('46 66, 46 46, 58 58').line('71 58, 86 47, 84 67');
      h.blot(54, 75, 8, 6.5, { gap: 1.5, press: 1 }).blot(75, 75, 8, 6.5, { gap: 1.5, press: 1 }).line('52 71, 78 71').arc(64, 87, 6, 4, 0.2, 2.9);
    },
  },
  {
    id: 'mad-hatter', // a hat with its price
    en: 'Mad Hatter',
    fr: 'Chapelier fou',
    draw(h) {
      h.line('28 40, 22 2, 80 4, 73 40', { width: 1.1 }).line('10 41, 92 40', { width: 1.6 });
      h.scribble('28 38, 25 6, 54 6, 54 24, 72 26, 70 38', { gap: 2 }).line('56 8, 74 9, 72 23, 56 22, 56 8');
      h.curve('30 44, 30 60, 40 74, 50 77, 61 74, 71 60, 71 44').ring(41, 54, 6).dot(42, 55, 1).dot(61, 54, 1.8).curve('37 66, 46 71, 58 69, 65 62');
      h.line('27 46, 12 50').line('27 51, 14 60').line('28 56, 18 68').line('74 46, 89 50').line('74 51, 88 60').line('73 56, 83 67');
      h.shade('49 86, 34 78, 34 97', { gap: 1.6, press: 1 }).shade('52 86, 68 78, 68 97', { gap: 1.6, press: 1 });
    },
  },
  {
    id: 'wolf', // its teeth
    en: 'Wolf',
    fr: 'Loup',
    draw(h) {
      h.line('18 98, 16 46, 20 4, 36 24, 46 6, 54 30').curve('54 30, 70 36, 90 42, 92 50').line('92 50, 52 60').blot(90, 43, 5.5, 4.5, { gap: 1.5, press: 1.1 });
      h.line('52 60, 60 66, 64 58, 70 68, 74 56, 80 65, 86 53');
      h.line('48 62, 54 80, 84 84, 88 76').line('56 80, 62 72, 66 81, 72 73, 76 82').line('54 84, 50 98');
      h.line('36 34, 48 40', { width: 1.3 }).dot(44, 44, 1.6);
      h.scribble('20 96, 19 58, 34 56, 42 70, 46 96', { gap: 2.8 });
    },
  },
  {
    id: 'mangiafuoco', // a beard down to the ground
    en: 'Mangiafuoco',
    fr: 'Mangefeu',
    draw(h) {
      h.curve('30 22, 34 4, 50 0, 66 4, 70 22').line('16 23, 85 22', { width: 1.5 });
      h.line('32 31, 46 36', { width: 1.5 }).line('70 31, 56 36', { width: 1.5 }).dot(41, 41, 1.8).dot(60, 41, 1.8).curve('51 40, 46 49, 55 50');
      h.curve('28 24, 22 44, 12 66, 16 96').curve('73 24, 80 44, 90 66, 86 96').line('16 96, 30 88, 40 99, 50 88, 62 99, 72 88, 86 96');
      h.shade('26 44, 36 54, 50 53, 66 54, 76 44, 86 68, 84 90, 72 86, 62 95, 50 85, 40 95, 30 86, 18 92, 15 68', { gap: 2.3, press: 0.85 }).rub('41 65, 50 68, 61 64');
    },
  },
]);
