/** @jest-environment ./backend/src/testing/database-environment.ts */
import { asc, eq } from 'drizzle-orm';
import { leads, leadWork, officeMails, projectAgents, projects } from '../../database/schema';
import { endingLinks } from '../../http/ending-links';
import { readMailbox } from '../../mail/mailbox-folder';
import { demoBackend } from '../../testing/demo-backend';
import { eventually } from '../../testing/eventually';
import { inOffice, type OfficeBrowser, officeCall, officeOf } from '../../testing/office';
import { postJson } from '../../testing/sign-in';
import { assignArrived, escalateLate } from './assign';

const backend = demoBackend({ office: officeOf('first@example.com') });

let boss: OfficeBrowser & { readonly id: number };
beforeAll(async () => {
  boss = await inOffice(backend, { email: 'boss@example.com', role: 'administrator' });
});

let sent = 0;
async function arrive(fields: object = {}): Promise<number> {
  sent += 1;
  const lead = {
    name: 'Lina Haddad',
    phone: '971501234567',
    email: `lina${sent}@example.com`,
    property: 'Lazurine Quay',
  };
  await postJson(backend, '/api/contact', { ...lead, ...fields }, { 'idempotency-key': `a${sent}` });
  const [row] = await backend.open.db
    .select()
    .from(leads)
    .where(eq(leads.idempotency_key, `a${sent}`));
  if (row === undefined) throw new Error('The lead was not kept');
  return row.id;
}

const leadOf = async (id: number) => (await boss.call('GET', `/leads/${id}`)).json();
const textNamed = async (wanted: string): Promise<{ readonly id: number; readonly version: number }> =>
  (await boss.call('GET', '/texts?size=200'))
    .json()
    .data.find(({ name }: { readonly name: string }) => name === wanted);
const assigneeOf = async (id: number): Promise<number | null> => (await leadOf(id)).assigneeId;

test('an answer by mail goes out, with the first answer’s time kept when another follows', async () => {
  const id = await arrive();
  const { data } = (await boss.call('GET', `/leads/${id}/templates`)).json();
  expect(data[0]).toMatchObject({
    channel: 'mail',
    subject: 'Lazurine Quay',
    text: expect.stringContaining('Hello Lina Haddad,'),
  });
  const response = { channel: 'mail', subject: 'Lazurine Quay', text: 'Here is the plan.' };
  const first = await boss.call('POST', `/leads/${id}/responses`, response);
  expect([first.statusCode, first.json().lead.stage, first.json().link]).toEqual([201, 'answered', null]);
  const mailed = async () =>
    (await readMailbox(testDataFolder)).filter(
      ({ to, subject }) => to === `lina${sent}@example.com` && !subject.startsWith('We received'),
    );
  await eventually(async () => (await mailed()).length === 1);
  expect((await mailed())[0]).toMatchObject({ subject: 'Lazurine Quay', text: 'Here is the plan.' });
  await eventually(async () => (await backend.open.db.$count(officeMails)) === 0);
  const again = await boss.call('POST', `/leads/${id}/responses`, { channel: 'whatsapp', text: 'Shall we call?' });
  expect(again.json()).toMatchObject({
    link: 'https://wa.me/971501234567?text=Shall%20we%20call%3F',
    lead: { firstAnsweredAt: first.json().lead.firstAnsweredAt },
  });
});

test('an answer that is written in Arabic is a mail from right to left', async () => {
  const id = await arrive();
  await boss.call('POST', `/leads/${id}/responses`, { channel: 'mail', subject: 'المخطط', text: 'هذا هو المخطط.' });
  const mailed = async () => (await readMailbox(testDataFolder)).find(({ subject }) => subject === 'المخطط');
  await eventually(async () => (await mailed()) !== undefined);
  expect((await mailed())?.html).toContain('<html lang="ar" dir="rtl">');
  expect((await mailed())?.html).toContain('تصلك هذه الرسالة لأنك تواصلت مع إيوان.');
});

interface Template {
  readonly channel: string;
  readonly text: string;
}

