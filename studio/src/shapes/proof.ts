// Draws every shape on a dark and a light ground: out/shapes.png, the order printed as a list.
// `tsx src/shapes/proof.ts [words]` draws only the shapes whose names contain one of the words;
// a dozen or fewer are drawn at twice the size.

import { mkdirSync, writeFileSync } from 'node:fs';
import { at } from '../core/paths.ts';
import { render } from '../core/render.ts';
import { Scene } from '../core/scene.ts';
import { gouache } from '../paint/gouache.ts';
import { samples } from './samples.ts';

const words = process.argv.slice(2);
const shown = Object.entries(samples).filter(
  ([name]) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);
const zoom = shown.length <= 12 ? 2 : 1;
const cell = { width: 190 * zoom, height: 200 * zoom };
const columns = zoom === 2 ? 3 : 5; // pairs, dark and light
const rows = Math.ceil(shown.length / columns);
const scene = new Scene(columns * cell.width * 2, rows * cell.height, 'proof');
scene.sky([
  [0, '#2c3f6c'],
  [1, '#2c3f6c'],
]);

shown.forEach(([name, draw], i) => {
  const x = (i % columns) * cell.width * 2;
  const y = Math.floor(i / columns) * cell.height;
  scene.add(`<rect x="${x + cell.width}" y="${y}" width="${cell.width}" height="${cell.height}" fill="#e6dcc0"/>`);
  for (const side of [0, 1]) {
    const spot = `M${x + side * cell.width} ${y}h${cell.width}v${cell.height}h-${cell.width}Z`;
    scene.add(
      `<g ${scene.clip(spot)}>${at(x + cell.width * (side + 0.5), y + cell.height - 22 * zoom, zoom, draw(scene))}</g>`,
    );
  }
  console.log(`${Math.floor(i / columns) + 1}.${(i % columns) + 1} ${name}`);
});

mkdirSync('out', { recursive: true });
const flat = render(scene.svg(), scene.width);
writeFileSync('out/shapes-flat.png', flat);
writeFileSync('out/shapes.png', await gouache(flat, { seed: 'proof', width: scene.width, brush: 0.55, vignette: 0 }));
