import { ratesPath } from '@iwan/shared/api/rates';
import { parseExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { displayUnitsStore, useDisplayUnits } from '@iwan/shared/state/site-store';
import { useEffect, useState } from 'react';

export type RateResponse =
  | { readonly status: 'unneeded' }
  | { readonly status: 'loading' }
  /** `date` is the day of the rate, `YYYY-MM-DD`. */
  | { readonly status: 'ready'; readonly date: string }
  | { readonly status: 'failed' };

/** Loads the exchange rate of the chosen currency into the store whenever the choice changes. */
export function useExchangeRate(): RateResponse {
  const currency = useDisplayUnits((state) => state.currency);
  const [rateState, setRateState] = useState<RateResponse>({ status: 'unneeded' });

  useEffect(() => {
    if (currency === 'AED') {
      setRateState({ status: 'unneeded' });
      return;
    }
    const stopped = new AbortController();
    setRateState({ status: 'loading' });
    fetch(ratesPath('AED'), { signal: stopped.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`The rates were answered with ${response.status}.`);
        return response.json();
      })
      .then((body: unknown) => {
        const known = parseExchangeRates(body, 'AED', new Date());
        const rate = known?.rates[currency];
        if (known === null || rate === undefined) throw new Error(`There is no rate for ${currency}.`);
        displayUnitsStore.setRate(currency, rate, known.date);
        setRateState({ status: 'ready', date: known.date });
      })
      .catch(() => {
        if (!stopped.signal.aborted) setRateState({ status: 'failed' });
      });
    return () => stopped.abort();
  }, [currency]);

  return rateState;
}
