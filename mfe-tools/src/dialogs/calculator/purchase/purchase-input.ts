import { parseTypedAmount } from '@iwan/shared/domain/money/typed-amount';
import { latinText } from '@iwan/shared/domain/money/typed-number';
import { usualRates, usualRatesAt } from '@iwan/shared/domain/money/usual-rates';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';
import { keepInSession, readFromSession } from '../../../parts/session-record';
import type { CostRates } from './purchase-costs';

/** A down payment as it was typed: the other unit is derived from it. */
export interface DownPayment {
  readonly unit: 'percent' | 'dirhams';
  readonly text: string;
}

/** The input about a purchase; `null` where the visitor has kept the default. */
export interface PurchaseInput {
  readonly price: string | null;
  readonly down: DownPayment | null;
  readonly isOffPlan: boolean;
  readonly rent: string;
  readonly rates: Readonly<Partial<Record<keyof CostRates, string>>>;
}

const key = 'purchase';
const longest = 60;
/** Dirhams; the calculator's own limit. */
const mostDirhams = 100_000_000;

/** The price in dirhams of the property that the calculator was opened from; `null` without one. */
export interface PurchasedProperty {
  readonly price: number | null;
  readonly isOffPlan: boolean;
}

/** The stored input of this tab: for another property only what applies to any property. */
export function openingPurchase({ price, isOffPlan }: PurchasedProperty): PurchaseInput {
  const stored = readFromSession(key);
  const isOther = price !== null && stored.property !== price;
  const kept = isOther ? { rent: stored.rent, rates: stored.rates, isOffPlan } : stored;
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : null);
  const rates = Object.entries(asRecord(kept.rates) ?? {});
  return {
    price: text(kept.price),
    down: downOf(kept.down),
    isOffPlan: kept.isOffPlan === true,
    rent: text(kept.rent) ?? '',
    rates: Object.fromEntries(
      rates.filter(([name, value]) => Object.hasOwn(usualRates, name) && typeof value === 'string'),
    ),
  };
}

function downOf(value: unknown): DownPayment | null {
  const { unit, text } = asRecord(value) ?? {};
  if (typeof text !== 'string' || (unit !== 'percent' && unit !== 'dirhams')) return null;
  return { unit, text: text.slice(0, longest) };
}

export function keepPurchase(input: PurchaseInput, { price }: PurchasedProperty): void {
  keepInSession(key, { ...input, property: price });
}

/** Typed dirhams up to the calculator's limit; `null` for any other text. */
export function readDirhams(text: string): number | null {
  const typed = parseTypedAmount(text);
  return typed.status === 'amount' ? Math.min(typed.dirhams, mostDirhams) : null;
}

/** A typed share from 0 to 100; `null` for anything else. */
export function readPercent(text: string): number | null {
  const bare = latinText(text).replace('%', '').replace(',', '.').trim();
  return /^\d{1,3}(\.\d{1,6})?$/.test(bare) && Number(bare) <= 100 ? Number(bare) : null;
}

/** The rates for a price in dirhams: the typed ones where they are valid, otherwise the usual ones. */
export function ratesOf({ rates }: PurchaseInput, price: number | null): CostRates {
  return Object.fromEntries(
    Object.entries(usualRatesAt(price)).map(([name, usual]) => {
      const text = rates[name as keyof CostRates];
      const read = name.endsWith('Percent') ? readPercent : readDirhams;
      return [name, (text === undefined ? null : read(text)) ?? usual];
    }),
  ) as CostRates;
}
