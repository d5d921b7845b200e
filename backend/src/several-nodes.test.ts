/** @jest-environment ./backend/src/testing/database-environment.ts */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { backendFolder } from './backend-folder';
import { createResponses } from './catalogue/responses';
import { leads, projects, rateWindows, searchAlerts } from './database/schema';
import { clearWindows, openSharedWindows } from './http/shared-windows';
import { openAttachmentStore } from './leads/attachments/attachments';
import { readMailbox } from './mail/mailbox-folder';
import { type OpenBackend, openBackend } from './open-backend';
import { eraseExpired } from './persons/retention';
import { openProjectStore } from './projects/store';
import { writeDueMails } from './search-alerts/due-mails';
import { eventually } from './testing/eventually';
import { startReceiver, type WebhookReceiver } from './testing/processes/webhook-receiver';
import { postJson } from './testing/sign-in';

jest.setTimeout(60_000);

/** The embedded database has one process. */
const onServer = testDatabaseUrl === null ? describe.skip : describe;

onServer('two nodes on one PostgreSQL, each with a data folder of its own', () => {
  const folders = ['one', 'other'].map((name) => join(testDataFolder, name));
  let receiver: WebhookReceiver;
  let nodes: readonly OpenBackend[];
  beforeAll(async () => {
    receiver = await startReceiver();
    const files = backendFolder(import.meta.dirname, undefined);
    const opened: OpenBackend[] = [];
    for (const dataFolder of folders) {
      await mkdir(dataFolder);
      const shared = { databaseUrl: testDatabaseUrl, authPepper: 'the same pepper on all of the nodes' };
      const settings = { dataFolder, ...shared, leadsWebhookUrl: receiver.url, logLevel: 'silent' } as const;
      opened.push(await openBackend(settings, files));
    }
    nodes = opened;
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    receiver.stop();
  });

  const node = (index: number) => nodes[index % 2] as OpenBackend;
  const from = (address: string, more = {}) => ({ 'x-forwarded-for': address, ...more });
  const subscribe = (index: number, address: string, key = `${index} ${address}`.replace(' ', '-')) =>
    postJson(
      node(index),
      '/api/contact',
      { email: 'ana@example.com', source: 'web_form' },
      from(address, { 'idempotency-key': key }),
    );
  const statusesOf = async (responses: readonly PromiseLike<{ statusCode: number }>[]) =>
    (await Promise.all(responses)).map(({ statusCode }) => statusCode).sort();

  test('a sender’s sixth form within a minute is refused by both, and other senders’ are not', async () => {
    const sent = Array.from({ length: 5 }, (_, index) => subscribe(index, '203.0.113.1'));
    expect(await statusesOf(sent)).toEqual([201, 201, 201, 201, 201]);
    for (const index of [5, 6]) {
      const refused = await subscribe(index, '203.0.113.1');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect((await subscribe(7, '203.0.113.2')).statusCode).toBe(201);
    expect(JSON.stringify(await node(0).db.select().from(rateWindows))).not.toContain('203.0.113');
  });

  test('twenty networks of a customer have twenty forms a minute together, at whichever node', async () => {
    const sent = Array.from({ length: 20 }, (_, index) => subscribe(index, `2001:db8:1:${index}::1`));
    expect(new Set(await statusesOf(sent))).toEqual(new Set([201]));
    expect(await statusesOf([subscribe(0, '2001:db8:1:aa::1'), subscribe(1, '2001:db8:1:bb::1')])).toEqual([429, 429]);
    expect((await subscribe(0, '2001:db8:2:1::1')).statusCode).toBe(201);
  });

  test('a window ends, also one from a time when the clock of the server was wrong, and is cleared away', async () => {
    const { db } = node(0);
    const windows = openSharedWindows(db, (network) => network);
    const limit = { name: 'trial', perNetwork: 2, perSite: 8 };
    const count = () => windows.count(limit, '203.0.113.3');
    const set = (moment: string) =>
      db.execute(sql`update rate_windows set ends_at = now() + ${moment}::interval where key like 'trial%'`);
    try {
      expect([await count(), await count()]).toEqual([0, 0]);
      expect(await count()).toBeGreaterThan(50_000);
      // Begun by a statement that was later, and locked the row first.
      await set('61 seconds');
      expect(await count()).toBeGreaterThan(50_000);
      await set('-1 second');
      expect([await count(), await count()]).toEqual([0, 0]);
      await set('1 year');
      expect([await count(), await count()]).toEqual([0, 0]);
      expect(await count()).toBeGreaterThan(50_000);
      await clearWindows(db);
      expect(await db.$count(rateWindows, eq(rateWindows.key, 'trial 203.0.113.3'))).toBe(1);
      await set('-1 second');
      await clearWindows(db);
      expect(await db.$count(rateWindows, eq(rateWindows.key, 'trial 203.0.113.3'))).toBe(0);
    } finally {
      await windows.stop();
    }
  });

  test('a hundred counts at both at once are a hundred', async () => {
    const both = nodes.map(({ db }) => openSharedWindows(db, (network) => network));
    const limit = { name: 'many', perNetwork: 2000, perSite: 8000 };
    // Of one customer with three networks: each statement locks two rows.
    const ask = (index: number) => both[index % 2]?.count(limit, `2001:db8:3:${index % 3}::1`);
    await Promise.all(Array.from({ length: 100 }, (_, index) => ask(index)));
    const { requests } = rateWindows;
    const rows = await node(0).db.select({ requests }).from(rateWindows).where(sql`key like 'many%'`);
    expect(rows.map((row) => row.requests).sort((one, other) => one - other)).toEqual([33, 33, 34, 100]);
    for (const windows of both) await windows.stop();
  });

  test('a code that one has mailed opens a session at the other, which ends at both', async () => {
    const email = 'noor@example.com';
    const own = from('203.0.113.4');
    expect((await postJson(node(0), '/api/send-user-otp', { email }, own)).statusCode).toBe(200);
    // One a minute, at whichever node.
    expect((await postJson(node(1), '/api/send-user-otp', { email }, own)).statusCode).toBe(429);
    const mail = (await readMailbox(folders[0] ?? '')).find(({ to }) => to === email);
    const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const verified = await postJson(node(1), '/api/verify-user-otp', { email, otp }, own);
    expect(verified.statusCode).toBe(200);
    const cookie = `session=${verified.cookies[0]?.value}`;
    const session = async (index: number) =>
      (await node(index).app.inject({ url: '/api/session', headers: { cookie } })).json().data;
    expect([await session(0), await session(1)]).toEqual([verified.json().data, verified.json().data]);
    await postJson(node(0), '/api/sign-out', {}, { cookie });
    expect([await session(0), await session(1)]).toEqual([null, null]);
  });

  test('of twenty guesses at both at once five are looked at, and after them not even the right code', async () => {
    const email = 'guessed@example.com';
    const own = from('203.0.113.5');
    await postJson(node(0), '/api/send-user-otp', { email }, own);
    const mail = (await readMailbox(folders[0] ?? '')).find(({ to }) => to === email);
    const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const wrong = otp === '111111' ? '222222' : '111111';
    const guess = (index: number, code: unknown) =>
      postJson(node(index), '/api/verify-user-otp', { email, otp: code }, own);
    const statuses = await statusesOf(Array.from({ length: 20 }, (_, index) => guess(index, wrong)));
    expect(statuses.filter((status) => status !== 429)).toHaveLength(5);
    expect((await guess(1, otp)).statusCode).toBe(429);
  });

  test('deliver each lead once', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `delivered-${index}`);
    const sent = keys.map((key, index) => subscribe(index, `198.51.100.${index}`, key));
    expect(new Set(await statusesOf(sent))).toEqual(new Set([201]));
    await eventually(() => keys.every((key) => receiver.arrivals.has(key)));
    expect(keys.map((key) => receiver.arrivals.get(key))).toEqual(keys.map(() => 1));
  });

  test('write the mail of a day for each search once, and erase an old lead once', async () => {
    const { db } = node(0);
    const yesterday = new Date(Date.now() - 86_400_000);
    await db.insert(searchAlerts).values(
      Array.from({ length: 20 }, (_, index) => ({
        ...{ key: `key-${index}`, email: `reader-${index}@example.com`, query: '', slug: '' },
        ...{ asked_at: yesterday, confirmed_at: yesterday, reported_until: yesterday, reported_day: '2026-01-01' },
      })),
    );
    await db.update(projects).set({ starting_price: 'AED 1,234,567' }).where(eq(projects.name, 'Lazurine Quay'));
    const written = await Promise.all(
      nodes.map(async (each) => {
        const store = await openProjectStore(each.db, createResponses(), new Map());
        return writeDueMails({ db: each.db, projects: store, now: () => new Date(), settling: 0 });
      }),
    );
    expect(written.reduce((one, other) => one + other)).toBe(20);

    const received_at = new Date('2020-01-01T00:00:00Z');
    const old = Array.from({ length: 50 }, (_, index) => ({ idempotency_key: `old-${index}`, received_at }));
    await db.insert(leads).values(old.map((lead) => ({ ...lead, form: 'contact', fields: {} })));
    const erased = await Promise.all(
      nodes.map(async (each, index) => {
        const dataFolder = folders[index] ?? '';
        const attachments = await openAttachmentStore({ dataFolder, uploadsBucket: null }, each.db);
        const stores = { db: each.db, flush: async () => {}, journal: null, attachments, dataFolder };
        return eraseExpired(stores, { leadDays: 30, spamDays: null }, new Date());
      }),
    );
    expect(erased.reduce((one, other) => one + other)).toBe(50);
  });
});
