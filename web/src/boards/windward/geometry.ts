/** The planet as spaces: neighbours, terrain, and where each lies on the drawing. Spaces have the server's numbers: tile,
 * ring and place as digits, 0 for the Trading Post. */
import { LARGE, SMALL } from "./tiles";

export type Space = number;
export type Direction = number; // 1 to 6, clockwise from north
export type Terrain = "corner" | "drift" | "feeding" | "gas" | "open" | "port" | "zephyr";

export interface Point {
  x: number;
  y: number;
}

export const PORT: Space = 0;
export const EDGE: Space = -1; // no space: beyond the rim
export const DIRECTIONS: Direction[] = [1, 2, 3, 4, 5, 6];
export const SIZE = 33; // from the middle of a space to a corner, in units of the drawing
export const HEIGHT = SIZE * Math.sqrt(3); // of a space

const COMPASS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const SIGNS: Record<string, Terrain> = { C: "corner", F: "feeding", G: "gas", Z: "zephyr", "#": "drift" };
const RIM = 57; // of the painted globe beyond the middle of its outermost ring

export const opposite = (direction: Direction): Direction => ((direction + 2) % 6) + 1;
const along = (direction: Direction) => COMPASS[(direction + 5) % 6] ?? [0, 0];
const key = (q: number, r: number) => `${q},${r}`;

/** The angle of a direction on the drawing, in degrees: 0 is east, as for a rotation. */
export const angleOf = (direction: Direction): number => 60 * direction - 150;

export class Globe {
  readonly spaces: Space[] = [PORT];
  readonly rings: number;
  readonly radius: number;
  private readonly places = new Map<Space, readonly [number, number]>([[PORT, [0, 0]]]);
  private readonly found = new Map<string, Space>([[key(0, 0), PORT]]);
  private readonly terrains = new Map<Space, Terrain>([[PORT, "port"]]);
  private readonly territories = new Map<Space, number>();

  constructor(small: boolean, tiles: number[]) {
    const sides = small ? SMALL : LARGE;
    this.rings = sides[0]?.split(" ").length ?? 0;
    this.radius = this.rings * HEIGHT + RIM;
    tiles.forEach((tile, n) => {
      const [a, b] = [along(n + 1), along(n + 3)];
      sides[tile - 1]?.split(" ").forEach((row, gone) => {
        const ring = this.rings - gone;
        [...row].forEach((sign, place) => {
          const space = 100 * tile + 10 * ring + place + 1;
          const [q, r] = [ring * a[0] + place * b[0], ring * a[1] + place * b[1]];
          this.spaces.push(space);
          this.places.set(space, [q, r]);
          this.found.set(key(q, r), space);
          this.terrains.set(space, SIGNS[sign] ?? "open");
          this.territories.set(space, n + 1);
        });
      });
    });
  }

  terrain(space: Space): Terrain {
    return this.terrains.get(space) ?? "open";
  }

  /** 1 to 6, clockwise from north; 0 for the Trading Post. */
  territory(space: Space): number {
    return this.territories.get(space) ?? 0;
  }

  step(space: Space, direction: Direction): Space {
    const [q, r] = this.places.get(space) ?? [Infinity, 0];
    const [dq, dr] = along(direction);
    return this.found.get(key(q + dq, r + dr)) ?? EDGE;
  }

  /** The direction of a neighbour; 0: it is none. */
  bearing(space: Space, to: Space): Direction {
    return DIRECTIONS.find((direction) => this.step(space, direction) === to) ?? 0;
  }

  xy(space: Space): Point {
    const [q, r] = this.places.get(space) ?? [0, 0];
    return { x: SIZE * 1.5 * q, y: HEIGHT * (r + q / 2) };
  }

  /** The space at a point of the drawing. */
  at({ x, y }: Point): Space {
    const q = x / (SIZE * 1.5);
    const r = y / HEIGHT - q / 2;
    const whole = [q, r, -q - r].map(Math.round);
    const [dq = 0, dr = 0, ds = 0] = [q, r, -q - r].map((each, n) => Math.abs((whole[n] ?? 0) - each));
    const [rq = 0, rr = 0, rs = 0] = whole;
    if (dq > dr && dq > ds) return this.found.get(key(-rr - rs, rr)) ?? EDGE;
    return this.found.get(key(rq, dr > ds ? -rq - rs : rr)) ?? EDGE;
  }
}

const globes = new Map<string, Globe>();

export function globeOf(small: boolean, tiles: number[]): Globe {
  const name = `${small} ${tiles}`;
  const globe = globes.get(name) ?? new Globe(small, tiles);
  globes.set(name, globe);
  return globe;
}

const round = (value: number) => Math.round(value * 10) / 10;

function corner({ x, y }: Point, size: number, n: number): string {
  const angle = (n * Math.PI) / 3;
  return `${round(x + size * Math.cos(angle))} ${round(y + size * Math.sin(angle))}`;
}

/** The outline of a space. */
export const hexagon = (middle: Point, size = SIZE): string =>
  `M${[0, 1, 2, 3, 4, 5].map((n) => corner(middle, size, n)).join("L")}Z`;

export const outlines = (globe: Globe, spaces: Iterable<Space>, size = SIZE): string =>
  [...spaces].map((space) => hexagon(globe.xy(space), size)).join("");

/** The line around a set of spaces. `open`: neighbours toward which there is no line. */
export function coast(
  globe: Globe,
  spaces: ReadonlySet<Space>,
  size = SIZE,
  open: (space: Space) => boolean = () => false,
): string {
  const sides = [...spaces].flatMap((space) =>
    DIRECTIONS.map((direction) => {
      const to = globe.step(space, direction);
      if (spaces.has(to) || open(to)) return "";
      const middle = globe.xy(space);
      return `M${corner(middle, size, direction + 3)}L${corner(middle, size, direction + 4)}`;
    }),
  );
  return sides.join("");
}
