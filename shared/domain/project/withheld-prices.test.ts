import { withoutWithheldPrices } from './withheld-prices';

const record = {
  units: [{ type: '1BR', price: 'AED 900,000', size: 700 }, null],
  price_history: [{ price: 'AED 1,000,000', at: '2026-03-01T08:00:00Z' }],
};

test.each(['Price on request', 'On request', 'السعر عند الطلب'])(
  'a project at "%s" has no former prices and no prices of units',
  (starting_price) => {
    expect(withoutWithheldPrices({ ...record, starting_price })).toEqual({
      starting_price,
      units: [{ type: '1BR', price: null, size: 700 }, null],
      price_history: [],
    });
  },
);

test.each(['AED 1,200,000', 'From AED 1.2M', '١٬٢٠٠٬٠٠٠ درهم', '', '-', null, undefined])(
  'a project at %p keeps them',
  (starting_price) => {
    const priced = { ...record, starting_price };
    expect(withoutWithheldPrices(priced)).toBe(priced);
  },
);

test('a record without these fields gets none', () => {
  const bare = { starting_price: 'On request', units: 'unknown' };
  expect(withoutWithheldPrices(bare)).toEqual(bare);
});
