import type { Fact } from '@iwan/shared/domain/facts/fact';
import * as fees from '@iwan/shared/domain/facts/fees';
import { feesLoanPercent, loanPercent } from '@iwan/shared/domain/facts/loans';
import { bankRate, longestLoan } from '@iwan/shared/domain/facts/searched';
import { sourceLine } from '@iwan/shared/domain/facts/stated-sources';
import { formatFor } from '@iwan/shared/domain/format/format';
import { approximatePrice, type DisplayCurrency } from '@iwan/shared/domain/money/display-currency';
import {
  mostLoanPercent,
  type PlannedPayment,
  type UnitPaymentPlan,
} from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';
import { type CalendarDay, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { planTextsOf } from './plan-texts';

/** The value of one dirham in the visitor's currency, and the day of that rate. */
export interface PlanRate {
  readonly currency: DisplayCurrency;
  /** `null` where the rate is unknown. */
  readonly rate: number | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
}

/** A line of a plan as text, in a table, a calendar or a document. */
export interface PlanLine {
  readonly what: string;
  /** `YYYY-MM-DD`; `null` where the day is unknown. */
  readonly date: string | null;
  readonly when: string;
  /** Empty for a fee. */
  readonly share: string;
  readonly amount: string;
  /** The part that the loan pays, as text; empty without one. */
  readonly byLoan: string;
  /** In the visitor's currency; empty for dirhams and without a rate. */
  readonly converted: string;
}

/** The payments as text, in their order, with the monthly instalment of the loan at the end. */
export function planLines(plan: UnitPaymentPlan, rate: PlanRate, locale: string): readonly PlanLine[] {
  const texts = planTextsOf(locale);
  const format = formatFor(locale);
  const converted = (dirhams: number) => approximatePrice(dirhams, rate.currency, rate.rate, locale) ?? '';
  const lines = plan.payments.map(
    (payment): PlanLine => ({
      what: whatOf(payment, locale),
      date: payment.date,
      when: whenOf(payment, locale),
      share: payment.percent === null ? '' : format.percent(payment.percent / 100, 2),
      amount: format.dirhams(payment.amount),
      byLoan: payment.byLoan === 0 ? '' : texts.byLoan(format.dirhams(payment.byLoan)),
      converted: converted(payment.amount),
    }),
  );
  if (plan.loan === null) return lines;
  const { years, monthly, firstOn } = plan.loan;
  const repayment: PlanLine = {
    what: texts.repayment(years),
    date: firstOn,
    when: firstOn === null ? texts.noDay : texts.from(format.day(instantOfDay(firstOn))),
    share: '',
    amount: format.dirhams(monthly),
    byLoan: '',
    converted: converted(monthly),
  };
  return [...lines, repayment];
}

/** The totals of a plan as text; the loan only where there is one. */
export function planTotals({ totals, loan }: UnitPaymentPlan, rate: PlanRate, locale: string) {
  const texts = planTextsOf(locale);
  const names: readonly (keyof typeof totals)[] =
    loan === null ? ['price', 'fees', 'own'] : ['price', 'fees', 'byLoan', 'own'];
  return names.map((name) => ({
    name: texts.totals[name],
    amount: formatFor(locale).dirhams(totals[name]),
    converted: approximatePrice(totals[name], rate.currency, rate.rate, locale) ?? '',
  }));
}

/** The notes on a plan: what the record lacks, and the sources of its figures. */
export function planNotes(
  { statedPercent, payments, loan }: UnitPaymentPlan,
  { price, isOffPlan }: { readonly price: number; readonly isOffPlan: boolean },
  rate: PlanRate,
  locale: string,
): readonly string[] {
  const texts = planTextsOf(locale);
  const format = formatFor(locale);
  const stated = format.percent(statedPercent / 100, 2);
  const notes = [
    statedPercent === 0 && isOffPlan ? texts.noInstalments : null,
    statedPercent > 0 && statedPercent < 100 ? texts.lessThanPrice(stated) : null,
    statedPercent > 100 ? texts.moreThanPrice(stated) : null,
    ...sharedDays(payments).map(([day, count]) => texts.onOneDay(count, format.day(instantOfDay(day)))),
    payments.some(({ isEstimate, date }) => isEstimate && date !== null) ? texts.estimates : null,
    loan === null
      ? null
      : texts.loanTerms(
          format.percent(loan.annualRatePercent / 100, 2),
          format.month(instantOfDay(bankRate.source.lookedAt)),
          format.percent(mostLoanPercent(price, isOffPlan) / 100),
        ),
    loan !== null && loan.years > longestLoan.value ? texts.longestLoan(longestLoan.value) : null,
    rateNote(rate, locale),
    sourceLine(planFacts(isOffPlan, loan !== null), locale),
    texts.ask,
    isOffPlan ? texts.oqoodSource : null,
  ];
  return notes.filter((note) => note !== null);
}

/** The days on which several instalments of the record fall, such as where a home is booked after its handover. */
function sharedDays(payments: UnitPaymentPlan['payments']): readonly (readonly [CalendarDay, number])[] {
  const days = payments.flatMap(({ of, date }) => (of.kind === 'instalment' && date !== null ? [date] : []));
  return [...new Set(days)]
    .map((day) => [day, days.filter((other) => other === day).length] as const)
    .filter(([, count]) => count > 1);
}

/** The facts that a plan uses: registration applies only off plan, and who pays the agent is by custom. */
export function planFacts(isOffPlan: boolean, hasLoan: boolean): readonly Fact[] {
  return [
    fees.transferPercent,
    ...(isOffPlan ? [fees.titleDeedFee, fees.oqoodFee] : [fees.trusteeFee, fees.agencyPercent]),
    fees.vatPercent,
    ...(hasLoan ? [fees.mortgageServiceFee, loanPercent, bankRate, feesLoanPercent] : []),
  ];
}

function rateNote({ currency, rate, date }: PlanRate, locale: string): string | null {
  const texts = planTextsOf(locale);
  if (currency === 'AED') return null;
  if (rate === null || date === null) return texts.noRate(currency);
  return texts.rate(currency, formatFor(locale).day(instantOfDay(date)));
}

function whatOf({ of }: PlannedPayment, locale: string): string {
  const texts = planTextsOf(locale);
  switch (of.kind) {
    case 'fee':
      return texts.fees[of.fee];
    case 'rest':
      return texts.rest;
    case 'price':
      return texts.price;
    case 'instalment':
      return of.part === null
        ? valueWords(of.label, locale)
        : texts.part(valueWords(of.label, locale), of.part.number, of.part.of);
  }
}

/** The day, marked as approximate where it is our estimate; the record's words where there is none. */
function whenOf({ of, date, isEstimate }: PlannedPayment, locale: string): string {
  const texts = planTextsOf(locale);
  if (date === null) return of.kind === 'instalment' && of.when !== null ? valueWords(of.when, locale) : texts.noDay;
  const day = formatFor(locale).day(instantOfDay(date));
  return isEstimate ? texts.about(day) : day;
}
