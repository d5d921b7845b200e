import { parseTypedAmount } from './typed-amount';
import { latinText } from './typed-number';

/** Words that records have around a price. */
const before = /^(?:(?:price|starting|starts)\s+)?(?:from|at)\s+/;
const after = /\s*(?:\/-|onwards?)$/;
/** Longer texts are not parsed. */
const longest = 100;
const range = /^(.*\d.*?)\s*(?:[-–—]|\bto\b)\s*(.*\d.*)$/;

/**
 * Parses a price in dirhams, in any case, with or without `AED` (section 5, budget), as records write it; the lower end of a
 * range. `null` when it is missing, 0 or not a price.
 *
 *     'AED 1,200,000'          =>  1_200_000
 *     '1.5 MILLION'            =>  1_500_000
 *     'AED 1,200,000/-'        =>  1_200_000
 *     'From AED 1.2M to 2M'    =>  1_200_000
 *     'On request'             =>  null
 */
export function parsePrice(text: string | null): number | null {
  if (text === null || text.length > longest) return null;
  const written = latinText(text).replace(before, '').replace(after, '');
  const whole = dirhamsIn(written);
  if (whole !== null) return whole;
  const [, low = '', high = ''] = range.exec(written) ?? [];
  const [from, to] = [dirhamsIn(low), dirhamsIn(high)];
  // In '1.2 - 2M' the first number is not in dirhams.
  return from !== null && to !== null && from >= to / 100 ? from : null;
}

function dirhamsIn(text: string): number | null {
  const amount = parseTypedAmount(text);
  return amount.status === 'amount' && amount.dirhams > 0 ? amount.dirhams : null;
}
