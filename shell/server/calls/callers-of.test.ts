import { callTable } from './call-table';
import { callersOf } from './callers-of';

const calls = [{ method: 'GET', path: '/api/blogs' }] as const;

test('a release that declares no calls may make those of section 7, which are kept as ever', () => {
  const table = callTable(callersOf([{ name: 'mfe-blog' }]));
  expect(table.mayMake('mfe-blog', 'POST', '/api/comment')).toBe(true);
  expect(table.cachingOf('/api/projectapi?page=2')).toMatchObject({ freshFor: 1_000, isWholeList: true });
  expect(table.cachingOf('/api/blogs/7')).toMatchObject({
    answers: [{ key: 'blogs', holds: 'record' }],
    isNewForBrowsers: true,
  });
  for (const path of ['/api/session', '/api/search-alerts?token=x']) expect(table.cachingOf(path)).toBeNull();
});

test('one that declares them may make no others, and the shell its own', () => {
  const table = callTable(callersOf([{ name: 'mfe-blog', calls }]));
  expect(table.mayMake('mfe-blog', 'GET', '/api/blogs')).toBe(true);
  expect(table.mayMake('mfe-blog', 'POST', '/api/comment')).toBe(false);
  expect(table.cachingOf('/api/projectapi')).toBeNull();
  expect(table.mayMake('shell', 'POST', '/api/contact')).toBe(true);
});
