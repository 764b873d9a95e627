import type { SkyView } from "../../../wire/windward";
import type { Helm, Line } from "../helm.svelte";

/** The ways of the coming night, as lines on the planet. */
export function nightLines(view: SkyView): Line[] {
  const whites = new Set(view.cresters.flatMap(({ kind, space }) => (kind === "white" ? [space] : [])));
  return (view.night?.ways ?? []).map((spaces): Line =>
    whites.has(spaces[0] ?? -1)
      ? { spaces, look: "white", ghost: "white" }
      : { spaces, look: "foe", ghost: "red" },
  );
}

/** Draw them while the calling component lives. */
export function showWays(helm: Helm, view: () => SkyView): void {
  $effect(() => {
    helm.lines = nightLines(view());
    return () => (helm.lines = []);
  });
}
