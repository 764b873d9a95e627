import { times } from '../../src/core/chance.ts';
import { ribbon, type Point } from '../../src/core/paths.ts';
import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { cutEdge, mirrored, PIECE, pieceBrush } from './_piece.ts';

const WING = 'M246 292C220 196 140 106 26 72C30 104 40 128 58 148C44 150 34 148 24 142C34 176 54 200 82 214C72 220 62 222 50 220C66 248 92 266 122 272C116 280 108 286 98 288C124 312 160 320 196 316C216 314 236 308 246 292Z';
const FEATHERS = 'M226 276C190 206 130 146 58 148M220 290C180 248 130 222 82 214M216 302C184 284 154 276 122 272';
const BODY: Point[] = [[256, 176], [258, 220], [254, 268], [252, 320], [256, 372], [276, 420], [322, 444], [362, 420], [362, 380], [332, 366]];
const WIDTHS = [66, 72, 88, 118, 112, 74, 52, 40, 28, 12];
const THROAT = ribbon(BODY, WIDTHS);
const FRONT = ribbon(BODY.slice(0, 6), [30, 34, 44, 62, 54, 20]);
const FAN = 'M340 378C312 386 292 376 282 352C300 358 310 352 314 340C322 348 334 346 342 336C354 352 354 370 340 378Z';
const HEAD = 'M204 132C206 98 228 84 256 84C284 84 306 98 308 132C310 160 292 174 288 196C286 216 272 226 256 226C240 226 226 216 224 196C220 174 202 160 204 132Z';
const CROWN = 'M206 116C178 98 166 74 168 42C190 52 206 66 216 84C216 58 230 32 256 12C282 32 296 58 296 84C306 66 322 52 344 42C346 74 334 98 306 116C276 92 236 92 206 116Z';
const CHEEKS = 'M208 150C190 156 174 152 160 138C164 164 182 184 214 186ZM304 150C322 156 338 152 352 138C348 164 330 184 298 186Z';

export default picture({
  id: 'crester-white',
  motifs: ['crester'],
  words: named('The great white crester, its wings spread', 'Le Grand Crester blanc, ailes déployées'),
  ...PIECE,
  draw(scene) {
    const b = pieceBrush(scene, '#3a3f7c');
    const white = '#dfe6f0';
    const mirror = (path: string) => mirrored(256, `<path d="${path}"/>`);
    const edge = (colour: string, extra: string) => `<g fill="${colour}" stroke="${colour}" stroke-width="40" stroke-linejoin="round" ${extra}>${mirror(WING)}</g>`;
    scene.add('<g transform="translate(16 26) scale(.94)">' + edge('#d9c39a', 'transform="translate(3 5)"') + edge('#faf1dc', ''));
    cutEdge(scene, [WING, THROAT, FAN, HEAD, CROWN, CHEEKS]);
    const wing = () => b.form(WING, white, { grain: 0.7, dabs: 1.5, pale: '#ffffff', shade: '#7484bc', edge: 1.4 }) + b.line(FEATHERS, '#7c8cc0', 6, { opacity: 0.85 }) + b.line('M240 288C212 206 138 122 40 82', '#b08a4c', 10) + b.line('M238 284C212 206 138 122 42 82', '#f0cf86', 5);
    scene.add(mirrored(256, wing()) + wing());
    scene.add(b.form(FAN, '#eec06c', { pale: '#ffe6a4', shade: '#b07c38' }));
    scene.add(b.form(THROAT, '#d4deee', { grain: 1.4, dabs: 1.5, pale: '#fbfdff', shade: '#6c7cb8', edge: 1.2 }));
    const plates = times(9, (i) => `M${232 - (i % 2) * 2} ${240 + i * 18}q24 14 48 0`).join('');
    scene.add(b.inside(THROAT, b.flat(FRONT, '#fbf2dc', 0.92), b.line(plates, '#c4aa7c', 4, { opacity: 0.8 })));
    scene.add(b.form(CHEEKS, '#b4c4e4', { grain: 0.4, shade: '#6474b0' }));
    scene.add(b.form(CROWN, '#eebc60', { pale: '#ffe9a8', shade: '#ac7434', grain: 1.4 }) + b.line('M214 104C196 90 184 74 178 58M256 88V34M298 104C316 90 328 74 334 58', '#a8702c', 6, { opacity: 0.7 }));
    scene.add(b.form(HEAD, '#e2e9f4', { pale: '#ffffff', shade: '#8896c8', grain: 1.5 }) + b.flat('M244 96H268L274 176C268 184 244 184 238 176Z', '#ffffff', 0.6));
    const eye = b.flat('M212 136C224 126 242 132 248 148C236 156 218 152 212 136Z', '#ffd064') + b.dot(232, 142, 7, '#20204c') + b.dot(229, 139, 2.4, '#fffdf4');
    scene.add(eye + mirrored(256, eye) + b.dot(246, 192, 4, '#4c5898') + b.dot(266, 192, 4, '#4c5898') + b.line('M236 208C248 216 264 216 276 208', '#5c6cac', 5) + '</g>');
  },
});
