import { between, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import { picture } from '../../src/picture.ts';
import { bearAsleep } from '../../src/shapes/bears.ts';
import { cottage, house } from '../../src/shapes/houses.ts';
import { lantern } from '../../src/shapes/lights.ts';
import { foxSitting } from '../../src/shapes/foxes.ts';
import { aurora } from '../../src/shapes/sky.ts';
import { pine } from '../../src/shapes/trees.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';
import { named } from './_words.ts';

const NIGHT = '#16345c';
const PINES = { leaves: ['#163c50', '#2c6070', '#6a9ca0'], snow: '#f0f8f4', night: NIGHT } as const;

export default picture({
  id: 'sleeping',
  motifs: ['bear', 'snow', 'night', 'fox'],
  words: named('A bear asleep under the northern lights', 'Un ours endormi sous l’aurore boréale'),
  files: [{ width: 480, format: 'webp', quality: 74 }],
  paint: { under: [120, 140, 150], flow: -0.1 },
  draw(scene) {
    scene.sky([[0, '#0f1f44'], [0.28, '#175066'], [0.46, '#2f7f8c'], [0.6, '#9fc8c4']]);
    scene.add(aurora(scene, 230, { height: 210 }));
    starsBehind(scene, 120, 480, () => false);
    const far = scene.ridge(560, 60, 2.6, 1);
    scene.hill(far, '#9cc0cc', '#7fa8bc', { rim: '#e8f4ee', rimWidth: 3, dabs: 70, shadow: 0 });
    times(22, () => {
      const x = between(scene.r, 0, 800);
      scene.add(at(x, scene.yAt(far, x) + 10, 1, pine(scene, between(scene.r, 34, 62), { ...PINES, leaves: ['#4f8494', '#6a9ca8', '#8fb8bc'] })));
    });
    scene.mist(570, 120, '#dcecea', 0.6, 1);
    const village = scene.ridge(650, 24, 1.4, 2, { bump: (x) => -70 * Math.exp(-(((x - 660) / 170) ** 2)) });
    scene.hill(village, '#dcebec', '#a8c8d4', { rim: '#ffffff', rimWidth: 4, dabs: 150, dabLength: 40, dabColours: ['#f4faf6', '#c0d8de', '#e8f2ee', '#a4c4d2'] });
    ([[566, 606, 50, '#8c4a5c'], [650, 590, 58, '#a5404c']] as const).forEach(([x, y, size, roof]) =>
      scene.add(at(x, y, 1, house(scene, size, { roof, wall: '#d6c6ac', snow: '#f8fcf8', smoke: '#e0ecec', wind: 0.6, light: -1, night: NIGHT }))),
    );
    scene.add(at(758, 618, 1, cottage(scene, 66, { snow: '#f8fcf8', wall: '#d6c6ac', smoke: null, light: -1, night: NIGHT })));
    scene.shadow(360, 838, 360, 34, NIGHT, 0.4);
    scene.add(at(312, 838, 1, bearAsleep(scene, 268, { coat: '#7a5646', snow: '#f2f8f4', light: -1, night: NIGHT })));
    const front = scene.ridge(838, 14, 1.2, 5);
    scene.hill(front, '#e8f3f0', '#9fc2d2', { rim: '#ffffff', rimWidth: 5, dabs: 210, dabLength: 46, dabColours: ['#ffffff', '#c8dfe4', '#b0d0da', '#eef6f2'] });
    scene.glow(250, 890, 240, palette.lamp, 0.6, 90);
    scene.shadow(330, 922, 70, 10, NIGHT, 0.35);
    scene.add(at(330, 924, 1, foxSitting(scene, 138, { light: -1, night: NIGHT, eyes: 'closed', scarf: '#3f7f88' }), { flip: true }));
    scene.add(at(216, 930, 1, lantern(scene, 62, { light: 1 })));
    ([[20, 986, 190], [700, 960, 260], [770, 990, 190], [96, 1000, 120]] as const).forEach(([x, y, size]) => scene.add(at(x, y, 1, pine(scene, size, PINES))));
    const flakes = times(110, () => `<circle cx="${round1(between(scene.r, 0, 800))}" cy="${round1(between(scene.r, 0, 1000))}" r="${round1(1 + scene.r() ** 4 * 3.4)}" opacity="${round1(between(scene.r, 0.3, 0.9))}"/>`);
    scene.over(`<g fill="#fbfdf8">${flakes.join('')}</g>`);
  },
});
