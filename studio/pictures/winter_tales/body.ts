import { family } from '../../src/crayon/doodle.ts';

export default family('body', [
  {
    id: 'sc-67',
    en: ['Skull', 'A skull with flowers for eyes', 'A skull has a flower in place of each eye.', 'It shows its teeth, but with the flowers it looks rather pleased. One flower has a petal more than the other.'],
    fr: ['Crâne', 'Un crâne avec des fleurs pour yeux', 'Un crâne a une fleur à la place de chaque œil.', 'Il montre les dents, mais avec ses fleurs il a plutôt l’air content. L’une a un pétale de plus que l’autre.'],
    draw(h) {
      h.curve('30 72, 20 68, 10 56, 8 38, 16 18, 34 7, 54 6, 76 12, 89 28, 91 46, 85 62, 72 72', { width: 1.2 });
      h.curve('30 72, 28 84, 33 94, 50 96, 68 94, 73 84, 72 72', { width: 1.2 });
      h.line('32 80, 70 80').line('39 73, 40 94').line('47 73, 47 95').line('55 73, 55 95').line('63 73, 63 94');
      h.scribble('50 54, 43 66, 49 65, 51 67, 58 65', { gap: 1.6, press: 1 });
      const flower = (x: number, y: number, petals: number): void => {
        for (let i = 0; i < petals; i++) {
          const angle = (i / petals) * Math.PI * 2 + 0.4;
          h.ring(x + Math.cos(angle) * 9.5, y + Math.sin(angle) * 9.5, 5, 5, { width: 0.85 });
        }
        h.blot(x, y, 5, 5, { gap: 1.6, press: 1 });
      };
      flower(31, 42, 6);
      flower(69, 41, 7);
    },
  },
  {
    id: 'sc-62',
    en: ['Eye', 'One huge eye with long lashes', 'One huge eye looks straight ahead, with very long lashes above and short ones below.', 'A gleam was left free in the pupil. The last lash on the right is so long that it rolls up at its end.'],
    fr: ['Œil', 'Un œil immense aux longs cils', 'Un œil immense regarde droit devant, avec de très longs cils en haut et de petits en bas.', 'On a laissé un éclat vide dans la pupille. Le dernier cil à droite est si long qu’il s’enroule au bout.'],
    draw(h) {
      h.curve('2 62, 18 46, 36 37, 52 35, 70 39, 86 49, 98 62', { width: 1.3 }).curve('2 62, 16 76, 34 85, 52 87, 70 83, 86 74, 98 62', { width: 1.1 });
      h.ring(50, 61, 22, 22.5).scribble('50 46, 60 49, 65 57, 65 64, 60 72, 50 76, 40 72, 35 64, 36 55, 44 56, 48 52', { gap: 1.7, press: 1 });
      h.curve('10 53, 6 43, -2 35', { width: 1.2 }).curve('22 43, 18 31, 9 20', { width: 1.2 }).curve('35 37, 33 23, 27 9', { width: 1.2 }).curve('49 35, 49 20, 48 4', { width: 1.2 }).curve('63 37, 66 23, 71 8', { width: 1.2 });
      h.curve('77 43, 83 31, 92 20', { width: 1.2 }).curve('89 52, 99 42, 106 30, 103 22, 96 26, 99 32', { width: 1.1 });
      h.line('24 81, 19 90').line('38 87, 36 96').line('53 88, 54 98').line('67 85, 71 94').line('80 79, 86 87');
    },
  },
  {
    id: 'sc-63',
    en: ['Hand', 'An outline traced around real fingers', 'The outline of a hand with five spread fingers; the crayon lies at the end of the line.', 'The hand did not keep still: on two fingers the line was drawn twice. It is open at the wrist, where the arm lay.'],
    fr: ['Main', 'Un contour tracé autour de vrais doigts', 'Le contour d’une main aux cinq doigts écartés ; le crayon de cire est posé au bout du trait.', 'La main a bougé : sur deux doigts, le trait a été tracé deux fois. Il reste ouvert au poignet, là où le bras était posé.'],
    draw(h) {
      h.curve('32 99, 30 84, 24 70, 14 56, 3 44, 2 37, 9 34, 18 41, 31 54, 27 36, 21 18, 23 10, 30 9, 34 16, 43 46, 43 26, 42 8, 47 1, 54 3, 56 12, 57 46, 64 30, 71 12, 78 10, 81 17, 76 36, 71 56, 84 50, 95 47, 100 52, 97 59, 84 66, 73 78, 69 90, 68 99', { width: 1.3 });
      h.curve('22 36, 15 18, 17 4, 28 1, 34 5', { press: 0.65, width: 0.8 }).curve('72 4, 81 3, 88 13, 83 34', { press: 0.65, width: 0.8 });
      h.line('70 99, 76 89, 81 96, 70 99', { width: 0.8 }).scribble('76 89, 97 76, 103 84, 81 97', { gap: 1.7, press: 1 }).line('76 89, 97 75, 103 84, 81 97');
    },
  },
  {
    id: 'sc-64',
    en: ['Mouth', 'A wide open mouth with seven teeth', 'Thick scribbled lips are wide open. Behind them stand seven teeth, four above and three below.', 'Every tooth has another width, and the tongue lies in the middle. It may be singing, or shouting, or at the dentist’s.'],
    fr: ['Bouche', 'Une bouche grande ouverte et ses sept dents', 'De grosses lèvres gribouillées s’ouvrent en grand sur sept dents : quatre en haut, trois en bas.', 'Aucune dent n’a la même largeur, et la langue est au milieu. Elle chante peut-être, ou crie, ou bien elle est chez le dentiste.'],
    draw(h) {
      h.loop('0 50, 12 27, 30 12, 41 8, 50 14, 60 8, 71 12, 89 27, 100 50, 90 76, 71 94, 50 99, 29 94, 10 76', { width: 1.1 });
      h.scribble('3 49, 14 28, 30 14, 41 10, 50 16, 60 10, 70 14, 87 28, 97 49, 90 50, 80 33, 66 24, 50 26, 34 24, 20 33, 10 50', { gap: 1.9, press: 0.95 });
      h.scribble('3 52, 11 53, 20 72, 34 83, 50 86, 66 83, 80 72, 89 53, 97 52, 88 75, 70 91, 50 96, 30 91, 12 75', { gap: 1.9, press: 0.95 });
      h.loop('9 50, 20 33, 34 24, 50 26, 66 24, 80 33, 91 50, 80 73, 66 83, 50 86, 34 83, 20 73', { width: 0.9 });
      h.line('21 34, 23 48, 36 49, 35 26', { width: 0.9 }).line('36 49, 51 51, 50 28', { width: 0.9 }).line('51 51, 69 49, 67 26', { width: 0.9 }).line('69 48, 79 46, 80 35', { width: 0.9 });
      h.line('29 79, 30 69, 42 69, 43 84', { width: 0.9 }).line('42 69, 58 70, 58 84', { width: 0.9 }).line('58 69, 70 69, 71 79', { width: 0.9 });
      h.curve('30 62, 40 57, 50 61, 60 57, 70 62', { width: 0.8 });
    },
  },
  {
    id: 'sc-65',
    en: ['Heart', 'A heart with a plaster on it', 'A big scribbled heart has a plaster stuck across it.', 'The plaster has a pad and eight small holes. Its lower end hangs over the edge: it was made for a smaller heart.'],
    fr: ['Cœur', 'Un cœur avec un pansement', 'Un grand cœur gribouillé porte un pansement collé en travers.', 'Le pansement a une compresse et huit petits trous. Un bout dépasse du bord : il était fait pour un cœur plus petit.'],
    draw(h) {
      h.curve('50 31, 43 14, 27 6, 11 12, 5 30, 9 46, 17 57', { width: 1.3 }).curve('50 31, 57 14, 73 6, 89 12, 95 30, 90 48, 76 67, 62 82, 50 96, 36 83', { width: 1.3 });
      h.scribble('50 33, 57 18, 73 9, 87 15, 92 30, 87 47, 73 67, 50 93, 38 81, 80 45, 64 24, 20 59, 12 46, 8 30, 11 17, 15 20, 14 30, 19 32, 22 22, 30 18, 29 11, 43 17', { gap: 2.2, press: 0.95 });
      h.loop('14 68, 62 27, 68 26, 78 38, 78 44, 30 86, 23 86, 14 75', { width: 1.1 });
      h.line('34 51, 50 69', { width: 0.8 }).line('46 41, 62 59', { width: 0.8 });
      h.dot(22, 71, 0.7).dot(27, 77, 0.7).dot(28, 65, 0.7).dot(34, 71, 0.7).dot(58, 40, 0.7).dot(64, 46, 0.7).dot(65, 34, 0.7).dot(70, 40, 0.7);
    },
  },
  {
    id: 'sc-66',
    en: ['Bone', 'A dog’s bone with a bow on it', 'A big bone lies aslant, and a scribbled bow is tied around its middle.', 'One end of the bone is gnawed. It is clearly a present, and one can guess for whom.'],
    fr: ['Os', 'Un os à chien avec un nœud de ruban', 'Un gros os est posé de biais, un nœud de ruban gribouillé autour du milieu.', 'Un des bouts est déjà rongé. C’est un cadeau, cela se voit, et l’on devine pour qui.'],
    draw(h) {
      const at = (t: number, s: number): string => `${50 + (t + s) * 0.707} ${50 + (s - t) * 0.707}`;
      const path = (...pairs: [number, number][]): string => pairs.map(([t, s]) => at(t, s)).join(', ');
      h.curve(path([8, -8], [36, -8], [38, -20], [48, -26], [60, -21], [63, -9], [56, 0], [63, 9], [60, 21], [48, 26], [38, 20], [36, 8], [8, 8]), { width: 1.3 });
      h.curve(path([-8, -8], [-36, -8], [-38, -20], [-48, -26], [-59, -21], [-63, -10], [-56, 0], [-64, 9], [-60, 21], [-48, 25], [-38, 20], [-36, 8], [-8, 8]), { width: 1.3 });
      h.line(path([48, 8], [53, 12]), { width: 0.7 }).line(path([45, 13], [50, 17]), { width: 0.7 }).line(path([47, -14], [53, -11]), { width: 0.7 });
      h.shade('44 49, 28 38, 14 34, 16 47, 13 61, 29 58', { gap: 1.8, press: 1 }).loop('43 50, 28 38, 13 33, 16 47, 12 62, 29 58').shade('57 50, 72 40, 87 36, 84 49, 88 64, 71 59', { gap: 1.8, press: 1 }).loop('57 50, 72 40, 88 35, 84 49, 89 65, 71 59');
      h.curve('53 57, 58 70, 55 84', { width: 1.5 }).curve('56 55, 66 66, 70 80', { width: 1.5 }).ring(50, 50, 8, 8, { width: 1.2 });
    },
  },
  {
    id: 'sc-76',
    en: ['Glove', 'A glove with a missing finger', 'A woollen glove with a ribbed cuff leans to one side, a heart on its back. In place of the middle finger there is only an open stump.', 'The fingers that are left are scribbled full. A thread of wool curls out of the stump. Perhaps it only has to be pulled, and the whole glove is gone.'],
    fr: ['Gant', 'Un gant auquel il manque un doigt', 'Un gant de laine au poignet côtelé penche d’un côté, un cœur sur le dos. À la place du majeur, il n’y a qu’un bout ouvert.', 'Les doigts qui restent sont tout gribouillés. Un fil de laine sort du bout ouvert en bouclant. Il suffit peut-être de le tirer pour que tout le gant y passe.'],
    draw(h) {
      const leaning = (path: string): string => path.replace(/(-?\d+) (-?\d+)/g, (_, x, y) => `${x * 0.91 - y * 0.42} ${x * 0.42 + y * 0.91}`);
      const finger = (path: string): unknown => h.loop(leaning(path), { width: 1 }).shade(leaning(path), { gap: 1.8, press: 0.95 });
      finger('24 40, 17 16, 18 3, 25 -2, 32 3, 35 18, 38 40'), finger('61 40, 63 14, 67 1, 74 -2, 80 4, 79 18, 75 41'), finger('79 45, 84 26, 89 16, 96 15, 101 21, 98 35, 90 54'), finger('18 70, 6 58, -7 44, -7 35, 1 32, 11 39, 23 55');
      h.curve(leaning('38 41, 42 45, 42 32'), { width: 1 }).curve(leaning('61 41, 57 45, 57 32'), { width: 1 }).loop(leaning('41 30, 46 26, 53 26, 58 30, 53 34, 46 34'), { width: 0.9 });
      h.curve(leaning('23 41, 22 56'), { width: 1.1 }).curve(leaning('18 70, 24 74, 26 84'), { width: 1.1 }).curve(leaning('91 54, 88 66, 82 76, 81 84'), { width: 1.1 });
      h.curve(leaning('55 77, 42 66, 40 58, 46 54, 54 60, 61 53, 68 57, 66 66, 55 77'), { width: 1.2 }).shade(leaning('55 76, 43 65, 41 58, 46 55, 54 61, 61 54, 67 58, 65 66'), { gap: 1.7, press: 1 });
      h.loop(leaning('22 87, 50 85, 85 87, 88 97, 85 109, 50 110, 23 109, 20 97'), { width: 1.2 });
      for (const x of [32, 43, 54, 65, 76]) h.line(leaning(`${x} 87, ${x} 109`));
      h.curve(leaning('50 30, 46 21, 54 14, 51 5, 44 8, 48 15, 57 5, 52 -8'), { width: 0.75 });
    },
  },
]);
