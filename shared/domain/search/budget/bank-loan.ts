import type { Project } from '../../model/entities';
import { higherPrice, leastDownPaymentPercent } from '../../money/down-payment';
import { monthlyInstalment } from '../../money/emi';
import { loanLimits, marketRatePercent, monthsPerYear } from '../../money/loan-limits';
import { isInCategory } from '../../project/category';
import { isReady } from '../handover-filter';

export const loanYears = 25;

export interface BankLoan {
  /** Dirhams, as the percentage of the price. */
  readonly down: number;
  readonly downPercent: number;
  /** Dirhams a month. */
  readonly monthly: number;
  /** Which of the rules asks for this much. */
  readonly rule: 'ready' | 'dear' | 'off plan';
}

/**
 * The most that a bank lends for a home, by the least that has to be paid down, at the market's rate (section 9). `null`
 * where that cannot be said: without a price, and for what is no home, which those rules are not about.
 */
export function bankLoan({
  price,
  status,
  categories,
}: Pick<Project, 'price' | 'status' | 'categories'>): BankLoan | null {
  const { min, max } = loanLimits.principal;
  if (isInCategory({ categories }, 'Commercial')) return null;
  const isOffPlan = isInCategory({ categories }, 'Off Plan') && !isReady(status);
  const downPercent = leastDownPaymentPercent(price, isOffPlan);
  const down = Math.ceil((price * downPercent) / 100);
  const principal = price - down;
  if (principal < min || principal > max) return null;
  const months = loanYears * monthsPerYear;
  return {
    down,
    downPercent,
    monthly: monthlyInstalment({ principal, annualRatePercent: marketRatePercent, months }),
    rule: isOffPlan ? 'off plan' : price > higherPrice ? 'dear' : 'ready',
  };
}
