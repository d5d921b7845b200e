import fc from 'fast-check';
import { loweredFrom, readFormerPrices } from './price-history';

const now = new Date('2026-03-31T08:00:00Z');
const was = (price: number, until: string) => ({ price, until: `${until}T08:00:00.000Z` });

test('reads former prices, the latest first, and leaves out what is none', () => {
  const price_history = [
    { price: 'AED 2,200,000', at: '2025-01-01T08:00:00Z' },
    { price: '2.1 MILLION', at: '2026-03-03T08:00:00Z' },
    { price: 'On request', at: '2026-03-04T08:00:00Z' },
    { price: 'AED 2,000,000', at: 'yesterday' },
    { price: 7 },
    null,
    'AED 1',
  ];
  expect(readFormerPrices({ price_history })).toEqual([was(2_100_000, '2026-03-03'), was(2_200_000, '2025-01-01')]);
});

test('tells a price once that was given twice in a row, with the day on which it ended', () => {
  const price_history = [
    { price: 'AED 2,000,000', at: '2026-01-01T08:00:00Z' },
    { price: 'AED 2,100,000', at: '2026-02-01T08:00:00Z' },
    { price: 'AED 2,100,000', at: '2026-03-01T08:00:00Z' },
    { price: 'AED 2,000,000', at: '2026-03-02T08:00:00Z' },
  ];
  expect(readFormerPrices({ price_history })).toEqual([
    was(2_000_000, '2026-03-02'),
    was(2_100_000, '2026-03-01'),
    was(2_000_000, '2026-01-01'),
  ]);
});

test('leaves prices of the same moment in the order in which they come', () => {
  const at = '2026-03-01T08:00:00Z';
  const price_history = [1, 2, 3].map((price) => ({ price: `AED ${price},000,000`, at }));
  expect(readFormerPrices({ price_history }).map(({ price }) => price)).toEqual([1_000_000, 2_000_000, 3_000_000]);
});

test('keeps the latest twelve', () => {
  const price_history = Array.from({ length: 20 }, (_, index) => ({
    price: `AED ${index + 1},000,000`,
    at: `2026-01-${index + 10}T08:00:00Z`,
  }));
  const kept = readFormerPrices({ price_history });
  expect(kept.map(({ price }) => price / 1_000_000)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
});

test.each([[{}], [{ price_history: null }], [{ price_history: 'AED 1' }], [{ price_history: {} }]])(
  'reads none from %p',
  (record) => {
    expect(readFormerPrices(record)).toEqual([]);
  },
);

test('reads whatever a backend sends without throwing', () => {
  fc.assert(fc.property(fc.jsonValue(), (price_history) => readFormerPrices({ price_history }).length <= 12));
});

test.each([
  ['nothing has changed', [], 2_000_000, null],
  ['it was lowered', [was(2_100_000, '2026-03-03')], 2_000_000, 2_100_000],
  ['it was raised', [was(1_900_000, '2026-03-03')], 2_000_000, null],
  ['it was lowered thirty days ago', [was(2_100_000, '2026-03-01')], 2_000_000, 2_100_000],
  ['it was lowered longer ago', [was(2_100_000, '2026-02-28')], 2_000_000, null],
  ['it was raised and came back', [was(2_100_000, '2026-03-20'), was(2_000_000, '2026-03-10')], 2_000_000, null],
  ['it was lowered twice', [was(2_050_000, '2026-03-20'), was(2_100_000, '2026-03-10')], 2_000_000, 2_100_000],
  ['it has no price now', [was(2_100_000, '2026-03-20')], 0, null],
] as const)('says of a price where %s', (_, former, price, before) => {
  expect(loweredFrom(former, price, now)).toBe(before);
});
