/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';
import { postJson, type SignedIn, signIn } from '../testing/sign-in';

const backend = demoBackend();
let grace: SignedIn;
let sami: SignedIn;
beforeAll(async () => {
  grace = await signIn(backend, 'grace.adeyemi@example.com');
  sami = await signIn(backend, 'sami@example.com');
});

const as = ({ cookie }: SignedIn) => ({ cookie });
const article = async (id: number, headers = {}) => (await backend.get(`/api/blogs/${id}`, headers)).json().blogs;
const comment = (reader: SignedIn, fields: object) =>
  postJson(backend, '/api/comment', { blog_id: 1, comment: 'Thank you', ...fields }, as(reader));
const like = (reader: SignedIn, id: unknown, body: object = {}) =>
  postJson(backend, `/api/blog_like/${id}`, body, as(reader));
const dislike = (reader: SignedIn, id: unknown, body: object = {}) =>
  postJson(backend, `/api/blog_dlike/${id}`, body, as(reader));

test('a comment is written under the name of the session, whatever the payload says', async () => {
  const began = Date.now();
  const answer = await comment(grace, {
    user_id: grace.user.id,
    comment: '  Is the fee <b>2%</b> & fixed?\u0000 ',
    user: { id: 1, name: 'The editors' },
    created_at: '1999-01-01T00:00:00Z',
  });
  expect(answer.statusCode).toBe(201);
  const kept = answer.json();
  expect(kept).toEqual({
    id: expect.any(Number),
    comment: 'Is the fee <b>2%</b> & fixed?',
    user: { id: grace.user.id, name: 'Grace A.' },
    user_id: grace.user.id,
    blog_id: 1,
    created_at: expect.any(String),
  });
  expect(Date.parse(kept.created_at)).toBeGreaterThanOrEqual(began - 1000);
  expect((await article(1)).comments.at(-1)).toEqual(kept);
});

test('replies go down to any depth, and each says what it answers', async () => {
  let parent = (await comment(grace, { comment: 'First' })).json();
  for (let depth = 0; depth < 12; depth += 1) {
    const reader = depth % 2 ? grace : sami;
    const payload = { blog_id: '1', comment_id: String(parent.id), user_id: String(reader.user.id), comment: 'And?' };
    const answer = await postJson(backend, '/api/reply', payload, as(reader));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { comment_id: parent.id, comment: 'And?', user: reader.user, blog_id: 1 },
    ]);
    parent = answer.json();
  }
  expect((await article(1)).reply).toContainEqual(parent);
});

test.each([
  ['/api/comment', { blog_id: 1, comment: 'Hello' }],
  ['/api/reply', { blog_id: 1, comment_id: 1, comment: 'Hello' }],
  ['/api/blog_like/1', {}],
  ['/api/blog_dlike/1', {}],
])('%s needs a session, and it must be that of the user in the payload', async (url, payload) => {
  const before = await article(1);
  const anonymous = await postJson(backend, url, { ...payload, user_id: grace.user.id });
  expect([anonymous.statusCode, anonymous.json()]).toEqual([401, { message: 'Sign in first.' }]);
  const nobodies: readonly unknown[] = [
    0,
    '',
    'x',
    {},
    { toString: 0 },
    [grace.user.id],
    [grace.user.id, sami.user.id],
  ];
  for (const user_id of [sami.user.id, String(sami.user.id), ...nobodies]) {
    const foreign = await postJson(backend, url, { ...payload, user_id }, as(grace));
    expect([user_id, foreign.statusCode]).toEqual([user_id, 403]);
  }
  expect(await article(1)).toEqual(before);
});

test.each([
  [{ blog_id: 999 }, 404, 'Article not found'],
  [{ blog_id: undefined }, 400, 'Please say which article this is about'],
  [{ blog_id: '1 or 1=1' }, 400, 'Please say which article this is about'],
  [{ blog_id: 99999999999 }, 400, 'Please say which article this is about'],
  [{ comment: '' }, 400, 'Enter a comment.'],
  [{ comment: ' \n\t ' }, 400, 'Enter a comment.'],
  [{ comment: null }, 400, 'Enter a comment.'],
  [{ comment: 'x'.repeat(2001) }, 400, 'Use 2,000 characters or fewer.'],
])('refuses a comment with %p in words', async (fields, status, message) => {
  const answer = await comment(grace, fields);
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
});

