/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { leadDeliveries, leads, leadWork } from '../../database/schema';
import { vacuum } from '../../database/vacuum';
import { demoBackend } from '../../testing/demo-backend';
import { inOffice, type OfficeBrowser, officeOf } from '../../testing/office';

const backend = demoBackend({ office: officeOf('first@example.com') });

let boss: OfficeBrowser & { readonly id: number };
let agent: OfficeBrowser & { readonly id: number };
beforeAll(async () => {
  boss = await inOffice(backend, { email: 'boss@example.com', role: 'administrator' });
  agent = await inOffice(backend, { email: 'agent@example.com', role: 'agent' });
});

let sent = 0;
/** Two days ago: what has just arrived is given out by rule. */
const start = Date.now() - 2 * 24 * 3_600_000;

async function send(fields: object = {}): Promise<number> {
  sent += 1;
  const values = { name: 'Visitor', phone: `97150123${String(1000 + sent)}`, email: `visitor${sent}@example.com` };
  const [row] = await backend.open.db
    .insert(leads)
    .values({
      idempotency_key: `k${sent}`,
      form: 'enquiry',
      fields: { ...values, property: 'Lazurine Quay', ...fields },
      received_at: new Date(start + sent),
    })
    .returning();
  return row?.id ?? 0;
}

const filtered = (filter: object, more = '') => `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
const deliveries = async (browser: OfficeBrowser, filter: object) =>
  (await browser.call('GET', `/deliveries?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json();

test('a delivered lead is delivered again on request, and the list says to which channel, when and why not', async () => {
  const id = await send({ name: 'Replayed' });
  const at = new Date(start);
  const row = { lead_id: id, due_at: at, attempts: 2 };
  await backend.open.db.insert(leadDeliveries).values([
    { ...row, channel: 'webhook', delivered_at: at },
    { ...row, channel: 'paper', due_at: new Date(start + 10 ** 9), last_error: 'The webhook answered 503' },
  ]);
  expect((await deliveries(boss, { channel: 'webhook' })).data).toEqual([
    {
      ...{
        id: expect.any(Number),
        lead: { id, name: 'Replayed' },
        channel: 'webhook',
        state: 'delivered',
        attempts: 2,
      },
      ...{ deliveredAt: at.toISOString(), nextAt: null, lastError: null },
    },
  ]);
  expect(await deliveries(boss, { channel: 'paper', state: 'failed' })).toMatchObject({
    data: [{ state: 'failed', lastError: 'The webhook answered 503', deliveredAt: null }],
    total: 1,
  });
  expect(await deliveries(agent, {})).toEqual({ data: [], total: 0 });

  expect((await boss.call('POST', `/leads/${id}/replay`, { channel: 'fax' })).json().error.message).toBe(
    'This lead was never to be delivered that way',
  );
  expect((await agent.call('POST', `/leads/${id}/replay`, { channel: 'webhook' })).statusCode).toBe(404);
  expect((await boss.call('POST', `/leads/${id}/replay`, { channel: 'webhook' })).statusCode).toBe(204);
  expect((await deliveries(boss, { channel: 'webhook' })).data).toMatchObject([
    { state: 'waiting', deliveredAt: null },
  ]);
  const history = (await boss.call('GET', `/leads/${id}/history`)).json();
  expect(history.data[0]).toMatchObject({ action: 'replay', after: { channel: 'webhook' } });
});

test('the next step is a file for a calendar, and none where there is no step', async () => {
  const id = await send({ name: 'Noura; Saleh' });
  const calendar = () => boss.call('GET', `/leads/${id}/next-step.ics`);
  expect((await calendar()).statusCode).toBe(404);
  const nextStep = { what: 'Show the villa', at: '2026-12-01T06:30:00.000Z' };
  await boss.call('PATCH', `/leads/${id}`, { version: 0, changes: { nextStep } });
  const response = await calendar();
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="next-step.ics"',
  });
  expect(response.body.split('\r\n')).toEqual(
    expect.arrayContaining([
      `UID:lead-${id}@localhost:3002`,
      'DTSTART:20261201T063000Z',
      'SUMMARY:Show the villa: Noura\\; Saleh',
      `URL:http://localhost:3002/office/leads/${id}`,
    ]),
  );
});

const listed = async (browser: OfficeBrowser, filter: object) =>
  (await browser.call('GET', filtered(filter))).json().data.map(({ id }: { id: number }) => id);

