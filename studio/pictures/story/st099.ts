import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { figure, POSES } from '../../src/shapes/figures.ts';
import { type Brush, brush } from '../../src/shapes/index.ts';
import { hand } from '../../src/shapes/limbs.ts';
import { road, tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#341c50';
const LOOK = { light: 1, night: NIGHT } as const;
const HORIZON = 600;

function burningSky(scene: Scene): void {
  scene.sky([[0, '#4a2a70'], [0.18, '#8a3478'], [0.36, '#d84c68'], [0.5, '#f8845c'], [0.6, '#ffd080']]);
  scene.wisps(40, 20, 540, ['#6a3480', '#e0607c', '#ff9a68', '#a83c78', '#ffc478'], 0.5);
  const bank = (y: number, colour: string, under: string, seed: number) => {
    const top = scene.ridge(y, 70, 1.1, seed, { step: 40, octaves: 2 });
    const low = top.map(([x, py], i): Point => [x, py + 16 + 34 * Math.sin((i / top.length) * Math.PI)]).reverse();
    const path = smooth(top) + smooth(low).replace('M', 'L') + 'Z';
    scene.add(`<path d="${path}" fill="${colour}" opacity=".6"/>`);
    scene.dabs(path, 60, [under, colour, mix(under, colour, 0.5)], { length: 90, width: 6 });
  };
  bank(150, '#5c2e78', '#d8507c', 3);
  bank(290, '#a03c7c', '#ff8a68', 5);
  bank(420, '#d85070', '#ffd088', 8);
  scene.glow(610, HORIZON - 16, 380, '#fff0b0', 0.95, 260);
  scene.add(`<circle cx="610" cy="${HORIZON - 26}" r="58" fill="#fff4c4"/>`);
}

function mesa(b: Brush, x: number, wide: number, high: number, colour: string): string {
  const y = HORIZON + 14;
  const block = `M${x - wide} ${y}L${x - wide * 0.68} ${y - high * 0.42}L${x - wide * 0.6} ${y - high}L${x + wide * 0.56} ${y - high * 0.96}L${x + wide * 0.66} ${y - high * 0.4}L${x + wide} ${y}Z`;
  const seams = times(7, (i) => `M${x - wide * 0.5 + i * wide * 0.17} ${y - high * 0.94}l${wide * 0.02} ${high * between(b.r, 0.3, 0.6)}`).join('');
  return b.form(block, colour, { grain: 1.5, dabs: 1, pale: '#ffb878' }) + b.inside(block, b.line(seams, mix(colour, NIGHT, 0.5), 4, { opacity: 0.5 }));
}

function plain(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(mesa(b, 60, 150, 150, '#a8486c') + mesa(b, 330, 90, 84, '#b85470'));
  scene.mist(HORIZON - 40, 70, '#ffc888', 0.6, 2);
  scene.hill(scene.ridge(HORIZON + 4, 5, 2, 4), '#c8586c', '#4a2858', {
    rim: '#ffd890',
    rimWidth: 4,
    dabs: 300,
    dabLength: 50,
    depth: 420,
    dabColours: ['#e07868', '#8a3c68', '#5c2e60', '#f09870', '#a84c6c'],
  });
  road(scene, [[636, HORIZON + 4, 3], [648, HORIZON + 40, 16], [660, HORIZON + 120, 60], [670, HORIZON + 260, 150], [680, 1020, 270]], {
    far: '#ff9c78',
    near: '#4c3468',
    edge: '#ffd8a0',
    rough: 0.1,
    dabs: 160,
  });
  const dash = (t: number, long: number): string => {
    const spot = (q: number): Point => [638 + 40 * q, HORIZON + 8 + 412 * q ** 2];
    const [[x0, y0], [x1, y1]] = [spot(t), spot(t + long)];
    const [w0, w1] = [1 + 10 * t * t, 1 + 10 * (t + long) ** 2];
    return b.flat(`M${x0 - w0} ${y0}H${x0 + w0}L${x1 + w1} ${y1}H${x1 - w1}Z`, '#ffd890', 0.8);
  };
  scene.add([0.2, 0.34, 0.48, 0.63, 0.8].map((t) => dash(t, 0.07)).join(''));
}

function poles(scene: Scene, b: Brush): void {
  const line: [number, number, number][] = [[772, 720, 560], [730, 655, 250], [704, 630, 130], [690, 618, 74], [680, 611, 42]];
  line.forEach(([x, y, high]) =>
    scene.add(
      b.form(`M${x - high * 0.014} ${y}L${x - high * 0.01} ${y - high}H${x + high * 0.01}L${x + high * 0.014} ${y}Z`, '#4a2448', { grain: 1.5 }) +
        b.line(`M${x - high * 0.1} ${y - high * 0.93}H${x + high * 0.1}M${x - high * 0.07} ${y - high * 0.85}H${x + high * 0.07}`, '#4a2448', Math.max(2, high * 0.018)),
    )
  );
  scene.add(b.line('M722 200C700 330 690 400 706 424C696 470 690 500 692 510C688 530 684 540 684 546', '#4a2448', 2.4, { opacity: 0.8 }));
}

function farCar(scene: Scene, b: Brush): void {
  scene.add(b.form('M634 632C636 620 662 620 664 632L668 650H630Z', '#3a2450', { dabs: 0.3 }));
  [636, 662].forEach((x) => {
    scene.glow(x, 642, 34, '#fff4c0', 0.9);
    scene.spark(x, 642, { radius: 4, reach: 20 });
  });
}

/** Head of a small dog that looks out of the pack, facing right. */
function puppy(b: Brush): string {
  const coat = '#e8b878';
  return (b.form('M-9 4C-10 -6 -4 -11 2 -10C7 -9 8 -5 12 -3C14 -1 13 2 9 3C6 4 6 8 6 10H-8Z', coat, { dabs: 1, pale: '#fff0c0' }) +
    b.form('M-6 -8C-12 -9 -14 -2 -12 4C-9 5 -6 0 -3 -6Z', '#8a5038', { dabs: 0.5 }) +
    b.dot(3.4, -4.6, 1.1, '#2b2030') +
    b.dot(12.4, -1.8, 1.5, '#3a2030') +
    b.line('M11 1.600Q9 2.6 7 2', '#6a3838', 0.6));
}

function pack(b: Brush): string {
  const cloth = '#3f7a78';
  return (b.put(-11, -84, 0.8, puppy(b), { flip: true, turn: -6 }) +
    b.form('M-12.5 -80C-13 -84 -9 -86 0 -86C9 -86 13 -84 12.5 -80L14 -54C14 -49 9 -47 0 -47C-9 -47 -14 -49 -14 -54Z', cloth, { grain: 1.4, dabs: 1.4, pale: '#ffd898', edge: 1.2 }) +
    b.form('M-13 -80C-8 -84 8 -84 13 -80L13.6 -69C8 -66 -8 -66 -13.6 -69Z', mix(cloth, NIGHT, 0.12), { grain: 0.2, pale: '#ffd898' }) +
    b.form('M-9 -64H9V-52Q0 -49 -9 -52Z', mix(cloth, '#7ab0a0', 0.25), { dabs: 0.8, pale: '#ffd898' }) +
    b.line('M-5 -80V-62M5 -80V-62', '#8a5038', 1.6) +
    b.form('M-6.500 -63H-3.500V-59.500H-6.500ZM3.500 -63H6.500V-59.500H3.500Z', '#e8c078', { dabs: 0 }) +
    b.form('M-17 -47C-18 -53 -12 -54 -10 -52H12C17 -53 18 -46 15 -43H-13C-16 -43 -17 -45 -17 -47Z', '#c8884c', { grain: 1.5, pale: '#ffd898' }) +
    b.line('M-8 -53V-43M8 -53V-43', '#6a3838', 1.4) +
    b.line('M-15 -47a2.400 2.400 0 1 0 2 -2', '#8a5038', 0.8) +
    b.form('M13 -68C17 -68 18 -64 17.500 -58C17 -55 14 -55 13.500 -58Z', '#c8c8d0', { dabs: 0.4 }) +
    b.form('M13.600 -69H17V-67H13.600Z', '#d8504c', { dabs: 0 }));
}

function hitchHiker(scene: Scene): void {
  const [x, y, size] = [262, 962, 690];
  const b = brush(scene, size, LOOK);
  scene.add(`<path d="M${x - 40} ${y + 4}C${x - 150} ${y - 6} -60 ${y + 4} -90 ${y + 40}H${x + 20}L${x + 70} ${y}Z" fill="${NIGHT}" opacity=".55" ${scene.blur(5)}/>`);
  const pose = { ...POSES.ease, nearArm: [[21, -75], [36, -82]] as [Point, Point], farArm: [[-17, -68], [-11, -62]] as [Point, Point] };
  scene.add(
    at(x, y, 1,
      figure(scene, size, pose, {
        ...LOOK,
        view: 'back',
        wear: 'jacket',
        cloth: '#5f86a8',
        legs: '#4a4478',
        shoes: '#7a4838',
        shoeKind: 'boot',
        headSize: 10,
        head: { hair: 'curls', hairColour: '#3a2034', skin: '#a86c4c', hat: { kind: 'brim', colour: '#d8a860', band: '#8a3448' } },
      })),
  );
  scene.add(at(x, y, 1, b.done(pack(b), b.put(37.5, -83, 0.24, hand(b, 'thumb', '#a86c4c'), { flip: true, turn: 6 }))));
}

export default picture({
  id: 'st099',
  motifs: ['people', 'road', 'hope', 'lonely'],
  words: {
    en: {
      title: 'Hitch-hiker at sundown',
      name: 'Hitch-hiker with a backpack by an empty road',
      shows: 'Somebody in a straw hat with a big green backpack stands at the edge of a long straight road, seen from behind, an arm out and the thumb up. The sun is going down.',
      closer:
        'The sky burns from violet to gold over red rocks and an endless plain; telegraph poles run along the road to the horizon. Far off two headlights have just appeared. A rolled blanket is strapped under the pack and a bottle hangs at its side. A small dog with a brown ear looks out of the top of the pack, away from the road.',
    },
    fr: {
      title: 'L’auto-stoppeur au coucher du soleil',
      name: 'Auto-stoppeur à sac à dos près d’une route vide',
      shows: 'Quelqu’un en chapeau de paille, un grand sac à dos vert sur les épaules, se tient de dos au bord d’une longue route droite, le bras tendu, le pouce levé. Le soleil se couche.',
      closer:
        'Le ciel brûle, du violet à l’or, au-dessus de rochers rouges et d’une plaine sans fin ; des poteaux télégraphiques suivent la route jusqu’à l’horizon. Tout au loin, deux phares viennent d’apparaître. Une couverture roulée est sanglée sous le sac, une gourde pend sur le côté. Un petit chien à l’oreille brune sort la tête du sac et regarde à l’opposé de la route.',
    },
  },
  paint: { under: [190, 90, 100], flow: 0.05 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    burningSky(scene);
    plain(scene);
    poles(scene, b);
    farCar(scene, b);
    tufts(scene, 60, 680, 960, ['#8a3c60', '#e08868', '#5c2c5c'], { height: 30, wind: -0.3, keep: (x, y) => x < 640 - (y - 600) * 0.6 });
    hitchHiker(scene);
    tufts(scene, 26, 980, 1010, ['#5c2c5c', '#f0a070', '#3f2050'], { height: 60, wind: -0.3, keep: (x) => x < 420 });
  },
});
