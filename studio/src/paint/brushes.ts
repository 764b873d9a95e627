// Bristly brush marks, made once per size: 32 directions of 3 brushes.
import { noise2d, type Noise } from '../core/chance.ts';

export const DIRECTIONS = 32;
export const VARIANTS = 3;

/** A brush mark as a list of the pixels it touches. */
export interface Mark {
  dx: Int16Array;
  dy: Int16Array;
  /** The same places as steps in a canvas of four numbers a pixel. */
  offset: Int32Array;
  /** How much colour it lays down there, 0 to 1. */
  cover: Float32Array;
  /** How thick the paint lies there. */
  thickness: Float32Array;
}

export interface Brush {
  marks: Mark[];
  /** No mark reaches further than this from its middle. */
  half: number;
}

const FAINTEST = 0.02; // less paint than this is not seen

// `along` and `across` run from -1 to 1 over the mark.
function bristles(noise: Noise, variant: number, along: number, across: number): [number, number] | null {
  const wobble = 0.18 * noise(along * 1.3 + 9, across * 0.5);
  const edge = 1 - Math.abs(across + wobble) ** 3;
  const end = 1 - Math.abs(along) ** 5;
  if (edge <= 0 || end <= 0) return null;
  const bristle = 0.5 + 0.5 * noise(across * 4.2 + variant * 5, along * 0.8);
  const dry = Math.max(0, along - 0.2) * 0.9 * (1 - bristle);
  const paint = Math.min(1, edge * 2.2) * Math.min(1, end * 2.5) * (1 - dry) * (0.72 + 0.28 * bristle);
  return [Math.max(0, Math.min(1, paint)), paint * bristle];
}

function makeMark(
  noise: Noise,
  variant: number,
  angle: number,
  { length, width, half, canvasWidth }: { length: number; width: number; half: number; canvasWidth: number },
): Mark {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const touched: number[][] = [];
  for (let y = -half; y <= half; y++) {
    for (let x = -half; x <= half; x++) {
      const along = (x * cos + y * sin) / (length / 2);
      const across = (y * cos - x * sin) / (width / 2);
      const paint = bristles(noise, variant, along, across);
      if (paint && paint[0] > FAINTEST) touched.push([x, y, ...paint]);
    }
  }
  const column = (i: number): number[] => touched.map((pixel) => pixel[i]!);
  return {
    dx: Int16Array.from(column(0)),
    dy: Int16Array.from(column(1)),
    offset: Int32Array.from(touched, ([x, y]) => (y! * canvasWidth + x!) * 4),
    cover: Float32Array.from(column(2)),
    thickness: Float32Array.from(column(3)),
  };
}

const made = new Map<string, Brush>(); // brushes depend on nothing but their measures

/** All marks of a brush `width` pixels wide; mark `variant * DIRECTIONS + direction`. */
export function brushOf(width: number, aspect: number, canvasWidth: number): Brush {
  const measures = `${width} ${aspect} ${canvasWidth}`;
  const brush = made.get(measures) ?? makeBrush(width, aspect, canvasWidth);
  made.set(measures, brush);
  return brush;
}

function makeBrush(width: number, aspect: number, canvasWidth: number): Brush {
  const length = width * aspect;
  const half = Math.ceil(Math.hypot(length, width) / 2) + 1;
  const marks: Mark[] = [];
  for (let variant = 0; variant < VARIANTS; variant++) {
    const noise = noise2d(`b${width}${variant}`);
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle = (direction / DIRECTIONS) * Math.PI;
      marks.push(makeMark(noise, variant, angle, { length, width, half, canvasWidth }));
    }
  }
  return { marks, half };
}
