/** At most `most` events within any `window` milliseconds. */
export interface Limit {
  readonly most: number;
  readonly window: number;
}

/**
 * Milliseconds until one more event is within the limit; 0 when it already is. Looks back from now, so that nobody has
 * two hours' worth around the turn of an hour. What lies further ahead than the clocks of two nodes differ was noted
 * while one of them was wrong, and binds nobody.
 */
export function waitingTime(events: readonly Date[], { most, window }: Limit, now: Date): number {
  const recent = events.map((at) => at.getTime()).filter((at) => Math.abs(now.getTime() - at) < window);
  if (recent.length < most) return 0;
  const leaves = recent.toSorted((a, b) => a - b)[recent.length - most] ?? now.getTime();
  return leaves + window - now.getTime();
}
