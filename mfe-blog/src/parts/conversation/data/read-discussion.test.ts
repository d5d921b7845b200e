import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import { discussionReader } from './read-discussion';

const entry = (id: number | string) => ({ id, comment: `Words ${id}` });

type Kind = 'says what is new' | 'counts too' | 'sends all' | 'turns the question away';

/** A backend with one article, and the paths that were requested. */
function backendOf(kind: Kind) {
  const requested: string[] = [];
  const article = { id: 5, likes: 3, comments: [entry(1), entry(4)] as object[], reply: [entry(2)] as object[] };
  const http = {
    get: async (path: string) => {
      requested.push(path);
      const after = new URL(path, 'http://iwan').searchParams.get('after');
      if (after === null || kind === 'sends all') return { blogs: structuredClone(article) };
      if (kind === 'turns the question away') throw new ApiError('status', { status: 422 });
      const isLater = (each: object) => Reflect.get(each, 'id') > Number(after);
      const { likes, comments, reply } = article;
      const total = kind === 'counts too' ? { total: comments.length + reply.length } : {};
      return {
        blogs: {
          likes,
          after: Number(after),
          ...total,
          comments: comments.filter(isLater),
          reply: reply.filter(isLater),
        },
      };
    },
  } as unknown as Http;
  return { http, requested, article };
}

const idsOf = (list: unknown) => (list as { id: unknown }[]).map(({ id }) => id);

test.each<{ kind: Kind; requested: readonly string[] }>([
  { kind: 'says what is new', requested: ['/api/blogs/5', '/api/blogs/5?after=4', '/api/blogs/5?after=4'] },
  { kind: 'sends all', requested: ['/api/blogs/5', '/api/blogs/5?after=4', '/api/blogs/5?after=4'] },
  {
    kind: 'turns the question away',
    requested: ['/api/blogs/5', '/api/blogs/5?after=4', '/api/blogs/5', '/api/blogs/5'],
  },
])('a backend that $kind is read whole and in step', async ({ kind, requested: expected }) => {
  const { http, requested, article } = backendOf(kind);
  const read = discussionReader('5');
  expect(await read(http)).toMatchObject({ hasNews: true });
  expect(await read(http)).toMatchObject({ hasNews: false });
  article.likes = 4;
  article.comments.push(entry(7));
  article.reply.push(entry(8));
  const now = await read(http);
  expect([now?.hasNews, now?.record.likes]).toEqual([true, 4]);
  expect([idsOf(now?.record.comments), idsOf(now?.record.reply)]).toEqual([
    [1, 4, 7],
    [2, 8],
  ]);
  expect(requested).toEqual(expected);
});

test('a comment that was hidden is gone at the next look, also where another one is new', async () => {
  const { http, article } = backendOf('counts too');
  const read = discussionReader('5');
  await read(http);
  expect(await read(http)).toMatchObject({ hasNews: false });
  article.comments = [entry(4), entry(7)];
  const now = await read(http);
  expect(now?.hasNews).toBe(true);
  expect(idsOf(now?.record.comments)).toEqual([4, 7]);
  expect(await read(http)).toMatchObject({ hasNews: false });
});

test('two concurrent requests add a new comment once', async () => {
  const { http, article } = backendOf('says what is new');
  const read = discussionReader('5');
  await read(http);
  article.comments.push(entry(7));
  await Promise.all([read(http), read(http)]);
  expect(idsOf((await read(http))?.record.comments)).toEqual([1, 4, 7]);
});

test.each([
  ['ids that are no numbers', [entry('a1')]],
  ['no comment yet', []],
])('with %s all is asked for each time', async (_, comments) => {
  const { http, requested, article } = backendOf('says what is new');
  article.comments = comments;
  article.reply = [];
  const read = discussionReader('5');
  await read(http);
  await read(http);
  expect(requested).toEqual(['/api/blogs/5', '/api/blogs/5']);
});
