import { declaredBy } from './call-table';

const calls = [
  { method: 'GET', path: '/api/blogs' },
  { method: 'GET', path: '/api/blogs/:id' },
  { method: 'POST', path: '/api/comment' },
] as const;

test.each([
  ['GET', '/api/blogs', true],
  ['GET', '/api/blogs?page=2', true],
  ['GET', '/api/blogs/7', true],
  ['GET', '/api/blogs/the%20pier?x=1', true],
  ['POST', '/api/comment', true],
  ['POST', '/api/blogs', false],
  ['GET', '/api/comment', false],
  ['GET', '/api/blogs/7/secret', false],
  ['GET', '/api/session', false],
  ['GET', '/api/blogs/../session', false],
  ['GET', '//evil.example/api/blogs', false],
  ['GET', '@evil.example/api/blogs', false],
])('%s %s is declared: %s', (method, path, expected) => {
  expect(declaredBy({ name: 'mfe-blog', calls })(method, path)).toBe(expected);
});

test('a release that declares no calls may make none', () => {
  expect(declaredBy({ name: 'mfe-blog' })('GET', '/api/projectapi')).toBe(false);
});
