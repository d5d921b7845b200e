/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { join } from 'node:path';
import { count, isNotNull, sql } from 'drizzle-orm';
import { backendFolder } from '../../backend-folder';
import { leadDeliveries, leads } from '../../database/schema';
import { openBackend, type Settings } from '../../open-backend';
import { startDeliveries } from '../../outbox/channel-loop';
import { eventually } from '../../testing/eventually';
import { fillOutbox } from '../../testing/leads/fill-outbox';
import { postJson } from '../../testing/sign-in';
import { type LeadChannel, openLeadOutbox } from './outbox';

const open = (settings: Partial<Settings> = {}) =>
  openBackend(
    { dataFolder: testDataFolder, logLevel: 'silent', ...settings },
    backendFolder(join(import.meta.dirname, '../..'), undefined),
    { openClient: openPgliteOutside },
  );

test('everybody else has a turn between any two batches of a backlog', async () => {
  const { db, stop } = await open({ isProduction: true });
  await fillOutbox(db, 200, 'webhook');
  let delivered = 0;
  const channel: LeadChannel = {
    name: 'webhook',
    async deliver() {
      delivered += 1;
    },
  };
  const turns = new Set<number>();
  const worker = startDeliveries({
    what: 'a lead',
    outbox: openLeadOutbox(db),
    channels: [channel],
    log: { warn() {}, error() {} },
  });
  while (delivered < 200) {
    await new Promise((resolve) => setImmediate(resolve));
    turns.add(delivered);
  }
  await worker.stop();
  await stop();
  // Ten leads are a batch.
  expect(turns.size).toBeGreaterThanOrEqual(20);
});

test('leads that wait for a mail server, which was taken away, are not tried @ci', async () => {
  const before = await open({ isProduction: true });
  await fillOutbox(before.db, 200, 'email');
  await before.stop();
  const backend = await open({ isProduction: true });
  expect((await backend.app.inject('/healthz')).statusCode).toBe(200);
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
  await eventually(async () => (await alone.db.$count(leadDeliveries, isNotNull(leadDeliveries.delivered_at))) === 2);
  expect(await channels(alone)).toEqual(['mailbox', 'receipt']);
  await alone.stop();
  const backend = await open({ smtpUrl: 'smtp://127.0.0.1:1' });
  expect(await channels(backend)).toEqual(['email', 'mailbox', 'receipt']);
  await backend.stop();
});
