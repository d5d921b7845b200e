/** The limit of processor time for running the code of a release once, in milliseconds. */
const mostUsed = 4_000;
/** The limit of elapsed time for that, in milliseconds. */
const longest = 20_000;

/**
 * Why the first run of a release's code is given up, as the rest of a sentence; `null` where it is not. Processor time counts
 * instead of elapsed time: on a busy machine the process may only have waited, and a release that is refused at the start of a
 * site is missing until another one is published. Both in milliseconds.
 */
export function startExceeded({ used, waited }: { readonly used: number; readonly waited: number }): string | null {
  // Where the system does not provide processor time, the difference is NaN, and only elapsed time counts.
  if ((Number.isNaN(used) ? waited : used) >= mostUsed) {
    return `did not finish within ${mostUsed / 1000} s of processor time when it was run`;
  }
  return waited >= longest ? `did not finish within ${longest / 1000} s when it was run` : null;
}
