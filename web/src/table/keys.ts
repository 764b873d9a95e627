const WRITES = "input, textarea, select, [contenteditable]";

/** U, or Ctrl+Z, outside a field that has its own undo. */
export function wantsBack(event: KeyboardEvent): boolean {
  const at = event.target;
  if (event.shiftKey || event.altKey || (at instanceof Element && at.matches(WRITES))) return false;
  const pressed = event.key.toLowerCase();
  return event.ctrlKey || event.metaKey ? pressed === "z" : pressed === "u";
}
