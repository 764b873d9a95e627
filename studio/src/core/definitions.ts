// The named parts of an SVG picture: gradients, blurs and clips, with ids counted per picture.

/** A stop of a gradient: offset 0 to 1, colour, and how much it covers (1 if left out). */
export type Stop = [offset: number, colour: string, opacity?: number];

function stopTags(stops: Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`;
    })
    .join('');
}

function unitsOf(inUserSpace: boolean): string {
  return inUserSpace ? ' gradientUnits="userSpaceOnUse"' : '';
}

export class Definitions {
  protected defs = '';
  private count = 0;
  private readonly shared = new Map<string, string>();

  /** An id that no other part of this picture has. */
  newId(prefix: string): string {
    return prefix + (this.count++).toString();
  }

  /** A gradient along a line, as `url(#id)`; the line is in parts of the shape unless in user space. */
  linear(stops: Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, inUserSpace = false): string {
    const id = this.newId('g');
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${unitsOf(inUserSpace)}`;
    this.defs += `<linearGradient id="${id}" ${line}>${stopTags(stops)}</linearGradient>`;
    return `url(#${id})`;
  }

  /** A gradient from a middle outwards, as `url(#id)`. */
  radial(stops: Stop[], cx = 0.5, cy = 0.5, radius = 0.5, inUserSpace = false): string {
    const id = this.newId('r');
    const circle = `cx="${cx}" cy="${cy}" r="${radius}"${unitsOf(inUserSpace)}`;
    this.defs += `<radialGradient id="${id}" ${circle}>${stopTags(stops)}</radialGradient>`;
    return `url(#${id})`;
  }

  /** A filter attribute that softens what carries it. */
  blur(deviation: number): string {
    return this.once(`blur ${deviation}`, () => {
      const id = this.newId('b');
      const region = 'x="-30%" y="-30%" width="160%" height="160%"';
      this.defs += `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
      return `filter="url(#${id})"`;
    });
  }

  /** An attribute that shows only what lies inside the path. */
  clip(path: string): string {
    const id = this.newId('c');
    this.defs += `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
    return `clip-path="url(#${id})"`;
  }

  /** Makes a definition the first time it is asked for, and gives the same one after that. */
  protected once(key: string, make: () => string): string {
    const known = this.shared.get(key) ?? make();
    this.shared.set(key, known);
    return known;
  }
}
