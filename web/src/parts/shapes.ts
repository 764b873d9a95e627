/** A seat is always shape, colour and name. Cut paper, one shape per colour, on a grid of 32. */
export type Shape = keyof typeof SHAPES;

export const SHAPES = {
  sun: "M16 2.5l3.2 4.3 5-1.9.3 5.3 5.3 1.3-2.8 4.5 2.8 4.5-5.3 1.3-.3 5.3-5-1.9L16 29.5l-3.2-4.3-5 1.9-.3-5.3-5.3-1.3L5 16l-2.8-4.5 5.3-1.3.3-5.3 5 1.9Z",
  drop: "M16 2.5c4.5 5.6 9.5 11 9.5 17.3 0 5.5-4.2 9.7-9.5 9.7s-9.5-4.2-9.5-9.7C6.5 13.5 11.5 8.1 16 2.5Z",
  star: "M16 2.2l4.1 8.6 9.4 1.2-6.9 6.5 1.8 9.3L16 23.3l-8.4 4.5 1.8-9.3L2.5 12l9.4-1.2Z",
  leaf: "M27.5 4C29 16 24 27 12.5 27c-2 0-3.7-.4-5-1.2L5 29.5 2.8 28l2.9-4.2C2 16 9 5 27.5 4Z",
  stone: "M9 6.5c5-3.7 12-3 15.5 1 4.3 4.7 6 11 3 15.5-3.5 5-17.5 5.5-22.5 2C.5 21.5 3 11 9 6.5Z",
  kite: "M16 2l10.5 12.5L16 30 5.5 14.5Z",
  shell:
    "M16 29c-1.8 0-3.3-1-3.8-2.7C6 24.5 2.5 19.5 3 13.5 4.3 7.2 9.7 3 16 3s11.7 4.2 13 10.5c.5 6-3 11-9.2 12.8C19.3 28 17.8 29 16 29Z",
  acorn:
    "M16 3c1 0 1.6.8 1.6 2.3C23.5 5.8 27.7 9 28 14h-2.3C25.7 21 21.5 26.5 16 30 10.5 26.5 6.3 21 6.3 14H4c.3-5 4.5-8.2 10.4-8.7C14.4 3.8 15 3 16 3Z",
  moon: "M21 2.8C12.600 3.200 5.600 9 5 16.400 4.400 23.800 10.400 29.600 18 29.600c4.600 0 8.600-2 10.800-5.400-8 .8-13.800-3.400-14.200-9.600C14.300 9.800 16.800 5.600 21 2.800Z",
} as const;

/** A mark inside each shape. */
export const MARKS: Record<Shape, string> = {
  sun: '<circle cx="16" cy="16" r="5.5"/>',
  drop: '<path d="M11.5 19c0 3 1.7 5 4 5.5"/>',
  star: '<path d="M16 9v7"/>',
  leaf: '<path d="M7 25C11 18 16 13 22 10"/>',
  stone: '<path d="M9 13c2-3 5-4.5 8.5-4.5"/>',
  kite: '<path d="M16 4v24M7 14.5h18"/>',
  shell: '<path d="M16 27V7M13.5 26 8.5 9.5M18.5 26l5-16.5"/>',
  acorn: '<path d="M6 14h20"/>',
  moon: '<path d="M9.500 19.500c1 3 3 5 6 5.800"/>',
};

export const isShape = (name: string): name is Shape => name in SHAPES;

/** The shape that the server names; an unknown one is drawn as a sun. */
export const signOf = (name: string | undefined): Shape =>
  name !== undefined && isShape(name) ? name : "sun";

export const ORDER: Shape[] = ["sun", "drop", "star", "leaf", "stone", "kite", "shell", "acorn", "moon"];

export const shapeOf = (seat: number): Shape => ORDER[seat % ORDER.length] ?? "sun";
