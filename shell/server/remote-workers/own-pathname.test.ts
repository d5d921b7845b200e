import { ownPathname } from './own-pathname';

test.each([
  ['/guides/visas.txt?q=1', '/guides/visas.txt'],
  ['/', '/'],
  ['//evil.example/api/blogs', null],
  ['https://evil.example/api/blogs', null],
  ['@evil.example/api/blogs', null],
  [':80@evil.example/api/blogs', null],
  ['/api/blogs/../session', null],
  ['/api/blogs/%2e%2e', null],
  ['/api/blogs\\..\\session', null],
  ['.evil.example/', null],
  ['/../etc', null],
  ['/\\evil.example', null],
  ['', null],
])('the path of %s is %s', (path, expected) => {
  expect(ownPathname(path)).toBe(expected);
});
