/** @jest-environment ./backend/src/testing/database-environment.ts */
import { eq } from 'drizzle-orm';
import { agentReviews, leadDeliveries, leads } from '../database/schema';
import { readMailbox } from '../mail/mailbox-folder';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../testing/office';
import { postJson } from '../testing/sign-in';
import { planMails } from './plan-mails';

const backend = demoBackend({ office: officeOf('first@example.com') });
const person = { name: 'Lina Haddad', phone: '971501234567', agent: 'Mariam Al Suri', source: 'Contact' };
const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000);

let boss: OfficeBrowser & { readonly id: number };
let mariam: OfficeBrowser & { readonly id: number };
beforeAll(async () => {
  boss = await inOffice(backend, { email: 'boss@example.com', role: 'administrator' });
  mariam = await inOffice(backend, { email: 'mariam@example.com', role: 'agent', agentId: 1 });
});

/** A lead that Mariam has answered; returns its id. */
async function answered(email: string, fields: object = {}): Promise<number> {
  await postJson(backend, '/api/contact', { ...person, email, ...fields }, { 'idempotency-key': email });
  const [row] = await backend.open.db.select().from(leads).where(eq(leads.idempotency_key, email));
  const id = row?.id ?? 0;
  const changes = { assigneeId: mariam.id, stage: 'answered' };
  expect((await boss.call('PATCH', '/leads', { ids: [id], changes })).statusCode).toBe(200);
  return id;
}

const mailsTo = async (email: string) =>
  (await readMailbox(testDataFolder)).filter((mail) => mail.to === email && !mail.subject.startsWith('We received'));

/** The token of the mail that asks for a review, three days after the answer. */
async function askedToken(email: string): Promise<string> {
  await planMails(backend.open.db, daysOn(3.1));
  await eventually(async () => (await mailsTo(email)).length === 1);
  return /token=(\S+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
}

const give = (token: string, more: object = {}) =>
  postJson(backend, '/api/agent-reviews', { token, stars: 5, name: 'Lina', text: 'Quick and honest.', ...more });
const published = async () => (await backend.get('/api/agent-figures/mariam-al-suri')).json().data.published;

test('a review is asked for after three days, given once, published, and hidden with a reason', async () => {
  await answered('lina@example.com');
  expect(await planMails(backend.open.db, daysOn(2.9))).toBe(0);
  const token = await askedToken('lina@example.com');
  expect((await mailsTo('lina@example.com'))[0]?.subject).toBe('How was Mariam Al Suri?');
  expect(await planMails(backend.open.db, daysOn(4))).toBe(0);

  const url = `/api/agent-reviews?token=${token}`;
  expect((await backend.get(url)).json()).toEqual({ data: { agent: 'Mariam Al Suri', given: false } });
  const inArabic = await backend.get(`${url}&lang=ar`);
  expect(inArabic.json().data.agent).toBe('مريم السوري');
  expect((await give(token)).statusCode).toBe(201);
  const again = await give(token, { stars: 1 });
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'This link was used already. A review can be given once.',
  ]);
  expect((await backend.get(url)).json().data.given).toBe(true);
  expect(await published()).toEqual([]);

  const [review] = (await boss.call('GET', '/reviews')).json().data;
  expect(review).toMatchObject({ agent: 'Mariam Al Suri', stars: 5, name: 'Lina', state: 'pending' });
  let { version } = review;
  const change = async (changes: object) => {
    const response = await boss.call('PATCH', `/reviews/${review.id}`, { version, changes });
    version = response.json().version ?? version;
    return response;
  };
  expect((await change({ state: 'published' })).statusCode).toBe(200);
  expect(await published()).toEqual([
    { stars: 5, name: 'Lina', text: 'Quick and honest.', month: expect.stringMatching(/^\d{4}-\d\d$/) },
  ]);
  expect((await change({ state: 'hidden' })).statusCode).toBe(400);
  expect((await change({ state: 'hidden', reason: 'insult' })).json()).toMatchObject({ reason: 'insult' });
  expect(await published()).toEqual([]);
  expect((await mariam.call('GET', '/reviews')).statusCode).toBe(403);
});

test.each([
  [{ stars: 0 }, 'stars', 'Choose 1 to 5 stars.'],
  [{ stars: '' }, 'stars', 'Choose 1 to 5 stars.'],
  [{ text: ' ' }, 'text', 'Write a few words.'],
  [{ name: '' }, 'name', 'Enter your name.'],
  [{ text: 'x'.repeat(1001) }, 'text', 'This is too long. Use up to 1,000 characters, and 60 for the name.'],
])('says what is wrong with a review: %j', async (more, field, message) => {
  const response = await give('x', more);
  expect([response.statusCode, response.json().errors]).toEqual([400, [{ field, message }]]);
});

test.each([
  ['a job', { job_type: 'Agent', location: 'Dubai', message: 'Hello', source: 'web_form' }],
  ['what a bot has filled in', { leave_empty: 'x', message: 'https://a.example https://b.example https://c.example' }],
])('the sender of %s is not asked', async (kind, fields) => {
  await answered(`${kind.replace(/ /g, '-')}@example.com`, fields);
  expect(await planMails(backend.open.db, daysOn(4))).toBe(0);
});

test('who was asked about an agent is not asked again, and an erased lead ends its link', async () => {
  await answered('twice@example.com');
  const token = await askedToken('twice@example.com');
  await answered('TWICE@example.com');
  expect(await planMails(backend.open.db, daysOn(4))).toBe(0);

  const erased = await boss.call('POST', '/persons/erase', { email: 'twice@example.com' });
  expect(erased.statusCode).toBe(200);
  expect((await give(token)).statusCode).toBe(404);
  const rows = await backend.open.db.select().from(agentReviews).where(eq(agentReviews.state, 'asked'));
  expect(rows.map(({ lead_id }) => lead_id)).toEqual([null]);
  expect(await backend.open.db.$count(leadDeliveries, eq(leadDeliveries.channel, 'review'))).toBe(1);
});
