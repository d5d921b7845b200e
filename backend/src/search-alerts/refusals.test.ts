/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { like, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { alertMails, searchAlerts } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { postJson } from '../testing/sign-in';
import { limits } from './limits';

const taken: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo({ address }, _session, done) {
    if (address.startsWith('gone')) {
      done(Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }));
      return;
    }
    taken.push(address);
    done();
  },
  onData(stream, _session, done) {
    stream.resume().on('end', () => done());
  },
});

let url = '';
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const backend = demoBackend(() => ({ smtpUrl: url }));
const db = () => backend.open.db;

/** Searches of addresses that there are not, confirmed long ago. */
const subscribeGone = (number: number) =>
  db().execute(sql`
    insert into search_alerts (key, email, query, slug, asked_at, confirmed_at, told_until, told_day)
    select 'gone-' || n, 'gone' || n || '@example.com', '', '', now(), now(), now(), to_char(now() + interval '1 day', 'YYYY-MM-DD')
    from generate_series(1, ${number}::int) n`);

/** A mail to each of them, before a mail to somebody else, who is answered for at once. */
async function writeToAll(other: string): Promise<void> {
  await db().execute(sql`
    insert into alert_mails (alert_id, is_confirmation, digest, created_at, due_at)
    select id, false, '{"fresh": [], "freshTotal": 1, "changed": [], "changedTotal": 0}', now(), now() - interval '1 minute'
    from search_alerts where email like 'gone%'`);
  const headers = { 'x-forwarded-for': `203.0.113.${taken.length + 1}` };
  await postJson(backend, '/api/search-alerts', { email: other, query: '' }, headers);
}

test('sixty addresses that a mail server refuses hold up nobody’s mail, and end after some @ci', async () => {
  await subscribeGone(60);
  for (let day = 1; day <= limits.mostRefusals; day += 1) {
    expect(await db().$count(searchAlerts, like(searchAlerts.email, 'gone%'))).toBe(60);
    await writeToAll(`fine${day}@example.com`);
    await eventually(async () => taken.includes(`fine${day}@example.com`) && (await db().$count(alertMails)) === 0);
  }
  expect(await db().$count(searchAlerts, like(searchAlerts.email, 'gone%'))).toBe(0);
  expect(taken).toHaveLength(limits.mostRefusals);
});
