import type { LatestRates } from '@iwan/shared/api/rates';
import type { Currency } from '@iwan/shared/domain/money/currencies';
import { crossRates, type ExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { askService, UnknownBase } from './ask-service';
import { snapshotRates } from './snapshot';
import { restoreRates, storeRates } from './stored-rates';

/** Services publish once a day; a visitor need not see it within the hour. */
const freshForMs = 60 * 60_000;
/** While a service does not answer, it is asked again only so often. */
const pauseMs = 5 * 60_000;
/** How long a visitor waits for the service; what it answers later is there for the next one. */
const patienceMs = 1_500;

/** The newest rates of a base currency that can be had. */
export type RatesOf = (base: Currency) => Promise<LatestRates>;

interface Options {
  readonly ratesUrl: string;
  /** Where the last good answers stay over a restart. */
  readonly folder: string;
  /** Hears why the service's answer could not be had. */
  readonly report: (problem: unknown) => void;
  readonly now?: () => number;
}

/**
 * The rates of a base currency: the service's (`latest/{base}`, section 7), kept for an hour; while it is out of reach
 * its last good answer, for this base or worked out from another one's; then a dated snapshot. Which of them it is stands in
 * `source`. Never rejects.
 */
export function keepRates({ ratesUrl, folder, report, now = Date.now }: Options): RatesOf {
  const restored = restoreRates(folder);
  const freshUntil = new Map<Currency, number>();
  const pausedUntil = new Map<Currency | 'all', number>();
  const underWay = new Map<Currency, Promise<void>>();

  async function refresh(base: Currency): Promise<void> {
    try {
      const rates = await askService(ratesUrl, base, new Date(now()));
      (await restored).set(base, rates);
      freshUntil.set(base, now() + freshForMs);
      await storeRates(folder, rates).catch(report);
    } catch (problem) {
      report(problem);
      pausedUntil.set(problem instanceof UnknownBase ? base : 'all', now() + pauseMs);
    }
  }

  /** Asks once for all who want it, and lets none of them wait long. */
  function refreshed(base: Currency): Promise<void> {
    const before = underWay.get(base);
    if (before) return before;
    const asking = refresh(base).finally(() => underWay.delete(base));
    const patient = Promise.race([asking, pause(patienceMs)]);
    underWay.set(base, patient);
    return patient;
  }

  const isPaused = (base: Currency) => now() < Math.max(pausedUntil.get(base) ?? 0, pausedUntil.get('all') ?? 0);
  const isFresh = (base: Currency) => now() < (freshUntil.get(base) ?? 0);

  return async (base) => {
    if (!isFresh(base) && !isPaused(base)) await refreshed(base);
    const good = await restored;
    const own = good.get(base);
    if (own && isFresh(base)) return { ...own, source: 'service' };
    const last = newestOf(base, good);
    return last === null ? { ...snapshotRates(base), source: 'snapshot' } : { ...last, source: 'last-good' };
  };
}

/** The newest good rates of a base, its own before those that follow from another base's of the same day. */
function newestOf(base: Currency, good: ReadonlyMap<Currency, ExchangeRates>): ExchangeRates | null {
  let newest = good.get(base) ?? null;
  for (const rates of good.values()) {
    if (newest === null || rates.date > newest.date) newest = crossRates(rates, base) ?? newest;
  }
  return newest;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
