import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { motes, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1c4a56';
const LOOK = { light: -1, night: NIGHT } as const;
const GOLD = '#e0a83c';

function tiles(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.sky([[0, '#e6f0e4'], [1, '#b8d4cc']]);
  times(6, (row) =>
    times(9, (column) => {
      const tone = lighten(mix('#9cd0c0', '#5fa8a4', (column + row * 0.6) / 11), between(scene.r, -0.025, 0.025));
      scene.add(b.form(rectangle(-40 + column * 110 + (row % 2) * 55 - 55, -30 + row * 96, 104, 90), tone, { grain: 0.5, dabs: 1, pale: lighten(tone, 0.09) }));
    }));
}

/** Sun through a blind: slanting bars of light over wall and basin. */
function blinds(scene: Scene, y: number, opacity: number): void {
  const bars = times(7, (i) => polygon([[-20, y + i * 84], [820, y + 250 + i * 84], [820, y + 294 + i * 84], [-20, y + 40 + i * 84]]));
  scene.add(`<path d="${bars.join('')}" fill="#fffbd8" opacity="${opacity}" ${scene.blur(5)}/>`);
}

function glass(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const brushOf = (colour: string) =>
    b.form('M-9 0L-6 -330H8L11 0Z', colour, { grain: 1.5 }) + b.form('M6 -336H30V-252H6Z', '#f6f8f0', { grain: 0.1, dabs: 2 }) + b.form('M-8 -350H8V-240H-8Z', colour, { dabs: 0.5 });
  scene.shadow(220, 560, 130, 22, NIGHT, 0.4);
  scene.add(at(116, 540, 1, brushOf('#d8485a'), { turn: -17 }) + at(150, 540, 1, brushOf('#3f7ab0'), { turn: 20 }));
  scene.add(
    b.form('M56 330H212L196 562Q134 580 72 562Z', '#a8dcd8', { opacity: 0.5, dabs: 0.6 }) +
      b.line(oval(134, 330, 78, 18), '#f0fbf4', 6, { opacity: 0.9 }) +
      b.line('M76 350L90 540M186 352L180 470', '#ffffff', 7, { opacity: 0.7 }) +
      b.line('M72 560Q134 578 196 560', '#e6fbf4', 6, { opacity: 0.8 }),
  );
}

function tap(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const chrome = { pale: '#ffffff', shade: '#2f5a6c', edge: 1.5, dabs: 1.2 };
  scene.shadow(700, 566, 130, 24, NIGHT, 0.45);
  const spout = 'M700 560C690 420 700 330 640 318C590 310 560 340 556 396';
  scene.add(
    b.line(spout, '#4a7884', 66) + b.line(spout, '#a8c4c8', 54) + b.line('M684 556C674 420 680 346 634 338C598 332 578 350 574 396', '#f6fffa', 12) +
      b.line('M722 556C712 420 722 310 650 298', '#5f8c98', 8, { opacity: 0.8 }),
  );
  scene.add(
    b.ball(556, 398, 33, 13, '#37606c', { dabs: 0 }) +
      b.form('M640 540H760L774 576Q700 598 626 576Z', '#b4ccd0', chrome) +
      b.form('M672 268C672 244 730 244 730 268L724 312H678Z', '#b4ccd0', chrome) +
      b.form('M606 236C640 224 760 224 794 240C790 268 612 268 606 236Z', '#c4d8da', chrome),
  );
  scene.add(b.form('M556 440C566 460 574 470 574 482C574 502 538 502 538 482C538 470 548 460 556 440Z', '#8fc8d0', { pale: '#ffffff', dabs: 0 }));
}

function basin(scene: Scene): void {
  washed(scene, [540, 1010], '#f2f4ec', '#b4d0cc', { strokes: 240, grain: 0.1 });
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M-20 536H820V566H-20Z', '#fbfbf2', { grain: 0, pale: '#ffffff', shade: '#8fb4b4' }));
  scene.add(
    b.form('M820 640C700 650 640 740 650 840C656 930 700 990 740 1020H820Z', '#a4c8c8', { pale: '#dcecea', shade: '#4a8088', dabs: 1.4, edge: 2 }) +
      b.line('M820 634C694 644 630 740 640 842C646 930 690 990 730 1020', '#ffffff', 12, { opacity: 0.9 }),
  );
}

/** A dish like a scallop shell, its ribs spreading from the hinge at the back. */
function dish(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const rim: Point[] = times(15, (i) => {
    const angle = -0.34 + (i / 14) * (Math.PI + 0.68);
    const bump = i % 2 ? 1.05 : 0.96;
    return [350 + Math.cos(angle) * 310 * bump, 730 + Math.sin(angle) * 176 * bump];
  });
  rim.push([130, 606], [350, 572], [570, 606]);
  const outline = smooth(rim, true);
  scene.shadow(386, 826, 350, 130, NIGHT, 0.6);
  scene.add(at(0, 30, 1, b.form(outline, '#3f8c98', { dabs: 1, shade: '#1c4a5c' })));
  scene.add(b.form(outline, '#6fc0c0', { pale: '#e0fbf0', shade: '#2f7a88', dabs: 1.5, edge: 1.8 }));
  const inner = smooth(rim.map(([x, y]): Point => [350 + (x - 350) * 0.86, 724 + (y - 730) * 0.82]), true);
  scene.add(b.form(inner, '#58aab0', { pale: '#b8ecdc', shade: '#256a7c', dabs: 1.3, edge: 1.6 }));
  rim.forEach(([x, y], i) =>
    scene.add(b.line(`M${round1(350 + (x - 350) * 0.2)} ${round1(640 + (y - 640) * 0.2)}L${round1(x)} ${round1(y)}`, i % 2 ? '#c8f4e4' : '#2f7a88', i % 2 ? 5 : 8, { opacity: 0.45 }))
  );
}

function soap(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.flat(oval(452, 736, 200, 54), '#1c5a68', 0.5));
  const body = b.form('M-176 -18C-184 -70 -150 -88 -100 -90H104C154 -88 184 -70 176 -18C172 40 150 58 96 60H-96C-150 58 -172 40 -176 -18Z', '#d87a94', {
    pale: '#ffc8c8',
    shade: '#8a3c6c',
    dabs: 1.6,
    grain: 0.1,
    edge: 1.8,
  });
  const top = b.form('M-164 -40C-164 -84 -120 -92 -60 -92H64C124 -92 164 -84 164 -40C164 -4 124 8 64 8H-64C-124 8 -164 -4 -164 -40Z', '#f0a0b0', {
    pale: '#ffe6e0',
    shade: '#c8688c',
    dabs: 1.6,
    grain: 0.1,
  });
  const petals = times(6,
    (i) => `<g transform="translate(6 -42) scale(1 .52) rotate(${i * 60})">${b.form('M0 -10C-22 -30 -16 -58 0 -60C16 -58 22 -30 0 -10Z', '#e48ca4', { pale: '#ffd8d4', dabs: 0.4, edge: 1.4 })}</g>`)
    .join('');
  scene.add(at(440, 690, 1, body + top + petals + b.ball(6, -42, 14, 8, '#fbd0cc', { dabs: 0 }), { turn: -7 }));
}

