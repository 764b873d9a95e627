import { lighten, mix } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { both, cast, flipped, portraitBrush, plainGround, posed, shade } from '../../src/shapes/portraits.ts';
import { named } from '../house/_words.ts';
import { PAINT } from './_paint.ts';

const SKIN = '#7c9044';
const PALE = '#dcd698';
const HAT = '#3a2c40';
const CLOTH = '#d9a03c';
const HEAD = 'M110 232C96 196 124 170 160 174C190 178 216 188 256 188C296 188 322 178 352 174C388 170 416 196 402 232C424 262 438 296 424 326C400 372 330 388 256 388C182 388 112 372 88 326C74 296 88 262 110 232Z';
const THROAT = 'M88 330C122 314 180 322 256 324C332 322 390 314 424 330C404 372 330 390 256 390C182 390 108 372 88 330Z';
const COAT = 'M44 540C46 430 100 366 190 350H322C412 366 466 430 468 540Z';
const SHIRT = 'M196 340H316L292 410L256 456L220 410Z';
const PANEL = 'M178 350C196 392 224 428 256 450L256 540L110 540C106 470 128 400 178 350Z';
const LAPEL = 'M178 350C158 378 148 402 146 428L186 424L242 470C224 430 204 392 178 350Z';
const CROWN = 'M186 176C186 120 182 74 176 34C226 22 286 22 336 34C330 74 326 120 326 176C282 188 230 188 186 176Z';
const BRIM = 'M132 172C140 158 158 158 176 168C226 184 286 184 336 168C354 158 372 158 380 172C376 198 318 210 256 210C194 210 136 198 132 172Z';
const LID = 'M108 230C110 184 192 184 192 229C168 218 134 218 108 230Z';

export default picture({
  id: 'osric',
  motifs: ['toad', 'hat', 'waistcoat'],
  words: named('Osric, a toad with a tall hat and a long waistcoat', 'Osric, un crapaud en haut-de-forme et long gilet'),
  paint: PAINT,
  draw(scene) {
    const b = portraitBrush(scene, '#2c2040');
    plainGround(scene, '#c3b0d4', '#ece0ee');
    scene.add(cast(scene, HEAD + COAT + CROWN + BRIM));
    scene.add(b.form(COAT, '#6a4a3c', { grain: 1.2, dabs: 1.4, pale: '#9a7458' }));
    scene.add(b.form(SHIRT, '#fbf1dc', { dabs: 0.6 }));
    const silk = { dabs: 1.2, pale: '#f8d480', shade: '#8a4c30' };
    scene.add(b.form(PANEL, CLOTH, { ...silk, grain: 1.3 }) + b.form(flipped(PANEL), mix(CLOTH, b.night, 0.08), { ...silk, grain: 1.3 }));
    scene.add(b.line('M256 454V540', '#7a4428', 6) + b.form(LAPEL, lighten(CLOTH, 0.06), { ...silk, grain: 1 }) + b.form(flipped(LAPEL), lighten(CLOTH, 0.02), { ...silk, grain: 1 }));
    scene.add([474, 506].map((y) => b.flat(oval(258, y + 3, 14, 13), '#5a2c20', 0.5) + b.ball(256, y, 13, 12, '#7a2e38', { dabs: 0, pale: '#c8645c' })).join(''));
    scene.add(b.form('M206 372C226 376 244 382 256 392C268 382 286 376 306 372L312 414C290 420 270 412 256 404C242 412 222 420 200 414Z', '#7a2e44', { dabs: 0.8, pale: '#b85c6c' }) + b.ball(256, 396, 14, 14, '#8c3850', { dabs: 0 }));
    scene.add(shade(b, COAT, 'M90 340H422V366C360 396 152 396 90 366Z', 0.55));
    posed(scene, 'translate(256 30) scale(.92) translate(-256 -30)', () => {
      scene.add(b.form(HEAD, SKIN, { grain: 0.2, dabs: 1.4, pale: '#bcc470', shade: '#3c4a34' }));
      scene.add(b.inside(HEAD, b.scatter(22, 100, 260, 312, 54, (x, y) => b.dot(x, y, 6, '#68783a', 0.6) + b.dot(x - 2, y - 2, 3.4, '#c4cc80', 0.8))));
      scene.add(b.form(THROAT, PALE, { grain: 0.1, dabs: 0.8, edge: 0.5, shade: '#8c8450' }));
      scene.add(b.line('M86 332C120 314 180 322 256 324C332 322 392 314 426 332', '#3c3426', 9));
      scene.add(b.dot(238, 288, 6, '#4c5428') + b.dot(274, 288, 6, '#4c5428'));
      const eye = (x: number) => b.ball(x, 226, 46, 44, lighten(SKIN, 0.03), { dabs: 0.6 }) + b.flat(oval(x, 232, 35, 31), '#f6c44c') + b.flat(oval(x, 235, 24, 14), '#1c1420');
      scene.add(eye(150) + eye(362));
      scene.add(b.form(LID, '#7a8a40', { dabs: 0.5, pale: '#b4bc68' }) + b.form(flipped(LID), '#728238', { dabs: 0.5 }) + b.line(both('M108 231C134 218 168 218 192 229'), '#2c2a20', 7));
      scene.over('<circle cx="141" cy="231" r="6.500" fill="#fff8ea"/><circle cx="353" cy="231" r="6.500" fill="#fff8ea"/>');
      scene.add(shade(b, HEAD, 'M140 190C200 210 312 210 372 190V220C312 240 200 240 140 220Z', 0.45));
      scene.add(b.form(CROWN, HAT, { grain: 1.5, dabs: 1.4, pale: '#7c6884', shade: '#171024' }));
      scene.add(b.form('M184 138C230 152 282 152 328 138L326 174C282 188 230 188 186 174Z', '#a8424c', { dabs: 0.8, shade: '#4c1830' }));
      scene.add(b.form(BRIM, HAT, { grain: 0.1, dabs: 1, pale: '#7c6884', shade: '#171024' }));
    });
  },
});
