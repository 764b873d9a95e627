import { createContext } from "svelte";
import type { Shape } from "../../parts/shapes";

/** Each seat's shape, for everything on the board. */
export const [shapes, setShapes] = createContext<() => Shape[]>();
