/** @jest-environment ./backend/src/testing/database-environment.ts */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { leads } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { readJournal } from './journal/journal';

const backend = demoBackend();
const person = { name: 'Ana María', phone: '971501234567', email: 'ana@example.com' };

let nextKey = 0;
const freshKey = () => `key-${nextKey++}`;

const sendJson = (payload: object | string, key = freshKey(), headers: Record<string, string> = {}) =>
  backend.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

async function sendForm(fields: Record<string, string>, file?: { name: string; content: Buffer }, key = freshKey()) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(file.content)]), file.name);
  const request = new Request('http://localhost/api/contact', { method: 'POST', body: form });
  const headers = { 'content-type': String(request.headers.get('content-type')), 'idempotency-key': key };
  const payload = Buffer.from(await request.arrayBuffer());
  return backend.app.inject({ method: 'POST', url: '/api/contact', headers, payload });
}

const stored = (key: string) => backend.open.db.select().from(leads).where(eq(leads.idempotency_key, key));
/** PostgreSQL flushes by itself and needs no journal. */
const journalled = testDatabaseUrl === null ? 1 : 0;
const timesInJournal = async (key: string) =>
  (await readJournal(testDataFolder)).leads.filter((lead) => lead.key === key).length;
const uploads = () => readdir(join(testDataFolder, 'uploads'));

test.each([
  ['web_form', { email: 'ana@example.com', source: 'web_form' }, 'subscribe'],
  ['subscription', { phone: '971501234567', source: 'subscription' }, 'super-agent'],
  ['an enquiry', { ...person, agent: 'Samuel Adeyemi', property: 'Lazurine Quay', source: 'Contact' }, 'enquiry'],
  [
    'a message',
    { ...person, type: 'Buyer', message: 'Hello', consent: true, file: null, source: 'Contact' },
    'contact',
  ],
])('keeps %s in the database and, where that does not flush, in the journal', async (_what, payload, form) => {
  const key = freshKey();
  const response = await sendJson(payload, key);
  expect([response.statusCode, response.json()]).toEqual([
    201,
    { message: 'Thank you. We have received your details.' },
  ]);
  expect(await stored(key)).toMatchObject([{ form, fields: { source: payload.source } }]);
  expect(await timesInJournal(key)).toBe(journalled);
});

test('keeps a lead once, however often and however simultaneously it is sent', async () => {
  const key = freshKey();
  const lead = { email: 'twice@example.com', source: 'web_form' };
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendJson(lead, key)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(await stored(key)).toMatchObject([{ fields: { email: 'twice@example.com' } }]);
  expect(await timesInJournal(key)).toBe(journalled);
});

test('refuses another lead under a key that is taken, before, meanwhile and after, and loses none', async () => {
  const key = freshKey();
  const [ana, ben] = ['ana@example.com', 'ben@example.com'].map((email) => ({ email, source: 'web_form' }));
  const together = await Promise.all([sendJson(ana ?? {}, key), sendJson(ben ?? {}, key)]);
  expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  const [kept] = await stored(key);
  const other = kept?.fields.email === ana?.email ? ben : ana;
  const refused = await sendJson(other ?? {}, key);
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'Something else was sent under this Idempotency-Key. Please send this under a new one.',
  ]);
  expect((await sendJson({ ...kept?.fields, filled_ms: 9000 }, key)).statusCode).toBe(201);
  const again = freshKey();
  expect((await sendJson(other ?? {}, again)).statusCode).toBe(201);
  expect(await stored(again)).toMatchObject([{ fields: other }]);
});

test('tells the visitor, field by field, what to change', async () => {
  const response = await sendJson({
    ...person,
    name: 'R2D2',
    phone: '',
    message: '',
    consent: false,
    source: 'Contact',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    message: 'Use only letters and spaces.',
    errors: [
      { field: 'name', message: 'Use only letters and spaces.' },
      { field: 'phone', message: 'Phone number is required' },
      { field: 'message', message: 'Enter a message.' },
      { field: 'consent', message: 'Please grant permission' },
    ],
  });
});

