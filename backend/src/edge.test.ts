/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { eq } from 'drizzle-orm';
import { leadDeliveries, leads } from './database/schema';
import { rateLimits } from './http/rate-limits';
import { readMailbox } from './mail/mailbox-folder';
import { demoBackend } from './testing/demo-backend';
import { eventually } from './testing/eventually';
import { postJson, signIn } from './testing/sign-in';

const lines: string[] = [];
const backend = demoBackend(
  { logLevel: 'trace' },
  { limits: rateLimits, logStream: { write: (line) => lines.push(line) } },
);

const from = (address: string, more = {}) => ({ 'x-forwarded-for': address, ...more });
const subscribe = (headers: Record<string, string>) =>
  postJson(backend, '/api/contact', { email: 'ana@example.com', source: 'web_form' }, headers);

test('a sender’s sixth form within a minute waits, and other senders do not', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent += 1) statuses.push((await subscribe(from('203.0.113.1'))).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201]);
  const sixth = await subscribe(from('203.0.113.1'));
  expect([sixth.statusCode, sixth.json()]).toEqual([
    429,
    { message: 'Too many requests. Wait a minute and try again.' },
  ]);
  const wait = Number(sixth.headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await subscribe(from('203.0.113.2'))).statusCode).toBe(201);
});

