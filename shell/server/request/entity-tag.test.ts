import { entityTag, namesTag } from './entity-tag';

test('tells two contents apart, and knows the same one again, as text and as bytes', () => {
  expect(entityTag('Home')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(entityTag('Home')).toBe(entityTag(Buffer.from('Home')));
  expect(entityTag('Home')).not.toBe(entityTag('home'));
});

const tag = 'W/"abc"';

test.each([
  { sent: 'W/"abc"', isNamed: true },
  { sent: '"abc"', isNamed: true },
  { sent: '"x", W/"y",W/"abc"', isNamed: true },
  { sent: '*', isNamed: true },
  { sent: ' * ', isNamed: true },
  { sent: '"x, W/"abc"', isNamed: false },
  { sent: 'W/"ABC"', isNamed: false },
  { sent: 'W/"abcd"', isNamed: false },
  { sent: 'abc', isNamed: false },
  { sent: '"*"', isNamed: false },
  { sent: '"', isNamed: false },
  { sent: '', isNamed: false },
  { sent: undefined, isNamed: false },
])('finds the tag in an If-None-Match of $sent: $isNamed', ({ sent, isNamed }) => {
  expect(namesTag(sent, tag)).toBe(isNamed);
});

test('reads a header of sixteen thousand quotation marks at once', () => {
  expect(namesTag('"'.repeat(16_001), tag)).toBe(false);
});
