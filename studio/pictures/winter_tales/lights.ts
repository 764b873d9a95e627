import { family } from '../../src/crayon/doodle.ts';

export default family('lights', [
  {
    id: 'sc-26',
    en: ['Candle', 'A melting candle in its dish', 'A fat candle with a big drop of fire on top melts into its dish.', 'The wax runs down in long tears, and one of them has already reached the dish. The flame is almost as large as the candle.'],
    fr: ['Bougie', 'Une bougie qui fond dans son bougeoir', 'Une grosse bougie, coiffée d’une grande goutte de feu, fond dans son bougeoir.', 'La cire coule en longues larmes, et l’une d’elles a déjà atteint le bougeoir. La flamme est presque aussi grande que la bougie.'],
    draw(h) {
      h.loop('45 -2, 55 12, 58 22, 53 31, 45 33, 37 31, 33 22, 37 12', { width: 1.2 }).shade('45 5, 53 16, 54 23, 50 29, 45 30, 40 29, 36 23, 38 15', { gap: 1.8, press: 1 }).line('45 30, 45 42', { width: 1.1 });
      h.curve('27 46, 36 42, 45 45, 55 42, 64 46', { width: 1.1 }).line('28 60, 28 84', { width: 1.1 }).line('63 72, 63 84', { width: 1.1 });
      h.curve('27 46, 22 54, 24 62, 29 60, 32 52, 35 54, 36 66, 41 67, 42 54, 47 52, 51 54, 52 60, 56 60, 57 52, 60 56, 60 78, 66 79, 69 64, 64 46');
      h.loop('4 84, 24 81, 45 83, 68 81, 86 84, 76 96, 45 98, 14 96', { width: 1.2 }).ring(95, 86, 9, 8, { width: 1.3 });
    },
  },
  {
    id: 'sc-27',
    en: ['Match', 'A match with much too big a head', 'One burning match has a scribbled head that is much too big. Below lies an open matchbox.', 'The head has become larger than the drawer of the box: it would never fit in again. The three matches in the box have ordinary heads.'],
    fr: ['Allumette', 'Une allumette à la tête trop grosse', 'Une allumette qui brûle a une tête gribouillée bien trop grosse. En bas, une boîte d’allumettes ouverte.', 'La tête est devenue plus grosse que le tiroir de la boîte : elle n’y rentrerait plus jamais. Les trois allumettes de la boîte ont une tête ordinaire.'],
    draw(h) {
      h.line('58 38, 0 94, 7 101, 65 46', { width: 1.1 }).line('0 94, 7 101');
      const head = '84 14, 88 26, 81 41, 66 49, 55 46, 52 34, 58 21, 71 12';
      h.loop(head).shade(head, { gap: 1.7, press: 1.05, angle: 0.5 }).curve('50 30, 62 51, 57 18, 80 46, 70 9, 90 32, 80 9', { width: 0.8 });
      h.curve('46 42, 39 26, 44 8, 60 -3, 76 -8, 98 -24, 96 -8, 105 8, 104 28, 96 44, 82 54', { width: 1.2 }).curve('74 5, 84 1, 90 -6', { width: 0.9 });
      h.line('74 72, 110 72, 110 104, 74 104, 74 72', { width: 1.1 }).scribble('77 92, 108 92, 108 102, 77 102', { gap: 1.7, press: 0.95 });
      h.line('74 75, 46 75, 46 101, 74 101', { width: 1 }).line('54 81, 73 81', { width: 0.8 }).line('54 88, 73 88', { width: 0.8 }).line('54 95, 73 95', { width: 0.8 }).dot(53, 81, 1.7).dot(53, 88, 1.7).dot(53, 95, 1.7);
    },
  },
  {
    id: 'sc-28',
    en: ['Lantern', 'A lantern like a little house of glass', 'A lantern hangs from a ring. It is a little house of glass with a roof, a flame inside and rays on both sides.', 'The rays shine straight through the panes. There is a roof and there are walls, but nobody thought of a door.'],
    fr: ['Lanterne', 'Une lanterne comme une maison de verre', 'Une lanterne pend à un anneau. C’est une petite maison de verre avec un toit, une flamme dedans et des rayons des deux côtés.', 'Les rayons passent tout droit à travers les vitres. Il y a un toit et des murs, mais personne n’a pensé à la porte.'],
    draw(h) {
      h.ring(50, 9, 9, 9, { width: 1.2 });
      h.line('24 44, 42 20, 58 20, 76 44, 24 44', { width: 1.1 }).scribble('27 43, 43 22, 57 22, 73 43', { gap: 1.9, press: 0.95 });
      h.line('29 45, 31 88', { width: 1.2 }).line('71 45, 69 88', { width: 1.2 }).line('22 89, 78 89', { width: 1.6 }).line('27 97, 73 97', { width: 1.6 }).line('23 89, 27 97').line('77 89, 73 97');
      h.loop('50 50, 57 62, 56 70, 50 74, 44 70, 43 62').shade('50 56, 54 64, 50 72, 46 65', { gap: 1.6, press: 1 }).line('50 75, 50 87', { width: 2.2 });
      h.rays(50, 66, 30, 46, 5, { start: -0.8, end: 0.4, width: 1.4 }).rays(50, 66, 30, 46, 5, { start: 2.74, end: 3.95, width: 1.4 });
    },
  },
  {
    id: 'sc-29',
    en: ['Fire', 'A fire on crossed sticks', 'Pointed flames blaze over two crossed sticks.', 'The middle flame is the tallest and has a heart scribbled full. The sticks are as fat as trees and do not burn at all.'],
    fr: ['Feu', 'Un feu sur des bâtons croisés', 'Des flammes pointues s’élèvent au-dessus de deux bâtons croisés.', 'La flamme du milieu est la plus haute et a le cœur tout gribouillé. Les bâtons sont gros comme des troncs et ne brûlent pas du tout.'],
    draw(h) {
      h.curve('20 76, 8 64, 4 48, 8 32, 8 32, 20 44, 24 50, 26 34, 34 16, 48 -2, 48 -2, 54 16, 64 26, 68 42, 76 34, 82 20, 82 20, 94 42, 96 58, 90 70, 80 76', { width: 1.2 });
      h.shade('49 22, 49 22, 53 40, 62 50, 64 62, 58 71, 47 74, 36 70, 33 60, 38 52, 44 40', { gap: 1.9, press: 0.95 });
      h.line('8 78, 90 98', { width: 2.6 }).line('92 78, 10 98', { width: 2.6 });
    },
  },
]);
