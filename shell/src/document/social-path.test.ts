import { pageOfSocialPath, socialPath } from './social-path';

test.each([
  ['/', '/social.jpg', '/'],
  ['/properties/', '/social/properties.jpg', '/properties'],
  ['/properties/?page=2', '/social/properties.jpg?page=2', '/properties?page=2'],
  ['/locations/dubai-marina', '/social/locations/dubai-marina.jpg', '/locations/dubai-marina'],
  ['/a-properties/b/?id=7', '/social/a-properties/b.jpg?id=7', '/a-properties/b?id=7'],
  ['/1.5bhk-in-dubai', '/social/1.5bhk-in-dubai.jpg', '/1.5bhk-in-dubai'],
  [
    '/agents/%D9%84%D9%8A%D9%84%D9%89/',
    '/social/agents/%D9%84%D9%8A%D9%84%D9%89.jpg',
    '/agents/%D9%84%D9%8A%D9%84%D9%89',
  ],
])('the picture of %s is at %s, and leads back', (canonical, address, page) => {
  expect(socialPath(canonical)).toBe(address);
  expect(pageOfSocialPath(address)).toBe(page);
});

test.each(['/social', '/social/', '/social/.jpg/', '/social//a.jpg', '/social/a/.jpg', '/social/a.png', '/a.jpg'])(
  '%s is the picture of no page',
  (address) => {
    expect(pageOfSocialPath(address)).toBeNull();
  },
);
