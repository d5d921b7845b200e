import { isOnServer } from '@iwan/shared/dom/is-on-server';
import {
  bankRatePercent,
  leastDownPaymentPercent,
  loanLimits,
  marketRatePercent,
  parseLoanField,
} from '@iwan/shared/domain/money/loan-limits';
import { writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { withQuery } from '@iwan/shared/paths/query';
import { keepInSession, readFromSession } from '../../../parts/session-record';
import type { TypedLoan } from '../count-loan';

export type LoanFieldName = keyof typeof loanLimits;

/** The texts of the three fields, and whether the visitor has asked for a result by changing them. */
export interface LoanInput {
  readonly texts: Readonly<Record<LoanFieldName, string>>;
  readonly isTouched: boolean;
  /** The property that the calculator was opened from. */
  readonly price: number | null;
  /** Whether it is bought off plan. */
  readonly isOffPlan: boolean;
}

/** The untrusted parameters of a link. */
export interface LoanLink {
  readonly price?: unknown;
  readonly loan?: unknown;
  readonly rate?: unknown;
  readonly years?: unknown;
}

/** The names of the fields in a link. */
export const linkNames = { principal: 'loan', annualRatePercent: 'rate', years: 'years' } as const satisfies Record<
  LoanFieldName,
  keyof LoanLink
>;

/** The values before any input: dirhams, percent, years. */
const untouched = { principal: 1_000_000, annualRatePercent: marketRatePercent, years: 25 };

const key = 'loan';
/** Longer texts in storage are ignored. */
const longest = 100;

/**
 * The initial values. First those of a link to a calculation; then those stored in this tab for the same property; then the
 * property's loan, or what a bank lends at most on its price. Without any of these there is no result yet (section 4).
 */
export function openingInput(link: LoanLink): LoanInput {
  const typed = typedTexts(link);
  if (typed !== null) return { texts: typed, isTouched: true, price: null, isOffPlan: false };
  const linked = {
    principal: linkedValue('principal', link.loan),
    annualRatePercent: linkedValue('annualRatePercent', link.rate),
    years: linkedValue('years', link.years),
  };
  const { principal, annualRatePercent, years } = linked;
  const price = typeof link.price === 'number' && link.price > 0 ? link.price : null;
  const kept = stored();
  const isOfProperty = price !== null && annualRatePercent === null && years === null;
  if (!isOfProperty && (principal !== null || annualRatePercent !== null || years !== null)) {
    const values = {
      principal: principal ?? untouched.principal,
      annualRatePercent: annualRatePercent ?? untouched.annualRatePercent,
      years: years ?? untouched.years,
    };
    return { texts: writtenOut(values), isTouched: true, price, isOffPlan: false };
  }
  const isOffPlan = isLoanOffPlan(price, principal);
  if (kept !== null && price === null) return kept;
  if (kept !== null && price === kept.price) return { ...kept, isOffPlan };
  const loan =
    principal ??
    (price === null ? untouched.principal : Math.min(price - leastDown(price, false), loanLimits.principal.max));
  // At the rate of the project's page, which it was opened from.
  const opening = price === null ? untouched : { ...untouched, annualRatePercent: bankRatePercent };
  return { texts: writtenOut({ ...opening, principal: loan }), isTouched: price !== null, price, isOffPlan };
}

/** The least down payment on a price, in whole dirhams. */
const leastDown = (price: number, isOffPlan: boolean) =>
  Math.ceil((price * leastDownPaymentPercent(price, isOffPlan)) / 100);

/** A property's link has the highest loan that a bank gives; that is lower for an off-plan property. */
function isLoanOffPlan(price: number | null, loan: number | null): boolean {
  return price !== null && loan === price - leastDown(price, true);
}

/** Stores the input in this tab until it is closed. */
export function keepInput(input: LoanInput): void {
  keepInSession(key, input);
}

/** The link that opens the calculator with this loan above a page. */
export function linkTo(pathname: string, loan: TypedLoan): string {
  const { principal, annualRatePercent, years } = loan;
  return withQuery(pathname, { dialog: 'calculator', loan: principal, rate: annualRatePercent, years });
}

/** A field's value as formatted text: separators in the amount, and no more than the limit (section 5). */
export function inOrder(field: LoanFieldName, value: number): string {
  return field === 'principal' ? writeAmount(value) : String(value);
}

/** What stays in a field of what was just typed: all of it, unless it exceeds the limit. */
export function capped(field: LoanFieldName, text: string): string {
  const value = parseLoanField(field, text);
  const isAtCap = value === loanLimits[field].max;
  return isAtCap ? inOrder(field, value) : text.slice(0, longest);
}

function writtenOut(values: TypedLoan): LoanInput['texts'] {
  return {
    principal: inOrder('principal', values.principal),
    annualRatePercent: inOrder('annualRatePercent', values.annualRatePercent),
    years: inOrder('years', values.years),
  };
}

/** The fields as they were submitted without script, unchecked; `null` where nothing was submitted. */
function typedTexts(link: LoanLink): LoanInput['texts'] | null {
  if (!isOnServer) return null;
  const written = Object.entries(linkNames).map(([field, name]) => [field as LoanFieldName, link[name]] as const);
  const isTyped = written.some(([, value]) => value !== undefined);
  if (!isTyped) return null;
  const texts = written.map(([field, value]) => [
    field,
    value === undefined ? inOrder(field, untouched[field]) : capped(field, String(value)),
  ]);
  return Object.fromEntries(texts) as LoanInput['texts'];
}

/** Only values that the field itself accepts: any other link has been tampered with. */
function linkedValue(field: LoanFieldName, written: unknown): number | null {
  const value = typeof written === 'number' ? written : Number.NaN;
  const { min, max } = loanLimits[field];
  return value >= min && value <= max && parseLoanField(field, String(value)) === value ? value : null;
}

function stored(): LoanInput | null {
  const { texts, isTouched, price, isOffPlan } = readFromSession(key);
  if (typeof texts !== 'object' || texts === null) return null;
  const { principal, annualRatePercent, years } = texts as Readonly<Record<string, unknown>>;
  if (typeof principal !== 'string' || typeof annualRatePercent !== 'string' || typeof years !== 'string') return null;
  return {
    texts: {
      principal: capped('principal', principal),
      annualRatePercent: capped('annualRatePercent', annualRatePercent),
      years: capped('years', years),
    },
    isTouched: isTouched === true,
    price: typeof price === 'number' ? price : null,
    isOffPlan: isOffPlan === true,
  };
}
