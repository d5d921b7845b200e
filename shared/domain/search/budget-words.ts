import { formatDirhams } from '../money/price';
import { type Budget, budgetLimits, openBudgetEnd } from './budget';

/** `AED 510,000 – 3,000,000`; `From AED 3,500,000` or `Up to AED 2,000,000` where the other end is open. */
export function budgetWords({ from, to }: Budget): string {
  if (to === openBudgetEnd) return `From ${formatDirhams(from)}`;
  if (from === budgetLimits.from && to !== budgetLimits.to) return `Up to ${formatDirhams(to)}`;
  return `${formatDirhams(from)} – ${to.toLocaleString('en-AE', { maximumFractionDigits: 0 })}`;
}
