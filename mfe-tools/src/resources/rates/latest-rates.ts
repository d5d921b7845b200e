import type { LatestRates } from '@iwan/shared/api/rates';
import type { ServiceResponse, Services } from '@iwan/shared/contracts/module';
import { type Currency, isCurrency } from '@iwan/shared/domain/money/currencies';
import { crossRates, type ExchangeRates, parseExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { snapshotRates } from './snapshot';

const service = 'rates';
const pathOf = (base: Currency) => `latest/${base}`;

/**
 * The rates of a base currency: from the service (`latest/{base}`, section 7); while that is unreachable, its last good
 * response, for this base or converted from another; otherwise a dated snapshot. `source` says which.
 */
export async function latestRates(services: Services, base: Currency): Promise<LatestRates> {
  const isRead = (body: unknown) => parseExchangeRates(body, base, new Date()) !== null;
  try {
    const response = await services.get(service, pathOf(base), isRead);
    const rates = readRates(response, base);
    if (rates !== null && !response.isLate) return { ...rates, source: 'service' };
  } catch {
    // The document server has logged the reason.
  }
  const last = newestOf(base, await goodRates(services));
  return last === null ? { ...snapshotRates(base), source: 'snapshot' } : { ...last, source: 'last-good' };
}

/** The last response of the service for each base. */
async function goodRates(services: Services): Promise<readonly ExchangeRates[]> {
  const cached = await services.kept(service).catch(() => ({}));
  return Object.entries(cached).flatMap(([path, response]) => {
    const base = path.split('/').at(-1);
    const rates = isCurrency(base) ? readRates(response, base) : null;
    return rates === null ? [] : [rates];
  });
}

/** A response without a day has the day on which it arrived. */
function readRates({ body, fetchedAt }: ServiceResponse, base: Currency): ExchangeRates | null {
  return parseExchangeRates(body, base, new Date(fetchedAt));
}

/** The newest good rates of a base, its own before those converted from another base of the same day. */
function newestOf(base: Currency, good: readonly ExchangeRates[]): ExchangeRates | null {
  let newest = good.find((rates) => rates.base === base) ?? null;
  for (const rates of good) {
    if (newest === null || rates.date > newest.date) newest = crossRates(rates, base) ?? newest;
  }
  return newest;
}
