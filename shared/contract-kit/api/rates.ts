import type { Currency } from '../../domain/money/currencies';
import { type ExchangeRates, parseExchangeRates } from '../../domain/money/exchange-rates';
import { asRecord } from '../../domain/record/untrusted-record';
import type { Http } from '../contracts/http';
import { ApiError } from './api-error';

/** Where rates are from: the service, just now; the service, some time ago, as it is out of reach; a table of one day. */
export type RatesSource = 'service' | 'last-good' | 'snapshot';

export interface LatestRates extends ExchangeRates {
  readonly source: RatesSource;
}

/** The site's own address of the rates of a base; the document server asks the service (section 7). */
export function ratesPath(base: Currency): string {
  return `/rates/latest/${base}`;
}

/** The exchange rates that the site's document server keeps. For the browser: the way of a loader on the server leads past it. */
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
