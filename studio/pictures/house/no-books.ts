import { times } from '../../src/core/chance.ts';
import { lighten, mix, palette } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush } from '../../src/shapes/brush.ts';
import { catAsleep } from '../../src/shapes/cats.ts';
import { candle, windowAt } from '../../src/shapes/lights.ts';
import { vine } from '../../src/shapes/plants.ts';
import { cutPaper } from './_cut.ts';
import { named } from './_words.ts';

const NIGHT = '#3a2444';
const WOOD = '#a5714c';
const OUTLINE = 'M88 196C122 110 330 60 500 62C690 60 826 92 882 176C922 270 922 470 880 582C830 660 660 680 470 676C280 682 130 660 84 580C42 470 50 290 88 196Z';

function wall(scene: Scene): void {
  scene.sky([[0, '#4a3f6c'], [0.6, '#7a5a7c'], [1, '#8a5f6c']]);
  scene.dabs('M0 0H960V720H0Z', 420, ['#5c4c78', '#6a547e', '#75597e', '#54466f'], { length: 34, width: 12, angle: 0.3 });
  scene.glow(700, 330, 380, palette.amber, 0.6, 320);
}

function board(scene: Scene, y: number): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(`<path d="M170 ${y + 26}H800V${y + 70}H170Z" fill="${NIGHT}" opacity=".35" ${scene.blur(9)}/>`);
  [232, 724].forEach((x) => scene.add(b.form(`M${x - 12} ${y + 24}C${x - 10} ${y + 70} ${x - 6} ${y + 84} ${x} ${y + 92}C${x + 6} ${y + 84} ${x + 10} ${y + 70} ${x + 12} ${y + 24}Z`, mix(WOOD, NIGHT, 0.25), { grain: 1.5 })));
  scene.add(b.form(`M150 ${y}C300 ${y - 5} 640 ${y + 4} 812 ${y - 2}L816 ${y + 28}C640 ${y + 33} 300 ${y + 25} 146 ${y + 30}Z`, WOOD, { grain: 0.02, long: 3, dabs: 1.6 }));
  scene.add(b.line(`M150 ${y}C300 ${y - 5} 640 ${y + 4} 812 ${y - 2}`, lighten(WOOD, 0.14), 5, { opacity: 0.8 }));
}

export default picture({
  id: 'no-books',
  motifs: ['cat', 'shelf', 'light'],
  words: named('A cat asleep on an empty shelf', 'Un chat endormi sur une étagère vide'),
  size: [960, 720],
  files: [{ width: 480, format: 'webp', quality: 62 }],
  background: 'transparent',
  paint: { under: [150, 110, 110], flow: 0.3, vignette: 0, brush: 0.9 },
  draw(scene) {
    const look = { light: 1, night: NIGHT } as const;
    cutPaper(scene, OUTLINE, 16, () => {
      wall(scene);
      const b = brush(scene, 100, look);
      scene.add(windowAt(b, 196, 134, 132, 156, { lit: true, arch: true, frame: '#5a3a44', glow: 0.4, colour: '#8fb4d8' }));
      board(scene, 300);
      board(scene, 520);
      scene.shadow(430, 520, 230, 16, NIGHT, 0.5);
      scene.add(at(430, 526, 1, catAsleep(scene, 380, { coat: '#33304f', collar: palette.madder, ...look })));
      scene.add(at(706, 300, 1, candle(scene, 110, { ...look, tall: 1 })));
      scene.glow(706, 216, 170, palette.lamp, 0.5);
      scene.add(at(560, 302, 1, vine(scene, 96, { colour: '#5f8a60' })));
      scene.add(at(588, 302, 1, vine(scene, 66, { colour: '#4a7555' })));
      scene.add(b.form('M540 300L532 246H612L604 300Z', '#c86a4c', { grain: 0.2 }) + b.line('M528 246H616', '#e08a60', 9));
      scene.add(times(7, (i) => b.form(`M572 246C${552 + i * 6} 226 ${530 + i * 13} ${196 + Math.abs(i - 3) * 12} ${522 + i * 17} ${190 + Math.abs(i - 3) * 14}C${544 + i * 12} ${206 + Math.abs(i - 3) * 10} ${566 + i * 4} 226 578 246Z`, i % 2 ? '#6a9a64' : '#4a7f58', { grain: 1.2 })).join(''));
    });
  },
});
