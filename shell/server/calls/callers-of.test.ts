import { callTable } from './call-table';
import { callersOf } from './callers-of';

const calls = [{ method: 'GET', path: '/api/blogs' }] as const;

test('a release that declares no calls may make none', () => {
  const table = callTable(callersOf([{ name: 'mfe-blog' }]));
  expect(table.mayMake('mfe-blog', 'GET', '/api/blogs')).toBe(false);
});

test('one that declares them may make no others, and the shell its own', () => {
  const table = callTable(callersOf([{ name: 'mfe-blog', calls }]));
  expect(table.mayMake('mfe-blog', 'GET', '/api/blogs')).toBe(true);
  expect(table.mayMake('mfe-blog', 'POST', '/api/comment')).toBe(false);
  expect(table.cachingOf('/api/projectapi')).toBeNull();
  expect(table.mayMake('shell', 'POST', '/api/contact')).toBe(true);
});
