import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, palette, vary } from '../../src/core/colour.ts';
import { round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle, stones, type Brush } from '../../src/shapes/index.ts';

const NIGHT = '#0c1a2c';
const WALL = '#3a6074';
const [WIDE, TALL] = [98, 108];
const [LIT_COLUMN, LIT_ROW] = [3, 2];

function wall(scene: Scene, b: Brush): void {
  scene.sky([[0, '#3a5c70'], [0.5, '#2c4a60'], [1, '#1a2f48']]);
  scene.add(stones(b, rectangle(0, 0, 800, 1000), WALL, [0, 0, 800, 1000], 17, 1));
  scene.dabs('M0 0L800 0L800 1000L0 1000Z', 160, ['#466c80', '#24405a', '#5a8090', '#1c3450'], { length: 34, width: 5 });
  const [x, y] = place(LIT_COLUMN, LIT_ROW);
  scene.glow(x, y, 330, palette.amber, 0.7);
}

/** What is behind each pane: 0 curtains, 1 a blind, 2 a roller, 3 a plant, 4 nothing. */
const BEHIND = [
  [0, 4, 1, 3, 4],
  [4, 2, 4, 4, 0],
  [1, 4, 0, 4, 3],
  [4, 3, 4, 1, 4],
  [2, 4, 4, 0, 2],
  [0, 1, 3, 4, 4],
  [4, 0, 4, 2, 3],
];

/** The middle of a window. */
function place(column: number, row: number): [number, number] {
  return [92 + column * 154, 40 + row * 150];
}

/** What stands or hangs behind a dark pane. */
function inside(b: Brush, kind: number, x: number, y: number): string {
  const [left, top] = [x - WIDE / 2, y - TALL / 2];
  if (kind === 0) return b.form(`M${left} ${top}H${x - 8}Q${x - 20} ${y} ${left} ${y + TALL / 2}Z`, '#5a6c84', { grain: 1.5 }) + b.form(`M${left + WIDE} ${top}H${x + 8}Q${x + 20} ${y} ${left + WIDE} ${y + TALL / 2}Z`, '#4a5c78', { grain: 1.5 });
  if (kind === 1) return times(7, (i) => b.line(`M${left + 4} ${top + 8 + i * 11}H${left + WIDE - 4}`, '#7c909c', 6, { opacity: 0.7 })).join('');
  if (kind === 2) return b.form(rectangle(left, top, WIDE, TALL * 0.5), '#6a7c80', { dabs: 1, grain: 1.5 }) + b.line(`M${x} ${top + TALL * 0.5}v16`, '#a8b4b0', 3);
  if (kind === 3) return b.form(`M${x - 18} ${y + TALL / 2}V${y + 26}H${x + 18}V${y + TALL / 2}Z`, '#6a5460', { dabs: 0.6 }) + times(6, (i) => b.line(`M${x} ${y + 28}q${(i - 2.5) * 8} -24 ${(i - 2.5) * 15} -${30 + (i % 3) * 8}`, '#3f6c68', 7)).join('');
  return '';
}

function frame(b: Brush, x: number, y: number, tone: string): string {
  const [left, top] = [x - WIDE / 2, y - TALL / 2];
  return b.line(`M${x} ${top}V${top + TALL}M${left} ${y - 12}H${left + WIDE}`, tone, 6) + b.line(rectangle(left, top, WIDE, TALL), tone, 11) + b.form(rectangle(left - 14, top + TALL + 2, WIDE + 28, 15), lighten(tone, 0.06), { dabs: 0.8 });
}

function darkWindow(scene: Scene, b: Brush, column: number, row: number): void {
  const [x, y] = place(column, row);
  const pane = rectangle(x - WIDE / 2, y - TALL / 2, WIDE, TALL);
  const [lx, ly] = place(LIT_COLUMN, LIT_ROW);
  const near = Math.max(0, 1 - Math.hypot(x - lx, y - ly) / 330);
  const glass = scene.linear([[0, vary(scene.r, '#3a5a78', 0.04)], [0.5, '#1f3852'], [1, '#12243c']], 0, 0, 0.6, 1);
  const shine = b.line(`M${x - 40} ${y + 30}L${x + 20} ${y - 50}M${x - 10} ${y + 44}L${x + 44} ${y - 30}`, '#8cacb8', 7, { opacity: 0.25 });
  scene.shadow(x + 6, y + 66, 70, 14, NIGHT, 0.4);
  scene.add(`<path d="${pane}" fill="${glass}"/>` + b.inside(pane, inside(b, BEHIND[row]![column]!, x, y), shine));
  scene.add(frame(b, x, y, mix('#56748a', '#e8b878', near * 0.5)));
  if ((column + row * 2) % 7 === 3) {
    scene.add(b.form(rectangle(x - 46, y + 44, 92, 20), '#5a4458', { dabs: 0.8 }) + times(13, (i) => b.ball(x - 42 + i * 7, y + 40 - (i % 3) * 6, 7, 7, pick(scene.r, ['#3a6c60', '#4f8470', '#8c5a70']), { dabs: 0 })).join(''));
  }
}

