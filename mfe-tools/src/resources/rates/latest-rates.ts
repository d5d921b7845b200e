import type { LatestRates } from '@iwan/shared/api/rates';
import type { ServiceAnswer, Services } from '@iwan/shared/contracts/module';
import { type Currency, isCurrency } from '@iwan/shared/domain/money/currencies';
import { crossRates, type ExchangeRates, parseExchangeRates } from '@iwan/shared/domain/money/exchange-rates';
import { snapshotRates } from './snapshot';

const service = 'rates';
const pathOf = (base: Currency) => `latest/${base}`;

/**
 * The rates of a base currency: the service's (`latest/{base}`, section 7); while it is out of reach its last good answer,
 * for this base or worked out from another one's; then a dated snapshot. Which of them it is stands in `source`.
 */
export async function latestRates(services: Services, base: Currency): Promise<LatestRates> {
  const isRead = (body: unknown) => parseExchangeRates(body, base, new Date()) !== null;
  try {
    const answer = await services.get(service, pathOf(base), isRead);
    const rates = readRates(answer, base);
    if (rates !== null && !answer.isLate) return { ...rates, source: 'service' };
  } catch {
    // The document server has logged why.
  }
  const last = newestOf(base, await goodRates(services));
  return last === null ? { ...snapshotRates(base), source: 'snapshot' } : { ...last, source: 'last-good' };
}

/** What the service has answered last for any base. */
async function goodRates(services: Services): Promise<readonly ExchangeRates[]> {
  const kept = await services.kept(service).catch(() => ({}));
  return Object.entries(kept).flatMap(([path, answer]) => {
    const base = path.split('/').at(-1);
    const rates = isCurrency(base) ? readRates(answer, base) : null;
    return rates === null ? [] : [rates];
  });
}

/** Where the answer names no day, it is of the day on which it came. */
function readRates({ body, fetchedAt }: ServiceAnswer, base: Currency): ExchangeRates | null {
  return parseExchangeRates(body, base, new Date(fetchedAt));
}

/** The newest good rates of a base, its own before those that follow from another base's of the same day. */
function newestOf(base: Currency, good: readonly ExchangeRates[]): ExchangeRates | null {
  let newest = good.find((rates) => rates.base === base) ?? null;
  for (const rates of good) {
    if (newest === null || rates.date > newest.date) newest = crossRates(rates, base) ?? newest;
  }
  return newest;
}
