/** A picture of a deck's manifest. */
export interface Painted {
  id: string;
  colour: string;
  motifs?: string[];
  files: Record<string, { file: string; width: number; height: number }>;
}

/** The pictures of the decks in play: their files, and the placeholder colour while they load. */
class Decks {
  private pictures = $state.raw(new Map<string, { deck: string; painted: Painted }>());
  private coming = new Map<string, Promise<void>>();

  load(deck: string): Promise<void> {
    const known = this.coming.get(deck);
    if (known) return known;
    const loading = fetch(`/decks/${deck}/manifest.json`)
      .then((answer) => (answer.ok ? answer.json() : { pictures: [] }))
      .then((manifest: { pictures: Painted[] }) => {
        const all = new Map(this.pictures);
        for (const painted of manifest.pictures) all.set(painted.id, { deck, painted });
        this.pictures = all;
      });
    loading.catch(() => this.coming.delete(deck));
    this.coming.set(deck, loading);
    return loading;
  }

  /** The pictures of a deck, in its order. */
  all(deck: string): string[] {
    return [...this.pictures].filter(([, found]) => found.deck === deck).map(([id]) => id);
  }

  /** What a picture shows in a few plain words, in the deck's own keys. */
  motifs(id: string): string[] {
    return this.pictures.get(id)?.painted.motifs ?? [];
  }

  colour(id: string): string {
    return this.pictures.get(id)?.painted.colour ?? "#3d5480";
  }

  size(id: string): { width: number; height: number } {
    return Object.values(this.pictures.get(id)?.painted.files ?? {})[0] ?? { width: 400, height: 500 };
  }

  address(id: string, width: string): string | undefined {
    const found = this.pictures.get(id);
    const file = found?.painted.files[width]?.file;
    return file && `/decks/${found.deck}/pictures/${file}`;
  }

  /** The smallest file that is at least so wide, else the widest. */
  nearest(id: string, width: number): string | undefined {
    const widths = Object.keys(this.pictures.get(id)?.painted.files ?? {}).sort(
      (a, b) => Number(a) - Number(b),
    );
    const found = widths.find((each) => Number(each) >= width) ?? widths.at(-1);
    return found && this.address(id, found);
  }

  /** Attributes of an `img`: the small file, and all sizes. */
  sources(id: string): { src?: string; srcset?: string } {
    const widths = Object.keys(this.pictures.get(id)?.painted.files ?? {}).sort(
      (a, b) => Number(a) - Number(b),
    );
    const srcset = widths.map((width) => `${this.address(id, width)} ${width}w`).join(", ");
    return widths[0] ? { src: this.address(id, widths[0]), srcset } : {};
  }
}

export const decks = new Decks();
