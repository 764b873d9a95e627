import { lighten, mix } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { bead, both, cast, cheek, flipped, fur, portraitBrush, plainGround, posed, shade, shut, whiskers } from '../../src/shapes/portraits.ts';
import { named } from '../house/_words.ts';
import { PAINT } from './_paint.ts';

const COAT = '#dd6e34';
const GREEN = '#4f9a54';
const DARK = '#33202c';
const EAR = 'M118 214C84 144 84 82 108 36C166 58 212 104 226 158Z';
const INNER = 'M132 178C112 136 110 98 120 72C154 90 184 120 198 152Z';
const HEAD = 'M256 128C306 126 356 144 386 192C404 222 424 254 460 280C438 288 424 290 412 292C424 308 428 320 432 336C408 334 394 334 380 334C350 376 306 402 256 402C206 402 162 376 132 334C118 334 104 334 80 336C84 320 88 308 100 292C88 290 74 288 52 280C88 254 108 222 126 192C156 144 206 126 256 128Z';
const WHITE = 'M52 280C88 262 120 244 154 250C192 256 214 284 230 312C238 326 248 330 256 330C264 330 274 326 282 312C298 284 320 256 358 250C392 244 424 262 460 280C438 288 424 290 412 292C424 308 428 320 432 336C408 334 394 334 380 334C350 376 306 402 256 402C206 402 162 376 132 334C118 334 104 334 80 336C84 320 88 308 100 292C88 290 74 288 52 280Z';
const BODY = 'M46 540C52 446 106 396 176 380H336C406 396 460 446 466 540Z';
const CLOTH = 'M104 402C150 372 362 372 408 402C412 420 406 432 396 442C352 470 306 500 264 534H248C206 500 160 470 116 442C106 432 100 420 104 402Z';
const GRIN = 'M174 330C200 352 232 360 256 352C282 360 314 350 344 322C342 364 304 390 260 390C216 390 180 370 174 330Z';
const TEETH = 'M182 336C206 354 234 360 256 352C282 360 310 350 336 330C334 344 326 354 318 360C276 378 226 376 192 358C186 350 184 344 182 336Z';

export default picture({
  id: 'rollo',
  motifs: ['fox', 'neckerchief'],
  words: named('Rollo, a fox who grins, with a green neckerchief', 'Rollo, un renard au large sourire, en foulard vert'),
  paint: PAINT,
  draw(scene) {
    const b = portraitBrush(scene, '#4a1e3c');
    plainGround(scene, '#24566e', '#4c8a98');
    scene.add(cast(scene, BODY, '#0c1a30', 0.5));
    scene.add(fur(b, BODY, mix(COAT, '#8a3428', 0.2), { from: [256, 250], length: 34 }));
    scene.add(b.form('M96 420C64 412 40 424 26 446C48 448 62 452 78 462C60 472 54 484 52 500C84 496 108 474 120 440Z', lighten(GREEN, -0.06), { grain: 0.3 }));
    scene.add(b.form(CLOTH, GREEN, { grain: 0.5, dabs: 1.4, pale: '#9ccf86', shade: '#1f4c48' }));
    scene.add(b.inside(CLOTH, b.line('M150 420C190 440 226 474 250 520M362 420C322 440 286 474 262 520M210 410C230 430 244 452 254 480', '#235444', 7, { opacity: 0.5 })));
    scene.add(shade(b, CLOTH, 'M110 370H402V404C340 446 172 446 110 404Z', 0.55));
    scene.add(b.ball(108, 424, 22, 20, lighten(GREEN, 0.02), { dabs: 0.4 }));
    posed(scene, 'translate(256 334) rotate(-5) scale(.93) translate(-256 -318)', () => {
      scene.add(cast(scene, HEAD + both(EAR), '#0c1a30', 0.45));
      scene.add(fur(b, EAR, COAT, { from: [180, 240], count: 50 }) + fur(b, flipped(EAR), mix(COAT, b.night, 0.1), { from: [332, 240], count: 50 }));
      scene.add(b.form(both(INNER), DARK, { dabs: 0.5 }) + b.flat(both('M150 172C150 148 146 132 140 118C164 132 180 148 190 166Z'), '#f4cfa4'));
      scene.add(fur(b, HEAD, COAT, { from: [256, 310], count: 240, length: 26, form: { pale: '#f49a54' } }));
      scene.add(fur(b, WHITE, '#fdf0da', { from: [256, 290], count: 110, form: { edge: 0.5, shade: '#c89a90' }, tones: ['#fffaf0', '#ecd0b4'] }));
      scene.add(cheek(b, 138, 300, 46, '#f0805c', 0.75) + cheek(b, 376, 300, 46, '#f0805c', 0.75));
      bead(scene, 184, 242, 26, { ink: '#2a1822' });
      scene.add(shut(b, 328, 248, 30, '#2a1822'));
      scene.add(b.flat(GRIN, '#4a1c2c') + b.flat(TEETH, '#fffaf0') + b.flat('M222 382C236 366 280 366 294 380C272 394 242 394 222 382Z', '#e0706a'));
      scene.add(b.line('M168 324C196 350 232 360 256 352C282 360 320 348 350 316', '#4a1c2c', 8));
      scene.add(b.form('M224 300C232 280 280 280 288 300C290 318 270 334 256 336C242 334 222 318 224 300Z', DARK, { dabs: 0, pale: '#7a5a6c' }));
      scene.over('<ellipse cx="243" cy="301" rx="9" ry="5" fill="#fff" opacity=".6"/>');
      scene.add(whiskers(b, 256, 322, 150, '#fff4e0', 3));
    });
  },
});
