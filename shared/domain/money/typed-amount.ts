import { formatFor } from '../format/format';
import { defaultLanguage } from '../format/languages';
import { latinText, readTypedNumber } from './typed-number';

/** What a typed amount of money came to. */
export type TypedAmount =
  | { readonly status: 'amount'; readonly dirhams: number }
  | { readonly status: 'empty' }
  | { readonly status: 'unreadable' };

/** Longer than any amount that somebody types; what is longer is not looked at. */
const longest = 60;

const currency = /^(?:aed|dhs?\.?|درهم|د\.إ\.?)|(?:aed|dhs?\.?|درهم|د\.إ\.?)$/g;
/**
 * The dirhams that a visitor means by what is typed into a field of money: separators, `AED`, short and long words for
 * thousand and million, in Latin, Arabic and Persian digits. Never guesses: what could be two amounts is unreadable.
 *
 *     '2m'           =>  2_000_000
 *     '1.5 MILLION'  =>  1_500_000
 *     '٢٬٠٠٠٬٠٠٠'     =>  2_000_000
 *     '2-3m'         =>  unreadable
 */
export function parseTypedAmount(text: string): TypedAmount {
  const typed = latinText(text);
  if (typed === '') return { status: 'empty' };
  const number = typed.length > longest ? null : readTypedNumber(typed.replace(currency, '').trim());
  const dirhams = number === null ? Number.NaN : Math.round(number);
  return Number.isSafeInteger(dirhams) ? { status: 'amount', dirhams } : { status: 'unreadable' };
}

/**
 * An amount as it stands in a field of money before it is typed over, in whatever language the page is: in the digits and
 * with the separators that `parseTypedAmount` reads.
 *
 *     1_200_000  =>  '1,200,000'
 */
export function writeAmount(amount: number): string {
  return formatFor(defaultLanguage.locale).number(amount);
}
