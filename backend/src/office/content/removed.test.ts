/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../../testing/demo-backend';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';

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
  expect(refused.json().error.fields).toEqual([{ field: 'name', message: 'is the name of another one already' }]);
  await editor.call('DELETE', `/projects/${taken.id}?version=${taken.version}`);

  const restored = await editor.call('POST', `/projects/removed/${entry.id}/restore`, {});
  expect([restored.statusCode, restored.json()]).toEqual([
    201,
    expect.objectContaining({ id, area: '900', agent_ids: [1], developer_id: null, publication: 'unpublished' }),
  ]);
  const { data } = await find(`/projects/${id}/history`);
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['recover', 'remove', 'publish', 'create']);
  expect((await editor.call('POST', `/projects/removed/${entry.id}/restore`, {})).json().error.message).toBe(
    'This record is there again already',
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
