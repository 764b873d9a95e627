/** Where the places of Wintertown are on paper, which is 1000 wide and 600 high. What leads where is the server's to say. */
export interface Spot {
  x: number;
  y: number;
}

const LOCATIONS: Record<string, readonly [number, number]> = {
  "winter-prison": [130, 100],
  "nightmare-factory": [450, 80],
  "candle-factory": [790, 100],
  "mad-hatters-asylum": [100, 310],
  "oaks-park": [370, 290],
  "puppets-theater": [640, 280],
  "fair-of-wonders": [900, 320],
  "wintertown-ossuary": [120, 520],
  "memory-lane-cemetery": [400, 505],
  "dorothys-mansion": [710, 505],
};
const PLAZAS: Record<string, readonly [number, number]> = {
  "whistle-square": [290, 70],
  "transfer-yard": [95, 205],
  "slag-corner": [620, 70],
  "stump-green": [425, 185],
  "lantern-gate": [235, 320],
  "old-mill-square": [365, 400],
  "bandstand-plaza": [505, 300],
  "lamplighters-circle": [730, 185],
  "battery-hill": [870, 205],
  "ticket-street": [770, 315],
  "fountain-plaza": [665, 395],
  "orchard-steps": [830, 430],
  "ruined-church-square": [555, 530],
  "bell-court": [260, 540],
  "drain-alley": [90, 415],
};

export const LOCATION_IDS = Object.keys(LOCATIONS);
export const PLAZA_IDS = Object.keys(PLAZAS);
export const isPlaza = (space: string): boolean => space in PLAZAS;

export function spotOf(space: string): Spot {
  const [x, y] = LOCATIONS[space] ?? PLAZAS[space] ?? [500, 300];
  return { x, y };
}

/** Where a dot of this place lies: in front of the house, or in the middle of the plaza. */
export function dotOf(space: string): Spot {
  const { x, y } = spotOf(space);
  return { x, y: isPlaza(space) ? y : y + 16 };
}
