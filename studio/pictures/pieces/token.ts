import { palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { brush } from '../../src/shapes/brush.ts';
import { ARM, CAP, DOOR, LATTICE, SAIL, TOWER, TURNS } from '../app/_mark.ts';
import { named } from '../house/_words.ts';

const wheel = (sail: string) => `<g transform="translate(256 222)">${TURNS.map((turn) => `<g transform="rotate(${turn})">${sail}</g>`).join('')}</g>`;

export default picture({
  id: 'token',
  motifs: ['mill'],
  words: named('A small windmill: the first player', 'Un petit moulin : qui commence'),
  size: [512, 512],
  files: [{ width: 256, format: 'webp', quality: 82 }],
  background: 'transparent',
  paint: { under: [200, 170, 130], underAmount: 0.05, flow: 1.2, vignette: 0, brush: 1.2 },
  draw(scene) {
    const b = brush(scene, 100, { light: -1, night: '#2b2448' });
    const silhouette = [TOWER, CAP].map((path) => `<path d="${path}"/>`).join('') + wheel(`<path d="${SAIL}"/>`);
    scene.add(`<g fill="${palette.edge}" stroke="${palette.edge}" stroke-width="44" stroke-linejoin="round">${silhouette}</g>`);
    scene.add(b.form(TOWER, '#3f6a88', { grain: 1.4, dabs: 1.6, pale: '#7fb0c0' }));
    scene.add(b.line('M212 330H300M206 372H306M202 418H230M284 418H312', '#24405f', 5, { opacity: 0.5 }));
    scene.add(b.form(DOOR, palette.lamp, { shade: palette.amber }) + b.line('M256 398V474', '#9a5f1c', 7));
    scene.add(b.form(CAP, palette.madder, { grain: 0.4, dabs: 1.4 }));
    const sail = b.form(SAIL, '#e9b45c', { grain: 1.4, pale: '#ffdf9f', shade: '#b8743c' }) + b.line(LATTICE, '#a8683c', 6) + b.line(ARM, '#5a3c34', 11);
    scene.add(wheel(sail) + b.ball(256, 222, 16, 16, '#5a3c34', { dabs: 0 }));
  },
});
