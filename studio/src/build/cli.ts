// The studio's commands: build, check, sheets, paint.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './builder.ts';
import { check } from './checker.ts';
import { findPicture } from './decks.ts';
import { paintPicture } from './painter.ts';
import { STUDIO } from './places.ts';
import { makeSheets } from './sheets.ts';

const HELP = `The picture studio.

  npm run paint -- wm01 [--fast]      paint pictures to out/, to look at them; --fast is half the size
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
    const { master } = await paintPicture(deck, entry.picture, fast ? 0.5 : 1);
    fs.writeFileSync(path.join(folder, `${id}.png`), master);
    say(`Painted out/${id}.png in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
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
      help: { type: 'boolean', default: false },
    },
  });
  const [command, ...names] = positionals;
  if (values.help) say(HELP);
  else if (command === 'paint' && names.length) await paint(names, values.fast);
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
