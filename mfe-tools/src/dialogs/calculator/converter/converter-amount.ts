import { type Currency, isCurrency } from '@iwan/shared/domain/money/currencies';
import { latinText, readTypedNumber } from '@iwan/shared/domain/money/typed-number';

/** The result of parsing a typed amount. */
export type ConverterAmount =
  /** `named`: the currency written beside the number, where it is one of the options. */
  | { readonly status: 'amount'; readonly amount: number; readonly named: Currency | null }
  | { readonly status: 'empty' | 'unreadable' | 'negative' | 'too large' };

/** A quadrillion, beyond which numbers lose their hundredths. */
const largest = 1e15;
/** Longer texts are not parsed. */
const longest = 60;

/** Symbols that mean one currency; a dollar or yen sign may be several. */
const signs: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₽': 'RUB',
  '₹': 'INR',
  '₺': 'TRY',
  '₩': 'KRW',
  '₫': 'VND',
  '₪': 'ILS',
  '₦': 'NGN',
  '฿': 'THB',
  '₱': 'PHP',
  '₸': 'KZT',
  dh: 'AED',
  dhs: 'AED',
  درهم: 'AED',
  'د.إ': 'AED',
};

const mark = '(?:\\p{Sc}|د\\.إ|درهم|dhs?|rs|[a-z]{3}(?!\\p{L}))';
const before = new RegExp(`^(${mark})\\.?\\s*(?=[-−\\d.,])`, 'u');
const after = new RegExp(`(?<=[\\d.,\\s]|\\p{L}\\s)(${mark})\\.?$`, 'u');
const minus = /^[-−–]|[-−–]$/;

/**
 * Parses the typed amount, whatever the currency of the field: numbers and words as `readTypedNumber` parses them, with a
 * currency symbol or code at either end, which is reported and ignored. Never guesses, never `NaN`.
 *
 *     '€1,250.50'  =>  1250.5, named EUR
 *     '١٠٠٠'       =>  1000
 *     '-5'         =>  negative
 */
export function parseConverterAmount(text: string): ConverterAmount {
  const typed = latinText(text);
  if (typed === '') return { status: 'empty' };
  if (typed.length > longest) return { status: /^[\d.,\s]+$/.test(typed) ? 'too large' : 'unreadable' };
  const figures = typed.replace(minus, '').trim();
  const at = before.test(figures) ? before : after;
  const written = at.exec(figures)?.[1] ?? '';
  const bare = figures.replace(at, '').trim();
  const unsigned = bare.replace(minus, '').trim();
  const amount = readTypedNumber(unsigned);
  if (amount === null) return { status: 'unreadable' };
  if (figures !== typed || unsigned !== bare) return { status: 'negative' };
  if (amount > largest) return { status: 'too large' };
  const code = written.toUpperCase();
  return { status: 'amount', amount, named: isCurrency(code) ? code : (signs[written] ?? null) };
}
