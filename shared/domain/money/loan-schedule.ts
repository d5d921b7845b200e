import { type Loan, monthlyInstalment } from './emi';
import { monthsPerYear } from './loan-limits';

/** A month of the amortization list, with the names of section 3; all amounts in dirhams, exact to the fil. */
export interface LoanMonth {
  /** From 1. */
  readonly month: number;
  readonly principalPaidMonthly: number;
  readonly interestPaidMonthly: number;
  readonly totalPaymentMonthly: number;
  /** The outstanding balance after this month. */
  readonly balance: number;
}

/** Twelve months of a schedule; dirhams, exact to the fil. */
export interface LoanYear {
  /** From 1. */
  readonly year: number;
  readonly principal: number;
  readonly interest: number;
  readonly payment: number;
  readonly balance: number;
}

/** The cost of a loan by its schedule; dirhams, exact to the fil. */
export interface ScheduleTotals {
  /** The payment of each month except the last. */
  readonly instalment: number;
  readonly principal: number;
  readonly repayment: number;
  readonly interest: number;
}

/**
 * The amortization list of a loan. Every month pays the instalment rounded to the fil, the last one the remaining balance.
 * Throws a `RangeError` for an invalid loan.
 */
export function loanSchedule(loan: Loan): readonly LoanMonth[] {
  // In whole fils, so that rounding errors do not add up.
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

/**
 * The sums of a schedule. Section 9 says instalment x months, with an instalment that is not rounded; with every month rounded
 * to the fil, the repayment differs by less than one fil a month and the interest on these.
 */
export function scheduleTotals(schedule: readonly LoanMonth[]): ScheduleTotals {
  return {
    instalment: schedule[0]?.totalPaymentMonthly ?? 0,
    principal: sum(schedule.map((month) => month.principalPaidMonthly)),
    repayment: sum(schedule.map((month) => month.totalPaymentMonthly)),
    interest: sum(schedule.map((month) => month.interestPaidMonthly)),
  };
}

/** A schedule by year; the last one may be shorter. */
export function scheduleByYear(schedule: readonly LoanMonth[]): readonly LoanYear[] {
  return Array.from({ length: Math.ceil(schedule.length / monthsPerYear) }, (_, index) => {
    const months = schedule.slice(index * monthsPerYear, (index + 1) * monthsPerYear);
    return {
      year: index + 1,
      principal: sum(months.map((month) => month.principalPaidMonthly)),
      interest: sum(months.map((month) => month.interestPaidMonthly)),
      payment: sum(months.map((month) => month.totalPaymentMonthly)),
      balance: months.at(-1)?.balance ?? 0,
    };
  });
}

/** Of amounts in dirhams, to the fil. */
function sum(amounts: readonly number[]): number {
  return toDirhams(amounts.reduce((fils, amount) => fils + toFils(amount), 0));
}

const toFils = (dirhams: number): number => Math.round(dirhams * 100);
const toDirhams = (fils: number): number => fils / 100;