function litWindow(scene: Scene, b: Brush): void {
  const [x, y] = place(LIT_COLUMN, LIT_ROW);
  const pane = rectangle(x - WIDE / 2, y - TALL / 2, WIDE, TALL);
  scene.glow(x, y, 150, palette.lamp, 0.8);
  scene.add(`<path d="${pane}" fill="${scene.linear([[0, '#fff6c8'], [0.6, palette.lamp], [1, palette.amber]])}"/>`);
  const figure = b.form(`M${x - 34} ${y + 60}C${x - 34} ${y + 18} ${x - 22} ${y + 8} ${x - 4} ${y + 6}C${x + 16} ${y + 8} ${x + 28} ${y + 18} ${x + 28} ${y + 60}Z`, '#5a3040', { dabs: 0.8, pale: '#a85a48' }) + b.form(oval(x - 3, y - 10, 19, 21), '#4a2836', { dabs: 0.6, pale: '#a85a48' });
  scene.add(b.inside(pane, b.form(`M${x - 50} ${y - 56}H${x - 14}Q${x - 26} ${y} ${x - 50} ${y + 20}Z`, '#e0604c', { grain: 1.5 }), b.form(`M${x + 50} ${y - 56}H${x + 18}Q${x + 30} ${y} ${x + 50} ${y + 20}Z`, '#d0503f', { grain: 1.5 }), figure));
  scene.add(b.line(rectangle(x - WIDE / 2, y - TALL / 2, WIDE, TALL), '#f0d8a0', 11) + b.form(rectangle(x - 63, y + 56, 126, 15), '#f6dca4', { dabs: 0.8 }));
  scene.add(b.form(`M${x + 34} ${y + 56}C${x + 30} ${y + 36} ${x + 38} ${y + 26} ${x + 44} ${y + 24}L${x + 43} ${y + 14}L${x + 50} ${y + 20}L${x + 58} ${y + 14}L${x + 58} ${y + 26}C${x + 62} ${y + 36} ${x + 60} ${y + 48} ${x + 60} ${y + 56}Z`, '#2a2038', { dabs: 0.5, pale: '#c87c50' }));
  scene.add(`<path d="M${x - 60} ${y + 72}L${x + 60} ${y + 72}L${x + 110} ${y + 250}L${x - 110} ${y + 250}Z" fill="#ffd890" opacity=".16" ${scene.blur(9)}/>`);
}

export default picture({
  id: 'st143',
  motifs: ['abstract', 'night', 'lonely', 'pattern'],
  words: {
    en: {
      title: 'Wall of windows, one lit',
      name: 'House wall of dark windows, one of them lit',
      shows: 'A tall house wall at night with five columns and seven rows of windows. All are dark but one, where a person stands with a cat on the sill.',
      closer: 'The wall is blue-green brick, cold and even; the panes hold a faint shine, and behind some are curtains, blinds or pot plants. The lit window is in the third row, fourth from the left: bright yellow, with red curtains, its glow spreading over the bricks and the frames around it. The person is only an outline; the cat sits at the right on the ledge. A drain pipe runs down between the first and second columns.',
    },
    fr: {
      title: 'Mur de fenêtres, une seule allumée',
      name: 'Façade de fenêtres sombres, une seule éclairée',
      shows: 'Une haute façade, la nuit : cinq colonnes et sept rangées de fenêtres. Toutes sont noires sauf une, où se tient quelqu’un, un chat sur le rebord.',
      closer: 'Le mur est de brique bleu-vert, froide et régulière ; les vitres gardent un faible reflet, et derrière certaines on devine des rideaux, des stores ou des plantes. La fenêtre éclairée est au troisième rang, la quatrième en partant de la gauche : jaune vif, rideaux rouges, sa lueur gagne les briques et les cadres voisins. La personne n’est qu’une silhouette ; le chat est assis à droite sur le rebord. Une gouttière descend entre les deux premières colonnes.',
    },
  },
  paint: { under: [60, 80, 100], flow: 0, vignette: 0.3 },
  draw(scene) {
    const b = brush(scene, 100, { light: 1, night: NIGHT });
    wall(scene, b);
    times(7, (row) => times(5, (column) => {
      if (column !== LIT_COLUMN || row !== LIT_ROW) darkWindow(scene, b, column, row);
    }));
    litWindow(scene, b);
    scene.add(b.form('M162 -10H178V1010H162Z', '#4a6a7c', { grain: 1.5, pale: '#8cacb4' }) + times(6, (i) => b.form(rectangle(156, 60 + i * 180, 28, 14), '#5a7c8c', { dabs: 0.5 })).join(''));
    times(26, () => scene.over(`<circle cx="${round1(between(scene.r, 0, 800))}" cy="${round1(between(scene.r, 0, 1000))}" r="1.2" fill="#dce8e4" opacity=".4"/>`));
  },
});
