/** The server's time, as far as we can tell, ticking twice a second while somebody looks at a clock. */
class Clock {
  private ahead = 0; // ms that the server's clock is ahead of ours
  private measured = false;
  private tick = $state(0);
  private readers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** The server has told its time. The smallest difference is the truest: the others were longer on the way. */
  set(serverNow: number): void {
    if (this.measured) return;
    const ahead = serverNow - Date.now();
    this.ahead = this.ahead === 0 ? ahead : Math.max(this.ahead, ahead);
    if (Math.abs(ahead - this.ahead) > 5_000) this.ahead = ahead; // our own clock was set anew
  }

  /** The server has measured the way: this is its time now, and better than any guess of ours. */
  probed(serverNow: number): void {
    this.ahead = serverNow - Date.now();
    this.measured = true;
  }

  /** Now, for a timer that does not follow the ticking. */
  exact(): number {
    return Date.now() + this.ahead;
  }

  get now(): number {
    return this.tick >= 0 ? Date.now() + this.ahead : 0;
  }

  /** Tick while the effect that calls this lives. */
  watch(): () => void {
    this.readers += 1;
    this.timer ??= setInterval(() => (this.tick += 1), 500);
    return () => {
      this.readers -= 1;
      if (this.readers > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const clock = new Clock();
