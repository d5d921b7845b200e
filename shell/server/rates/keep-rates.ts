import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExchangeRates, parseExchangeRates } from '../../src/rates/exchange-rates';
import { snapshotRates } from './snapshot';

/** Services publish once a day; a visitor need not see it within the hour. */
const freshForMs = 60 * 60_000;
/** While a service does not answer, it is asked again only so often. */
const pauseMs = 5 * 60_000;
const timeLimitMs = 4_000;

export interface KeptRates extends ExchangeRates {
  /** `snapshot` where no service has ever answered for this base. */
  readonly source: 'service' | 'snapshot';
}

interface Options {
  readonly ratesUrl: string;
  /** Where the last good answers stay over a restart. */
  readonly folder: string;
  /** Hears why the service's answer could not be had. */
  readonly report: (problem: unknown) => void;
  readonly now?: () => number;
}

interface Known {
  readonly rates: ExchangeRates | null;
  /** Milliseconds since the epoch until which the service is not asked again. */
  readonly askAgainAt: number;
}

/**
 * The rates of a base currency: the service's (`latest/{base}`, section 7), kept for an hour; while it is out of reach
 * its last good answer, then a dated snapshot. `null` for a base that none of them knows. Never rejects.
 */
export function keepRates({
  ratesUrl,
  folder,
  report,
  now = Date.now,
}: Options): (base: string) => Promise<KeptRates | null> {
  const known = new Map<string, Known>();
  const underWay = new Map<string, Promise<Known>>();

  async function refresh(base: string, before: ExchangeRates | null): Promise<Known> {
    try {
      const rates = await askService(ratesUrl, base, new Date(now()));
      await store(folder, rates).catch(report);
      return { rates, askAgainAt: now() + freshForMs };
    } catch (problem) {
      report(problem);
      return { rates: before ?? (await restore(folder, base)), askAgainAt: now() + pauseMs };
    }
  }

  return async (base) => {
    // Nobody makes this server ask for currencies that it does not offer.
    const snapshot = snapshotRates(base);
    if (snapshot === null) return null;
    const before = known.get(base);
    let current = before;
    if (current === undefined || now() >= current.askAgainAt) {
      const asking = underWay.get(base) ?? refresh(base, before?.rates ?? null).finally(() => underWay.delete(base));
      underWay.set(base, asking);
      current = await asking;
      known.set(base, current);
    }
    return current.rates === null ? { ...snapshot, source: 'snapshot' } : { ...current.rates, source: 'service' };
  };
}

async function askService(ratesUrl: string, base: string, now: Date): Promise<ExchangeRates> {
  const answer = await fetch(`${ratesUrl}/latest/${base}`, { signal: AbortSignal.timeout(timeLimitMs) });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`The exchange-rate service answered ${answer.status}.`);
  }
  const rates = parseExchangeRates(await answer.json(), base, now);
  if (rates === null) throw new Error('The exchange-rate service answered without rates.');
  return rates;
}

const fileOf = (folder: string, base: string) => join(folder, `${base}.json`);

async function store(folder: string, rates: ExchangeRates): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = fileOf(folder, rates.base);
  await writeFile(`${file}.new`, JSON.stringify(rates));
  await rename(`${file}.new`, file);
}

async function restore(folder: string, base: string): Promise<ExchangeRates | null> {
  try {
    return parseExchangeRates(JSON.parse(await readFile(fileOf(folder, base), 'utf8')), base, new Date());
  } catch {
    return null;
  }
}