test.each([
  ['{"email":', 400],
  ['', 400],
  ['[]', 400],
  ['null', 400],
  ['"web_form"', 400],
  [`{"email":"${'x'.repeat(70_000)}"}`, 413],
])('answers %p in words', async (payload, status) => {
  const response = await sendJson(payload);
  expect(response.statusCode).toBe(status);
  expect(Object.keys(response.json())).toEqual(['message']);
});

test('refuses a form of another site, and a key that no header should carry', async () => {
  const lead = { email: 'ana@example.com', source: 'web_form' };
  expect((await sendJson(lead, 'k', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await sendJson(lead, 'k', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
  expect((await sendJson(lead, 'x'.repeat(201))).statusCode).toBe(400);
  expect((await sendJson(lead, 'two words')).statusCode).toBe(400);
});

test('takes the footer’s message as multipart', async () => {
  const key = freshKey();
  const fields = { ...person, location: 'Dubai', message: 'Hello', source: 'Contact' };
  expect((await sendForm(fields, undefined, key)).statusCode).toBe(201);
  expect(await stored(key)).toMatchObject([{ form: 'contact-with-location', attachment: null }]);
});

describe('an application', () => {
  const application = {
    ...person,
    job_type: 'Property Inspector',
    location: 'Dubai',
    message: 'I have inspected homes for six years.',
    source: 'Career',
  };
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1000, 'x')]);

  test('is kept with its resume, under a name that nobody can guess or steer', async () => {
    const key = freshKey();
    const response = await sendForm(application, { name: '../../etc/Ana Résumé.pdf', content: pdf }, key);
    expect(response.statusCode).toBe(201);
    const [lead] = await stored(key);
    expect(lead?.attachment).toMatchObject({ mediaType: 'application/pdf', bytes: pdf.length });
    expect(lead?.attachment?.originalName).not.toMatch(/[\\/]/);
    const name = String(lead?.attachment?.storedAs);
    expect(name).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    expect(await readFile(join(testDataFolder, 'uploads', name))).toEqual(pdf);
    expect((await backend.get(`/uploads/${name}`)).statusCode).toBe(404);
    expect((await backend.get(`/media/../uploads/${name}`)).statusCode).toBe(404);
  });

  // The embedded database is in the process itself.
  const onServer = testDatabaseUrl === null ? test.skip : test;

  onServer('keeps its resume where the answer to the commit was lost, also when it is sent again', async () => {
    const key = freshKey();
    const { db } = backend.open;
    const commit = db.transaction.bind(db);
    jest.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      await commit(work);
      throw new Error('Connection terminated unexpectedly');
    });
    const send = () => sendForm(application, { name: 'cv.pdf', content: pdf }, key);
    expect((await send()).statusCode).toBe(503);
    expect((await send()).statusCode).toBe(201);
    const [lead] = await stored(key);
    expect(await readFile(join(testDataFolder, 'uploads', String(lead?.attachment?.storedAs)))).toEqual(pdf);
  });

  onServer('leaves no resume where the database refused it', async () => {
    const before = (await uploads()).length;
    const refused = Object.assign(new Error('a value is too long'), { code: '22001' });
    jest.spyOn(backend.open.db, 'transaction').mockRejectedValueOnce(refused);
    expect((await sendForm(application, { name: 'cv.pdf', content: pdf })).statusCode).toBe(500);
    expect(await uploads()).toHaveLength(before);
  });

  test('sent twice keeps one file', async () => {
    const key = freshKey();
    const before = await uploads();
    await Promise.all([1, 2, 3].map(() => sendForm(application, { name: 'a.pdf', content: pdf }, key)));
    expect(await uploads()).toHaveLength(before.length + 1);
  });

  test.each([
    ['no file', undefined, 400, 'Add your CV.'],
    ['an empty file', { name: 'a.pdf', content: Buffer.alloc(0) }, 400, 'Add your CV.'],
    [
      'a page that calls itself a PDF',
      { name: 'a.pdf', content: Buffer.from('<script>alert(1)</script>') },
      400,
      'Choose an image, a Word document or a PDF.',
    ],
    [
      'more than 5 MB',
      { name: 'a.pdf', content: Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]) },
      413,
      'The file is larger than 5 MB',
    ],
  ])('with %s is refused in words, and nothing is kept', async (_what, file, status, message) => {
    const key = freshKey();
    const before = await uploads();
    const response = await sendForm(application, file, key);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect(await stored(key)).toEqual([]);
    expect(await uploads()).toEqual(before);
  });

  test('may have a resume of almost 5 MB', async () => {
    const content = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)]);
    expect((await sendForm(application, { name: 'a.pdf', content })).statusCode).toBe(201);
  });

  test('with more fields than a form has is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, 'x']));
    const response = await sendForm({ ...application, ...many });
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { message: 'The form has more fields than it should' },
    ]);
  });
});

