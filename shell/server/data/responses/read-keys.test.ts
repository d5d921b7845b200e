import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import { ReadKeys } from './read-keys';

const httpOf = (response: (path: string) => unknown): Http => ({
  get: async (path) => response(path),
  send: async () => null,
  report: () => {},
});

test('a document has the keys of everything that it was made from, each once', async () => {
  const reads = new ReadKeys();
  const http = reads.over(
    httpOf((path) => (path.includes('?') ? { data: [{ id: 1 }, { id: 2 }] } : { data: { id: 1 } })),
  );
  expect(await http.get('/api/projectapi/salt')).toEqual({ data: { id: 1 } });
  await http.get('/api/projectapi?similar=1');
  expect(reads.keys).toEqual(['project-1', 'projects', 'project-2']);
});

test('what was asked for and is missing may be there later', async () => {
  const reads = new ReadKeys();
  const http = reads.over(
    httpOf(() => {
      throw new ApiError('status', { status: 404 });
    }),
  );
  await expect(http.get('/api/blogs/9')).rejects.toThrow(ApiError);
  expect(reads.keys).toEqual(['articles']);
});

test('a document of very many records depends on all of their kinds', () => {
  const reads = new ReadKeys();
  for (let id = 0; id < 200; id += 1) reads.add([`project-${id}`, `article-${id}`]);
  expect(reads.keys).toEqual(['projects', 'articles']);
});
