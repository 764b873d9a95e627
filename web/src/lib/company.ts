/** The portraits of the house's company, by member. */
const found = import.meta.glob<string>("../pictures/company/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The attributes of an `img` with a member's portrait. */
export function portraitOf(member: string) {
  const src = found[`../pictures/company/${member}-96.webp`] ?? "";
  return { src, srcset: `${src} 96w, ${found[`../pictures/company/${member}-192.webp`] ?? src} 192w` };
}
