import { mix, palette } from '../../src/core/colour.ts';
import { picture } from '../../src/picture.ts';
import { archway, type Brush } from '../../src/shapes/brush.ts';
import { named } from '../house/_words.ts';
import { cutEdge, PIECE, pieceBrush } from './_piece.ts';

const ROCK = 'M48 352C120 336 392 336 464 352C452 384 414 396 392 424C366 440 330 444 300 482C280 502 240 498 222 472C190 446 150 440 124 412C92 396 58 384 48 352Z';
const PIER = 'M16 338H128V360H16ZM384 338H498V360H384Z';
const POSTS = 'M40 356V388M84 356V396M430 356V398M474 356V388';
const LAMPS = 'M20 300H36V338H20ZM478 300H494V338H478Z';
const TOWER = 'M96 346V196H146V346Z';
const TOWER_ROOF = 'M84 200L121 140L158 200Z';
const POLE = 'M121 148V60';
/** Left, top of the wall, right, peak; wall, roof. */
const HOUSES: [left: number, top: number, right: number, peak: number, wall: string, roof: string][] = [
  [150, 246, 236, 176, '#f0dcb4', '#4d7f88'],
  [300, 218, 388, 138, '#f6e6c8', '#c9553f'],
  [222, 270, 310, 204, '#e8c79c', '#d8763f'],
  [366, 278, 436, 226, '#f0d8b8', '#5d5a86'],
];

const wall = ([left, top, right, peak]: (typeof HOUSES)[number]) => `M${left} 348V${top}L${(left + right) / 2} ${peak}L${right} ${top}V348Z`;
const roof = ([left, top, right, peak]: (typeof HOUSES)[number]) => {
  const middle = (left + right) / 2;
  return `M${left - 16} ${top + 18}L${middle - 8} ${peak - 16}H${middle + 8}L${right + 16} ${top + 18}L${right - 8} ${top + 26}C${middle + 14} ${peak + 52} ${middle - 14} ${peak + 52} ${left + 8} ${top + 26}Z`;
};

const tileRows = ([left, top, right, peak]: (typeof HOUSES)[number]) => {
  const middle = (left + right) / 2;
  return [0.35, 0.65].map((part) => `M${middle - (middle - left) * part} ${peak + (top - peak) * part}Q${middle} ${peak + (top - peak) * part + 16} ${middle + (right - middle) * part} ${peak + (top - peak) * part}`).join('');
};

function house(b: Brush, each: (typeof HOUSES)[number]): string {
  const [left, top, right, , colour, tiles] = each;
  const middle = (left + right) / 2;
  const pane = (x: number, y: number) => b.flat(archway(x, y, 17, 26), '#7a4a2c') + b.flat(archway(x, y - 2, 12, 21), palette.lamp) + b.flat(archway(x - 2, y - 4, 5, 14), palette.glow);
  return (
    b.form(wall(each), colour, { grain: 1.5, shade: mix(colour, '#5a4478', 0.5) }) +
    b.form(roof(each), tiles, { grain: 0.6, dabs: 1.5 }) +
    pane(middle - 19, top + 62) + pane(middle + 19, top + 62) + b.line(tileRows(each), mix(tiles, '#33285c', 0.5), 4, { opacity: 0.6 }) +
    b.flat(archway(middle, 348, 20, 32), '#5c3a30')
  );
}

export default picture({
  id: 'port',
  motifs: ['port'],
  words: named('The port: houses on a floating rock', 'Le port : des maisons sur un rocher flottant'),
  ...PIECE,
  files: [{ width: 288, format: 'webp', quality: 78 }],
  draw(scene) {
    const b = pieceBrush(scene, '#33285c');
    scene.add('<g transform="translate(18 0) scale(.93)">');
    cutEdge(scene, [LAMPS, ROCK, PIER, TOWER, TOWER_ROOF, 'M116 148V60H126V148Z', ...HOUSES.map(wall), ...HOUSES.map(roof)]);
    scene.add(b.line(POSTS, '#5a3c34', 11));
    scene.add(b.form(ROCK, '#7a6c8e', { grain: 1.2, dabs: 1.6, pale: '#b0a2b4', shade: '#3c3464' }));
    scene.add(b.inside(ROCK, b.flat('M300 360L392 352L330 440L282 490L262 420Z', '#443c6c', 0.6), b.flat('M110 366L190 360L222 420L180 440Z', '#a89ab0', 0.5), b.line('M190 360L224 424L214 464M300 364L270 426L284 482M120 372L150 410', '#3c3464', 6, { opacity: 0.7 })));
    scene.add(b.form('M44 352C120 330 392 330 468 352C440 368 420 356 396 368C372 360 340 374 310 364C270 374 230 362 196 372C160 358 120 374 100 364C80 366 60 366 44 352Z', '#83a060', { pale: '#c0cc84', shade: '#4a6c50', grain: 1.5, dabs: 1.5 }));
    scene.add(b.line(POLE, '#6a4a3c', 9) + b.dot(121, 58, 9, palette.amber));
    scene.add(b.form(TOWER, '#d8c4ac', { grain: 1.5 }) + b.form(TOWER_ROOF, '#a93b46', { grain: 1 }));
    scene.add(b.halo(121, 232, 40, palette.lamp, 0.7) + b.flat(archway(121, 250, 26, 38), '#6a4a3c') + b.flat(archway(121, 248, 18, 31), palette.glow));
    HOUSES.forEach((each) => scene.add(house(b, each)));
    scene.add(b.form(PIER, '#93694c', { grain: 0.1 }) + b.line('M52 340V358M88 340V358M422 340V358M460 340V358', '#5a3c34', 4, { opacity: 0.7 }));
    scene.add(b.line('M28 338V314M486 338V314', '#5a3c34', 7) + b.halo(28, 306, 26) + b.halo(486, 306, 26) + b.dot(28, 308, 9, palette.glow) + b.dot(486, 308, 9, palette.glow) + '</g>');
  },
});
