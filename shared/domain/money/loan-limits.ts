/** Ends and steps of the calculator's sliders (section 9). */
export const loanLimits = {
  /** Dirhams. */
  principal: { min: 10_000, max: 100_000_000, step: 10_000 },
  annualRatePercent: { min: 0, max: 18, step: 0.01 },
  years: { min: 1, max: 30, step: 1 },
} as const;

/** The hint beside the interest rate (section 9). */
export const marketRatePercent = 7.65;

export const monthsPerYear = 12;

/**
 * What is typed into a field of the calculator: thousands separators and spaces stripped, capped at the field's end
 * (section 5); `null` while it is empty or no number. What is below the slider's start is taken as typed, so that
 * `1` can become `1,000,000`; `isLoanComplete` says when to count.
 */
export function parseLoanField(field: keyof typeof loanLimits, text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return null;
  const capped = Math.min(Number(digits), loanLimits[field].max);
  return field === 'years' ? Math.trunc(capped) : capped;
}

/** Whether three fields make a loan that can be counted: an amount above 0, any rate, at least a year. */
export function isLoanComplete(fields: {
  readonly principal: number | null;
  readonly annualRatePercent: number | null;
  readonly years: number | null;
}): fields is { readonly principal: number; readonly annualRatePercent: number; readonly years: number } {
  const { principal, annualRatePercent, years } = fields;
  return principal !== null && principal > 0 && annualRatePercent !== null && years !== null && years >= 1;
}
