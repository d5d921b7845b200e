import { loanLimits, parseLoanField } from '@iwan/shared/domain/money/loan-limits';
import type { LoanFieldName } from './loan-input';

export type LoanFieldProblem = 'empty' | 'negative' | 'unreadable' | 'too small';

/** Dashes that are typed or pasted for a minus. */
const negative = /^\D*[-−–]\s*[\d٠-٩۰-۹.,]+\D*$/u;

/**
 * What keeps a field's text from being counted, `null` when nothing does. `hasLeft`: whether the visitor has gone on to
 * another field; before that, what may still become a number is not called wrong.
 *
 *     principal, '-1'     =>  negative
 *     principal, 'abc'    =>  unreadable
 *     principal, '9,999'  =>  too small, once left
 */
export function loanFieldProblem(field: LoanFieldName, text: string, hasLeft: boolean): LoanFieldProblem | null {
  const value = parseLoanField(field, text);
  if (value !== null) return hasLeft && value < loanLimits[field].min ? 'too small' : null;
  if (text.trim() === '') return hasLeft ? 'empty' : null;
  if (negative.test(text)) return 'negative';
  const mayGoOn = /^[\s\p{Sc}.,-]*$|\d\s*\p{L}+$|^(a|ae|aed|d|dh|dhs)\.?$/iu.test(text);
  return mayGoOn && !hasLeft ? null : 'unreadable';
}
