/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { asc, eq } from 'drizzle-orm';
import { blogComments, removedComments } from '../../database/schema';
import { demoBackend } from '../../testing/demo-backend';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';
import { postJson, signIn } from '../../testing/sign-in';

const backend = demoBackend({ office: officeOf('first@example.com') });

let editor: OfficeBrowser;
beforeAll(async () => {
  editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
});

const find = async (path: string) => (await editor.call('GET', path)).json();
const step = (resource: string, id: number, name: string, body: object) =>
  editor.call('POST', `/${resource}/${id}/${name}`, body);

test('a deleted record is restored under its address, without what was deleted beside it, and published again', async () => {
  const agent = (await editor.call('POST', '/agents', { name: 'Gone Agent' })).json();
  const developer = (await editor.call('POST', '/developers', { name: 'Gone Developer' })).json();
  const fields = { name: 'Gone Tower', area: '900', agent_ids: [agent.id, 1], developer_id: developer.id };
  const { id, version } = (await editor.call('POST', '/projects', fields)).json();
  await step('projects', id, 'publish', { version });
  await editor.call('DELETE', `/projects/${id}?version=${version + 1}`);
  await editor.call('DELETE', `/agents/${agent.id}?version=1`);
  await editor.call('DELETE', `/developers/${developer.id}?version=1`);
  const [entry] = (await find('/projects/removed')).data;
  expect(entry).toMatchObject({ recordId: id, name: 'Gone Tower', person: 'editor' });

  const taken = (await editor.call('POST', '/projects', { name: 'Gone Tower' })).json();
  const refused = await editor.call('POST', `/projects/removed/${entry.id}/restore`, {});
  expect(refused.json().error.fields).toEqual([{ field: 'name', message: 'is already in use' }]);
  await editor.call('DELETE', `/projects/${taken.id}?version=${taken.version}`);

  const restored = await editor.call('POST', `/projects/removed/${entry.id}/restore`, {});
  expect([restored.statusCode, restored.json()]).toEqual([
    201,
    expect.objectContaining({ id, area: '900', agent_ids: [1], developer_id: null, publication: 'unpublished' }),
  ]);
  const { data } = await find(`/projects/${id}/history`);
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['recover', 'remove', 'publish', 'create']);
  expect((await editor.call('POST', `/projects/removed/${entry.id}/restore`, {})).json().error.message).toBe(
    'This record has already been restored',
  );
  expect((await find('/projects/removed')).data.map(({ recordId }: { recordId: number }) => recordId)).toEqual([
    taken.id,
  ]);
  expect((await step('projects', id, 'publish', { version: restored.json().version })).statusCode).toBe(200);
  expect((await editor.call('POST', '/agents/removed/1/restore', {})).statusCode).toBe(404);
});

test('a deleted article is restored with its sections and its day', async () => {
  const sections = [{ sub_heading: 'First', images: null, paragraph: '<p>Words</p>' }];
  const { id, version, created_at } = (
    await editor.call('POST', '/blogs', {
      heading: 'Gone article',
      created_at: '2025-03-01T08:00:00.000Z',
      details: sections,
    })
  ).json();
  await editor.call('DELETE', `/blogs/${id}?version=${version}`);
  const [entry] = (await find('/blogs/removed')).data;
  const restored = (await editor.call('POST', `/blogs/removed/${entry.id}/restore`, {})).json();
  expect(restored).toMatchObject({ id, created_at, details: sections, publication: 'draft' });
});

interface Said {
  readonly id: number;
  readonly parent_id: number | null;
  readonly user_name: string;
  readonly comment: string;
}

/** A published article with a comment of each of two readers and a reply, which is deleted then. */
async function discussedArticle(heading: string) {
  const { id, version } = (await editor.call('POST', '/blogs', { heading })).json();
  await step('blogs', id, 'publish', { version });
  const readers = await Promise.all(['first', 'second'].map((name) => signIn(backend, `${name}.${id}@example.com`)));
  const say = async (at: number, path: string, body: object) =>
    (await postJson(backend, path, body, { cookie: readers[at]?.cookie ?? '' })).json().id as number;
  await say(0, '/api/comment', { blog_id: id, comment: 'Well said' });
  const requested = await say(1, '/api/comment', { blog_id: id, comment: 'Is it so?' });
  await say(0, '/api/reply', { blog_id: id, comment_id: requested, comment: 'It is' });
  const comments = (): Promise<readonly Said[]> =>
    backend.open.db.select().from(blogComments).where(eq(blogComments.blog_id, id)).orderBy(asc(blogComments.id));
  const before = await comments();
  expect(before.map(({ comment }) => comment)).toEqual(['Well said', 'Is it so?', 'It is']);
  const restore = async () => {
    const [entry] = (await find('/blogs/removed')).data;
    expect((await editor.call('POST', `/blogs/removed/${entry.id}/restore`, {})).statusCode).toBe(201);
    return comments();
  };
  await editor.call('DELETE', `/blogs/${id}?version=${version + 1}`);
  expect(await comments()).toEqual([]);
  return { before, restore, email: `second.${id}@example.com` };
}

test('the comments of a deleted article are there again with it, each under its former id', async () => {
  const { before, restore } = await discussedArticle('Discussed');
  expect(await restore()).toEqual(before);
  expect(await backend.open.db.$count(removedComments)).toBe(0);
});

test('what a person said below a deleted article is shown and erased with their data, and never restored', async () => {
  const { before, restore, email } = await discussedArticle('Discussed again');
  const administrator = await inOffice(backend, { email: 'boss@example.com', role: 'administrator' });
  const held = (await administrator.call('POST', '/persons/find', { email })).json();
  expect(held.account.comments).toMatchObject([{ article: 'Discussed again', text: 'Is it so?' }]);
  const erased = (await administrator.call('POST', '/persons/erase', { email })).json();
  expect(erased.comments).toBe(1);
  const restored = await restore();
  expect(restored.map(({ comment }) => comment)).toEqual([
    'Well said',
    'This comment was removed by its author.',
    'It is',
  ]);
  expect(restored.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test('where later comments have their ids, restored ones get others, and replies stay with theirs', async () => {
  const { before, restore } = await discussedArticle('Moved');
  const taken = before[1]?.id ?? 0;
  const said = { blog_id: 1, user_id: 1, user_name: 'Later', comment: 'Later', created_at: new Date() };
  await backend.open.db.insert(blogComments).values({ id: taken, ...said });
  const restored = await restore();
  expect(restored.map(({ comment }) => comment).sort()).toEqual(before.map(({ comment }) => comment).sort());
  const reply = restored.find(({ comment }) => comment === 'It is');
  expect(restored.find(({ id }) => id === reply?.parent_id)?.comment).toBe('Is it so?');
  expect(restored.some(({ id }) => id === taken)).toBe(false);
  await backend.open.db.delete(blogComments).where(eq(blogComments.id, taken));
});
