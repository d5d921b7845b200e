/** A home loan, as in the formula (section 9). */
export interface Loan {
  /** Dirhams. */
  readonly principal: number;
  readonly annualRatePercent: number;
  readonly months: number;
}

/**
 * The equal monthly instalment of a loan in dirhams, not rounded: `P r (1+r)^n / ((1+r)^n - 1)` with r the annual rate over
 * 1200 (section 9); without interest principal / months. Throws a `RangeError` for an invalid loan.
 */
export function monthlyInstalment(loan: Loan): number {
  const { principal, annualRatePercent, months } = loan;
  assertLoan(loan);
  if (annualRatePercent === 0) return principal / months;
  const rate = annualRatePercent / 1200;
  // 1 - (1+r)^-n, computed without cancellation for small r.
  return (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
}

export interface LoanTotals {
  /** Dirhams, not rounded. */
  readonly instalment: number;
  readonly repayment: number;
  readonly interest: number;
}

/** The cost of a loan: instalment x months, and its interest (section 9). Throws like the instalment. */
export function loanTotals(loan: Loan): LoanTotals {
  const instalment = monthlyInstalment(loan);
  const repayment = instalment * loan.months;
  // Without interest, rounding may leave a tiny remainder on either side of 0.
  const interest = loan.annualRatePercent === 0 ? 0 : Math.max(0, repayment - loan.principal);
  return { instalment, repayment, interest };
}

function assertLoan({ principal, annualRatePercent, months }: Loan): void {
  if (!(Number.isFinite(principal) && principal >= 0)) {
    throw new RangeError(`A loan has an amount from 0, not ${principal}.`);
  }
  if (!(Number.isFinite(annualRatePercent) && annualRatePercent >= 0)) {
    throw new RangeError(`A loan has an interest rate from 0 percent, not ${annualRatePercent}.`);
  }
  if (!(Number.isSafeInteger(months) && months >= 1)) {
    throw new RangeError(`A loan has a whole number of months from 1, not ${months}.`);
  }
}
