import { previewToken, withPreview } from './preview-token';

const token = `12.1790000000000.${'a'.repeat(43)}`;

test.each([
  [`/x?preview=${token}`, token],
  [`/x?id=7&preview=${token}#map`, token],
  ['/x?preview=1', null],
  [`/x?preview=${token}a`, null],
  [`/x?preview=${encodeURIComponent('12.1.<script>')}`, null],
  ['/x', null],
])('of the address %p the preview is %p', (address, expected) => {
  expect(previewToken(new URL(address, 'http://site'))).toBe(expected);
});

test.each([
  ['/x/', `/x/?preview=${token}`],
  ['/x/?id=7', `/x/?id=7&preview=${token}`],
  ['/x/#map', `/x/?preview=${token}#map`],
])('an address %p that a previewed page leads on to is %p', (address, expected) => {
  expect(withPreview(address, token)).toBe(expected);
});
