const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits of sign-in, durations in milliseconds. A network is what `networkOf` makes of a sender's IP address, a site
 * what `siteOf` does; an address is counted by its mailbox (`mailboxOf`). */
export const limits = {
  /** How long a code may be used, once. */
  codeLife: 10 * minute,
  /** Between two codes to one address for one network. */
  resendGap: minute,
  /** Whoever asks for a code is answered after this, though the mail server has not taken it over yet; browsers wait eight seconds. */
  answerWithin: 5_000,
  /** What the counts below look back on. */
  window: hour,
  /** Codes to one address, asked for by one network. */
  sendsPerAddress: 5,
  /**
   * Codes to one address within the life of a code, whoever asks; whoever has signed in to it from their network before is
   * not bound by it. Whoever is has codes in the mailbox that still work.
   */
  sendsPerAddressInAll: 4,
  /** Codes asked for by one network, to whomever, those included that no mail server took. */
  sendsPerNetwork: 20,
  /** The same by all networks of one customer. */
  sendsPerSite: 40,
  /** The same by everybody who has not signed in from their network before: what mails we send for strangers at most. */
  sendsInAll: 1_000,
  /** Wrong guesses at the codes of one address by one network. */
  failuresPerAddress: 5,
  /** Wrong guesses at the codes of one address by all networks that have not asked for one, within the life of a code. */
  failuresOfStrangers: 5,
  sessionLife: 30 * day,
  sessionIdle: 7 * day,
  /** A session notes that it was used at most this often. */
  sessionTouch: hour,
} as const;
