const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The limits of sign-in, durations in milliseconds. */
export const figures = {
  /** How long a code may be used, once. */
  codeLife: 10 * minute,
  /** Between two codes to one address. */
  resendGap: minute,
  /** What the three counts below look back on. */
  window: hour,
  sendsPerAddress: 5,
  sendsPerNetwork: 20,
  failuresPerAddress: 5,
  sessionLife: 30 * day,
  sessionIdle: 7 * day,
  /** A session notes that it was used at most this often. */
  sessionTouch: hour,
} as const;
