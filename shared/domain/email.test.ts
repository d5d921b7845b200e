import { isEmail } from './email';

test.each([
  'layla@iwan.example',
  ' layla@iwan.example ',
  'layla.haddad+list@mail.iwan.example',
  "o'brien@iwan.example",
  'ليلى@موقع.امارات',
  'a@b.co',
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
  `${'a'.repeat(250)}@iwan.example`,
])('%p is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('a text made to be slow is answered at once', () => {
  const start = performance.now();
  isEmail(`a@${'a-'.repeat(120)}!`);
  isEmail(`${'a.'.repeat(120)}`);
  expect(performance.now() - start).toBeLessThan(200);
});
