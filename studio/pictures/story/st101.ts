import { between, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cloud, fish, oval, roundTree, wool } from '../../src/shapes/index.ts';

const NIGHT = '#4a2c34';
const COAT = '#4a4660';
const LOOK = { light: 1, night: NIGHT } as const;
const BOWL: [number, number, number] = [556, 640, 178];

function room(scene: Scene): void {
  scene.sky([[0, '#b8823c'], [0.5, '#dca450'], [0.75, '#c08440']]);
  scene.glow(620, 330, 520, '#ffe8a0', 0.75);
  times(17, (i) => scene.add(`<path d="M${i * 50 + 10} 0V760" stroke="${i % 2 ? '#e8bc68' : '#a87034'}" stroke-width="${i % 2 ? 14 : 9}" opacity=".28"/>`));
  scene.dabs('M0 0H800V760H0Z', 260, ['#e8bc68', '#b87c38', '#f6d488', '#a06c34'], { length: 40, width: 5, angle: 1.5, box: [0, 0, 800, 760] });
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form('M40 150H190V330H40Z', '#8a5034', { dabs: 1 }) + b.form('M58 168H172V312H58Z', '#e8dcb8', { dabs: 1 }) + b.form('M58 312L100 240L128 280L150 250L172 300V312Z', '#7f9c74', { dabs: 0.6 }) + b.ball(140, 206, 14, 14, '#e8904c'));
}

function window(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const glass = 'M430 60H770V440H430Z';
  const view = `<path d="${glass}" fill="${scene.linear([[0, '#8fc8d4'], [0.6, '#e8f0c8'], [1, '#fff0b8']])}"/>` +
    at(560, 190, 1, cloud(scene, 190, { tall: 0.26, pale: '#ffffff', shade: '#c0d4d4' })) + at(700, 120, 1, cloud(scene, 120, { tall: 0.26, pale: '#ffffff', shade: '#c0d4d4' })) +
    `<path d="M430 380C520 340 660 360 770 336V440H430Z" fill="#9cb868"/>` + at(480, 400, 1, roundTree(scene, 130, { leaves: ['#4f8450', '#7fac58', '#e8e480'] })) + at(700, 410, 1, roundTree(scene, 170, { leaves: ['#4f8450', '#86b058', '#e8e480'] }));
  scene.add(b.inside(glass, view) + b.line(`${glass}M600 60V440M430 240H770`, '#8a5a38', 18) + b.line(`${glass}M600 60V440M430 240H770`, '#f6e0b0', 9) + b.form('M404 440H800V470H404Z', '#f0d8a0', { dabs: 1 }));
  scene.add(b.form('M392 20C440 40 452 160 424 300C416 360 410 420 400 470L360 460C376 300 366 140 372 20Z', '#b84c3c', { grain: 1.4, dabs: 1.4, pale: '#f08c64' }) + b.form('M800 20C750 60 752 200 776 330L800 400Z', '#b84c3c', { grain: 1.4, pale: '#f08c64' }) + b.line('M340 24H800', '#7a4a30', 14));
  scene.add(`<path d="M430 470L770 470L640 780L180 780Z" fill="#fff4c0" opacity=".16" ${scene.blur(8)}/>`);
}

function table(scene: Scene): void {
  const top = scene.ridge(800, 4, 2, 2);
  scene.hill(top, '#a8643c', '#5a2c30', { rim: '#ffd890', rimWidth: 5, dabs: 200, dabLength: 110, depth: 200, dabColours: ['#c07c48', '#8a4c34', '#d89858', '#6a3830'] });
  scene.glow(600, 850, 260, '#ffe0a0', 0.55, 50);
}

function bowl(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const [x, y, r] = BOWL;
  const glass = `M${x - 116} ${y - 148}C${x - 236} ${y - 70} ${x - 226} ${y + 150} ${x - 90} ${y + 178}H${x + 90}C${x + 226} ${y + 150} ${x + 236} ${y - 70} ${x + 116} ${y - 148}Z`;
  scene.shadow(x, y + 186, 200, 22, NIGHT, 0.65);
  const level = y - 88;
  const water = `<rect x="${x - 220}" y="${level}" width="440" height="300" fill="${scene.linear([[0, '#8fd4d0'], [0.6, '#3f98a8'], [1, '#226880']])}"/>`;
  const weeds = times(9, (i) => `<path d="M${x - 120 + i * 28} ${y + 170}q${i % 2 ? 22 : -22} -50 0 -${60 + (i % 3) * 42}" stroke="${['#3f7c54', '#6fa458', '#2f6450'][i % 3]}" stroke-width="9" fill="none" stroke-linecap="round"/>`).join('');
  const gravel = times(70, () => b.dot(between(scene.r, x - 150, x + 150), between(scene.r, y + 146, y + 182), between(scene.r, 5, 11), b.oneOf(['#e8c890', '#c88c60', '#f0dcb0', '#a87858']))).join('');
  scene.add(`<path d="${glass}" fill="#e8f4e8" opacity=".35"/>` + b.inside(glass, water, scene.glowShape(x + 110, y - 30, 150, '#f0ffe8', 0.5), weeds, gravel));
  scene.add(b.inside(glass, b.form(oval(x, level, 170, 20), '#bfe8e0', { dabs: 0.8 })));
  scene.add(at(x + 14, y + 62, 1, fish(scene, 128, { ...LOOK, light: 1, colour: '#f07c30' })));
  scene.add(b.line(glass, '#f4fbf4', 7, { opacity: 0.85 }) + b.line(oval(x, y - 148, 116, 16), '#f4fbf4', 7, { opacity: 0.9 }));
  scene.add(b.line(`M${x + r - 20} ${y - 60}C${x + r + 2} ${y - 10} ${x + r} ${y + 50} ${x + r - 34} ${y + 100}`, '#ffffff', 13, { opacity: 0.8 }) + b.line(`M${x - r + 14} ${y - 40}C${x - r + 2} ${y - 8} ${x - r + 2} ${y + 20} ${x - r + 10} ${y + 46}`, '#ffffff', 7, { opacity: 0.6 }));
  times(7, (i) => scene.over(`<circle cx="${round1(x - 66 - (i % 3) * 9)}" cy="${round1(y + 10 - i * 15)}" r="${round1(3 + (i % 3) * 1.6)}" fill="none" stroke="#f4ffff" stroke-width="1.8" opacity=".9"/>`));
}

