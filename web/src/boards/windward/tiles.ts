/** The six tiles of the planet, both sides, as on the server: one word for each ring, the outermost first.
 * C Around-the-Planet corner, F Feeding Ground, R red start, G Gas Pocket, Z Zephyr, # Drift, . open sky. */
export const LARGE = [
  "C..G.. .#..R Z.#. .F. .# .",
  "C.#..G Z.F.. .#.R #.# .. .",
  "C.Z.R. ..#.# G.F. .#. .. .",
  "CG..#. ..#.Z .F.. ..R #. .",
  "C..#.. R.#F. ..Z# #.G .. .",
  "C..F.. .#..G .R.# .#Z .. .",
];

export const SMALL = [
  "C.RG Z#. .F .",
  "C.GZ R#F .. .",
  "CZ.R .F# G. .",
  "CR.G Z.F #. .",
  "CG.R #F. .Z .",
  "C.F. R.G #Z .",
];