test('a lead is on the list, new and nobody’s, with its project', async () => {
  const id = await send();
  const { data, total } = (await boss.call('GET', '/leads')).json();
  expect(total).toBeGreaterThan(0);
  expect(data.find((lead: { id: number }) => lead.id === id)).toMatchObject({
    ...{ form: 'enquiry', stage: 'new', assigneeId: null, firstAnsweredAt: null, version: 0, sameSender: 0 },
    project: { name: 'Lazurine Quay' },
    deliveries: [],
  });
});

test('a lead is assigned, moved on, lost for a reason, and every step stands in its history', async () => {
  const id = await send();
  const change = async (changes: object, version: number) => boss.call('PATCH', `/leads/${id}`, { version, changes });
  expect((await change({ assigneeId: agent.id }, 0)).json()).toMatchObject({ assigneeId: agent.id, version: 1 });
  const answered = (await agent.call('PATCH', `/leads/${id}`, { version: 1, changes: { stage: 'viewing' } })).json();
  expect(answered.firstAnsweredAt).toEqual(expect.any(String));
  const lost = await change({ stage: 'lost' }, 2);
  expect([lost.statusCode, lost.json().error.fields[0].field]).toEqual([400, 'lostReason']);
  expect((await change({ stage: 'lost', lostReason: 'price' }, 2)).json().lostReason).toBe('price');
  const stale = await change({ stage: 'answered' }, 2);
  expect([stale.statusCode, stale.json().current]).toEqual([
    409,
    expect.objectContaining({ stage: 'lost', version: 3 }),
  ]);
  const { data } = (await boss.call('GET', `/leads/${id}/history`)).json();
  expect(data.map((entry: { after: object }) => Object.keys(entry.after))).toEqual([
    ['stage', 'lostReason'],
    ['stage', 'firstAnsweredAt'],
    ['assigneeId'],
  ]);
});

test('a lead is given only to people who may see it, and is free again when one of them may not any more', async () => {
  const id = await send();
  const give = (assigneeId: number, version: number) =>
    boss.call('PATCH', `/leads/${id}`, { version, changes: { assigneeId } });
  const editor = await inOffice(backend, { email: 'some-editor@example.com', role: 'editor' });
  const refused = await give(editor.id, 0);
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    400,
    [{ field: 'assigneeId', message: 'This person may not see leads' }],
  ]);
  const turning = await inOffice(backend, { email: 'turning@example.com', role: 'agent' });
  expect((await give(turning.id, 0)).json()).toMatchObject({ assigneeId: turning.id });
  const { version } = (await boss.call('GET', `/people/${turning.id}`)).json();
  await boss.call('PATCH', `/people/${turning.id}`, { version, changes: { role: 'editor' } });
  expect((await boss.call('GET', `/leads/${id}`)).json()).toMatchObject({ assigneeId: null });
});

test('a lead that is entered by hand is one as the others, once, and an agent’s is theirs', async () => {
  const { name: project } = (await boss.call('GET', '/projects/1')).json();
  const key = '6f9c1d5e-3a52-4c0e-9a64-0a1f6d1b2c3d';
  const caller = { name: 'Huda Walker', phone: '+971 50 765 4321', source: 'walk-in', projectId: 1 };
  const enter = (entered: object, who: OfficeBrowser = boss) => who.call('POST', '/leads', entered);
  const responses = [await enter({ ...caller, key }), await enter({ ...caller, key })];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [first, again] = responses.map((response) => response.json());
  expect(first).toMatchObject({ form: 'by-hand', stage: 'new', project: { id: 1, name: project } });
  expect(first.fields).toMatchObject({ phone: '971507654321', source: 'walk-in' });
  expect(first.deliveries.length).toBeGreaterThan(0);
  expect(again.id).toBe(first.id);
  expect((await enter({ ...caller, key, name: 'Another' })).statusCode).toBe(422);
  const [bare, unnamed] = [await enter({ name: 'Huda', source: 'call', key }), await enter({ key })];
  expect(bare.json().error.fields).toEqual([{ field: 'phone', message: 'Enter a phone number or an email address' }]);
  expect(unnamed.json().error.fields.map(({ field }: { field: string }) => field)).toEqual(['name', 'source']);
  const own = await enter({ ...caller, key: '7f9c1d5e-3a52-4c0e-9a64-0a1f6d1b2c3d' }, agent);
  expect(own.json()).toMatchObject({ assigneeId: agent.id, sameSender: 1 });
});

