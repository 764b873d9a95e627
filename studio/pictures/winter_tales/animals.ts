import { family } from '../../src/crayon/doodle.ts';

export default family('animals', [
  {
    id: 'sc-60',
    en: ['Dog', 'A dog with a wagging tail', 'A dog stands in side view, its tongue out, and its tail is a blur.', 'The ear and a patch on the back are scribbled full. The tail has been drawn five times, because it never kept still.'],
    fr: ['Chien', 'Un chien qui remue la queue', 'Un chien se tient de profil, la langue dehors ; sa queue est toute floue.', 'L’oreille et une tache sur le dos sont toutes gribouillées. La queue a été dessinée cinq fois : elle ne tenait pas en place.'],
    draw(h) {
      h.curve('44 40, 34 45, 20 45, 9 42, 5 35, 10 30, 20 28, 25 17, 36 11, 47 17, 50 30');
      h.blot(7, 33, 4.5, 4, { gap: 1.6, press: 1 }).dot(28, 24, 2).curve('9 41, 17 40, 24 36');
      h.loop('15 45, 13 53, 18 57, 23 53, 22 45').line('18 46, 18 52', { width: 0.7 });
      h.loop('39 13, 49 13, 56 24, 56 40, 49 45, 44 34, 42 23').shade('39 14, 49 14, 55 24, 55 39, 49 43, 45 34', { gap: 2 });
      h.curve('54 35, 66 38, 78 37, 86 44, 87 54, 84 64').curve('36 46, 35 58, 42 66, 60 67, 76 66, 84 64');
      h.line('38 62, 36 88, 28 89').line('47 67, 47 89, 39 90').line('73 66, 76 89, 68 90').line('84 62, 87 87, 80 89');
      h.shade('62 39, 74 38, 80 44, 74 51, 64 49', { gap: 2.4 });
      h.curve('86 45, 93 37, 94 24').curve('86 45, 96 40, 102 31').curve('86 45, 98 46, 106 42', { press: 0.7 });
      h.curve('86 45, 90 32, 86 19', { press: 0.7 }).curve('86 45, 92 35, 100 25', { press: 0.65 });
      h.curve('96 13, 104 19, 109 28', { press: 0.7, width: 0.8 }).curve('80 13, 86 10, 92 11', { press: 0.7, width: 0.8 });
    },
  },
  {
    id: 'sc-54',
    en: ['Mouse', 'A tiny mouse beside an enormous cheese', 'A tiny mouse with big round ears sits beside a piece of cheese that is far bigger than it is.', 'The mouse is scribbled full, and its tail is as long as itself. It looks at the cheese and does not know where to begin.'],
    fr: ['Souris', 'Une toute petite souris près d’un énorme fromage', 'Une toute petite souris aux grandes oreilles rondes est assise près d’un fromage bien plus gros qu’elle.', 'La souris est toute gribouillée, et sa queue est aussi longue qu’elle. Elle regarde le fromage et ne sait par où commencer.'],
    draw(h) {
      h.line('43 40, 98 -6, 122 20, 43 40', { width: 1.2 }).line('43 41, 44 94, 66 94', { width: 1.2 }).arc(73, 94, 7, 7, 3.1, 6.3).line('80 94, 121 92, 121 74', { width: 1.2 }).arc(122, 66, 8, 8, 1.6, 4.7).line('121 58, 122 21', { width: 1.2 });
      h.ring(59, 64, 9, 9).ring(88, 50, 10, 9).ring(98, 77, 7, 7).ring(70, 48, 3, 3, { width: 0.8 }).ring(97, 11, 8, 5.5).ring(75, 24, 5, 3.5, { width: 0.9 });
      h.shade('-3 91, -5 77, 1 66, 11 63, 20 67, 28 75, 36 80, 27 85, 22 92, 8 93', { gap: 1.5, press: 1.05, width: 0.8 });
      h.ring(3, 55, 9, 9.5, { width: 0.95 }).ring(20, 54, 8.5, 9, { width: 0.95 });
      h.rub('18 73, 19 74', { width: 1.6, press: 1.3 }).dot(18.8, 73.6, 0.5, { width: 0.6 });
      h.curve('-3 89, -11 92, -17 86, -15 76, -9 71, -12 62, -18 57', { width: 0.95 });
      h.curve('-16 96, 20 96, 60 97, 124 95', { press: 0.8 });
    },
  },
  {
    id: 'sc-55',
    en: ['Fish', 'A fish with a surprised eye', 'A round fish in side view has one huge surprised eye and a small round mouth.', 'Tail and back fin are scribbled full. Three bubbles rise from the mouth, as if it had just said oh.'],
    fr: ['Poisson', 'Un poisson à l’œil étonné', 'Un poisson tout rond, de profil, a un énorme œil étonné et une petite bouche ronde.', 'La queue et la nageoire du dos sont toutes gribouillées. Trois bulles montent de la bouche, comme s’il venait de dire oh.'],
    draw(h) {
      h.curve('11 53, 17 37, 32 27, 50 26, 66 36, 80 56', { width: 1.15 }).curve('11 64, 18 80, 36 90, 54 86, 68 74, 80 56', { width: 1.15 }).ring(10, 58.5, 4.5, 6);
      h.ring(34, 48, 13.5, 13.5).dot(33, 48, 2.8).arc(34, 47, 19, 19, -2.2, -1.2, { width: 0.9 });
      h.line('80 55, 101 32, 96 55, 102 80, 80 57').scribble('81 56, 100 35, 95 55, 100 77', { gap: 1.9, press: 0.95 });
      h.curve('40 26, 47 11, 63 12, 66 34').shade('42 25, 48 13, 62 14, 65 32, 53 26', { gap: 2, press: 0.95 });
      h.arc(53, 47, 5, 5.5, -1.3, 1.3, { width: 0.8 }).arc(53, 64, 5, 5.5, -1.3, 1.3, { width: 0.8 }).arc(64, 55, 5, 5.5, -1.3, 1.3, { width: 0.8 }).arc(42, 75, 5, 5.5, -1.3, 1.3, { width: 0.8 });
      h.ring(4, 40, 3.8, 3.8, { width: 0.8 }).ring(12, 25, 3, 3, { width: 0.8 }).ring(7, 10, 5.5, 5.5, { width: 0.9 });
    },
  },
  {
    id: 'sc-57',
    en: ['Spider', 'A spider with eight hairy legs', 'A ball with two big eyes stands on eight bent legs, and every leg is hairy.', 'The ball is scribbled full, round and round. The eyes look in different directions, so that it sees all its feet.'],
    fr: ['Araignée', 'Une araignée à huit pattes poilues', 'Une boule aux deux gros yeux se tient sur huit pattes coudées, et chaque patte a des poils.', 'La boule est toute gribouillée, en tournant. Les yeux regardent de deux côtés à la fois, pour surveiller toutes les pattes.'],
    draw(h) {
      h.blot(50, 58, 20, 19, { gap: 1.9, press: 0.95 }).ring(50, 58, 21, 20).spiral(50, 58, 19, 4, { press: 0.9 });
      h.ring(42, 33, 7, 7.5, { width: 0.9 }).ring(58, 32, 8, 8, { width: 0.9 }).dot(39.5, 34, 1.5).dot(61, 30, 1.5);
      const legs = [
        [33, 46, 15, 18, 3, 34], [30, 54, 8, 40, -4, 60], [30, 63, 11, 62, 2, 83], [36, 73, 22, 80, 17, 99],
        [67, 46, 85, 16, 98, 31], [71, 54, 93, 41, 104, 60], [70, 64, 90, 63, 98, 85], [63, 74, 78, 82, 83, 99],
      ] as const;
      for (const [x, y, kneeX, kneeY, footX, footY] of legs) {
        h.line(`${x} ${y}, ${kneeX} ${kneeY}, ${footX} ${footY}`, { width: 1.05 });
        const out = x < 50 ? -1 : 1;
        for (const t of [0.25, 0.6]) {
          const [a, b] = [kneeX + (footX - kneeX) * t, kneeY + (footY - kneeY) * t];
          h.line(`${a} ${b}, ${a + out * 6} ${b - 2}`, { width: 0.6 });
        }
        for (const t of [0.55, 0.85]) {
          const [a, b] = [x + (kneeX - x) * t, y + (kneeY - y) * t];
          h.line(`${a} ${b}, ${a + out * 1} ${b - 6}`, { width: 0.6 });
        }
      }
    },
  },
  {
    id: 'sc-61',
    en: ['Horse', 'A horse with one leg too many', 'A horse in side view had five legs; the one in the middle has been rubbed out.', 'Mane and tail are scribbled full. Of the fifth leg a smear is left, and its hoof still shows a little.'],
    fr: ['Cheval', 'Un cheval avec une patte de trop', 'Un cheval de profil avait cinq pattes ; celle du milieu a été gommée.', 'La crinière et la queue sont toutes gribouillées. De la cinquième patte il reste une trace, et l’on devine encore son sabot.'],
    draw(h) {
      h.line('44 66, 44 92', { width: 1.4 }).blot(45, 94, 4, 3, { gap: 1.6, press: 1 });
      h.rub('40 68, 48 72, 41 77, 48 82, 41 87, 48 92, 41 97', { width: 1.9, press: 0.8 }).line('37 74, 52 79', { press: 0.35 }).line('37 86, 52 90', { press: 0.35 });
      h.curve('57 41, 44 45, 28 42, 17 43, 11 52, 14 64, 30 68, 52 68, 68 65, 75 55, 77 42, 80 33', { width: 1.1 });
      h.curve('72 9, 82 12, 92 22, 101 30, 101 37, 94 40, 86 35, 80 33', { width: 1.1 }).line('72 10, 74 -1, 80 10');
      h.dot(83, 19, 1.8).dot(97, 32, 0.7).curve('99 38, 93 36, 90 33', { width: 0.7 });
      h.shade('54 44, 55 30, 60 16, 68 5, 75 8, 72 18, 68 30, 64 44', { gap: 1.7, press: 1 }).line('56 32, 50 28', { width: 0.9 }).line('60 20, 54 15', { width: 0.9 }).line('66 9, 61 3', { width: 0.9 }).line('54 41, 48 38', { width: 0.9 });
      h.line('17 64, 15 92', { width: 1.5 }).line('29 68, 30 92', { width: 1.5 }).line('58 68, 57 92', { width: 1.5 }).line('71 63, 73 92', { width: 1.5 });
      for (const x of [16, 31, 58, 74]) h.blot(x, 94.5, 4.5, 3.2, { gap: 1.5, press: 1.05 });
      h.shade('14 45, 4 48, -2 58, -4 74, -1 86, 4 78, 5 64, 10 55', { gap: 1.7, press: 1 }).curve('-2 70, -7 80, -6 90', { width: 0.8 });
    },
  },
]);
