import { mailtoOf, telephoneOf } from './ways-to-reach';

test.each([
  [{ phone: '971500000001' }, 'tel:+971500000001'],
  [{ phone: null }, 'tel:+97140000000'],
  [null, 'tel:+97140000000'],
])('%j is called at %s', (agent, href) => {
  expect(telephoneOf(agent)).toBe(href);
});

test('a mail says what it is about, whatever signs that has', () => {
  expect(mailtoOf('Noor & Sons? 100%')).toBe('mailto:hello@iwan.example?subject=Noor%20%26%20Sons%3F%20100%25');
});
