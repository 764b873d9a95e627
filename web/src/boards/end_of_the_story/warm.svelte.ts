/** Riddles for those who wait: one picture after another of those that lie on the boards, found as fast as they can. All of
 * it happens on this device: nobody is told, and nothing depends on the cards of the round. */
export class Warm {
  picture = $state<string | null>(null); // what is to be found
  last = $state<string | null>(null); // what was found before it
  missed = $state<string | null>(null); // what was touched instead
  found = $state(0);
  best = $state<number | null>(null); // ms
  private since = 0;
  private asked: string[] = [];

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly chance: () => number = Math.random,
  ) {}

  /** Ask for a picture of these that has not been asked for, and is not the one before. */
  ask(among: readonly string[]): void {
    let open = among.filter((each) => !this.asked.includes(each));
    if (!open.length) {
      this.asked = [];
      open = among.filter((each) => each !== this.picture);
    }
    this.picture = open[Math.floor(this.chance() * open.length)] ?? null;
    if (this.picture) this.asked.push(this.picture);
    this.missed = null;
    this.since = this.now();
  }

  /** Whether it is the one. */
  tap(picture: string): boolean {
    if (picture !== this.picture) {
      this.missed = picture;
      return false;
    }
    const took = this.now() - this.since;
    this.best = Math.min(this.best ?? Infinity, took);
    this.found += 1;
    this.last = picture;
    return true;
  }
}
