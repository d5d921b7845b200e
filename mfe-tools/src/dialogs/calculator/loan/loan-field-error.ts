import { loanLimits, parseLoanField } from '@iwan/shared/domain/money/loan-limits';
import type { LoanFieldName } from './loan-input';

export type LoanFieldError = 'empty' | 'negative' | 'unreadable' | 'other currency' | 'too small';

/** Dashes that are typed or pasted in place of a minus. */
const negative = /^\D*[-−–]\s*[\d٠-٩۰-۹.,]+\D*$/u;

/**
 * What is wrong with a field's text; `null` where it can be computed with. `hasLeft`: whether the visitor has moved on to
 * another field; before that, an incomplete number is not an error.
 *
 *     principal, '-1'     =>  negative
 *     principal, 'abc'    =>  unreadable
 *     principal, '$500k'  =>  other currency
 *     principal, '9,999'  =>  too small, once left
 */
export function loanFieldError(field: LoanFieldName, text: string, hasLeft: boolean): LoanFieldError | null {
  const value = parseLoanField(field, text);
  if (value !== null) return hasLeft && value < loanLimits[field].min ? 'too small' : null;
  if (text.trim() === '') return hasLeft ? 'empty' : null;
  if (negative.test(text)) return 'negative';
  if (field === 'principal' && /\p{Sc}/u.test(text)) return 'other currency';
  const mayGoOn = /^[\s.,-]*$|^\d+,\d{1,2}$|\d\s*\p{L}+$|^(a|ae|aed|d|dh|dhs)\.?$/iu.test(text);
  return mayGoOn && !hasLeft ? null : 'unreadable';
}
