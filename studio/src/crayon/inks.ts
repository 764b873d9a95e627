// The two inks that pages lay through a mask, to look at drawings as players see them.
import sharp from 'sharp';

export type InkName = 'spring' | 'winter';

export const INKS: Record<InkName, { ink: string; paper: string }> = {
  spring: { ink: '#d9551f', paper: '#fbf1da' },
  winter: { ink: '#fdfeff', paper: '#6499c2' },
};

const bytesOf = (colour: string): number[] => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** A mask in an ink on its paper, as PNG. */
export function inked(alpha: Float32Array, width: number, name: InkName): Promise<Buffer> {
  const [ink, paper] = [bytesOf(INKS[name].ink), bytesOf(INKS[name].paper)];
  const pixels = Buffer.alloc(width * width * 3);
  alpha.forEach((value, i) => {
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = Math.round(paper[c]! + (ink[c]! - paper[c]!) * value);
  });
  return sharp(pixels, { raw: { width, height: width, channels: 3 } }).png({ compressionLevel: 1 }).toBuffer();
}
