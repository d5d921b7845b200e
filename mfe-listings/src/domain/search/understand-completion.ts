import { type NumberRange, numberRange } from '@iwan/shared/domain/search/criteria/kinds';
import type { Reading } from './understand-price';

const event = 'hand(?:ed)?[- ]?over|complet(?:ion|ed)';
const years = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${event}) ?(in|by|from|between|until|before|after)? (20\\d\\d)(?: ?(?:and|to|-|–) ?(20\\d\\d))?(?![\\p{L}\\p{N}])`,
  'u',
);

/**
 * The years of completion in a folded text, and the text without them.
 *
 *     'handover in 2028'         =>  2028 to 2028
 *     'completed by 2027'        =>  up to 2027
 *     'completion 2027 to 2029'  =>  2027 to 2029
 */
export function understandCompletion(text: string): Reading<NumberRange> | null {
  const found = years.exec(text);
  if (found === null) return null;
  const [whole, link, first, second] = found;
  const meaning = rangeOf(link, Number(first), second === undefined ? null : Number(second));
  return meaning && { meaning, rest: text.replace(whole, ' | ') };
}

function rangeOf(link: string | undefined, first: number, second: number | null): NumberRange | null {
  if (second !== null) return numberRange(first, second);
  switch (link) {
    case 'by':
    case 'until':
      return numberRange(null, first);
    case 'before':
      return numberRange(null, first - 1);
    case 'from':
      return numberRange(first, null);
    case 'after':
      return numberRange(first + 1, null);
    default:
      return numberRange(first, first);
  }
}
