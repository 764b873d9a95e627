import { palette } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { star } from '../../src/shapes/things.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const DISC = oval(256, 256, 200, 200);

export default picture({
  id: 'hits',
  motifs: ['token'],
  words: named('Two stars on a brass disc: two hits more', 'Deux étoiles sur un disque de laiton : deux touches de plus'),
  ...PIECE,
  files: [{ width: 176, format: 'webp', quality: 80 }],
  draw(scene) {
    const b = pieceBrush(scene, '#4a2438');
    cutEdge(scene, [DISC], 24);
    scene.add(b.form(DISC, '#c58a3c', { grain: 0.7, dabs: 1.6, pale: '#ffdf96', shade: '#7a4428', edge: 1.3 }));
    scene.add(b.form(oval(256, 256, 158, 158), '#7c2a44', { grain: 0.7, dabs: 1.5, pale: '#a84858', shade: '#4c1838' }));
    scene.add(b.line('M150 372L362 140M150 140L362 372', '#e9c98c', 13) + b.flat('M378 122L326 140L360 174ZM134 122L186 140L152 174Z', '#fbeec8'));
    scene.add(at(186, 300, 1, star(scene, 96, { light: -1, colour: palette.lamp, glow: 0.4 })) + at(326, 300, 1, star(scene, 96, { light: -1, colour: palette.lamp, glow: 0.4 })));
  },
});
