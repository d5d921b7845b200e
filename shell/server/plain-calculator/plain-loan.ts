import { isLoanComplete, marketRatePercent, parseLoanField } from '@iwan/shared/domain/money/loan-limits';

export interface PlainLoan {
  /** Dirhams, percent, years: each within its limits. */
  readonly principal: number;
  readonly annualRatePercent: number;
  readonly years: number;
  /** Whether the query asks for an answer, or only for the form. */
  readonly isAsked: boolean;
  /** Whether all that was asked could be read. */
  readonly isRead: boolean;
}

const usual = { principal: 1_000_000, annualRatePercent: marketRatePercent, years: 25 };

/** The loan of a query: what `loan`, `rate` and `years` say, the property's `price`, the usual values where they say nothing. */
export function plainLoan(query: URLSearchParams): PlainLoan {
  const read = { loan: query.get('loan'), rate: query.get('rate'), years: query.get('years') };
  const typed = {
    principal: parseLoanField('principal', read.loan ?? query.get('price') ?? ''),
    annualRatePercent: parseLoanField('annualRatePercent', read.rate ?? ''),
    years: parseLoanField('years', read.years ?? ''),
  };
  const loan = {
    principal: typed.principal ?? usual.principal,
    annualRatePercent: typed.annualRatePercent ?? usual.annualRatePercent,
    years: typed.years ?? usual.years,
  };
  const isWhole = isLoanComplete(loan);
  const isUnread =
    (read.loan !== null && typed.principal === null) ||
    (read.rate !== null && typed.annualRatePercent === null) ||
    (read.years !== null && typed.years === null);
  return {
    ...(isWhole ? loan : usual),
    isAsked: read.loan !== null || read.rate !== null || read.years !== null,
    isRead: isWhole && !isUnread,
  };
}
