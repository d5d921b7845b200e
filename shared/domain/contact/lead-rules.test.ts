import { english } from '../../contract-kit/testing/english';
import { errorSentence, leadRules } from './lead-rules';

test.each([
  ['name', 'Noura Haddad', undefined],
  ['name', 'نورة حداد', undefined],
  ['name', ' ', 'missing'],
  ['name', 'R2D2', 'unreadable'],
  ['name', 'a'.repeat(100), undefined],
  ['name', 'a'.repeat(101), 'too long'],
  ['phone', '1234567', undefined],
  ['phone', '971501234567890', undefined],
  ['phone', '', 'missing'],
  ['phone', '123456', 'unreadable'],
  ['phone', '1234567890123456', 'unreadable'],
  ['email', 'noura@example.com', undefined],
  ['email', '', 'missing'],
  ['email', 'noura@', 'unreadable'],
  ['email', `${'a'.repeat(250)}@example.com`, 'too long'],
  ['message', 'Two bedrooms.', undefined],
  ['message', '\n', 'missing'],
  ['message', 'x'.repeat(5001), 'too long'],
  ['location', 'Cairo 11511', undefined],
  ['location', ' ', 'missing'],
  ['location', 'x'.repeat(201), 'too long'],
] as const)('a %s of %j: %s', (field, text, error) => {
  expect(leadRules[field](text)).toBe(error);
});

test.each([
  ['phone', 'missing', 'Leave a number.'],
  ['phone', 'unreadable', 'Check this number. Outside the UAE, start with the country code, such as 44.'],
  ['phone', 'too long', 'Check this number. Outside the UAE, start with the country code, such as 44.'],
  ['name', 'too long', 'Use 100 characters or fewer.'],
  ['message', 'too long', 'Use 5,000 characters or fewer.'],
] as const)('says of a %s that is %s: %s', (field, error, sentence) => {
  expect(errorSentence(field, error, { missing: 'Leave a number.' }, english.locale)).toBe(sentence);
});
