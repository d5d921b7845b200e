import { type Currency, currencies } from '@iwan/shared/domain/money/currencies';
import type { ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { readTypedNumber, scaleWords } from '@iwan/shared/domain/money/typed-number';
import type { TypedCurrency } from '@iwan/shared/domain/search/budget/budget';
import { foldText } from '@iwan/shared/domain/text/search-words';

/** Currency symbols and words, folded. A dollar is the US dollar, to which the dirham is pegged. */
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
const amounts = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(${written}) ?(${figure})(?: ?(${scaleWords}))?|(${figure})(?: ?(${scaleWords}))? ?(${written}))(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Whether a text contains an amount in another currency, so that exchange rates are needed. */
export const namesForeignMoney = (text: string): boolean => foldText(text).search(amounts) !== -1;

/** A folded text with foreign amounts converted to dirhams. */
export interface ConvertedText {
  readonly text: string;
  /** The currency and its rate; `null` without a foreign amount or without a known rate. */
  readonly typed: TypedCurrency | null;
  /** Amounts without a known rate. They are removed from the text, since they would be read as dirhams. */
  readonly unread: readonly string[];
}

/**
 * With two currencies, only the first is converted.
 *
 *     'under $500k', at 3.6725  =>  'under aed 1836250'
 */
export function inDirhams(text: string, rates: ExchangeRates | null): ConvertedText {
  let typed: TypedCurrency | null = null;
  const unread: string[] = [];
  const converted = text.replace(amounts, (match, mark, first, firstScale, second, secondScale, behind) => {
    const currency = marks.get(mark ?? behind);
    const perDirham = currency === undefined ? undefined : rates?.rates[currency];
    const number = readTypedNumber(`${first ?? second}${firstScale ?? secondScale ?? ''}`);
    const isOther = typed !== null && typed.currency !== currency;
    if (currency === undefined || perDirham === undefined || number === null || isOther) {
      unread.push(match);
      return ' | ';
    }
    const rate = Number((1 / perDirham).toPrecision(5));
    typed = { currency, rate };
    return `aed ${Math.round(number * rate)}`;
  });
  return { text: converted, typed, unread };
}
