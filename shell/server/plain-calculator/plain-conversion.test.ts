import type { LatestRates } from '@iwan/shared/api/rates';
import type { Currency } from '@iwan/shared/domain/money/currencies';
import { plainConversion } from './plain-conversion';

const asked: Currency[] = [];
const ratesOf = async (base: Currency): Promise<LatestRates> => {
  asked.push(base);
  return { base, date: '2026-03-04', source: 'service', rates: { EUR: 0.0107, INR: 22.8 } };
};
const convert = (query: string) =>
  plainConversion(new URLSearchParams(`dialog=calculator&tab=converter&${query}`), ratesOf);

test.each(['', 'dialog=calculator', 'dialog=calculator&tab=mortgage', 'tab=converter', 'dialog=contact&tab=converter'])(
  'the query %p asks for no converter, and for no rates',
  async (query) => {
    asked.length = 0;
    expect(await plainConversion(new URLSearchParams(query), ratesOf)).toBeNull();
    expect(asked).toEqual([]);
  },
);

test.each([
  ['', '10,000 RUB', 'EUR', { result: '107.00', rate: '0.0107' }],
  ['amount=1.5+million&from=aed&to=inr', '1.5 million AED', 'INR', { result: '3,42,00,000.00', rate: '22.8000' }],
  ['amount=٢٠٠&to=RUB', '٢٠٠ RUB', 'RUB', { result: '200.00', rate: '1.0000' }],
  ['amount=5&from=XXX&to=%00', '5 RUB', 'EUR', { result: '0.05', rate: '0.0107' }],
  // No rate is known.
  ['amount=5&to=USD', '5 RUB', 'USD', null],
  ['amount=a+lot', 'a lot RUB', 'EUR', null],
  ['amount=-5', '-5 RUB', 'EUR', null],
  [`amount=${'9'.repeat(80)}`, `${'9'.repeat(60)} RUB`, 'EUR', null],
])('the query %p is %s in %s: %p', async (query, amountIs, into, answer) => {
  const made = await convert(query);
  expect([`${made?.amount} ${made?.from}`, made?.to, made?.answer]).toEqual([amountIs, into, answer]);
});

test('an amount that cannot be read is told from a rate that is not known', async () => {
  expect((await convert('amount=a+lot'))?.isRead).toBe(false);
  expect((await convert('amount=5&to=USD'))?.isRead).toBe(true);
});
