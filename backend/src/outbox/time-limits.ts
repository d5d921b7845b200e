/** The default timeout of a delivery in milliseconds. */
export const timeLimit = 15_000;

/**
 * The timeout of a mail in milliseconds: longer than all timeouts of RFC 5321 together, so that a mail which may still be
 * accepted is not sent twice.
 */
export const mailTimeLimit = 40 * 60_000;
