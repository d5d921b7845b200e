import { parsePhone, phoneSpellings } from './parse-phone';
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

test.each([
  ['+971 (0)50 123 4567', '971501234567'],
  ['9710501234567', '971501234567'],
  ['050 123 4567', '971501234567'],
  ['00971501234567', '971501234567'],
  ['971501234567', '971501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '971501234567'],
  ['04 000 0000', '97140000000'],
  ['+44 20 7946 0958', '442079460958'],
  ['442079460958', '442079460958'],
  ['00442079460958', '442079460958'],
  ['12025550123', '12025550123'],
  ['8004567', '9718004567'],
  ['9876543210', null],
  ['1234567', null],
  ['12345678901234567', null],
  ['fifty', null],
  ['', null],
])('reads %p as %p', (text, digits) => {
  expect(parsePhone(text)).toBe(digits);
});

test.each([
  '+971 (0)50 123 4567',
  '9710501234567',
  '050 123 4567',
  '00971501234567',
  '971501234567',
  '04 000 0000',
  '+44 20 7946 0958',
  '00442079460958',
])('a record of %p is linked to the same number that a form takes', (text) => {
  expect(readPhone({ phone: text }, 'phone')).toBe(parsePhone(text));
});

test('a person is found by a number in each of its spellings', () => {
  const all = ['971501234567', '0501234567'];
  expect(phoneSpellings('+971 50 123 4567')).toEqual(all);
  expect([...phoneSpellings('050 123 4567')].sort()).toEqual([...all].sort());
  expect(phoneSpellings('442079460958')).toEqual(['442079460958']);
  expect(phoneSpellings('12345')).toEqual(['12345']);
});
