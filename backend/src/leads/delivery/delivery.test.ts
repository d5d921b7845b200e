/** @jest-environment ./backend/src/testing/database-environment.ts */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { leadDeliveries, leads } from '../../database/schema';
import { startDeliveries } from '../../outbox/channel-loop';
import { backOff } from '../../outbox/deliver';
import { commandContext } from '../../testing/command-context';
import { eventually } from '../../testing/eventually';
import { type LeadStorage, openLeadStorage } from '../journal/storage';
import type { Lead } from '../lead';
import { createLeadStore } from '../store';
import { type LeadChannel, type OutgoingLead, openLeadOutbox } from './outbox';
import { webhookChannel } from './webhook-channel';

jest.setTimeout(60_000);

let storage: LeadStorage;
beforeAll(async () => {
  const { environment, files, openClient } = commandContext();
  storage = await openLeadStorage(environment, files, { openClient, seed: false });
});
afterAll(() => storage.close());
beforeEach(() => storage.db.delete(leads));

const lead = (key: string): Lead => ({
  key,
  form: 'enquiry',
  fields: { name: 'Ana', email: 'ana@example.com', property: 'Lazurine Quay', agent: '' },
  attachment: null,
  isSpam: false,
  receivedAt: '2026-03-01T08:00:00.000Z',
});

async function keep(...keys: string[]) {
  const store = createLeadStore({ ...storage, channels: ['webhook'], onStored: () => {} });
  for (const key of keys) {
    await store.storeOnce(
      key,
      lead(key),
      async () => lead(key),
      (error) => {
        throw error;
      },
    );
  }
}

const log = { warn: () => {}, error: () => {} };
const deliveries = () => storage.db.select().from(leadDeliveries).orderBy(leadDeliveries.id);
const makeDue = () => storage.db.update(leadDeliveries).set({ due_at: sql`now()` });

const allArrived = async () => (await deliveries()).every((row) => row.delivered_at !== null);

test('delivers each lead once, however many workers look', async () => {
  await keep(...Array.from({ length: 50 }, (_, index) => `lead-${index}`));
  const seen: string[] = [];
  const channel: LeadChannel = { name: 'webhook', deliver: async ({ key }) => void seen.push(key) };
  const workers = [1, 2, 3].map(() =>
    startDeliveries({ what: 'a lead', outbox: openLeadOutbox(storage.db), channels: [channel], log }),
  );
  await eventually(allArrived);
  for (const worker of workers) await worker.stop();
  expect(seen.sort()).toEqual(Array.from({ length: 50 }, (_, index) => `lead-${index}`).sort());
});

test('comes again after a failure, later each time, with the same key, and writes down why', async () => {
  await keep('stubborn');
  const seen: string[] = [];
  const channel: LeadChannel = {
    name: 'webhook',
    async deliver({ key }) {
      seen.push(key);
      if (seen.length < 3) throw new Error('The webhook answered 503');
    },
  };
  const outbox = openLeadOutbox(storage.db);
  const worker = startDeliveries({ what: 'a lead', outbox, channels: [channel], log, pause: () => 0 });
  for (const times of [1, 2]) {
    await eventually(async () => (await deliveries())[0]?.last_error !== null && seen.length === times);
    const [row] = await deliveries();
    expect(row).toMatchObject({ attempts: times, delivered_at: null, last_error: 'The webhook answered 503' });
    expect(row?.due_at.getTime()).toBeGreaterThan(Date.now() + 1_000);
    await makeDue();
    worker.nudge();
  }
  await eventually(allArrived);
  await worker.stop();
  expect(seen).toEqual(['stubborn', 'stubborn', 'stubborn']);
  expect((await deliveries())[0]).toMatchObject({ attempts: 3, last_error: null });
});

test('a worker that died lets go when its lease ends, and cannot speak for the next one', async () => {
  await keep('orphan');
  const outbox = openLeadOutbox(storage.db);
  const [dead] = await outbox.lease('webhook', 10);
  expect(await outbox.lease('webhook', 10)).toEqual([]);
  await makeDue();
  const [heir] = await outbox.lease('webhook', 10);
  expect([dead?.attempt, heir?.attempt]).toEqual([1, 2]);
  if (dead && heir) {
    await outbox.delivered(dead);
    expect((await deliveries())[0]?.delivered_at).toBeNull();
    await outbox.delivered(heir);
    expect((await deliveries())[0]?.delivered_at).not.toBeNull();
  }
});

