/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { count, isNotNull, sql } from 'drizzle-orm';
import { backendFolder } from '../../backend-folder';
import type { Database } from '../../database/database';
import { leadDeliveries, leads } from '../../database/schema';
import { openBackend, type Settings } from '../../open-backend';
import { eventually } from '../../testing/eventually';
import { postJson } from '../../testing/sign-in';
import type { ChannelName } from './channel';

jest.setTimeout(120_000);

const open = (settings: Partial<Settings> = {}) =>
  openBackend(
    { dataFolder: testDataFolder, logLevel: 'silent', ...settings },
    backendFolder(join(import.meta.dirname, '../..'), undefined),
    { openClient: openPgliteOutside },
  );

/** Leads that wait for a channel. */
async function fillOutbox(db: Database, number: number, channel: ChannelName): Promise<void> {
  await db.delete(leads);
  await db.execute(sql`
    with kept as (
      insert into leads (idempotency_key, form, fields, received_at)
        select 'lead-' || n, 'subscribe', '{"email": "ana@example.com"}', now() from generate_series(1, ${number}::int) n
        returning id
    ) insert into lead_deliveries (lead_id, channel, due_at) select id, ${channel}, now() from kept`);
}

test('nobody waits while ten thousand leads are delivered', async () => {
  const before = await open({ isProduction: true });
  await fillOutbox(before.db, 10_000, 'mailbox');
  await before.stop();
  const backend = await open();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await eventually(async () => (await backend.db.$count(leadDeliveries, isNotNull(leadDeliveries.delivered_at))) > 500);
  delay.disable();
  // Without a turn between the batches it is as long as all of them take: over ten seconds.
  expect(delay.max / 1e6).toBeLessThan(3_000);
  await backend.stop();
});

test('fifty thousand leads that wait for a mail server, which was taken away, cost a start nothing, and none is tried', async () => {
  const before = await open({ isProduction: true });
  await fillOutbox(before.db, 50_000, 'email');
  await before.stop();
  const begun = performance.now();
  const backend = await open({ isProduction: true });
  expect((await backend.app.inject('/healthz')).statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(15_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [tried] = await backend.db.select({ number: count() }).from(leadDeliveries).where(sql`attempts > 0`);
  expect(tried?.number).toBe(0);
  await backend.stop();
});

test('a lead that came without a mail server lies in the mailbox, and is told of once there is one', async () => {
  const alone = await open({ isProduction: true });
  await alone.db.delete(leads);
  await postJson({ app: alone.app }, '/api/contact', { email: 'early@example.com', source: 'web_form' });
  const channels = async ({ db }: typeof alone) =>
    (await db.select({ channel: leadDeliveries.channel }).from(leadDeliveries)).map(({ channel }) => channel).sort();
  await eventually(async () => (await alone.db.$count(leadDeliveries, isNotNull(leadDeliveries.delivered_at))) === 1);
  expect(await channels(alone)).toEqual(['mailbox']);
  await alone.stop();
  const backend = await open({ smtpUrl: 'smtp://127.0.0.1:1' });
  expect(await channels(backend)).toEqual(['email', 'mailbox']);
  await backend.stop();
});
