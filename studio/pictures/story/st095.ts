import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush } from '../../src/shapes/index.ts';
import { profile } from '../../src/shapes/limbs.ts';
import { motes, shaft } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1c1440';
const LOOK = { light: -1, night: NIGHT } as const;
const APEX: Point = [470, -150];

/** The tent from below: strips of canvas that meet at the mast, in rings of swags. */
function canvas(scene: Scene, b: Brush): void {
  scene.sky([[0, '#4a2c80'], [1, '#241848']]);
  const count = 22;
  const rim = (i: number): Point => {
    const angle = (i / count) * Math.PI * 2 + 0.08;
    return [APEX[0] + Math.cos(angle) * 1500, APEX[1] + Math.sin(angle) * 1500];
  };
  times(count, (i) => {
    const strip = polygon([APEX, rim(i), rim(i + 1)]);
    const pale = i % 2 === 0;
    const tone = pale ? '#f0bc70' : '#8c2c64';
    const mid = (i + 0.5) / count;
    scene.add(b.form(strip, mix(tone, pale ? '#a8486c' : '#4a2468', pale ? 0.26 : 0.36), { dabs: 0, edge: 0.3, pale: mix(tone, '#ffe0a0', 0.3), shade: '#2a1a58' }));
    scene.dabs(strip, 160, [mix(tone, '#8c3c6c', 0.3), mix(tone, '#6a2c60', 0.36), mix(tone, '#b05c78', 0.32)], { length: 60, width: 7, angle: mid * Math.PI * 2 + 0.08, box: [-10, 0, 810, 900] });
  });
  scene.add(`<path d="M-10 -10H810V1010H-10Z" fill="${scene.linear([[0, '#2a1a58', 0.1], [0.6, '#1c1440', 0.25], [1, '#140e30', 0.85]])}"/>`);
}

/** Strings of bulbs that sag from the mast to the sides. */
function bulbs(scene: Scene, b: Brush): void {
  const strings: [Point, Point, Point][] = [[[470, -20], [240, 190], [-20, 150]], [[470, -20], [330, 320], [-20, 400]], [[500, -20], [700, 260], [820, 280]]];
  strings.forEach(([from, sag, to]) => {
    scene.add(b.line(`M${from.join(' ')}Q${sag.join(' ')} ${to.join(' ')}`, '#1c1440', 3));
    times(13, (i) => {
      const t = (i + 0.5) / 13;
      const spot = [0, 1].map((k) => (1 - t) ** 2 * from[k]! + 2 * t * (1 - t) * sag[k]! + t * t * to[k]!) as Point;
      scene.glow(spot[0], spot[1] + 8, 26, '#ffd890', 0.7);
      scene.add(b.ball(spot[0], spot[1] + 8, 6.5, 8, '#ffe8a8', { dabs: 0, pale: '#fffbe0' }));
    });
  });
}

function audience(scene: Scene, b: Brush): void {
  times(5, (row) => {
    const y = 886 + row * 32;
    scene.add(b.form(`M-10 ${y + 24 - row * 2}Q400 ${y - 26} 810 ${y + 24}V1010H-10Z`, mix('#4a2c6c', NIGHT, 0.3 + row * 0.12), { dabs: 0.6 }));
    times(24 - row * 2, (i) => {
      const x = (i / (23 - row * 2)) * 840 - 20 + between(scene.r, -8, 8);
      const size = 9 + row * 2.4;
      const top = y - 2 + ((x - 400) / 400) ** 2 * 22;
      const coat = mix(pick(scene.r, ['#8c3c5c', '#3c5c80', '#6a5078', '#a86c48']), NIGHT, 0.5);
      scene.add(
        b.form(
          `M${round1(x - size * 1.5)} ${round1(top + size * 3)}C${round1(x - size * 1.4)} ${round1(top + size)} ${round1(x + size * 1.4)} ${round1(top + size)} ${round1(x + size * 1.5)} ${
            round1(top + size * 3)
          }Z`,
          coat,
          { dabs: 0 },
        ) +
          b.ball(x, top, size, size * 1.1, mix(pick(scene.r, ['#d8a080', '#a87050', '#f0c8a8', '#7c5040']), NIGHT, 0.35), { dabs: 0 }) +
          b.flat(
            `M${round1(x - size)} ${round1(top)}C${round1(x - size)} ${round1(top - size * 1.5)} ${round1(x + size)} ${round1(top - size * 1.5)} ${round1(x + size)} ${round1(top)}Q${round1(x)} ${
              round1(top - size * 0.7)
            } ${round1(x - size)} ${round1(top)}Z`,
            '#241838',
            0.85,
          ),
      );
    });
  });
}

