import { anyCharacter } from '@iwan/shared/testing/any-character';
import fc from 'fast-check';
import { parseConverterAmount } from './converter-amount';

test.each([
  ['10,000', 10_000, null],
  ['10 000.50', 10_000.5, null],
  ['0', 0, null],
  ['0.005', 0.005, null],
  ['1.5 million', 1_500_000, null],
  ['2m', 2_000_000, null],
  ['١٠٠٠', 1000, null],
  ['۱٬۵۰۰٫۵', 1500.5, null],
  ['€1,250.50', 1250.5, 'EUR'],
  ['1.250.000 €', 1_250_000, 'EUR'],
  ['$100', 100, null],
  ['¥ 100', 100, null],
  ['USD 2m', 2_000_000, 'USD'],
  ['2 million usd', 2_000_000, 'USD'],
  ['100rub', 100, 'RUB'],
  ['₽ 5', 5, 'RUB'],
  ['Dhs. 900', 900, 'AED'],
  ['درهم ٩٠٠', 900, 'AED'],
  ['Rs 100', 100, null],
  ['XAU 3', 3, null],
  ['1000000000000000', 1e15, null],
])('reads %p as %p, written as %p', (text, amount, named) => {
  expect(parseConverterAmount(text)).toEqual({ status: 'amount', amount, named });
});

test.each([
  ['', 'empty'],
  ['  \u200f ', 'empty'],
  ['abc', 'unreadable'],
  ['€', 'unreadable'],
  ['-', 'unreadable'],
  ['1e309', 'unreadable'],
  ['1e6', 'unreadable'],
  ['NaN', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['1,5', 'unreadable'],
  ['2-3', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['€5€', 'unreadable'],
  ['<b>1</b>', 'unreadable'],
  ['x'.repeat(400), 'unreadable'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['€ -5', 'negative'],
  ['-€5', 'negative'],
  ['5-', 'negative'],
  ['1000000000000001', 'too large'],
  ['2000000 billion', 'too large'],
  ['9'.repeat(400), 'too large'],
])('says of %p that it is %s', (text, status) => {
  expect(parseConverterAmount(text)).toEqual({ status });
});

test('any input is an amount that can be shown, or a kind of error', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (text) => {
      const read = parseConverterAmount(text);
      if (read.status === 'amount') expect(read.amount >= 0 && read.amount <= 1e15).toBe(true);
    }),
  );
});
