import { family } from '../../src/crayon/doodle.ts';

type Place = [x: number, y: number];

const said = (places: Place[]): string => places.map(([x, y]) => `${x} ${y}`).join(', ');

/** Both edges of a band along a line; `half` is half its width at each point. */
function edges(middle: Place[], half: (i: number) => number): [Place[], Place[]] {
  const edge = (side: number): Place[] =>
    middle.map(([x, y], i) => {
      const [fromX, fromY] = middle[Math.max(0, i - 1)]!;
      const [toX, toY] = middle[Math.min(middle.length - 1, i + 1)]!;
      const length = Math.hypot(toX - fromX, toY - fromY);
      return [x - (side * half(i) * (toY - fromY)) / length, y + (side * half(i) * (toX - fromX)) / length];
    });
  return [edge(1), edge(-1)];
}

export default family('swirls', [
  {
    id: 'sc-30',
    en: ['Smoke', 'A curl of smoke that comes from nothing', 'Smoke begins as a thin thread, rises and swells into a bumpy plume with a spiral in it.', 'There is no fire and no chimney below: the thread starts in the empty air. One side of the plume is scribbled full.'],
    fr: ['Fumée', 'Une volute de fumée qui sort de rien', 'La fumée naît d’un mince fil, monte et gonfle en un panache tout en bosses, avec une spirale dedans.', 'Il n’y a en bas ni feu ni cheminée : le fil part du vide. Un côté du panache est tout gribouillé.'],
    draw(h) {
      h.curve('30 104, 33 99, 29 94, 33 89').arc(29, 83, 6, 6, 1.6, 4.4).arc(25, 69, 9, 9, 1.9, 4.5).arc(24, 51, 12, 12, 2, 4.4).arc(32, 30, 15, 15, 2.3, 5).arc(53, 17, 16, 15, 3.2, 5.7).arc(76, 25, 15, 15, 4.1, 7.2);
      h.arc(77, 46, 14, 12, -0.8, 1.8).arc(66, 62, 11, 10, -0.6, 1.9).arc(55, 74, 9, 8, -0.6, 1.9).arc(45, 84, 7, 6, -0.6, 2).arc(38, 92, 5, 5, -0.6, 2.2);
      const turns = Array.from({ length: 41 }, (_, i): Place => [54 + (1 + i * 0.42) * Math.cos(1.4 + i * 0.31), 37 + (1 + i * 0.42) * Math.sin(1.4 + i * 0.31)]);
      h.curve(said([...turns, [42, 64], [35, 76], [36, 85]]), { width: 1.2 });
      h.shade('68 50, 80 46, 86 40, 88 50, 78 56, 74 64, 64 70, 58 78, 48 82, 44 88, 40 82, 46 70, 58 62', { gap: 2.4, press: 0.7, angle: -0.6 });
    },
  },
  {
    id: 'sc-38',
    en: ['Wind', 'Three gusts of wind and a leaf', 'Three lines blow across the paper, and each ends in a curl. A leaf flies along.', 'The middle line is the longest. The leaf flies stalk first and has lost its tree.'],
    fr: ['Vent', 'Trois coups de vent et une feuille', 'Trois lignes traversent le papier et finissent chacune en boucle. Une feuille s’envole avec elles.', 'La ligne du milieu est la plus longue. La feuille vole la queue devant et a perdu son arbre.'],
    draw(h) {
      h.curve('14 30, 30 27, 46 28, 60 23, 64 12, 56 5, 46 8, 46 17, 53 18', { width: 1.4 });
      h.curve('0 51, 20 47, 44 49, 68 48, 88 44, 98 32, 94 18, 82 16, 76 25, 82 32, 88 27', { width: 1.6 });
      h.curve('26 67, 40 65, 56 66, 70 70, 77 81, 70 92, 58 91, 55 82, 62 79', { width: 1.4 });
      h.curve('36 98, 34 86, 22 76, 2 74').curve('36 98, 20 99, 8 92, 2 74').line('10 80, 45 104', { width: 0.9 });
      h.shade('34 92, 30 83, 20 78, 8 76, 16 82, 26 89', { gap: 1.6, press: 1 }).shade('29 96, 18 96, 9 89, 6 81, 14 87, 22 92', { gap: 1.6, press: 1 });
    },
  },
  {
    id: 'sc-93',
    en: ['Spiral', 'A spiral with a torn middle', 'One single line turns inward until the paper tears: a jagged rip gapes in the middle.', 'The crayon was never lifted, from the loose end outside to the middle, and it pressed harder with each turn. The rip cuts through the innermost turn.'],
    fr: ['Spirale', 'Une spirale au milieu déchiré', 'Une seule ligne tourne vers l’intérieur jusqu’à déchirer le papier : une fente en zigzag s’ouvre au milieu.', 'Le crayon ne s’est jamais levé, du bout libre jusqu’au milieu, et il a appuyé plus fort à chaque tour. La déchirure coupe le tour du dedans.'],
    draw(h) {
      const turned = (from: number, to: number): string =>
        Array.from({ length: Math.ceil((to - from) * 14) + 1 }, (_, i) => {
          const [turn, reach] = [from + i / 14, 50 - (from + i / 14) * 12.2];
          return `${50 + Math.cos(turn * Math.PI * 2) * reach} ${50 + Math.sin(turn * Math.PI * 2) * reach}`;
        }).join(', ');
      h.curve(`112 30, 108 42, 102 50, ${turned(0.03, 3.05)}`, { width: 1.25 }).curve(turned(1.9, 3.05), { width: 1.4, press: 1.15 });
      h.rub('40 60, 50 50, 60 40', { width: 2.6, press: 1.2 });
      h.line('34 66, 41 63, 40 57, 47 55, 47 48, 54 47, 54 41, 60 40, 66 33', { width: 0.8 }).line('34 66, 42 67, 46 61, 53 60, 54 53, 61 51, 60 45, 65 41, 66 33', { width: 0.8 });
    },
  },
  {
    id: 'sc-56',
    en: ['Snake', 'A long snake with a forked tongue', 'A long snake lies in three wiggles and shows its forked tongue.', 'It wears scribbled bands that get thinner towards the tail. The tongue is nearly as long as the head, and the one eye stares.'],
    fr: ['Serpent', 'Un long serpent à la langue fourchue', 'Un long serpent ondule en trois virages et tire sa langue fourchue.', 'Il porte des bandes gribouillées, plus minces vers la queue. La langue est presque aussi longue que la tête, et l’œil unique regarde fixement.'],
    draw(h) {
      const middle: Place[] = [[2, 92], [14, 96], [28, 88], [42, 95], [58, 92], [74, 94], [86, 86], [84, 74], [70, 68], [50, 68], [30, 68], [16, 60], [14, 46], [26, 38], [44, 38], [60, 36], [68, 26]];
      const [left, right] = edges(middle, (i) => Math.min(7.5, 1 + i * 0.9));
      h.curve(said(left), { width: 1.1 }).curve(said(right), { width: 1.1 });
      for (let i = 3; i < middle.length - 1; i += 2) h.scribble(said([left[i]!, left[i + 1]!, right[i + 1]!, right[i]!]), { gap: 1.8, press: 0.9 });
      h.loop('60 26, 60 12, 70 4, 84 4, 92 12, 86 22, 76 28').dot(76, 12, 2);
      h.line('92 12, 104 14', { width: 0.8 }).line('104 14, 111 8', { width: 0.8 }).line('104 14, 110 21', { width: 0.8 });
    },
  },
  {
    id: 'sc-86',
    en: ['Rope', 'A rope with a frayed middle', 'A thick twisted rope has a knot and a tassel at each end. In the middle it is frayed, and only a few threads still hold.', 'The rope is scribbled full, and its twists are left free. Torn fibres curl away from the middle. Nobody pulls, and yet it looks as if it would snap at any moment.'],
    fr: ['Corde', 'Une corde effilochée au milieu', 'Une grosse corde torsadée porte un nœud et un gland à chaque bout. Au milieu elle s’effiloche, et quelques brins seulement tiennent encore.', 'La corde est toute gribouillée, et ses torsades sont laissées vides. Des fibres rompues s’enroulent autour du milieu. Personne ne tire, et pourtant on la croirait près de céder.'],
    draw(h) {
      for (const way of [-1, 1]) {
        const at = (along: number, across = 0): Place => {
          const t = Math.max(0, Math.min(1, along / 56));
          const [dx, dy] = [4 + 36 * t, 44 - 38 * t];
          const past = (along - 56 * t) / Math.hypot(dx, dy);
          const turn = across / Math.hypot(dx, dy);
          return [50 - way * (59 - 8 * t - 36 * t * t - past * dx - turn * dy), 50 + way * (46 - 88 * t + 38 * t * t - past * dy + turn * dx)];
        };
        h.curve(said([0, 10, 20, 30, 40, 50, 53].map((along) => at(along))), { width: 5, press: 1.05 });
        for (let along = 14; along < 54; along += 9) h.rub(said([at(along - 5, 10), at(along, 0), at(along + 5, -10)]), { width: 0.8, press: 1.5 });
        h.blot(...at(-3), 12, 10, { gap: 1.7, press: 1.1 }).rub(said([at(5, 10), at(5, -10)]), { width: 0.7, press: 1.5 });
        for (const across of [-13, -4, 5, 13]) h.curve(said([at(-8, across * 0.6), at(-16, across * 0.8), at(-27, across * 1.2)]), { width: 1.2 });
        h.curve(said([at(54, 6), at(61, 12), at(60, 22), at(53, 22)]), { width: 0.85 }).curve(said([at(54, -6), at(61, -12), at(62, -21), at(55, -24)]), { width: 0.85 });
      }
      h.curve('34 46, 44 50, 56 43, 66 45', { width: 0.85 }).curve('34 51, 44 52, 56 49, 66 50', { width: 0.85 }).curve('34 56, 44 58, 56 54, 66 55', { width: 0.85 });
    },
  },
  {
    id: 'sc-87',
    en: ['Chain', 'Three links of a chain, the middle one open', 'A chain has three thick links. The middle one is bent open.', 'One end of it sticks out like a thumb. The gap is wide enough for the last link to slip away.'],
    fr: ['Chaîne', 'Trois maillons, celui du milieu ouvert', 'Une chaîne a trois gros maillons. Celui du milieu est ouvert et tordu.', 'Un de ses bouts se dresse comme un pouce. L’ouverture est assez large pour que le dernier maillon s’échappe.'],
    draw(h) {
      const link = (x: number, y: number, from: number, to: number): string =>
        said(Array.from({ length: 25 }, (_, i): Place => {
          const angle = from + ((to - from) * i) / 24;
          const [along, across] = [26 * Math.cos(angle), 14 * Math.sin(angle)];
          return [x + 0.71 * (along - across), y + 0.71 * (along + across)];
        }));
      h.curve(link(20, 20, 2, 8.6), { width: 1.9 }).curve(link(80, 80, 1, 7.6), { width: 1.9 });
      h.rub(link(50, 50, 2.4, 3.4), { width: 3.4 }).rub(link(50, 50, -0.6, 0.4), { width: 3.4 });
      h.curve(link(50, 50, -0.9, 4.2), { width: 1.9 }).line('66 49, 76 38', { width: 1.9 });
    },
  },
]);
