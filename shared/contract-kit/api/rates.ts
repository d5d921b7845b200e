import type { Currency } from '../../domain/money/currencies';
import { type ExchangeRates, parseExchangeRates } from '../../domain/money/exchange-rates';
import { asRecord } from '../../domain/record/untrusted-record';
import type { Http } from '../contracts/http';
import { ApiError } from './api-error';

/** The source of rates: the service now; its last response, while it is unreachable; a built-in table of one day. */
export type RatesSource = 'service' | 'last-good' | 'snapshot';

export interface LatestRates extends ExchangeRates {
  readonly source: RatesSource;
}

/** The site's own address of the rates of a base; the resource behind it asks the service (section 7). */
export function ratesPath(base: Currency): string {
  return `/rates/latest/${base}`;
}

/** The exchange rates of the site. For the browser only: a loader on the server reads the resource directly. */
export function ratesApi(http: Http) {
  return {
    async latest(base: Currency, signal?: AbortSignal): Promise<LatestRates> {
      const body = await http.get(ratesPath(base), signal);
      const rates = parseExchangeRates(body, base, new Date());
      if (rates === null) throw new ApiError('format');
      const source = asRecord(body)?.source;
      return { ...rates, source: source === 'last-good' || source === 'snapshot' ? source : 'service' };
    },
  };
}
