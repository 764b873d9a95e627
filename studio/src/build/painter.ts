// From a picture's declaration to the files that ship.
import sharp from 'sharp';
import { render } from '../core/render.ts';
import { Scene } from '../core/scene.ts';
import { gouache } from '../paint/gouache.ts';
import type { Deck, FileOrder, Picture, Size } from '../picture.ts';
import { iconFile } from './ico.ts';

export interface Painted {
  /** The picture in its full size, as PNG. */
  master: Buffer;
  scene: Scene;
  size: Size;
}

export interface MadeFile {
  order: FileOrder;
  data: Buffer;
  height: number;
}

const SUPERSAMPLE = 1.5; // paint larger than shown: strokes get their fine edges from reducing
const SHARPEST_WEBP = 6; // effort

/** The files a picture ships as. */
export function ordersOf(deck: Deck, picture: Picture): FileOrder[] {
  if (picture.files) return picture.files;
  return deck.sizes.map((width) => ({ width, format: 'webp', quality: deck.quality[width] }));
}

/** The picture's drawing, before any paint. */
export function drawn(deck: Deck, picture: Picture): Scene {
  const [width, height] = picture.size ?? deck.size;
  const scene = new Scene(width, height, picture.id);
  picture.draw(scene);
  return scene;
}

async function withOver(png: Buffer, scene: Scene, width: number): Promise<Buffer> {
  const over = scene.overSvg();
  if (!over) return png;
  return sharp(png).composite([{ input: render(over, width) }]).png({ compressionLevel: 1 }).toBuffer();
}

async function cutOut(png: Buffer, drawing: Buffer): Promise<Buffer> {
  return sharp(png).ensureAlpha().composite([{ input: drawing, blend: 'dest-in' }]).png().toBuffer();
}

async function painted(scene: Scene, picture: Picture, width: number): Promise<Buffer> {
  const svg = scene.svg();
  const seeThrough = picture.background === 'transparent';
  const wobble = seeThrough ? 0 : 1; // a cut-out must stay within its outline
  const flat = render(svg, Math.round(width * SUPERSAMPLE));
  const paint = await gouache(flat, { wobble, ...picture.paint, seed: picture.id, width });
  const shaped = seeThrough ? await cutOut(paint, render(svg, width)) : paint;
  return withOver(shaped, scene, width);
}

async function plain(scene: Scene, width: number): Promise<Buffer> {
  return withOver(render(scene.svg(), width), scene, width);
}

/** Paints a picture; `part` 0.5 is half the size, to have a quick look. */
export async function paintPicture(deck: Deck, picture: Picture, part = 1): Promise<Painted> {
  const scene = drawn(deck, picture);
  const size: Size = [scene.width, scene.height];
  const widest = Math.max(scene.width, ...ordersOf(deck, picture).map((order) => order.width));
  const width = Math.round(widest * part);
  const kind = picture.kind ?? 'painted';
  const master = kind === 'painted' ? await painted(scene, picture, width) : await plain(scene, width);
  return { master, scene, size };
}

async function pixelsFor(order: FileOrder, picture: Picture, { master, scene }: Painted): Promise<Buffer> {
  const image = picture.kind === 'plain' ? sharp(await plain(scene, order.width)) : sharp(master).resize(order.width);
  if (order.format === 'png') return image.png({ compressionLevel: 9, effort: 10 }).toBuffer();
  if (order.format === 'ico') return iconFile(order.width, await image.png({ compressionLevel: 9 }).toBuffer());
  return image.webp({ quality: order.quality ?? 80, effort: SHARPEST_WEBP }).toBuffer();
}

/** One file to ship. */
export async function makeFile(order: FileOrder, picture: Picture, work: Painted): Promise<MadeFile> {
  const height = Math.round((order.width * work.size[1]) / work.size[0]);
  if (order.format === 'svg') return { order, data: Buffer.from(work.scene.svg() + '\n'), height };
  return { order, data: await pixelsFor(order, picture, work), height };
}

/** The average colour, to show until the picture is there. */
export async function averageColour(master: Buffer): Promise<string> {
  const { channels } = await sharp(await sharp(master).flatten({ background: '#faf1dc' }).toBuffer()).stats();
  const bytes = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return '#' + bytes.join('');
}
