import { parseTypedAmount } from '@iwan/shared/domain/money/typed-amount';
import { budgetLimits, openBudgetEnd } from '@iwan/shared/domain/search/budget/budget';
import { textsOf } from '../texts';

/** A typed end of the budget: an amount from the lowest on, the limit itself, or an error message. */
export type BudgetEndReading = { readonly dirhams: number } | { readonly problem: string };

/** Parses one end of the budget. An empty field is the limit of that end. */
export function readBudgetEnd(text: string, end: 'from' | 'to', locale: string): BudgetEndReading {
  const texts = textsOf(locale);
  const typed = parseTypedAmount(text);
  if (typed.status === 'empty') return { dirhams: budgetLimits[end] };
  if (typed.status === 'unreadable') return { problem: texts.unreadable };
  if (typed.dirhams < budgetLimits.from) return { problem: texts.tooLow };
  // The slider ends at section 9's highest price; a typed amount may be any price.
  if (typed.dirhams >= openBudgetEnd) return { problem: texts.tooHigh };
  return { dirhams: typed.dirhams };
}
