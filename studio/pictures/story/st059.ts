import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cloud, flock, lightPath, rectangle, villager } from '../../src/shapes/index.ts';

const NIGHT = '#2c2a56';
const SUN = '#fff0b8';
const HORIZON = 640;
const VANISH: Point = [440, HORIZON];
const BOXES = ['#c05a48', '#4f7f8c', '#d89a54', '#8a5a78', '#5a8a78', '#b87a6a'];

function sky(scene: Scene): void {
  scene.sky([[0, '#2f6f8c'], [0.22, '#6fa0a0'], [0.42, '#f0d29a'], [0.56, '#fbb07a'], [0.64, '#f58a6a']]);
  scene.glow(690, 590, 560, '#ffdf9a', 0.95, 420);
  scene.wisps(22, 40, 560, ['#f8c89a', '#5a98a4', '#ffe0b0', '#e89a84'], 0.5);
  const heaps: [number, number, number][] = [[150, 300, 420], [560, 180, 460], [90, 520, 360]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.16, pale: '#ffdcae', shade: '#b87f8a', light: 1 }), { opacity: 0.8 })));
  scene.add('<circle cx="704" cy="584" r="58" fill="#fff6d4"/>');
  scene.add(at(540, 330, 1, flock(scene, 160, { count: 8, colour: '#6a4a5c', span: 13 })));
}

function farShore(scene: Scene): void {
  const hills = scene.ridge(622, 14, 3, 2);
  scene.hill(hills, '#d88a80', '#e8a488', { rim: SUN, rimWidth: 3, dabs: 60, shadow: 0.04 });
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  times(16, (i) => scene.add(b.box(452 + i * 24, 612 - ((i * 37) % 24), 18, 30 + ((i * 37) % 24), mix('#c07a84', '#f0a888', scene.r() * 0.6), { dabs: 0.4 })));
  scene.water(HORIZON, { gradient: [[0, '#fbb482'], [0.25, '#c98a88'], [0.6, '#5f6a90'], [1, '#2f4a74']], waves: ['#ffd6a0', '#8a7a9c', '#e8a088', '#3f5c86', '#5a9098'] }, 340);
  scene.add(at(704, 646, 1, lightPath(scene, 350, { colour: '#fff0b8', width: 190 })));
  scene.mist(606, 70, '#ffd2a0', 0.7, 3);
}

/** A box-shaped lattice between two points: two rails and a zigzag. */
function lattice([x0, y0]: Point, [x1, y1]: Point, deep: number, steps: number): string {
  const spot = (t: number, side: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + side * deep];
  const zigzag = times(steps + 1, (i) => spot(i / steps, i % 2));
  return polygon([spot(0, 0), spot(1, 0)], false) + polygon([spot(0, 1), spot(1, 1)], false) + polygon(zigzag, false);
}

