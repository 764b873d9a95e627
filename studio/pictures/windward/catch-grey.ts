import { oval } from '../../src/shapes/brush.ts';
import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { sling } from './_catch.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const BODY = 'M84 316C80 244 164 202 276 202C392 202 470 246 472 318C474 384 396 424 280 424C164 424 88 388 84 316Z';
const TAIL = 'M112 352C76 366 44 396 24 440C58 444 86 436 106 420C112 446 130 464 158 470C162 436 154 408 134 388Z';
const FIN = 'M244 214C246 172 268 140 308 122C314 156 332 178 328 212C310 232 262 234 244 214Z';
const ROPES = ['M256 70C196 130 150 200 168 426', 'M256 70C330 130 400 210 370 420'] as const;
const SEEN = 'M246 60H266V90H246ZM248 80L150 230H178L260 90ZM252 90L340 170L390 240H368L320 170Z';

export default picture({
  id: 'catch-grey',
  motifs: ['crester', 'catch'],
  words: named('A beaten grey crester in a sling', 'Un crester gris vaincu, dans une élingue'),
  ...PIECE,
  draw(scene) {
    const b = pieceBrush(scene, '#232a5c');
    cutEdge(scene, [BODY, TAIL, FIN, SEEN]);
    scene.add(b.form(TAIL, '#6b84a4', { grain: 1.1, shade: '#38497c' }) + b.form(FIN, '#5c7698', { grain: 1.3, pale: '#93aec2' }));
    scene.add(b.form(BODY, '#ccd8e0', { grain: 0.1, dabs: 1.5, pale: '#eef2ea', shade: '#7484ac', edge: 1.3 }));
    const back = 'M70 330C150 366 250 352 330 344C390 338 440 330 486 312V440H70Z';
    scene.add(b.inside(BODY, b.form(back, '#7189a8', { pale: '#a8bccc', shade: '#36457a', grain: 0.1, dabs: 1.5 }), b.line('M466 292C410 282 350 290 290 300M462 272C410 262 360 266 320 272M446 250C410 242 380 244 350 248', '#93a2bc', 6, { opacity: 0.85 })));
    scene.add(b.line('M396 366q16 14 32 0', '#1c2248', 8) + b.line('M470 326C446 322 430 328 418 336', '#2c3668', 7) + b.flat(oval(436, 348, 16, 8), '#e08a84', 0.5));
    scene.add(sling(b, ...ROPES, [256, 68]));
  },
});
