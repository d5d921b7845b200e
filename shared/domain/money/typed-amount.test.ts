import fc from 'fast-check';
import { anyCharacter } from '../../contract-kit/testing/any-character';
import { parseTypedAmount } from './typed-amount';

test.each([
  ['2m', 2_000_000],
  ['2M', 2_000_000],
  ['2 million', 2_000_000],
  ['1.5 MILLION', 1_500_000],
  ['1.5million', 1_500_000],
  ['1,5 million', 1_500_000],
  ['2.25 mn', 2_250_000],
  ['500k', 500_000],
  ['500 K', 500_000],
  ['750 thousand', 750_000],
  ['AED 1,200,000', 1_200_000],
  ['aed1200000', 1_200_000],
  ['1,200,000 AED', 1_200_000],
  ['Dhs. 900,000', 900_000],
  ['AED 2m', 2_000_000],
  ['1200000', 1_200_000],
  ['1 200 000', 1_200_000],
  ['1\u00a0200\u00a0000', 1_200_000],
  ['1’200’000', 1_200_000],
  ['1.200.000', 1_200_000],
  ['950.000', 950_000],
  ['1.250 million', 1_250_000],
  ['0.500 million', 500_000],
  ['12,00,000', 1_200_000],
  ['1,200,000.00', 1_200_000],
  ['  900000  ', 900_000],
  ['٢٠٠٠٠٠٠', 2_000_000],
  ['٢٬٠٠٠٬٠٠٠', 2_000_000],
  ['٢،٠٠٠،٠٠٠', 2_000_000],
  ['١٫٥ مليون', 1_500_000],
  ['\u200f٥٠٠ ألف\u200f', 500_000],
  ['درهم ٩٠٠٬٠٠٠', 900_000],
  ['۲۰۰۰۰۰۰', 2_000_000],
  ['２ｍ', 2_000_000],
  ['5', 5],
  ['0', 0],
  ['2 billion', 2_000_000_000],
  ['5 AED', 5],
  [`${' '.repeat(100)}5`, 5],
  [`2${' '.repeat(58)}m`, 2_000_000],
])('reads %p as AED %p', (text, dirhams) => {
  expect(parseTypedAmount(text)).toEqual({ status: 'amount', dirhams });
});

test.each([
  'abc',
  'about a million',
  '2-3m',
  '2m-3m',
  '-5',
  '1,2',
  '1,20,0',
  '1 2',
  '1.2.3',
  '1..5m',
  '2mm',
  '2 lakh',
  'USD 2m',
  '$2m',
  '1e6',
  'million',
  'AED',
  '.',
  ',',
  '9'.repeat(400),
  `2${' '.repeat(59)}m`,
  '1 200 000 apples',
  '5 Dhs k',
  '<b>1</b>',
])('says of %p that it cannot be read', (text) => {
  expect(parseTypedAmount(text)).toEqual({ status: 'unreadable' });
});

test.each(['', '   ', '\u200f'])('takes %p for nothing typed', (text) => {
  expect(parseTypedAmount(text)).toEqual({ status: 'empty' });
});

test('reads every amount back in every way that it is written', () => {
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (dirhams) => {
      const english = dirhams.toLocaleString('en-AE');
      for (const text of [String(dirhams), english, `AED ${english}`, arabic(String(dirhams)), `${dirhams / 1000}k`]) {
        expect(parseTypedAmount(text)).toEqual({ status: 'amount', dirhams });
      }
    }),
  );
});

test('never throws, however long and strange the text', () => {
  const anything = fc.string({ unit: anyCharacter, maxLength: 300 });
  fc.assert(fc.property(anything, (text) => expect(() => parseTypedAmount(text)).not.toThrow()));
});
