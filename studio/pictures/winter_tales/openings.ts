import { family } from '../../src/crayon/doodle.ts';

export default family('openings', [
  {
    id: 'sc-10',
    en: ['Door', 'A door with a knob much too large', 'A tall door stands shut behind a step; its knob is as big as a pumpkin.', 'The planks run from top to bottom and two hinges hold them. The knob had to be so large that it no longer fits on the door.'],
    fr: ['Porte', 'Une porte à la poignée bien trop grosse', 'Une grande porte est fermée derrière une marche ; sa poignée est grosse comme une citrouille.', 'Les planches vont du haut jusqu’en bas et deux charnières les tiennent. La poignée est si grosse qu’elle déborde de la porte.'],
    draw(h) {
      h.line('21 88, 21 14', { width: 1.3 }).curve('21 14, 31 4, 48 0, 65 3, 75 14', { width: 1.3 }).line('75 14, 75 88', { width: 1.3 });
      h.line('35 5, 35 87', { width: 0.8, press: 0.75 }).line('48 2, 48 87', { width: 0.8, press: 0.75 }).line('61 5, 61 33', { width: 0.8, press: 0.75 }).line('61 64, 61 87', { width: 0.8, press: 0.75 });
      h.ring(69, 48, 15, 14.5, { width: 1.1 }).blot(69, 48, 13.5, 13, { gap: 1.7, press: 1 });
      h.line('21 24, 43 24', { width: 1.8 }).line('21 72, 41 72', { width: 1.8 });
      h.line('6 89, 92 88, 94 98, 4 98, 6 89');
    },
  },
  {
    id: 'sc-11',
    en: ['Window', 'A window with curtains', 'A square window is cut in four by a cross; heavy curtains hang on both sides.', 'The curtains are tied in the middle, and one is longer than the other. The cross is a little too thick to see past.'],
    fr: ['Fenêtre', 'Une fenêtre avec des rideaux', 'Une fenêtre carrée est coupée en quatre par une croix ; de lourds rideaux pendent des deux côtés.', 'Les rideaux sont noués au milieu, et l’un est plus long que l’autre. La croix est un peu trop épaisse pour qu’on voie dehors.'],
    draw(h) {
      h.line('0 5, 100 4', { width: 1.5 }).dot(-1, 5, 2.6).dot(101, 4, 2.6);
      h.line('13 8, 14 90, 86 90, 87 8').line('50 8, 50 90', { width: 1.3 }).line('16 47, 84 47', { width: 1.3 });
      h.curve('38 7, 34 26, 25 42, 12 56').shade('4 8, 36 8, 31 26, 22 42, 11 54, 5 54', { gap: 1.9, angle: 1.25, press: 0.95 }).curve('4 6, 3 30, 5 56').curve('12 58, 18 74, 23 98, -3 99, 1 76, 5 58').scribble('6 60, 11 60, 16 76, 20 96, 0 97, 3 76', { gap: 3.2, angle: 1.4, press: 0.75 });
      h.curve('62 7, 67 24, 76 38, 88 50').shade('96 8, 64 8, 70 24, 79 38, 89 48, 95 48', { gap: 1.9, angle: 1.9, press: 0.95 }).curve('96 6, 97 30, 95 50').curve('88 52, 82 64, 78 80, 103 79, 99 66, 95 52').scribble('89 54, 94 54, 97 66, 100 77, 81 78, 84 66', { gap: 3.2, angle: 1.7, press: 0.75 });
      h.line('26 91, 96 91', { width: 1.8 });
    },
  },
  {
    id: 'sc-07',
    en: ['Keyhole', 'A big keyhole in its plate', 'A keyhole, a circle standing on a small skirt, sits in a metal plate.', 'The plate wants four screws: three are there, and one has been lost. The hole is scribbled as full as the crayon can.'],
    fr: ['Serrure', 'Un gros trou de serrure dans sa plaque', 'Un trou de serrure, un rond debout sur une petite jupe, est percé dans une plaque de métal.', 'La plaque demande quatre vis : trois sont là, et une s’est perdue. Le trou est gribouillé aussi fort que le crayon le peut.'],
    draw(h) {
      h.blot(50, 38, 18, 18, { gap: 1.6, press: 1.1 }).scribble('44 48, 56 48, 68 82, 32 82', { gap: 1.6, press: 1.1 });
      h.line('44 52, 31 83, 69 83, 56 52').ring(50, 38, 18, 18);
      h.curve('10 12, 18 2, 30 8, 50 2, 70 8, 82 2, 90 12, 84 28, 88 50, 84 72, 90 88, 82 98, 70 92, 50 98, 30 92, 18 98, 10 88, 16 72, 12 50, 16 28, 10 12', { width: 1.2 });
      h.ring(21, 14, 4.5, 4.5, { width: 0.8 }).line('18 17, 24 11', { width: 0.8 }).ring(79, 14, 4.5, 4.5, { width: 0.8 }).line('76 12, 82 16', { width: 0.8 }).ring(21, 86, 4.5, 4.5, { width: 0.8 }).line('21 82, 21 90', { width: 0.8 });
    },
  },
  {
    id: 'sc-24',
    en: ['Mirror', 'A mirror with only a smile in it', 'An oval mirror on a stand shows a wide smile with teeth, and nothing else of the face.', 'Two strokes are the gleam of the glass, and a small bow sits on top of the frame. Whoever looked in has gone, and the smile has stayed behind.'],
    fr: ['Miroir', 'Un miroir où il n’y a qu’un sourire', 'Un miroir ovale sur pied montre un large sourire plein de dents, et rien d’autre du visage.', 'Deux traits sont le reflet de la glace, et un petit nœud orne le haut du cadre. Celui qui se regardait est parti ; le sourire est resté.'],
    draw(h) {
      h.ring(50, 40, 28, 37, { width: 1.1 }).ring(50, 40, 35, 44, { width: 1.3 });
      h.line('8 24, 9 94', { width: 1.9, press: 1.1 }).line('92 24, 91 94', { width: 1.9, press: 1.1 }).dot(8, 21, 4).dot(92, 21, 4).line('9 41, 16 41', { width: 1.6 }).line('91 41, 84 41', { width: 1.6 });
      h.line('9 92, 91 93', { width: 1.5 }).curve('-4 106, 0 97, 9 93, 18 97, 22 106', { width: 1.4 }).curve('78 106, 82 97, 91 93, 100 97, 104 106', { width: 1.4 });
      h.curve('29 45, 39 50, 50 51, 61 50, 71 44', { width: 1.1 }).curve('29 45, 36 60, 50 66, 64 60, 71 44', { width: 1.1 }).line('40 51, 41 62', { width: 0.7 }).line('50 52, 50 65', { width: 0.7 }).line('60 51, 59 62', { width: 0.7 });
      h.line('32 33, 45 12', { width: 1.1 }).line('42 35, 57 11', { width: 1.1 }).curve('50 -5, 44 -14, 37 -12, 40 -4, 50 -4, 60 -5, 63 -13, 56 -15, 50 -5', { width: 1 });
    },
  },
  {
    id: 'sc-08',
    en: ['Bars', 'Prison bars with fingers around two', 'Two hands come from behind and hold on to two of five thick bars.', 'The prisoner’s two eyes look out on either side of the middle bar. One hand has four fingers, the other has five.'],
    fr: ['Barreaux', 'Des barreaux de prison et des doigts', 'Deux mains venues de derrière s’agrippent à deux des cinq gros barreaux.', 'Les deux yeux du prisonnier regardent de part et d’autre du barreau du milieu. Une main a quatre doigts, l’autre en a cinq.'],
    draw(h) {
      const bar = (x: number, from: number, to: number): unknown => h.line(`${x} ${from}, ${x} ${to}`, { width: 2.4, press: 1.1 });
      bar(3, 2, 98), bar(27, 2, 44), bar(27, 90, 98), bar(50, 2, 98), bar(74, 2, 41), bar(74, 92, 98), bar(98, 2, 98);
      h.line('-4 0, 106 0', { width: 1.3 }).line('-4 100, 106 100', { width: 1.3 });
      h.arc(50, 42, 20, 26, 2.2, 7.2, { width: 0.8, press: 0.8 }).dot(39, 36, 1.6).dot(60, 35, 1.6);
      const finger = (x: number, y: number, long: number): unknown => h.loop(`${x - long} ${y - 4}, ${x} ${y - 5}, ${x + long} ${y - 3}, ${x + long + 2} ${y + 1}, ${x + long} ${y + 4}, ${x} ${y + 4}, ${x - long} ${y + 4}, ${x - long - 1} ${y}`, { width: 0.95 });
      finger(27, 50, 6), finger(27, 60.5, 8), finger(27, 71, 8), finger(27, 81.5, 6);
      finger(74, 47, 6), finger(74, 57, 8), finger(74, 67, 9), finger(74, 77, 8), finger(74, 86, 5);
    },
  },
  {
    id: 'sc-19',
    en: ['Fence', 'A fence with a plank missing', 'A fence of pointed planks stands in the grass, and one plank is missing.', 'Only the two rails go across the gap, just wide enough for somebody small. The nail of the lost plank is still there.'],
    fr: ['Clôture', 'Une clôture où manque une planche', 'Une clôture de planches pointues est plantée dans l’herbe, et il manque une planche.', 'Seules les deux traverses franchissent le trou, juste assez large pour quelqu’un de petit. Le clou de la planche perdue est resté.'],
    draw(h) {
      const plank = (x: number, top: number, lean: number): unknown => h.line(`${x} 90, ${x + lean} ${top + 14}, ${x + 7 + lean} ${top}, ${x + 14 + lean} ${top + 14}, ${x + 14} 90`, { width: 1.05, press: 1.05 }).scribble(`${x + 1} 90, ${x + 1 + lean} ${top + 15}, ${x + 7 + lean} ${top + 3}, ${x + 13 + lean} ${top + 15}, ${x + 13} 90`, { gap: 3.6, angle: 1.4, press: 0.7 });
      plank(-24, 4, -2), plank(-2, -4, 0), plank(44, -10, 2), plank(67, 0, 2), plank(90, -6, 5);
      h.line('14 25, 44 23').line('14 34, 44 32').line('14 64, 43 65').line('14 73, 43 74').dot(29, 28.5, 1);
      for (const x of [-9, 60, 83]) h.line(`${x} 25, ${x + 6} 25`).line(`${x} 34, ${x + 6} 34`).line(`${x} 65, ${x + 6} 65`).line(`${x} 74, ${x + 6} 74`);
      for (const x of [-28, -7, 19, 33, 62, 86, 109]) h.line(`${x - 5} 88, ${x - 2} 97, ${x} 84, ${x + 3} 97, ${x + 7} 87`, { width: 0.85 });
    },
  },
  {
    id: 'sc-16',
    en: ['Ladder', 'A ladder with too many rungs', 'A long ladder of two poles leans against a wall and has far too many rungs.', 'The rungs are so close that no foot fits between them. Whoever counts them comes to fourteen, and then to fifteen.'],
    fr: ['Échelle', 'Une échelle avec trop d’échelons', 'Une longue échelle à deux montants est appuyée à un mur ; ses échelons sont beaucoup trop nombreux.', 'Ils sont si serrés qu’aucun pied n’y entre. Qui les compte en trouve quatorze, et puis quinze.'],
    draw(h) {
      h.line('0 95, 52 2', { width: 1.6, press: 1.15 }).line('32 98, 84 5', { width: 1.6, press: 1.15 });
      for (let i = 0; i < 14; i++) h.line(`${4 + i * 3.55} ${90 - i * 6.35}, ${34 + i * 3.55} ${92 - i * 6.35}`, { width: 0.8 });
      h.line('90 -2, 91 98', { width: 1.1 }).scribble('91 0, 101 0, 101 97, 92 97', { gap: 3, angle: -0.6, press: 0.8 }).line('-4 99, 104 99', { width: 1.1 });
    },
  },
  {
    id: 'sc-58',
    en: ['Web', 'A spider’s web, empty in the middle', 'A spider’s web is stretched in a corner, with threads from side to side and nothing in the middle.', 'The threads sag between the spokes. The owner is out; one wrapped parcel hangs there for later.'],
    fr: ['Toile', 'Une toile d’araignée au milieu vide', 'Une toile d’araignée est tendue dans un coin, avec des fils de bord à bord et rien au milieu.', 'Les fils se creusent entre les rayons. La maîtresse est sortie ; un petit paquet ficelé attend son retour.'],
    draw(h) {
      h.line('2 2, 98 2', { width: 2.4, press: 1.1 }).line('2 2, 2 98', { width: 2.4, press: 1.1 });
      const reach = [46, 60, 48, 62, 46, 62, 48, 62];
      const at = (i: number, part: number): string => `${52 + Math.cos(i * 0.785) * reach[i % 8]! * part} ${52 + Math.sin(i * 0.785) * reach[i % 8]! * part}`;
      for (let i = 0; i < 8; i++) h.line(`${at(i, 0.22)}, ${at(i, 1)}`, { width: 0.8 });
      for (const part of [0.24, 0.46, 0.68, 0.9]) for (let i = 0; i < 8; i++) h.curve(`${at(i, part)}, ${52 + Math.cos(i * 0.785 + 0.39) * 54 * part * 0.78} ${52 + Math.sin(i * 0.785 + 0.39) * 54 * part * 0.78}, ${at(i + 1, part)}`, { width: 0.75 });
      h.blot(74, 66, 5, 7, { gap: 1.5, press: 1.1 });
    },
  },
]);
