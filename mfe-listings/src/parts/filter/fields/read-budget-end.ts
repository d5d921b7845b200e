import { parseTypedAmount } from '@iwan/shared/domain/money/typed-amount';
import { budgetLimits, openBudgetEnd } from '@iwan/shared/domain/search/budget/budget';
import { textsOf } from '../texts';

/** What a typed end of the budget means: an amount from the lowest on, the limit itself, or a sentence of what to mend. */
export type BudgetEndReading = { readonly dirhams: number } | { readonly problem: string };

/** Reads one end of the budget as it was typed. An emptied field leaves that end open, which is its limit. */
export function readBudgetEnd(text: string, end: 'from' | 'to', locale: string): BudgetEndReading {
  const texts = textsOf(locale);
  const typed = parseTypedAmount(text);
  if (typed.status === 'empty') return { dirhams: budgetLimits[end] };
  if (typed.status === 'unreadable') return { problem: texts.unreadable };
  if (typed.dirhams < budgetLimits.from) return { problem: texts.tooLow };
  // The slider ends at section 9's highest; typed, an amount goes as far as any price.
  if (typed.dirhams >= openBudgetEnd) return { problem: texts.tooHigh };
  return { dirhams: typed.dirhams };
}
