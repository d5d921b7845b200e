import { monthsPerYear } from '@iwan/shared/domain/money/loan-limits';
import {
  type LoanMonth,
  type LoanYear,
  loanSchedule,
  type ScheduleTotals,
  scheduleByYear,
  scheduleTotals,
} from '@iwan/shared/domain/money/loan-schedule';

/** The three fields as numbers: dirhams, percent, years. */
export interface TypedLoan {
  readonly principal: number;
  readonly annualRatePercent: number;
  readonly years: number;
}

export interface CountedLoan {
  readonly loan: TypedLoan;
  readonly schedule: readonly LoanMonth[];
  readonly years: readonly LoanYear[];
  readonly totals: ScheduleTotals;
}

let last: CountedLoan | null = null;

/** All results of a loan; memoised by the loan, so that the charts are not redrawn. */
export function countLoan(loan: TypedLoan): CountedLoan {
  const { principal, annualRatePercent, years } = loan;
  const isSame =
    last?.loan.principal === principal &&
    last.loan.annualRatePercent === annualRatePercent &&
    last.loan.years === years;
  if (last !== null && isSame) return last;
  const schedule = loanSchedule({ principal, annualRatePercent, months: years * monthsPerYear });
  last = {
    loan: { principal, annualRatePercent, years },
    schedule,
    years: scheduleByYear(schedule),
    totals: scheduleTotals(schedule),
  };
  return last;
}
