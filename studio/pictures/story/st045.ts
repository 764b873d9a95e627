import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, blob, polygon, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, flock, lighthouse, rings } from '../../src/shapes/index.ts';
import { shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#2c4450';
const LAMP: Point = [536, 208];

function fog(scene: Scene, y: number, count: number, colour: string, opacity: number): void {
  times(count, () => {
    const [x, dy, w] = [between(scene.r, -60, 860), between(scene.r, -40, 40), between(scene.r, 110, 280)];
    scene.add(blob(scene.r, x, y + dy, w, w * 0.22, colour, { points: 11, wobble: 0.12, extra: `opacity="${opacity}" ${scene.blur(9)}` }));
  });
}

function rocks(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const stones: [Point[], string][] = [
    [[[330, 800], [380, 730], [450, 706], [540, 700], [640, 712], [720, 760], [790, 790], [820, 830], [320, 830]], '#6f8488'],
    [[[400, 830], [430, 770], [500, 750], [560, 790], [580, 840]], '#5a7078'],
    [[[560, 836], [600, 776], [680, 770], [740, 820], [760, 850]], '#647c84'],
  ];
  stones.forEach(([points, colour]) => scene.add(b.form(smooth(points, true, 0.7), colour, { pale: '#d8d8b8', shade: '#34505c', dabs: 1.8, grain: 0.6, edge: 1.2 })));
  scene.add(b.line('M430 740L466 800M600 720L580 780M660 740L690 800', '#3c545c', 6, { opacity: 0.6 }));
}

function tower(scene: Scene): void {
  scene.add(at(536, 722, 1, lighthouse(scene, 620, { colours: ['#eef0e0', '#b8505a'], night: '#5a7480', light: -1 })));
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form('M614 730V674H690V734Z', '#d8d8c4', { shade: '#8a9c98' }) + b.form('M604 678L652 640L702 678Z', '#8c545c') + b.flat('M640 692H660V716H640Z', '#ffd27a'));
  scene.add(`<rect y="420" width="800" height="330" fill="#b9c8bc" opacity=".22"/>`);
}

function sea(scene: Scene): void {
  scene.water(770, { gradient: [[0, '#b4c8bc'], [0.3, '#7fa09c'], [1, '#34606c']], waves: ['#dfe8d4', '#5a8488', '#8fb0a8', '#2c5460', '#f2ecc8'] }, 260);
  scene.add(times(26, () => {
    const [x, y] = [between(scene.r, 60, 420), between(scene.r, 800, 990)];
    return `<path d="M${round1(x)} ${round1(y)}h${round1(between(scene.r, 30, 90))}" stroke="#ffeaa8" stroke-width="5" stroke-linecap="round" opacity=".55"/>`;
  }).join(''));
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  times(22, (i) => scene.add(b.blot(360 + i * 20, 776 + Math.sin(i * 1.7) * 9, 26, 9 + (i % 3) * 3, '#f6faee', 0.7)));
  const near: [Point[], string][] = [
    [[[560, 1020], [580, 950], [650, 910], [720, 930], [760, 900], [820, 890], [820, 1020]], '#3f5c64'],
    [[[640, 1020], [680, 962], [740, 956], [790, 990], [810, 1020]], '#4f6e74'],
  ];
  near.forEach(([points, colour]) => scene.add(b.form(smooth(points, true, 0.7), colour, { pale: '#b8c4a8', shade: '#1c343e', dabs: 1.8, grain: 0.6, edge: 1.2 })));
  times(16, (i) => scene.add(b.blot(540 + i * 15, 992 - Math.abs(Math.sin(i * 0.9)) * 26 + (i > 9 ? 8 : 0), 22, 9 + (i % 3) * 3, '#f2f8ee', 0.75)));
}

