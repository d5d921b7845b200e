import { type Currency, currencies } from '@iwan/shared/domain/money/currencies';
import type { ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { readTypedNumber } from '@iwan/shared/domain/money/typed-number';
import type { SaidCurrency } from '@iwan/shared/domain/search/budget/budget';
import { foldText } from '@iwan/shared/domain/text/search-words';

/** Signs and words of currencies, folded. A dollar is that of the United States, to which the dirham is pegged. */
const signs: Readonly<Record<string, Currency>> = {
  us$: 'USD',
  $: 'USD',
  dollars: 'USD',
  dollar: 'USD',
  '€': 'EUR',
  euros: 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  pounds: 'GBP',
  pound: 'GBP',
  '₹': 'INR',
  rupees: 'INR',
};

const codes = currencies.filter((code) => code !== 'AED');
const marks = new Map<string, Currency>([
  ...Object.entries(signs),
  ...codes.map((code) => [code.toLowerCase(), code] as const),
]);
const written = [...marks.keys()]
  .sort((one, other) => other.length - one.length)
  .map((mark) => mark.replace(/\$/g, '\\$'))
  .join('|');
const figure = '\\d[\\d.,]{0,14}';
const scale = 'k|thousand|m|mn|mln|millions?';
const amounts = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(${written}) ?(${figure})(?: ?(${scale}))?|(${figure})(?: ?(${scale}))? ?(${written}))(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Whether a text names an amount in another currency than the dirham, so that rates have to be known. */
export const namesForeignMoney = (text: string): boolean => foldText(text).search(amounts) !== -1;

/** A folded text with the amounts of other currencies in dirhams. */
export interface ConvertedText {
  readonly text: string;
  /** The currency that was said, and its rate; `null` where none was, or was known. */
  readonly said: SaidCurrency | null;
  /** Amounts whose worth is not known: they are no part of the text, since in dirhams they would mean something else. */
  readonly unread: readonly string[];
}

/**
 * Of two currencies the first is converted.
 *
 *     'under $500k', at 3.6725  =>  'under aed 1836250'
 */
export function inDirhams(text: string, rates: ExchangeRates | null): ConvertedText {
  let said: SaidCurrency | null = null;
  const unread: string[] = [];
  const converted = text.replace(amounts, (match, mark, first, firstScale, second, secondScale, behind) => {
    const currency = marks.get(mark ?? behind);
    const perDirham = currency === undefined ? undefined : rates?.rates[currency];
    const number = readTypedNumber(`${first ?? second}${firstScale ?? secondScale ?? ''}`);
    const isOther = said !== null && said.currency !== currency;
    if (currency === undefined || perDirham === undefined || number === null || isOther) {
      unread.push(match);
      return ' | ';
    }
    const rate = Number((1 / perDirham).toPrecision(5));
    said = { currency, rate };
    return `aed ${Math.round(number * rate)}`;
  });
  return { text: converted, said, unread };
}
