// The four colour sets of object cards; each has a motif and a border, so that colour is not the only sign.

export interface ObjectSet {
  ground: string;
  /** Between ground and pool; the motif has this colour. */
  middle: string;
  /** The pool of light the object stands in. */
  pool: string;
  floor: string;
  ink: string;
  /** The pattern of the frame; the boards of The End of the Story have the same. */
  border: 'waves' | 'dots' | 'leaves' | 'checks';
  /** One sign of the motif around 0, 0, about 36 units wide. */
  motif: (colour: string) => string;
}

function line(path: string, colour: string, width: number): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
}

function sun(colour: string): string {
  const rays = [0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn})">${line('M0 -11V-18', colour, 5)}</g>`);
  return `<circle r="6" fill="${colour}"/>${rays.join('')}`;
}

function leaf(colour: string): string {
  return `<path d="M-16 0Q0 -15 20 0Q0 15 -16 0Z" fill="${colour}"/>` + line('M-24 3Q-18 0 -8 0', colour, 4);
}

function wave(colour: string): string {
  return line('M-24 0Q-12 -12 0 0T24 0', colour, 6);
}

function star(colour: string): string {
  return `<path d="M0 -15L3.5 -3.5L15 0L3.5 3.5L0 15L-3.5 3.5L-15 0L-3.5 -3.5Z" fill="${colour}"/>`;
}

export const objectSets = {
  ember: { ground: '#cf6a4c', middle: '#f3b98a', pool: '#ffe9c4', floor: '#a84a44', ink: '#6a2836', border: 'waves', motif: sun },
  tide: { ground: '#3f7f98', middle: '#94c6cc', pool: '#e2f2e4', floor: '#2c5c7c', ink: '#1b3458', border: 'dots', motif: wave },
  moss: { ground: '#5f8560', middle: '#b4c58a', pool: '#eef0c0', floor: '#3f6450', ink: '#1f3f38', border: 'leaves', motif: leaf },
  honey: { ground: '#d79c34', middle: '#f8dc8e', pool: '#fff6da', floor: '#a66f30', ink: '#5c381c', border: 'checks', motif: star },
} satisfies Record<string, ObjectSet>;

export type SetName = keyof typeof objectSets;
