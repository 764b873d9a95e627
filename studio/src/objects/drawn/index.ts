// All objects drawn by hand, by the name a row calls them.
import * as adventure from './adventure.ts';
import * as animals from './animals.ts';
import * as creatures from './creatures.ts';
import type { Drawing } from './drawing.ts';
import * as figures from './figures.ts';
import * as garden from './garden.ts';
import * as hearth from './hearth.ts';
import * as horses from './horse.ts';
import * as house from './house.ts';
import * as keepsakes from './keepsakes.ts';
import * as kitchen from './kitchen.ts';
import * as heavens from './heavens.ts';
import * as rails from './train.ts';
import * as travel from './travel.ts';
import * as waterfalls from './waterfall.ts';
import * as witches from './witch.ts';

export const drawings = {
  ...adventure, ...keepsakes, ...figures, ...witches,
  ...travel, ...rails, ...heavens,
  ...animals, ...horses, ...creatures, ...garden, ...waterfalls,
  ...kitchen, ...hearth, ...house,
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
