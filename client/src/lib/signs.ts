/** Signs that game-icons.net lacks, drawn by us on 512 × 512 like its own. */

/** An open eye. */
export const EYE =
  'M256 104C120 104 32 256 32 256s88 152 224 152 224-152 224-152S392 104 256 104Z' +
  'm0 48a104 104 0 1 1 0 208 104 104 0 0 1 0-208Zm0 52a52 52 0 1 0 0 104 52 52 0 0 0 0-104Z';