test('keeps a lead whose text has signs that no database takes, without them', async () => {
  const key = freshKey();
  const message = 'one\u0000 two\ud800 three\r\nfour';
  const response = await sendJson({ ...person, source: 'Contact', message, consent: true }, key);
  expect(response.statusCode).toBe(201);
  const [lead] = await backend.open.db.select().from(leads).where(eq(leads.idempotency_key, key));
  expect(lead?.fields).toMatchObject({ message: 'one two\ufffd three\nfour' });
});

test('blames the sender for a form that breaks off in the middle', async () => {
  const response = await backend.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nana@',
  });
  expect([response.statusCode, response.json()]).toEqual([400, { message: 'Part of the form is missing.' }]);
});

test.each([
  ['ar', 'ar'],
  ['en', undefined],
  ['<b>', undefined],
])('a lead from a page in "%s" is kept with that language if it is a further one of the site', async (locale, kept) => {
  const key = freshKey();
  await sendJson({ email: 'ana@example.com', source: 'web_form', locale }, key);
  expect((await stored(key))[0]?.fields).toMatchObject({ email: 'ana@example.com', source: 'web_form' });
  expect((await stored(key))[0]?.fields.locale).toBe(kept);
});

test.each([
  ['en', 'I consent to having this website store my submitted information'],
  ['ar', 'أوافق على أن يحفظ هذا الموقع المعلومات التي أرسلها'],
])(
  'a lead that asks for a consent in "%s" is kept with the words that were agreed to, and sent again it is the same',
  async (locale, words) => {
    const payload = { ...person, type: 'Buyer', message: 'Hello again', consent: true, source: 'Contact', locale };
    const key = `agreed-${locale}`;
    for (const status of [201, 201]) expect((await sendJson(payload, key)).statusCode).toBe(status);
    expect((await stored(key)).map(({ fields }) => fields.consent_text)).toEqual([words]);
  },
);

test.each([
  [{ ...person, property: 'Lazurine Quay' }, 'By sending, '],
  [{ email: 'ana@example.com', source: 'web_form' }, 'By subscribing'],
])('a lead of a form without a checkbox is kept with what its sender was told: %j', async (payload, words) => {
  const key = freshKey();
  await sendJson(payload, key);
  expect((await stored(key))[0]?.fields.consent_text).toMatch(words);
});

test.each([
  [true, true],
  ['true', true],
  [false, undefined],
  [undefined, undefined],
])('the wish not to be called is kept with a lead that has it: %p', async (do_not_call, kept) => {
  const key = freshKey();
  await sendJson({ ...person, property: 'Lazurine Quay', do_not_call }, key);
  expect((await stored(key))[0]?.fields.do_not_call).toBe(kept);
});
