/** The portraits of the house's company, by member. */
const found = import.meta.glob<string>("../pictures/company/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

export const portraitOf = (member: string): string => found[`../pictures/company/${member}.webp`] ?? "";