function net(b: Brush): string {
  const rope = (i: number) => `M${-40 + i * 44} ${round1(842 + ((i - 10) / 10) ** 2 * -40)}Q${100 + i * 30} 920 ${i * 52 - 130} 1010`;
  const across = (k: number) => `M-10 ${830 + k * 26}Q400 ${906 + k * 40} 810 ${800 + k * 28}`;
  return b.line(times(21, rope).join('') + times(6, across).join(''), '#e8c890', 2.6, { opacity: 0.5 }) + b.line(across(0), '#f4dca8', 7);
}

/** How one acrobat is built: skin, costume, and how broad the limbs are. */
interface Build {
  skin: string;
  cloth: string;
  tights: string;
  broad: number;
  shoe: string;
}
const HER: Build = { skin: '#f2c8a4', cloth: '#14a49c', tights: '#2cb8ac', broad: 1, shoe: '#ffd060' };
const HIM: Build = { skin: '#a8704c', cloth: '#d83c38', tights: '#f2e2c4', broad: 1.18, shoe: '#d83c38' };

const halfway = ([x0, y0]: Point, [x1, y1]: Point, t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
const angleOf = ([x0, y0]: Point, [x1, y1]: Point) => (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
const dimmed = (colour: string, far: boolean) => (far ? mix(colour, '#5a2858', 0.28) : colour);

/** An arm or leg from joint to joint that swells where the muscle is; a sharp bend is drawn in two halves. */
function muscled(b: Brush, [top, bend, end]: [Point, Point, Point], widths: number[], colour: string): string {
  const part = (line: Point[], wide: number[]) => {
    const [from, to] = [line[0]!, line.at(-1)!];
    const grain = Math.atan2(to[1] - from[1], to[0] - from[0]);
    return b.form(ribbon(line, wide), colour, { grain, pale: lighten(colour, 0.1), dabs: 0.8, edge: 1.2 });
  };
  const [upper, lower] = [halfway(top, bend, 0.45), halfway(bend, end, 0.36)];
  const turned = Math.abs(Math.sin(((angleOf(bend, end) - angleOf(top, bend)) * Math.PI) / 360));
  if (turned < 0.35) return part([top, upper, bend, lower, end], widths);
  const joint = b.ball(...bend, widths[2]! / 2, widths[2]! / 2, colour, { dabs: 0.4, edge: 0.4 });
  return part([bend, lower, end], widths.slice(2)) + joint + part([top, upper, bend], widths.slice(0, 3));
}

/** A hand that reaches along x from its wrist, fingers together, the thumb ready to close. */
function reachingHand(b: Brush, skin: string, thumb: -1 | 1): string {
  const crease = mix(skin, '#7a3a34', 0.5);
  const open = `M6 ${9 * thumb}C12 ${18 * thumb} 22 ${26 * thumb} 30 ${25 * thumb}C36 ${22 * thumb} 30 ${15 * thumb} 24 ${7 * thumb}Z`;
  const palm = 'M-3 -10C8 -14 20 -14 30 -12L52 -8C58 -6 58 0 53 1C60 2 58 9 52 9L30 12C20 14 8 13 -3 10Z';
  return b.form(open, skin, { dabs: 0.2 }) + b.form(palm, skin, { dabs: 0.5 }) + b.line('M32 -5L54 -3M32 2L54 3', crease, 2, { opacity: 0.7 });
}

function arm(b: Brush, who: Build, joints: [Point, Point, Point], thumb: -1 | 1, far = false): string {
  const [, elbow, wrist] = joints;
  const skin = dimmed(who.skin, far);
  const widths = [44, 42, 30, 33, 21].map((w) => w * who.broad);
  const cuff = at(...wrist, who.broad, b.form('M-14 -11.500H-4V11.500H-14Z', '#ffd060', { dabs: 0.2 }), { turn: angleOf(elbow, wrist) });
  return muscled(b, joints, widths, skin) + at(...wrist, who.broad * 0.94, reachingHand(b, skin, thumb), { turn: angleOf(elbow, wrist) }) + cuff;
}

/** A leg in tights, with its foot pointed. */
function leg(b: Brush, who: Build, joints: [Point, Point, Point], far = false, arch = -1): string {
  const [, knee, ankle] = joints;
  const foot = `M-6 -13C8 ${-14 + arch * 3} 34 ${-10 + arch * 2} 60 ${2 - arch * 4}C62 ${7 - arch * 4} 58 ${10 - arch * 4} 52 ${10 - arch * 3}C34 12 10 14 -6 12Z`;
  const slipper = at(...ankle, who.broad * 0.9, b.form(foot, dimmed(who.shoe, far), { dabs: 0.5 }), { turn: angleOf(knee, ankle) });
  return slipper + muscled(b, joints, [60, 58, 42, 45, 23].map((w) => w * who.broad), dimmed(who.tights, far));
}

/** The trunk from the hips (0) along x to the shoulders (138); the chest is on the side of +y. */
function trunk(b: Brush, who: Build): string {
  const shape = 'M-26 -30C4 -38 34 -20 62 -22C92 -26 116 -36 142 -30C156 -22 158 4 150 18C140 34 118 40 96 36C74 30 56 22 36 24C14 28 -6 36 -24 30C-38 12 -38 -14 -26 -30Z';
  const folds = b.line('M40 -18Q50 2 40 22M54 -18Q62 0 54 20', mix(who.cloth, NIGHT, 0.5), 4, { opacity: 0.5 });
  const trim = b.line('M118 -31C106 -10 108 18 124 36', '#ffd060', 6);
  return b.form(shape, who.cloth, { grain: 1.5, pale: lighten(who.cloth, 0.14), dabs: 1.3, edge: 1.3 }) + b.inside(shape, folds, trim);
}

const along = (from: Point, to: Point, svg: string, broad: number) => at(...from, broad, svg, { turn: angleOf(from, to) });

/** The bar she has let go of swings back without her. */
function emptyTrapeze(b: Brush): string {
  const ropes = b.line('M62 286L128 -20M186 262L236 -20', '#e8c890', 5, { opacity: 0.85 });
  return ropes + b.form('M52 282L196 254L198 267L54 295Z', '#d8a868', { dabs: 0.6, pale: '#ffe8b8' });
}

/** He hangs by his knees, swung out towards her, and reaches. */
function catcher(b: Brush): string {
  const [knee, hips, shoulder]: [Point, Point, Point] = [[664, 150], [628, 268], [582, 392]];
  const bar = b.line('M604 186L668 -20M738 160L790 -20', '#f0d8a0', 7) + b.form('M590 181L752 151L754 166L592 196Z', '#e8b870', { dabs: 0.6, pale: '#fff4d0' });
  const face = at(594, 462, 0.86, profile(b, { skin: HIM.skin, hair: '#2c1c28', style: 'short', beard: true, eyes: 'dot' }), { turn: 150 });
  return [leg(b, HIM, [[636, 262], [680, 142], [736, 224]], true), arm(b, HIM, [[586, 384], [538, 404], [486, 418]], -1, true), bar, face, leg(b, HIM, [hips, knee, [708, 252]]),
    b.form('M566 396C568 420 576 434 590 440L624 424C616 410 612 396 608 380Z', mix(HIM.skin, NIGHT, 0.2), { dabs: 0.3 }), along(hips, shoulder, trunk(b, HIM), 0.98),
    arm(b, HIM, [[580, 396], [534, 444], [492, 476]], -1)].join('');
}

/** The long sash that streams from her waist. */
function sash(b: Brush): string {
  const gold = { grain: 2.6, pale: '#fff4b8', shade: '#c8803c', dabs: 1.2 };
  const tail = ribbon([[214, 706], [188, 786], [206, 846], [160, 892], [172, 946]], [16, 26, 40, 32, 4]);
  return b.form(tail, '#ffd060', gold) + b.line('M206 730C190 790 206 850 170 900', '#c8803c', 4, { opacity: 0.5 });
}

const HIPS: Point = [196, 698];
const SHOULDER: Point = [304, 606];

function flyer(b: Brush): string {
  const stars = [[16, -4], [44, 4], [72, -6], [96, 14], [88, -14], [-6, 10]].map(([x, y]) => b.dot(x!, y!, 4.500, '#fff0b0')).join('');
  const belt = b.form('M10 -30C22 -12 22 14 8 32L-10 34C2 12 2 -12 -8 -34Z', '#ffd060', { dabs: 0.5, pale: '#fff4b8' });
  return [arm(b, HER, [[312, 596], [354, 548], [390, 498]], 1, true), leg(b, HER, [HIPS, [118, 796], [54, 884]], true),
    b.form('M292 606C300 580 306 566 312 552L346 566C340 584 336 598 330 616Z', mix(HER.skin, NIGHT, 0.16), { dabs: 0.3 }),
    at(334, 534, 0.84, profile(b, { skin: HER.skin, hair: '#8a4028', style: 'bun', eyes: 'dot', smile: 1.2 }), { turn: -12 }), sash(b), leg(b, HER, [HIPS, [96, 760], [44, 662]], false, 1),
    along(HIPS, SHOULDER, trunk(b, HER) + belt + stars, 1), arm(b, HER, [SHOULDER, [358, 574], [410, 546]], -1)].join('');
}

/** A gold star that has come off her costume. */
function fallingStar(scene: Scene, b: Brush, x: number, y: number): string {
  const tip = (i: number): Point => {
    const [angle, reach] = [(i / 10) * Math.PI * 2, i % 2 ? 5.5 : 13];
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
  };
  const trail = b.line(`M${x - 22} ${y - 84}Q${x - 4} ${y - 50} ${x} ${y - 18}`, '#ffe8a8', 3, { opacity: 0.4 });
  return trail + scene.glowShape(x, y, 40, '#ffe090', 0.8) + at(x, y, 1, b.form(polygon(times(10, tip)), '#ffdc70', { dabs: 0, pale: '#fffbe0' }), { turn: 22 });
}

export default picture({
  id: 'st095',
  motifs: ['people', 'height', 'trust', 'motion'],
  words: {
    en: {
      title: 'Acrobat in mid-air',
      name: 'An acrobat flying towards a catcher on a trapeze',
      shows:
        'High up in a circus tent an acrobat in turquoise flies through the air with her arms stretched out. A man in red hangs by his knees from a trapeze and reaches for her. Between their hands there is still a gap.',
      closer:
        'The striped canvas runs together far above, hung with strings of small lamps. Behind her swings the empty bar she has let go of. Her feet in golden slippers are pointed, a golden sash streams from her waist, and her eyes are fixed on his hands. A small gold star has come off her costume and falls, shining, towards the net; under the net, in the dark, wait a hundred heads.',
    },
    fr: {
      title: 'L’acrobate en plein vol',
      name: 'Une acrobate volant vers un porteur au trapèze',
      shows:
        'Tout en haut d’un chapiteau, une acrobate en turquoise vole, les bras tendus. Un homme en rouge, suspendu par les genoux à un trapèze, tend les mains vers elle. Entre leurs mains, il reste un vide.',
      closer:
        'La toile rayée se rejoint très haut, parcourue de guirlandes de petites lampes. Derrière elle se balance la barre vide qu’elle a lâchée. Ses pieds en chaussons dorés sont tendus, une ceinture dorée flotte à sa taille, et ses yeux ne quittent pas les mains de l’homme. Une petite étoile d’or s’est détachée de son costume et tombe, brillante, vers le filet ; sous le filet, dans l’ombre, attendent cent têtes.',
    },
  },
  paint: { under: [70, 45, 100], flow: -0.5 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    canvas(scene, b);
    scene.glow(440, 470, 360, '#ffd8a0', 0.4, 380);
    bulbs(scene, b);
    audience(scene, b);
    shaft(scene, [[-80, 60], [30, -60], [660, 560], [220, 860]], '#fff4d0', 0.36);
    scene.add(emptyTrapeze(b) + net(b));
    scene.add(at(32, -28, 1, catcher(b)) + at(0, 24, 1, flyer(b)) + fallingStar(scene, b, 486, 668));
    motes(scene, [60, 300, 800, 900], 60, lighten('#ffe8b0', 0.02));
  },
});
