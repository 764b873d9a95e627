// Makes the files of one picture and its entry in the manifest.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { INKS } from '../crayon/inks.ts';
import { isDrawing } from '../drawing.ts';
import type { Deck, FileOrder, Picture } from '../picture.ts';
import { OWN_LICENCE, sourceOf } from './licences.ts';
import { picturesFolder, type ListedFile, type ListedPicture, type ListedSource } from './manifest.ts';
import { averageColour, makeFile, ordersOf, paintPicture, type MadeFile } from './painter.ts';

export interface Shipment {
  entry: ListedPicture;
  data: Map<string, Buffer>;
}

export function sha256(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function keyOf({ width, format }: FileOrder): string {
  return format === 'webp' ? String(width) : `${width}.${format}`;
}

/** `sky.webp`, or `icon-180.png` when a picture has several files of that format. */
function plainName(id: string, { width, format }: FileOrder, orders: FileOrder[]): string {
  const alone = orders.filter((order) => order.format === format).length === 1;
  return alone ? `${id}.${format}` : `${id}-${width}.${format}`;
}

function listed(deck: Deck, picture: Picture, { order, data, height }: MadeFile): ListedFile {
  const hash = sha256(data);
  const file =
    deck.names === 'plain'
      ? plainName(picture.id, order, ordersOf(deck, picture))
      : `${picture.id}.${order.width}.${hash.slice(0, 8)}.${order.format}`;
  return { file, width: order.width, height, bytes: data.length, sha256: hash };
}

function listedSources(icons: Set<string>): ListedSource[] {
  return [...icons].sort().map((icon) => {
    const { from, licence, author } = sourceOf(icon);
    return { icon, from, licence, author, changed: true };
  });
}

interface Work {
  make(order: FileOrder): Promise<MadeFile>;
  colour: string;
  icons: Set<string>;
}

async function worked(deck: Deck, picture: Picture): Promise<Work> {
  if (isDrawing(picture)) {
    const make = async (order: FileOrder) => ({ order, data: await picture.mask.file(order.width), height: order.width });
    return { make, colour: INKS.spring.paper, icons: new Set() };
  }
  const work = await paintPicture(deck, picture);
  const make = (order: FileOrder) => makeFile(order, picture, work);
  return { make, colour: await averageColour(work.master), icons: work.scene.sources };
}

/** Paints a picture and packs all its files. */
export async function ship(deck: Deck, picture: Picture, key: string): Promise<Shipment> {
  const { make, colour, icons } = await worked(deck, picture);
  const files: Record<string, ListedFile> = {};
  const data = new Map<string, Buffer>();
  for (const order of ordersOf(deck, picture)) {
    const made = await make(order);
    const entry = listed(deck, picture, made);
    files[keyOf(order)] = entry;
    data.set(entry.file, made.data);
  }
  const entry: ListedPicture = {
    id: picture.id,
    motifs: picture.motifs,
    colour,
    files,
    source: key,
    licence: OWN_LICENCE,
    sources: listedSources(icons),
  };
  return { entry, data };
}

export function writeFiles(deck: Deck, { data }: Shipment): void {
  const folder = picturesFolder(deck);
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of data) fs.writeFileSync(path.join(folder, name), bytes);
}
