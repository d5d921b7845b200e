import { asRecord } from '../record/untrusted-record';
import { type Currency, isCurrency } from './currencies';

/** What one unit of `base` is worth in other currencies. */
export interface ExchangeRates {
  readonly base: Currency;
  /** The day that the rates are of, `YYYY-MM-DD`. */
  readonly date: string;
  readonly rates: Readonly<Partial<Record<Currency, number>>>;
}

/** No two of our currencies are further apart than this; an amount times a rate stays a number that can be read. */
const furthest = 1e9;
/** How far from 1 a currency may stand against itself, by rounding. */
const rounding = 1e-6;
const dayMs = 24 * 60 * 60_000;

/**
 * Reads the answer of an exchange-rate service (section 7): `rates`, of which only the currencies that we offer are kept, and
 * only what can be a rate. `date` comes from the answer or is the day of `now`. `null` when no rate is left, or when the
 * rates are of another base than was asked for.
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

/**
 * The rates of another base, from those of one that are known: what each is worth against the other. `null` where the
 * other is not among them.
 */
export function crossRates({ base, date, rates }: ExchangeRates, other: Currency): ExchangeRates | null {
  const worth = other === base ? 1 : rates[other];
  if (worth === undefined) return null;
  const all = Object.entries({ ...rates, [base]: 1 });
  return { base: other, date, rates: Object.fromEntries(all.map(([code, rate]) => [code, rate / worth])) };
}

/** Some services answer with the rates of their own base whatever is asked: the base then is not worth one of itself. */
function isOf(base: Currency, record: Readonly<Record<string, unknown>>, rates: Readonly<Record<string, unknown>>) {
  const said = record.base ?? record.base_code ?? base;
  const worth = rates[base] ?? 1;
  return said === base && typeof worth === 'number' && Math.abs(worth - 1) <= rounding;
}

/** Services name the day in different ways: a date, or the second of the last change. A day to come is none. */
function dateOf(record: Readonly<Record<string, unknown>>, now: Date): string | null {
  const { date, time_last_update_unix: seconds } = record;
  const isDate = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  const instant = isDate ? Date.parse(date) : typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : Number.NaN;
  // Somewhere on earth it is tomorrow already.
  return instant <= now.getTime() + dayMs ? dayOf(new Date(instant)) : null;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
