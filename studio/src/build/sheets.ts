// Contact sheets: a whole deck on one page, to judge the pictures beside each other.
import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { render } from '../core/render.ts';
import { INKS, type InkName } from '../crayon/inks.ts';
import { isDrawn } from '../drawing.ts';
import type { Deck } from '../picture.ts';
import { deckNames, loadDeck } from './decks.ts';
import { EYES, seenBy } from './eyes.ts';
import { picturesFolder, readManifest, type ListedPicture } from './manifest.ts';
import { SHEETS } from './places.ts';

const PAPER = '#2a2733';
const GAP = 12;
const PAGE_WIDTH = 1800;
const SMALL_MASK = 48;
const HEAVIEST = 500_000; // bytes

interface Page {
  pixels: Buffer;
  width: number;
  height: number;
}

/** The smallest file that is at least as wide as the cell, or the widest there is. */
function bestFile(picture: ListedPicture, cell: number): string {
  const files = Object.values(picture.files)
    .filter(({ file }) => !file.endsWith('.ico'))
    .sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= cell) ?? files.at(-1)!).file;
}

function readPicture(deck: Deck, picture: ListedPicture, cell: number): Buffer {
  const name = bestFile(picture, cell);
  const data = fs.readFileSync(path.join(picturesFolder(deck), name));
  return name.endsWith('.svg') ? render(data.toString('utf8'), cell) : data;
}

type Dress = (picture: Buffer) => Promise<Buffer>;

/** Masks are white; here they get an ink and their paper. */
function dressedFor(name: InkName, cell: number): Dress {
  const { ink, paper } = INKS[name];
  const create = (background: string) => sharp({ create: { width: cell, height: cell, channels: 4, background } }).png();
  return async (mask) => {
    const drawn = await create(ink).composite([{ input: mask, blend: 'dest-in' }]).toBuffer();
    return create(paper).composite([{ input: drawn }]).toBuffer();
  };
}

async function makePage(
  deck: Deck,
  pictures: ListedPicture[],
  columns: number,
  cell: number,
  dress: Dress = async (picture) => picture,
): Promise<Page> {
  const cellHeight = Math.round((cell * deck.size[1]) / deck.size[0]);
  const rows = Math.ceil(pictures.length / columns);
  const fit = { fit: 'contain' as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const places = pictures.map(async (picture, i) => ({
    input: await dress(await sharp(readPicture(deck, picture, cell)).resize(cell, cellHeight, fit).png().toBuffer()),
    left: GAP + (i % columns) * (cell + GAP),
    top: GAP + Math.floor(i / columns) * (cellHeight + GAP),
  }));
  const width = GAP + columns * (cell + GAP);
  const height = GAP + rows * (cellHeight + GAP);
  const pixels = await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(await Promise.all(places))
    .removeAlpha()
    .raw()
    .toBuffer();
  return { pixels, width, height };
}

function image({ pixels, width, height }: Page): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Saves a sheet as WebP, of as good a quality as fits. */
async function save(sheet: Sharp, name: string): Promise<string> {
  for (let quality = 88; quality > 10; quality -= 6) {
    const data = await sheet.clone().webp({ quality, effort: 5 }).toBuffer();
    if (data.length > HEAVIEST) continue;
    fs.mkdirSync(SHEETS, { recursive: true });
    fs.writeFileSync(path.join(SHEETS, `${name}.webp`), data);
    return `Wrote ${name}.webp (${Math.round(data.length / 1000)} KB, quality ${quality}).`;
  }
  throw new Error(`${name} does not fit ${HEAVIEST} bytes`);
}

async function tellApartSheets(deck: Deck, pictures: ListedPicture[], page: Page): Promise<string[]> {
  const small = await makePage(deck, pictures, 10, 60);
  const said = [await save(image(small), `${deck.id}-60px`), await save(image(page).greyscale(), `${deck.id}-grey`)];
  for (const eyes of Object.keys(EYES) as (keyof typeof EYES)[]) {
    said.push(await save(image({ ...page, pixels: seenBy(eyes, page.pixels) }), `${deck.id}-${eyes}`));
  }
  return said;
}

/** Masks in each ink, and small ones as they stand in a line of text. */
async function inkSheets(deck: Deck, pictures: ListedPicture[], columns: number, cell: number): Promise<string[]> {
  const said: string[] = [];
  for (const name of Object.keys(INKS) as InkName[]) {
    const page = await makePage(deck, pictures, columns, cell, dressedFor(name, cell));
    const small = await makePage(deck, pictures, 20, SMALL_MASK, dressedFor(name, SMALL_MASK));
    said.push(await save(image(page), `${deck.id}-${name}`), await save(image(small), `${deck.id}-${name}-48px`));
  }
  return said;
}

/** Makes the sheets of the named decks, or of all; gives a sentence for each. */
export async function makeSheets(names: string[]): Promise<string[]> {
  const said: string[] = [];
  for (const name of names.length ? names : deckNames()) {
    const { deck } = await loadDeck(name);
    const { pictures } = readManifest(deck);
    if (!pictures.length) continue;
    const columns = Math.ceil(Math.sqrt(pictures.length));
    const cell = Math.min(400, Math.floor(PAGE_WIDTH / columns) - GAP);
    if (isDrawn(deck)) {
      said.push(...(await inkSheets(deck, pictures, columns, cell)));
      continue;
    }
    const page = await makePage(deck, pictures, columns, cell);
    said.push(await save(image(page), deck.id));
    if (deck.scenes) said.push(...(await tellApartSheets(deck, pictures, page)));
  }
  return said;
}
