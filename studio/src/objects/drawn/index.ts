// All objects drawn by hand, by the name a row calls them.
import * as adventure from './adventure.ts';
import * as animals from './animals.ts';
import * as creatures from './creatures.ts';
import type { Drawing } from './drawing.ts';
import * as figures from './figures.ts';
import * as garden from './garden.ts';
import * as house from './house.ts';
import * as kitchen from './kitchen.ts';
import * as rails from './train.ts';
import * as travel from './travel.ts';

export const drawings = { ...adventure, ...figures, ...travel, ...rails, ...animals, ...creatures, ...garden, ...kitchen, ...house } satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
