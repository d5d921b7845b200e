import { asRecord } from '../record/untrusted-record';

/** The fields of a project that have prices. */
interface Priced {
  readonly starting_price?: unknown;
  readonly units?: unknown;
  readonly price_history?: unknown;
}

/**
 * A record without its former prices and the prices of its units where words stand in the place of its starting price, such as
 * `Price on request`: who withdraws a price withdraws all of them. Any other record as it is.
 */
export function withoutWithheldPrices<Record extends Priced>(record: Record): Record {
  const { starting_price: text } = record;
  if (typeof text !== 'string' || !/\p{L}{2}/u.test(text) || /\p{Nd}/u.test(text)) return record;
  const { units, price_history: history } = record;
  return {
    ...record,
    ...(Array.isArray(units) && { units: units.map((unit) => (asRecord(unit) ? { ...unit, price: null } : unit)) }),
    ...(history !== undefined && { price_history: [] }),
  };
}
