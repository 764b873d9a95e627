import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { motes } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#160c12';

function shed(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  times(9, (i) => {
    const x = -20 + i * 94;
    const near = 1 - Math.abs(x + 47 - 380) / 520;
    const tone = mix('#3a2018', '#a4642c', Math.max(0, near) * 0.8);
    scene.add(b.form(rectangle(x, -10, 92, 900), tone, { grain: 1.5, long: 2.6, dabs: 1.5, shade: mix(tone, NIGHT, 0.5), edge: 0.7 }));
    scene.add(b.line(`M${x} -10V900`, NIGHT, 6, { opacity: 0.7 }));
    times(2, () => scene.add(b.line(oval(x + between(scene.r, 24, 66), between(scene.r, 60, 840), 9, 15), mix(tone, NIGHT, 0.6), 5, { opacity: 0.6 })));
  });
  scene.glow(380, 400, 620, '#ffb44c', 0.85);
  scene.glow(380, 400, 330, '#ffe08c', 0.9);
  scene.add(`<rect width="800" height="1000" fill="${scene.radial([[0, NIGHT, 0], [0.5, NIGHT, 0.1], [1, NIGHT, 0.78]], 440, 450, 760, true)}"/>`);
}

const UPPER = 'M4 -6C30 -70 100 -128 186 -132C200 -96 176 -40 120 -6C76 16 30 14 4 6Z';
const LOWER = 'M4 2C50 10 104 14 126 46C136 84 96 112 60 104C28 92 8 50 4 2Z';

/** One side of the moth's wings, to be mirrored for the other. */
function wing(scene: Scene): string {
  const b = brush(scene, 100, { light: -1, night: '#3a2018' });
  return [
    b.form(LOWER, '#b08058', { pale: '#f6d8a0', grain: 0.8 }), b.line('M30 60C60 84 100 80 118 56', '#6a4434', 7, { opacity: 0.7 }),
    b.form(UPPER, '#c89c6c', { pale: '#fff0c4', shade: '#6a4434', grain: -0.6, dabs: 1.4 }),
    b.line('M40 -50C70 -10 100 -6 128 -14M84 -96C96 -60 130 -44 164 -52', '#7a5038', 7, { opacity: 0.75 }), b.line('M172 -124C184 -96 168 -56 136 -20', '#f6e0b4', 8, { opacity: 0.7 }),
    b.ball(112, -64, 22, 20, '#5a3428', { dabs: 0 }) + b.ball(112, -64, 13, 12, '#f2b860', { dabs: 0 }) + b.dot(114, -64, 5, '#2b1c20') + b.ball(76, 62, 13, 12, '#5a3428', { dabs: 0 }),
  ].join('');
}

function moth(scene: Scene): string {
  const b = brush(scene, 100, { light: -1, night: '#3a2018' });
  const body = b.form('M-15 -34C-18 -44 18 -44 15 -34L17 30C14 78 6 104 0 110C-6 104 -14 78 -17 30Z', '#a98460', { pale: '#ffe9bc', dabs: 1.6 }) + b.line('M-13 40Q0 48 13 40M-11 58Q0 66 11 58M-9 76Q0 84 9 76', '#5a3c30', 5, { opacity: 0.7 }) + b.ball(0, -46, 17, 14, '#c8a478') + b.dot(-9, -50, 4, '#2b1c20') + b.dot(9, -50, 4, '#2b1c20');
  const feelers = b.line('M-6 -58C-24 -80 -44 -92 -66 -90M6 -58C24 -80 44 -92 66 -90', '#7a5038', 5) + times(6, (i) => b.line(`M${-18 - i * 8} ${-72 - i * 3}l-4 -12M${18 + i * 8} ${-72 - i * 3}l4 -12`, '#7a5038', 3)).join('');
  return at(0, 0, 1, wing(scene), { flip: true }) + wing(scene) + feelers + body;
}

