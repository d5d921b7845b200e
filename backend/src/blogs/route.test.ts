/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';

const backend = demoBackend();

test('lists the articles, newest first, without their discussions', async () => {
  const { blogs } = (await backend.get('/api/blogs')).json();
  expect(blogs).toHaveLength(12);
  expect(blogs[0]).toMatchObject({
    heading: 'How to read a payment plan before you sign it',
    created_at: '2026-10-14T06:00:00.000Z',
    likes: 128,
    userLiked: false,
    userDisliked: false,
  });
  expect(blogs[0].details[0]).toMatchObject({ sub_heading: 'Start with handover, and count back' });
  expect(blogs[0]).not.toHaveProperty('comments');
});

test('gives an article with its comments, and the replies with their parents to any depth', async () => {
  const { blogs: list } = (await backend.get('/api/blogs')).json();
  const visa = list.find(({ heading }: { heading: string }) => heading.startsWith('The Golden Visa'));
  const { blogs: article } = (await backend.get(`/api/blogs/${visa.id}/`)).json();
  const requested = article.comments.find(({ user }: { user: { name: string } }) => user.name === 'Grace A.');
  expect(requested).toMatchObject({ blog_id: visa.id, user_id: requested.user.id });
  const chain: string[] = [];
  for (let parent = requested; parent; ) {
    chain.push(parent.user.name);
    parent = article.reply.find(({ comment_id }: { comment_id: number }) => comment_id === parent.id);
  }
  expect(chain).toEqual(['Grace A.', 'Sami D.', 'Grace A.', 'Sami D.']);
});

test.each(['0', '999', '01', '1e0', 'one', '%20', '-1', '99999999999999999999'])('has no article %s', async (id) => {
  const response = await backend.get(`/api/blogs/${id}`);
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'Article not found' }]);
});

test('gives only what was said after an id to who has the rest, and says so', async () => {
  const { blogs: list } = (await backend.get('/api/blogs')).json();
  const visa = list.find(({ heading }: { heading: string }) => heading.startsWith('The Golden Visa'));
  const { blogs: whole } = (await backend.get(`/api/blogs/${visa.id}`)).json();
  const ids = [...whole.comments, ...whole.reply].map(({ id }: { id: number }) => id).sort((one, other) => one - other);
  const [latest, before] = [ids.at(-1), ids.at(-2)];
  const { blogs: news } = (await backend.get(`/api/blogs/${visa.id}?after=${before}`)).json();
  expect(Object.keys(news).sort()).toEqual([
    'after',
    'comments',
    'id',
    'likes',
    'reply',
    'total',
    'userDisliked',
    'userLiked',
  ]);
  expect([...news.comments, ...news.reply].map(({ id }: { id: number }) => id)).toEqual([latest]);
  expect([news.after, news.likes]).toEqual([before, whole.likes]);
  const { blogs: nothing } = (await backend.get(`/api/blogs/${visa.id}?after=${latest}`)).json();
  expect([nothing.comments, nothing.reply]).toEqual([[], []]);
});

test.each(['-1', 'x', '1e99', '2147483648'])('says what is wrong with after=%s', async (after) => {
  const response = await backend.get(`/api/blogs/1?after=${after}`);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(/after/);
});
