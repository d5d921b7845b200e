/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { blogs } from '../../database/schema';
import { demoBackend } from '../../testing/demo-backend';
import { eventually } from '../../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';

const backend = demoBackend({ office: officeOf('first@example.com') });

let editor: OfficeBrowser & { readonly id: number };
beforeAll(async () => {
  editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
});

const find = async (path: string) => (await editor.call('GET', path)).json();
const change = (path: string, version: number, changes: object) => editor.call('PATCH', path, { version, changes });
const published = async (name: string) => (await backend.get(`/api/projectapi/${encodeURIComponent(name)}`)).json();

test('a price that is changed with its unit stands on the public wire at once, and in the history with both sides', async () => {
  const before = await find('/projects/1');
  const units = [{ type: '1BR', size: 800, price: 1_234_567, available: 2 }];
  const answer = await change('/projects/1', before.version, { starting_price: '1.234567 MILLION', units });
  expect(answer.json()).toMatchObject({ starting_price: '1.234567 MILLION', units, version: before.version + 1 });
  await eventually(async () => JSON.stringify(await published(before.name)).includes('1.234567 MILLION'));
  expect(JSON.stringify(await published(before.name))).not.toContain('revision');
  const { data } = await find('/projects/1/history');
  expect(data[0]).toMatchObject({
    person: { id: editor.id },
    action: 'update',
    before: { starting_price: before.starting_price },
    after: { starting_price: '1.234567 MILLION' },
  });
  expect(Object.keys(data[0].after).sort()).toEqual(['starting_price', 'units']);
});

test('of two editors the second is shown what the first has written, and nothing is lost', async () => {
  const { version } = await find('/projects/2');
  expect((await change('/projects/2', version, { area: 'First' })).statusCode).toBe(200);
  const second = await change('/projects/2', version, { area: 'Second' });
  expect([second.statusCode, second.json().current.area, second.json().error.code]).toEqual([409, 'First', 'conflict']);
  expect((await find('/projects/2')).area).toBe('First');
});

test('a change of the agents alone is a new version', async () => {
  const { version, agent_ids } = await find('/projects/3');
  const agentIds = [agent_ids[0] === 1 ? 2 : 1, 3];
  const answer = (await change('/projects/3', version, { agent_ids: agentIds })).json();
  expect([answer.agent_ids, answer.version]).toEqual([agentIds, version + 1]);
});

test.each([
  ['projects', { units: [{ type: '1BR', price: -1 }] }, 'units.0.price', 'must be 0 or more'],
  ['projects', { handover: 'soon' }, 'handover', 'must be a quarter or a year, such as 2028-Q4 or 2028'],
  ['projects', { image: 'javascript:alert(1)' }, 'image', 'must be a path inside the media folder or an http address'],
  ['projects', { colour: 'red' }, 'colour', 'is no field to be written'],
  ['projects', { revision: 9 }, 'revision', 'is no field to be written'],
  ['projects', { id: 9 }, 'id', 'is no field to be written'],
  ['projects', { developer_id: 999_999 }, 'developer_id', 'There is no such developer'],
  ['projects', { agent_ids: [999_999] }, 'agent_ids', 'There is no such agent'],
  ['projects', { developer: 'Soravale Properties' }, 'developer', 'is written by its number'],
  ['agents', { name: '' }, 'name', 'is missing'],
  ['blogs', { likes: 1000 }, 'likes', 'is no field to be written'],
])('%s: %j is refused at its field', async (resource, changes, field, message) => {
  const { version } = await find(`/${resource}/1`);
  const answer = await change(`/${resource}/1`, version, changes);
  expect([answer.statusCode, answer.json().error.fields]).toEqual([400, [{ field, message }]]);
});

test.each([
  [
    'projects',
    { name: 'Office Tower', description: '<p>New<script>alert(1)</script></p>', developer_id: 1, agent_ids: [2, 1] },
  ],
  ['agents', { name: 'Office Agent' }],
  ['team', { name: 'Office Member', type: 'Leader' }],
  ['developers', { name: 'Office Developer', buildings: 3 }],
  ['blogs', { heading: 'Office article', details: [{ sub_heading: 'One', paragraph: '<p>Text</p>' }] }],
])('%s are added, once by a name, and removed with what they were in the trail', async (resource, fields) => {
  const added = await editor.call('POST', `/${resource}`, fields);
  expect([added.statusCode, added.json().version]).toEqual([201, 1]);
  expect(added.body).not.toContain('<script>');
  expect(JSON.stringify((await find(`/${resource}?filter=${encodeURIComponent('{"q":"office"}')}`)).data)).toContain(
    'Office',
  );
  expect((await editor.call('POST', `/${resource}`, fields)).json().error.fields[0].message).toMatch(/another one/);
  const { id } = added.json();
  expect((await editor.call('DELETE', `/${resource}/${id}?version=7`)).statusCode).toBe(409);
  expect((await editor.call('DELETE', `/${resource}/${id}?version=1`)).statusCode).toBe(204);
  expect((await editor.call('GET', `/${resource}/${id}`)).statusCode).toBe(404);
  const { data } = await find(`/${resource}/${id}/history`);
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['remove', 'create']);
});

test('a like of a reader is no change of an article', async () => {
  const { version } = await find('/blogs/1');
  await backend.open.db.update(blogs).set({ likes: 77 });
  expect((await find('/blogs/1')).version).toBe(version);
  expect((await change('/blogs/1', version, { title: 'Another' })).json().version).toBe(version + 1);
});
