/** At most `most` events within any `window` milliseconds. */
export interface Limit {
  readonly most: number;
  readonly window: number;
}

/**
 * Milliseconds until one more event is within the limit; 0 when it already is. A sliding window, so that nobody has twice the
 * limit around a full hour. Events further in the future than the clocks of two nodes differ were stored while a clock was
 * wrong, and are ignored.
 */
export function waitingTime(events: readonly Date[], { most, window }: Limit, now: Date): number {
  const recent = events.map((at) => at.getTime()).filter((at) => Math.abs(now.getTime() - at) < window);
  if (recent.length < most) return 0;
  const leaves = recent.toSorted((a, b) => a - b)[recent.length - most] ?? now.getTime();
  return leaves + window - now.getTime();
}
