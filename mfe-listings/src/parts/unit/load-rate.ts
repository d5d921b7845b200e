import { ratesApi } from '@iwan/shared/api/rates';
import type { Http } from '@iwan/shared/contracts/http';
import type { DisplayCurrency } from '@iwan/shared/domain/money/display-currency';
import type { PlanRate } from './plan-lines';

/** The value of one dirham in a currency; no rate where none is known, since a plan works without it. */
export async function loadRate(http: Http, currency: DisplayCurrency, signal: AbortSignal): Promise<PlanRate> {
  if (currency === 'AED') return { currency, rate: 1, date: null };
  try {
    const { rates, date } = await ratesApi(http).latest('AED', signal);
    return { currency, rate: rates[currency] ?? null, date };
  } catch (error) {
    if (signal.aborted) throw error;
    return { currency, rate: null, date: null };
  }
}
