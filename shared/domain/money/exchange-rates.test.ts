import { crossRates, parseExchangeRates } from './exchange-rates';

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

test.each([
  ['2026-03-05', '2026-03-05', 'tomorrow, as it is somewhere on earth'],
  ['2026-03-06', '2026-03-04', 'the day after tomorrow'],
  ['2026-03-01T23:00', '2026-03-04', 'a moment'],
  ['x2026-03-01', '2026-03-04', 'a day with something before it'],
])('reads of the date %p %p: it is %s', (date, day) => {
  expect(read({ date, rates: { EUR: 0.23 } })?.date).toBe(day);
});

test('takes a second for the last change only where it is a number, and no list for a date', () => {
  expect(read({ time_last_update_unix: '1772409600', rates: { EUR: 0.23 } })?.date).toBe('2026-03-04');
  expect(read({ date: ['2026-03-01'], rates: { EUR: 0.23 } })?.date).toBe('2026-03-04');
  expect(read({ time_last_update_unix: 0, rates: { EUR: 0.23 } })?.date).toBe('2026-03-04');
});

test('keeps rates as far apart as they may be, and not beyond', () => {
  const rates = { USD: 1e9, EUR: 1.1e9, GBP: 1e-9, INR: 0.9e-9 };
  expect(read({ rates })?.rates).toEqual({ USD: 1e9, GBP: 1e-9 });
});

test('takes rates for those of the base that is worth one of itself, but for rounding', () => {
  expect(read({ rates: { AED: 1.0000005, USD: 0.27 } })).not.toBeNull();
  expect(read({ rates: { AED: 1.000002, USD: 0.27 } })).toBeNull();
  expect(read({ rates: { AED: '1', USD: 0.27 } })).toBeNull();
});

test.each([
  [{ date: 'yesterday' }],
  [{ date: '2031-01-01' }],
  [{ time_last_update_unix: 1e300 }],
  [{ time_last_update_unix: Number.NaN }],
  [{ time_last_update_unix: -4 }],
  [{}],
])('takes the day of the answer where the service says %p', (day) => {
  expect(read({ ...day, rates: { EUR: 0.23 } })?.date).toBe('2026-03-04');
});

test('leaves out what is no rate', () => {
  const rates = {
    USD: 0.27,
    EUR: '0.23',
    GBP: -1,
    INR: 0,
    CNY: Number.POSITIVE_INFINITY,
    dollars: 2,
    XXX: 3,
    RUB: null,
    JPY: 1e12,
  };
  expect(read({ rates })?.rates).toEqual({ USD: 0.27 });
});

test.each([
  [null],
  ['down for repairs'],
  [[]],
  [{}],
  [{ rates: null }],
  [{ rates: [] }],
  [{ rates: { USD: 'x' } }],
  [{ rates: { AED: 3.67, USD: 1 } }],
  [{ base: 'USD', rates: { USD: 1 } }],
  [{ base_code: 'EUR', rates: { USD: 1 } }],
])('finds no rates in %p', (body) => {
  expect(read(body)).toBeNull();
});

const euros = { base: 'EUR', date: '2026-03-04', rates: { AED: 4, RUB: 100, EUR: 1 } } as const;

test('works the rates of another base out', () => {
  expect(crossRates(euros, 'RUB')).toEqual({
    base: 'RUB',
    date: '2026-03-04',
    rates: { AED: 0.04, RUB: 1, EUR: 0.01 },
  });
});

test('the rates of the same base are those that are known, with itself as one', () => {
  expect(crossRates({ ...euros, rates: { AED: 4 } }, 'EUR')?.rates).toEqual({ AED: 4, EUR: 1 });
});

test('has no rates of a base that is not among those known', () => {
  expect(crossRates(euros, 'USD')).toBeNull();
});
