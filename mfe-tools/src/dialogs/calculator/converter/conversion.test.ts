import { english } from '@iwan/shared/testing/english';
import { convert } from './conversion';

const rates = { base: 'RUB', date: '2026-03-04', rates: { RUB: 1, EUR: 0.0107, VND: 305.25, KWD: 0.0000042 } } as const;

test.each([
  [10_000, 'EUR', { amount: '10,000', result: '107.00', rate: '0.0107', inverse: '93.4579' }],
  [0, 'EUR', { amount: '0', result: '0.00', rate: '0.0107', inverse: '93.4579' }],
  [0.5, 'VND', { amount: '0.5', result: '152.63', rate: '305.2500', inverse: '0.0033' }],
  [1, 'RUB', { amount: '1', result: '1.00', rate: '1.0000', inverse: '1.0000' }],
  [1_000_000, 'KWD', { amount: '1,000,000', result: '4.20', rate: '0.0000', inverse: '238,095.2381' }],
  [
    1e15,
    'VND',
    { amount: '1,000,000,000,000,000', result: '305,250,000,000,000,000.00', rate: '305.2500', inverse: '0.0033' },
  ],
] as const)('converts %p RUB to %s', (amount, to, conversion) => {
  expect(convert(amount, rates, to, english.locale)).toEqual(conversion);
});

test('is null where the service does not know the currency', () => {
  expect(convert(5, rates, 'ZAR', english.locale)).toBeNull();
});
