/** An estimate of the server's time, ticking twice a second while a clock is displayed. */
class Clock {
  private ahead = 0; // ms that the server's clock is ahead of ours
  private measured = false;
  private tick = $state(0);
  private readers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Note the server's time of a message. The smallest difference is the most accurate: it had the least latency. */
  set(serverNow: number): void {
    const ahead = serverNow - Date.now();
    if (this.measured) {
      if (ahead > this.ahead) this.ahead = ahead; // no message comes before it was sent: the probe was read late
      return;
    }
    this.ahead = this.ahead === 0 ? ahead : Math.max(this.ahead, ahead);
    if (Math.abs(ahead - this.ahead) > 5_000) this.ahead = ahead; // our own clock was set anew
  }

  /** Note the server's time of a probe, which includes the measured latency and replaces our estimate. */
  probed(serverNow: number): void {
    this.ahead = serverNow - Date.now();
    this.measured = true;
  }

  /** The current time without subscribing to the ticks. */
  exact(): number {
    return Date.now() + this.ahead;
  }

  get now(): number {
    return this.tick >= 0 ? Date.now() + this.ahead : 0;
  }

  /** Tick for the lifetime of the calling effect. */
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
