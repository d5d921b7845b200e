import { readMedia, safeMediaPath } from './media-path';

test.each([
  'media/a.webp',
  '/media/a b.webp',
  'https://cdn.example/a.webp',
  'HTTP://cdn.example/a.webp',
  'a.webp?v=2',
  'media/..a.webp',
  'media/a...',
  'media/12:30.webp',
  'media/see-http://cdn.example/a.webp',
])('accepts %p', (path) => {
  expect(safeMediaPath(` ${path} `)).toBe(path);
});

test.each([
  null,
  '',
  '  ',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  'ftp://host/a.png',
  '//evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/\\evil.example/a.png',
  '../../etc/passwd',
  'media/./a.webp',
  'media/%2e%2e/a.webp',
  'media%2f..%2fa.webp',
  'https://',
  'https:// /a.webp',
  'git+ssh://host/a.png',
  'x-1.2:a.png',
  'h323:a.png',
  '<iframe src="https://evil.example"></iframe>',
  'https://exa mple/a.png',
])('refuses %p', (path) => {
  expect(safeMediaPath(path)).toBeNull();
});

test('reads a field as one path, also with a comma in it, or as the first of a list', () => {
  expect(readMedia({ image: 'media/w_300,h_200/a.webp' }, 'image')).toBe('media/w_300,h_200/a.webp');
  expect(readMedia({ image: ['media/a.webp', 'media/b.webp'] }, 'image')).toBe('media/a.webp');
  expect(readMedia({ image: [] }, 'image')).toBeNull();
  expect(readMedia({ image: { src: 'a' } }, 'image')).toBeNull();
});
