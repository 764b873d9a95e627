// The shape library. A shape is `(scene, size, look) => svg`: its foot is at 0,0, y points down,
// size is its height in pixels unless its comment says otherwise; place it with `at(x, y, 1, svg)`.
// look.light is the side of the light (-1 left, 1 right), look.night the colour shadows lean to.

export * from './bears.ts';
export * from './birds.ts';
export * from './books.ts';
export * from './brush.ts';
export * from './cats.ts';
export * from './clockwork.ts';
export * from './faces.ts';
export * from './foxes.ts';
export * from './kitchen.ts';
export * from './lights.ts';
export * from './people.ts';
export * from './seated.ts';
export * from './textiles.ts';
export * from './creatures.ts';
export * from './furniture.ts';
export * from './houses.ts';
export * from './plants.ts';
export * from './roofs.ts';
export * from './sky.ts';
export * from './trees.ts';
export * from './water.ts';
export * from './dragon.ts';
export * from './shadows.ts';
export * from './snow.ts';
export * from './things.ts';
export * from './trains.ts';
