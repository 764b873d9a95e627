import { lighten, mix } from '../../src/core/colour.ts';
import type { Point } from '../../src/core/paths.ts';
import { picture } from '../../src/picture.ts';
import { bead, both, cast, flipped, fringe, fur, portraitBrush, plainGround, shade } from '../../src/shapes/portraits.ts';
import { named } from '../house/_words.ts';
import { PAINT } from './_paint.ts';

const GOLD = '#bf8a4c';
const FACE = '#fbf0dc';
const PLUM = '#6a3f7c';
const HEAD = 'M256 56C350 54 420 124 422 216C424 312 352 382 256 384C160 382 88 312 90 216C92 124 162 54 256 56Z';
const HEART = 'M256 136C286 96 346 92 378 136C410 188 392 268 344 316C312 348 280 358 256 370C232 358 200 348 168 316C120 268 102 188 134 136C166 92 226 96 256 136Z';
const LENS = 'M116 256L226 256C228 306 204 336 171 336C138 336 114 306 116 256Z';
const CHEST = 'M160 540C160 440 196 372 256 372C316 372 352 440 352 540Z';
const LEFT = 'M40 540C40 440 82 366 150 334C176 376 214 420 262 456L306 540Z';
const RIGHT = 'M472 540C472 440 430 366 362 334C338 380 300 426 246 462C214 486 196 512 188 540Z';
const FRINGE: Point[] = [[352, 352], [338, 374], [323, 394], [306, 413], [288, 431], [268, 448], [248, 464], [229, 480], [213, 498]];

export default picture({
  id: 'agathe',
  motifs: ['owl', 'spectacles', 'shawl'],
  words: named('Agathe, an owl with half-moon spectacles and a plum shawl', 'Agathe, une chouette à lunettes demi-lune, en châle prune'),
  paint: PAINT,
  draw(scene) {
    const b = portraitBrush(scene, '#40203c');
    plainGround(scene, '#d494a2', '#f4ccc8');
    scene.add(cast(scene, HEAD + LEFT + RIGHT));
    scene.add(fur(b, CHEST, FACE, { from: [256, 300], tones: ['#fffaf0', '#d8b898'] }));
    scene.add(fur(b, HEAD, GOLD, { from: [256, 250], count: 220, length: 30, form: { pale: '#e4b878', shade: '#6a3c3c' }, tones: ['#e8c48c', '#8a5a3c', '#d8a868'] }));
    scene.add(b.inside(HEAD, b.scatter(34, 120, 62, 272, 76, (x, y) => b.dot(x, y, 5.5, '#f8e6c4', 0.75))));
    scene.add(cast(scene, HEART, '#5a2c30', 0.3));
    scene.add(fur(b, HEART, FACE, { from: [256, 220], count: 220, length: 26, form: { shade: '#c8a090' }, tones: ['#fffdf6', '#ecd4b8', '#f6e4cc'] }));
    scene.add(b.line(HEART, '#8a5638', 9, { opacity: 0.75 }));
    scene.add(b.halo(226, 214, 56, '#b87858', 0.6, 66) + b.halo(286, 214, 56, '#b87858', 0.6, 66));
    bead(scene, 186, 214, 34, { ink: '#1e1420' });
    bead(scene, 326, 214, 34, { ink: '#1e1420' });
    const lid = 'M144 206C148 158 224 156 228 198C204 182 168 184 144 206Z';
    scene.add(b.form(lid, '#e6c8a8', { dabs: 0.4 }) + b.form(flipped(lid), '#dcbc9c', { dabs: 0.4 }) + b.line(both('M146 205C168 184 204 182 226 197'), '#3a1c28', 6));
    scene.add(b.form('M238 232C244 222 268 222 274 232C282 262 270 300 256 316C242 300 230 262 238 232Z', '#e8a86c', { grain: 1.5, dabs: 0.5, pale: '#ffdcaa', shade: '#8a4c40' }));
    scene.add(b.flat(LENS, '#eaf6f4', 0.45) + b.flat(flipped(LENS), '#eaf6f4', 0.45));
    const frame = '#5c3214';
    scene.add(b.line(both(LENS), frame, 17) + b.line('M226 258C242 246 270 246 286 258M116 258L94 246M396 258L418 246', frame, 14));
    scene.add(b.line(both(LENS), '#f0bc54', 7) + b.line('M226 257C242 245 270 245 286 257', '#f0bc54', 6));
    scene.over('<path d="M144 296C148 304 154 310 160 313M308 296C312 304 318 310 324 313" transform="translate(0 -12)" fill="none" stroke="#fffdf4" stroke-width="6" stroke-linecap="round" opacity=".85"/>');
    scene.add(shade(b, CHEST, 'M150 360H362V400C310 440 202 440 150 400Z', 0.5));
    scene.add(b.form(LEFT, PLUM, { grain: 0.9, dabs: 1.4, pale: '#9c6cac', shade: '#2c1a44' }) + b.inside(LEFT, b.line('M80 470C110 430 140 410 176 400M100 520C140 470 180 450 220 440', lighten(PLUM, 0.12), 8, { opacity: 0.6 })));
    scene.add(cast(scene, RIGHT, '#1c1030', 0.25));
    scene.add(b.form(RIGHT, mix(PLUM, '#40203c', 0.08), { grain: -0.8, dabs: 1.4, pale: '#9c6cac', shade: '#2c1a44' }) + b.inside(RIGHT, b.line('M436 470C406 430 376 410 340 398M420 520C380 470 340 452 300 444', lighten(PLUM, 0.12), 8, { opacity: 0.6 })));
    scene.add(fringe(b, FRINGE, '#c8a0d0', 30, 8));
    scene.add(b.line('M152 336C178 378 214 420 258 454M360 336C338 382 300 428 246 466C220 484 204 506 198 528', '#b48ac0', 9));
  },
});
