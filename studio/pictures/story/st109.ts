import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { elephant } from '../../src/shapes/elephants.ts';
import { brush, lightPath, oval, reeds, rings } from '../../src/shapes/index.ts';
import { foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#3c2a54';
const HIDE = '#94808c';
const LOOK = { light: -1, night: NIGHT, hide: HIDE, rim: '#f6c49c' } as const;
const RAISED: Point[] = [[-48, -64], [-60, -52], [-74, -50], [-84, -60], [-86, -76], [-82, -92], [-88, -104], [-98, -106]];
const CALF_TRUNK: Point[] = [[-48, -64], [-58, -54], [-69, -53], [-77, -60], [-80, -72], [-79, -82], [-83, -90], [-89, -93]];

function evening(scene: Scene): void {
  scene.sky([[0, '#b8587c'], [0.2, '#e8846c'], [0.42, '#fbbc74'], [0.58, '#ffeab0']]);
  scene.glow(150, 500, 460, '#fff2b8', 0.9, 360);
  scene.add(brush(scene, 100).ball(150, 470, 66, 66, '#fff8d8', { dabs: 0, edge: 0, shade: '#ffe8a0' }));
  scene.wisps(34, 20, 440, ['#d0647c', '#f6a070', '#ffd894', '#c85c80', '#ffe8b4'], 0.5);
}

/** A flat-crowned tree of the plain. */
function acacia(scene: Scene, x: number, y: number, size: number, tone: string): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(
    b.line(
      `M${x} ${y}C${x - size * 0.06} ${y - size * 0.4} ${x - size * 0.1} ${y - size * 0.5} ${x - size * 0.34} ${y - size * 0.8}M${x} ${y - size * 0.36}C${x + size * 0.1} ${y - size * 0.56} ${
        x + size * 0.2
      } ${y - size * 0.66} ${x + size * 0.4} ${y - size * 0.82}M${x - size * 0.04} ${y - size * 0.44}L${x + size * 0.04} ${y - size * 0.84}`,
      mix(tone, NIGHT, 0.4),
      round1(size * 0.045),
    ),
  );
  scene.add(foliage(scene, x, y - size * 0.86, size * 0.66, size * 0.17, [mix(tone, NIGHT, 0.35), tone, mix(tone, '#ffd48c', 0.6)], { light: -1, heaps: 12, leaf: size * 0.05 }));
}

function farBank(scene: Scene): void {
  const hills = scene.ridge(560, 40, 1.6, 4);
  scene.hill(hills, '#d88484', '#f4bc88', { rim: '#ffe8b0', rimWidth: 4, dabs: 90, shadow: 0.03 });
  scene.mist(560, 90, '#ffe0a8', 0.6, 2);
  const bank = scene.ridge(626, 10, 2, 7);
  scene.hill(bank, '#b06a60', '#8c5468', { rim: '#ffdc9c', rimWidth: 4, dabs: 130, depth: 60, shadow: 0.08 });
  acacia(scene, 330, 632, 150, '#9c7054');
  acacia(scene, 738, 636, 220, '#7c6054');
  acacia(scene, 30, 628, 100, '#b08060');
}

function river(scene: Scene): void {
  scene.water(640, { gradient: [[0, '#fcd49c'], [0.2, '#d8a498'], [0.5, '#5f9a9c'], [1, '#1f5a70']], waves: ['#ffe4b0', '#7cb4ac', '#e8b098', '#3f8490', '#f6c8a0', '#2c6c80'] }, 260);
  scene.add(at(150, 644, 1, lightPath(scene, 190, { colour: '#fff2c4', width: 170, count: 60 })));
}