test('a backend alone on its database takes up at once what the killed one had begun, and leaves pauses as they are', async () => {
  await keep('begun', 'paused');
  const outbox = openLeadOutbox(storage.db);
  const paused = (await outbox.lease('webhook', 10)).find((leased) => leased.item.key === 'paused');
  if (paused) await outbox.failed(paused, 'down', 600_000);
  await outbox.reclaim();
  expect((await outbox.lease('webhook', 10)).map(({ item: { key } }) => key)).toEqual(['begun']);
});

test('a backend that stops puts back what has not arrived, for the next to take at once', async () => {
  await keep('slow');
  let started = false;
  const channel: LeadChannel = {
    name: 'webhook',
    deliver: (_lead, signal) =>
      new Promise((_resolve, reject) => {
        started = true;
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  const worker = startDeliveries({ what: 'a lead', outbox: openLeadOutbox(storage.db), channels: [channel], log });
  await eventually(() => started);
  await worker.stop();
  expect(await openLeadOutbox(storage.db).lease('webhook', 10)).toHaveLength(1);
});

test('a lead is due at once by the clock of the database, however wrong that of the node is', async () => {
  const running = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const;
  jest.useFakeTimers({
    now: Date.now() + 3_600_000,
    doNotFake: [...running, 'hrtime', 'clearTimeout', 'clearImmediate'],
  });
  try {
    await keep('early');
  } finally {
    jest.useRealTimers();
  }
  expect(await openLeadOutbox(storage.db).lease('webhook', 10)).toHaveLength(1);
});

test('a lead that waits for another year, since the clock was wrong, is delivered now', async () => {
  await keep('one', 'other');
  const setDue = (interval: string) =>
    storage.db.update(leadDeliveries).set({ due_at: sql`now() + ${interval}::interval` });
  await setDue('1 year');
  expect(await openLeadOutbox(storage.db).lease('webhook', 10)).toHaveLength(2);
  await setDue('61 minutes');
  expect(await openLeadOutbox(storage.db).lease('webhook', 10)).toEqual([]);
});

test('keeps a lead and its outbox together or not at all', async () => {
  const store = createLeadStore({ ...storage, journal: null, channels: ['webhook', 'webhook'], onStored: () => {} });
  await expect(
    store.storeOnce(
      'torn',
      lead('torn'),
      async () => lead('torn'),
      () => {},
    ),
  ).rejects.toThrow();
  expect(await storage.db.$count(leads, eq(leads.idempotency_key, 'torn'))).toBe(0);
});

test('waits twice as long after each failure, an hour at most', () => {
  expect([1, 2, 3, 4].map((attempt) => backOff(attempt, () => 1))).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(backOff(60, () => 1)).toBe(3_600_000);
  expect(backOff(1, () => 0)).toBe(4_000);
});

const outgoing: OutgoingLead = { id: 7, ...lead('one'), receivedAt: new Date('2026-03-01T08:00:00Z') };
const never = new AbortController().signal;

describe('the webhook', () => {
  let server: Server;
  let url: string;
  const requests: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  let status = 204;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      requests.push({ headers: request.headers, body: JSON.parse(await text(request)) });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
  });
  afterAll(() => server.close());

  test('gets the lead as JSON under its key', async () => {
    await webhookChannel(url).deliver(outgoing, never);
    expect(requests[0]?.headers).toMatchObject({ 'idempotency-key': 'one', 'content-type': 'application/json' });
    expect(requests[0]?.body).toEqual({
      key: 'one',
      form: 'enquiry',
      fields: outgoing.fields,
      received_at: '2026-03-01T08:00:00.000Z',
      attachment: null,
    });
  });

  test('gets a signature over key, time and body, where there is a secret', async () => {
    const secret = Buffer.from('a secret of 24 bytes, or so');
    await webhookChannel(url, secret).deliver(outgoing, never);
    const { headers, body } = requests.at(-1) ?? { headers: {} as IncomingMessage['headers'] };
    const { 'webhook-id': id, 'webhook-timestamp': time } = headers;
    const signed = createHmac('sha256', secret)
      .update(`one.${time}.${JSON.stringify(body)}`)
      .digest('base64');
    expect([id, headers['webhook-signature']]).toEqual(['one', `v1,${signed}`]);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(10);
  });

  test.each([400, 500, 302])('has not got it when it answers %p', async (answered) => {
    status = answered;
    await expect(webhookChannel(url).deliver(outgoing, never)).rejects.toThrow(`The webhook answered ${answered}`);
  });
});