test('templates are made from the texts of the office, and from the built-in ones where those are empty or unpublished', async () => {
  const id = await arrive();
  const firstResponses = async () => {
    const { data } = (await boss.call('GET', `/leads/${id}/templates`)).json();
    return data.slice(0, 2).map(({ channel, text }: Template) => [channel, text]);
  };
  const { id: textId, version } = await textNamed('answer.first');
  const builtIn = await firstResponses();
  expect(builtIn[1]).toEqual([
    'whatsapp',
    'Hello Lina Haddad,\n\nThank you for your enquiry about Lazurine Quay.\n\nWhen would be a good time to call you?\n\nboss, Iwan Real Estate',
  ]);
  const change = async (at: number, text: string | null) =>
    (await boss.call('PATCH', `/texts/${textId}`, { version: at, changes: { text } })).json().version;
  const changed = await change(version, 'Dear {name},\n\n{facts}\n\nYours, {from}');
  expect(await firstResponses()).toEqual([
    ['mail', expect.stringMatching(/^Dear Lina Haddad,\n\nLazurine Quay.*\n(?:.+\n)+\nYours, boss$/)],
    ['whatsapp', 'Dear Lina Haddad,\n\nYours, boss'],
  ]);
  const emptied = await change(changed, null);
  expect(await firstResponses()).toEqual(builtIn);
  const again = await change(emptied, 'Only a draft');
  expect((await boss.call('POST', `/texts/${textId}/unpublish`, { version: again })).statusCode).toBe(200);
  expect(await firstResponses()).toEqual(builtIn);
});

test.each([
  ['answer.first', 'has gaps that nothing is put into: {year}', 'Since {year}'],
  ['answer.viewing', 'is longer than 2,000 characters', 'x'.repeat(2001)],
  ['footer.promise', 'is longer than 300 characters', 'x'.repeat(301)],
  ['footer.promise', 'has gaps that nothing is put into: {name}', 'For {name}'],
])('the text %s is refused where it %s', async (name, message, text) => {
  const { id, version } = await textNamed(name);
  const refused = await boss.call('PATCH', `/texts/${id}`, { version, changes: { text } });
  expect([refused.statusCode, refused.json().error?.fields]).toEqual([400, [{ field: 'text', message }]]);
});

test('no visitor reads an answer’s template, in no preview either', async () => {
  const { id } = await textNamed('answer.viewing');
  expect((await boss.call('POST', `/texts/${id}/preview`, { changes: {} })).statusCode).toBe(404);
  const { data } = (await backend.get('/api/texts')).json();
  expect(data.filter(({ name }: { readonly name: string }) => name.startsWith('answer.'))).toEqual([]);
});

test('an answer needs a way to go and a subject', async () => {
  const id = await arrive();
  await backend.open.db
    .update(leads)
    .set({ fields: { name: 'Lina' } })
    .where(eq(leads.id, id));
  const fields = async (body: object) => (await boss.call('POST', `/leads/${id}/responses`, body)).json().error.fields;
  expect(await fields({ channel: 'mail', text: 'x', subject: 'x' })).toEqual([
    expect.objectContaining({ field: 'channel' }),
  ]);
  expect(await fields({ channel: 'whatsapp', text: 'x' })).toEqual([expect.objectContaining({ field: 'channel' })]);
  expect(await fields({ channel: 'pigeon', text: '' })).toEqual([
    expect.objectContaining({ field: 'channel' }),
    expect.objectContaining({ field: 'text' }),
  ]);
  expect((await leadOf(id)).stage).toBe('new');
});

test('the figures count what was answered within five minutes and within thirty', async () => {
  const { db } = backend.open;
  const minute = 60_000;
  const since = new Date('2020-01-01T00:00:00Z');
  for (const [index, minutes] of [4, 20, 300, null].entries()) {
    const received_at = new Date(since.getTime() + index * minute);
    const values = { idempotency_key: `f${index}`, form: 'career', fields: {}, received_at };
    const [row] = await db.insert(leads).values(values).returning();
    if (row === undefined || minutes === null) continue;
    const first_answered_at = new Date(received_at.getTime() + minutes * minute);
    await db.insert(leadWork).values({ lead_id: row.id, stage: 'won', assignee_id: boss.id, first_answered_at });
  }
  const figures = (await boss.call('GET', `/figures/leads?since=${since.toISOString()}`)).json();
  const counts = { answered: 3, answeredWithin: { 5: 1, 30: 2 } };
  expect(figures.bySource.find(({ form }: { form: string }) => form === 'career')).toEqual({
    form: 'career',
    leads: 4,
    ...counts,
  });
  expect(figures.byStage.won).toBe(3);
  expect(figures.byAssignee).toContainEqual(expect.objectContaining({ assigneeId: boss.id, name: 'boss' }));
  expect(figures.byProject[0].project).toBe('Lazurine Quay');
  const later = (await boss.call('GET', '/figures/leads?since=2999-01-01T00:00:00Z')).json();
  expect(later.total).toEqual({ leads: 0, answered: 0, answeredWithin: { 5: 0, 30: 0 } });
});

