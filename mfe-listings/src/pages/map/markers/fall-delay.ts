/** The longest delay before a marker is animated, in milliseconds (section 2, map). */
export const longestFallDelay = 600;

/** The delay of a project's marker in milliseconds: pseudo-random, and the same on the server and in the browser. */
export function fallDelayOf(id: string): number {
  let hash = 17;
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (Math.imul(hash, 2_654_435_761) >>> 0) % longestFallDelay;
}
