import { keysOfChange, keysOfMissing, keysOfResponse } from './response-keys';

const many = Array.from({ length: 61 }, (_, id) => ({ id }));

test.each<[string, unknown, readonly string[]]>([
  ['/api/projectapi/salt', { data: { id: 17, name: 'Salt' } }, ['project-17']],
  [
    '/api/projectapi?page=2',
    { data: [{ id: 17 }, { id: '18' }], meta: { id: 3 } },
    ['projects', 'project-17', 'project-18'],
  ],
  ['/api/projectapi', { data: [] }, ['projects']],
  // Some backends send a record as a list of one.
  ['/api/developerapi/marensand', { data: [{ id: 4 }] }, ['developers', 'developer-4']],
  ['/api/agentProject/layla', { data: [{ id: 9 }] }, ['projects', 'project-9']],
  ['/api/blogs/5', { blogs: { id: 5, comments: [{ id: 77 }] } }, ['article-5']],
  ['/api/blogs', { blogs: [{ id: 5 }, { id: 6 }] }, ['articles', 'article-5', 'article-6']],
  ['/api/projectapi', { data: many }, ['projects']],
  ['/api/projectapi', { data: [{ id: 1 }, { name: 'Without an id' }] }, ['projects']],
  ['/api/projectapi/x', { data: { id: 'a b\r\nset-cookie: x' } }, ['projects']],
  ['/api/projectapi', 'no JSON', ['projects']],
  ['/api/texts', { data: [{ id: 1 }, { id: 2 }] }, ['texts']],
  ['/api/faq', { data: [{ id: 1 }] }, ['questions']],
  ['/api/guides/3', { data: { id: 3 } }, []],
])('%s with %j has the keys %j', (path, body, keys) => {
  expect(keysOfResponse(path, body)).toEqual(keys);
});

test('what a change affects has a key in common with what was made from its record', () => {
  const { records, list } = keysOfChange({ kind: 'project', ids: ['17'] });
  expect(keysOfResponse('/api/projectapi/salt', { data: { id: 17 } })).toEqual(records);
  expect(keysOfResponse('/api/projectapi', { data: many })).toEqual([list]);
  expect(keysOfMissing('/api/projectapi/none')).toEqual([list]);
  expect(keysOfChange({ kind: 'article', ids: null })).toEqual({ records: [], list: 'articles' });
});
