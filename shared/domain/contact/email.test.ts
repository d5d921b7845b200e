import { isEmail } from './email';

test.each([
  'layla@iwan.example',
  ' layla@iwan.example ',
  'layla.haddad+list@mail.iwan.example',
  "o'brien@iwan.example",
  'ليلى@موقع.امارات',
  'a@b.co',
  // As long as one may be.
  `${'a'.repeat(241)}@iwan.example`,
  'a@xn--80ak6aa92e.xn--p1ai',
])('%p is an e-mail', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'layla',
  'layla@',
  '@iwan.example',
  'layla@iwan',
  'layla@@iwan.example',
  'layla@iwan..example',
  'layla@-iwan.example',
  'lay la@iwan.example',
  '.layla@iwan.example',
  'layla.@iwan.example',
  'a@iwan.example, b@iwan.example',
  'Layla <layla@iwan.example>',
  'layla@iwan.example\nbcc:b@iwan.example',
  `${'a'.repeat(242)}@iwan.example`,
  `${'a'.repeat(250)}@iwan.example`,
])('%p is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

// With a pattern that backtracks, these would not come to an end.
test.each([[`a@${'a-'.repeat(120)}!`], ['a.'.repeat(120)]])('a text made to be slow is none either', (text) => {
  expect(isEmail(text)).toBe(false);
});
