import { marketRate } from '../facts/loans';
import { latinText, readTypedNumber } from './typed-number';

/** Ends and steps of the calculator's sliders (section 9). */
export const loanLimits = {
  /** Dirhams. */
  principal: { min: 10_000, max: 100_000_000, step: 10_000 },
  annualRatePercent: { min: 0, max: 18, step: 0.01 },
  years: { min: 1, max: 30, step: 1 },
} as const;

/** The hint beside the interest rate (section 9). */
export const marketRatePercent: number = marketRate.value;

export const monthsPerYear = 12;

/** Longer than any number that somebody types; what is longer is not looked at. */
const longest = 500;

/** Signs of currency, `AED` in its ways of writing, and the units that stand in the fields. */
const units = /\p{Sc}|aed|dhs?\.?(?=[\s\d]|$)|درهم|د\.إ\.?|%|percent|years?/gu;

/**
 * What is typed into a field of the calculator: thousands separators, spaces and currency signs stripped, digits of Arabic
 * script read, capped at the field's end (section 5); `null` while it is empty or no number. The amount is in whole dirhams,
 * the rate in hundredths, the tenure in whole years. What is below the slider's start is taken as typed, so that `1` can
 * become `1,000,000`; `isLoanComplete` says when to count.
 *
 *     principal, 'د.إ ١٬٠٠٠٬٠٠٠'     =>  1_000_000
 *     principal, '1.5 million'     =>  1_500_000
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

/** As in the search's budget; groups of any size as well, which a field has while somebody changes a digit in it. */
function readAmount(bare: string): number | null {
  return readTypedNumber(bare) ?? (/^\d[\d, ]*\.?$/.test(bare) ? Number(bare.replace(/[, .]/g, '')) : null);
}

/** With a point or a comma before the decimals: a rate and a tenure need no separators. */
function readPlain(bare: string): number | null {
  const figures = bare.replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(figures) ? Number(figures) : null;
}

/** Whether three fields make a loan that can be counted: each within the ends of its slider. */
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
