import { kindOfCall } from './record-kind';

test.each([
  ['/api/projectapi', 'project'],
  ['/api/projectapi?named=x&fields=marker', 'project'],
  ['/api/agentProject/layla-haddad', 'project'],
  ['/api/developerapi/marensand', 'developer'],
  ['/api/blogs/7?after=3', 'article'],
  ['/api/openings', 'opening'],
  ['/api/faq', 'question'],
  ['/api/texts', 'text'],
  ['/api/redirects?from=%2Fold', 'redirect'],
  ['/api/guides', null],
  ['/api/projectapis', null],
  ['/projectapi', null],
  ['/api/toString', null],
])('%s reads records of kind %p', (path, kind) => {
  expect(kindOfCall(path)).toBe(kind);
});
