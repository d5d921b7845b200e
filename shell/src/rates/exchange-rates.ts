import { asRecord } from '@iwan/shared/domain/record/untrusted-record';

/** What one unit of `base` is worth in other currencies, by their three-letter codes (ISO 4217). */
export interface ExchangeRates {
  readonly base: string;
  /** The day that the rates are of, `YYYY-MM-DD`. */
  readonly date: string;
  readonly rates: Readonly<Record<string, number>>;
}

/** Whether a text has the form of a currency's code. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/**
 * Reads the answer of an exchange-rate service (section 7): `rates`, of which what is not a positive number under a
 * code is left out. `date` comes from the answer or is the day of `now`. `null` when no rate is left.
 */
export function parseExchangeRates(body: unknown, base: string, now: Date): ExchangeRates | null {
  const record = asRecord(body);
  const listed = asRecord(record?.rates);
  if (!record || !listed) return null;
  const read = Object.entries(listed).filter(
    (entry): entry is [string, number] =>
      isCurrencyCode(entry[0]) && typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[1] > 0,
  );
  if (read.length === 0) return null;
  return { base, date: dateOf(record) ?? dayOf(now), rates: Object.fromEntries(read) };
}

/** Services name the day in different ways: a date, or the second of the last change. */
function dateOf(record: Readonly<Record<string, unknown>>): string | null {
  const { date, time_last_update_unix: seconds } = record;
  if (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const isInstant = typeof seconds === 'number' && seconds > 0 && seconds < 8_640_000_000_000;
  return isInstant ? dayOf(new Date(seconds * 1000)) : null;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