function bubbles(scene: Scene, places: Point[], largest: number): void {
  const b = brush(scene, 100, LOOK);
  places.forEach(([x, y]) =>
    times(9, () => {
      const size = 6 + scene.r() ** 2 * largest;
      const [cx, cy] = [x + between(scene.r, -62, 62), y + between(scene.r, -20, 20)];
      scene.add(
        b.ball(cx, cy, size, size * 0.94, pick(scene.r, ['#e6f6f0', '#d4ecf0', '#f4e4ec']), { pale: '#ffffff', shade: '#8cb8c4', dabs: 0, opacity: 0.85 }) +
          b.dot(cx - size * 0.32, cy - size * 0.36, round1(size * 0.2), '#ffffff'),
      );
    })
  );
}

/** A plain gold band that leans against the soap. */
function ring(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="${oval(286, 836, 128, 34)}" fill="#0e3c4c" opacity=".6" ${scene.blur(5)}/>`);
  const hole = (dx: number, dy: number) => oval(dx, dy, 82, 88);
  const band = `${oval(0, 0, 112, 116)}${hole(0, 0)}`;
  const back = `<path d="${oval(30, -16, 112, 116)}${hole(30, -16)}" fill-rule="evenodd" fill="${scene.linear([[0, '#c4842c'], [0.6, '#8a4c1c'], [1, '#f0c860']], 0, 0, 1, 1)}"/>`;
  const inner = `<g ${scene.clip(hole(0, 0))}><path d="${oval(0, 0, 84, 90)}${hole(30, -16)}" fill-rule="evenodd" fill="${
    scene.linear([[0, '#7a4418'], [0.5, '#c88a34'], [1, '#fff0a8']], 0, 0, 1, 1)
  }"/></g>`;
  const front = `<path d="${band}" fill-rule="evenodd" fill="${scene.linear([[0, '#fff3b8'], [0.3, GOLD], [0.6, '#c07c24'], [0.85, '#f6cc60'], [1, '#a8641c']], 0, 0, 1, 1)}"/>`;
  const shine = b.line('M-92 -38C-78 -78 -40 -104 4 -104', '#fffbe0', 11) +
    b.line('M96 20C92 56 70 86 40 98', '#ffe890', 8, { opacity: 0.9 }) +
    b.line('M-76 -34C-62 -66 -30 -82 0 -84', '#8a4c1c', 4, { opacity: 0.6 }) +
    b.line('M-104 20C-98 60 -70 100 -30 108', '#8a4c1c', 6, { opacity: 0.55 });
  const drops = b.ball(-64, 74, 10, 12, '#d8f4f4', { pale: '#ffffff', dabs: 0 }) + b.ball(84, -62, 8, 9, '#d8f4f4', { pale: '#ffffff', dabs: 0 });
  scene.add(at(270, 738, 0.98, back + inner + front + shine + drops, { turn: -12 }));
  scene.glow(210, 660, 100, '#fff6c0', 0.8);
}

