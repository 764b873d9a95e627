// The studio's commands: build, check, sheets, paint, look.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MOST_ALIKE, pairs } from '../crayon/likeness.ts';
import { looked } from '../crayon/look.ts';
import { isDrawing, isDrawn, type Drawing } from '../drawing.ts';
import { build } from './builder.ts';
import { check } from './checker.ts';
import { deckNames, findPicture, loadDeck } from './decks.ts';
import { paintPicture } from './painter.ts';
import { STUDIO } from './places.ts';
import { makeSheets } from './sheets.ts';

const HELP = `The picture studio.

  npm run paint -- wm01 [--fast]      paint pictures to out/, to look at them; --fast is half the size
  npm run look -- sky sc-12           drawings of a family, or single ones, on a page out/look.png (--to names it)
  npm run build [-- windmill]         paint what has changed, write manifests, texts and credits
  npm run check [-- windmill]         are committed pictures what their sources give?
  npm run check -- --repaint 3        … and paint three again (--seed chooses which)
  npm run sheets [-- windmill]        contact sheets in docs/pictures/
`;

const say = (sentence: string): void => console.log(sentence);

async function paint(ids: string[], fast: boolean): Promise<void> {
  const folder = path.join(STUDIO, 'out');
  fs.mkdirSync(folder, { recursive: true });
  for (const id of ids) {
    const started = Date.now();
    const { deck, entry } = await findPicture(id);
    const { picture } = entry;
    const drawn = isDrawing(picture) && (await looked([picture.mask]));
    const master = drawn || (await paintPicture(deck, picture, fast ? 0.5 : 1)).master;
    fs.writeFileSync(path.join(folder, `${id}.png`), master);
    say(`Painted out/${id}.png in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
}

/** Families and ids may be mixed; a broken family is told of and left out. */
async function look(names: string[], to: string): Promise<void> {
  const started = Date.now();
  const found: Drawing[] = [];
  for (const name of deckNames()) {
    const { entries, failures } = await loadDeck(name, undefined, isDrawn);
    failures.forEach((failure) => console.error(failure));
    found.push(...entries.map(({ picture }) => picture).filter(isDrawing));
  }
  const chosen = names.flatMap((name) => found.filter(({ id, motifs }) => id === name || motifs.includes(name)));
  if (!chosen.length) throw new Error(`There is no drawing of ${names.join(' or ')}.`);
  fs.mkdirSync(path.join(STUDIO, 'out'), { recursive: true });
  fs.writeFileSync(path.join(STUDIO, 'out', `${to}.png`), await looked(chosen.map(({ mask }) => mask)));
  const [closest] = pairs(chosen);
  if (closest) say(`The most alike are ${closest.one} and ${closest.other}: ${closest.alike.toFixed(2)} (under ${MOST_ALIKE}).`);
  say(`Laid ${chosen.map(({ id }) => id).join(', ')} on out/${to}.png in ${Date.now() - started} ms.`);
}

function conclude(faults: string[], fine: string): void {
  for (const fault of faults) console.error(fault);
  if (faults.length) process.exitCode = 1;
  else say(fine);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      fast: { type: 'boolean', default: false },
      repaint: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'talewind' },
      to: { type: 'string', default: 'look' },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, ...names] = positionals;
  if (values.help) say(HELP);
  else if (command === 'paint' && names.length) await paint(names, values.fast);
  else if (command === 'look' && names.length) await look(names, values.to);
  else if (command === 'build') conclude(await build(names, say), 'All pictures are built.');
  else if (command === 'sheets') (await makeSheets(names)).forEach(say);
  else if (command === 'check') {
    const options = { repaint: Number(values.repaint), seed: values.seed };
    conclude(await check(names, options, say), 'All pictures are what their sources give.');
  } else {
    console.error(HELP);
    process.exitCode = 2;
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
