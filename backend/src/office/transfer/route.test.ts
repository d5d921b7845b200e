/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../../testing/demo-backend';
import { eventually } from '../../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';

jest.setTimeout(60_000);

const backend = demoBackend({ office: officeOf('first@example.com') });

let editor: OfficeBrowser & { readonly id: number };
beforeAll(async () => {
  editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
});

const send = (path: string, file: string | Buffer) =>
  backend.app.inject({
    method: 'POST',
    url: `/office/api/content/${path}`,
    headers: { ...editor.headers, origin: 'http://localhost:3002', 'content-type': 'application/octet-stream' },
    payload: typeof file === 'string' ? Buffer.from(file) : file,
  });
const find = async (path: string) => (await editor.call('GET', path)).json();
const json = (content: object) => JSON.stringify(content);

test('what a file would change is shown field by field, and nothing is written before it is imported', async () => {
  const { name, version, area } = await find('/projects/1');
  const file = json({
    projects: [
      { name, area: '<script>1</script>700 to 900', agents: ['Samuel Adeyemi'] },
      { name: 'Imported Tower', location: 'Dubai Marina' },
    ],
    team: [{ name: (await find('/team/1')).name }],
  });
  const plan = (await send('plan?format=json', file)).json();
  expect(plan).toMatchObject({ faults: [], added: 1, changed: 1, unchanged: 1, plan: expect.any(String) });
  const [changed, added] = plan.changes;
  expect(changed).toMatchObject({ resource: 'projects', name, before: { area } });
  expect(added).toEqual({
    ...{ resource: 'projects', name: 'Imported Tower', before: null },
    after: { name: 'Imported Tower', location: 'Dubai Marina', publication: 'published' },
  });
  expect(await find('/projects/1')).toMatchObject({ version, area });
  expect((await find('/projects?filter=%7B%22q%22%3A%22Imported%22%7D')).total).toBe(0);

  const done = await send(`import?format=json&plan=${plan.plan}`, file);
  expect([done.statusCode, done.json()]).toEqual([200, plan]);
  const after = await find('/projects/1');
  expect([after.version, after.area]).toEqual([expect.any(Number), changed.after.area]);
  expect(after.version).toBeGreaterThan(version);
  const history = (await find('/projects/1/history')).data[0];
  expect(history).toMatchObject({ action: 'import', person: { id: editor.id }, before: { area } });
  await eventually(async () => (await backend.get('/api/projectapi')).body.includes('Imported Tower'));
  const again = (await send('plan?format=json', file)).json();
  expect([again.added, again.changed, again.unchanged, again.changes]).toEqual([0, 0, 3, []]);
});

test('what was exported can be imported, and changes nothing', async () => {
  const whole = await editor.call('GET', '/content/export?format=json');
  expect(whole.headers['content-disposition']).toBe('attachment; filename="content.json"');
  expect((await send('plan?format=json', whole.body)).json()).toMatchObject({ faults: [], added: 0, changed: 0 });
  for (const resource of ['projects', 'agents', 'team', 'developers']) {
    const table = await editor.call('GET', `/content/export?format=csv&resource=${resource}`);
    expect(table.headers['content-disposition']).toBe(`attachment; filename="${resource}.csv"`);
    const { faults, changes } = (await send(`plan?format=csv&resource=${resource}`, table.body)).json();
    expect([faults, changes]).toEqual([[], []]);
  }
});

test('a change of somebody else between the look and the import is not overwritten unseen', async () => {
  const { name } = await find('/projects/2');
  const file = json({ projects: [{ name, area: 'From the file' }] });
  const { plan } = (await send('plan?format=json', file)).json();
  const { version } = await find('/projects/2');
  await editor.call('PATCH', '/projects/2', { version, changes: { area: 'By hand' } });
  const refused = await send(`import?format=json&plan=${plan}`, file);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    { code: 'conflict', message: 'Records have changed. Preview the changes again.' },
  ]);
  expect((await find('/projects/2')).area).toBe('By hand');
});

test('each fault of a file is named with its line, and nothing of it is imported', async () => {
  const before = (await find('/team')).total;
  const table = 'name,type\nNew Member,Leader\n,Broker\n';
  const { faults, plan } = (await send('plan?format=csv&resource=team', table)).json();
  expect(faults).toEqual([{ line: 3, field: 'name', message: expect.any(String) }]);
  expect((await send(`import?format=csv&resource=team&plan=${plan}`, table)).json().faults).toEqual(faults);
  expect((await find('/team')).total).toBe(before);
});

test.each([
  ['plan?format=csv', 'a', 'Please say which records the table has'],
  ['plan?format=csv&resource=blogs', 'a', 'Articles can only be imported as JSON'],
  ['plan?format=json', '', 'The file is empty'],
  [
    'plan?format=csv&resource=team',
    Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00]),
    'This looks like an Excel workbook. Save the table as CSV in UTF-8, separated by commas or semicolons.',
  ],
  [
    'plan?format=csv&resource=team',
    Buffer.from([0x6e, 0, 0, 0, 0x61, 0, 0, 0]),
    'This looks like UTF-32. Save the table as CSV in UTF-8, separated by commas or semicolons.',
  ],
  [
    'plan?format=csv&resource=team',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d]),
    'This is not a text file. Save the table as CSV in UTF-8, separated by commas or semicolons.',
  ],
  [
    'plan?format=json',
    json({ team: Array.from({ length: 2001 }, (_, index) => ({ name: `Member ${index}` })) }),
    'The file has 2001 records, of at most 2000: import it with npm run content',
  ],
])('%s of an unusable file is refused in a sentence', async (path, file, message) => {
  const response = await send(path, file);
  expect([response.statusCode, response.json().error.message]).toEqual([400, message]);
});
