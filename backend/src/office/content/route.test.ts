/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { contentSorts } from '@iwan/shared/domain/office/content/content-sorts';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { eq } from 'drizzle-orm';
import { blogs, projects, redirects } from '../../database/schema';
import { changesSince } from '../../search-alerts/changes';
import { demoBackend } from '../../testing/demo-backend';
import { eventually } from '../../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';
import { nextPublication, publishDue } from './publish';

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
  const response = await change('/projects/1', before.version, { starting_price: '1.234567 MILLION', units });
  expect(response.json()).toMatchObject({ starting_price: '1.234567 MILLION', units, version: before.version + 1 });
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

test.each(
  Object.entries(contentSorts).flatMap(([resource, fields]) => fields.map((field) => [resource, field] as const)),
)('the list of %s is sorted by %s in both directions', async (resource, field) => {
  const sorted = async (order: string) =>
    (await find(`/${resource}?size=200&sort=${field}&order=${order}`)).data.map(
      (row: Record<string, unknown>) => row[field],
    );
  const upwards = await sorted('asc');
  expect(upwards.length).toBeGreaterThan(2);
  expect(await sorted('desc')).toEqual(upwards.toReversed());
});

test('projects of one status and of one developer are listed', async () => {
  const { data } = await find('/projects?size=200');
  const [{ status, developer_id }] = data;
  for (const [field, value] of Object.entries({ status, developer_id })) {
    const listed = await find(`/projects?size=200&filter=${encodeURIComponent(JSON.stringify({ [field]: value }))}`);
    const expected = data.filter((row: Record<string, unknown>) => row[field] === value);
    expect([listed.total, listed.data]).toEqual([expected.length, expected]);
  }
});

test('projects with a picture of another project are listed, and not that project', async () => {
  const gallery = (picture: string) => ({ image: 'media/own.webp', gallery: `media/a.webp, ${picture},media/b.webp` });
  await change('/projects/21', (await find('/projects/21')).version, gallery('media/shared.webp'));
  await change('/projects/22', (await find('/projects/22')).version, { image: 'media/shared.webp', gallery: null });
  await change('/projects/23', (await find('/projects/23')).version, { image: null, gallery: null });
  const sharing = async (id: number) => {
    const filter = encodeURIComponent(JSON.stringify({ shares_picture_with: id }));
    return (await find(`/projects?size=200&filter=${filter}`)).data.map((each: { id: number }) => each.id);
  };
  expect([await sharing(21), await sharing(22), await sharing(23)]).toEqual([[22], [21], []]);
});

test('the values of a choice are counted, most used first, each as the site reads it', async () => {
  const { data } = await find('/projects?size=200');
  const counted = async (field: string) => (await find(`/projects/values?field=${field}`)).data;
  const texts = (field: string): readonly string[] => data.map((row: Record<string, unknown>) => row[field] ?? '');
  const statuses = await counted('status');
  expect(statuses.length).toBeGreaterThan(2);
  expect(statuses).toEqual(
    statuses.toSorted((one: { count: number }, other: { count: number }) => other.count - one.count),
  );
  for (const { value, count } of statuses) expect(texts('status').filter((text) => text === value)).toHaveLength(count);
  for (const { value, count } of await counted('unit')) {
    expect(texts('unit').filter((text) => splitList(text).includes(value))).toHaveLength(count);
  }
  const amenities = (await counted('amenities')).map(({ value }: { value: string }) => value);
  expect(amenities).toContain('Lagoon pool');
});

test.each(['name', 'developer_id', 'units', 'id', 'revision', 'constructor', ''])(
  'the values of %j, which is not a choice, are refused',
  async (field) => {
    expect((await editor.call('GET', `/projects/values?field=${field}`)).statusCode).toBe(400);
  },
);

