// A garden in high summer, drawn in place, to be seen through a window or through ice.

import { between, pick, times } from '../../core/chance.ts';
import { at, ribbon } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { brush } from '../brush.ts';
import { butterfly } from '../creatures.ts';
import { bush, grass, wildFlowers } from '../plants.ts';
import { appleTree, roundTree } from '../trees.ts';

const SUMMER = '#2f5a3c';

function lawn(scene: Scene): void {
  scene.add(`<rect x="60" y="500" width="700" height="480" fill="${scene.linear([[0, '#fff6bc'], [0.3, '#f0e68c'], [0.55, '#9cc060'], [1, '#2f6a44']])}"/>`);
  scene.glow(400, 560, 260, '#fffbd0', 0.95, 110);
  const hedge: readonly [string, string, string] = ['#6fa45c', '#98c064', '#eae890'];
  times(
    15,
    (i) => scene.add(
      at(
        80 + i * 46, 706 + between(scene.r, -8, 8), 1,
        bush(scene, between(scene.r, 70, 120), { leaves: hedge, blossom: pick(scene.r, ['#ffffff', '#f4b0b8', '#fff0a0']), night: SUMMER }),
      ),
    ),
  );
  ([[620, 706, 190], [330, 702, 120], [700, 716, 130]] as const).forEach(([x, y, size]) =>
    scene.add(at(x, y, 1, roundTree(scene, size, { leaves: ['#5f9a58', '#8cba60', '#e6e48c'], night: SUMMER })))
  );
  const ground = scene.ridge(700, 12, 2, 7);
  scene.hill(
    ground, '#a9cc5c', '#2c6a42',
    { rim: '#fbf6a0', rimWidth: 4, dabs: 300, dabLength: 26, depth: 260, shadow: 0.1, dabColours: ['#c8dc70', '#7cae50', '#4f8a48', '#e6e080'] },
  );
  const path = ribbon([[410, 700], [440, 740], [392, 800], [430, 870], [400, 970]], [18, 30, 50, 84, 130]);
  scene.add(`<path d="${path}" fill="${scene.linear([[0, '#fff0c0'], [1, '#d9b070']])}"/>`);
  scene.dabs(path, 40, ['#fff6d4', '#c89a5c', '#f0d498'], { length: 22, width: 4, box: [330, 700, 500, 960] });
}

function sundial(scene: Scene): string {
  const b = brush(scene, 110, { light: -1, night: SUMMER });
  return b.done(
    b.form('M-20 0H20L14 -8H-14Z', '#cfc4b0'), b.form('M-9 -6L-7 -66H7L9 -6Z', '#ded4c0', { grain: 1.5 }), b.ball(0, -70, 40, 12, '#efe6d2'),
    b.line('M-26 -72l8 1M26 -72l-8 1M0 -80v4M0 -60v-4M-18 -78l5 3M18 -78l-5 3', '#7a6a5c', 2.4),
    b.form('M-4 -70L16 -70L-2 -98Z', '#c89a44', { dabs: 0 }),
  );
}

/** A garden in full bloom: apple tree, path, sundial, beds and butterflies, about 60,500 to 760,980. */
export function summerGarden(scene: Scene): void {
  lawn(scene);
  scene.add(at(196, 836, 1, appleTree(scene, 250, { leaves: ['#4a8a4c', '#7cb050', '#dce070'], night: SUMMER, light: 1 })));
  scene.add(
    at(620, 812, 1, bush(scene, 150, { blossom: '#f4a0b4', night: SUMMER, leaves: ['#3f7a48', '#6aa04c', '#bcd468'] })) +
      at(690, 830, 1, bush(scene, 120, { blossom: '#fff0f0', night: SUMMER, leaves: ['#3f7a48', '#6aa04c', '#bcd468'] })),
  );
  scene.shadow(528, 850, 40, 8, SUMMER, 0.5);
  scene.add(at(528, 848, 1, sundial(scene)));
  const beds: [number, number, number, number][] = [[250, 890, 220, 60], [610, 888, 200, 60], [330, 948, 200, 74], [540, 950, 220, 74]];
  beds.forEach(([x, y, w, height]) =>
    scene.add(
      at(
        x, y, 1,
        grass(scene, w, { count: 40, height: height * 0.6, colours: ['#4f8a48', '#7cae50', '#35703f'] }) +
          wildFlowers(scene, w, { count: 26, height, colours: ['#e8484f', '#ffffff', '#f6b83c', '#d868a0', '#8a6ad0', '#ff8a6a'] }),
      ),
    )
  );
  ([[300, 650, 70, '#3f6ad8', 14], [452, 650, 50, '#e8502f', -20], [566, 740, 40, '#d868a0', 8]] as const).forEach(([x, y, size, colour, turn]) =>
    scene.add(at(x, y, 1, butterfly(scene, size, { colours: [colour, '#fff6d8'], night: SUMMER }), { turn }))
  );
}