test('an IPv6 home is one sender, however many addresses it has', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    statuses.push((await subscribe(from(`2001:db8:1:2::${sent}`))).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('nobody outside the trusted proxy says who he is', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    const response = await backend.app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: '198.51.100.9',
      headers: { 'content-type': 'application/json', ...from(`203.0.113.${100 + sent}`) },
      payload: { email: 'ana@example.com', source: 'web_form' },
    });
    statuses.push(response.statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('ten comments and replies within a minute are enough', async () => {
  const { cookie } = await signIn(backend, 'eager@example.com');
  const headers = from('203.0.113.3', { cookie });
  const statuses: number[] = [];
  let last = 0;
  for (let sent = 0; sent < 11; sent += 1) {
    const url = sent % 2 ? '/api/reply' : '/api/comment';
    const response = await postJson(backend, url, { blog_id: 1, comment_id: last, comment: 'Hi' }, headers);
    statuses.push(response.statusCode);
    last = response.json().id;
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test('a person whose password manager filled in a hidden field is told of like any other', async () => {
  const lead = { email: 'managed@example.com', source: 'web_form', website: 'https://ana.example' };
  await postJson(backend, '/api/contact', lead, from('203.0.113.9', { 'idempotency-key': 'managed' }));
  const [kept] = await backend.open.db.select().from(leads).where(eq(leads.idempotency_key, 'managed'));
  expect(kept).toMatchObject({ is_spam: false });
});

test('a bot is thanked for like any other form, and delivered an hour later, with a remark', async () => {
  const key = 'a-filled-trap';
  const lead = { email: 'bot@example.com', source: 'web_form', leave_empty: 'https://casino.example', filled_ms: 40 };
  const response = await postJson(backend, '/api/contact', lead, from('203.0.113.4', { 'idempotency-key': key }));
  expect([response.statusCode, response.json()]).toEqual([
    201,
    { message: 'Thank you. We have received your details.' },
  ]);
  const [kept] = await backend.open.db.select().from(leads).where(eq(leads.idempotency_key, key));
  expect(kept).toMatchObject({ is_spam: true, fields: { email: 'bot@example.com', source: 'web_form' } });
  const deliveries = backend.open.db.select().from(leadDeliveries);
  const [delivery] = await deliveries.where(eq(leadDeliveries.lead_id, kept?.id ?? 0));
  expect((delivery?.due_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
  const mailed = async () => (await readMailbox(testDataFolder)).find(({ text }) => text.includes('bot@example.com'));
  expect(await mailed()).toBeUndefined();
  await backend.open.db.update(leadDeliveries).set({ due_at: new Date() });
  await eventually(async () => (await mailed()) !== undefined);
  expect((await mailed())?.text).toContain('Probably spam');
});

test('a form that was sent within a blink, as by autofill, is marked and delivered with that', async () => {
  const lead = { email: 'quick@example.com', source: 'web_form', filled_ms: 40 };
  await postJson(backend, '/api/contact', lead, from('203.0.113.8', { 'idempotency-key': 'quick' }));
  const [kept] = await backend.open.db.select().from(leads).where(eq(leads.idempotency_key, 'quick'));
  expect(kept).toMatchObject({ is_spam: false, is_hasty: true });
  const mailed = async () => (await readMailbox(testDataFolder)).find(({ text }) => text.includes('quick@example.com'));
  await eventually(async () => (await mailed()) !== undefined);
  expect((await mailed())?.text).toContain('Filled in very fast');
});

test('an honest form is not marked, and goes out', async () => {
  const headers = from('203.0.113.5', { 'idempotency-key': 'honest' });
  const lead = { email: 'honest@example.com', source: 'web_form', website: '', filled_ms: 9000 };
  await postJson(backend, '/api/contact', lead, headers);
  const [kept] = await backend.open.db.select().from(leads).where(eq(leads.idempotency_key, 'honest'));
  expect(kept).toMatchObject({ is_spam: false, is_hasty: false });
  const deliveries = backend.open.db.select().from(leadDeliveries).orderBy(leadDeliveries.channel);
  expect(await deliveries.where(eq(leadDeliveries.lead_id, kept?.id ?? 0))).toMatchObject([
    { channel: 'mailbox' },
    { channel: 'receipt' },
  ]);
});

test('what operators read is not there for whoever comes through the site', async () => {
  expect((await backend.get('/metrics')).statusCode).toBe(200);
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']) {
    expect([header, (await backend.get('/metrics', { [header]: '203.0.113.6' })).statusCode]).toEqual([header, 404]);
  }
});

test('counts requests by their pattern, leads by their form and mails by what became of them', async () => {
  await backend.get('/api/agentapi/mariam%20al%20suri');
  const text = (await backend.get('/metrics')).body;
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/agentapi\/:name",status="200"\} [1-9]/,
  );
  expect(text).toMatch(/iwan_leads_total\{form="subscribe",spam="true"\} 1/);
  expect(text).toMatch(/iwan_mails_total\{outcome="sent"\} [1-9]/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
  expect(text).not.toMatch(/mariam/i);
});

test('the log says what happened and never to whom', async () => {
  const { cookie } = await signIn(backend, 'logged.person@example.com');
  const person = { name: 'Ana Logged', phone: '971501239876', email: 'logged.person@example.com' };
  const headers = from('203.0.113.77', { cookie });
  await postJson(backend, '/api/contact', { ...person, property: 'Quay', source: 'Contact' }, headers);
  await postJson(backend, '/api/contact', { ...person, phone: 'x', message: '' }, headers);
  await postJson(backend, '/api/verify-user-otp', { email: person.email, otp: '123456' }, headers);
  await postJson(backend, '/api/comment', { blog_id: 1, comment: 'A private thought' }, headers);
  await backend.get(`/api/agentapi/${person.email}?phone=${person.phone}`, headers);
  await backend.get(`/api/nothing/${person.phone}`, headers);
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(log).toContain('/api/verify-user-otp');
  expect(log).not.toMatch(/logged\.person|Ana Logged|971501239876|203\.0\.113\.77|123456|private thought/);
  expect(log).not.toContain(String(cookie.split('=')[1]));
});

test('what somebody logs by mistake is left out all the same', async () => {
  lines.length = 0;
  backend.app.log.warn(
    { email: 'ana@example.com', body: { otp: '123456' }, headers: { cookie: 'session=abc' } },
    'oops',
  );
  backend.app.log.warn({ err: new Error('550 <ana@example.com> is unknown, call +971 50 123 4567') }, 'oops');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/ana@|123456|session=abc|4567/);
});
