import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { archway, brush, key, rectangle } from '../../src/shapes/index.ts';
import { type LockCut, lockMark, padlock, type PadlockLook } from '../../src/shapes/padlocks.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1a2a44';
const LOOK = { light: 1, night: NIGHT } as const;
const TONES = ['#c8964c', '#a8a4b4', '#d8b068', '#7f88a8', '#b87c5c', '#8f9cb0', '#c4a484', '#5f7c94', '#7c8c6c'];
const RODS = [452, 634, 806];

function town(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [-10, 420], '#7f9cb4', '#e2e6d8', { strokes: 300, grain: 0.06, spread: 0.03 });
  scene.wisps(12, 20, 200, ['#b4c8d0', '#eef0e2', '#6a8ca8'], 0.6);
  scene.glow(640, 240, 420, '#fff6dc', 0.9, 280);
  const far = 'M-10 400V300H40V270H90V292H130V200L150 110L170 200V292H230V250C230 196 310 196 310 250V292H360V250H410V284H470V310H540V252L580 222L620 252V310H700V264H760V300H820V400Z';
  scene.add(b.form(far, '#9cb0bc', { pale: '#f2efe0', grain: 1.5, dabs: 1.2 }) + b.line('M150 112V80M270 208V180', '#8ca4b4', 5));
  scene.mist(300, 90, '#eef0e4', 0.7, 3);
  const near = 'M-10 440V346L30 316L74 346V320H120V352H190V320L226 290L262 320V356H330V336H386V360L420 336L454 360V440ZM600 440V350H650V320L690 296L730 320V344H820V440Z';
  scene.add(b.form(near, '#6f8a9c', { pale: '#dfe2d4', grain: 1.5 }) + b.flat(rectangle(222, 336, 11, 15) + rectangle(140, 372, 10, 13) + rectangle(684, 340, 11, 15), '#ffd88c'));
}

function river(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.water(420, { gradient: [[0, '#d0dcd4'], [0.3, '#8fb0b8'], [1, '#42647c']], waves: ['#f2f4e4', '#6a90a0', '#b8d0d0', '#4a7088'] }, 280);
  const arches = times(3, (i) => archway(500 + i * 120, 470, 92, 70)).join('');
  scene.add(b.form('M440 470V378Q640 350 820 370V470Z', '#66808f', { pale: '#e6e4d0' }) + b.form(arches, '#b4c8c8', { dabs: 0.6 }));
  scene.mist(430, 70, '#eef0e4', 0.6, 7);
}

/** The iron of the railing, drawn level; the picture tilts it. */
function iron(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const metal = { pale: '#b4d0bc', shade: '#142830', edge: 1.5, dabs: 1.2 };
  const bars = times(7, (i) => b.form(rectangle(-20 + i * 140, 380, 26, 640), '#3a5a58', { ...metal, grain: 1.5 })).join('');
  const rods = RODS.map((y) => b.form(rectangle(-60, y - 9, 940, 18), '#44665f', metal)).join('');
  const knots = times(7, (i) => RODS.map((y) => b.ball(-7 + i * 140, y, 23, 23, '#48706a', metal)).join('')).join('');
  const rail = b.form('M-60 318Q-60 300 -40 300H870V378H-60Z', '#48706a', { ...metal, pale: '#dcecd4', long: 2 });
  const foot = b.form(rectangle(-60, 1000, 940, 56), '#3a5a58', metal);
  return bars + rods + knots + foot + rail + b.line('M-60 312H870', '#f6fbe8', 6, { opacity: 0.7 });
}

function hung(scene: Scene, x: number, y: number, size: number, look: PadlockLook, turn = 0): string {
  return scene.shadowShape(x - 14, y + size * 0.66, size * 0.6, size * 0.62, '#14243c', 0.5) + at(x, y, 1, padlock(scene, size, { ...LOOK, ...look }), { turn });
}

/** A rod full of locks, small ones behind and larger ones before them. */
function row(scene: Scene, y: number, seed: number): string {
  const b = brush(scene, 100, LOOK);
  const cuts: LockCut[] = ['square', 'round', 'barrel', 'square', 'heart'];
  const one = (x: number, size: number, i: number) => {
    const colour = TONES[(i * 4 + seed) % TONES.length]!;
    const mark = scene.r() < 0.55 ? lockMark(b, i + seed, mix(colour, pick(scene.r, [NIGHT, '#fff3dc', '#a83040']), 0.75)) : undefined;
    return hung(scene, x, y, size, { colour, cut: cuts[(i * 2 + seed) % 5], mark }, between(scene.r, -13, 13));
  };
  const back = times(10, (i) => one(-10 + i * 88 + between(scene.r, -14, 14), between(scene.r, 74, 92), i));
  const front = times(6, (i) => one(34 + i * 150 + between(scene.r, -20, 20), between(scene.r, 104, 136), i + 3));
  return back.join('') + front.join('');
}

/** Drops of the night's rain under the hand rail. */
function drops(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  return times(15, (i) => b.ball(20 + i * 56 + between(scene.r, -18, 18), 384, 6, 9, '#cfe4e4', { dabs: 0, pale: '#ffffff' })).join('');
}

export default picture({
  id: 'st023',
  motifs: ['object', 'love', 'city', 'promise'],
  words: {
    en: {
      title: 'Padlocks on a railing',
      name: 'Padlocks on the green railing of a bridge',
      shows: 'Dozens of padlocks hang from the green iron railing of a bridge over a river. The largest is a red heart. One brass lock is open, and its key hangs below it on a red ribbon.',
      closer:
        'It is a pale, misty morning after rain: drops hang under the hand rail, and behind it a town of grey-blue towers and domes fades into the light from the right. The locks are brass, steel, copper, lilac and green, square, round and heart-shaped; on some are painted stars, hearts or linked rings.',
    },
    fr: {
      title: 'Des cadenas sur un garde-corps',
      name: 'Cadenas sur le garde-corps vert d’un pont',
      shows:
        'Des dizaines de cadenas pendent au garde-corps de fer vert d’un pont sur un fleuve. Le plus grand est un cœur rouge. Un cadenas de laiton est ouvert ; sa clé pend au bout d’un ruban rouge.',
      closer:
        'C’est un matin pâle et brumeux, après la pluie : des gouttes pendent sous la main courante, et derrière elle une ville de tours et de dômes gris-bleu se perd dans la lumière de droite. Les cadenas sont de laiton, d’acier, de cuivre, lilas ou verts, carrés, ronds ou en forme de cœur ; certains portent une étoile, un cœur ou deux anneaux.',
    },
  },
  paint: { under: [130, 155, 160], flow: 0.05 },
  draw(scene) {
    town(scene);
    river(scene);
    const heart = hung(scene, 470, RODS[0]!, 226, { colour: '#d02c40', cut: 'heart', night: '#4a0c34' }, -4);
    const ribbon = brush(scene, 100, LOOK).line('M214 800C200 836 216 860 204 884', '#d02c40', 6);
    const open = hung(scene, 236, RODS[1]!, 150, { colour: '#e0b45c', cut: 'square', open: true }, 6) + at(204, 978, 1, key(scene, 104, { colour: '#e8bc64', ...LOOK }), { turn: 6 }) + ribbon;
    const tilted = iron(scene) + row(scene, RODS[2]!, 4) + row(scene, RODS[1]!, 7) + row(scene, RODS[0]!, 1) + open + heart + drops(scene);
    scene.add(`<g transform="translate(0 30) skewY(-5)">${tilted}</g>`);
    scene.add(scene.glowShape(760, 300, 460, '#fff6dc', 0.4));
  },
});