test('developers with a video are listed, and those without one', async () => {
  const { data } = await find('/developers?size=200');
  for (const hasVideo of [true, false]) {
    const listed = await find(
      `/developers?size=200&filter=${encodeURIComponent(JSON.stringify({ has_video: hasVideo }))}`,
    );
    const expected = data.filter(({ video }: { video: string | null }) => Boolean(video?.trim()) === hasVideo);
    expect(expected.length).toBeGreaterThan(0);
    expect([listed.total, listed.data]).toEqual([expected.length, expected]);
  }
  const unknown = await editor.call('GET', `/agents?filter=${encodeURIComponent('{"has_video":true}')}`);
  expect(unknown.statusCode).toBe(400);
});

test('a change of the agents alone is a new version', async () => {
  const { version, agent_ids } = await find('/projects/3');
  const agentIds = [agent_ids[0] === 1 ? 2 : 1, 3];
  const response = (await change('/projects/3', version, { agent_ids: agentIds })).json();
  expect([response.agent_ids, response.version]).toEqual([agentIds, version + 1]);
});

test.each([
  ['projects', { units: [{ type: '1BR', price: -1 }] }, 'units.0.price', 'must be 0 or more'],
  ['projects', { handover: 'soon' }, 'handover', 'must be a quarter or a year, such as 2028-Q4 or 2028'],
  ['projects', { image: 'javascript:alert(1)' }, 'image', 'must be a path inside the media folder or an http address'],
  ['projects', { colour: 'red' }, 'colour', 'is no field to be written'],
  ['projects', { revision: 9 }, 'revision', 'is no field to be written'],
  ['projects', { id: 9 }, 'id', 'is no field to be written'],
  ['projects', { developer_id: 999_999 }, 'developer_id', 'This developer does not exist'],
  ['projects', { agent_ids: [999_999] }, 'agent_ids', 'This agent does not exist'],
  ['projects', { developer: 'Soravale Properties' }, 'developer', 'is written by its number'],
  ['agents', { name: '' }, 'name', 'is missing'],
  ['blogs', { likes: 1000 }, 'likes', 'is no field to be written'],
  ['openings', { employment: 'forever' }, 'employment', 'must be one of full_time, part_time, contract, internship'],
  ['openings', { closes_on: '2027-02-30' }, 'closes_on', 'must be a day, such as 2026-03-31'],
  ['faq', { topic: 'weather' }, 'topic', 'must be one of buying, costs, off-plan, owning'],
  ['faq', { slug: 'Golden Visa' }, 'slug', 'must be small letters, digits and hyphens, such as golden-visa'],
  ['faq', { answer: 'It is {fact:gone}.' }, 'answer', 'has placeholders that stand for no fact: {fact:gone}'],
  ['faq', { position: 'first' }, 'position', 'must be a number'],
  ['texts', { text: 'Since {age}' }, 'text', 'has gaps that nothing is put into: {age}'],
])('%s: %j is refused at its field', async (resource, changes, field, message) => {
  const { version } = await find(`/${resource}/1`);
  const response = await change(`/${resource}/1`, version, changes);
  expect([response.statusCode, response.json().error.fields]).toEqual([400, [{ field, message }]]);
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
  ['openings', { name: 'Office Opening', employment: 'part_time', does: 'Answers\nAsks', closes_on: '2027-03-31' }],
  ['faq', { name: 'Is the Office open?', topic: 'owning', answer: 'For {fact:longestLoan}.', position: 2.5 }],
])('%s are added, once by a name, and removed with what they were in the trail', async (resource, fields) => {
  const added = await editor.call('POST', `/${resource}`, fields);
  expect([added.statusCode, added.json().version]).toEqual([201, 1]);
  expect(added.body).not.toContain('<script>');
  expect(JSON.stringify((await find(`/${resource}?filter=${encodeURIComponent('{"q":"office"}')}`)).data)).toContain(
    'Office',
  );
  expect((await editor.call('POST', `/${resource}`, fields)).json().error.fields[0].message).toMatch(/already in use/);
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

/** The calls of the public wire that could name a record. */
const publicCalls = [
  ...['/api/projectapi', '/api/projectapi?q=Hidden', '/api/projectapi?suggest=Hidden', '/api/projectapi?facets=1'],
  ...['/api/projectapi?zoom=9&bbox=54,24,57,26', '/api/projectapi?named=hidden-one&fields=marker'],
  ...['/api/projectapi/Hidden%20One', '/api/developerProject/Soravale%20Properties', '/api/developerapi'],
  ...['/api/developerapi/Hidden%20One', '/api/agentapi', '/api/agentapi/Hidden%20One', '/api/teamapi', '/api/blogs'],
  ...['/api/openings', '/api/faq'],
];

const whoeverNames = async (name: string) => {
  const responses = await Promise.all(publicCalls.map(async (url) => [url, (await backend.get(url)).body] as const));
  return responses.flatMap(([url, body]) => (body.includes(name) ? [url] : []));
};

const step = (resource: string, id: number, name: string, fields: object) =>
  editor.call('POST', `/${resource}/${id}/${name}`, fields);

test.each([
  [
    'projects',
    {
      name: 'Hidden One',
      developer_id: 1,
      agent_ids: [1],
      latitude: '25.08',
      longitude: '55.14',
      location: 'Hidden One Bay',
    },
    7,
  ],
  ['agents', { name: 'Hidden One' }, 2],
  ['team', { name: 'Hidden One' }, 1],
  ['developers', { name: 'Hidden One' }, 2],
  ['blogs', { heading: 'Hidden One' }, 1],
  ['openings', { name: 'Hidden One' }, 1],
  ['faq', { name: 'Hidden One' }, 1],
])('of %s nobody hears before they are published, and nobody after', async (resource, fields, mentions) => {
  const { id, version, publication } = (await editor.call('POST', `/${resource}`, fields)).json();
  expect([publication, await whoeverNames('Hidden One')]).toEqual(['draft', []]);
  const published = await step(resource, id, 'publish', { version });
  expect([published.statusCode, published.json().publication]).toEqual([200, 'published']);
  await eventually(async () => (await whoeverNames('Hidden One')).length >= mentions);
  expect((await step(resource, id, 'publish', { version })).statusCode).toBe(409);
  const again = await step(resource, id, 'publish', { version: version + 1 });
  expect(again.json().error.message).toBe('This is already published. Unpublish it first.');
  expect((await step(resource, id, 'unpublish', { version: version + 1 })).json().publication).toBe('unpublished');
  await eventually(async () => (await whoeverNames('Hidden One')).length === 0);
  const { data } = await find(`/${resource}/${id}/history`);
  expect(data.map(({ action, after }: { action: string; after: object }) => [action, after]).slice(0, 2)).toEqual([
    ['unpublish', { publication: 'unpublished' }],
    ['publish', { publication: 'published' }],
  ]);
  await editor.call('DELETE', `/${resource}/${id}`);
});

test('a project names no developer and no agent whom the site does not show', async () => {
  const { name, version, developer_id: id } = await find('/projects/4');
  const developer = await find(`/developers/${id}`);
  expect((await published(name)).data.developer.name).toBe(developer.name);
  await step('developers', id, 'unpublish', { version: developer.version });
  await eventually(async () => (await published(name)).data.developer === null);
  await step('developers', id, 'publish', { version: developer.version + 1 });
  await eventually(async () => (await published(name)).data.developer !== null);
  expect((await find('/projects/4')).version).toBe(version);
});

test('a scheduled article is published by itself at its moment, and the trail says that a rule did it', async () => {
  const { id, version } = (await editor.call('POST', '/blogs', { heading: 'At its moment' })).json();
  const at = new Date(Date.now() + 900);
  const past = await step('blogs', id, 'schedule', { version, at: '2020-01-01T00:00:00Z' });
  expect(past.json().error.fields).toEqual([{ field: 'at', message: 'Choose a future date and time' }]);
  const scheduled = (await step('blogs', id, 'schedule', { version, at })).json();
  expect([scheduled.publication, scheduled.publish_at]).toEqual(['scheduled', at.toISOString()]);
  const isShown = async () => (await backend.get('/api/blogs')).body.includes('At its moment');
  expect(await isShown()).toBe(false);
  await eventually(isShown);
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  const { data } = await find(`/blogs/${id}/history`);
  expect(data[0]).toMatchObject({ action: 'publish', person: null, before: { publication: 'scheduled' } });
  expect((await find(`/blogs/${id}`)).publish_at).toBeNull();
});

test('with several machines one of them publishes a record that is due', async () => {
  const { db } = backend.open;
  const { id, version } = (await editor.call('POST', '/team', { name: 'Due' })).json();
  const at = new Date(Date.now() + 3_600_000);
  await step('team', id, 'schedule', { version, at });
  expect(await nextPublication(db, 'team')).toEqual(at);
  const counts = await Promise.all([1, 2, 3].map(() => publishDue(db, 'team', at)));
  expect(counts.sort()).toEqual([0, 0, 1]);
  const { data } = await find(`/team/${id}/history`);
  expect(data.filter(({ action }: { action: string }) => action === 'publish')).toHaveLength(1);
});

test('a published record leaves the site by itself at its moment, unless that is taken back', async () => {
  const { db } = backend.open;
  const { id, version } = (await editor.call('POST', '/team', { name: 'Until its moment' })).json();
  const isShown = async () => (await backend.get('/api/teamapi')).body.includes('Until its moment');
  const at = new Date(Date.now() + 3_600_000);
  const early = await step('team', id, 'expire', { version, at });
  expect([early.statusCode, early.json().error.message]).toEqual([400, 'This is not published.']);
  await step('team', id, 'schedule', { version, at });
  const backwards = await step('team', id, 'expire', { version: version + 1, at });
  expect(backwards.json().error.fields).toEqual([
    { field: 'at', message: 'The end date must be after the publish date' },
  ]);
  await step('team', id, 'publish', { version: version + 1 });
  const ending = (await step('team', id, 'expire', { version: version + 2, at })).json();
  expect([ending.publication, ending.unpublish_at]).toEqual(['published', at.toISOString()]);
  expect(await nextPublication(db, 'team')).toEqual(at);
  const staying = (await step('team', id, 'expire', { version: version + 3, at: null })).json();
  expect(staying.unpublish_at).toBeNull();

  const soon = new Date(Date.now() + 900);
  await step('team', id, 'expire', { version: version + 4, at: soon });
  expect(await isShown()).toBe(true);
  await eventually(async () => !(await isShown()));
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
  const { data } = await find(`/team/${id}/history`);
  expect(data[0]).toMatchObject({ action: 'unpublish', person: null, before: { unpublish_at: soon.toISOString() } });
  expect(await find(`/team/${id}`)).toMatchObject({ publication: 'unpublished', unpublish_at: null });
});

test('a schedule that is taken back is a draft', async () => {
  const { id, version } = (await editor.call('POST', '/team', { name: 'Taken back' })).json();
  await step('team', id, 'schedule', { version, at: new Date(Date.now() + 3_600_000) });
  const draft = (await step('team', id, 'unpublish', { version: version + 1 })).json();
  expect([draft.publication, draft.publish_at]).toEqual(['draft', null]);
});

test('the news of a search calls an unpublished project withdrawn, and one that is published again new', async () => {
  const { db } = backend.open;
  const since = new Date(Date.now() - 60_000);
  const newsOf = async (id: number) =>
    (await changesSince(db, since, { shown: async () => [], hidden: async () => [] })).filter(
      ({ project }) => project.record.id === id,
    );
  const { version } = await find('/projects/9');
  await step('projects', 9, 'unpublish', { version });
  expect((await newsOf(9)).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true]);
  await change('/projects/9', version + 1, { starting_price: '9.9 MILLION' });
  await step('projects', 9, 'publish', { version: version + 2 });
  expect(await newsOf(9)).toEqual([]);
  const [row] = await db.select().from(projects).where(eq(projects.id, 9));
  expect(row?.listed_at.getTime()).toBeGreaterThan(since.getTime());
  // The price in between was never public.
  expect(JSON.stringify(await published(row?.name ?? ''))).not.toContain('9.9 MILLION","at"');
});

const preview = async (resource: string, id: number, changes: object) => {
  const response = await step(resource, id, 'preview', { changes });
  return { answer: response, token: String(response.json().query).replace('preview=', '') };
};

test('a preview shows unsaved changes to everybody with its link, and changes nothing', async () => {
  const before = await find('/projects/5');
  const { answer, token } = await preview('projects', 5, { area: 'Seen before', agent_ids: [2] });
  expect(answer.statusCode).toBe(200);
  const path = `/api/projectapi/${encodeURIComponent(before.name)}`;
  const seen = await backend.get(path, { 'x-iwan-preview': token });
  expect([seen.json().data.area, seen.headers['cache-control'], seen.headers['x-robots-tag']]).toEqual([
    ...['Seen before', 'no-store', 'noindex'],
  ]);
  expect((await backend.get('/api/projectapi?id=5', { 'x-iwan-preview': token })).body).toContain('Seen before');
  expect((await backend.get('/api/projectapi', { 'x-iwan-preview': token })).json().data).toHaveLength(
    (await backend.get('/api/projectapi')).json().data.length,
  );
  expect((await backend.get(path)).body).not.toContain('Seen before');
  expect(await find('/projects/5')).toEqual(before);
  expect((await find('/projects/5/history')).total).toBe(0);
});

test('a draft is seen in its preview, markup made safe, and a link that is forged or has ended shows nothing', async () => {
  const { id } = (await editor.call('POST', '/blogs', { heading: 'Unseen article' })).json();
  const { token } = await preview('blogs', id, { details: [{ paragraph: '<p>First<script>alert(1)</script></p>' }] });
  const seen = await backend.get(`/api/blogs/${id}`, { 'x-iwan-preview': token });
  expect(seen.json().blogs.details).toMatchObject([{ paragraph: '<p>First</p>' }]);
  expect((await backend.get('/api/blogs', { 'x-iwan-preview': token })).body).toContain('Unseen article');
  expect((await backend.get('/api/preview', { 'x-iwan-preview': token })).json().data.resource).toBe('blogs');
  expect((await backend.get(`/api/blogs/${id}`)).statusCode).toBe(404);
  for (const wrong of [`${token}a`, token.replace(/^\d+/, '99999'), 'nonsense']) {
    const refused = await backend.get(`/api/blogs/${id}`, { 'x-iwan-preview': wrong });
    expect([refused.statusCode, refused.json().message]).toEqual([
      ...[410, 'This preview has ended. Open it again from the office.'],
    ]);
  }
  const { answer } = await preview('blogs', id, { heading: '' });
  expect(answer.json().error.fields).toEqual([{ field: 'heading', message: 'is missing' }]);
});

test('a change is undone with one press, against the version that was seen', async () => {
  const { version, handover, area } = await find('/projects/6');
  await change('/projects/6', version, { handover: '2031', units: [{ type: '2BR', price: 1_000_000 }] });
  await change('/projects/6', version + 1, { area: 'Later' });
  const { data } = await find('/projects/6/history');
  const entry = data.find(({ after }: { after: object }) => 'handover' in after)?.id;
  expect((await step('projects', 6, 'restore', { version, entry })).statusCode).toBe(409);
  const restored = (await step('projects', 6, 'restore', { version: version + 2, entry })).json();
  expect([restored.handover, restored.area]).toEqual([handover, 'Later']);
  expect((await find('/projects/6/history')).data[0]).toMatchObject({ action: 'restore', after: { handover } });
  expect((await step('projects', 7, 'restore', { version: 1, entry })).statusCode).toBe(404);
  await change('/projects/6', version + 3, { area });
});

test('an agent previews and restores what they may write, and decides nothing of what the site shows', async () => {
  const agent = await inOffice(backend, { email: 'agent@example.com', role: 'agent', agentId: 3 });
  const { version } = await find('/agents/3');
  expect((await agent.call('POST', '/agents/3/preview', { changes: { sub_heading: 'Mine' } })).statusCode).toBe(200);
  expect((await agent.call('POST', '/agents/3/preview', { changes: { name: 'Other' } })).statusCode).toBe(403);
  expect((await agent.call('POST', '/agents/3/unpublish', { version })).statusCode).toBe(403);
  await change('/agents/3', version, { name: 'Renamed by an editor' });
  const { data } = await find('/agents/3/history');
  const restoring = { version: version + 1, entry: data[0].id };
  expect((await agent.call('POST', '/agents/3/restore', restoring)).statusCode).toBe(403);
});

const leadsTo = async (from: string) => {
  const response = await backend.get(`/api/redirects?from=${encodeURIComponent(from)}`);
  return response.statusCode === 404 ? null : response.json().data.to;
};

test('the old address of a renamed record redirects to the new one, at once and over several names', async () => {
  const { name, version, developer_id: developerId } = await find('/projects/12');
  const developer = await find(`/developers/${developerId}`);
  const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const old = `/${slug(developer.name)}-properties/${slug(name)}/`;
  expect(await leadsTo(old)).toBeNull();
  await change('/projects/12', version, { name: 'First New Name' });
  await change('/projects/12', version + 1, { name: 'Second New Name' });
  await change(`/developers/${developerId}`, developer.version, { name: 'Renamed Developers' });
  const now = '/renamed-developers-properties/second-new-name/';
  await eventually(async () => (await leadsTo(old)) === now);
  expect(await leadsTo(`/${slug(developer.name)}-properties/first-new-name`)).toBe(now);
  expect(await leadsTo(`/developers/${slug(developer.name)}-properties/`)).toBe(
    '/developers/renamed-developers-properties/',
  );
  expect(await leadsTo(now)).toBeNull();
});

test('redirects of one’s own are written, refused where they would go in a circle, changed and deleted', async () => {
  const added = await editor.call('POST', '/redirects', { from: '/spring-offer/', to: '/properties/' });
  expect(added.statusCode).toBe(201);
  const { id, version } = added.json();
  await eventually(async () => (await leadsTo('/Spring-Offer?a=1')) === '/properties/');
  const circle = await editor.call('POST', '/redirects', { from: '/properties', to: '/spring-offer' });
  expect(circle.json().error.fields).toEqual([
    { field: 'to', message: 'This leads back from there: that would be a loop' },
  ]);
  expect((await editor.call('PATCH', `/redirects/${id}`, { version: 9, changes: { to: '/map/' } })).statusCode).toBe(
    409,
  );
  const changed = await editor.call('PATCH', `/redirects/${id}`, { version, changes: { to: '/map/' } });
  expect(changed.json()).toMatchObject({ from: '/spring-offer/', to: '/map/', version: version + 1 });
  await eventually(async () => (await leadsTo('/spring-offer')) === '/map/');
  expect((await find('/redirects?filter=%7B%22q%22%3A%22spring%22%7D')).total).toBe(1);
  expect((await editor.call('DELETE', `/redirects/${id}?version=${version + 1}`)).statusCode).toBe(204);
  await eventually(async () => (await leadsTo('/spring-offer')) === null);
  const { data } = await find(`/redirects/${id}/history`);
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['remove', 'update', 'create']);
  expect(await backend.open.db.$count(redirects)).toBe(0);
});

test('projects are found by what a text means, as on the site, and by their names', async () => {
  const listed = async (q: string): Promise<readonly string[]> =>
    (await find(`/projects?size=200&filter=${encodeURIComponent(JSON.stringify({ q }))}`)).data
      .map(({ name }: { readonly name: string }) => name)
      .sort();
  const onSite = async (query: string): Promise<readonly string[]> =>
    (await backend.get(`/api/projectapi?fields=name&per_page=100&${query}`))
      .json()
      .data.map(({ name }: { readonly name: string }) => name)
      .sort();
  const shown = await onSite('unit=2BR&location=Dubai+Marina');
  expect(shown.length).toBeGreaterThan(1);
  expect(await listed('2br marina')).toEqual(shown);
  expect(await listed('غرفتين دبي مارينا')).toEqual(shown);
  expect(await listed('mast hou')).toEqual(['Mast House']);
  expect(await listed('zzyzx')).toEqual([]);
  // One that is not published is found likewise.
  const [name = ''] = shown;
  const { id, version } = (await find('/projects?size=200')).data.find((each: { name: string }) => each.name === name);
  await step('projects', id, 'unpublish', { version });
  expect(await listed('2br marina')).toEqual(shown);
});
