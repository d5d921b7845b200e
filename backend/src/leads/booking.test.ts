/** @jest-environment ./backend/src/testing/database-environment.ts */
import { bookableTimes } from '@iwan/shared/domain/booking/booking-times';
import { eq } from 'drizzle-orm';
import { planMails } from '../agents/plan-mails';
import { bookedTimes, leads } from '../database/schema';
import { readMailbox } from '../mail/mailbox-folder';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../testing/office';
import { postJson } from '../testing/sign-in';

const backend = demoBackend({ office: officeOf('first@example.com') });
const [soon = '', later = ''] = bookableTimes(new Date(Date.now() + 2 * 86_400_000), []);
const booking = {
  ...{ meeting: 'Call', at: soon, zone: 'America/New_York', agent: 'Mariam Al Suri', source: 'Booking' },
  ...{ name: 'Lina Haddad', phone: '971501234567' },
};

let boss: OfficeBrowser & { readonly id: number };
let mariam: OfficeBrowser & { readonly id: number };
beforeAll(async () => {
  boss = await inOffice(backend, { email: 'boss@example.com', role: 'administrator' });
  await inOffice(backend, { email: 'other@example.com', role: 'agent', agentId: 2 });
  mariam = await inOffice(backend, { email: 'mariam@example.com', role: 'agent', agentId: 1 });
});

const book = (key: string, more: object = {}) =>
  postJson(backend, '/api/contact', { ...booking, email: `${key}@example.com`, ...more }, { 'idempotency-key': key });
const mailsTo = async (key: string) =>
  (await readMailbox(testDataFolder)).filter(({ to }) => to === `${key}@example.com`);
const taken = async () => (await backend.get('/api/agent-figures/mariam-al-suri')).json().data.booked;
const refusal = { message: 'This time was just taken. Choose another one.', field: 'at' };

test('a call is confirmed in the time of its sender with a file for the calendar, and the office has it as next step', async () => {
  for (const _ of [1, 2]) expect((await book('first')).statusCode).toBe(201);
  await eventually(async () => (await mailsTo('first')).length === 1);
  const [mail] = await mailsTo('first');
  expect(mail?.subject).toBe('Your call with Mariam Al Suri is booked');
  expect(mail?.text).toMatch(/Eastern Time[\s\S]*In Dubai: .*Gulf/);
  expect(mail?.calendar).toContain(`DTSTART:${soon.replace(/[-:]|\.000/g, '')}`);
  expect(mail?.calendar).toContain('TRIGGER:-PT60M');
  const [lead] = await backend.open.db.select().from(leads).where(eq(leads.idempotency_key, 'first'));
  const inOfficeNow = async () => (await boss.call('GET', `/leads/${lead?.id}`)).json();
  await eventually(async () => (await inOfficeNow()).assigneeId === mariam.id);
  expect(await inOfficeNow()).toMatchObject({ form: 'booking', nextStep: { what: 'Call', at: soon } });
  expect(await taken()).toEqual([soon]);
});

test('a time of the same agent is refused at its field, and free again once its lead is lost', async () => {
  const refused = await book('second');
  expect([refused.statusCode, refused.json()]).toEqual([400, { message: refusal.message, errors: [refusal] }]);
  expect((await book('elsewhere', { agent: 'Arjun Nair' })).statusCode).toBe(201);
  const [lead] = await backend.open.db.select().from(leads).where(eq(leads.idempotency_key, 'first'));
  const changes = { stage: 'lost', lostReason: 'other' };
  expect((await boss.call('PATCH', '/leads', { ids: [lead?.id], changes })).statusCode).toBe(200);
  expect(await taken()).toEqual([]);
  expect((await book('second')).statusCode).toBe(201);
});

test.each([
  [{ at: new Date(Date.parse(soon) + 600_000).toISOString() }],
  [{ at: '2020-01-01T06:00:00.000Z' }],
  [{ at: 'tomorrow' }],
  [{ at: '' }],
])('a time that cannot be booked is refused: %j', async (more) => {
  expect((await book('never', more)).json().errors).toEqual([{ field: 'at', message: 'Choose a day and a time.' }]);
});

test('the sender is reminded once: an hour before a call, a day before a viewing', async () => {
  expect((await book('viewing', { meeting: 'Viewing', at: later, zone: 'Mars/Olympus' })).statusCode).toBe(201);
  const { db } = backend.open;
  const before = (at: string, hours: number) => new Date(Date.parse(at) - hours * 3_600_000);
  expect(await planMails(db, before(later, 24.1))).toBe(0);
  expect(await planMails(db, before(later, 24))).toBe(1);
  expect(await planMails(db, before(later, 24))).toBe(0);
  await eventually(async () => (await mailsTo('viewing')).some(({ subject }) => subject.startsWith('Reminder')));
  const reminder = (await mailsTo('viewing')).find(({ subject }) => subject.startsWith('Reminder'));
  expect([reminder?.subject, reminder?.calendar]).toEqual(['Reminder: your viewing with Mariam Al Suri', undefined]);
  expect(reminder?.text).not.toContain('In Dubai:');
  // Those of both agents.
  expect(await planMails(db, before(soon, 1))).toBe(2);
  expect(await db.$count(bookedTimes, eq(bookedTimes.at, new Date(soon)))).toBe(2);
});
