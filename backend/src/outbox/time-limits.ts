/** Milliseconds for one delivery, where its channel says nothing else. */
export const timeLimit = 15_000;

/**
 * Milliseconds after which a mail counts as not sent, whatever its server does: longer than all that RFC 5321 has a sender
 * wait for in turn, so that a mail which may arrive yet is not sent beside it.
 */
export const mailTimeLimit = 40 * 60_000;
