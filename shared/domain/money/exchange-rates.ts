import { asRecord } from '../record/untrusted-record';
import { type Currency, isCurrency } from './currencies';

/** The value of one unit of `base` in other currencies. */
export interface ExchangeRates {
  readonly base: Currency;
  /** The day of the rates, `YYYY-MM-DD`. */
  readonly date: string;
  readonly rates: Readonly<Partial<Record<Currency, number>>>;
}

/** The largest plausible rate, so that an amount times a rate stays a readable number. */
const furthest = 1e9;
/** How far the rate of the base itself may differ from 1, by rounding. */
const rounding = 1e-6;
const dayMs = 24 * 60 * 60_000;

/**
 * Parses the response of an exchange-rate service (section 7): `rates`, of which only plausible ones of our currencies are
 * used. `date` comes from the response or is the day of `now`. `null` when no rate is left, or when the rates are of another
 * base than requested.
 */
export function parseExchangeRates(body: unknown, base: Currency, now: Date): ExchangeRates | null {
  const record = asRecord(body);
  const listed = asRecord(record?.rates);
  if (!record || !listed || !isOf(base, record, listed)) return null;
  const read = Object.entries(listed).filter(
    (entry): entry is [Currency, number] =>
      isCurrency(entry[0]) && typeof entry[1] === 'number' && entry[1] <= furthest && entry[1] >= 1 / furthest,
  );
  if (read.length === 0) return null;
  return { base, date: dateOf(record, now) ?? dayOf(now), rates: Object.fromEntries(read) };
}

/** Converts rates to another base. `null` where the other currency is not among them. */
export function crossRates({ base, date, rates }: ExchangeRates, other: Currency): ExchangeRates | null {
  const worth = other === base ? 1 : rates[other];
  if (worth === undefined) return null;
  const all = Object.entries({ ...rates, [base]: 1 });
  return { base: other, date, rates: Object.fromEntries(all.map(([code, rate]) => [code, rate / worth])) };
}

/** Some services always respond with the rates of their own base: then the requested base is not 1. */
function isOf(base: Currency, record: Readonly<Record<string, unknown>>, rates: Readonly<Record<string, unknown>>) {
  const said = record.base ?? record.base_code ?? base;
  const worth = rates[base] ?? 1;
  return said === base && typeof worth === 'number' && Math.abs(worth - 1) <= rounding;
}

/** Services give the day in different ways: a date, or the time of the last change in seconds. A future day is ignored. */
function dateOf(record: Readonly<Record<string, unknown>>, now: Date): string | null {
  const { date, time_last_update_unix: seconds } = record;
  const isDate = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  const instant = isDate ? Date.parse(date) : typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : Number.NaN;
  // Somewhere on earth it is already tomorrow.
  return instant <= now.getTime() + dayMs ? dayOf(new Date(instant)) : null;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
