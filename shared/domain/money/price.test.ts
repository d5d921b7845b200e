import fc from 'fast-check';
import { parsePrice } from './price';

test.each([
  ['AED 1,200,000', 1_200_000],
  ['1.5 MILLION', 1_500_000],
  ['AED 1.5 million', 1_500_000],
  ['2bn', 2_000_000_000],
  ['aed 2.6 Million', 2_600_000],
  ['1200000', 1_200_000],
  ['1,200,000', 1_200_000],
  ['  AED  900,000 ', 900_000],
  ['AED\u00a0900,000', 900_000],
  ['AED900000', 900_000],
  ['900,000 AED', 900_000],
  ['1.1 MILLION', 1_100_000],
  ['AED 2.05M', 2_050_000],
  ['850K', 850_000],
  ['12,00,000', 1_200_000],
  ['AED 999,999.6', 1_000_000],
  ['AED 950.000', 950_000],
  ['AED 1,200,000/-', 1_200_000],
  ['١٬٢٠٠٬٠٠٠', 1_200_000],
  ['٥٠٠', 500],
  ['Dhs. 1.2M', 1_200_000],
  ['From AED 1.2M', 1_200_000],
  ['Starting from AED 1,200,000 onwards', 1_200_000],
  ['2bn', 2_000_000_000],
  ['AED 1 200 000', 1_200_000],
  ['1.2 mln', 1_200_000],
  ['AED 1,200,000 - 2,000,000', 1_200_000],
  ['AED 1.2M to AED 2M', 1_200_000],
])('reads %p as AED %p', (text, dirhams) => {
  expect(parsePrice(text)).toBe(dirhams);
});

test.each([
  null,
  '',
  '   ',
  'AED',
  'MILLION',
  'On request',
  'AED 0',
  '-5',
  '1.2.3',
  '1.2 - 2M',
  'AED 1,200,000 - on request',
  'USD 1,200,000',
  '1e9',
  'Infinity',
  '9'.repeat(400),
  '<b>1</b>',
])('reads %p as no price', (text) => {
  expect(parsePrice(text)).toBeNull();
});

test('reads every whole amount back, written with and without separators and currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (dirhams) => {
      for (const text of [String(dirhams), dirhams.toLocaleString('en-AE'), `AED ${dirhams.toLocaleString('en-AE')}`]) {
        expect(parsePrice(text)).toBe(dirhams);
      }
    }),
  );
});
