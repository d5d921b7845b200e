import { formatFor } from '../../format/format';
import { type Budget, budgetLimits, openBudgetEnd } from './budget';
import { budgetTextsOf } from './budget-texts';

/** `AED 510,000 – 3,000,000`; `From AED 3,500,000` or `Up to AED 2,000,000` where the other end is open. */
export function budgetWords({ from, to }: Budget, locale: string): string {
  const format = formatFor(locale);
  const texts = budgetTextsOf(locale);
  if (to === openBudgetEnd) return texts.from(format.dirhams(from));
  if (from === budgetLimits.from && to !== budgetLimits.to) return texts.upTo(format.dirhams(to));
  return `${format.dirhams(from)} – ${format.whole(to)}`;
}
