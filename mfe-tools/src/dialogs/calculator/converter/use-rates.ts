import { getHttp } from '@iwan/shared/api/http';
import { type LatestRates, ratesApi } from '@iwan/shared/api/rates';
import { type Currency, isCurrency } from '@iwan/shared/domain/money/currencies';
import { crossRates, type ExchangeRates, parseExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';
import { useCallback, useEffect, useState } from 'react';

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

const key = 'exchangeRates';

/** Stores the last loaded rates: one table, from which those of every base are derived. */
function storeRates({ base, date, rates }: ExchangeRates): void {
  try {
    localStorage.setItem(key, JSON.stringify({ base, date, rates }));
  } catch {
    // Without storage, only the offline rates are lost.
  }
}

/** The rates that this browser loaded last, converted to a base; `null` without any. Storage may contain anything. */
function storedRates(base: Currency): ExchangeRates | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const storedBase = asRecord(stored)?.base;
    const rates = isCurrency(storedBase) ? parseExchangeRates(stored, storedBase, new Date()) : null;
    return rates && crossRates(rates, base);
  } catch {
    return null;
  }
}
