/** How to take down each page that a test has put up. A test that fails takes down nothing itself, and the files of a worker
 * share one document. */
export const left = new Set<() => Promise<void>>();
