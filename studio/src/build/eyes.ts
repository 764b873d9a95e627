// How pictures look to other eyes: simulated colour blindness, in linear light.

/** Matrices of Machado, Oliveira and Fernandes (2009), full severity. */
export const EYES = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
} as const;

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function toByte(value: number): number {
  const part = Math.max(0, Math.min(1, value));
  const bent = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(bent * 255);
}

/** RGB pixels as seen by such eyes. */
export function seenBy(eyes: keyof typeof EYES, pixels: Uint8Array): Buffer {
  const matrix = EYES[eyes];
  const out = Buffer.alloc(pixels.length);
  for (let i = 0; i < pixels.length; i += 3) {
    const red = LINEAR[pixels[i]!]!;
    const green = LINEAR[pixels[i + 1]!]!;
    const blue = LINEAR[pixels[i + 2]!]!;
    for (let c = 0; c < 3; c++) {
      out[i + c] = toByte(matrix[c * 3]! * red + matrix[c * 3 + 1]! * green + matrix[c * 3 + 2]! * blue);
    }
  }
  return out;
}
