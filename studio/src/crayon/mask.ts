// An alpha mask as a file: white pixels, and the drawing in their alpha. The page lays its ink through it.
import sharp from 'sharp';

export const MASTER = 640; // every width is reduced from this one

/** By width, the most bytes, and steps of alpha to try: fewer steps weigh less. Small drawings need their soft edges. */
const FITS: Record<number, { most: number; steps: number[] }> = {
  160: { most: 5_000, steps: [12, 9, 7, 5] },
  320: { most: 14_000, steps: [9, 7, 5, 4] },
  640: { most: 35_000, steps: [6, 5, 4, 3] },
};
const SOFTEST = 2; // times that grain is softened before a drawing is too heavy

/** Reduces a square of alpha by a whole factor. */
export function reduced(alpha: Float32Array, from: number, to: number): Float32Array {
  const factor = from / to;
  if (!Number.isInteger(factor)) throw new Error(`${from} cannot be reduced to ${to}`);
  const small = new Float32Array(to * to);
  for (let y = 0; y < from; y++) {
    const row = Math.floor(y / factor) * to;
    for (let x = 0; x < from; x++) small[row + Math.floor(x / factor)]! += alpha[y * from + x]!;
  }
  return small.map((sum) => sum / (factor * factor));
}

function encoded(alpha: Float32Array, width: number, steps: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * width * 4, 255);
  alpha.forEach((value, i) => {
    pixels[i * 4 + 3] = Math.round((Math.round(value * steps) / steps) * 255);
  });
  const raw = { width, height: width, channels: 4 as const };
  return sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Grain softened: each pixel becomes the average of its neighbourhood. */
function softer(alpha: Float32Array, width: number): Float32Array {
  const soft = new Float32Array(alpha.length);
  for (let y = 1; y < width - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let sum = 0;
      for (let row = y - 1; row <= y + 1; row++) for (let i = row * width + x - 1; i <= row * width + x + 1; i++) sum += alpha[i]!;
      soft[y * width + x] = sum / 9;
    }
  }
  return soft;
}

/** The WebP file of a mask, with as many steps of alpha and as much grain as fit. */
export async function packed(alpha: Float32Array, width: number): Promise<Buffer> {
  const fit = FITS[width];
  if (!fit) throw new Error(`masks are ${Object.keys(FITS).join(', ')} wide, not ${width}`);
  let grain = alpha;
  for (let soft = 0; soft <= SOFTEST; soft++) {
    for (const steps of fit.steps) {
      const file = await encoded(grain, width, steps);
      if (file.length <= fit.most) return file;
    }
    grain = softer(grain, width);
  }
  throw new Error(`it does not fit ${fit.most} bytes at ${width} pixels; leave more of the paper free`);
}