test('a lead that nobody answers is told to the administrators once, without a word of the visitor’s', async () => {
  const { db } = backend.open;
  const id = await arrive();
  const soon = new Date(Date.now() + 31 * 60_000);
  expect(await escalateLate(db, 45, 'https://office.example', soon)).toBe(0);
  await escalateLate(db, 30, 'https://office.example', soon);
  const mails = await db.select().from(officeMails).where(eq(officeMails.lead_id, id));
  expect(mails.map(({ to }) => to).sort()).toEqual(['boss@example.com', 'first@example.com']);
  expect(mails[0]?.text).toContain(`https://office.example/office/leads/${id}`);
  expect(JSON.stringify(mails)).not.toContain('Lina');
  expect(await escalateLate(db, 30, 'https://office.example', soon)).toBe(0);
});

test('what has arrived is given to the project’s agent, and all else in turns', async () => {
  const { db } = backend.open;
  const [ofProject] = await db
    .select({ agentId: projectAgents.agent_id })
    .from(projectAgents)
    .innerJoin(projects, eq(projects.id, projectAgents.project_id))
    .where(eq(projects.name, 'Lazurine Quay'))
    .orderBy(asc(projectAgents.position));
  const agentId = ofProject?.agentId ?? null;
  const first = await inOffice(backend, { email: 'a@example.com', role: 'agent' });
  const own = await inOffice(backend, { email: 'b@example.com', role: 'agent', agentId });
  const ids = [await arrive(), await arrive(), await arrive({ property: '' }), await arrive({ property: 'Nowhere' })];
  for (const id of ids) await eventually(async () => (await assigneeOf(id)) !== null);
  const [one, two, three, four] = await Promise.all(ids.map(assigneeOf));
  expect([one, two]).toEqual([own.id, own.id]);
  expect(new Set([three, four])).toEqual(new Set([first.id, own.id]));
  expect((await first.call('GET', '/figures/leads')).json().total.leads).toBeLessThan(
    (await boss.call('GET', '/figures/leads')).json().total.leads,
  );
});

test('the turns go on where leads are assigned within the same millisecond', async () => {
  const { db } = backend.open;
  const now = new Date();
  const assign = async () => {
    sent += 1;
    const lead = { idempotency_key: `turn${sent}`, form: 'contact', fields: { name: 'Lina' }, received_at: now };
    const [row] = await db.insert(leads).values(lead).returning({ id: leads.id });
    await assignArrived(db, now);
    return assigneeOf(row?.id ?? 0);
  };
  const [one, two, three, four] = [await assign(), await assign(), await assign(), await assign()];
  expect(new Set([one, two]).size).toBe(2);
  expect([three, four]).toEqual([one, two]);
});

test('an attachment is had by a link that ends, and by no other', async () => {
  const links = endingLinks('pepper', 'attachment', 300_000);
  const now = new Date('2026-03-01T08:00:00Z');
  const { token, endsAt } = links.make(7, now);
  expect(links.read(token, now)).toBe(7);
  expect(links.read(token, endsAt)).toBeNull();
  expect(links.read(token.replace(/^7/, '8'), now)).toBeNull();
  expect(endingLinks('other', 'attachment', 300_000).read(token, now)).toBeNull();
  expect(endingLinks('pepper', 'preview', 300_000).read(token, now)).toBeNull();
  expect((await officeCall(backend, 'GET', `/attachments/${token}`)).statusCode).toBe(404);
  const id = await arrive();
  expect((await boss.call('GET', `/leads/${id}/attachment-link`)).statusCode).toBe(404);
});
