import type { Project } from '../../model/entities';
import { monthlyInstalment } from '../../money/emi';
import {
  bankRatePercent,
  higherPrice,
  leastDownPaymentPercent,
  loanLimits,
  longestLoanYears,
  monthsPerYear,
} from '../../money/loan-limits';
import { isInCategory } from '../../project/category';
import { isOffPlan } from '../handover-filter';

export const loanYears = longestLoanYears;

export interface BankLoan {
  /** The down payment in dirhams and as the percentage of the price. */
  readonly down: number;
  readonly downPercent: number;
  /** Dirhams a month. */
  readonly monthly: number;
  /** The rule that requires it. */
  readonly rule: 'ready' | 'dear' | 'off plan';
}

/**
 * The largest loan for a home, from the lowest down payment, at a rate near what banks ask. `null` without a price, and for
 * anything that is not a home, to which the rules do not apply.
 */
export function bankLoan({
  price,
  status,
  categories,
}: Pick<Project, 'price' | 'status' | 'categories'>): BankLoan | null {
  const { min, max } = loanLimits.principal;
  if (isInCategory({ categories }, 'Commercial')) return null;
  const isBuiltLater = isOffPlan({ categories, status });
  const downPercent = leastDownPaymentPercent(price, isBuiltLater);
  const down = Math.ceil((price * downPercent) / 100);
  const principal = price - down;
  if (principal < min || principal > max) return null;
  const months = loanYears * monthsPerYear;
  return {
    down,
    downPercent,
    monthly: monthlyInstalment({ principal, annualRatePercent: bankRatePercent, months }),
    rule: isBuiltLater ? 'off plan' : price > higherPrice ? 'dear' : 'ready',
  };
}
