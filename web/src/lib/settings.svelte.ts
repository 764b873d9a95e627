import { recall, remember } from "./memory";

export type Theme = "day" | "night" | "system";

const isPhone = (): boolean => matchMedia("(pointer: coarse)").matches;

/** Settings of this browser: theme, motion, sound, music, coach. */
class Settings {
  theme = $state<Theme>(recall<Theme>("theme", "system"));
  sound = $state(recall("sound", false));
  music = $state(recall("music", !isPhone())); // while one waits, if sound is on
  calm = $state(recall("calm", false)); // less motion, beyond what the system says
  coach = $state(recall("coach", true));
  aloud = $state(recall("aloud", false)); // speak tales with the browser's own voice

  private readonly dark = matchMedia("(prefers-color-scheme: dark)");
  private darkens = $state(this.dark.matches);
  private still = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    this.dark.addEventListener("change", () => {
      this.darkens = this.dark.matches;
      this.dress();
    });
    this.dress();
  }

  get night(): boolean {
    return this.theme === "night" || (this.theme === "system" && this.darkens);
  }

  get motion(): boolean {
    return !this.calm && !this.still.matches;
  }

  set<K extends "theme" | "sound" | "music" | "calm" | "coach" | "aloud">(what: K, to: Settings[K]): void {
    Object.assign(this, { [what]: to });
    remember(what, to);
    this.dress();
  }

  private dress(): void {
    document.documentElement.dataset.theme = this.night ? "night" : "day";
    document.documentElement.toggleAttribute("data-calm", this.calm);
  }
}

export const settings = new Settings();
