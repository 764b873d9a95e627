// Drawings to look at while drawing: each large in one ink and small in the other.
import sharp from 'sharp';
import type { Mask } from '../drawing.ts';
import { inked, type InkName } from './inks.ts';
import { reduced } from './mask.ts';

const GAP = 8;
const COLUMNS = 4;
const DESK = '#2a2733';

interface Laid {
  input: Buffer;
  left: number;
  top: number;
}

/** One drawing at `large`, beside it at 160 and 48 pixels in both inks. */
async function cell(mask: Mask, large: number, left: number, top: number, first: InkName): Promise<Laid[]> {
  const other = first === 'spring' ? 'winter' : 'spring';
  const alpha = mask.alpha(large);
  const tiny = reduced(mask.alpha(384), 384, 48);
  const side = left + large + GAP;
  return [
    { input: await inked(alpha, large, first), left, top },
    { input: await inked(reduced(alpha, large, 160), 160, other), left: side, top },
    { input: await inked(tiny, 48, other), left: side, top: top + 168 },
    { input: await inked(tiny, 48, first), left: side + 56, top: top + 168 },
  ];
}

/** A page of drawings as PNG: one alone is 640 wide, several are 320. */
export async function looked(masks: Mask[]): Promise<Buffer> {
  const large = masks.length === 1 ? 640 : 320;
  const columns = Math.min(COLUMNS, masks.length);
  const [wide, high] = [large + 160 + GAP * 2, large + GAP];
  const laid: Laid[] = [];
  for (const [i, mask] of masks.entries()) {
    const [left, top] = [GAP + (i % columns) * wide, GAP + Math.floor(i / columns) * high];
    laid.push(...(await cell(mask, large, left, top, i % 2 ? 'winter' : 'spring')));
  }
  const width = GAP + columns * wide;
  const height = GAP + Math.ceil(masks.length / columns) * high;
  const desk = sharp({ create: { width, height, channels: 3, background: DESK } });
  return desk.composite(laid).png({ compressionLevel: 3 }).toBuffer();
}
