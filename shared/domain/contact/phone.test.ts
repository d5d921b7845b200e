import { digitsOnly, readPhone } from './phone';

test.each([
  ['+971 50 123 4567', '971501234567'],
  ['(04) 000-0000', '040000000'],
  ['٠٥٠ ١٢٣', '050123'],
  ['۰۵۰', '050'],
  ['０５０', '050'],
  ['fifty', ''],
  ['', ''],
])('takes %p as %p', (text, digits) => {
  expect(digitsOnly(text)).toBe(digits);
});

test.each([
  [971501234567, '971501234567'],
  ['+971 50 123 4567', '971501234567'],
  ['050 123 4567', '971501234567'],
  ['04-000 0000', '97140000000'],
  ['+971 (0)50 123 4567', '971501234567'],
  ['00971501234567', '971501234567'],
  ['+44 20 7946 0958', '442079460958'],
  ['n/a', null],
  ['123', null],
  ['12345678901234567', null],
  [['1'], null],
  [undefined, null],
])('a record with the number %p has %p to call', (phone, digits) => {
  expect(readPhone({ phone }, 'phone')).toBe(digits);
});
