/** Let the page fall to evening, whatever the reader's light is; returns how to end it. */
export function dusk(): () => void {
  const root = document.documentElement;
  const before = root.dataset["theme"];
  root.dataset["theme"] = "night";
  return () => {
    if (before === undefined) delete root.dataset["theme"];
    else root.dataset["theme"] = before;
  };
}