export default picture({
  id: 'st014',
  motifs: ['object', 'love', 'secret', 'home'],
  words: {
    en: {
      title: 'Wedding ring on a soap dish',
      name: 'Gold ring leaning on soap in a soap dish',
      shows: 'A plain gold ring leans against a bar of pink soap on a blue-green shell-shaped soap dish beside a wash basin.',
      closer:
        'Cool mint tiles, with sun falling across wall and basin in slanting stripes, as through a blind. The ring is wet; two drops hang on it and one edge flashes. Soap bubbles lie all about it, and a flower is pressed into the soap. A drop is just falling from the tap. In a glass at the left stand two toothbrushes, one red and one blue, leaning away from each other.',
    },
    fr: {
      title: 'Une alliance sur un porte-savon',
      name: 'Anneau d’or appuyé au savon, sur un porte-savon',
      shows: 'Un simple anneau d’or s’appuie contre un savon rose, sur un porte-savon bleu-vert en forme de coquille, près d’un lavabo.',
      closer:
        'Un carrelage menthe, frais ; le soleil tombe en bandes obliques sur le mur et le lavabo, comme à travers un store. L’anneau est mouillé : deux gouttes y sont accrochées, et un bord étincelle. Des bulles de savon l’entourent, et une fleur est moulée dans le savon. Une goutte tombe juste du robinet. À gauche, dans un verre, deux brosses à dents, l’une rouge, l’autre bleue, s’écartent l’une de l’autre.',
    },
  },
  paint: { under: [140, 190, 180], flow: 0.2 },
  draw(scene) {
    tiles(scene);
    blinds(scene, -120, 0.34);
    basin(scene);
    glass(scene);
    tap(scene);
    blinds(scene, 470, 0.4);
    dish(scene);
    soap(scene);
    bubbles(scene, [[560, 756], [440, 776], [150, 716], [600, 690]], 26);
    ring(scene);
    bubbles(scene, [[376, 836], [176, 826], [700, 900]], 18);
    scene.spark(206, 664, { radius: 5, reach: 60 });
    motes(scene, [40, 40, 760, 500], 30);
  },
});
