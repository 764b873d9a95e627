// The box round an SVG path, measured from its points and control points.

export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

const steps: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** Measures a path; curves count with their control points, so the box may be a little large. */
export function boundsOf(path: string): Bounds {
  const xs: number[] = [];
  const ys: number[] = [];
  let x = 0;
  let y = 0;
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const moves = letter !== command;
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const size = steps[command] ?? 0;
    for (let start = 0; size > 0 && start + size <= numbers.length; start += size) {
      const [fromX, fromY] = moves ? [x, y] : [0, 0];
      const part = numbers.slice(start, start + size);
      if (command === 'H') x = fromX + part[0];
      else if (command === 'V') y = fromY + part[0];
      else {
        if (command !== 'A')
          for (let i = 0; i + 3 < size; i += 2) {
            xs.push(fromX + part[i]);
            ys.push(fromY + part[i + 1]);
          }
        else {
          xs.push(x - part[0], x + part[0]);
          ys.push(y - part[1], y + part[1]);
        }
        x = fromX + part[size - 2];
        y = fromY + part[size - 1];
      }
      xs.push(x);
      ys.push(y);
    }
  }
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