test.each([{ comment_id: 999_999 }, { blog_id: 2 }])('a reply to what is not there is refused: %p', async (fields) => {
  const { id } = (await comment(grace, {})).json();
  const answer = await postJson(
    backend,
    '/api/reply',
    { blog_id: 1, comment_id: id, comment: 'Hello', ...fields },
    as(grace),
  );
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Comment not found' }]);
});

test('text that databases choke on is kept as it reads', async () => {
  const answer = await comment(grace, { comment: 'a\u0000b\ud800c\u202e 😀\r\nd' });
  expect([answer.statusCode, answer.json().comment]).toEqual([201, 'ab\ufffdc\u202e 😀\nd']);
});

test('thirty comments at once are thirty comments', async () => {
  const before = (await article(2)).comments.length;
  await Promise.all(Array.from({ length: 30 }, () => comment(sami, { blog_id: 2 })));
  expect((await article(2)).comments).toHaveLength(before + 30);
});

describe('likes', () => {
  test('go up by one with a like, and down by one when it becomes a dislike', async () => {
    const { likes } = await article(3);
    expect((await like(grace, 3, { user_id: grace.user.id })).json()).toEqual({
      data: { likes: likes + 1, userLiked: true, userDisliked: false },
    });
    expect((await like(grace, 3)).json().data.likes).toBe(likes + 1);
    expect((await dislike(grace, 3)).json()).toEqual({ data: { likes, userLiked: false, userDisliked: true } });
    expect((await dislike(grace, 3)).json().data.likes).toBe(likes);
    expect((await dislike(sami, 3)).json().data.likes).toBe(likes);
    expect((await like(grace, 3)).json().data.likes).toBe(likes + 1);
    expect((await article(3)).likes).toBe(likes + 1);
  });

  test('count once, however often and however simultaneously they are sent', async () => {
    const { likes } = await article(4);
    await Promise.all(Array.from({ length: 20 }, (_, index) => like(index % 2 ? grace : sami, 4)));
    expect((await article(4)).likes).toBe(likes + 2);
    await Promise.all(Array.from({ length: 20 }, () => dislike(grace, 4)));
    expect((await article(4)).likes).toBe(likes + 1);
  });

  test('are shown to whom they belong, and everybody else is answered from memory', async () => {
    const { likes } = await article(5);
    await like(grace, 5);
    const [anonymous, hers, his] = [
      await backend.get('/api/blogs/5'),
      await backend.get('/api/blogs/5', as(grace)),
      await backend.get('/api/blogs/5', as(sami)),
    ];
    expect(anonymous.json().blogs).toMatchObject({ likes: likes + 1, userLiked: false, userDisliked: false });
    expect(hers.json().blogs).toEqual({ ...anonymous.json().blogs, userLiked: true });
    expect(hers.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' });
    expect(hers.headers.etag).not.toBe(anonymous.headers.etag);
    expect([his.body, his.headers.etag]).toEqual([anonymous.body, anonymous.headers.etag]);
    expect(anonymous.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
    const again = await backend.get('/api/blogs/5', { ...as(grace), 'if-none-match': String(hers.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const signedOut = await backend.get('/api/blogs/5', { 'if-none-match': String(hers.headers.etag) });
    expect(signedOut.statusCode).toBe(200);
  });

  test('need no payload', async () => {
    const answer = await backend.app.inject({ method: 'POST', url: '/api/blog_like/6', headers: as(sami) });
    expect([answer.statusCode, answer.json().data.userLiked]).toEqual([200, true]);
  });

  test.each(['999', '0', '01', 'one', '-1', '99999999999'])('of no article %s are not there', async (id) => {
    const answer = await like(grace, id);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Article not found' }]);
  });
});
