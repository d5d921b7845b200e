/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { leads, officeAudit, searchAlerts, users } from '../../database/schema';
import { openBackend } from '../../open-backend';
import { commandContext } from '../../testing/command-context';
import { sendApplication } from '../../testing/leads/send-application';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';
import { sharedClient } from '../../testing/shared-client';
import { postJson, signIn } from '../../testing/sign-in';

const { openClient, end } = sharedClient();
afterAll(end);

const { environment, files } = commandContext();
const open = () =>
  openBackend({ ...environment, logLevel: 'silent', office: officeOf('first@example.com') }, files, { openClient });

let running: Awaited<ReturnType<typeof open>>;
let administrator: OfficeBrowser;
beforeAll(async () => {
  running = await open();
  administrator = await inOffice(
    { app: running.app, open: running },
    { email: 'a@example.com', role: 'administrator' },
  );
}, 60_000);
afterAll(() => running.stop());

const enquiry = { agent: 'Samuel Adeyemi', property: 'Lazurine Quay', source: 'Contact' };

/** Zoe has sent two leads, once by another address; she reads, says something and looks for homes. Omar has sent one. */
beforeAll(async () => {
  const zoe = { name: 'Zoe Applies', email: 'Zoe@Example.com', phone: '+971 (50) 765-4321' };
  expect((await sendApplication(running, zoe)).statusCode).toBe(201);
  const other = { ...enquiry, name: 'Zoe Applies', phone: '971507654321', email: 'zoe.work@example.com' };
  await postJson(running, '/api/contact', other);
  await postJson(running, '/api/contact', { ...enquiry, name: 'Omar', phone: '971501112222', email: 'o@example.com' });
  const { cookie } = await signIn(running, 'zoe@example.com');
  await postJson(running, '/api/comment', { blog_id: 1, comment: 'Zoe asks' }, { cookie });
  await postJson(running, '/api/blog_like/1', {}, { cookie });
  const lists = { favourites: [{ id: '7', at: 1 }] };
  const put = { method: 'PUT', url: '/api/saved-lists', headers: { cookie }, payload: { version: 0, lists } } as const;
  expect((await running.app.inject(put)).statusCode).toBe(200);
  await postJson(running, '/api/search-alerts', { email: 'zoe@example.com', query: 'unit=1BR' });
  const { data } = (await administrator.call('GET', '/leads?filter=%7B%22form%22%3A%22career%22%7D')).json();
  const [{ id, version }] = data;
  const nextStep = { what: 'Call Zoe', at: new Date(Date.now() + 86_400_000).toISOString() };
  expect((await administrator.call('PATCH', `/leads/${id}`, { version, changes: { nextStep } })).statusCode).toBe(200);
  await administrator.call('POST', `/leads/${id}/notes`, { text: 'Zoe speaks French' });
  // As a line lies there that was cut by a power failure.
  await writeFile(
    join(testDataFolder, 'leads.journal.unreadable'),
    '{"key":"cut","email":"ZOE@example.com\n{"key":"else\n',
  );
});

const find = async (body: object) => (await administrator.call('POST', '/persons/find', body)).json();

test('shows everything that is held about an address', async () => {
  const held = await find({ email: ' ZOE@example.com ' });
  expect(held.leads).toMatchObject([
    {
      form: 'career',
      fields: { name: 'Zoe Applies' },
      attachment: { name: 'Zoe Applies.pdf' },
      nextStep: 'Call Zoe',
      notes: [{ text: 'Zoe speaks French' }],
    },
  ]);
  expect(held.account).toMatchObject({ email: 'zoe@example.com', sessions: 1, comments: [{ text: 'Zoe asks' }] });
  expect(held.account.likes).toHaveLength(1);
  expect(held.account.savedLists).toEqual({ favourites: [{ id: '7', at: 1 }] });
  expect(held.searches).toMatchObject([{ query: 'unit=1BR', confirmedAt: null }]);
  expect(held.mails.map(({ subject }: { subject: string }) => subject).join()).toMatch(/code/i);
});

test('finds by a phone what was sent by another address, however its digits are written', async () => {
  const held = await find({ phone: '050 765 4321' });
  expect(held.leads.map(({ form }: { form: string }) => form)).toEqual(['career', 'enquiry']);
  expect(held.account).toBeNull();
});

test.each([
  [{}, 'email', 'Enter an email address or a phone number'],
  [{ email: ' ', phone: '' }, 'email', 'Enter an email address or a phone number'],
  [{ email: 'zoe' }, 'email', 'Enter a valid email address'],
  [{ phone: '+971' }, 'phone', 'Please give at least 6 digits'],
])('%j finds and erases nobody', async (body, field, message) => {
  for (const path of ['/persons/find', '/persons/erase']) {
    const response = await administrator.call('POST', path, body);
    expect([response.statusCode, response.json().error.fields]).toEqual([400, [{ field, message }]]);
  }
});

test('erases an address and a phone while the site is running, and nothing is back after a restart', async () => {
  const response = await administrator.call('POST', '/persons/erase', {
    email: 'zoe@example.com',
    phone: '971507654321',
  });
  expect(response.json()).toMatchObject({ leads: 2, files: 1, comments: 1, searches: 1, hadAccount: true });
  // Beside the code, the confirmation of the search where it had gone out by then.
  expect(response.json().mails).toBeGreaterThan(0);
  const rest = { leads: [], account: null, searches: [], mails: [] };
  expect(await find({ email: 'zoe@example.com', phone: '971507654321' })).toEqual(rest);
  expect(await readdir(join(testDataFolder, 'uploads'))).toEqual([]);
  await postJson(running, '/api/contact', { ...enquiry, name: 'Ali', phone: '971503334444', email: 'ali@example.com' });

  await running.stop();
  running = await open();
  const names = (await running.db.select().from(leads).orderBy(asc(leads.id))).map(({ fields }) => fields.name);
  expect(names).toEqual(['Omar', 'Ali']);
  expect(await running.db.select().from(users)).toEqual([]);
  expect(await running.db.select().from(searchAlerts)).toEqual([]);
  const trail = await running.db.select().from(officeAudit).orderBy(asc(officeAudit.id));
  expect(JSON.stringify(trail)).not.toMatch(/zoe/i);
  expect(trail.at(-2)).toMatchObject({ resource: 'persons', action: 'erase', after: { leads: 2, comments: 1 } });
  expect(trail.some(({ resource, action }) => resource === 'leads' && action === 'update')).toBe(true);
  expect(await readFile(join(testDataFolder, 'leads.journal.unreadable'), 'utf8')).toBe('{"key":"else\n');
  for (const name of await readdir(testDataFolder)) {
    if (name.startsWith('leads.journal'))
      expect(await readFile(join(testDataFolder, name), 'utf8')).not.toMatch(/zoe/i);
  }
});
