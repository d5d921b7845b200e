import { decodeEntities } from './plain-text';

test.each([
  ['&amp;lt;', '&lt;'],
  ['&#65;&#x42;', 'AB'],
  ['&#x10FFFF;', '\u{10ffff}'],
  ['&#x110000;', '\ufffd'],
  ['&#0;', '\ufffd'],
  // Halves of a pair are no characters.
  ['&#xD7FF;', '\ud7ff'],
  ['&#xD800;', '\ufffd'],
  ['&#xDFFF;', '\ufffd'],
  ['&#xE000;', '\ue000'],
  ['&nobody;', '&nobody;'],
  ['&constructor;', '&constructor;'],
])('reads %s as %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