/** A gantry crane on a quay, its boom over the water to the right; `raised` folds the boom up. */
function crane(scene: Scene, size: number, colour: string, lit: string, raised = false): string {
  const b = brush(scene, size, { light: 1, night: NIGHT });
  const back = mix(colour, '#f2a080', 0.28);
  const leg = (x: number, foot: number, top: number, tone: string) =>
    b.form(`M${foot - 2.2} ${x}L${top - 1.6} -64H${top + 1.6}L${foot + 2.2} ${x}Z`, tone, { dabs: 0.7, grain: 1.5, pale: lit, edge: 1.5 });
  const tip: Point = raised ? [38, -122] : [72, -66];
  const stays = raised ? 'M2 -96L26 -100M2 -96L-40 -65M2 -96L-20 -65' : 'M2 -96L72 -66M2 -96L42 -66M2 -96L-40 -65M2 -96L-20 -65';
  return b.done(leg(-5, -16, -11, back) + leg(-5, 14, 10, back) + b.form('M-18 -27H16V-24H-18Z', back, { dabs: 0.3 }), b.line('M-14 -62L14 -26M12 -62L-18 -26', back, 1),
    b.line(stays, mix(colour, lit, 0.2), 0.7) + b.line('M-4 -66L2 -96L8 -66M2 -96L-14 -66', colour, 1.8),
    b.line(lattice([-44, -68], [14, -68], 4, 16), colour, 1.1) + b.line(lattice([14, -68], tip, 4, raised ? 14 : 18), colour, 1.1) +
      b.line(polygon([[14, -68], tip], false), lit, 0.5, { opacity: 0.8 }),
    b.form('M-44 -64H14V-61.5H-44Z', colour, { dabs: 0.3, pale: lit }) + b.form(raised ? 'M12 -66L36 -122L39 -121L16 -64Z' : 'M12 -64H72V-62H12Z', colour, { dabs: 0.3, pale: lit }),
    b.form('M-40 -78H-22V-68H-40Z', lighten(colour, 0.03), { pale: lit, edge: 1.5 }) + b.flat('M-36 -75H-33V-71H-36ZM-30 -75H-27V-71H-30Z', '#ffe0a0'),
    leg(0, -20, -13, colour) + leg(0, 14, 9, colour), b.form('M-20 -25H16V-20.5H-20Z', colour, { dabs: 0.6, pale: lit, edge: 1.5 }) + b.line('M-15 -58L12 -26', colour, 1.4),
    b.line(times(9, (i) => `M-17 ${-22 - i * 4.4}h3l-1.5 -4.4`).join(''), lit, 0.5, { opacity: 0.7 }),
    b.form('M-26 -2.5H-12V0H-26ZM8 -2.5H22V0H8Z', mix(colour, NIGHT, 0.4), { dabs: 0.3 }) + [-24, -19, -14, 10, 15, 20].map((x) => b.dot(x, 0.4, 1.5, mix(colour, NIGHT, 0.6))).join(''),
    b.dot(2, -96.5, 0.8, '#ff6a50'));
}

/** The trolley, its ropes and the hanging box, in pixels. */
function load(scene: Scene, x: number, y: number): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(
    b.box(x - 34, y, 66, 16, '#4a3c60', { pale: '#f6b07a' }) + b.form(`M${x + 34} ${y + 4}h34v34l-8 8h-26Z`, '#5a4a6c', { pale: '#ffd09a' }) + b.flat(`M${x + 46} ${y + 12}h18v20h-18Z`, '#ffe6a8'),
  );
  scene.add(
    b.line(`M${x - 24} ${y + 16}L${x - 44} ${y + 216}M${x + 24} ${y + 16}L${x + 44} ${y + 216}M${x - 8} ${y + 16}L${x - 20} ${y + 216}M${x + 8} ${y + 16}L${x + 20} ${y + 216}`, '#4a3c5c', 2.4),
  );
  scene.add(b.box(x - 58, y + 214, 116, 13, '#d8a04c') + b.form(rectangle(x - 62, y + 229, 124, 66), '#cc4438', { pale: '#ff9a6a', dabs: 1.2, edge: 1.4, grain: 1.5 }));
  scene.add(b.line(times(10, (i) => `M${x - 52 + i * 11.6} ${y + 234}v56`).join(''), mix('#cc4438', NIGHT, 0.5), 2.6, { opacity: 0.65 }));
}

