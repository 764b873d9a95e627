import { oval } from '../../src/shapes/brush.ts';
import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const BODY = 'M112 318C104 226 190 168 300 166C408 166 478 220 482 288C484 332 450 362 394 376C300 398 196 402 146 372C124 358 114 340 112 318Z';
const TAIL = 'M150 366C116 340 96 300 92 262C64 262 40 246 22 216C54 206 86 212 106 232C108 202 124 176 154 164C164 196 158 228 138 250C142 274 152 292 168 306Z';
const CREST = 'M214 188C210 144 232 110 272 92C270 112 278 122 294 124C300 104 318 92 340 90C336 108 342 120 358 126C370 114 384 112 396 116C388 134 388 154 394 178C336 158 272 158 214 188Z';
const FIN = 'M276 372C284 412 266 446 226 466C222 430 206 410 214 372C228 352 264 352 276 372Z';
const FAR_FIN = 'M356 372C372 396 372 422 352 444C338 424 322 412 318 384Z';
const BELLY = 'M140 356C220 372 320 362 390 330C430 312 460 306 488 312L480 410H130Z';
const GROOVES = 'M470 330C420 334 380 352 330 372M452 346C412 350 372 366 340 382M478 316C430 316 384 334 330 354C300 364 270 370 240 372';

export default picture({
  id: 'crester-grey',
  motifs: ['crester'],
  words: named('A grey crester: a gentle whale with a crest', 'Un crester gris : une baleine paisible à crête'),
  ...PIECE,
  draw(scene) {
    const b = pieceBrush(scene, '#232a5c');
    cutEdge(scene, [BODY, TAIL, CREST, FIN, FAR_FIN]);
    scene.add(b.form(FAR_FIN, '#4f6488', { dabs: 0.8 }));
    scene.add(b.form(TAIL, '#6b84a4', { grain: 1.1, shade: '#38497c' }) + b.line('M128 250C120 242 112 236 104 234', '#38497c', 5, { opacity: 0.6 }));
    scene.add(b.form(CREST, '#8fb4bc', { grain: 1.3, pale: '#d3ead8', shade: '#4a7494' }) + b.line('M250 172C246 146 254 118 268 100M308 162C306 138 318 112 334 98M364 166C362 148 374 130 388 122', '#4a7494', 6, { opacity: 0.8 }));
    scene.add(b.form(BODY, '#7189a8', { grain: 0.15, dabs: 1.7, pale: '#b4c8d2', shade: '#36457a' }));
    const spots = b.scatter(26, 170, 190, 240, 100, (x, y) => b.dot(x, y, 3 + ((x + y) % 5), '#c8dcdc', 0.65));
    scene.add(b.inside(BODY, spots, b.form(BELLY, '#f0ead8', { shade: '#a8b0c4', grain: 0.1, edge: 0.4 }), b.line(GROOVES, '#93a2bc', 5, { opacity: 0.9 })));
    scene.add(b.line('M482 300C456 312 432 308 414 296', '#2c3668', 7) + b.dot(410, 262, 12, '#1c2248') + b.dot(406, 257, 4, '#fff8e6') + b.flat(oval(430, 290, 18, 9), '#e08a84', 0.5));
    scene.add(b.form(FIN, '#5c7698', { grain: 1.2, pale: '#93aec2', shade: '#34447a' }) + b.line('M242 374C246 404 240 430 230 450M262 376C262 398 258 416 248 434', '#34447a', 5, { opacity: 0.6 }));
  },
});
