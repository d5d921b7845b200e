import { pathIn, readPath } from './languages';

const arabic = 'ar-AE-u-nu-latn';

test.each([
  ['/', 'en', '/'],
  ['/blog', 'en', '/blog'],
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar/blog', 'ar', '/blog'],
  ['/arabian-ranches', 'en', '/arabian-ranches'],
])('%s is a page in %s, at %s', (pathname, code, path) => {
  const read = readPath(pathname);
  expect([read.language.code, read.path]).toEqual([code, path]);
});

test.each([
  ['/', '/ar'],
  ['/?q=villa', '/ar?q=villa'],
  ['/#areas', '/ar#areas'],
  ['/blog?page=2', '/ar/blog?page=2'],
  ['/media-house-properties/', '/ar/media-house-properties/'],
  ['/blog/feed.xml', '/ar/blog/feed.xml'],
  // The language is there already.
  ['/ar?q=villa', '/ar?q=villa'],
  ['/ar/blog', '/ar/blog'],
  // Not pages of this site.
  ['/media/brochure.pdf', '/media/brochure.pdf'],
  ['/forms/contact', '/forms/contact'],
  ['/office', '/office'],
  ['/__status', '/__status'],
  ['//elsewhere.example', '//elsewhere.example'],
  ['https://elsewhere.example/blog', 'https://elsewhere.example/blog'],
  ['?page=2', '?page=2'],
  ['#areas', '#areas'],
])('in Arabic, %s is %s', (path, expected) => {
  expect(pathIn(arabic, path)).toBe(expected);
  expect(pathIn('en-AE', path)).toBe(path);
});
