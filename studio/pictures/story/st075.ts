import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { figure, type Pose, POSES } from '../../src/shapes/figures.ts';
import { guitar, guitarCase } from '../../src/shapes/guitars.ts';
import { brush, lampPost, rectangle, umbrella } from '../../src/shapes/index.ts';
import { asphalt, farLights, rain } from '../../src/shapes/scenes/backdrops.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#0f2436';
const LOOK = { light: 1, night: NIGHT } as const;
const GROUND = 726;

function street(scene: Scene): void {
  scene.sky([[0, '#12344a'], [0.4, '#27586a'], [0.7, '#4a8084']]);
  scene.wisps(26, 0, 420, ['#1a4258', '#386c78', '#0f2c42', '#4f8488'], 0.6);
  const fronts: [number, number, string, string][] = [[520, 330, '#2f5c68', '#1d3c4c'], [640, 400, '#346470', '#22404c'], [790, 540, '#2a5060', '#183244']];
  fronts.forEach(([x, size, wall, roof]) => scene.add(at(x, GROUND, 1, townHouse(scene, size, { ...LOOK, wall, roof, wide: 0.5, lit: 0.34 }))));
  scene.mist(470, 260, '#5c9090', 0.6, 2);
  farLights(scene, [440, 580, 790, 690], 11, ['#ffc870', '#f0a050', '#9ad0c0', '#ffe0a0']);
}

/** The wall he has at his back: blocks of stone, a shuttered shop, a pipe. */
function wall(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form(`M-10 -10H452V${GROUND}H-10Z`, '#24505c', { dabs: 0.4 }));
  times(13, (row) =>
    times(6, (i) => {
      const [x, y] = [-60 + i * 94 + (row % 2) * 47, row * 56 - 4];
      const right = Math.min(450, x + 91);
      if (right - x > 14) {
        scene.add(
          b.form(rectangle(x, y, right - x, 53), mix(pick(scene.r, ['#2c5a64', '#265058', '#33646a', '#214854']), '#d8a860', Math.max(0, (x - 260) / 900)), { dabs: 0.8, grain: 0.1, edge: 0.7 }),
        );
      }
    }));
  scene.add(
    b.form(rectangle(56, 216, 300, GROUND - 230), '#123240', { dabs: 0.5 }) + times(23, (i) =>
      b.form(rectangle(66, 226 + i * 21, 280, 19), mix('#3f6a70', '#c89c60', i / 90), { grain: 0, dabs: 0.7, edge: 1.2 })).join(''),
  );
  scene.add(
    times(9, (i) => b.form(`M${34 + i * 38} 150H${73 + i * 38}L${76 + i * 38} 214Q${56 + i * 38} 236 ${32 + i * 38} 214Z`, i % 2 ? '#3f7c78' : '#c8b890', { dabs: 0.9, shade: '#1a3c48' })).join('') +
      scene.shadowShape(206, 246, 190, 30, NIGHT, 0.7),
  );
  scene.add(
    b.form(`M404 -10H430V${GROUND - 26}Q430 ${GROUND - 8} 414 ${GROUND - 6}L396 ${GROUND - 8}Q406 ${GROUND - 20} 404 ${GROUND - 40}Z`, '#3c6468', { grain: 1.5, edge: 1.6, pale: '#e8b870' }) +
      b.form('M399 180H435V194H399ZM399 470H435V484H399Z', '#2a4c54', { dabs: 0.3 }),
  );
}

function pavement(scene: Scene): void {
  asphalt(scene, GROUND - 4, '#2c5660', ['#ffd080', '#f0a858', '#a8d8cc'], { night: NIGHT, count: 520 });
  const b = brush(scene, 100, LOOK);
  scene.add(b.form(`M-10 ${GROUND - 4}H452L520 ${GROUND + 60}H-10Z`, '#3a666a', { grain: 0, dabs: 1 }) + b.line(`M-10 ${GROUND + 62}H522L453 ${GROUND - 4}`, '#7ca098', 4, { opacity: 0.5 }));
  times(26, () => {
    const [x, y] = [620 + between(scene.r, -70, 70), between(scene.r, 760, 990)];
    scene.add(b.line(`M${round1(x)} ${round1(y)}h${round1(between(scene.r, 30, 110))}`, pick(scene.r, ['#ffd080', '#f0a858', '#ffe6b0']), between(scene.r, 3, 8), { opacity: 0.55 }));
  });
  const pool = 'M330 938C360 900 560 880 700 896C790 910 800 960 700 978C560 996 340 990 330 938Z';
  scene.add(b.form(pool, '#4a8084', { dabs: 1.2, grain: 0, pale: '#ffd890' }) + b.inside(pool, b.halo(630, 930, 150, '#ffc870', 0.9, 60)));
}

/** The one who has just passed. */
function passer(scene: Scene): void {
  scene.add(scene.shadowShape(706, 774, 50, 9, NIGHT, 0.7));
  scene.add(
    at(700, 776, 1, figure(scene, 168, { ...POSES.stand, farLeg: [[-3, -26], [-4, -8]] }, { ...LOOK, view: 'back', wear: 'coat', cloth: '#46687a', hem: 9, legs: '#24384c', head: { hair: 'short' } })),
  );
  scene.add(at(704, 690, 1, umbrella(scene, 120, { ...LOOK, colour: '#2f5f6c' }), { turn: 6 }));
}

