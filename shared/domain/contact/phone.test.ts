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

test('a field without a digit is no phone', () => {
  expect(readPhone({ phone: 971501234567 }, 'phone')).toBe('971501234567');
  expect(readPhone({ phone: 'n/a' }, 'phone')).toBeNull();
  expect(readPhone({ phone: ['1'] }, 'phone')).toBeNull();
});
