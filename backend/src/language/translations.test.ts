/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { and, eq, ne } from 'drizzle-orm';
import { projects, translations } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../testing/office';

const backend = demoBackend({ office: officeOf('first@example.com') });

let editor: OfficeBrowser & { readonly id: number };
beforeAll(async () => {
  editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
});

const read = async (url: string) => (await backend.get(`/api/${url}`)).json();
const find = async (path: string) => (await editor.call('GET', path)).json();

/** Writes fields of a record as a form of the office does. */
async function write(path: string, changes: object) {
  const { version } = await find(path);
  return editor.call('PATCH', path, { version, changes });
}

const calls = [
  'projectapi',
  'projectapi?fields=card&page=1&sort=price',
  'projectapi?fields=name&page=1',
  'projectapi?fields=marker&page=1',
  'projectapi/Lazurine%20Quay',
  'developerProject/lazurine-estates?fields=card',
  'agentProject/mariam-al-suri',
  'developerapi',
  'developerapi/lazurine-estates',
  'agentapi',
  'agentapi/mariam-al-suri',
  'teamapi',
  'openings',
  'faq',
  'texts',
  'blogs',
  'blogs/1',
];

test.each(calls)('%s has translations only where they are asked for, in the same shape', async (url) => {
  const inEnglish = await backend.get(`/api/${url}`);
  expect(inEnglish.body).not.toContain('"translation"');
  const joint = url.includes('?') ? '&' : '?';
  expect((await backend.get(`/api/${url}${joint}lang=en`)).body).toBe(inEnglish.body);
  const inArabic = await backend.get(`/api/${url}${joint}lang=ar`);
  expect(inArabic.headers.etag).not.toBe(inEnglish.headers.etag);
  const entries = (body: Record<string, unknown>) => [body.data ?? body.blogs].flat() as Record<string, unknown>[];
  const [english, arabic] = [entries(inEnglish.json()), entries(inArabic.json())];
  expect(arabic.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  for (const [at, { translation, ...record }] of arabic.entries()) {
    const { name, heading } = english[at] ?? {};
    expect(translation).toEqual({ lang: 'ar', missing: expect.any(Array), name: name ?? heading });
    expect(Object.keys(record)).toEqual(Object.keys(english[at] ?? {}));
  }
});

test('an unknown language is refused in a sentence', async () => {
  const response = await backend.get('/api/teamapi?lang=tlh');
  expect([response.statusCode, response.json().message]).toEqual([400, 'lang must be one of en, ar']);
});

test('a translation of the office is shown in its language, and what has none stays in English and is named', async () => {
  const { id } = (
    await editor.call('POST', '/projects', { name: 'Heron Quay', description: '<p>Towers.</p>', meta: 'Quay' })
  ).json();
  const { version } = await find(`/projects/${id}`);
  await editor.call('POST', `/projects/${id}/publish`, { version });
  const changes = { 'name@ar': 'رصيف البلشون', 'description@ar': '<p>أبراج.<script>1</script></p>' };
  expect((await write(`/projects/${id}`, changes)).json()).toMatchObject({
    ...{
      name: 'Heron Quay',
      'name@ar': 'رصيف البلشون',
      'name@ar_state': 'reviewed',
      'description@ar': '<p>أبراج.</p>',
    },
  });
  await eventually(async () => (await read('projectapi/heron-quay?lang=ar')).data.name === 'رصيف البلشون');
  expect((await read('projectapi/heron-quay?lang=ar')).data).toMatchObject({
    description: '<p>أبراج.</p>',
    meta: 'Quay',
    translation: { lang: 'ar', missing: ['meta'], name: 'Heron Quay' },
  });
  expect((await read('projectapi/heron-quay')).data).toMatchObject({
    name: 'Heron Quay',
    description: '<p>Towers.</p>',
  });
});

test('a translation is stale once the English has changed, is still shown, and is reviewed by saying so', async () => {
  await write('/team/1', { 'designation@ar': 'المؤسس' });
  const state = async () => (await find('/team/1'))['designation@ar_state'];
  expect(await state()).toBe('reviewed');
  const before = await find('/team/1');
  await write('/team/1', { designation: 'Chair' });
  expect(await state()).toBe('stale');
  await eventually(async () => (await read('teamapi')).data[0].designation === 'Chair');
  expect((await read('teamapi?lang=ar')).data[0].designation).toBe('المؤسس');
  await write('/team/1', { 'designation@ar_state': 'reviewed' });
  expect(await state()).toBe('reviewed');
  // The text that it was made of is back, and with it the doubt.
  await write('/team/1', { designation: before.designation });
  expect(await state()).toBe('stale');
  await write('/team/1', { 'designation@ar': null });
  expect(Object.keys(await find('/team/1'))).not.toContain('designation@ar');
});

test('sections keep their pictures, and alternative texts belong to their pictures', async () => {
  const { details } = (await read('blogs/1')).blogs;
  const sections = details.map((_: unknown, at: number) => ({ sub_heading: `فقرة ${at}`, paragraph: '<p>نص</p>' }));
  expect((await write('/blogs/1', { 'details@ar': sections })).json()['details@ar_state']).toBe('reviewed');
  await eventually(async () => JSON.stringify(await read('blogs/1?lang=ar')).includes('فقرة 0'));
  const shown = (await read('blogs/1?lang=ar')).blogs.details;
  expect(shown.map(({ images }: { images: unknown }) => images)).toEqual(
    details.map(({ images }: { images: unknown }) => images),
  );
  expect(shown[1].sub_heading).toBe('فقرة 1');

  const [one, other] = ['media/exteriors/marina-golden-02.webp', 'media/interiors/living-golden-01.webp'];
  const pictures = [
    { file: one, alt: 'A marina', focus_x: 10 },
    { file: other, alt: 'A room' },
  ];
  const inArabic = [{ file: other, alt: 'غرفة' }];
  await write('/projects/1', { pictures, 'pictures@ar': inArabic });
  const { name } = await find('/projects/1');
  const project = async () => (await read(`projectapi/${encodeURIComponent(name)}?lang=ar`)).data;
  await eventually(async () => (await project()).pictures?.[1]?.alt === 'غرفة');
  expect((await project()).pictures[0]).toMatchObject({ file: one, alt: 'A marina', focus_x: 10 });
  // Where a picture is cropped is no text.
  await write('/projects/1', { pictures: pictures.map((picture) => ({ ...picture, focus_x: 20 })) });
  expect((await find('/projects/1'))['pictures@ar_state']).toBe('reviewed');
});

test.each([
  ['/projects/2', { 'name@ar': 'م'.repeat(201) }, 'name@ar', 'is longer than 200 characters'],
  ['/projects/2', { 'status@ar': 'جاهز' }, 'status@ar', 'is no field to be written'],
  ['/projects/2', { 'name@ar_state': 'good' }, 'name@ar_state', 'must be one of machine, reviewed, stale'],
  ['/faq/1', { 'answer@ar': '{fact:none}' }, 'answer@ar', 'has placeholders that stand for no fact: {fact:none}'],
  ['/texts/1', { 'text@ar': '{nobody}' }, 'text@ar', 'has gaps that nothing is put into: {nobody}'],
])('%s refuses %j by the rules of its field', async (path, changes, field, message) => {
  const response = await write(path, changes);
  expect([response.statusCode, response.json().error.fields]).toEqual([400, [{ field, message }]]);
});

test('the names of a developer and of agents are translated wherever a project has them, with those of their addresses', async () => {
  const { developer_id, agent_ids } = await find('/projects/3');
  await write(`/developers/${developer_id}`, { 'name@ar': 'المطوّر' });
  await write(`/agents/${agent_ids[0]}`, { 'name@ar': 'الوكيل' });
  const project = async () => (await read('projectapi?id=3&fields=card&lang=ar')).data[0];
  await eventually(async () => (await project()).developer.name === 'المطوّر');
  const { developer, agent } = await project();
  expect(developer.translation.name).toBe((await find(`/developers/${developer_id}`)).name);
  expect([agent].flat()[0]).toMatchObject({
    name: 'الوكيل',
    translation: { name: (await find(`/agents/${agent_ids[0]}`)).name },
  });
});

test('a preview shows a typed translation', async () => {
  const { query } = (await editor.call('POST', '/openings/1/preview', { changes: { 'name@ar': 'مستشار' } })).json();
  const headers = { 'x-iwan-preview': query.replace('preview=', '') };
  const [previewed] = (await backend.get('/api/openings?lang=ar', headers)).json().data;
  expect(previewed).toMatchObject({ name: 'مستشار', translation: { name: 'Real Estate Sales Consultant' } });
});

test('a deleted record takes its translations along, and brings them back', async () => {
  await write('/faq/2', { 'name@ar': 'سؤال' });
  const { version } = await find('/faq/2');
  await editor.call('DELETE', `/faq/2?version=${version}`);
  const ofIt = and(eq(translations.resource, 'faq'), eq(translations.record_id, 2));
  expect(await backend.open.db.$count(translations, ofIt)).toBe(0);
  const [{ id }] = (await find('/faq/removed')).data;
  expect((await editor.call('POST', `/faq/removed/${id}/restore`, {})).json()).toMatchObject({
    ...{ 'name@ar': 'سؤال', 'name@ar_state': 'reviewed' },
  });
});

test('the history has translations like other fields, and brings an earlier one back', async () => {
  await write('/agents/2', { 'sub_heading@ar': 'الأولى' });
  await write('/agents/2', { 'sub_heading@ar': 'الثانية' });
  const [entry] = (await find('/agents/2/history')).data;
  expect([entry.before, entry.after]).toEqual([{ 'sub_heading@ar': 'الأولى' }, { 'sub_heading@ar': 'الثانية' }]);
  const { version } = await find('/agents/2');
  await editor.call('POST', '/agents/2/restore', { version, entry: entry.id });
  expect((await find('/agents/2'))['sub_heading@ar']).toBe('الأولى');
});

test('what is written at a console is shown too', async () => {
  const { db } = backend.open;
  const [{ id = 0 } = {}] = await db.select({ id: projects.id }).from(projects).where(ne(projects.id, 1)).limit(1);
  const before = (await find(`/projects/${id}`)).version;
  const ofProject = and(eq(translations.resource, 'projects'), eq(translations.record_id, id));
  await db
    .update(translations)
    .set({ value: 'من سطر الأوامر' })
    .where(and(ofProject, eq(translations.field, 'name')));
  expect((await find(`/projects/${id}`)).version).toBe(before);
  // The embedded database tells nobody: the next writer does.
  await write('/projects/1', { area: '1' });
  const { name } = await find(`/projects/${id}`);
  await eventually(
    async () => (await read(`projectapi/${encodeURIComponent(name)}?lang=ar`)).data.name === 'من سطر الأوامر',
  );
});

test('the list of the office has the records whose translations are missing or stale', async () => {
  const listed = async (fault: string) => {
    const filter = encodeURIComponent(JSON.stringify({ translation: fault }));
    return (await find(`/openings?size=200&filter=${filter}`)).data.map(({ id }: { id: number }) => id);
  };
  const { name, summary, does, brings, offers } = await find('/openings/4');
  await write('/openings/4', { 'name@ar': null });
  expect(await listed('missing')).toEqual([4]);
  const inArabic = { 'name@ar': 'مفتش', 'summary@ar': 'يفحص.', 'does@ar': '1', 'brings@ar': '2', 'offers@ar': '3' };
  expect([name, summary, does, brings, offers].every(Boolean)).toBe(true);
  await write('/openings/4', inArabic);
  expect([(await listed('missing')).includes(4), (await listed('stale')).includes(4)]).toEqual([false, false]);
  await write('/openings/4', { summary: 'Inspects homes.' });
  expect([(await listed('missing')).includes(4), (await listed('stale')).includes(4)]).toEqual([false, true]);
});

test('projects are found by their own names, those of their developers and of their agents in either language', async () => {
  const { id, name, developer_id, agent_ids } = await find('/projects/5');
  const developer = (await find(`/developers/${developer_id}`)).name;
  await write('/projects/5', { 'name@ar': 'بيت الغزلان' });
  await write(`/developers/${developer_id}`, { 'name@ar': 'شركة القمر' });
  await write(`/agents/${agent_ids[0]}`, { 'name@ar': 'زينب' });
  const search = async (text: string) =>
    (await read(`projectapi?q=${encodeURIComponent(text)}&fields=name&page=1&per_page=60`)).data.map(
      (one: { id: number }) => one.id,
    );
  await eventually(async () => (await search('الغزلان')).includes(id));
  // The whole name comes first, in either language.
  expect([(await search('بيت الغزلان'))[0], (await search(name))[0]]).toEqual([id, id]);
  const theirs = (await read(`developerProject/${encodeURIComponent(developer)}`)).data;
  expect(await search('القمر')).toEqual(expect.arrayContaining(theirs.map((one: { id: number }) => one.id)));
  expect(await search('زينب')).toContain(id);
  const suggest = async (text: string, lang = '') =>
    (await read(`projectapi?suggest=${encodeURIComponent(text)}${lang}`)).meta.suggestions.developers;
  expect((await suggest('القمر'))[0]).toEqual({ value: developer, count: expect.any(Number) });
  expect((await suggest(developer, '&lang=ar'))[0]).toMatchObject({ value: developer, shown: 'شركة القمر' });
});
