const WRITES = "input, textarea, select, [contenteditable]";

/** The keys of undo, U or Ctrl+Z, outside of fields with their own undo. */
export function wantsBack(event: KeyboardEvent): boolean {
  const at = event.target;
  if (event.shiftKey || event.altKey || (at instanceof Element && at.matches(WRITES))) return false;
  const pressed = event.key.toLowerCase();
  return event.ctrlKey || event.metaKey ? pressed === "z" : pressed === "u";
}