function bulb(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#4a2818' });
  scene.add(b.line('M372 -10C384 60 374 120 380 180', '#1c1014', 11) + b.line('M368 -10C380 60 370 120 376 180', '#a4642c', 3));
  scene.add(b.form('M344 180H416L424 214H336Z', '#2a1a1c', { pale: '#8a5a3c' }) + b.form(rectangle(348, 212, 64, 54), '#b8904c', { pale: '#fff0b4' }) + b.line('M346 226H414M346 240H414M346 254H414', '#6a4424', 5));
  const glass = 'M352 264C350 310 300 340 282 392C262 460 310 520 380 520C450 520 498 460 478 392C460 340 410 310 408 264Z';
  scene.glow(380, 410, 220, '#fff6cc', 1);
  scene.add(`<path d="${glass}" fill="${scene.radial([[0, '#fffef2'], [0.45, '#fff3b8'], [0.85, '#ffcf60'], [1, '#e8983c']], 0.5, 0.56, 0.55)}"/>`);
  scene.add(b.line(glass, '#fff6d8', 5, { opacity: 0.85 }) + b.line('M362 266L350 376L366 400L374 372L382 400L390 372L398 400L412 376L400 266', '#e8842c', 5) + b.line('M350 376L366 400L374 372L382 400L390 372L398 400L412 376', '#ffffff', 6));
  scene.add(b.line('M304 420C302 384 322 356 340 336', '#ffffff', 11, { opacity: 0.85 }));
  scene.spark(382, 388, { radius: 5, reach: 90, glow: '#fff3b0' });
}

function shelf(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.form(rectangle(-10, 900, 820, 110), '#5a3420', { pale: '#d8954c' }) + b.line('M-10 902H810', '#f2b860', 7, { opacity: 0.7 }));
  const jar = (x: number, w: number, h: number, colour: string) => {
    const body = `M${x - w} 904V${904 - h}Q${x} ${890 - h} ${x + w} ${904 - h}V904Q${x} 916 ${x - w} 904Z`;
    scene.add(b.form(body, colour, { pale: '#ffd890', grain: 1.5 }) + b.form(rectangle(x - w - 4, 884 - h, w * 2 + 8, 24), '#7a5a3c', { pale: '#f6c878' }) + b.line(`M${x} ${914 - h}V890`, '#fff0c0', 5, { opacity: 0.5 }));
  };
  jar(80, 52, 128, '#3f4a34');
  jar(186, 38, 84, '#5a2c24');
  jar(706, 56, 112, '#34404a');
  scene.add(b.form('M560 904L566 850H626L632 904Z', '#8a4a2c', { pale: '#f6b060' }) + b.line('M580 852L566 770M600 850L606 756M614 852L640 780', '#4a3424', 8) + b.form('M598 760L604 716L620 758Z', '#c8b080', { dabs: 0 }));
}

export default picture({
  id: 'st019',
  motifs: ['object', 'light', 'attraction', 'night'],
  words: {
    en: {
      title: 'Light bulb with a moth',
      name: 'Moth flying at a bare light bulb',
      shows: 'A large brown moth flies close to a bare glowing bulb that hangs in a dark wooden shed; its shadow on the wall is huge.',
      closer: 'The bulb lights the planks in a golden round that fades to dark brown at the corners. The moth has an eye-shaped spot on each upper wing and feathered feelers; behind it its shadow spreads twice as wide across the boards. Two more moths, small, come from the left. On the shelf below stand three lidded jars and a pot of brushes.',
    },
    fr: {
      title: 'L’ampoule et le papillon de nuit',
      name: 'Papillon de nuit près d’une ampoule nue',
      shows: 'Un grand papillon de nuit brun vole tout près d’une ampoule nue, allumée dans une remise de bois sombre ; son ombre au mur est immense.',
      closer: 'L’ampoule éclaire les planches d’un rond doré qui s’éteint en brun foncé dans les coins. Le papillon porte une tache en forme d’œil sur chaque aile supérieure et des antennes plumeuses ; son ombre s’étale, deux fois plus large, sur le bois. Deux autres papillons, petits, arrivent de la gauche. Sur l’étagère du bas, trois bocaux fermés et un pot de pinceaux.',
    },
  },
  paint: { under: [120, 70, 30], flow: 1.5 },
  draw(scene) {
    shed(scene);
    const spread = `<path d="${UPPER}${LOWER}" fill="${NIGHT}"/>`;
    scene.add(`<g opacity=".62" ${scene.blur(5)}>${at(672, 672, 1.85, spread + at(0, 0, 1, spread, { flip: true }), { turn: -32 })}</g>`);
    bulb(scene);
    scene.add(at(560, 556, 0.92, moth(scene), { turn: -38 }));
    scene.add(at(170, 300, 0.3, moth(scene), { turn: 62 }) + at(206, 560, 0.24, moth(scene), { turn: 40 }));
    shelf(scene);
    motes(scene, [120, 120, 680, 760], 60, '#ffe6a0');
  },
});
