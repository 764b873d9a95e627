import { times } from '../../src/core/chance.ts';
import { lighten } from '../../src/core/colour.ts';
import { at, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, clockDial, gear, oval } from '../../src/shapes/index.ts';
import { folds, motes, panesOfLight } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#0c2230';
const BRASS = '#d79a3e';
const CHAIN: Point[] = [[474, 262], [500, 200], [570, 168], [640, 190], [690, 260], [730, 380], [690, 480], [722, 600], [770, 690], [830, 720]];

/** Places along a line, as many as asked for, with the angle the line has there. */
function along(line: Point[], count: number): [number, number, number][] {
  const steps = line.slice(1).map(([x, y], i) => ({ from: line[i]!, dx: x - line[i]![0], dy: y - line[i]![1] }));
  return times(count, (i) => {
    const place = (i / count) * steps.length;
    const { from, dx, dy } = steps[Math.floor(place)]!;
    const part = place % 1;
    return [from[0] + dx * part, from[1] + dy * part, (Math.atan2(dy, dx) * 180) / Math.PI];
  });
}

function chain(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="${smooth(CHAIN)}" transform="translate(12 18)" fill="none" stroke="${NIGHT}" stroke-width="20" opacity=".5" ${scene.blur(5)}/>`);
  along(CHAIN, 46).forEach(([x, y, turn], i) => {
    const link = i % 2 ? b.line(oval(0, 0, 15, 9), BRASS, 6) + b.line('M-11 -6Q0 -12 11 -6', '#fff0b4', 2.4) : b.line('M-13 0H13', lighten(BRASS, -0.1), 8) + b.line('M-10 -2H10', '#f6d080', 2.4);
    scene.add(at(x, y, 1, link, { turn }));
  });
}

function watch(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(396, 578, 316, 300, NIGHT, 0.75);
  const crown = b.line('M-34 -262a36 36 0 1 1 68 0', lighten(BRASS, -0.05), 17) + b.line('M-30 -272a32 32 0 0 1 34 -32', '#ffe9b0', 5) + b.form('M-26 -272H26L22 -224H-22Z', BRASS, { grain: 1.5, edge: 1.4 }) + b.line('M-14 -268V-232M0 -268V-232M14 -268V-232', '#7a4c24', 4, { opacity: 0.6 });
  const face = clockDial(scene, 492, { light: -1, night: NIGHT, rim: BRASS, paper: '#f6e6c2', hour: 7, minute: 21 });
  const small = b.line(oval(0, 92, 48, 48), '#8a5a34', 3, { opacity: 0.8 }) + times(12, (i) => `<g transform="translate(0 92) rotate(${i * 30})">${b.line('M0 -46V-38', '#6a4434', 3)}</g>`).join('') + b.line('M0 92L26 70', '#a93b46', 5);
  const bevel = b.line(oval(0, 0, 243, 243), '#8a5222', 5, { opacity: 0.7 }) + b.line(oval(0, 0, 226, 226), '#7a4a24', 7, { opacity: 0.75 });
  scene.add(at(370, 520, 1, crown + face + bevel + small, { turn: 22 }));
  scene.add(b.line('M138 590C120 450 190 330 320 288', '#fff3c4', 9, { opacity: 0.85 }) + b.line('M560 660C510 720 440 752 360 752', '#6a3c1c', 9, { opacity: 0.6 }) + b.line('M594 500C592 540 586 566 576 590', '#ffe08c', 7, { opacity: 0.8 }));
}

function cracks(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const hit: Point = [440, 430];
  const ends: Point[][] = [[[480, 380], [508, 352]], [[400, 392], [352, 352], [300, 320]], [[392, 460], [320, 470], [232, 524], [176, 540]], [[430, 520], [396, 600], [402, 690]], [[486, 492], [520, 570], [520, 664]], [[500, 436], [568, 452], [586, 470]], [[450, 390], [440, 330], [452, 300]]];
  const glass = 'M440 430L392 460L320 470L352 352L400 392Z';
  scene.add(b.flat(glass, '#4a2c28', 0.34) + b.flat('M440 430L486 492L520 570L430 520Z', '#ffffff', 0.3));
  ends.forEach((end) => {
    const line = `M${[hit, ...end].map(([x, y]) => `${x} ${y}`).join('L')}`;
    scene.add(b.line(line, '#4a3030', 6, { opacity: 0.75 }) + at(-3, -3, 1, b.line(line, '#ffffff', 3.4, { opacity: 0.95 })));
  });
  scene.add(b.line('M392 460L404 394M430 520L484 494M320 470L396 596M568 452L522 568', '#4a3030', 4, { opacity: 0.65 }));
  scene.add(b.line('M186 470C196 400 240 340 300 312', '#ffffff', 15, { opacity: 0.6 }));
}

function splinters(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const shards: [number, number, number][] = [[150, 800, 10], [236, 868, 60], [92, 880, -30], [560, 846, 24], [630, 800, 80]];
  shards.forEach(([x, y, turn]) => {
    scene.shadow(x + 8, y + 12, 50, 20, NIGHT, 0.5);
    scene.add(at(x, y, 1, b.flat('M-50 14L-10 -24L56 6L-4 16Z', '#8fc4bc', 0.35) + b.flat('M-50 14L-10 -24L0 4Z', '#e6fbf0', 0.35) + b.line('M-50 14L-10 -24L56 6', '#ffffff', 4, { opacity: 0.9 }), { turn }));
  });
  scene.shadow(440, 902, 66, 30, NIGHT, 0.6);
  scene.add(at(430, 890, 1, gear(scene, 106, { colour: '#d0983f', light: -1, night: NIGHT, teeth: 16 })));
  scene.add(at(706, 900, 1, b.ball(0, 0, 17, 15, '#c8904a') + b.line('M-10 5L10 -5', '#4a3024', 4)));
}

export default picture({
  id: 'st001',
  motifs: ['object', 'time', 'broken', 'wistful'],
  words: {
    en: {
      title: 'Cracked pocket watch',
      name: 'Pocket watch with cracked glass',
      shows: 'A brass pocket watch with a cracked glass lies on a dark green cloth, its chain trailing away, splinters round it.',
      closer: 'Window light falls in slanting panes across folds of sea-green velvet. Seven cracks spread like a star over the cream dial, and one piece of the glass is gone; the dark hands stand at about twenty past seven. A short red hand points across a small dial of its own. Five splinters, a tiny screw and one loose cog wheel lie below, and the chain loops off at the right.',
    },
    fr: {
      title: 'La montre à gousset fêlée',
      name: 'Montre à gousset au verre fêlé',
      shows: 'Une montre à gousset en laiton, au verre fêlé, repose sur une étoffe vert sombre, sa chaîne déroulée, des éclats autour d’elle.',
      closer: 'La lumière d’une fenêtre tombe en carreaux obliques sur les plis d’un velours vert d’eau. Sept fêlures s’étoilent sur le cadran crème et un morceau de verre manque ; les aiguilles sombres marquent environ sept heures vingt. Une petite aiguille rouge traverse son propre petit cadran. En bas, cinq éclats, une vis minuscule et une roue dentée ; la chaîne file vers la droite.',
    },
  },
  paint: { under: [40, 84, 88], flow: 0.9 },
  draw(scene) {
    folds(scene, -10, '#24666a', { night: NIGHT, count: 14 });
    panesOfLight(scene, [[-60, 60], [420, -40], [760, 800], [180, 1000]], '#a5d8b4', 0.36, [2, 3]);
    chain(scene);
    watch(scene);
    cracks(scene);
    splinters(scene);
    motes(scene, [60, 40, 700, 700], 40);
  },
});
