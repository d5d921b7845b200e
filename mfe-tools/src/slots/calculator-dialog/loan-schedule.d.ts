import { type Loan } from '@iwan/shared/domain/money/emi';
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
export declare function loanSchedule(loan: Loan): readonly LoanMonth[];
