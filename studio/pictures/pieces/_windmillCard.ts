// Both sides of the Windmill card: the same mill, close, its sails in sunshine or by night.
import { between, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { flock } from '../../src/shapes/birds.ts';
import { windmill } from '../../src/shapes/houses.ts';
import { grass, wildFlowers } from '../../src/shapes/plants.ts';
import { cloud, moon, windCurl, windRibbons, wispCloud } from '../../src/shapes/sky.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';
import { pine } from '../../src/shapes/trees.ts';

function sunshine(scene: Scene): void {
  scene.sky([[0, '#4f9cb4'], [0.35, '#9fd0cc'], [0.62, '#f8e8b0'], [0.8, '#fbd48c']]);
  scene.add(windRibbons(scene, 0, 640, { count: 50, colours: ['#8fc8cc', '#c8e4d4', '#5fa4b8', '#fff6dc'], opacity: 0.35 }));
  const rays = times(22, (i) => {
    const [a, b] = [(i / 22) * Math.PI * 2, (i / 22) * Math.PI * 2 + 0.12];
    const reach = i % 2 ? 900 : 620;
    return `M400 455L${round1(400 + Math.cos(a) * reach)} ${round1(455 + Math.sin(a) * reach)}L${round1(400 + Math.cos(b) * reach)} ${round1(455 + Math.sin(b) * reach)}Z`;
  });
  scene.add(`<path d="${rays.join('')}" fill="#fff6cc" opacity=".4"/>`);
  scene.glow(400, 455, 430, '#fff8d4', 0.95);
  scene.add(`<circle cx="400" cy="455" r="216" fill="${scene.radial([[0, '#fffbe4'], [0.75, '#ffe9a4'], [1, '#ffd27a']])}"/>`);
  scene.add(at(120, 300, 1, cloud(scene, 240, { tall: 0.3, pale: '#fffaf0', shade: '#c0d8d4', light: 1 })));
  scene.add(at(690, 200, 1, cloud(scene, 220, { tall: 0.3, pale: '#fffaf0', shade: '#c0d8d4', light: -1 })));
  scene.add(at(600, 110, 1, windCurl(scene, 190, { width: 2.2, opacity: 0.8 })) + at(170, 150, 1, windCurl(scene, 170, { width: 2.2, opacity: 0.8 })));
  scene.add(at(130, 600, 1, flock(scene, 120, { count: 5, colour: '#3f6a88' })));
}

function moonlight(scene: Scene): void {
  scene.sky([[0, '#10153a'], [0.35, '#22306a'], [0.65, '#4a6aa0'], [0.82, '#93aec0']]);
  scene.add(windRibbons(scene, 0, 640, { count: 60, colours: ['#3a5590', '#5878ad', '#1a2458', '#6a8cba'], opacity: 0.35 }));
  starsBehind(scene, 120, 640, (x, y) => Math.hypot(x - 400, y - 455) < 330);
  scene.glow(400, 455, 480, '#fbe3a6', 0.6);
  scene.add(at(400, 455, 1, moon(scene, 430)));
  scene.add(at(150, 330, 1, wispCloud(scene, 420, { colour: '#7d9cc6', opacity: 0.6 })) + at(660, 620, 1, wispCloud(scene, 400, { colour: '#7d9cc6', opacity: 0.5 })));
}

/** Paints one side. */
export function windmillCard(scene: Scene, hour: 'day' | 'night'): void {
  const day = hour === 'day';
  const night = day ? '#5a4468' : '#161c48';
  if (day) sunshine(scene);
  else moonlight(scene);
  const far = scene.ridge(800, 36, 2.2, 1);
  scene.hill(far, day ? '#c0c890' : '#5f82a6', day ? '#8fae7c' : '#436690', { rim: day ? '#fff4c8' : '#c4d6cc', rimWidth: 3, dabs: 80, shadow: 0 });
  times(16, () => {
    const x = between(scene.r, 0, 800);
    const leaves = day ? (['#5f8a6c', '#7fa47c', '#b4c48c'] as const) : (['#24466a', '#355d80', '#5a80a0'] as const);
    scene.add(at(x, scene.yAt(far, x) + 6, 1, pine(scene, between(scene.r, 36, 64), { leaves })));
  });
  scene.mist(826, 90, day ? '#fbf0c8' : '#a9c0cc', 0.5, 1);
  if (!day) scene.glow(400, 900, 260, palette.amber, 0.45, 160);
  scene.add(at(400, 980, 1, windmill(scene, 790, { wall: day ? '#f3e6cc' : '#c3bcb0', sail: day ? '#fffaf0' : '#e6e0d0', cap: '#a93b46', turn: day ? 22 : 45, light: -1, night })));
  const front = scene.ridge(968, 10, 1.4, 5);
  scene.hill(front, day ? '#7fa85c' : '#2c5a7e', day ? '#3c6854' : '#123050', { rim: day ? '#fbf0b4' : '#8fb0bc', rimWidth: 4, dabs: 150, dabLength: 32, depth: 90 });
  if (day) scene.add(at(400, 1006, 1, wildFlowers(scene, 820, { count: 40, height: 54, stem: '#3c6854' })));
  scene.add(at(400, 1014, 1, grass(scene, 860, { count: 150, height: 44, colours: day ? ['#2d5a48', '#4f8054', '#8fb070'] : ['#102a48', '#1c4060', '#2f5c78'], wind: 0.25 })));
  if (!day) times(20, () => scene.spark(between(scene.r, 30, 770), between(scene.r, 780, 970), { radius: between(scene.r, 1.6, 2.8), reach: 16 }));
}
