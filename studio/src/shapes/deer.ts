// A roe deer.

import { mix } from '../core/colour.ts';
import { type Point, ribbon } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look } from './brush.ts';

/** A roe deer standing in profile, looking left; coat, antlers: false for a doe. */
export function deer(scene: Scene, size: number, look: Look & { coat?: string; pale?: string; antlers?: boolean } = {}): string {
  const b = brush(scene, size, look);
  const { coat = '#8c5c44', pale = '#e8b080', antlers = true } = look;
  const dark = mix(coat, b.night, 0.4);
  const leg = (points: Point[], colour: string) => b.form(ribbon(points, [9, 5.5, 3.6, 3, 3.4]), colour, { pale, dabs: 0.5 }) + b.dot(points.at(-1)![0], points.at(-1)![1] - 1, 2.4, b.night);
  return b.done(leg([[-12, -36], [-13, -24], [-10, -14], [-11, -6], [-12, 0]], dark), leg([[25, -38], [20, -24], [25, -14], [22, -6], [21, 0]], dark),
    b.form('M34 -50C40 -50 40 -42 35 -40Z', '#e8dcc8', { dabs: 0 }),
    b.form('M-26 -52C-12 -58 12 -58 28 -55C37 -52 38 -40 32 -33C18 -29 -6 -29 -22 -35C-28 -40 -29 -47 -26 -52Z', coat, { pale, grain: 0.2, dabs: 1.4, edge: 1.2 }),
    b.form('M-27 -40C-31 -56 -37 -70 -39 -82L-29 -86C-22 -76 -16 -64 -8 -54C-14 -44 -20 -38 -27 -40Z', coat, { pale, grain: 1.2, dabs: 1.2 }),
    leg([[-21, -38], [-22, -24], [-19, -14], [-20, -6], [-21, 1]], coat), leg([[31, -42], [29, -27], [34, -15], [31, -6], [30, 1]], coat),
    b.form('M-28 -87C-20 -96 -14 -98 -10 -97C-12 -90 -18 -86 -26 -82Z', dark, { pale, dabs: 0.3 }),
    b.form('M-42 -88C-36 -94 -27 -92 -26 -85C-28 -79 -38 -76 -46 -74C-53 -71 -57 -73 -56 -77C-52 -80 -47 -84 -42 -88Z', coat, { pale, dabs: 0.6 }),
    b.form('M-33 -90C-38 -98 -38 -104 -35 -108C-30 -104 -27 -96 -28 -89Z', coat, { pale, dabs: 0.3 }), b.dot(-56, -75.5, 1.8, b.night) + b.dot(-41, -84, 1.7, '#1c1420'),
    antlers ? b.line('M-34 -92C-38 -100 -42 -108 -40 -118M-40 -104C-45 -108 -47 -112 -47 -116M-29 -91C-30 -102 -30 -110 -26 -118M-30 -106C-34 -110 -34 -114 -34 -118', '#d8b890', 1.8) : '');
}
