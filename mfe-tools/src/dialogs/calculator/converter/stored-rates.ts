import { type Currency, isCurrency } from '@iwan/shared/domain/money/currencies';
import { crossRates, type ExchangeRates, parseExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';

const key = 'exchangeRates';

/** Stores the last loaded rates: one table, from which those of every base are derived. */
export function storeRates({ base, date, rates }: ExchangeRates): void {
  try {
    localStorage.setItem(key, JSON.stringify({ base, date, rates }));
  } catch {
    // Without storage, only the offline rates are lost.
  }
}

/** The rates that this browser loaded last, converted to a base; `null` without any. Storage may contain anything. */
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
