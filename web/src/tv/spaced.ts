/** A code as it is read aloud: in two halves. */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
