const ECHO = 800; // ms in which a click belongs to the finger that has just let go

/** Which picture of the boards is lifted: a finger presses it, slides to another, lets go to place it, or leaves the boards to
 * cancel. A mouse or the keyboard lifts what it points at where pictures are small, and places with a click. */
export class Hold {
  picture = $state<string | null>(null);
  cell = $state.raw<DOMRect | null>(null); // where it lies on the screen
  pressed = $state(false); // by a finger
  private pointer: number | null = null;
  private released = -Infinity;

  /** `looks`: whether a mouse and the keyboard lift pictures too. */
  constructor(
    private readonly place: (picture: string) => void,
    private readonly looks: () => boolean,
  ) {}

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" || this.pointer !== null) return;
    this.pointer = event.pointerId;
    this.pressed = true;
    this.over(event);
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId === this.pointer) this.over(event);
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    this.over(event);
    const chosen = this.picture;
    this.released = event.timeStamp;
    this.cancel();
    if (chosen) this.place(chosen);
  };

  readonly cancel = (): void => {
    this.pointer = null;
    this.pressed = false;
    this.lift(null);
  };

  /** A mouse over the boards. */
  readonly hover = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && this.looks()) this.lift(cellOf(event.target));
  };

  readonly focus = (event: FocusEvent): void => {
    const cell = cellOf(event.target);
    if (!this.pressed && this.looks()) this.lift(cell?.matches(":focus-visible") ? cell : null);
  };

  /** The pointer or the focus has gone elsewhere. */
  readonly leave = (): void => {
    if (!this.pressed) this.lift(null);
  };

  /** Whether a click only repeats what the finger has done. */
  isEcho(event: MouseEvent): boolean {
    return event.detail > 0 && event.timeStamp - this.released < ECHO;
  }

  private over(event: PointerEvent): void {
    const boards = event.currentTarget as HTMLElement;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const cell = under && boards.contains(under) ? cellOf(under) : null;
    if (cell || !isWithin(boards, event)) this.lift(cell); // between two pictures the last one stays
  }

  private lift(cell: HTMLElement | null): void {
    this.picture = cell?.dataset["picture"] ?? null;
    this.cell = cell?.getBoundingClientRect() ?? null;
  }
}

const cellOf = (found: EventTarget | null): HTMLElement | null =>
  found instanceof Element ? found.closest<HTMLElement>("[data-cell]") : null;

function isWithin(boards: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = boards.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