const PLAY: Pose = {
  head: [-1.5, -90],
  neck: [0, -78.5],
  hips: [1, -47],
  nearArm: [[17, -65], [6, -54]],
  farArm: [[-17, -64], [-26, -70]],
  nearLeg: [[7, -25], [7, -4]],
  farLeg: [[-6, -26], [-12, -4]],
};

function busker(scene: Scene): void {
  const b = brush(scene, 660, { light: -1, night: NIGHT });
  const strap = b.line('M-8 -76C-4 -66 4 -58 14 -50', '#3a2430', 2.2);
  const man = figure(scene, 660, PLAY, {
    light: -1,
    night: NIGHT,
    view: 'front',
    wear: 'coat',
    cloth: '#a86c3c',
    shirt: '#d8c8a8',
    legs: '#33485c',
    shoes: '#3a2c34',
    hem: 22,
    flare: 4,
    scarf: '#c83c3c',
    build: 1.02,
    head: { skin: '#a8704a', hair: 'curls', hairColour: '#b8b0a8', beard: true, eyes: 'closed', mouth: 'oh', tilt: -8, hat: { kind: 'brim', colour: '#4a4250', band: '#c83c3c' } },
    held: strap + b.put(4, -54, 0.86, guitar(b), { turn: 24 }),
  });
  scene.add(scene.shadowShape(226, 894, 200, 26, NIGHT, 0.75) + at(284, 892, 1, man, { flip: true }));
}

function hat(scene: Scene): void {
  const b = brush(scene, 300, LOOK);
  scene.add(scene.shadowShape(560, 950, 190, 26, NIGHT, 0.75));
  const coins = [[-20, -9], [-8, -11], [6, -10]].map(([x, y]) => b.form(`M${x! - 3} ${y}a3 1.6 0 1 0 6 0a3 1.6 0 1 0 -6 0Z`, '#f0b850', { dabs: 0, pale: '#fff0b0' })).join('');
  const mitten = b.form('M24 -12C26 -16 34 -16 37 -13C38 -11 34 -9 26 -9Z', '#f0e4cc', { dabs: 0.4 }) + b.form('M20 -13L25 -14L26 -9L21 -9Z', '#d84c44', { dabs: 0 });
  scene.add(at(560, 956, 1, b.done(guitarCase(b), coins, mitten), { turn: -2 }));
  scene.spark(504, 926, { radius: 2, reach: 12 });
}

/** Drops that jump off stone and hat. */
function drops(scene: Scene): void {
  times(90, () => {
    const [x, y] = [between(scene.r, 0, 800), between(scene.r, 750, 990)];
    scene.over(
      `<path d="M${round1(x - 7)} ${round1(y)}q7 -5 14 0" fill="none" stroke="${lighten('#a8d0cc', scene.r() * 0.1)}" stroke-width="1.6" opacity=".6"/><circle cx="${round1(x)}" cy="${
        round1(y - 8)
      }" r="1.5" fill="#e8f4ec" opacity=".7"/>`,
    );
  });
}

export default picture({
  id: 'st075',
  motifs: ['people', 'music', 'rain', 'lonely'],
  words: {
    en: {
      title: 'Busker in the rain',
      name: 'Old guitarist playing in a rainy street at night',
      shows: 'A grey-bearded man in a hat and a brown coat plays the guitar and sings in a wet street at night. His open guitar case lies before him.',
      closer:
        'Everything is teal and wet; one street lamp throws amber light on the puddles. Behind him are a stone wall, a closed shop shutter and a striped awning; far houses have a few lit windows. His eyes are shut, his scarf is red. In the case lie three coins and one white mitten with a red cuff. A single figure under an umbrella walks away in the distance; nobody else is there.',
    },
    fr: {
      title: 'Le musicien des rues sous la pluie',
      name: 'Vieux guitariste jouant dans une rue pluvieuse, la nuit',
      shows: 'Un homme à barbe grise, en chapeau et manteau brun, joue de la guitare et chante dans une rue mouillée, la nuit. Son étui ouvert est posé devant lui.',
      closer:
        'Tout est bleu-vert et trempé ; un seul réverbère jette une lumière ambrée sur les flaques. Derrière lui, un mur de pierre, un rideau de fer baissé et un auvent rayé ; au loin, quelques fenêtres éclairées. Il a les yeux fermés et une écharpe rouge. Dans l’étui, trois pièces et une moufle blanche au poignet rouge. Une silhouette sous un parapluie s’éloigne ; il n’y a personne d’autre.',
    },
  },
  paint: { under: [50, 90, 100], flow: 0.05 },
  draw(scene) {
    street(scene);
    wall(scene);
    pavement(scene);
    scene.glow(640, 210, 420, '#ffb858', 0.6);
    scene.add(at(640, 830, 1, lampPost(scene, 720, { ...LOOK, lit: true, colour: '#1c3444' })));
    passer(scene);
    busker(scene);
    hat(scene);
    rain(scene, 260, { slant: -22, opacity: 0.6 });
    drops(scene);
  },
});
