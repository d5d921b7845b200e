import { english } from '../../../contract-kit/testing/english';
import { areaIn, parseAreaUnit, priceForArea } from './floor-area';

test.each([
  ['sq m', '750 sq ft', '70 sq m'],
  ['sq m', '750 - 1,200 sq ft', '70–111 sq m'],
  ['sq m', '8,150 Sq. Ft.', '757 sq m'],
  ['sq m', '1,000 sqft', '93 sq m'],
  ['sq m', '750 to 900 square feet', '70–84 sq m'],
  ['sq ft', '750 - 1,200 sq ft', '750–1,200 sq ft'],
  ['sq ft', '70 sqm', '753 sq ft'],
  ['sq ft', '100.5 m²', '1,082 sq ft'],
  ['sq m', '750 قدم²', '70 sq m'],
  ['sq m', '750 إلى 900 قدم مربع', '70–84 sq m'],
  ['sq ft', '70 متر مربع', '753 sq ft'],
  ['sq ft', '100.5 م²', '1,082 sq ft'],
  ['sq m', '70 m2', '70 m2'],
  ['sq m', '  750 sq ft  ', '70 sq m'],
  ['sq m', '750   sq ft', '70 sq m'],
  ['sq m', 'On request', 'On request'],
  ['sq m', '750', '750'],
  ['sq m', '3 acres', '3 acres'],
  ['sq m', '', ''],
] as const)('in %s, %s reads %s', (unit, text, shown) => {
  expect(areaIn(unit, text, english.locale)).toBe(shown);
});

test.each([
  ['sq ft', '750 - 1,200 sq ft', 'من 750 إلى 1,200 قدم²'],
  ['sq m', '750 sq ft', '70 م²'],
  ['sq m', 'On request', 'On request'],
] as const)('in %s, %s reads %s in Arabic', (unit, text, shown) => {
  expect(areaIn(unit, text, 'ar-AE-u-nu-latn').replace(/[\u2068\u2069]/g, '')).toBe(shown);
});

test('gives a long hostile text back as it is', () => {
  const text = `${'1,'.repeat(20_000)}-`;
  expect(areaIn('sq m', text, english.locale)).toBe(text);
});

test.each([
  ['sq m', 'sq m'],
  ['acres', 'sq ft'],
  [undefined, 'sq ft'],
])('reads %p as the unit %s', (text, unit) => {
  expect(parseAreaUnit(text)).toBe(unit);
});

test.each([
  ['sq ft', 2_617, 2_617],
  ['sq m', 2_617, 28_169],
  ['sq m', 1, 11],
] as const)('a %s costs, of %p dirhams a square foot, %p', (unit, perSquareFoot, price) => {
  expect(priceForArea(unit, perSquareFoot)).toBe(price);
});
