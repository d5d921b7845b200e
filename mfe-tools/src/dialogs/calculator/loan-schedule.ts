import { type Loan, monthlyInstalment } from '@iwan/shared/domain/money/emi';

/** One month of the amortization list, by its names in section 3; all amounts dirhams, exact to the fil. */
export interface LoanMonth {
  /** From 1. */
  readonly month: number;
  readonly principalPaidMonthly: number;
  readonly interestPaidMonthly: number;
  readonly totalPaymentMonthly: number;
  /** What is still owed after this month. */
  readonly balance: number;
}

/**
 * The amortization list of a loan. Every month pays the instalment rounded to the fil, the last one whatever clears the
 * balance to the fil. Throws a `RangeError` for a loan that cannot be.
 */
export function loanSchedule(loan: Loan): readonly LoanMonth[] {
  // Whole fils, so that no rounding error adds up.
  const instalment = toFils(monthlyInstalment(loan));
  let balance = toFils(loan.principal);
  return Array.from({ length: loan.months }, (_, index) => {
    const interest = Math.round((balance * loan.annualRatePercent) / 1200);
    const isLast = index === loan.months - 1;
    const principal = isLast ? balance : Math.min(Math.max(0, instalment - interest), balance);
    balance -= principal;
    return {
      month: index + 1,
      principalPaidMonthly: toDirhams(principal),
      interestPaidMonthly: toDirhams(interest),
      totalPaymentMonthly: toDirhams(principal + interest),
      balance: toDirhams(balance),
    };
  });
}

const toFils = (dirhams: number): number => Math.round(dirhams * 100);
const toDirhams = (fils: number): number => fils / 100;
