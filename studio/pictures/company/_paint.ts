// How every portrait of the company is painted.
import type { PaintOptions } from '../../src/paint/gouache.ts';

export const PAINT: PaintOptions = { under: [196, 146, 116], underAmount: 0.06, flow: -0.5, vignette: 0.1, brush: 0.95, detail: 0.85, wobble: 0.5 };
