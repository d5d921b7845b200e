import type { Handover, Instalment } from '../../model/entities';
import { monthlyInstalment } from '../../money/emi';
import { leastDownPaymentPercent, monthsPerYear } from '../../money/loan-limits';
import { usualOffPlanFees, usualRates, usualTrusteeFee } from '../../money/usual-rates';
import { addDays, addMonths, type CalendarDay } from '../../record/calendar-day';
import { type DueShare, dueShares, lastDayOf, type PlanStart } from './instalment-dates';

/** Payments to somebody other than the seller. */
export type FeeName = 'transfer' | 'oqood' | 'titleDeed' | 'trustee' | 'agency' | 'mortgage' | 'serviceCharge';

export type PaymentOf =
  /** The record's name; `part` of several where one instalment is split. */
  | { readonly kind: 'instalment'; readonly label: string; readonly when: string | null; readonly part: Part | null }
  /** The rest of the price that the instalments do not cover. */
  | { readonly kind: 'rest' }
  /** The whole price of a ready home. */
  | { readonly kind: 'price' }
  | { readonly kind: 'fee'; readonly fee: FeeName };

interface Part {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

export interface PlannedPayment {
  readonly of: PaymentOf;
  /** `null` where the day is unknown. */
  readonly date: CalendarDay | null;
  /** The day is an estimate from words, a quarter or a year. */
  readonly isEstimate: boolean;
  /** Of the price; `null` for a fee. */
  readonly percent: number | null;
  /** Whole dirhams. */
  readonly amount: number;
  /** The part that a bank pays; whole dirhams. */
  readonly byLoan: number;
}

export interface PlannedLoan {
  /** Whole dirhams. */
  readonly amount: number;
  /** Whole dirhams a month, from the month after the handover or transfer. */
  readonly monthly: number;
  readonly years: number;
  readonly annualRatePercent: number;
  /** `null` where the handover is not known. */
  readonly firstOn: CalendarDay | null;
}

export interface UnitPurchase {
  /** Whole dirhams above 0. */
  readonly price: number;
  /** As in the record; empty where it has none. */
  readonly instalments: readonly Instalment[];
  readonly handover: Handover | null;
  readonly isOffPlan: boolean;
  readonly bookedOn: CalendarDay;
  readonly squareFeet: number | null;
  /** The loan as a share of the price; 0 for none. */
  readonly loanPercent: number;
  readonly loanYears: number;
  readonly annualRatePercent: number;
  /** Before VAT. */
  readonly agencyPercent: number;
  /** The developer's charge for the entry in the interim register, in dirhams; only for a home bought off plan. */
  readonly oqoodFee: number;
  /** Dirhams a square foot and year; `null` where it is unknown. */
  readonly serviceCharge: number | null;
}

export interface UnitPaymentPlan {
  /** By day; payments without one come last. */
  readonly payments: readonly PlannedPayment[];
  /** `null` without a loan, or where no payment is left that a bank would make. */
  readonly loan: PlannedLoan | null;
  /** Whole dirhams. The payments of the price add up to it exactly. */
  readonly totals: { readonly price: number; readonly fees: number; readonly byLoan: number; readonly own: number };
  /** The sum of the record's instalments in per cent of the price: 100 where they are complete, 0 where there are none. */
  readonly statedPercent: number;
}

/** How long the transfer of a ready home usually takes after the contract, in days. */
const transferDays = 30;

/** The largest loan, as a share of the price (see `leastDownPaymentPercent`). */
export const mostLoanPercent = (price: number, isOffPlan: boolean): number =>
  100 - leastDownPaymentPercent(price, isOffPlan);

/**
 * The payments for a unit, their recipients and days: from the booking to those after the handover, with fees and a loan at the
 * handover. Whole dirhams; the payments of the price add up to it exactly, each rounded with the remainder of those before.
 * Instalments below the price are followed by the rest; what exceeds it is cut off.
 */
export function unitPaymentPlan(purchase: UnitPurchase): UnitPaymentPlan {
  const { bookedOn, handover, isOffPlan } = purchase;
  const handoverOn = handover && lastDayOf(handover);
  const start: PlanStart = {
    bookedOn,
    handoverOn: handoverOn !== null && handoverOn < bookedOn ? bookedOn : handoverOn,
  };
  const stated = purchase.instalments.reduce((sum, { percent }) => sum + percent, 0);
  const shares = sharesOf(purchase, start);
  const keysOn = isOffPlan ? start.handoverOn : addDays(bookedOn, transferDays);
  const priced = withLoan(inDirhams(shares, purchase.price), purchase, keysOn);
  const byLoan = sum(priced, ({ byLoan }) => byLoan);
  const fees = feesOf(purchase, byLoan, keysOn);
  return {
    payments: inOrder([...priced, ...fees]),
    loan: byLoan === 0 ? null : loanOf(byLoan, purchase, keysOn),
    totals: {
      price: sum(priced, ({ amount }) => amount),
      fees: sum(fees, ({ amount }) => amount),
      byLoan,
      own: sum([...priced, ...fees], ({ amount, byLoan }) => amount - byLoan),
    },
    statedPercent: Math.round(stated * 100) / 100,
  };
}

type Share = DueShare & { readonly of: PaymentOf };

/** The price in shares that add up to a hundred. */
function sharesOf({ instalments, isOffPlan, bookedOn }: UnitPurchase, start: PlanStart): readonly Share[] {
  if (instalments.length === 0 && !isOffPlan) {
    return [{ of: { kind: 'price' }, date: addDays(bookedOn, transferDays), isEstimate: true, percent: 100 }];
  }
  let left = 100;
  const shares = instalments.flatMap((instalment): readonly Share[] => {
    const due = dueShares(instalment, start);
    return due.flatMap((share, index): readonly Share[] => {
      const percent = Math.min(share.percent, left);
      left -= percent;
      if (percent < 1e-9) return [];
      const part = due.length === 1 ? null : { number: index + 1, of: due.length };
      return [{ ...share, percent, of: { kind: 'instalment', label: instalment.label, when: instalment.when, part } }];
    });
  });
  if (left < 1e-6) return shares;
  const rest: Share = { of: { kind: 'rest' }, date: null, isEstimate: true, percent: left };
  return [...shares, rest];
}

/** Each share in whole dirhams: the rounded cumulative sum, less what was due before. */
function inDirhams(shares: readonly Share[], price: number): readonly PlannedPayment[] {
  let percentBefore = 0;
  let dirhamsBefore = 0;
  return shares.map((share, index) => {
    percentBefore += share.percent;
    const until = index === shares.length - 1 ? price : Math.round((price * percentBefore) / 100);
    const amount = until - dirhamsBefore;
    dirhamsBefore = until;
    return { ...share, percent: Math.round(share.percent * 1e4) / 1e4, amount, byLoan: 0 };
  });
}

/** A bank pays what is due at the handover and later, the earliest first, up to the loan. */
function withLoan(
  payments: readonly PlannedPayment[],
  { price, loanPercent, isOffPlan }: UnitPurchase,
  keysOn: CalendarDay | null,
): readonly PlannedPayment[] {
  let left = Math.floor((price * Math.min(loanPercent, mostLoanPercent(price, isOffPlan))) / 100);
  const isWithKeys = ({ date, of }: PlannedPayment) =>
    date !== null && keysOn !== null ? date >= keysOn : isUndatedHandover(of);
  return payments.map((payment) => {
    const byLoan = isWithKeys(payment) ? Math.min(left, payment.amount) : 0;
    left -= byLoan;
    return { ...payment, byLoan };
  });
}

const isUndatedHandover = (of: PaymentOf): boolean =>
  of.kind === 'rest' || (of.kind === 'instalment' && /hand[\s-]?over|completion|possession/i.test(of.label));

function loanOf(
  amount: number,
  { loanYears, annualRatePercent }: UnitPurchase,
  keysOn: CalendarDay | null,
): PlannedLoan {
  const months = loanYears * monthsPerYear;
  return {
    amount,
    monthly: Math.round(monthlyInstalment({ principal: amount, annualRatePercent, months })),
    years: loanYears,
    annualRatePercent,
    firstOn: keysOn === null ? null : addMonths(keysOn, 1),
  };
}

/** The fees, each on its usual day: with the booking or with the handover. */
function feesOf(purchase: UnitPurchase, loan: number, keysOn: CalendarDay | null): readonly PlannedPayment[] {
  const { price, isOffPlan, bookedOn, agencyPercent, oqoodFee, serviceCharge, squareFeet } = purchase;
  const vat = 1 + usualRates.vatPercent / 100;
  const transfer = (price * usualRates.transferPercent) / 100;
  const registered = isOffPlan
    ? { day: bookedOn, fees: { transfer, oqood: oqoodFee } }
    : { day: keysOn, fees: { transfer: transfer + usualRates.transferFee, trustee: usualTrusteeFee(price) * vat } };
  const fee = (name: FeeName, dirhams: number, date: CalendarDay | null): PlannedPayment[] => {
    const amount = Math.round(dirhams);
    const isEstimate = date !== bookedOn;
    return amount === 0 ? [] : [{ of: { kind: 'fee', fee: name }, date, isEstimate, percent: null, amount, byLoan: 0 }];
  };
  const { transfer: landDepartment, ...others } = registered.fees;
  return [
    ...fee('transfer', landDepartment, registered.day),
    ...Object.entries(others).flatMap(([name, dirhams]) => fee(name as FeeName, dirhams, registered.day)),
    ...fee('agency', ((price * agencyPercent) / 100) * vat, registered.day),
    ...fee('titleDeed', isOffPlan ? usualOffPlanFees.titleDeedFee : 0, keysOn),
    ...fee('mortgage', loan === 0 ? 0 : mortgageFeesOf(loan) + usualRates.mortgageServiceFee * vat, keysOn),
    ...fee('serviceCharge', (serviceCharge ?? 0) * (squareFeet ?? 0), keysOn),
  ];
}

/** Of the authority, for the registration of a loan. */
const mortgageFeesOf = (loan: number) => (loan * usualRates.mortgagePercent) / 100 + usualRates.mortgageFee;

/** By day; payments without one come last, in the order of the record. */
function inOrder(payments: readonly PlannedPayment[]): readonly PlannedPayment[] {
  const dayOf = ({ date }: PlannedPayment) => date ?? '9999';
  return payments.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
