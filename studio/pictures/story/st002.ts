import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, lampPost, lightPath, oval } from '../../src/shapes/index.ts';
import { asphalt, farLights, rain, washed } from '../../src/shapes/scenes/backdrops.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#141636';
const RED = '#d3242f';

function street(scene: Scene): void {
  washed(scene, [-10, 420], '#20234f', '#5a4a7c', { grain: 0.1 });
  const houses: [number, number, string, number][] = [[40, 430, '#3f3f70', 0.5], [210, 360, '#4a4478', 0.62], [372, 300, '#56507e', 0.6], [520, 340, '#4a4878', 0.6], [690, 440, '#3a3c6c', 0.56]];
  houses.forEach(([x, size, wall, wide]) => scene.add(at(x, 424, 1, townHouse(scene, size, { wall, roof: '#262a54', wide, lit: 0.4, night: NIGHT, light: 1 }))));
  scene.add(`<rect y="60" width="800" height="380" fill="#5a4f86" opacity=".34"/>`);
  farLights(scene, [40, 330, 760, 404], 15, ['#ffd27a', '#f2a04c', '#ff9a7a', '#fff0b4']);
}

function road(scene: Scene): void {
  asphalt(scene, 420, '#474c78', ['#ffd27a', '#cfd4ec', '#f2a04c'], { night: NIGHT, count: 620 });
  const kerb = polygon([[-10, 416], [810, 416], [810, 446], [-10, 438]]);
  scene.add(`<path d="${kerb}" fill="#7f7ba4"/><path d="M-10 416H810" stroke="#e8c9a0" stroke-width="4" opacity=".7"/>`);
  const stripes = [polygon([[366, 450], [396, 450], [372, 540], [332, 540]]), polygon([[310, 620], [364, 620], [326, 790], [252, 790]]), polygon([[206, 900], [300, 900], [280, 1010], [160, 1010]])];
  stripes.forEach((stripe) => {
    scene.add(`<path d="${stripe}" fill="#c5c4dc" opacity=".75"/>`);
    scene.dabs(stripe, 26, ['#e8e4ee', '#8f8fb4', '#f6e6c8', '#62658f'], { length: 30, width: 5 });
  });
  scene.add(at(640, 450, 1, lightPath(scene, 520, { colour: '#ffcf80', width: 330, count: 90 })));
  scene.add(at(110, 450, 1, lightPath(scene, 300, { colour: '#f2a04c', width: 140, count: 34 })));
  scene.glow(620, 720, 420, '#ffc27a', 0.5, 250);
}

function puddle(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const pool = 'M120 876C180 836 300 850 430 842C560 834 690 850 724 884C750 920 640 950 500 946C380 956 250 964 170 940C110 926 90 900 120 876Z';
  scene.add(b.form(pool, '#4f4f8c', { pale: '#f2b47a', shade: '#2a2a62', dabs: 1.2 }));
  const ghost = at(420, 842, 1, shoe(scene), { extra: '' }).replace('scale(1 1)', 'scale(1 -0.42)');
  scene.add(`<g ${scene.clip(pool)} opacity=".5">${ghost}</g>`);
  scene.add(b.inside(pool, ...times(14, (i) => b.line(`M${140 + ((i * 173) % 520)} ${862 + ((i * 37) % 84)}h${40 + (i % 4) * 26}`, i % 2 ? '#ffdf9c' : '#8c8cc8', 4, { opacity: 0.6 }))));
  scene.add(b.line(pool, '#c5bfe0', 3, { opacity: 0.5 }));
}

/** A lady's shoe, toe to the left, heel and ball standing on 0,0. */
function shoe(scene: Scene): string {
  const b = brush(scene, 100, { light: 1, night: '#4a0c2c' });
  const upper = 'M-246 -16C-240 -54 -178 -92 -106 -116C-76 -124 -50 -116 -30 -98C12 -70 88 -138 150 -220C170 -250 196 -278 222 -278C246 -250 252 -188 232 -140C188 -120 138 -100 76 -50C26 -10 -38 2 -112 2C-176 4 -238 6 -246 -16Z';
  return [
    b.form('M-88 -120C-50 -146 50 -162 126 -238C162 -276 200 -292 224 -278L188 -188L26 -74Z', '#5c1228', { pale: '#9a2a3a' }),
    b.form('M236 -146C232 -88 222 -38 220 2H196C196 -50 176 -100 136 -106C176 -124 212 -140 236 -146Z', '#8c1426', { grain: 1.5, pale: '#ff8a6a' }),
    b.form(upper, RED, { pale: '#ff7a5c', shade: '#6a0f2a', edge: 1.3, grain: -0.5 }),
    b.line('M-246 -8C-180 10 -60 10 40 -22C100 -48 150 -98 232 -136', '#3a0c20', 9),
    b.line('M-212 -46C-180 -72 -140 -90 -100 -100', '#ffd0b0', 11, { opacity: 0.85 }),
    b.line('M190 -236C206 -218 214 -190 214 -160', '#ffc09a', 8, { opacity: 0.7 }),
    b.line('M206 -262C250 -300 300 -250 286 -190C276 -150 300 -120 322 -116', '#b01c2c', 12),
    b.line('M212 -268C250 -296 290 -254 280 -200', '#ff8a6a', 4, { opacity: 0.8 }),
    b.line(oval(322, -108, 13, 13), '#f6d080', 6),
    b.ball(-88, -98, 17, 15, '#f2c060', { dabs: 0, pale: '#fff6cc' }),
  ].join('');
}

export default picture({
  id: 'st002',
  motifs: ['object', 'city', 'lost', 'mystery'],
  words: {
    en: {
      title: 'Single red shoe on the asphalt',
      name: 'One red shoe on a wet street at night',
      shows: 'A single red high-heeled shoe stands in the middle of a wet, empty street at night, beside a puddle.',
      closer: 'Lamplight from the right runs in yellow streaks over violet asphalt and shines on the toe. The strap is undone and hangs loose behind the heel, a gold button sits on the front, and the shoe is mirrored in the puddle below. Broken white road marks lead to a row of five dim houses with a few lit windows and blurred lamps. Fine rain is falling.',
    },
    fr: {
      title: 'Une chaussure rouge sur l’asphalte',
      name: 'Une chaussure rouge dans une rue mouillée, la nuit',
      shows: 'Une seule chaussure rouge à talon haut est posée au milieu d’une rue mouillée et vide, la nuit, près d’une flaque.',
      closer: 'La lumière d’un réverbère, à droite, coule en traînées jaunes sur l’asphalte violet et fait briller la pointe. La bride défaite pend derrière le talon, un bouton doré orne le dessus, et la flaque reflète la chaussure. Les bandes blanches usées mènent à cinq maisons sombres, à quelques fenêtres allumées et à des lampes floues. Il tombe une pluie fine.',
    },
  },
  paint: { under: [70, 54, 110], flow: 0.05 },
  draw(scene) {
    street(scene);
    road(scene);
    scene.glow(690, 96, 260, '#ffd27a', 0.7);
    scene.add(at(690, 470, 1, lampPost(scene, 430, { colour: '#20234a', light: -1, night: NIGHT })));
    puddle(scene);
    scene.shadow(390, 846, 300, 24, mix(NIGHT, '#4a0c2c', 0.3), 0.7);
    scene.add(at(420, 842, 1, shoe(scene)));
    rain(scene, 130, { colour: '#ffe6c0', opacity: 0.5 });
  },
});
