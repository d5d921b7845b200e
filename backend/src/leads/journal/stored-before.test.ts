/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 */
import { sql } from 'drizzle-orm';
import { commandContext } from '../../testing/command-context';
import { mailChannel } from '../delivery/mail-channel';
import { openLeadOutbox } from '../delivery/outbox';
import { journalTable, leadColumns, readLeadTable } from '../export/lead-table';
import { leadLine, parseJournal } from './journal-lines';
import { openLeadStorage } from './storage';

jest.setTimeout(60_000);

/** Lines as releases have written them before the forms had one table of contents, the oldest without any mark. */
const lines = [
  '{"key":"k1","form":"subscribe","fields":{"email":"ana@example.com","source":"web_form"},"attachment":null,"receivedAt":"2026-03-01T08:00:00.000Z"}',
  '{"key":"k2","form":"super-agent","fields":{"phone":"971501234567","source":"subscription"},"attachment":null,"isSpam":true,"receivedAt":"2026-03-01T08:00:01.000Z"}',
  '{"key":"k3","form":"enquiry","fields":{"name":"Ana","phone":"971501234567","email":"ana@example.com","agent":"Samuel","property":"Lazurine Quay","source":"Contact"},"attachment":null,"isSpam":false,"receivedAt":"2026-03-01T08:00:02.000Z"}',
  '{"key":"k4","form":"contact","fields":{"name":"Ana","phone":"971501234567","email":"ana@example.com","type":"Buyer","message":"A call, please","consent":true,"source":"Contact"},"attachment":null,"isSpam":false,"isHasty":true,"receivedAt":"2026-03-01T08:00:03.000Z"}',
  '{"key":"k5","form":"contact-with-location","fields":{"name":"Ana","phone":"971501234567","email":"ana@example.com","location":"Dubai","message":"Hello","source":"Contact"},"attachment":null,"isSpam":false,"isHasty":false,"receivedAt":"2026-03-01T08:00:04.000Z"}',
  '{"key":"k6","form":"career","fields":{"job_type":"Agent","name":"Ana","phone":"971501234567","email":"ana@example.com","location":"Dubai","message":"Hello","source":"Career"},"attachment":{"storedAs":"f.pdf","originalName":"cv.pdf","mediaType":"application/pdf","bytes":12},"isSpam":false,"isHasty":false,"receivedAt":"2026-03-01T08:00:05.000Z"}',
];

const columns = [
  ...['received_at', 'form', 'name', 'phone', 'email', 'type', 'agent', 'property', 'developer', 'job_type'],
  ...['location', 'message', 'consent', 'source', 'file', 'file_kept_as', 'spam', 'hasty', 'delivered', 'key'],
];

test('every line of the journal is read, and written again as it was', () => {
  const { leads, unreadable } = parseJournal(`${lines.join('\n')}\n`);
  expect([leads.length, unreadable]).toEqual([6, []]);
  const withMark = lines.map((line) => JSON.parse(line)).map((lead) => ({ isSpam: false, ...lead }));
  expect(leads.map((lead) => JSON.parse(leadLine(lead)))).toEqual(withMark);
});

test('the export has the columns that it had, each with what stood in it, and newer ones behind them', () => {
  expect(leadColumns).toEqual([
    ...[...columns, 'unit', 'consent_text', 'stage', 'lost_reason', 'assigned_to'],
    ...['next_step', 'next_step_at', 'first_answered_at', 'notes', 'further_fields', 'do_not_call'],
    ...['meeting', 'at', 'zone'],
  ]);
  const table = journalTable(parseJournal(lines.join('\n')).leads);
  expect(table.map((row) => columns.map((column) => row[column] ?? '').join('|'))).toEqual([
    '2026-03-01T08:00:00.000Z|subscribe|||ana@example.com|||||||||web_form|||false|false||k1',
    '2026-03-01T08:00:01.000Z|super-agent||971501234567||||||||||subscription|||true|false||k2',
    '2026-03-01T08:00:02.000Z|enquiry|Ana|971501234567|ana@example.com||Samuel|Lazurine Quay||||||Contact|||false|false||k3',
    '2026-03-01T08:00:03.000Z|contact|Ana|971501234567|ana@example.com|Buyer||||||A call, please|true|Contact|||false|true||k4',
    '2026-03-01T08:00:04.000Z|contact-with-location|Ana|971501234567|ana@example.com||||||Dubai|Hello||Contact|||false|false||k5',
    '2026-03-01T08:00:05.000Z|career|Ana|971501234567|ana@example.com|||||Agent|Dubai|Hello||Career|cv.pdf|f.pdf|false|false||k6',
  ]);
});

test('the rows of the database are exported and told of, those of a form that is no more as well', async () => {
  const { environment, files, openClient } = commandContext();
  const { db, close } = await openLeadStorage(environment, files, { openClient, seed: false });
  const gone =
    '{"key":"k7","form":"gone","fields":{"email":"ben@example.com"},"receivedAt":"2026-03-01T08:00:06.000Z"}';
  for (const line of [...lines, gone]) {
    const { key, form, fields, attachment, isSpam = false, isHasty = false, receivedAt } = JSON.parse(line);
    const file = attachment ? JSON.stringify(attachment) : null;
    await db.execute(sql`
      insert into leads (idempotency_key, form, fields, attachment, is_spam, is_hasty, received_at)
      values (${key}, ${form}, ${JSON.stringify(fields)}::jsonb, ${file}::jsonb, ${isSpam}, ${isHasty}, ${receivedAt})`);
  }
  const table = await readLeadTable(db, []);
  const exported = journalTable(parseJournal(lines.join('\n')).leads);
  expect(table).toEqual([...exported, expect.objectContaining({ form: 'gone', email: 'ben@example.com' })]);

  const outbox = openLeadOutbox(db);
  await outbox.backfillUndelivered(['email']);
  const subjects = new Map<string, string>();
  const channel = mailChannel('email', 'sales@iwan.example', {
    sendMail: async ({ subject, idempotencyKey = '' }) => void subjects.set(idempotencyKey, subject),
    find: async () => ({ project: null, agent: null, developer: null }),
    origins: { site: 'https://site.example', office: null },
  });
  for (const { item } of await outbox.lease('email', 10)) await channel.deliver(item, new AbortController().signal);
  await close();
  // The second looks like spam, which nobody is told of.
  expect([...subjects].toSorted()).toEqual([
    ['lead-k1', 'New subscriber: ana@example.com'],
    ['lead-k3', 'New enquiry: Lazurine Quay, from Ana'],
    ['lead-k4', 'New message: Ana'],
    ['lead-k5', 'New message: Ana'],
    ['lead-k6', 'New application: Agent, from Ana'],
    ['lead-k7', 'New lead: ben@example.com'],
  ]);
});
