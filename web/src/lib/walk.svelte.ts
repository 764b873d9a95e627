/** A grid as one tab stop: arrow keys, Home and End move between the elements marked `data-cell`. */
export class Walk {
  at = $state(0); // where Tab comes in

  constructor(private readonly columns: () => number) {}

  /** The next cell; the same one if there is none in that direction. */
  readonly press = (event: KeyboardEvent): void => {
    const grid = event.currentTarget as HTMLElement;
    const cells = grid.querySelectorAll<HTMLElement>("[data-cell]");
    const steps: Record<string, number> = {
      ArrowRight: this.at + 1,
      ArrowLeft: this.at - 1,
      ArrowDown: this.at + this.columns(),
      ArrowUp: this.at - this.columns(),
      Home: 0,
      End: cells.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (!cells[to]) return;
    this.at = to;
    cells[to].focus();
  };
}
