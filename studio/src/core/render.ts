// From SVG text to pixels.
import { Resvg } from '@resvg/resvg-js';

/** The picture as PNG, `width` pixels wide; fonts of the machine are never used. */
export function render(svg: string, width: number): Buffer {
  const options = { fitTo: { mode: 'width' as const, value: width }, font: { loadSystemFonts: false } };
  return new Resvg(svg, options).render().asPng();
}