test('the table of leads has the work on each', async () => {
  const id = await send();
  const nextStep = { what: 'Show the villa', at: '2026-12-01T06:30:00.000Z' };
  await boss.call('PATCH', `/leads/${id}`, {
    version: 0,
    changes: { assigneeId: agent.id, stage: 'viewing', nextStep },
  });
  await boss.call('POST', `/leads/${id}/notes`, { text: 'Call after six' });
  const [head = '', ...rows] = (await boss.call('GET', '/leads.csv')).body.replace('\ufeff', '').split('\r\n');
  const cells = (line = '') => line.slice(1, -1).split('","');
  const row = cells(rows.find((one) => one.includes(`visitor${sent}@example.com`)));
  const column = (name: string) => row[cells(head).indexOf(name)];
  expect(['stage', 'assigned_to', 'next_step', 'next_step_at'].map(column)).toEqual([
    ...['viewing', 'agent', 'Show the villa', nextStep.at],
  ]);
  expect(column('first_answered_at')).toMatch(/^20/);
  expect(column('notes')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d boss: Call after six$/);
});

test('an agent sees the leads that are theirs, and of others not even that there are some', async () => {
  const [own, others] = [await send(), await send()];
  await boss.call('PATCH', '/leads', { ids: [own], changes: { assigneeId: agent.id } });
  expect(await listed(agent, {})).toContain(own);
  expect(await listed(agent, {})).not.toContain(others);
  const missing = await agent.call('GET', '/leads/2000000000');
  const hidden = await agent.call('GET', `/leads/${others}`);
  expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body]);
  const changed = await agent.call('PATCH', '/leads', { ids: [own, others], changes: { stage: 'won' } });
  expect([changed.statusCode, (await boss.call('GET', `/leads/${own}`)).json().stage]).toEqual([404, 'new']);
  const given = await agent.call('PATCH', `/leads/${own}`, { version: 1, changes: { assigneeId: boss.id } });
  expect([given.statusCode, given.json().error.message]).toEqual([403, 'You may not change assigneeId']);
  expect((await agent.call('GET', '/leads.csv')).body).not.toContain(`k${sent}`);
});

test.each([
  [{ q: 'findme 0099' }, true],
  [{ q: 'elsewhere' }, false],
  [{ q: '%' }, false],
  [{ form: 'enquiry', assignee: 'none', stage: 'new' }, true],
  [{ assignee: 'me' }, false],
  [{ spam: true }, false],
  [{ late: 0 }, true],
  [{ late: 10_000 }, false],
  [{ until: '2020-01-01T00:00:00Z' }, false],
])('the filter %j finds the lead: %s', async (filter, isFound) => {
  const id = await send({ name: 'Findme Now', phone: '+971 50 00-99', email: 'findme@example.com' });
  expect((await listed(boss, filter)).includes(id)).toBe(isFound);
});

test.each([
  ['/leads?filter={', 'The filter is not JSON'],
  [filtered({ stage: 'old' }), 'The filter could not be understood'],
  [filtered({ colour: 'red' }), 'The filter could not be understood'],
  ['/leads?sort=colour', 'This list cannot be sorted by that, only by receivedAt, waiting'],
  ['/leads?size=201', 'The address could not be understood'],
])('%s is refused in a sentence', async (path, message) => {
  const response = await boss.call('GET', path.replace('{', '%7B'));
  expect([response.statusCode, response.json().error.message]).toEqual([400, message]);
});

