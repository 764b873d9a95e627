import { family } from '../../src/crayon/doodle.ts';

export default family('ways', [
  {
    id: 'sc-18',
    en: ['Road', 'A winding road that gets thinner', 'A road, scribbled full but for the dashes in its middle, winds away and gets thinner until it ends in a point.', 'It begins more than half as wide as the paper. A signpost beside it points back to where one comes from.'],
    fr: ['Route', 'Une route sinueuse qui s’amincit', 'Une route, gribouillée sauf les tirets du milieu, serpente au loin et s’amincit jusqu’à finir en pointe.', 'Au départ, elle prend plus de la moitié de la feuille. Au bord, un poteau montre d’où l’on vient.'],
    draw(h) {
      const way: [number, number, number][] = [[24, 102, 31], [35, 86, 26], [52, 73, 22], [62, 60, 19], [58, 48, 17], [42, 39, 14], [33, 29, 11], [38, 18, 8], [52, 9, 5], [64, -2, 1.5]];
      const edge = (side: number): string[] => way.map(([x, y, wide]) => `${x + side * wide} ${y + (y > 70 ? 0 : side * 2)}`);
      h.curve(edge(-1).join(', '), { width: 1.1 }).curve(edge(1).join(', '), { width: 1.1 });
      h.shade([...edge(-0.93), ...edge(0.93).reverse()].join(', '), { gap: 2, angle: -0.4, press: 0.9 });
      h.rub('26 99, 34 88', { width: 1.7 }).rub('44 80, 53 72', { width: 1.6 }).rub('60 66, 61 56', { width: 1.5 }).rub('55 46, 47 42', { width: 1.3 }).rub('37 35, 34 27', { width: 1.1 });
      h.line('88 60, 88 18', { width: 1.3 }).line('98 20, 82 20, 72 27, 82 35, 98 35, 98 20', { width: 1.1 });
    },
  },
  {
    id: 'sc-41',
    en: ['River', 'A river with a fish in it', 'A fish swims between the two wavy banks of a river.', 'The land is scribbled over and the water is left empty. The fish is so large that it will not get round the next bend.'],
    fr: ['Rivière', 'Une rivière où nage un poisson', 'Un poisson nage entre les deux rives ondulées d’une rivière.', 'La terre est gribouillée et l’eau est restée vide. Le poisson est si gros qu’il ne passera pas le prochain virage.'],
    draw(h) {
      h.curve('62 -2, 56 12, 30 22, 8 34, 6 52, 24 66, 50 76, 56 102', { width: 1.3 }).curve('98 -2, 96 16, 78 32, 56 42, 64 52, 86 60, 100 74, 104 102', { width: 1.3 });
      h.scribble('-4 0, 58 0, 52 9, 27 19, 3 32, 1 53, 21 69, 46 79, 52 100, -4 100', { gap: 4.4, angle: -0.7, press: 0.62 }).scribble('101 0, 100 17, 81 36, 63 43, 68 50, 88 57, 103 70, 110 84, 110 0', { gap: 4.4, angle: -0.7, press: 0.62 });
      h.shade('14 44, 20 38, 29 37, 36 43, 29 50, 20 50', { gap: 1.5, press: 1.1, width: 0.8 }).scribble('35 43, 45 36, 42 43, 45 51', { gap: 1.4, press: 1.1, width: 0.8 });
      h.curve('70 6, 76 2, 82 7, 90 3', { width: 1.1 }).curve('52 24, 60 19, 67 25, 76 20', { width: 1.1 }).curve('32 60, 40 55, 47 61, 56 57', { width: 1.1 }).curve('58 72, 66 67, 74 73, 84 68', { width: 1.1 }).curve('64 92, 72 87, 80 93, 92 88', { width: 1.1 });
    },
  },
  {
    id: 'sc-17',
    en: ['Bridge', 'A bridge of bricks over water', 'A bridge of bricks, bent like a rainbow, goes over wavy water.', 'The bricks are of different sizes, and every second one is scribbled full. The bridge is too steep for any cart.'],
    fr: ['Pont', 'Un pont de briques au-dessus de l’eau', 'Un pont de briques, courbé comme un arc-en-ciel, enjambe une eau pleine de vagues.', 'Les briques sont de tailles différentes, et une sur deux est gribouillée. Le pont est trop raide pour les charrettes.'],
    draw(h) {
      h.arc(50, 70, 50, 60, Math.PI, 6.28, { width: 1.2 }).arc(50, 70, 30, 36, Math.PI, 6.28, { width: 1.2 });
      const cut = [3.14, 3.5, 3.78, 4.16, 4.46, 4.86, 5.16, 5.54, 5.86, 6.28];
      const at = (angle: number, rx: number, ry: number): string => `${50 + Math.cos(angle) * rx} ${70 + Math.sin(angle) * ry}`;
      cut.forEach((angle, i) => {
        h.line(`${at(angle, 30, 36)}, ${at(angle, 50, 60)}`);
        const [from, to] = [angle + 0.04, (cut[i + 1] ?? 0) - 0.04];
        if (i % 2 === 0 && i < 9) h.scribble(`${at(from, 32, 38)}, ${at(from, 48, 58)}, ${at((from + to) / 2, 49, 59)}, ${at(to, 48, 58)}, ${at(to, 32, 38)}`, { gap: 2, press: 0.95, angle });
      });
      for (const [x, y, far] of [[-4, 78, 104], [2, 87, 98], [-2, 96, 102]] as const) h.curve(Array.from({ length: 11 }, (_, i) => `${x + ((far - x) * i) / 10} ${y + (i % 2 ? -2.6 : 2.6)}`).join(', '), { width: 1.05 });
    },
  },
  {
    id: 'sc-40',
    en: ['Mountain', 'Three mountains with bare tips', 'Three mountains stand side by side, scribbled over except for their tips.', 'The middle one is so tall that it nearly touches the edge of the paper. The snow ends in a zigzag.'],
    fr: ['Montagne', 'Trois montagnes aux pointes nues', 'Trois montagnes se dressent côte à côte, gribouillées sauf les pointes.', 'Celle du milieu est si haute qu’elle touche presque le bord de la feuille. La neige s’arrête en zigzag.'],
    draw(h) {
      h.line('-10 96, 12 26, 36 96', { width: 1.2 }).line('28 74, 54 -8, 80 96', { width: 1.2 }).line('75 78, 92 42, 112 96', { width: 1.2 });
      h.line('2 51, 8 60, 13 50, 18 60, 23 52', { width: 1.1 }).line('41 34, 48 46, 54 33, 60 46, 66 36', { width: 1.1 }).line('84 61, 89 68, 93 60, 99 66', { width: 1.1 });
      h.scribble('2 58, 8 65, 13 56, 18 65, 24 58, 34 92, -7 93', { gap: 2, press: 1, angle: -1 });
      h.scribble('41 42, 48 51, 54 40, 60 52, 66 43, 77 92, 37 92, 32 72', { gap: 3.6, press: 0.75, angle: 0.9 }).scribble('84 68, 89 73, 93 66, 100 72, 108 92, 82 92, 79 80', { gap: 2.2, press: 0.95, angle: -0.4 });
    },
  },
  {
    id: 'sc-15',
    en: ['Stairs', 'Stairs with a stick figure halfway', 'A stick figure stands halfway up a flight of stairs that is one zigzag line.', 'It waves, or it asks for a rest. The higher the steps, the taller they were drawn.'],
    fr: ['Escalier', 'Un escalier et un bonhomme à mi-chemin', 'Un bonhomme est arrêté à mi-hauteur d’un escalier fait d’une seule ligne en zigzag.', 'Il fait signe, ou il demande à souffler. Plus on monte, plus les marches sont hautes.'],
    draw(h) {
      h.line('-2 98, -2 88, 16 88, 16 77, 34 77, 34 65, 53 65, 53 50, 71 50, 71 31, 87 31, 87 8, 104 8', { width: 1.5, press: 1.1 }).line('104 8, 104 98, -2 98', { width: 1.1 });
      h.scribble('2 95, 2 91, 20 91, 20 80, 38 80, 38 68, 57 68, 57 54, 75 54, 75 35, 91 35, 91 12, 101 12, 101 95', { gap: 4.2, angle: -0.75, press: 0.62 });
      h.ring(42, 20, 9, 9).dot(39, 19, 0.8).dot(45.5, 18.5, 0.8).arc(42, 21, 4, 3.4, 0.3, 2.8, { width: 0.6 });
      h.line('42 29, 42 48', { width: 1.2 }).line('42 48, 37 63, 33 63', { width: 1.2 }).line('42 48, 49 54, 49 63, 53 63').line('42 35, 28 26', { width: 1.1 }).line('42 35, 55 41', { width: 1.1 });
    },
  },
  {
    id: 'sc-36',
    en: ['Lightning', 'A flash that splashes on the ground', 'A fat zigzag of lightning comes down and splashes where it hits the ground.', 'The ground jumps up in drops as if it were water. The flash is scribbled full right to its edges.'],
    fr: ['Éclair', 'Un éclair qui éclabousse le sol', 'Un gros éclair en zigzag tombe et éclabousse là où il touche le sol.', 'Le sol rejaillit en gouttes comme si c’était de l’eau. L’éclair est gribouillé jusqu’aux bords.'],
    draw(h) {
      h.line('40 0, 72 0, 56 28, 76 28, 46 82, 52 46, 30 46, 40 0', { width: 1.2, press: 1.1 }).scribble('42 3, 68 3, 52 31, 71 31, 49 72, 55 43, 34 43', { gap: 1.7, press: 1.05 });
      h.curve('40 84, 34 72, 24 66, 14 68').curve('36 88, 26 80, 14 78, 4 83').curve('54 84, 58 72, 68 65, 80 68').curve('58 88, 68 80, 80 78, 92 84');
      h.dot(8, 62, 1.8).dot(24, 57, 1.4).dot(84, 58, 1.7).dot(94, 70, 1.4).dot(0, 74, 1.2);
      h.curve('-4 92, 14 94, 34 91, 48 94, 62 91, 82 94, 102 92', { width: 1.4 });
    },
  },
  {
    id: 'sc-39',
    en: ['Rainbow', 'A rainbow whose smallest arch is upside down', 'A rainbow has five arches one inside the other, and the smallest is upside down.', 'With one crayon for all colours, each arch is pressed otherwise. The arch that is upside down looks like a smile, and one end stands on a cloud.'],
    fr: ['Arc-en-ciel', 'Un arc-en-ciel au plus petit arc retourné', 'Un arc-en-ciel a cinq arcs l’un dans l’autre, et le plus petit est à l’envers.', 'Avec un seul crayon pour toutes les couleurs, chaque arc est appuyé autrement. L’arc à l’envers a l’air d’un sourire, et un bout est posé sur un nuage.'],
    draw(h) {
      h.arc(50, 80, 54, 80, 3.3, 6.28, { width: 2, press: 1.15 }).arc(50, 80, 44, 67, 3.26, 6.28, { width: 0.9 }).arc(50, 80, 34, 54, 3.2, 6.28, { width: 2, press: 0.8 }).arc(50, 80, 24, 41, 3.16, 6.28, { width: 0.9 });
      h.arc(50, 58, 13, 20, 0, 3.14, { width: 2.1, press: 1.15 });
      h.arc(-6, 86, 10, 9, 1.6, 4.9).arc(9, 80, 12, 11, 3.5, 6).arc(24, 87, 10, 9, 4.9, 7.6).curve('-7 95, 8 98, 24 96');
    },
  },
]);
