import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { leastDownPaymentPercent } from '@iwan/shared/domain/money/down-payment';
import { loanLimits, marketRatePercent, parseLoanField } from '@iwan/shared/domain/money/loan-limits';
import { writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { withQuery } from '@iwan/shared/paths/query';
import { keepInSession, readFromSession } from '../../../parts/session-record';
import type { TypedLoan } from '../count-loan';

export type LoanFieldName = keyof typeof loanLimits;

/** What stands in the three fields, as it is typed, and whether the visitor has asked for a result by it. */
export interface LoanInput {
  readonly texts: Readonly<Record<LoanFieldName, string>>;
  readonly isTouched: boolean;
  /** Of the property that the calculator was opened from. */
  readonly price: number | null;
  /** Whether that is bought off plan. */
  readonly isOffPlan: boolean;
}

/** The fields as a link has them; whatever somebody has written there. */
export interface LoanLink {
  readonly price?: unknown;
  readonly loan?: unknown;
  readonly rate?: unknown;
  readonly years?: unknown;
}

/** What the fields are called in a link. */
export const linkNames = { principal: 'loan', annualRatePercent: 'rate', years: 'years' } as const satisfies Record<
  LoanFieldName,
  keyof LoanLink
>;

/** What stands there before anything is touched: dirhams, percent, years. */
const untouched = { principal: 1_000_000, annualRatePercent: marketRatePercent, years: 25 };

const key = 'loan';
/** Longer than what anybody types; what else stands in the storage is left there. */
const longest = 100;

/**
 * What the calculator opens with. A link to a calculation comes before all; then what this tab has kept of the same
 * property; then the property's loan, or its price, which asks for no result yet (section 4).
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
  const loan = principal ?? Math.min(price ?? untouched.principal, loanLimits.principal.max);
  return { texts: writtenOut({ ...untouched, principal: loan }), isTouched: false, price, isOffPlan };
}

/** A property's link has the most that a bank lends of its price: of one that is sold off plan less than of any other. */
function isLoanOffPlan(price: number | null, loan: number | null): boolean {
  return price !== null && loan === price - Math.ceil((price * leastDownPaymentPercent(price, true)) / 100);
}

/** Keeps what is typed in this tab, until it is closed. */
export function keepInput(input: LoanInput): void {
  keepInSession(key, input);
}

/** The link that opens the calculator with this loan over a page. */
export function linkTo(pathname: string, loan: TypedLoan): string {
  const { principal, annualRatePercent, years } = loan;
  return withQuery(pathname, { dialog: 'calculator', loan: principal, rate: annualRatePercent, years });
}

/** A field's value as it stands in order: separators in the amount, and no more than the cap (section 5). */
export function inOrder(field: LoanFieldName, value: number): string {
  return field === 'principal' ? writeAmount(value) : String(value);
}

/** What stays in a field of what was just typed: all of it, unless it is beyond the cap. */
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

/** The fields as somebody has typed them who sent them without script, whatever that is; `null` where nothing was sent. */
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

/** Only what the field itself would take counts: a link with another value has been tampered with. */
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
