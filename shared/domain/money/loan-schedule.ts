import { type Loan, monthlyInstalment } from './emi';
import { monthsPerYear } from './loan-limits';

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

/** Twelve months of a schedule together; dirhams, exact to the fil. */
export interface LoanYear {
  /** From 1. */
  readonly year: number;
  readonly principal: number;
  readonly interest: number;
  readonly payment: number;
  readonly balance: number;
}

/** What a loan costs by its schedule; dirhams, exact to the fil. */
export interface ScheduleTotals {
  /** What is paid in each month but the last. */
  readonly instalment: number;
  readonly principal: number;
  readonly repayment: number;
  readonly interest: number;
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

/**
 * The sums of a schedule. Section 9 says instalment x months, of an instalment that no bank can book: with every month
 * rounded to the fil, the repayment differs from that by less than one fil a month and what those fils earn.
 */
export function scheduleTotals(schedule: readonly LoanMonth[]): ScheduleTotals {
  return {
    instalment: schedule[0]?.totalPaymentMonthly ?? 0,
    principal: sum(schedule.map((month) => month.principalPaidMonthly)),
    repayment: sum(schedule.map((month) => month.totalPaymentMonthly)),
    interest: sum(schedule.map((month) => month.interestPaidMonthly)),
  };
}

/** A schedule by year; the last one is shorter where the months do not fill it. */
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
