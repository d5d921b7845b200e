import { pageOfQrCode, qrCodePath } from './qr-code';

test.each([
  ['/a-properties/b/', '/qr/a-properties/b.svg'],
  ['/a-properties/b.c/?id=1', '/qr/a-properties/b.c.svg'],
  ['/a-properties/r%C3%AAve', '/qr/a-properties/r%C3%AAve.svg'],
])('of %s the code is at %s, which leads back', (page, address) => {
  expect(qrCodePath(page)).toBe(address);
  expect(pageOfQrCode(address)).toBe(`${page.replace(/\?.*/, '').replace(/\/$/, '')}/`);
});

test.each(['/qr.svg', '/qr/.svg', '/qr//b.svg', '/qr/a.png', '/qrx/a.svg', `/qr/${'a'.repeat(300)}.svg`])(
  '%s asks for none',
  (address) => {
    expect(pageOfQrCode(address)).toBeNull();
  },
);
