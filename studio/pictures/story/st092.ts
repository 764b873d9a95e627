import { times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { figure, POSES } from '../../src/shapes/figures.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';
import { hand } from '../../src/shapes/limbs.ts';
import { boards, motes, panesOfLight, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#4a4468';
const LOOK = { light: -1, night: NIGHT } as const;
const WALL = '#e4d8c4';
const FLOOR = 800;
const MID: Point = [404, 838];
const SIZE = 570;

function bareWall(scene: Scene, b: Brush): void {
  washed(scene, [-10, FLOOR], '#d8ccc0', '#e8d4bc', { strokes: 300, grain: 1.2, spread: 0.022 });
  scene.add(b.form(rectangle(566, 372, 150, 190), lighten(WALL, 0.045), { dabs: 1, grain: 1.2, edge: 0.2, shade: '#d8c8b4' }) + b.line('M641 346V356', '#5a4a54', 6) + b.dot(641, 345, 4, '#9a8c8c'));
  panesOfLight(scene, [[60, 120], [420, 40], [520, 560], [160, 650]], '#fff2cc', 0.85, [2, 3]);
  panesOfLight(scene, [[520, 20], [800, -40], [860, 420], [610, 520]], '#fff2cc', 0.6, [2, 3]);
  scene.add(b.form(rectangle(-10, FLOOR - 56, 820, 60), '#f0e8d8', { dabs: 1.4, pale: '#fffbf0', shade: '#b0a4a8' }) + b.line(`M-10 ${FLOOR - 54}H810`, '#b0a4a8', 4, { opacity: 0.8 }));
  boards(scene, FLOOR, '#b8845c', { night: NIGHT, count: 12 });
}

function shadowOfHer(scene: Scene): void {
  const ghost = 'M-52 0L-60 -240L-70 -400L-210 -500L-200 -526L-60 -460L-46 -470C-70 -560 66 -570 52 -470L66 -458L206 -530L218 -508L78 -396L64 -240L60 0Z';
  scene.add(`<path d="${ghost}" transform="translate(${MID[0] + 66} ${MID[1] + 2})" fill="#6a6080" opacity=".34" ${scene.blur(5)}/>`);
}

function tape(b: Brush): string {
  const [left, right, y] = [-208, 206, -536];
  const ticks = times(40, (i) => `M${left + 6 + i * 10.3} ${y + 3}v${i % 5 ? 6 : 11}`).join('');
  return (b.form(`M${left} ${y}Q0 ${y + 12} ${right} ${y - 2}V${y + 19}Q0 ${y + 33} ${left} ${y + 21}Z`, '#f4c43c', { dabs: 0.6, grain: 0, pale: '#fff0a0', shade: '#b8803c' }) +
    b.put(0, 5, 1, b.line(ticks, '#6a4030', 2)) +
    b.form(
      `M${right - 4} ${y - 2}C${right + 26} ${y + 30} ${right + 14} ${y + 120} ${right + 34} ${y + 190}C${right + 44} ${y + 230} ${right + 10} ${y + 250} ${right + 2} ${y + 222}L${right + 12} ${
        y + 218
      }C${right + 18} ${y + 232} ${right + 26} ${y + 220} ${right + 20} ${y + 196}C${right - 2} ${y + 130} ${right + 10} ${y + 40} ${right - 16} ${y + 16}Z`,
      '#e8b434',
      { dabs: 0.4, pale: '#fff0a0' },
    ));
}

function stool(scene: Scene, b: Brush): void {
  const wood = '#c8905c';
  scene.shadow(440, 950, 210, 26, NIGHT, 0.5);
  scene.add(
    b.line('M316 858L282 950M492 858L526 950', mix(wood, NIGHT, 0.25), 20) +
      b.form('M268 836H542L534 864H276Z', wood, { dabs: 1, pale: '#ffe4b0' }) +
      b.line('M296 912H512', mix(wood, NIGHT, 0.15), 14) +
      b.form('M296 860L250 976H276L322 860ZM488 860L534 976H560L514 860Z', wood, { grain: 1.5, pale: '#ffe4b0' }),
  );
}

function measurer(scene: Scene): void {
  const own = brush(scene, SIZE, LOOK);
  const skin = '#a86e4c';
  const rust = '#c0583c';
  const pose = { ...POSES.ease, nearArm: [[21.5, -84], [35, -93]] as [Point, Point], farArm: [[-22, -84], [-35.5, -93]] as [Point, Point], head: [0.5, -91] as Point };
  const body = figure(scene, SIZE, pose, { ...LOOK, view: 'back', wear: 'shirt', cloth: '#f0e6d4', legs: rust, shoes: '#f0e6d4', headSize: 10, head: { hair: 'short', hairColour: '#2c2028', skin } });
  const bib = own.form('M-13 -42C-13 -50 -10.500 -54 -9 -64Q0 -61 8.500 -64C8 -54 9.500 -50 9.500 -42Q-2 -38 -13 -42Z', rust, { grain: 1.4, pale: '#f0a078' }) +
    own.line('M-7 -63L6 -79M7 -63L-6 -79', rust, 2.8) +
    own.form('M2 -54H8.500V-47H2.400Z', mix(rust, NIGHT, 0.15), { dabs: 0.4 }) +
    own.line('M4 -54V-60M6 -54V-58', '#f4c43c', 1);
  const knot = own.form('M-10 -95C-8 -90 8 -90 10 -95L10.200 -91C6 -86.500 -6 -86.500 -10.200 -91Z', '#3f8a8c', { grain: 0.2, pale: '#a8dcd0' }) +
    own.form('M-1 -88C-6 -84 -7 -79 -5 -76C-2 -79 0 -83 1 -88ZM1 -88C5 -85 6 -81 5 -78C2 -80 0 -84 -1 -88Z', '#3f8a8c', { dabs: 0.4 });
  const bun = own.ball(0.5, -104, 6.2, 5.6, '#2c2028', { grain: 0.5, pale: '#7a5c60' }) + own.line('M-3 -106Q0 -102 4 -104', '#6a4c50', 0.7);
  const fist = (x: number, y: number, turn: number) => own.put(x, y, 0.22, hand(own, 'pinch', skin), { turn, flip: x > 0 });
  scene.add(at(MID[0], MID[1], 1, tape(brush(scene, 100, LOOK)) + body + own.done(bun, bib, knot, fist(-36, -94, -24), fist(36, -94, 24))));
}

function boxes(scene: Scene, b: Brush): void {
  const card = '#c89a68';
  scene.add(
    scene.shadowShape(120, 958, 170, 20, NIGHT, 0.55) +
      b.form('M-10 770L190 764L196 956L-10 966Z', card, { dabs: 1.6, grain: 0.05, pale: '#f4d4a0', edge: 1.2 }) +
      b.form('M190 764L232 744L236 926L196 956Z', mix(card, NIGHT, 0.35), { dabs: 1 }),
  );
  scene.add(b.form('M-10 770L190 764L232 744L60 742L-10 748Z', '#5c4450', { dabs: 0.8 }));
  scene.add(
    b.form('M34 764C22 700 36 656 52 640L48 606L76 624Q92 620 108 624L136 604L134 642C152 668 158 712 150 764Z', '#8a7f8c', { grain: 1.4, dabs: 1.4, pale: '#f0e0d0' }) +
      b.line('M56 640L62 652M128 640L122 652M92 626V642M78 628V640M106 628V640', '#5a5064', 4),
  );
  scene.add(
    b.form('M-10 760L60 750L40 800L-10 810ZM190 764L232 744L268 768L226 794Z', lighten(card, 0.04), { dabs: 0.8, pale: '#f4d4a0' }) +
      b.form('M-10 800L190 786L191 806L-10 822Z', '#a8744c', { dabs: 0.5 }),
  );
}

function plant(scene: Scene, b: Brush): void {
  scene.add(scene.shadowShape(712, 944, 100, 16, NIGHT, 0.5));
  const leafs: [number, number][] = [[-58, 250], [-34, 300], [-10, 270], [14, 310], [38, 262], [62, 286], [-78, 210], [84, 220]];
  leafs.forEach(([lean, high]) =>
    scene.add(
      b.put(700, 836, 1,
        b.form(`M-6 0C${lean * 0.1} ${-high * 0.4} ${lean * 0.4} ${-high * 0.8} ${lean} ${-high}C${lean * 0.9 + 20} ${-high * 0.7} ${lean * 0.4 + 22} ${-high * 0.3} 8 0Z`,
          mix('#4f8064', '#88a868', (lean + 80) / 200), { grain: 1.4, pale: '#e0e8a8' })),
    )
  );
  scene.add(b.form('M640 826H764L748 936Q702 950 656 936Z', '#d88868', { dabs: 1.2, pale: '#ffd0a8' }) + b.form('M632 812H772V838H632Z', '#e09878', { dabs: 0.8, pale: '#ffd8b0' }));
}

export default picture({
  id: 'st092',
  motifs: ['people', 'plan', 'home', 'beginning'],
  words: {
    en: {
      title: 'Woman measuring a bare wall',
      name: 'A woman on a stool measuring an empty wall',
      shows: 'A woman in rust-red dungarees, seen from behind, stands on a wooden stool and stretches a yellow tape measure across a bare wall with both arms wide.',
      closer:
        'Morning sun draws the panes of two windows on the cream wall, and her shadow stands beside her. She wears a teal headband and a high bun; two pencils stick out of her back pocket. At the left a grey cat sits in a moving box and watches; at the right there is a plant in a clay pot. Beside her a pale patch and one nail show where something used to hang.',
    },
    fr: {
      title: 'La femme qui mesure un mur nu',
      name: 'Une femme sur un tabouret mesurant un mur vide',
      shows: 'Une femme en salopette rouille, vue de dos, est debout sur un tabouret de bois et tend un mètre ruban jaune sur un mur nu, les deux bras écartés.',
      closer:
        'Le soleil du matin dessine les carreaux de deux fenêtres sur le mur crème, et son ombre se tient à côté d’elle. Elle porte un bandeau bleu-vert et un chignon haut ; deux crayons dépassent de sa poche arrière. À gauche, un chat gris assis dans un carton de déménagement l’observe ; à droite, une plante dans un pot de terre. Près d’elle, une trace plus claire et un clou montrent que quelque chose était accroché là.',
    },
  },
  paint: { under: [215, 190, 165], flow: 1.2 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    bareWall(scene, b);
    plant(scene, b);
    shadowOfHer(scene);
    stool(scene, b);
    measurer(scene);
    boxes(scene, b);
    scene.add(b.line(oval(474, 978, 26, 7), '#f4e8d0', 6) + b.line('M600 968L640 976', '#d84c3c', 7) + b.line('M600 968L594 967', '#3a2c34', 4));
    motes(scene, [60, 60, 600, 700], 44);
  },
});
