import { palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const HULL = 'M116 278C122 236 102 210 84 196C116 178 150 202 154 244C222 262 312 262 376 244C382 200 412 176 448 192C428 208 414 234 418 276C404 346 336 374 266 374C192 374 128 346 116 278Z';
const SAIL = 'M170 60C232 46 306 46 366 60C386 116 386 172 370 222C304 206 230 206 162 222C180 172 182 112 170 60Z';
const MAST = 'M260 24H276V262H260Z';
const OARS = 'M204 340L160 438M266 346L238 446M328 340L316 444M382 322L390 424';
const BLADES = 'M166 424L178 430L162 458C150 462 144 456 148 446ZM240 434L252 438L244 466C234 470 226 464 228 454ZM310 432H324L322 460C314 466 306 462 306 452ZM384 412L396 410L400 438C394 446 384 444 382 436Z';

export default picture({
  id: 'longboat',
  motifs: ['boat'],
  words: named('A longboat with an empty sail', 'Une chaloupe à la voile nue'),
  ...PIECE,
  draw(scene) {
    const b = pieceBrush(scene, '#2f1c40');
    cutEdge(scene, [HULL, SAIL, MAST, BLADES, 'M200 340H212L168 438H156ZM262 346H274L246 446H234ZM322 340H334L322 444H310ZM376 322H388L396 424H384Z']);
    scene.add(b.line('M268 28V262', '#5a3c34', 12) + b.dot(268, 26, 10, palette.amber));
    scene.add(b.form(SAIL, '#fbf0d4', { grain: 1.5, dabs: 1.2, pale: '#fffaf0', shade: '#cdb088' }) + b.line('M166 60C232 46 306 46 370 60', '#8a5f40', 10));
    scene.add(b.line('M170 220L150 250M366 222L384 250', '#4a3438', 4));
    scene.add(b.form(HULL, '#8f5c40', { grain: 0.08, long: 2, dabs: 1.6, pale: '#c99466', shade: '#45283a' }));
    scene.add(b.inside(HULL, b.line('M110 290C200 318 330 318 424 290M124 326C200 350 330 350 410 326', '#55303c', 6, { opacity: 0.65 })));
    scene.add(b.line('M152 246C222 264 312 264 378 246', '#e0b47c', 13));
    scene.add(b.line(OARS, '#e3c495', 10) + b.form(BLADES, '#f0dab0', { dabs: 0.5 }));
    [200, 248, 296, 344].forEach((x) => scene.add(b.dot(x, 292, 17, '#5c3440') + b.dot(x, 290, 12, '#d8b07c')));
  },
});
