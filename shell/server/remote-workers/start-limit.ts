/** Processor time that the code of a release may take to be run once, in milliseconds. */
const mostUsed = 4_000;
/** How long that may take whatever it uses, in milliseconds. */
const longest = 20_000;

/**
 * Why a release is not waited for any longer whose code is being run for the first time, as the rest of a sentence; `null` where it
 * is. What it uses counts, not what the clock says: on a busy machine it may only have waited for its turn, and a release that is
 * refused at the start of a site is away until somebody publishes another one. Both in milliseconds.
 */
export function startExceeded({ used, waited }: { readonly used: number; readonly waited: number }): string | null {
  // Where the system does not say what was used, the difference is no number, and time alone has to decide.
  if ((Number.isNaN(used) ? waited : used) >= mostUsed) {
    return `did not finish within ${mostUsed / 1000} s of processor time when it was run`;
  }
  return waited >= longest ? `did not finish within ${longest / 1000} s when it was run` : null;
}
