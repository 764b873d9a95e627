/** The one thing of the ship's panel that is explained: a value, or why something may not be done. */
export class Told {
  key = $state("");
  what = $state("");
  why = $state("");
  rule = $state("");

  /** Explain it; if it is explained already, be silent again. */
  tell(key: string, what: string, why: string, rule: string): void {
    const again = this.key === key;
    [this.key, this.what, this.why, this.rule] = again ? ["", "", "", ""] : [key, what, why, rule];
  }

  hush(): void {
    this.key = "";
  }

  /** Whether something of this section is explained: keys begin with the section's name. */
  in(section: string): boolean {
    return this.key.startsWith(`${section} `);
  }
}
