import { words } from "../words/words.svelte";
import { recall } from "./memory";

/** A suggested name: the last one used, or a random one from the catalogue's lists. */
export function suggestedName(): string {
  return recall("name", "") || newName();
}

export function newName(): string {
  const pick = (key: string) => {
    const list = words.text(key).split(",");
    return (list[Math.floor(Math.random() * list.length)] ?? "").trim();
  };
  return words.text("client-made-up-name", {
    kind: pick("client-name-kinds"),
    animal: pick("client-name-animals"),
  });
}
