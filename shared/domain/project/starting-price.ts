import { parsePrice } from '../money/price';
import { readLine, type UntrustedRecord } from '../record/untrusted-record';

/** The starting price in dirhams; 0 where the record has none, with the record's words in its place. */
export interface StartingPrice {
  readonly price: number;
  readonly priceNote?: string;
}

/** The longest text that is shown in place of a price. */
const longestNote = 40;

/**
 * Parses `starting_price` of a project (section 3); the only place that does so.
 *
 *     '1.5 MILLION'       =>  { price: 1_500_000 }
 *     'Price on request'  =>  { price: 0, priceNote: 'Price on request' }
 */
export function readStartingPrice(record: UntrustedRecord): StartingPrice {
  const text = readLine(record, 'starting_price');
  const price = parsePrice(text);
  if (price !== null) return { price };
  const said = text?.trim().replace(/\s+/g, ' ') ?? '';
  const isSaid = /\p{L}{2,}/u.test(said.replace(/\baed\b/gi, '')) || (/\p{L}/u.test(said) && /[1-9]/.test(said));
  return isSaid && !/[<>]/.test(said) && said.length <= longestNote ? { price: 0, priceNote: said } : { price: 0 };
}
