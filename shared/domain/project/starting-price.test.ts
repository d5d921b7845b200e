import { readStartingPrice } from './starting-price';

test.each([
  ['Price on request', 'Price on request'],
  ['  From   AED 1,200,000 ', null],
  ['AED 1.2 - 2M', 'AED 1.2 - 2M'],
  ['1.2.3', null],
  ['السعر عند الطلب', 'السعر عند الطلب'],
  ['AED 1,200,000', null],
  ['1.5 MILLION', null],
  ['AED', null],
  ['AED 0', null],
  ['-5', null],
  ['', null],
  [null, null],
  ['<b>On request</b>', null],
  ['On request '.repeat(10), null],
  ['o'.repeat(40), 'o'.repeat(40)],
  ['o'.repeat(41), null],
  ['A - B', null],
])('of %p says %p in the place of a price', (text, note) => {
  expect(readStartingPrice({ starting_price: text }).priceNote ?? null).toBe(note);
});

test('a price is read as a number, without words beside it', () => {
  expect(readStartingPrice({ starting_price: 'AED 1.5 million' })).toEqual({ price: 1_500_000 });
  expect(readStartingPrice({})).toEqual({ price: 0 });
});