/** The ship end-on: bow, anchor, rows of boxes and the bridge. */
function ship(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(
    b.form('M470 520V438H586V520Z', '#e0b09a', { dabs: 0.8, pale: '#ffe6c0' }) + b.form('M446 440H610V456H446Z', '#d09a8c', { pale: '#ffe6c0' }) + b.line('M528 438V400M514 412H542', '#7a5a70', 4),
  );
  scene.add(times(6, (i) => b.flat(rectangle(478 + i * 18, 462, 12, 11), i === 4 ? '#fff0b0' : '#5a6480')).join(''));
  times(5, (row) =>
    times(7, (i) => {
      if (row === 0 && (i === 2 || i === 5)) return;
      const colour = mix(pick(scene.r, BOXES), '#f0a080', 0.24);
      scene.add(b.form(rectangle(436 + i * 27, 498 + row * 30, 26, 29), colour, { dabs: 1, grain: 1.5, edge: 1.2 }));
    }));
  scene.add(`<path d="M446 770L616 770L600 860L540 940L500 930L452 840Z" fill="${NIGHT}" opacity=".4" ${scene.blur(9)}/>`);
  scene.add(b.form('M420 640C470 656 590 656 640 640C636 690 622 740 606 774Q531 808 456 774C440 740 424 690 420 640Z', '#4a4a72', { dabs: 1.4, pale: '#f0a07a', edge: 1.6, grain: 1.2 }));
  scene.add(
    b.form('M448 756Q531 790 614 756L606 774Q531 808 456 774Z', '#a84444', { dabs: 0.8 }) +
      b.line('M440 778Q480 800 531 798Q590 798 628 774', '#ffe0b8', 4, { opacity: 0.8 }) +
      b.line('M470 826H520M540 842H600M488 872H556M520 900H560', '#c88a84', 4, { opacity: 0.6 }) +
      b.line('M420 641C470 657 590 657 640 641', '#ffd09a', 5, { opacity: 0.8 }),
  );
  scene.add(b.line('M531 660V790', '#f0a884', 3, { opacity: 0.7 }) + b.line('M478 690v22m-8 -8q8 16 16 0M584 690v22m-8 -8q8 16 16 0', '#26244a', 5));
  scene.add(b.line('M452 654C380 730 350 800 346 860', '#4a3c4c', 3));
}

function quay(scene: Scene): void {
  const edge = (y: number) => VANISH[0] - (y - HORIZON) * 0.42;
  const top = polygon([[-20, HORIZON + 8], [VANISH[0], HORIZON], [edge(1010), 1010], [-20, 1010]]);
  scene.add(`<path d="${polygon([VANISH, [edge(1010), 1010], [edge(1010) + 70, 1010], [VANISH[0] + 3, HORIZON + 2]])}" fill="${scene.linear([[0, '#a86a78'], [1, '#262a54']])}"/>`);
  scene.add(`<path d="${top}" fill="${scene.linear([[0, '#e8a48c'], [0.4, '#a87a84'], [1, '#54507c']])}"/>`);
  scene.dabs(top, 340, ['#d8a090', '#8a6c86', '#b08088', '#6a5c80'], { length: 14, width: 6, angle: -0.9, box: [-20, 660, 320, 1010] });
  const joints = times(9, (i) => `M-20 ${668 + i * i * 4.4}H${edge(668 + i * i * 4.4)}`).join('') + [2.2, 3.2, 4.8].map((k) => `M${VANISH[0]} ${HORIZON}L${VANISH[0] - 370 * k} 1010`).join('');
  scene.add(brush(scene, 100).line(joints, '#4a4470', 3, { opacity: 0.45 }));
  const rail = (shift: number) => `M${VANISH[0]} ${HORIZON}L${VANISH[0] - 370 * shift} 1010`;
  const b = brush(scene, 100);
  scene.add(b.line(rail(0.66) + rail(0.74) + rail(1.32) + rail(1.42), '#3a3460', 4, { opacity: 0.7 }) + b.line(rail(0.665) + rail(1.325), '#ffc890', 2, { opacity: 0.8 }));
  scene.add(b.line(`M${VANISH[0]} ${HORIZON}L${edge(1010)} 1010`, '#ffd8a0', 6, { opacity: 0.85 }));
}

/** Stacked boxes at the back of the quay. */
function yard(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  times(3,
    (row) => times(4 - row, (i) => scene.add(b.form(rectangle(-10 + i * 52 + row * 8, 660 - row * 34, 50, 33), mix(pick(scene.r, BOXES), '#e89a84', 0.3), { dabs: 1.1, grain: 1.5, edge: 1.3 }))));
  scene.shadow(90, 696, 150, 10, NIGHT, 0.4);
}

function cranes(scene: Scene): void {
  const row: [number, boolean][] = [[90, true], [140, false], [230, true], [400, true]];
  row.forEach(([size, raised]) => {
    const near = size / 780;
    const colour = mix('#e89484', '#3c3a66', 0.25 + near * 0.9);
    scene.add(at(VANISH[0] - 215 * near, HORIZON + 266 * near, 1, crane(scene, size, colour, '#ffd09a', raised)));
    scene.mist(HORIZON - 40, 90, '#ffcf9c', 0.2, size);
  });
}

