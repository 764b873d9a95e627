// The gouache pass: repaints a flat render with bristle strokes on toned paper.
import sharp from 'sharp';
import { chance, noise2d } from '../core/chance.ts';
import { directionField } from './direction.ts';
import { luminance } from './field.ts';
import { finished } from './finish.ts';
import { paintLayers, underpainted } from './layers.ts';
import { wobbled } from './wobble.ts';

/** What the author of a picture may choose about the paint. */
export interface PaintOptions {
  /** Red, green and blue of the ground that shines through, 0 to 255. */
  under?: readonly [number, number, number];
  underAmount?: number;
  /** The angle of strokes where no edge leads them, in radians. */
  flow?: number;
  /** How much fine detail of the drawing comes back, 0 to 1. */
  detail?: number;
  /** How much the corners darken, 0 to 1. */
  vignette?: number;
  /** Size of the brushes; 1 suits a picture that is looked at as a card. */
  brush?: number;
  /** How far edges stray from the drawing; 1 is a hand with scissors. */
  wobble?: number;
}

export interface GouacheOptions extends PaintOptions {
  seed: string;
  /** Width of the result in pixels. */
  width: number;
}

/** Paints a PNG; the same picture, options and seed give the same bytes. */
export async function gouache(png: Buffer, options: GouacheOptions): Promise<Buffer> {
  const { seed, under = [205, 150, 120], underAmount = 0.1, flow = 0 } = options;
  const { detail = 0.55, vignette = 0.16, brush = 1, wobble = 1 } = options;
  const background = { r: under[0], g: under[1], b: under[2] };
  const { data, info } = await sharp(png)
    .flatten({ background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plane = { width: info.width, height: info.height };
  const scale = (plane.width / 1000) * brush; // all lengths are meant for a picture 1000 wide
  const r = chance(seed);
  const noise = noise2d(seed + 'w');

  const source = wobbled(data, plane, noise, scale, wobble);
  const light = luminance(source);
  const direction = directionField(light, plane, scale, { flow, noise, r });
  const canvas = underpainted(source, plane, scale, { colour: under, amount: underAmount });
  paintLayers(canvas, source, plane, scale, direction, r);
  const grain = noise2d(seed + 'p');
  const pixels = finished(canvas, source, light, plane, scale, { detail, vignette, noise: grain });

  return sharp(pixels, { raw: { ...plane, channels: 3 } })
    .resize(options.width, null, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
