import fc from 'fast-check';
import { english } from '../../contract-kit/testing/english';
import { approximatePrice, displayCurrencies, oldRateDay, parseDisplayCurrency } from './display-currency';

test.each([
  [1_200_000, 'USD', 0.27229, '≈ USD 327,000'],
  [985_000, 'EUR', 0.2352, '≈ EUR 232,000'],
  [34_000_000, 'INR', 23.31, '≈ INR 79,30,00,000'],
  [1, 'USD', 0.27229, null],
  [0, 'USD', 0.27229, null],
  [-1_200_000, 'USD', 0.27229, null],
  [4, 'USD', 0.25, '≈ USD 1'],
  [3, 'USD', 0.25, null],
  [0, 'USD', Number.POSITIVE_INFINITY, null],
  [1_200_000, 'AED', 1, null],
  [1_200_000, 'USD', null, null],
  [1_200_000, 'USD', Number.NaN, null],
] as const)('shows AED %s in %s at %s as %s', (dirhams, currency, rate, shown) => {
  const text = approximatePrice(dirhams, currency, rate, english.locale);
  // Which space stands between code and figures is Intl's affair.
  expect(text?.replace(/\s/g, ' ') ?? null).toBe(shown);
});

test('never shows more than three figures of a converted price', () => {
  const prices = fc.integer({ min: 100, max: 500_000_000 });
  const rates = fc.double({ min: 0.05, max: 100, noNaN: true });
  fc.assert(
    fc.property(prices, rates, (dirhams, rate) => {
      const digits =
        approximatePrice(dirhams, 'USD', rate, english.locale)?.replace(/\D/g, '').replace(/0+$/, '') ?? '';
      return digits.length <= 3;
    }),
  );
});

test.each([
  ['EUR', 'EUR'],
  ['eur', 'AED'],
  ['XXX', 'AED'],
  [null, 'AED'],
  [{}, 'AED'],
])('reads %p as %s', (text, currency) => {
  expect(parseDisplayCurrency(text)).toBe(currency);
});

test.each(displayCurrencies)('reads %s, which is offered, as itself', (currency) => {
  expect(parseDisplayCurrency(currency)).toBe(currency);
});

test.each([
  ['2026-11-22', null],
  ['2026-11-15', null],
  ['2026-11-14', '14 November 2026'],
  ['2026-11-30', null],
  ['', null],
  [null, null],
  [undefined, null],
])('a rate of %p says of its age %p', (date, day) => {
  expect(oldRateDay(date, new Date('2026-11-22T00:00:00Z'), english.locale)).toBe(day);
});
