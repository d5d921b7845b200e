import { parseExchangeRates } from './exchange-rates';

const now = new Date('2026-03-04T10:00:00Z');
const read = (body: unknown) => parseExchangeRates(body, 'AED', now);

test('reads the rates and the day of a service that names the second of its last change', () => {
  expect(read({ result: 'success', time_last_update_unix: 1_772_409_600, rates: { AED: 1, USD: 0.2723 } })).toEqual({
    base: 'AED',
    date: '2026-03-02',
    rates: { AED: 1, USD: 0.2723 },
  });
});

test('reads a service that writes the day as a date', () => {
  expect(read({ date: '2026-03-01', rates: { EUR: 0.23 } })?.date).toBe('2026-03-01');
});

test.each([[{ date: 'yesterday' }], [{ time_last_update_unix: Number.NaN }], [{ time_last_update_unix: -4 }], [{}]])(
  'takes the day of the answer where the service says %p',
  (day) => {
    expect(read({ ...day, rates: { EUR: 0.23 } })?.date).toBe('2026-03-04');
  },
);

test('leaves out what is no rate', () => {
  const rates = { USD: 0.27, EUR: '0.23', GBP: -1, INR: 0, CNY: Number.POSITIVE_INFINITY, dollars: 2, RUB: null };
  expect(read({ rates })?.rates).toEqual({ USD: 0.27 });
});

test.each([[null], ['down for repairs'], [[]], [{}], [{ rates: null }], [{ rates: [] }], [{ rates: { USD: 'x' } }]])(
  'finds no rates in %p',
  (body) => {
    expect(read(body)).toBeNull();
  },
);
