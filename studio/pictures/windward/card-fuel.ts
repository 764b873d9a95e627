import { palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { oval } from '../../src/shapes/brush.ts';
import { flameAt } from '../../src/shapes/lights.ts';
import { named } from '../house/_words.ts';
import { CARD } from './_card.ts';
import { ground, portraitBrush } from './_portrait.ts';

const CAN = 'M122 206C128 190 140 184 158 184H344C362 184 374 190 378 206C388 290 388 374 378 444C374 460 362 466 344 468H158C140 466 128 460 122 444C112 374 112 290 122 206Z';
const DROP = 'M250 236C284 284 304 310 304 346C304 378 280 398 250 398C220 398 196 378 196 346C196 310 216 284 250 236Z';

export default picture({
  id: 'card-fuel',
  motifs: ['card'],
  words: named('A red can of fuel by a burning flame', 'Un bidon rouge de carburant près d’une flamme'),
  ...CARD,
  draw(scene) {
    const b = portraitBrush(scene, '#4a1838');
    ground(scene, ['#e8a860', '#8a4450', '#f4c880', '#b8644c'], '#ffe8a8');
    scene.glow(420, 240, 260, palette.glow, 0.9);
    scene.shadow(250, 472, 190, 34, '#3a1430', 0.6);
    scene.add(b.line('M176 186V134C176 116 186 108 204 108H276C292 108 302 116 302 134V186', '#5c1c34', 30) + b.line('M176 186V136C176 122 184 116 198 114H280C292 116 300 122 300 136V186', '#c8504a', 15));
    scene.add(b.form('M322 190L352 120L396 140L366 200Z', '#9a2c3c', { grain: 1 }) + b.form(oval(376, 128, 30, 17), '#d8a850', { pale: '#ffe8a0', dabs: 0.8 }));
    scene.add(b.form(CAN, '#cc4438', { grain: 1.4, dabs: 1.7, pale: '#f88c64', shade: '#6c1838', edge: 1.2 }) + b.line('M128 226C210 236 290 236 372 226M126 424C210 434 290 434 374 424', '#7c2038', 9, { opacity: 0.8 }) + b.line('M146 216C140 290 140 370 146 436', '#ffc0a0', 12, { opacity: 0.7 }));
    scene.add(b.form(oval(250, 330, 92, 92), '#fbeccc', { grain: 0.6, dabs: 1.4, shade: '#d0a888' }) + b.form(DROP, '#e8923c', { pale: '#ffdc80', shade: '#a84a2c', grain: 1.2 }) + b.line('M224 346C226 364 236 376 250 380', '#fff3c8', 9));
    scene.add(flameAt(b, 450, 330, 190));
  },
});
