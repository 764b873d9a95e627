import { family } from '../../src/crayon/doodle.ts';

const around = (x: number, y: number, radius: number, angle: number): string => `${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;

/** The outline of a cog, from gap to tooth and back. */
function cog(x: number, y: number, [inner, outer]: [number, number], teeth: number, turn: number): string {
  const step = (Math.PI * 2) / teeth;
  const corners = Array.from({ length: teeth }, (_, i) => {
    const at = turn + i * step;
    return [around(x, y, inner, at - 0.28 * step), around(x, y, outer, at - 0.2 * step), around(x, y, outer, at + 0.2 * step), around(x, y, inner, at + 0.28 * step)];
  }).flat();
  return [...corners, corners[0]].join(', ');
}

export default family('rounds', [
  {
    id: 'sc-25',
    en: ['Clock', 'An alarm clock with a bent hand', 'An alarm clock on two feet has too many strokes round its rim, and one of its hands is bent.', 'Two bells sit on top like ears. Nineteen strokes were needed to get all the way round, and the long hand ran into the rim.'],
    fr: ['Horloge', 'Un réveil à l’aiguille tordue', 'Un réveil sur deux pieds a trop de traits autour du cadran, et l’une de ses aiguilles est tordue.', 'Deux cloches sont posées dessus comme des oreilles. Il a fallu dix-neuf traits pour faire le tour, et la grande aiguille a buté contre le bord.'],
    draw(h) {
      h.ring(50, 56, 36, 35, { width: 1.25 }).rays(50, 56, 27, 31, 19, { width: 0.75 });
      h.line('50 57, 38 47', { width: 1.5, press: 1.15 }).line('50 57, 56 41, 67 45', { width: 1.1, press: 1.1 }).dot(50, 57, 2.4);
      h.line('30 86, 21 98', { width: 1.3 }).line('70 86, 79 98', { width: 1.3 });
      h.curve('16 30, 15 19, 25 13, 36 20').line('14 30, 38 19').scribble('17 28, 17 20, 25 15, 34 20', { gap: 2 });
      h.curve('65 20, 75 13, 86 20, 84 31').line('63 19, 86 31').scribble('67 20, 75 16, 83 21, 83 28', { gap: 2 });
      h.line('50 21, 50 10').dot(50, 9, 2);
    },
  },
  {
    id: 'sc-88',
    en: ['Wheel', 'A cartwheel with one broken spoke', 'A cartwheel stands on the ground. One of its seven spokes is broken.', 'A stump of it still sticks in the hub and ends in splinters. The piece that broke off lies on the ground.'],
    fr: ['Roue', 'Une roue de charrette au rayon cassé', 'Une roue de charrette est posée au sol. Un de ses sept rayons est cassé.', 'Il en reste un bout qui tient au moyeu et finit en échardes. Le morceau cassé est tombé par terre.'],
    draw(h) {
      h.ring(50, 46, 45, 44, { width: 1.3 }).ring(50, 46, 36, 35, { width: 1.1 }).rays(50, 46, 37, 43, 44, { width: 1.1, press: 0.6 });
      for (const i of [1, 2, 3, 4, 5, 6]) h.line(`${around(50, 46, 8, -0.6 + i * 0.898)}, ${around(50, 46, 35, -0.6 + i * 0.898)}`, { width: 1.6 });
      h.line('56 42, 63 37', { width: 1.6 }).line('62 38, 69 38', { width: 0.8 }).line('62 37, 64 31', { width: 0.8 }).line('80 26, 77 28', { width: 1.6 });
      h.ring(50, 46, 9, 9).blot(50, 46, 8, 8, { gap: 1.7, press: 1 });
      h.line('82 91, 104 81', { width: 1.7, press: 1.15 }).curve('0 96, 30 94, 70 97, 106 95', { width: 1.2 });
    },
  },
  {
    id: 'sc-89',
    en: ['Gear', 'Two cogs that almost touch', 'A big cog and a small one stand side by side. Their teeth almost touch.', 'The big one is scribbled over and has ten teeth, the small one seven. Neither can turn the other: there is just room for a finger between them.'],
    fr: ['Engrenage', 'Deux roues dentées qui se touchent presque', 'Une grande roue dentée et une petite sont côte à côte. Leurs dents se touchent presque.', 'La grande, toute gribouillée, a dix dents ; la petite en a sept. Aucune ne peut entraîner l’autre : il y a juste la place d’un doigt entre elles.'],
    draw(h) {
      h.line(cog(37, 62, [28, 38], 10, 0.1), { width: 1.1 });
      const hole = Array.from({ length: 17 }, (_, i) => around(37, 62, 13, -i * 0.393)).join(', ');
      const rim = Array.from({ length: 25 }, (_, i) => around(37, 62, 27, i * 0.262)).join(', ');
      h.scribble(`${rim}, ${hole}`, { gap: 2.9, press: 0.8 }).ring(37, 62, 12, 12, { width: 1.1 });
      h.line(cog(84, 19, [12, 20], 7, 0.3), { width: 1.1 }).ring(84, 19, 4, 4);
    },
  },
  {
    id: 'sc-92',
    en: ['Coin', 'A coin showing both sides at once', 'A thick coin with a notched edge shows a king’s head on its left half and a five on its right half.', 'A line down the middle keeps the two sides apart. The king looks at the five as if he wanted to spend it.'],
    fr: ['Pièce', 'Une pièce qui montre ses deux côtés', 'Une grosse pièce à la tranche cannelée montre une tête de roi à gauche et un cinq à droite.', 'Un trait au milieu sépare les deux côtés. Le roi regarde le cinq comme s’il voulait le dépenser.'],
    draw(h) {
      h.ring(46, 46, 43, 43, { width: 1.2 }).arc(54, 55, 43, 43, -0.5, 2.2, { width: 1.2 });
      for (let i = 0; i < 13; i++) h.line(`${around(46, 46, 45, -0.42 + i * 0.205)}, ${around(54, 55, 42, -0.42 + i * 0.205)}`, { width: 0.9 });
      h.line('48 6, 46 88', { width: 1 });
      h.curve('37 35, 37 44, 44 53, 37 55, 38 64, 31 67, 32 74, 38 80').line('17 36, 14 17, 22 26, 28 12, 32 25, 41 17, 38 35, 17 36').scribble('18 34, 16 21, 22 29, 28 17, 32 28, 39 21, 37 34', { gap: 1.8, press: 0.95 });
      h.curve('18 36, 12 52, 13 66').shade('19 37, 28 38, 26 52, 24 66, 14 66, 14 50', { gap: 1.9, press: 0.9 }).dot(33, 45, 1.6);
      h.line('76 28, 57 28, 57 45', { width: 1.6 }).curve('57 45, 68 41, 77 48, 76 60, 66 66, 55 61', { width: 1.6 });
    },
  },
  {
    id: 'sc-05',
    en: ['Face', 'A face with a crooked mouth', 'A round head with two dots for eyes has a crooked mouth.', 'The hair is a wild scribble, and the ears stick out. The mouth goes up on one side and down on the other, as if it could not make up its mind.'],
    fr: ['Visage', 'Un visage à la bouche de travers', 'Une tête ronde, avec deux points pour yeux, a la bouche de travers.', 'Les cheveux sont un gribouillis et les oreilles sont décollées. La bouche monte d’un côté et descend de l’autre, comme si elle n’arrivait pas à se décider.'],
    draw(h) {
      h.ring(50, 55, 37, 39, { width: 1.25 });
      h.curve('13 48, 3 42, -2 52, 4 64, 14 64').curve('87 50, 96 42, 103 50, 98 64, 87 65');
      h.curve('14 40, 24 10, 28 34, 36 6, 42 30, 48 2, 54 30, 62 4, 66 32, 76 8, 78 34, 88 24, 86 42', { width: 1.3 }).shade('20 34, 30 20, 50 15, 70 20, 82 34, 66 30, 50 33, 34 30', { gap: 2, press: 0.9 });
      h.dot(36, 51, 3).dot(64, 49, 4).curve('51 52, 46 64, 53 66');
      h.curve('28 72, 36 80, 46 80, 54 74, 64 72, 74 80', { width: 1.6, press: 1.15 });
    },
  },
  {
    id: 'sc-31',
    en: ['Sun', 'A grinning sun', 'A round sun with rays of all lengths grins from cheek to cheek.', 'No ray is as long as its neighbour. The grin shows a whole row of teeth, and one eye winks.'],
    fr: ['Soleil', 'Un soleil au grand sourire', 'Un soleil rond, aux rayons de toutes les longueurs, sourit d’une joue à l’autre.', 'Aucun rayon n’est aussi long que son voisin. Le sourire montre toute une rangée de dents, et un œil cligne.'],
    draw(h) {
      h.ring(50, 50, 26, 26, { width: 1.3 });
      [49, 38, 52, 41, 46, 37, 52, 43, 38, 51, 37, 48, 42].forEach((far, i) => h.line(`${around(50, 50, 31, i * 0.483)}, ${around(50, 50, far, i * 0.483)}`, { width: 1.7 }));
      h.dot(41, 42, 2.6).arc(60, 43, 4.5, 4, 3.4, 6, { width: 1 });
      h.line('33 53, 67 52').arc(50, 53, 17, 15, 0, 3.14).scribble('36 59, 64 58, 58 65, 50 67, 42 65', { gap: 1.8, press: 1 }).line('42 53, 43 59', { width: 0.8 }).line('50 53, 50 59', { width: 0.8 }).line('58 53, 57 59', { width: 0.8 });
    },
  },
]);
