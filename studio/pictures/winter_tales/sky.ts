import { family } from '../../src/crayon/doodle.ts';

export default family('sky', [
  {
    id: 'sc-34',
    en: ['Cloud', 'A frowning cloud', 'A cloud with a bumpy outline frowns.', 'Its brows slope towards each other, and its belly is scribbled full. No drop is falling yet.'],
    fr: ['Nuage', 'Un nuage renfrogné', 'Un nuage au contour tout en bosses fronce les sourcils.', 'Ses sourcils penchent l’un vers l’autre et son ventre est gribouillé. Aucune goutte ne tombe encore.'],
    draw(h) {
      h.arc(15, 60, 14, 12, 1.5, 4.5).arc(28, 41, 15, 15, 2.7, 5.3).arc(51, 33, 19, 19, 3.3, 6.1).arc(76, 43, 15, 15, 4.3, 7).arc(87, 60, 13, 12, -1.3, 1.7);
      h.arc(70, 70, 15, 11, 0.1, 2.3).arc(47, 72, 14, 12, 0.5, 2.7).arc(26, 70, 14, 11, 0.7, 2.8);
      h.shade('12 64, 30 67, 60 68, 90 63, 84 72, 66 77, 44 79, 20 76', { gap: 3.2, angle: -0.5, press: 0.62 });
      h.dot(40, 45, 2.6).dot(62, 44, 2.6).line('30 34, 44 39', { press: 1.2, width: 1.2 }).line('71 33, 58 38', { press: 1.2, width: 1.2 });
      h.curve('40 61, 45 55, 52 53, 58 55, 63 61', { press: 1.2, width: 1.1 });
    },
  },
  {
    id: 'sc-32',
    en: ['Moon', 'A crescent moon with its eye closed', 'A crescent moon sleeps: its one eye is closed, and its lashes are long.', 'Its nose and lips stick out into the night. The whole back is scribbled full, like a thick blanket.'],
    fr: ['Lune', 'Un croissant de lune à l’œil fermé', 'Un croissant de lune dort : son œil unique est fermé et ses cils sont longs.', 'Son nez et ses lèvres dépassent dans la nuit. Tout le dos est gribouillé, comme une grosse couverture.'],
    draw(h) {
      h.curve('74 4, 50 2, 24 14, 10 36, 8 58, 18 80, 38 95, 62 98, 82 92', { width: 1.3 });
      h.curve('74 4, 62 10, 54 22, 52 34, 56 42, 67 50, 56 54, 54 58, 60 62, 56 67, 58 76, 68 86, 82 92', { width: 1.2 });
      h.shade('66 5, 50 5, 28 15, 14 36, 12 58, 20 77, 36 90, 58 95, 34 82, 25 66, 23 46, 32 24, 46 12', { gap: 2, press: 0.85, angle: 0.6 });
      h.arc(42, 42, 8, 6, 0.1, 3, { width: 1.2, press: 1.2 }).line('35 47, 31 52', { width: 0.9 }).line('41 49, 40 55', { width: 0.9 }).line('47 47, 50 52', { width: 0.9 });
      h.curve('56 67, 49 69, 44 66', { width: 0.9 });
    },
  },
  {
    id: 'sc-33',
    en: ['Star', 'A star drawn in a single line', 'One five-pointed star is drawn in a single line that crosses itself.', 'The middle is filled in. The line did not stop in time and shoots out past the first point.'],
    fr: ['Étoile', 'Une étoile dessinée d’un seul trait', 'Une étoile à cinq branches est dessinée d’un seul trait qui se croise.', 'Le milieu est rempli. Le trait ne s’est pas arrêté à temps et dépasse la première pointe.'],
    draw(h) {
      h.curve('20 97, 20 97, 52 3, 52 3, 78 96, 78 96, 3 36, 3 36, 98 38, 98 38, 15 96, 5 103', { width: 1.5, press: 1.1 });
      h.scribble('42 38, 62 38, 68 57, 50 70, 33 58', { gap: 1.9, press: 0.95 });
    },
  },
  {
    id: 'sc-35',
    en: ['Rain', 'Rain falling into an open hand', 'Rain falls in slanting strokes on an upturned hand that comes out of a sleeve.', 'The thumb sits so far back that it almost belongs to the sleeve. So far, one stroke of rain has reached the fingers.'],
    fr: ['Pluie', 'La pluie tombe dans une main ouverte', 'La pluie tombe en traits obliques sur une main tendue, paume en haut, qui sort d’une manche.', 'Le pouce est placé si loin qu’il appartient presque à la manche. Pour l’instant, un seul trait de pluie a touché les doigts.'],
    draw(h) {
      for (const [x, y] of [[18, 0], [38, 4], [58, 0], [78, 5], [98, 0], [8, 22], [28, 26], [48, 22], [68, 27], [90, 22], [18, 44], [58, 44], [38, 48]] as const) h.line(`${x} ${y}, ${x - 7} ${y + 15}`, { width: 1.3 });
      h.curve('80 74, 72 66, 70 56, 74 50, 80 54, 82 64, 90 70');
      h.curve('80 74, 66 78, 52 77, 42 74, 22 66, 12 62, 8 66, 12 71, 30 78').curve('30 78, 10 74, 4 77, 6 82, 30 84').curve('30 84, 12 83, 7 87, 11 91, 34 90').curve('34 90, 20 91, 17 95, 22 98, 46 98, 66 98, 84 92');
      h.line('82 68, 98 60, 106 84, 90 98, 82 68').scribble('84 69, 97 62, 104 84, 91 95', { gap: 1.9, press: 0.95 });
    },
  },
  {
    id: 'sc-37',
    en: ['Snowflake', 'A snowflake with six arms', 'A snowflake is a star of six arms, and every arm has little branches.', 'The middle is a scribbled ball. On the top arm, one pair of branches points the wrong way.'],
    fr: ['Flocon', 'Un flocon à six branches', 'Un flocon est une étoile à six bras, et chaque bras porte de petites branches.', 'Le milieu est une boule gribouillée. Sur le bras du haut, une paire de petites branches pointe du mauvais côté.'],
    draw(h) {
      for (let i = 0; i < 6; i++) {
        const turn = 0.32 + i * 1.047;
        const at = (far: number, side: number): string => `${50 + far * Math.cos(turn + side)} ${50 + far * Math.sin(turn + side)}`;
        const [near, tip] = i === 4 ? [6, -6] : [0, 0];
        h.line(`${at(6, 0)}, ${at(48, 0)}`, { width: 1.4 });
        h.line(`${at(26 + near * 2, 0)}, ${at(37 + tip * 2, 0.36)}`).line(`${at(26 + near * 2, 0)}, ${at(37 + tip * 2, -0.36)}`);
        h.line(`${at(37, 0)}, ${at(45, 0.2)}`).line(`${at(37, 0)}, ${at(45, -0.2)}`);
      }
      h.blot(50, 50, 8, 8, { gap: 1.7, press: 1 });
    },
  },
  {
    id: 'sc-02',
    en: ['Dots', 'Dots of all sizes', 'Dots are scattered over the paper, and no two are the same size.', 'The largest was scribbled full and ringed. The smallest is hardly more than a touch of the crayon.'],
    fr: ['Points', 'Des points de toutes les tailles', 'Des points sont éparpillés sur le papier, et il n’y en a pas deux de la même taille.', 'Le plus gros a été rempli puis entouré. Le plus petit est à peine une touche du crayon.'],
    draw(h) {
      h.blot(70, 66, 19, 18, { gap: 2, press: 0.9 }).ring(70, 66, 18, 18);
      h.blot(26, 22, 12, 12, { gap: 1.8, press: 1 }).blot(24, 80, 9, 9, { gap: 1.7, press: 1 }).blot(78, 18, 7, 7, { gap: 1.6, press: 1 });
      h.dot(50, 40, 4.6).dot(8, 52, 3.6).dot(54, 94, 2.8).dot(96, 40, 2.2).dot(52, 8, 1.6).dot(30, 56, 1.1).dot(95, 92, 0.6).dot(4, 96, 0.2, { width: 0.8 }).dot(40, 68, 0.1, { width: 0.5 });
    },
  },
]);
