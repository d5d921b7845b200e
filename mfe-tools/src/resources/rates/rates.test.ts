import type { ResourceArguments, ServiceResponse, Services } from '@iwan/shared/contracts/module';
import { currencies } from '@iwan/shared/domain/money/currencies';
import { resource } from '.';

const day = Date.parse('2026-03-04T10:00:00Z');
const responseOf = (rates: object, fetchedAt = day): ServiceResponse => ({
  body: { date: '2026-03-04', rates },
  fetchedAt,
});

/** Services that have responses for some paths, and may be unreachable. */
function servicesWith(cached: Readonly<Record<string, ServiceResponse>>, isAway = false): Services {
  return {
    async get(_, path, accepts = () => true) {
      const response = cached[path];
      if (response === undefined || !accepts(response.body)) throw new Error(`There is no answer to ${path} yet.`);
      return { ...response, isLate: isAway };
    },
    kept: async () => cached,
  };
}

async function ratesOf(base: string, services: Services) {
  const response = await resource({ params: { base }, services } as unknown as ResourceArguments);
  return { ...response, body: JSON.parse(String(response.body)) };
}

test('responds with the rates of the service, cached for ten minutes', async () => {
  const services = servicesWith({ 'latest/AED': responseOf({ USD: 0.2723 }) });
  expect(await ratesOf('aed', services)).toEqual({
    contentType: 'application/json; charset=utf-8',
    body: { base: 'AED', date: '2026-03-04', rates: { USD: 0.2723 }, source: 'service' },
    maxAge: 600,
  });
});

test('says the day of the last good rates while the service is unreachable', async () => {
  const undated = { body: { rates: { USD: 0.27 } }, fetchedAt: Date.parse('2026-03-01T10:00:00Z') };
  const { body, maxAge } = await ratesOf('AED', servicesWith({ 'latest/AED': undated }, true));
  expect([body.source, body.date, maxAge]).toEqual(['last-good', '2026-03-01', 60]);
});

test('converts the last good rates of another base before it uses the snapshot', async () => {
  const services = servicesWith({ 'latest/AED': responseOf({ USD: 0.25, EUR: 0.2 }) }, true);
  const { body } = await ratesOf('USD', services);
  expect(body).toEqual({ base: 'USD', date: '2026-03-04', rates: { AED: 4, USD: 1, EUR: 0.8 }, source: 'last-good' });
});

test.each(currencies)('uses a dated snapshot of %s where no service has ever answered', async (base) => {
  const { body: rates } = await ratesOf(base, servicesWith({}));
  expect(rates.source).toBe('snapshot');
  expect(rates.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Object.keys(rates.rates).sort()).toEqual([...currencies].sort());
  // A dollar has the same value in every base.
  expect((rates.rates.AED ?? 0) / (rates.rates.USD ?? 0)).toBeCloseTo(3.6725, 3);
  expect(rates.rates[base]).toBe(1);
});

test.each([{ rates: {} }, '<html>', { base: 'USD', rates: { USD: 1, EUR: 0.9 } }])(
  'takes no rates from an answer that has none of its base: %j',
  async (body) => {
    const rates = await ratesOf('AED', servicesWith({ 'latest/AED': { body, fetchedAt: day } }));
    expect(rates.body.source).toBe('snapshot');
  },
);

test.each(['XXX', '', '..'])('has no rates of "%s"', async (base) => {
  const { status, body } = await ratesOf(base, servicesWith({}));
  expect([status, body.message]).toEqual([404, 'No exchange rates for this currency.']);
});
