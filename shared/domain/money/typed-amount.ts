import { formatFor } from '../format/format';
import { defaultLanguage } from '../format/languages';
import { latinText, readTypedNumber } from './typed-number';

/** The result of parsing a typed amount. */
export type TypedAmount =
  | { readonly status: 'amount'; readonly dirhams: number }
  | { readonly status: 'empty' }
  | { readonly status: 'unreadable' };

/** Longer texts are not parsed. */
const longest = 60;

const currency = /^(?:aed|dhs?\.?|درهم|د\.إ\.?)|(?:aed|dhs?\.?|درهم|د\.إ\.?)$/g;
/**
 * Parses a typed amount in dirhams: separators, `AED`, short and long words for thousand and million, in Latin, Arabic and
 * Persian digits. Never guesses: an ambiguous text is unreadable.
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
 * Formats an amount for a text field, in the same way in every language: with digits and separators that `parseTypedAmount`
 * accepts.
 *
 *     1_200_000  =>  '1,200,000'
 */
export function writeAmount(amount: number): string {
  return formatFor(defaultLanguage.locale).number(amount);
}
