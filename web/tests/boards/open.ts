import { vi } from "vitest";
import { Seated } from "../table/seated";
import type { Scene, Viewer } from "./scenes";

/** A page on a recorded sight, as one of its viewers. */
export async function open(scene: Scene, viewer: Viewer): Promise<Seated> {
  vi.setSystemTime(scene.now);
  const { sight, log } = scene.viewers[viewer];
  const { seat, view, ...more } = sight;
  const welcome = {
    seat,
    names: scene.names,
    shapes: scene.shapes,
    now: scene.now,
    n: log.at(-1)?.n ?? 0,
    missed: log,
  };
  return Seated.at(scene.game, view, { seat, ...more }, welcome, scene.options);
}
