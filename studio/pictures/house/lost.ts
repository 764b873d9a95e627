import { between, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, ribbon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush } from '../../src/shapes/brush.ts';
import { foxWalking } from '../../src/shapes/foxes.ts';
import { grass } from '../../src/shapes/plants.ts';
import { bareTree, pine } from '../../src/shapes/trees.ts';
import { cutPaper } from './_cut.ts';
import { named } from './_words.ts';

const NIGHT = '#2c3a5c';
const OUTLINE = 'M58 210C76 96 214 40 420 34C640 26 838 62 898 190C940 300 926 470 884 566C838 664 680 690 470 686C270 690 118 668 70 570C30 480 34 330 58 210Z';

function signpost(scene: Scene): string {
  const b = brush(scene, 330, { light: -1, night: NIGHT });
  const wood = '#8a6a54';
  const board = (path: string) => b.form(path, '#a98560', { grain: 0.05, long: 1.6 });
  return b.done(
    b.form('M-4.5 0L-3.5 -100H3.5L5 0Z', wood, { grain: 1.5 }),
    b.form('M-6 -99L0 -105L6 -99Z', wood),
    b.put(0, -84, 1, board('M-3 -9L34 -10L44 -2L35 7L-3 8Z'), { turn: -5 }),
    b.put(0, -62, 1, board('M4 -9L-36 -8L-46 1L-35 9L4 8Z'), { turn: 4 }),
    b.put(0, -41, 1, board('M-4 -7L26 -8L34 -1L27 6L-4 7Z'), { turn: 9 }),
    b.dot(0, -85, 1.2, '#4a3838') + b.dot(0, -62, 1.2, '#4a3838') + b.dot(0, -41, 1.2, '#4a3838'),
  );
}

function wood(scene: Scene): void {
  scene.sky([[0, '#7f9ab0'], [0.45, '#b4c8cc'], [0.75, '#e0e0cc'], [1, '#8fa8ac']]);
  scene.glow(400, 470, 420, '#fff0c4', 0.75, 260);
  ([[150, 560, 380, 0.35], [770, 560, 430, 0.4], [880, 580, 360, 0.5], [300, 520, 300, 0.2]] as const).forEach(([x, y, size, opacity]) =>
    scene.add(at(x, y, 1, bareTree(scene, size, { trunk: '#6f889c', depth: 5, thick: 6, lean: 0.3 }), { opacity })),
  );
  times(9, () => scene.add(at(between(scene.r, 60, 900), between(scene.r, 500, 530), 1, pine(scene, between(scene.r, 60, 120), { leaves: ['#8fa8b0', '#9fb6ba', '#b8cac8'] }), { opacity: 0.6 })));
  scene.mist(470, 130, '#e8ece0', 0.75, 1);
}

export default picture({
  id: 'lost',
  motifs: ['fox', 'light', 'mist'],
  words: named('A fox with a lantern at a blank signpost', 'Un renard avec une lanterne devant un poteau muet'),
  size: [960, 720],
  files: [{ width: 480, format: 'webp', quality: 58 }],
  background: 'transparent',
  paint: { under: [170, 165, 150], flow: 0.05, vignette: 0, brush: 0.9 },
  draw(scene) {
    cutPaper(scene, OUTLINE, 16, () => {
      wood(scene);
      const ground = scene.ridge(572, 18, 1.6, 3);
      scene.hill(ground, '#9db09c', '#5f7f80', { rim: '#f8f0cc', rimWidth: 4, dabs: 170, dabLength: 40, dabColours: ['#b8c4a4', '#7f9890', '#d3d6b4', '#6a8888'] });
      const path: Point[] = [[610, 574], [560, 600], [470, 640], [430, 720]];
      scene.add(`<path d="${ribbon(path, [40, 60, 100, 190])}" fill="#e8e0c0" opacity=".55"/>`);
      scene.shadow(640, 610, 70, 10, NIGHT, 0.4);
      scene.add(at(640, 612, 1, signpost(scene)));
      scene.glow(470, 560, 230, palette.lamp, 0.5, 150);
      scene.shadow(350, 638, 140, 14, NIGHT, 0.45);
      scene.add(at(348, 640, 1, foxWalking(scene, 190, { lantern: true, light: 1, night: '#5a3048', eyes: 'dots', scarf: '#3f7f88' })));
      scene.mist(600, 120, '#e8ece0', 0.4, 5);
      scene.add(at(480, 704, 1, grass(scene, 940, { count: 110, height: 46, colours: ['#4f7070', '#6a8a80', '#8fa690'], wind: 0.15 })));
    });
  },
});
