// Refuses SVG text that would render wrongly without any error.

const BROKEN_VALUES = /NaN|undefined|Infinity|\[object/;
const BARE_ID = /\b(?:fill|stroke|filter|mask|clip-path)="[a-z]+\d+[\w-]*"/;

function around(svg: string, index: number): string {
  return svg.slice(Math.max(0, index - 60), index + 60);
}

/** Throws when the text has a broken number, a bare id where `url(#id)` is meant, or an unknown id. */
export function lint(svg: string): void {
  for (const pattern of [BROKEN_VALUES, BARE_ID]) {
    const found = pattern.exec(svg);
    if (found) throw new Error(`broken drawing, "${found[0]}" in: …${around(svg, found.index)}…`);
  }
  const known = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]));
  for (const match of svg.matchAll(/url\(#([^)]+)\)/g)) {
    if (!known.has(match[1])) throw new Error(`broken drawing, nothing has the id "${match[1]}"`);
  }
}
