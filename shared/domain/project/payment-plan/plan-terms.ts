import type { Handover, Instalment } from '../../model/entities';
import { addMonths } from '../../record/calendar-day';
import { dueShares, lastDayOf } from './instalment-dates';
import { paysAfterHandover } from './payment-split';

/** What a search compares of a payment plan; `undefined` where the plan does not say it. */
export interface PlanTerms {
  /** Per cent of the price that are paid at the booking. */
  readonly bookingPercent: number | undefined;
  /** From the handover to the last payment, with one decimal, rounded down. */
  readonly yearsAfterHandover: number | undefined;
  /** The largest of the monthly payments in per cent of the price. */
  readonly monthlyPercent: number | undefined;
}

/** Before any day of a plan, so that only what falls due with the booking has this day. */
const bookedOn = '2000-01-01';

/**
 * The terms of a plan; the time after a handover is known only where that is.
 *
 *     10 on booking, 50 '1% a month from January 2027', 40 'Within two years of handover'  =>  10, 2 years, 1 a month
 */
export function planTerms(plan: readonly Instalment[], handover: Handover | null): PlanTerms {
  const handoverOn = handover && lastDayOf(handover);
  let booking = 0;
  let months = 0;
  let monthly = 0;
  for (const instalment of plan) {
    const shares = dueShares(instalment, { bookedOn, handoverOn });
    const [first, second] = shares;
    if (first?.date === bookedOn && !first.isEstimate) booking += first.percent;
    if (first?.date && second?.date === addMonths(first.date, 1)) monthly = Math.max(monthly, first.percent);
    const last = shares.at(-1)?.date;
    if (handoverOn !== null && last && paysAfterHandover([instalment], handover))
      months = Math.max(months, monthsBetween(handoverOn, last));
  }
  const known = (value: number) => (value > 0 ? value : undefined);
  return {
    bookingPercent: known(booking),
    yearsAfterHandover: known(Math.floor((months / 12) * 10) / 10),
    monthlyPercent: known(Math.round(monthly * 100) / 100),
  };
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const monthsBetween = (from: string, to: string) => monthOf(to) - monthOf(from);