function cat(scene: Scene): void {
  const b = brush(scene, 560, LOOK);
  const fur = { grain: 1.2, dabs: 1.3, pale: '#a88c84', shade: '#26203c', edge: 1.3 };
  scene.shadow(210, 862, 220, 24, NIGHT, 0.65);
  const eye = (x: number) => b.ball(x, -78, 5.4, 6, '#f6d048', { dabs: 0, pale: '#fff0a0' }) + b.flat(oval(x + 1.9, -77.4, 2.4, 4.6), '#17142a') + b.dot(x + 2.6, -79.4, 0.9, '#fffbe6');
  scene.add(at(196, 862, 1, b.done(
    b.form('M-20 -4C-46 6 -44 -24 -34 -34C-30 -38 -24 -34 -28 -28C-34 -18 -30 -10 -14 -12Z', COAT, fur),
    b.form('M-26 0C-36 -24 -24 -50 -4 -62L22 -60C28 -44 26 -20 28 0Z', COAT, fur),
    b.form('M-26 0C-30 -16 -22 -28 -8 -28C4 -26 8 -10 4 0Z', '#544e68', fur),
    b.form('M10 0C10 -14 12 -30 14 -40L22 -38C24 -26 24 -12 28 -6C32 -4 32 0 28 0Z', '#544e68', fur),
    b.line('M15 -2V-6M21 -2V-6M26 -2V-5', '#26203c', 1),
    b.form('M-3 -72H26L24 -57Q12 -50 -4 -57Z', COAT, { ...fur, edge: 0 }),
    b.form('M-8 -84L-6 -106L8 -95Q14 -97 20 -95L33 -105L34 -84C34 -66 24 -62 13 -62C2 -62 -8 -66 -8 -84Z', COAT, fur),
    b.flat('M-4 -90L-3.5 -100L4 -94ZM24 -94L31 -100L31 -90Z', '#d08878'),
    eye(5), eye(21.5),
    b.form('M8 -71C10 -74 18 -74 20 -71C22 -65 6 -65 8 -71Z', '#8a8090', { dabs: 0.4 }), b.flat('M12 -72.500H17L14.500 -69.500Z', '#e09888'),
    b.line('M8 -68L-8 -70M8 -66L-7 -64M20 -68L36 -71M20 -66L36 -65', '#f0e4d8', 0.5, { opacity: 0.8 }),
    b.form('M-4 -63Q12 -54 26 -62L26 -57Q12 -49 -4 -58Z', '#d8483c', { dabs: 0.6 }), b.dot(16, -53, 2.6, palette.lamp),
  )));
}

export default picture({
  id: 'st101',
  motifs: ['animal', 'home', 'desire', 'tension'],
  words: {
    en: {
      title: 'Cat staring at a fish bowl',
      name: 'Cat beside a fish bowl',
      shows: 'A dark grey cat with a red collar sits on a table and looks hard at a fish bowl in which a single goldfish swims.',
      closer: 'Afternoon light falls from a window with red curtains into a mustard-yellow room; outside are clouds and two round trees. The cat’s eyes are wide and yellow, turned to the bowl; its tail curls behind it. The orange fish is swimming towards the cat’s side, past green weeds and a few bubbles. A small framed landscape hangs on the wall at the left, and a ball of red wool lies in front.',
    },
    fr: {
      title: 'Le chat devant le bocal',
      name: 'Chat à côté d’un bocal à poisson',
      shows: 'Un chat gris foncé à collier rouge, assis sur une table, fixe un bocal où nage un seul poisson rouge.',
      closer: 'La lumière de l’après-midi entre par une fenêtre aux rideaux rouges dans une pièce jaune moutarde ; dehors, des nuages et deux arbres ronds. Les yeux du chat sont grands et jaunes, tournés vers le bocal ; sa queue s’enroule derrière lui. Le poisson orange nage du côté du chat, devant des herbes vertes et quelques bulles. Un petit paysage encadré est accroché au mur, à gauche, et une pelote de laine rouge est posée devant.',
    },
  },
  paint: { under: [190, 130, 70], flow: 1.4 },
  draw(scene) {
    room(scene);
    window(scene);
    table(scene);
    cat(scene);
    bowl(scene);
    scene.shadow(150, 984, 80, 12, NIGHT, 0.6);
    scene.add(at(140, 990, 1, wool(scene, 92, { ...LOOK, colour: '#c84c44' })));
    times(26, () => scene.spark(between(scene.r, 330, 700), between(scene.r, 420, 780), { radius: between(scene.r, 0.8, 1.6), core: '#fffbe0', reach: 7, opacity: 0.5 }));
  },
});
