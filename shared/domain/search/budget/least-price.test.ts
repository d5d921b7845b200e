import { leastPrice } from './least-price';

const priced = (price: number, status: string | null = null) => ({ price, status });

test.each([
  ['the least of several, wherever it stands', [priced(900), priced(700), priced(800)], 700],
  ['no price that is none', [priced(0), priced(900)], 900],
  ['no price of what is sold, however it is written', [priced(500, 'SOLD out'), priced(900, 'Ready')], 900],
  ['a price where nothing is said of the status', [{ price: 900 }], 900],
  ['nothing where all is sold', [priced(500, 'Sold Out')], null],
  ['nothing where no price is known', [priced(0)], null],
  ['nothing of nothing', [], null],
])('is %s', (_, projects, least) => {
  expect(leastPrice(projects)).toBe(least);
});