test('who waits longest stands first, and who has been answered behind them', async () => {
  const [first, second, third] = [await send(), await send(), await send()];
  await boss.call('PATCH', '/leads', { ids: [first], changes: { stage: 'answered' } });
  const order = (await boss.call('GET', '/leads?sort=waiting&order=desc&size=200')).json().data;
  const places = [second, third, first].map((id) => order.findIndex((lead: { id: number }) => lead.id === id));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('leads of one address, of one phone however it is written, and those that were joined are of one sender', async () => {
  const one = await send({ email: 'Same@example.com', phone: '+971 55 111 22 33' });
  const byMail = await send({ email: 'same@example.com' });
  const byPhone = await send({ phone: '971551112233' });
  const [joined, apart] = [await send(), await send()];
  await boss.call('POST', '/leads/join', { ids: [one, joined] });
  expect(await listed(boss, { sameSender: one })).toEqual([joined, byPhone, byMail, one]);
  expect((await boss.call('GET', `/leads/${one}`)).json().sameSender).toBe(3);
  expect((await boss.call('GET', `/leads/${apart}`)).json().sameSender).toBe(0);
});

test('a lead whose agent has left is nobody’s again', async () => {
  const leaving = await inOffice(backend, { email: 'leaving@example.com', role: 'agent' });
  const id = await send();
  await boss.call('PATCH', '/leads', { ids: [id], changes: { assigneeId: leaving.id } });
  expect([await listed(leaving, {}), await listed(boss, { assignee: leaving.id })]).toEqual([[id], [id]]);
  expect((await boss.call('DELETE', `/people/${leaving.id}`)).statusCode).toBe(204);
  expect(await listed(boss, { assignee: 'none' })).toContain(id);
});

test('the work on a lead, whoever has written it, stands beside the lead, and leaves with its row', async () => {
  const { db } = backend.open;
  const id = await send();
  const { stage, assignee_id, answered_at } = getTableColumns(leads);
  const mirrored = async () =>
    (await db.select({ stage, assignee_id, answered_at }).from(leads).where(eq(leads.id, id)))[0];
  const at = new Date(start);
  await db.insert(leadWork).values({ lead_id: id, stage: 'won', assignee_id: agent.id, first_answered_at: at });
  expect(await mirrored()).toEqual({ stage: 'won', assignee_id: agent.id, answered_at: at });
  await db.update(leadWork).set({ stage: 'new', first_answered_at: null }).where(eq(leadWork.lead_id, id));
  expect(await mirrored()).toEqual({ stage: 'new', assignee_id: agent.id, answered_at: null });
  await db.delete(leadWork).where(eq(leadWork.lead_id, id));
  expect(await mirrored()).toEqual({ stage: 'new', assignee_id: null, answered_at: null });
});

test('names and projects of any length are stored, and found by how they begin', async () => {
  const long = 'Ж'.repeat(5000);
  const id = await send({ name: `Longest ${long}`, property: long });
  expect(await listed(boss, { q: 'longest ЖЖЖ' })).toEqual([id]);
});

test('a list counts up to ten thousand records, says that there are more, and is read beyond them', async () => {
  const { db } = backend.open;
  await db.execute(sql`
    insert into leads (idempotency_key, form, fields, received_at)
    select 'counted-' || n, 'counted', '{}', ${new Date('2019-01-01T00:00:00Z').toISOString()}::timestamptz + n * interval '1 second'
    from generate_series(1, 10030) n`);
  const page = async (filter: object, from: number, size = 10) =>
    (await boss.call('GET', filtered(filter, `&from=${from}&size=${size}`))).json();
  const places = ({ data }: { data: readonly { receivedAt: string }[] }) =>
    data.map(({ receivedAt }) => (Date.parse(receivedAt) - Date.UTC(2019, 0, 1)) / 1000);
  const first = await page({ form: 'counted' }, 0);
  expect([first.total, first.isMore, places(first)]).toEqual([
    10_000,
    true,
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => 10_030 - n),
  ]);
  expect(places(await page({ form: 'counted' }, 9995))).toEqual([35, 34, 33, 32, 31, 30, 29, 28, 27, 26]);
  const last = await page({ form: 'counted' }, 10_025);
  expect([last.total, last.isMore, places(last)]).toEqual([10_000, true, [5, 4, 3, 2, 1]]);
  const few = { form: 'counted', until: '2019-01-01T00:00:06Z' };
  expect(await page(few, 2, 2)).toMatchObject({ total: 5, data: [{}, {}] });
  expect(await page(few, 2, 2)).not.toHaveProperty('isMore');
  expect(await page(few, 50)).toEqual({ data: [], total: 5 });

  // The index of a list is read without its table where rows are marked as visible.
  await vacuum(db);
  const { rows } = (await db.execute(sql`select relallvisible as pages from pg_class where relname = 'leads'`)) as {
    readonly rows: readonly { readonly pages: number }[];
  };
  expect(rows[0]?.pages).toBeGreaterThan(50);
  await db.delete(leads).where(eq(leads.form, 'counted'));
});

test('spam stands apart, and comes back', async () => {
  const id = await send();
  await boss.call('PATCH', `/leads/${id}`, { version: 0, changes: { isSpam: true } });
  expect([await listed(boss, { spam: false }), await listed(boss, { spam: true })]).toEqual([
    expect.not.arrayContaining([id]),
    [id],
  ]);
  expect(await listed(boss, {})).toContain(id);
  await boss.call('PATCH', `/leads/${id}`, { version: 1, changes: { isSpam: false } });
  expect(await listed(boss, { spam: false })).toContain(id);
});

test('notes stay in order with their writers', async () => {
  const id = await send();
  await boss.call('POST', `/leads/${id}/notes`, { text: 'Call after six' });
  expect((await boss.call('POST', `/leads/${id}/notes`, { text: ' ' })).statusCode).toBe(400);
  const { data } = (await boss.call('GET', `/leads/${id}/notes`)).json();
  expect(data).toEqual([expect.objectContaining({ text: 'Call after six', person: { id: boss.id, name: 'boss' } })]);
});