function gullPost(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const pile = (x: number, y: number, wide: number) =>
    b.form(`M${x - wide} 1010L${x - wide + 4} ${y}Q${x} ${y - 12} ${x + wide - 4} ${y}L${x + wide} 1010Z`, '#4a3c50', { grain: 1.5, long: 2, dabs: 1.5, pale: '#e89a70', edge: 1.6 });
  scene.add(pile(650, 912, 30) + pile(724, 872, 34) + pile(582, 946, 24));
  scene.add(b.line('M556 968Q640 984 764 950M560 980Q640 998 762 964', '#b8866a', 6) + b.line('M702 1000Q720 1004 750 990', '#3f6a5c', 8));
  scene.add(
    b.line('M718 872l-2 14M732 872l2 14', '#e8904c', 4) +
      b.form('M668 838C690 818 716 806 738 812C760 816 766 836 756 852C742 872 706 872 690 858C682 852 672 848 668 838Z', '#f0e4dc', { pale: '#fff6dc', shade: '#7a7498' }),
  );
  scene.add(
    b.form('M664 836C688 826 716 826 734 838C716 856 692 856 664 836Z', '#8a8aa8', { pale: '#e8c8b0' }) +
      b.ball(752, 808, 17, 16, '#f4eae0', { shade: '#8a84a0' }) +
      b.form('M766 804L790 812L766 816Z', '#f2a04c', { dabs: 0 }) +
      b.dot(758, 804, 3, '#2a2440'),
  );
}

export default picture({
  id: 'st059',
  motifs: ['place', 'work', 'giant', 'morning'],
  words: {
    en: {
      title: 'Harbour cranes at sunrise',
      name: 'Harbour cranes over a cargo ship at sunrise',
      shows: 'A huge harbour crane stands on the quay and lifts a red container over the water, with a loaded cargo ship behind it and the sun rising beside it.',
      closer:
        'The sky goes from teal to apricot; the low sun at the right edges every beam with orange. More cranes stand behind the first, smaller and smaller in the haze, some with their arms folded up. The ship shows its bow, an anchor and rows of coloured containers. One small person in a yellow coat and red hat looks up from the quay, quite alone. A white gull sits on a wooden post in front, looking away.',
    },
    fr: {
      title: 'Grues du port au lever du soleil',
      name: 'Grues au-dessus d’un cargo au lever du soleil',
      shows: 'Une énorme grue se dresse sur le quai et soulève un conteneur rouge au-dessus de l’eau ; derrière, un cargo chargé et le soleil qui se lève.',
      closer:
        'Le ciel va du bleu canard à l’abricot ; le soleil bas, à droite, borde d’orange chaque poutre. D’autres grues suivent la première, de plus en plus petites dans la brume, certaines la flèche relevée. Le navire montre son étrave, une ancre et des rangées de conteneurs de couleur. Une petite personne en manteau jaune et bonnet rouge regarde en l’air, seule sur le quai. Devant, une mouette blanche posée sur un pieu regarde ailleurs.',
    },
  },
  paint: { under: [190, 120, 110], flow: 0 },
  draw(scene) {
    sky(scene);
    farShore(scene);
    quay(scene);
    yard(scene);
    cranes(scene);
    ship(scene);
    scene.mist(740, 70, '#f8b890', 0.35, 8);
    scene.add(`<path d="M90 906L-40 960L-40 990L130 908ZM320 906L150 972L170 990L344 908Z" fill="${NIGHT}" opacity=".5" ${scene.blur(4)}/>`);
    scene.add(at(224, 906, 1, crane(scene, 780, '#3c3a66', '#ff9e6a')));
    load(scene, 590, 420);
    scene.add(`<path d="M86 972L0 996L0 1004L96 976Z" fill="${NIGHT}" opacity=".6" ${scene.blur(3)}/>`);
    scene.add(at(92, 976, 1, villager(scene, 92, { view: 'back', coat: '#e8a040', hat: '#d8483c', light: 1, night: NIGHT })));
    gullPost(scene);
    times(12, () => scene.spark(between(scene.r, 620, 790), between(scene.r, 660, 860), { radius: between(scene.r, 1, 2), core: lighten('#ffe0a0', 0.05), reach: 10 }));
  },
});
