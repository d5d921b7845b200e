/** @jest-environment ./backend/src/testing/database-environment.ts */
import { createServer, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isNotNull } from 'drizzle-orm';
import { leadDeliveries, leads } from '../../database/schema';
import { startDeliveries } from '../../outbox/channel-loop';
import { commandContext } from '../../testing/command-context';
import { eventually } from '../../testing/eventually';
import { type LeadStorage, openLeadStorage } from '../journal/storage';
import { createLeadStore } from '../store';
import { type LeadChannel, openLeadOutbox } from './outbox';
import { webhookChannel } from './webhook-channel';

jest.setTimeout(60_000);

let storage: LeadStorage;
let server: Server;
let url: string;
let requested = 0;
beforeAll(async () => {
  const { environment, files, openClient } = commandContext();
  storage = await openLeadStorage(environment, files, { openClient, seed: false });
  server = createServer((request) => {
    requested += 1;
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await storage.close();
});
beforeEach(async () => {
  requested = 0;
  await storage.db.delete(leads);
});

async function keep(count: number) {
  const store = createLeadStore({ ...storage, channels: ['email', 'webhook'], onStored: () => {} });
  for (let index = 0; index < count; index += 1) {
    const key = `lead-${index}`;
    const fields = { email: 'ana@example.com', source: 'web_form' };
    const lead = { key, form: 'subscribe', fields, attachment: null, isSpam: false } as const;
    await store.storeOnce(
      key,
      lead,
      async () => ({ ...lead, receivedAt: '2026-03-01T08:00:00.000Z' }),
      (error) => {
        throw error;
      },
    );
  }
}

const log = { warn: () => {}, error: () => {} };

/** A mailbox beside the webhook. */
function mailbox(): LeadChannel & { readonly keys: string[] } {
  const keys: string[] = [];
  return { name: 'email', keys, deliver: async ({ key }) => void keys.push(key) };
}

test('mails every lead while the webhook takes connections and answers nothing', async () => {
  await keep(30);
  const mail = mailbox();
  const worker = startDeliveries({
    what: 'a lead',
    outbox: openLeadOutbox(storage.db),
    channels: [mail, webhookChannel(url)],
    log,
  });
  const arrived = () => storage.db.$count(leadDeliveries, isNotNull(leadDeliveries.delivered_at));
  await eventually(async () => requested > 0 && (await arrived()) === 30);
  expect(mail.keys).toHaveLength(30);
  await worker.stop();
});

test('gives a webhook up that hangs, whatever the garbage collector does meanwhile @ci', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const collecting = setInterval(collect, 20);
  try {
    await keep(1);
    const channels = [webhookChannel(url)];
    const worker = startDeliveries({
      what: 'a lead',
      outbox: openLeadOutbox(storage.db),
      channels,
      log,
      timeLimit: 1_000,
    });
    const failed = async () => (await storage.db.select().from(leadDeliveries)).find((row) => row.last_error !== null);
    await eventually(async () => (await failed()) !== undefined);
    expect((await failed())?.last_error).toBe('No answer within 1 s');
    await worker.stop();
  } finally {
    clearInterval(collecting);
  }
});

test('gives a way up that does not listen to being told so', async () => {
  await keep(1);
  const deaf: LeadChannel = { name: 'webhook', deliver: () => new Promise(() => {}) };
  const worker = startDeliveries({
    what: 'a lead',
    outbox: openLeadOutbox(storage.db),
    channels: [deaf],
    log,
    timeLimit: 100,
  });
  await eventually(async () =>
    (await storage.db.select().from(leadDeliveries)).some(({ last_error }) => last_error === 'No answer within 0.1 s'),
  );
  await worker.stop();
});

test('asks a way that is down for one lead now and then, and for all of them once it is back', async () => {
  await keep(40);
  let isDown = true;
  let tries = 0;
  const channel: LeadChannel = {
    name: 'webhook',
    async deliver() {
      tries += 1;
      if (isDown) throw new Error('The webhook answered 503');
    },
  };
  const worker = startDeliveries({
    what: 'a lead',
    outbox: openLeadOutbox(storage.db),
    channels: [channel],
    log,
    pause: () => 300,
  });
  await eventually(() => tries >= 10);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const triesWhileDown = tries;
  // The first batch, and then one at each pause.
  expect(triesWhileDown).toBeLessThan(20);
  isDown = false;
  await eventually(async () => {
    worker.nudge();
    return (await storage.db.$count(leadDeliveries, isNotNull(leadDeliveries.delivered_at))) >= 40 - triesWhileDown;
  });
  await worker.stop();
});
