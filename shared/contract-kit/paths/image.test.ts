import fc from 'fast-check';
import { assetPath, imagePath, imageSources, imageWidths, isDrawing, matchImagePath } from './image';

test.each([
  ['media/exteriors/tower arc.webp', '/images/640/media/exteriors/tower%20arc.webp'],
  ['/media/a.webp', '/images/640/media/a.webp'],
  ['media/برج.webp', '/images/640/media/%D8%A8%D8%B1%D8%AC.webp'],
  ['media/a.webp?x=1#y', '/images/640/media/a.webp%3Fx%3D1%23y'],
  ['https://cdn.example/a b.webp', '/images/640/https%3A%2F%2Fcdn.example%2Fa%20b.webp'],
])('delivers %p at %p', (path, url) => {
  expect(imagePath(path, 640)).toBe(url);
});

test('what must not be resized is delivered as it is', () => {
  expect(assetPath('/media/logos/a.svg')).toBe('/images/original/media/logos/a.svg');
  expect(matchImagePath('/images/original/media/logos/a.svg')).toEqual({
    width: 'original',
    path: 'media/logos/a.svg',
  });
});

test('reads back what it builds, for any path of the backend', () => {
  const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => !/[/\\%]|^\.\.?$/.test(one));
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.constantFrom(...imageWidths), (parts, width) => {
      fc.pre(!/^https?:/i.test(parts.join('/')));
      expect(matchImagePath(imagePath(parts.join('/'), width))).toEqual({ width, path: parts.join('/') });
    }),
  );
  const url = 'https://cdn.example/a/b c.webp';
  expect(matchImagePath(imagePath(url, 320))).toEqual({ width: 320, path: url });
});

test.each([
  '/images/641/a.webp',
  '/images/640',
  '/images/640/',
  '/images/640/%',
  '/images/640/../secret',
  '/images/640/a/%2e%2e/secret',
  '/images/640/a%2F..%2Fsecret',
  '/images/640/a%5C..%5Csecret',
  '/images/640/a/%252E%252e/secret',
  '/images/640/a%252F..%252Fsecret',
  '/other/640/a.webp',
])('refuses %p', (pathname) => {
  expect(matchImagePath(pathname)).toBeNull();
});

test.each([
  [100, '/images/320/a.webp'],
  [160, '/images/320/a.webp'],
  [161, '/images/640/a.webp'],
  [428, '/images/960/a.webp'],
  [5000, '/images/1920/a.webp'],
])('offers an image drawn %d px wide in widths up to twice that', (width, largest) => {
  const { src, srcSet } = imageSources('a.webp', width);
  expect(src).toBe(largest);
  expect(srcSet.endsWith(`${largest} ${/\d+/.exec(largest)?.[0]}w`)).toBe(true);
  expect(srcSet.startsWith('/images/320/a.webp 320w')).toBe(true);
});

test.each([
  [1440, 1280, '/images/1280/a.webp 1280w'],
  [1440, 1920, '/images/1920/a.webp 1920w'],
  [1440, 1500, '/images/1920/a.webp 1500w'],
  [320, 1280, '/images/640/a.webp 640w'],
  [1440, 200, '/images/320/a.webp 200w'],
])('drawn %p px wide, of a picture of %p offers at most %s: what it says is what comes', (width, original, last) => {
  expect(imageSources('a.webp', width, original).srcSet.split(', ').at(-1)).toBe(last);
});

test.each([
  ['media/logos/a.svg', true],
  ['media/logos/a.SVG?v=2', true],
  ['media/a.svg.png', false],
])('tells a drawing from a photograph: %s', (path, is) => {
  expect(isDrawing(path)).toBe(is);
});