function rowingBoat(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(196, 914, 130, 16, NIGHT, 0.55);
  scene.add(at(196, 912, 1, rings(scene, 280, { colour: '#e6ecd8' })));
  scene.add(b.form('M150 870C146 830 156 806 176 802C196 806 206 830 204 872Z', '#3f5c5c', { pale: '#d8cc94' }) + b.ball(177, 790, 17, 18, '#c8a488') + b.form('M160 790C158 812 172 812 178 806C178 796 176 788 172 782Z', '#5a4034', { dabs: 0.4 }) + b.form('M156 786C158 764 196 764 198 786C186 780 168 780 156 786Z', '#d8a03c', { dabs: 0.4 }));
  scene.add(b.line('M190 836L262 858L300 916', '#8a6444', 8));
  scene.add(b.form('M70 862C120 884 260 884 326 852C316 900 286 920 200 920C120 920 84 904 70 862Z', '#8a4a44', { pale: '#f2c088', grain: 0.05 }) + b.line('M70 862C120 884 260 884 326 852', '#f6dcae', 6));
  scene.add(b.line('M96 866V806', '#5a4038', 6));
  scene.glow(98, 800, 90, '#ffd27a', 0.9);
  scene.add(b.form('M86 814V788H110V814Z', '#fff0b4', { dabs: 0 }) + b.line('M84 786H112M84 816H112', '#4a3434', 5));
}

export default picture({
  id: 'st045',
  motifs: ['place', 'sea', 'light', 'guard'],
  words: {
    en: {
      title: 'Lighthouse in fog',
      name: 'Lighthouse on a rock in thick fog',
      shows: 'A red and white lighthouse on a rock sends its beam through thick fog; a small rowing boat with a lantern is out on the water.',
      closer: 'Everything is grey-green and soft; only the lamp and its two broad pale-yellow beams have an edge. Banks of fog hide the middle of the tower and the little keeper’s house, where one window is lit. Foam breaks round the rock and round darker stones in the lower right corner. In the lower left somebody in a yellow cap rows a red boat towards the light, and gulls fly above.',
    },
    fr: {
      title: 'Un phare dans le brouillard',
      name: 'Phare sur un rocher dans un épais brouillard',
      shows: 'Un phare rouge et blanc, sur un rocher, envoie son faisceau dans un épais brouillard ; une petite barque à lanterne est sur l’eau.',
      closer: 'Tout est gris-vert et doux ; seuls la lampe et ses deux larges faisceaux jaune pâle ont un bord net. Des bancs de brume cachent le milieu de la tour et la petite maison du gardien, où une fenêtre est allumée. L’écume se brise autour du rocher et de pierres plus sombres, en bas à droite. En bas à gauche, quelqu’un en casquette jaune rame dans une barque rouge vers la lumière ; des mouettes volent au-dessus.',
    },
  },
  paint: { under: [160, 174, 160], flow: 0.05 },
  draw(scene) {
    washed(scene, [-10, 800], '#587478', '#c0cab8', { strokes: 320, grain: 0.06 });
    fog(scene, 110, 8, '#7c9494', 0.45);
    fog(scene, 430, 9, '#aebcb0', 0.45);
    scene.glow(LAMP[0], LAMP[1], 420, '#fff0b4', 0.8);
    shaft(scene, [[LAMP[0], LAMP[1] - 12], [LAMP[0], LAMP[1] + 14], [-140, 520], [-140, 150]], '#fff3bc', 1);
    shaft(scene, [[LAMP[0], LAMP[1] - 6], [LAMP[0], LAMP[1] + 8], [-140, 440], [-140, 230]], '#fffbe0', 0.8);
    shaft(scene, [[LAMP[0], LAMP[1] - 10], [LAMP[0], LAMP[1] + 10], [900, 330], [900, 120]], '#fff3bc', 0.95);
    scene.add(at(200, 130, 1, flock(scene, 150, { count: 5, colour: '#4f6a70' })));
    scene.add(`<path d="${polygon([[-10, 770], [300, 764], [300, 790], [-10, 790]])}" fill="${mix('#9cb0a8', NIGHT, 0.1)}" opacity=".6" ${scene.blur(7)}/>`);
    tower(scene);
    fog(scene, 560, 7, '#e0e6d4', 0.55);
    rocks(scene);
    sea(scene);
    fog(scene, 740, 5, '#e0e6d4', 0.34);
    rowingBoat(scene);
    fog(scene, 990, 5, '#c4d2c8', 0.35);
  },
});
