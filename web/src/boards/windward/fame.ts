/** Where the flag stands on the line of notoriety; the server says when the last turns begin. */
export const FAME = 15;
