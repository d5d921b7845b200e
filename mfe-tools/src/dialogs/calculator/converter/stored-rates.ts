import { type Currency, isCurrency } from '@iwan/shared/domain/money/currencies';
import { crossRates, type ExchangeRates, parseExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';

const key = 'exchangeRates';

/** Keeps the rates that were loaded last: one table, from which those of every base follow. */
export function storeRates({ base, date, rates }: ExchangeRates): void {
  try {
    localStorage.setItem(key, JSON.stringify({ base, date, rates }));
  } catch {
    // A browser that refuses its storage costs only what is shown offline.
  }
}

/** The rates that this browser has loaded last, as those of a base; `null` where it has none. Storage may hold anything. */
export function storedRates(base: Currency): ExchangeRates | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const storedBase = asRecord(stored)?.base;
    const rates = isCurrency(storedBase) ? parseExchangeRates(stored, storedBase, new Date()) : null;
    return rates && crossRates(rates, base);
  } catch {
    return null;
  }
}
