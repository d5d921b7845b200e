/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../../testing/demo-backend';
import { eventually } from '../../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';
import { postJson, signIn } from '../../testing/sign-in';

const backend = demoBackend({ office: officeOf('first@example.com') });

let editor: OfficeBrowser;
beforeAll(async () => {
  editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
});

const article = async () => (await backend.get('/api/blogs/1')).body;

test('a comment that is hidden leaves the article, comes back, and its writer is stopped', async () => {
  const { cookie } = await signIn(backend, 'loud@example.com');
  const say = (comment: string) => postJson(backend, '/api/comment', { blog_id: 1, comment }, { cookie });
  const { id } = (await say('Buy my watches')).json();
  const record = async () => (await editor.call('GET', `/comments/${id}`)).json();
  const change = async (changes: object) =>
    editor.call('PATCH', `/comments/${id}`, { version: (await record()).version, changes });
  expect((await change({ isHidden: true })).json().isHidden).toBe(true);
  await eventually(async () => !(await article()).includes('Buy my watches'));
  const hidden = (await editor.call('GET', `/comments?filter=${encodeURIComponent('{"hidden":true}')}`)).json();
  expect(hidden.data.map((each: { id: number }) => each.id)).toEqual([id]);
  await change({ isHidden: false });
  await eventually(async () => (await article()).includes('Buy my watches'));
  expect((await change({ isAuthorStopped: true })).json().author.isStopped).toBe(true);
  const refused = await say('More watches');
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'You can no longer comment here.']);
  await change({ isAuthorStopped: false });
  expect((await say('Sorry')).statusCode).toBe(201);
  expect((await editor.call('DELETE', `/comments/${id}`)).statusCode).toBe(204);
  await eventually(async () => !(await article()).includes('Buy my watches'));
  const { data } = (await editor.call('GET', `/comments/${id}/history`)).json();
  expect(data).toHaveLength(5);
  expect(JSON.stringify(data)).not.toContain('watches');
});

test('what others have answered is hidden, not removed', async () => {
  const { data } = (await editor.call('GET', '/comments?size=200')).json();
  const reply = data.find(({ parentId }: { parentId: number | null }) => parentId !== null);
  const answer = await editor.call('DELETE', `/comments/${reply.parentId}`);
  expect([answer.statusCode, answer.json().error.message]).toEqual([400, expect.stringMatching(/hide it/)]);
});
