import type { AlertFrequency } from '@iwan/shared/domain/search/alert-frequency';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits of search alerts, durations in milliseconds. A network is what `networkOf` makes of an IP address, a site what
 * `siteOf` does; addresses are counted by mailbox (`mailboxOf`).
 */
export const limits = {
  /** How long a confirmation link is valid. */
  confirmationLife: 2 * day,
  /** The window of the counts below. */
  window: hour,
  /** Between two confirmations for one address from one network. */
  gap: minute,
  /** Confirmations for one address from one network. */
  perAddress: 5,
  /** Confirmations for one address from all networks. */
  perAddressInAll: 10,
  /** Confirmations from one network for all addresses. */
  perNetwork: 20,
  /** The same by all networks of one customer. */
  perSite: 40,
  /** All confirmations: the most mails that strangers can cause. */
  inAll: 1_000,
  /** Alerts of one mailbox. */
  alertsPerAddress: 20,
  /** Devices of one alert. */
  devicesPerAlert: 5,
  /** The longest address of a device at its push service, in characters. */
  longestEndpoint: 1000,
  /** Consecutive mails of an alert that its address refuses permanently; then the alert is deleted. */
  mostRefusals: 3,
  /** A mail that was not delivered by then is outdated and deleted. */
  mailLife: 3 * day,
  /** The time of day in UTC: eight in the morning in Dubai. */
  morning: 4 * hour,
  /** How often the start of a period is checked. */
  interval: 10 * minute,
  /** The most items of each kind in one mail; the rest is only counted. */
  mostItems: 10,
  /** The longest query of a stored search, in characters. */
  longestQuery: 2000,
} as const;

/** The day to which a moment belongs: it begins in the morning. */
export function dayOf(now: Date): string {
  return new Date(now.getTime() - limits.morning).toISOString().slice(0, 10);
}

/**
 * The period of a frequency to which a moment belongs, one mail of which is written at most: ten minutes, a day, or a week that
 * begins on Monday morning. A later period has a later text, whatever the frequencies.
 */
export function periodOf(now: Date, frequency: AlertFrequency): string {
  if (frequency === 'daily') return dayOf(now);
  const moment = new Date(now.getTime() - limits.morning);
  if (frequency === 'at_once') return moment.toISOString().slice(0, 15);
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return dayOf(new Date(now.getTime() - sinceMonday * day));
}
