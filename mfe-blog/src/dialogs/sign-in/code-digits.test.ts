import { boxAfter, boxAt, codeDigits } from './code-digits';

test.each([
  ['419025', '419025'],
  [' 419 025 ', '419025'],
  ['Your code: 419-025.', '419025'],
  ['4190251', '419025'],
  ['٤١٩٠٢٥', '419025'],
  ['۴۱۹۰۲۵', '419025'],
  ['00 01', '0001'],
  ['code of 27 November: 419 025', '419025'],
  ['419 025 is your code of 27 November 2026, 10:30', '419025'],
  ['419 025 27 November', '419025'],
  ['27 419-025', '419025'],
  ['2026-11-27 419025', '419025'],
  ['27-11-26: 419025', '419025'],
  ['4 1 9 0 2 5', '419025'],
  ['41\u00a090\u00a025', '419025'],
  ['419\u2011025', '419025'],
  ['Your code: 419 025. Questions? 050 123 4567', '419025'],
  ['Valid for 10 minutes: ٤١٩ ٠٢٥', '419025'],
  ['code of 27 November: 4190', '4190'],
  ['abc', ''],
])('reads the code in %p', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});

test.each([
  ['ArrowLeft', 3, 6, 2],
  ['ArrowLeft', 0, 6, 0],
  ['ArrowRight', 3, 6, 4],
  ['ArrowRight', 5, 6, 5],
  ['ArrowRight', 2, 2, 2],
  ['Home', 4, 6, 0],
  ['End', 0, 6, 5],
  ['End', 0, 3, 3],
  ['Tab', 0, 3, null],
] as const)('%s in box %i of %i digits leads to box %p', (key, box, filled, next) => {
  expect(boxAfter(key, box, filled)).toBe(next);
});

test('after the last digit the last box stays active', () => {
  expect([boxAt(0), boxAt(5), boxAt(6)]).toEqual([0, 5, 5]);
});
