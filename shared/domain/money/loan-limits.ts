import { dearHomePrice, dearLoanPercent, loanPercent, marketRate, offPlanLoanPercent } from '../facts/loans';
import { bankRate, longestLoan } from '../facts/searched';
import { latinText, readTypedNumber } from './typed-number';

/** The price above which a bank lends a smaller share, in dirhams. */
export const higherPrice: number = dearHomePrice.value;

/**
 * The smallest down payment of an expatriate's first home, in percent of the price (Central Bank of the UAE, mortgage
 * regulation 31/2013 with its change of 2020).
 */
export function leastDownPaymentPercent(price: number, isOffPlan: boolean): number {
  if (isOffPlan) return 100 - offPlanLoanPercent.value;
  return 100 - (price > higherPrice ? dearLoanPercent.value : loanPercent.value);
}

/** Limits and steps of the calculator's sliders (section 9). */
export const loanLimits = {
  /** Dirhams. */
  principal: { min: 10_000, max: 100_000_000, step: 10_000 },
  annualRatePercent: { min: 0, max: 18, step: 0.01 },
  years: { min: 1, max: 30, step: 1 },
} as const;

/** The hint beside the interest rate (section 9). */
export const marketRatePercent: number = marketRate.value;

/** Near what banks ask: for every loan that the visitor has not set a rate for. */
export const bankRatePercent: number = bankRate.value;

/** The longest term of a loan. */
export const longestLoanYears: number = longestLoan.value;

export const monthsPerYear = 12;

/** Longer texts are not parsed. */
const longest = 500;

/** Spellings of `AED`, and the units of the fields. */
const units = /aed|dhs?\.?(?=[\s\d]|$)|درهم|د\.إ\.?|%|percent|years?/gu;

/**
 * Parses the text of a field of the calculator: thousands separators, spaces and `AED` are removed, digits of Arabic script are
 * accepted, and the value is limited by the field's maximum (section 5); `null` while it is empty or not a number.
 * The amount is in whole dirhams, the rate in hundredths, the tenure in whole years. A value below the minimum is kept, so that
 * `1` can become `1,000,000`; `isLoanComplete` decides when to compute.
 *
 *     principal, 'د.إ ١٬٠٠٠٬٠٠٠'     =>  1_000_000
 *     principal, '1.5 million'     =>  1_500_000
 *     principal, '$500k'           =>  null
 *     annualRatePercent, '18.01'   =>  18
 *     years, '-1'                  =>  null
 */
export function parseLoanField(field: keyof typeof loanLimits, text: string): number | null {
  if (text.length > longest) return null;
  const bare = latinText(text).replace(units, ' ').replace(/\s+/g, ' ').trim();
  const number = field === 'principal' ? readAmount(bare) : readPlain(bare);
  if (number === null) return null;
  const capped = Math.min(number, loanLimits[field].max);
  switch (field) {
    case 'principal':
      return Math.round(capped);
    case 'annualRatePercent':
      return Math.round(capped * 100) / 100;
    case 'years':
      return Math.trunc(capped);
  }
}

/**
 * As in the search's budget, but with groups of any size, as while somebody edits a digit. `1,5` may be a decimal comma and is
 * not guessed.
 */
function readAmount(bare: string): number | null {
  return (
    readTypedNumber(bare) ?? (/^(?!\d+,\d{1,2}$)\d[\d, ]*\.?$/.test(bare) ? Number(bare.replace(/[, .]/g, '')) : null)
  );
}

/** With a point or a comma before the decimals: a rate and a tenure need no separators. */
function readPlain(bare: string): number | null {
  const figures = bare.replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(figures) ? Number(figures) : null;
}

/** Whether three fields are a complete loan: each within the limits of its slider. */
export function isLoanComplete(fields: {
  readonly principal: number | null;
  readonly annualRatePercent: number | null;
  readonly years: number | null;
}): fields is { readonly principal: number; readonly annualRatePercent: number; readonly years: number } {
  const { principal, annualRatePercent, years } = fields;
  return (
    principal !== null &&
    principal >= loanLimits.principal.min &&
    annualRatePercent !== null &&
    years !== null &&
    years >= loanLimits.years.min
  );
}
