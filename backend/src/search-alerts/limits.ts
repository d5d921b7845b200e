const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits of searches by e-mail, durations in milliseconds. A network is what `networkOf` makes of an IP address, a site
 * what `siteOf` does; an address is counted by its mailbox (`mailboxOf`).
 */
export const limits = {
  /** How long a link that confirms may be used. */
  confirmationLife: 2 * day,
  /** What the counts below look back on. */
  window: hour,
  /** Between two confirmations of one address that one network asks for. */
  gap: minute,
  /** Confirmations of one address, asked for by one network. */
  perAddress: 5,
  /** Confirmations of one address, whoever asks. */
  perAddressInAll: 10,
  /** Confirmations asked for by one network, of whatever addresses. */
  perNetwork: 20,
  /** The same by all networks of one customer. */
  perSite: 40,
  /** Confirmations in all: what mails we send for strangers at most. */
  inAll: 1_000,
  /** Searches that one address is told of. */
  alertsPerAddress: 20,
  /** Mails of a search in a row that its address refuses for good; then the search ends. */
  mostRefusals: 3,
  /** A mail that has not gone out by then tells of yesterday's news, and goes no more. */
  mailLife: 3 * day,
  /** Into the day, in UTC: eight in the morning in Dubai. */
  morning: 4 * hour,
  /** How often it is looked whether a day has begun. */
  interval: 10 * minute,
  /** What stands in one mail of each kind of news; the rest is counted. */
  mostItems: 10,
  /** Characters of a kept search. */
  longestQuery: 2000,
} as const;

/** The day whose news is sent at a moment: it begins in the morning. */
export function dayOf(now: Date): string {
  return new Date(now.getTime() - limits.morning).toISOString().slice(0, 10);
}
