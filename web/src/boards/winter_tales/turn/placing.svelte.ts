/** A place that is chosen on the town or in its list. Construct it during component setup. */
import { stage } from "../stage.svelte";

export function choosePlace(places: () => readonly string[]): { readonly chosen: string | null } {
  const at = stage();
  let wanted = $state<string | null>(null);
  const open = $derived(places());
  const chosen = $derived(
    wanted !== null && open.includes(wanted) ? wanted : open.length === 1 ? (open[0] ?? null) : null,
  );
  $effect(() => {
    at.picks = {
      places: new Map(open.map((place) => [place, {}])),
      chosen,
      choose: (place) => (wanted = place),
    };
    return () => (at.picks = null);
  });
  return {
    get chosen() {
      return chosen;
    },
  };
}
