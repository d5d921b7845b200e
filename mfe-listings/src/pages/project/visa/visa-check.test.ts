import { visaCheck } from './visa-check';

test.each<
  [price: number, owners: number, first: number | null, shares: readonly (readonly [number, number, string | null])[]]
>([
  // A sole owner: no minimum, and the Golden Visa from two million.
  [1, 1, null, [[1, 1, 'investor']]],
  [750_000, 1, null, [[1, 750_000, 'investor']]],
  [1_999_999, 1, null, [[1, 1_999_999, 'investor']]],
  [2_000_000, 1, null, [[1, 2_000_000, 'golden']]],
  // The share of a sole owner is the whole.
  [2_000_000, 1, 10, [[1, 2_000_000, 'golden']]],
  // Equal shares: 400,000 each.
  [799_998, 2, null, [[2, 399_999, null]]],
  [800_000, 2, null, [[2, 400_000, 'investor']]],
  [1_200_000, 3, null, [[3, 400_000, 'investor']]],
  [1_000_000, 3, null, [[3, 333_333.33, null]]],
  [3_999_999, 2, null, [[2, 1_999_999.5, 'investor']]],
  [4_000_000, 2, null, [[2, 2_000_000, 'golden']]],
  // Chosen shares.
  [
    1_200_000,
    2,
    70,
    [
      [1, 840_000, 'investor'],
      [1, 360_000, null],
    ],
  ],
  [
    2_500_000,
    2,
    80,
    [
      [1, 2_000_000, 'golden'],
      [1, 500_000, 'investor'],
    ],
  ],
  [
    1_000_000,
    3,
    20,
    [
      [1, 200_000, null],
      [2, 400_000, 'investor'],
    ],
  ],
])(
  'of %d dirhams with %d owners, of whom the first has %p per cent, the shares reach %j',
  (price, owners, first, shares) => {
    expect(visaCheck(price, owners, first).map(({ count, value, visa }) => [count, value, visa])).toEqual(shares);
  },
);

test('the shares add up to the price', () => {
  const shares = visaCheck(1_234_567, 4, 12.5);
  expect(shares.reduce((sum, { count, value }) => sum + count * value, 0)).toBeCloseTo(1_234_567, 1);
});