/** Water over the legs, with the broken mirror of those who stand in it. */
function shallows(scene: Scene, y: number, x0: number, x1: number, tone: string): void {
  const top = times(9, (i): Point => [x0 + ((x1 - x0) * i) / 8, y + (i % 2 ? 5 : -4)]);
  scene.add(`<path d="M${top.map(([x, ty]) => `${round1(x)} ${round1(ty)}`).join('L')}L${x1} ${y + 130}H${x0}Z" fill="${scene.linear([[0, tone, 0.9], [0.75, tone, 0.95], [1, tone, 0]])}"/>`);
  const waves = times(Math.round((x1 - x0) / 5), () => {
    const [x, wy] = [between(scene.r, x0, x1), y + scene.r() ** 1.4 * 100 - 4];
    const long = between(scene.r, 20, 60);
    return `<path d="M${round1(x)} ${round1(wy)}q${round1(long / 2)} ${round1(between(scene.r, 3, 8))} ${round1(long)} 0" stroke="${
      pick(scene.r, ['#ffe4b4', '#54707c', '#8cbcb4', '#6a5c78', '#f6c8a0', '#2c6470'])
    }" stroke-width="${round1(between(scene.r, 3, 6))}" opacity=".75"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${waves.join('')}</g>`);
}

function family(scene: Scene): void {
  scene.add(at(540, 830, 1, elephant(scene, 500, { ...LOOK, trunk: RAISED })));
  scene.add(at(530, 342, 1, egret(scene)));
  shallows(scene, 762, 330, 830, '#5c8890');
  scene.add(at(434, 774, 1, rings(scene, 260, { colour: '#ffe8c0', opacity: 0.9 })) + at(720, 776, 1, rings(scene, 250, { colour: '#ffe8c0', opacity: 0.9 })));
  scene.add(at(196, 916, 1, elephant(scene, 236, { ...LOOK, light: 1, hide: '#a48c94', rim: '#ffd4ac', trunk: CALF_TRUNK, head: 1.2, tusk: false, smile: true }), { flip: true }));
  shallows(scene, 862, -20, 360, '#3f7884');
  scene.add(at(176, 878, 1, rings(scene, 420, { colour: '#ffe8c0', opacity: 0.95 })));
}

/** A white bird that rides on the broad back. */
function egret(scene: Scene): string {
  const b = brush(scene, 64, { light: -1, night: '#8c6c94' });
  return b.done(b.line('M-4 0V-24M6 0V-24', '#4a3848', 3), b.form('M-26 -40C-20 -60 10 -60 40 -22C20 -16 -18 -16 -26 -40Z', '#fff2e0', { grain: 0.5 }),
    b.line('M-20 -44C-34 -60 -10 -74 -22 -90', '#fff2e0', 9), b.ball(-23, -92, 9, 8, '#fff6e8', { dabs: 0 }), b.form('M-30 -94L-50 -88L-30 -87Z', '#f0a03c', { dabs: 0 }),
    b.dot(-26, -94, 2, '#2c2030'));
}

/** The fountain from the raised trunk that rains on the calf. */
function shower(scene: Scene): void {
  const [x, y]: Point = [50, 300];
  const jets = times(24, (i) => {
    const [far, high] = [(i - 9) * 11, 70 + (i % 5) * 16];
    return `M${x} ${y}C${x + far * 0.3} ${y - high} ${x + far * 0.9 + 40} ${y - high * 0.6} ${round1(x + far * 1.1 + 70)} ${y + 150 + (i % 4) * 60}`;
  });
  const b = brush(scene, 100);
  scene.add(
    scene.glowShape(120, 400, 190, '#fff4dc', 0.5, 260) + b.line(jets.join(''), '#fff4e0', 5, { opacity: 0.34 }) + b.line(jets.filter((_, i) =>
      i % 3 === 0
    ).join(''), '#ffffff', 4, { opacity: 0.5, dash: '26 18' }),
  );
  const drops = times(150, () => {
    const t = scene.r();
    return `<circle cx="${round1(between(scene.r, 0, 150 + t * 110))}" cy="${round1(y - 60 + t * 480)}" r="${round1(between(scene.r, 1.4, 5))}" opacity="${round1(between(scene.r, 0.5, 0.95))}"/>`;
  });
  scene.over(`<g fill="#fffaf0">${drops.join('')}</g>`);
}

/** Somebody's straw hat comes floating by. */
function strayHat(scene: Scene): string {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  return (scene.shadowShape(6, 12, 96, 16, NIGHT, 0.5) +
    b.form(oval(0, 0, 78, 20), '#f0cc84', { dabs: 1.4, pale: '#fff0bc' }) +
    b.form('M-40 -4C-38 -48 38 -48 40 -4Q0 10 -40 -4Z', '#e8bc70', { dabs: 1.2, pale: '#fff0bc' }) +
    b.form('M-41 -14Q0 2 41 -14L40 -2Q0 12 -41 -2Z', '#c83c4c', { dabs: 0.4 }) +
    b.line('M-70 10Q0 28 70 10', '#ffe8c0', 4, { opacity: 0.8 }));
}

export default picture({
  id: 'st109',
  motifs: ['animal', 'water', 'family', 'giant'],
  words: {
    en: {
      title: 'Elephants bathing',
      name: 'Elephant and calf bathing in a river',
      shows: 'A huge elephant stands in a river at sunset and sprays water from its raised trunk over a calf. A straw hat drifts on the water.',
      closer:
        'The sky glows from rose to yellow; the low sun shines through the bend of the trunk. The calf, up to its belly in the blue-green water, lifts its own little trunk and smiles. A white bird rides on the big one’s back. A flat-topped tree stands on the far bank. The hat with a red ribbon floats alone at the lower right, near some bulrushes; nobody is to be seen.',
    },
    fr: {
      title: 'Le bain des éléphants',
      name: 'Éléphant et son petit au bain dans une rivière',
      shows: 'Un immense éléphant, debout dans une rivière au coucher du soleil, arrose un éléphanteau de sa trompe levée. Un chapeau de paille flotte sur l’eau.',
      closer:
        'Le ciel va du rose au jaune ; le soleil bas brille dans la courbe de la trompe. Le petit, dans l’eau bleu-vert jusqu’au ventre, lève sa petite trompe et sourit. Un oiseau blanc se tient sur le dos du grand. Un arbre à cime plate se dresse sur l’autre rive. Le chapeau à ruban rouge flotte seul en bas à droite, près de quelques massettes ; il n’y a personne en vue.',
    },
  },
  paint: { under: [190, 130, 120], flow: 0 },
  draw(scene) {
    evening(scene);
    farBank(scene);
    river(scene);
    family(scene);
    shower(scene);
    scene.add(at(590, 932, 1, strayHat(scene), { turn: -6 }));
    scene.add(at(760, 1014, 1, reeds(scene, 200, { count: 22, height: 190, colours: ['#2c3c54', '#4a5460', '#7c6468', '#c08c70'], wind: -0.12 })));
  },
});
