import { beforeEach, describe, expect, it, vi } from "vitest";
import { Helm } from "../../src/boards/windward/helm.svelte";
import type { Table } from "../../src/boards/windward/table";
import type { SkyView } from "../../src/wire/windward";
import { scenes } from "../boards/scenes";

const LEAVING = scenes().find(
  ({ game, phase, moves }) => game === "windward" && phase === "turn" && moves.includes("leave-port"),
);

/** A table on a recorded turn in port. `more`: changes of the view. */
function at(more: Partial<SkyView> = {}, asked = true) {
  if (!LEAVING) throw new Error("no recorded turn in port");
  const { sight } = LEAVING.viewers.asked;
  const answer = vi.fn();
  const found = {
    ticket: { table: "T" },
    seat: sight.seat,
    sight: { ...sight, view: { ...sight.view, ...more } },
    question: asked ? sight.question : null,
    sending: 0,
    answer,
  };
  const helm = new Helm(found as unknown as Table);
  const reach: [number, number, number][] = JSON.parse(JSON.stringify(sight.view["reach"]));
  const [far = 0] = reach.find(([, , from]) => from !== 0) ?? [];
  return { helm, answer, far };
}

beforeEach(() => localStorage.clear());

describe("the helm", () => {
  it("previews a way by a first choice and sails all of it by a second", () => {
    const { helm, answer, far } = at();
    expect(helm.choose(far)).toBe(true);
    expect(helm.way.at(-1)?.space).toBe(far);
    expect(answer).not.toHaveBeenCalled();
    helm.choose(far);
    const [[move, then]] = answer.mock.calls as [[{ move: string }, { to: number }[]]];
    expect(move.move).toBe("leave-port");
    expect(then.at(-1)?.to).toBe(far);
    expect(helm.goal).toBeNull();
  });

  it("keeps the chosen one of several spaces in view, else the ship", () => {
    const { helm, far } = at();
    expect(helm.focus).toBe(helm.here);
    helm.picks = { spaces: [far], chosen: far, choose: () => {} };
    expect(helm.focus).toBe(far);
  });

  it("sails up to a foe and no further, and remembers what was to be attacked", () => {
    const { far } = at();
    const { helm, answer } = at({ cresters: [{ kind: "red", space: far }] });
    helm.choose(far);
    helm.choose(far);
    const spaces = JSON.stringify(answer.mock.calls);
    expect(spaces).not.toContain(`"to":${far}`);
    expect(helm.goal).toBe(far);
    helm.attack();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("makes a plan while others sail, which this browser keeps", () => {
    const { helm, answer, far } = at({}, false);
    helm.choose(far);
    expect(helm.plan).toBe(far);
    expect(helm.planned.at(-1)?.space).toBe(far);
    expect(answer).not.toHaveBeenCalled();
    const { helm: later, answer: sent } = at();
    expect(later.plan).toBe(far);
    later.follow();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(at().helm.plan).toBeNull();
  });

  it("gives a choice to the panel that asks for one", () => {
    const { helm, far } = at();
    const choose = vi.fn();
    helm.picks = { spaces: [far], choose };
    helm.choose(far);
    expect(choose).toHaveBeenCalledWith(far);
    expect(helm.goal).toBeNull();
  });

  it("leads nowhere beyond the reach", () => {
    const { helm } = at();
    expect(helm.choose(-1)).toBe(false);
    expect(helm.step(-1)).toBe(false);
  });
});
