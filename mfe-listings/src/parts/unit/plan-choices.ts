import { loanPercent } from '@iwan/shared/domain/facts/loans';
import { longestLoan } from '@iwan/shared/domain/facts/searched';
import { type DisplayCurrency, parseDisplayCurrency } from '@iwan/shared/domain/money/display-currency';
import { loanLimits } from '@iwan/shared/domain/money/loan-limits';
import { usualOffPlanFees, usualRates } from '@iwan/shared/domain/money/usual-rates';
import { addMonths, type CalendarDay, parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import type { Query } from '@iwan/shared/paths/query';
import { dirhamsIn, numberIn } from '../number-in';

/** What a visitor can choose of a payment plan; all of it is in the address. */
export interface PlanChoices {
  readonly bookedOn: CalendarDay;
  readonly currency: DisplayCurrency;
  /** Of the price; 0 for no loan. */
  readonly loanPercent: number;
  readonly loanYears: number;
  /** Before VAT. */
  readonly agencyPercent: number;
  /** The developer's charge for the entry in the interim register, in dirhams; only for a home bought off plan. */
  readonly oqoodFee: number;
  /** Dirhams a square foot and year; `null` where it is unknown. */
  readonly serviceCharge: number | null;
}

/** The fields of the form, by their query parameters. */
export const planFields = ['booked', 'loan', 'years', 'agency', 'oqood', 'service'] as const;
export type PlanField = (typeof planFields)[number];

export const currencyParameter = 'currency';

export interface RequestedPlan {
  readonly choices: PlanChoices;
  /** Whether the address has any of them. */
  readonly isTyped: boolean;
  /** Inputs that cannot be read, as they were typed: each stays in its field with an error message. */
  readonly wrong: Readonly<Partial<Record<PlanField, string>>>;
}

const longestTyped = 40;
/** The range of booking days around today, in months. */
const bookingMonths = { before: 60, after: 120 };

/** Reads the choices of a plan from an address. `today`: the default day of booking. Never fails. */
export function readPlanChoices(
  query: Pick<URLSearchParams, 'get'>,
  { today, isOffPlan }: { readonly today: CalendarDay; readonly isOffPlan: boolean },
): RequestedPlan {
  const wrong: Partial<Record<PlanField, string>> = {};
  function read<Value>(field: PlanField, otherwise: Value, parse: (text: string) => Value | null): Value {
    const text = (query.get(field) ?? '').trim().slice(0, longestTyped);
    if (text === '') return otherwise;
    const value = parse(text);
    if (value === null) wrong[field] = text;
    return value ?? otherwise;
  }
  const choices: PlanChoices = {
    bookedOn: read('booked', today, (text) => bookingDay(text, today)),
    currency: parseDisplayCurrency(query.get(currencyParameter)),
    loanPercent: read('loan', 0, numberIn(0, loanPercent.value)),
    loanYears: read<number>('years', longestLoan.value, wholeIn(loanLimits.years.min, loanLimits.years.max)),
    agencyPercent: read(
      'agency',
      isOffPlan ? usualOffPlanFees.agencyPercent : usualRates.agencyPercent,
      numberIn(0, 10),
    ),
    oqoodFee: read('oqood', usualOffPlanFees.oqoodFee, dirhamsIn(0, 100_000)),
    serviceCharge: read<number | null>('service', null, numberIn(0, 500)),
  };
  const isTyped = [...planFields, currencyParameter].some((name) => (query.get(name) ?? '').trim() !== '');
  return { choices, isTyped, wrong };
}

/** Writes the choices as in an address, with the day: a link shows the same plan tomorrow. */
export function planQuery({
  bookedOn,
  currency,
  loanPercent,
  loanYears,
  agencyPercent,
  oqoodFee,
  serviceCharge,
}: PlanChoices): Query {
  return {
    booked: bookedOn,
    [currencyParameter]: currency === 'AED' ? undefined : currency,
    loan: loanPercent === 0 ? undefined : loanPercent,
    years: loanPercent === 0 ? undefined : loanYears,
    agency: agencyPercent,
    oqood: oqoodFee === usualOffPlanFees.oqoodFee ? undefined : oqoodFee,
    service: serviceCharge ?? undefined,
  };
}

function bookingDay(text: string, today: CalendarDay): CalendarDay | null {
  const day = parseCalendarDay(text);
  const isNear =
    day !== null && day >= addMonths(today, -bookingMonths.before) && day <= addMonths(today, bookingMonths.after);
  return isNear ? day : null;
}

const wholeIn = (min: number, max: number) => (text: string) => {
  const number = numberIn(min, max)(text);
  return number !== null && Number.isInteger(number) ? number : null;
};
