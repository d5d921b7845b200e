import { getHttp } from '@iwan/shared/api/http';
import { type LatestRates, ratesApi } from '@iwan/shared/api/rates';
import type { Currency } from '@iwan/shared/domain/money/currencies';
import type { ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { useCallback, useEffect, useState } from 'react';
import { storedRates, storeRates } from './stored-rates';

/** `kept`: the rates that this browser loaded last, to be shown meanwhile; `null` without any. */
export type Rates =
  | { readonly status: 'loading'; readonly kept: ExchangeRates | null }
  | { readonly status: 'ready'; readonly rates: LatestRates }
  | { readonly status: 'failed'; readonly kept: ExchangeRates | null; readonly isOffline: boolean };

/**
 * The rates of a base, from the site (section 7); `given` are those of the first base. Loaded again by `retry`, and when the
 * browser is online again.
 */
export function useRates(
  base: Currency,
  given: LatestRates | null = null,
): { readonly rates: Rates; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly base: Currency; readonly rates: Rates } | null>(
    given && { base: given.base, rates: { status: 'ready', rates: given } },
  );
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    const stopped = new AbortController();
    setLoaded({ base, rates: { status: 'loading', kept: storedRates(base) } });
    getHttp()
      .then((http) => ratesApi(http).latest(base, stopped.signal))
      .then((rates) => {
        storeRates(rates);
        if (!stopped.signal.aborted) setLoaded({ base, rates: { status: 'ready', rates } });
      })
      .catch(() => {
        if (stopped.signal.aborted) return;
        const failed = { status: 'failed', kept: storedRates(base), isOffline: navigator.onLine === false } as const;
        setLoaded({ base, rates: failed });
      });
    return () => stopped.abort();
  }, [base, attempt]);

  const rates: Rates = loaded?.base === base ? loaded.rates : { status: 'loading', kept: null };
  const hasFailed = rates.status === 'failed';

  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return { rates, retry };
}
