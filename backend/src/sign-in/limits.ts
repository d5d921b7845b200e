/** At most `most` events within any `window` milliseconds. */
interface Limit {
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

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits of sign-in, durations in milliseconds. A network is what `networkOf` makes of a client's IP address, a site what
 * `siteOf` does; addresses are counted by mailbox (`mailboxOf`).
 */
export const limits = {
  /** How long a code is valid; it can be used once. */
  codeLife: 10 * minute,
  /** Between two codes for one address from one network. */
  resendGap: minute,
  /** After this the response is sent even if the mail server has not accepted the mail yet; browsers wait eight seconds. */
  responseWithin: 5_000,
  /** The window of the counts below. */
  window: hour,
  /** Codes for one address, requested from one network. */
  sendsPerAddress: 5,
  /**
   * Codes for one address within the lifetime of a code, from all networks; a network from which the address has signed in
   * before is exempt. A client that is refused has valid codes in the mailbox.
   */
  sendsPerAddressInAll: 4,
  /** Codes requested from one network for any address, including those that no mail server has accepted. */
  sendsPerNetwork: 20,
  /** The same by all networks of one customer. */
  sendsPerSite: 40,
  /** The same from everybody who has not signed in from their network before: the most mails that strangers can cause. */
  sendsInAll: 1_000,
  /** Wrong guesses at the codes of one address from one network. */
  failuresPerAddress: 5,
  /** Wrong guesses at the codes of one address from all networks that have not requested one, within the lifetime of a code. */
  failuresOfStrangers: 5,
  sessionLife: 30 * day,
  sessionIdle: 7 * day,
  /** The last use of a session is recorded at most this often. */
  sessionTouch: hour,
} as const;

/** The longest of several waiting times: each is of some events and their limit. */
export const longestWait = (now: Date, counts: readonly (readonly [readonly Date[], Limit])[]): number =>
  Math.max(...counts.map(([events, limit]) => waitingTime(events, limit, now)));
