/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { leadDeliveries, leads } from '../../database/schema';
import { startDeliveries } from '../../outbox/channel-loop';
import { commandContext } from '../../testing/command-context';
import { eventually } from '../../testing/eventually';
import { type LeadStorage, openLeadStorage } from '../journal/storage';
import type { Lead } from '../lead';
import { createLeadStore } from '../store';
import { openLeadOutbox } from './outbox';
import { receiptChannel } from './receipt-channel';

jest.setTimeout(60_000);

let storage: LeadStorage;
beforeAll(async () => {
  const { environment, files, openClient } = commandContext();
  storage = await openLeadStorage(environment, files, { openClient, seed: false });
});
afterAll(() => storage.close());
beforeEach(() => storage.db.delete(leads));

const lead = (key: string, more: Partial<Lead> = {}): Lead => ({
  ...{ key, form: 'enquiry', attachment: null, isSpam: false, receivedAt: new Date().toISOString() },
  ...{ fields: { name: 'Ana', email: 'ana@example.com' }, ...more },
});

async function keep(kept: readonly Lead[]) {
  const store = createLeadStore({ ...storage, channels: ['webhook', 'receipt'], onStored: () => {} });
  for (const each of kept) {
    await store.storeOnce(
      each.key,
      each,
      async () => each,
      (error) => {
        throw error;
      },
    );
  }
}

const channelsOf = async () => (await storage.db.select().from(leadDeliveries)).map(({ channel }) => channel).sort();

/** Sends what waits; resolves with the recipients. */
async function sendAll(fail?: Error): Promise<readonly string[]> {
  const sent: string[] = [];
  const channel = receiptChannel(storage.db, {
    sendMail: async ({ to }) => {
      if (fail) throw fail;
      sent.push(to);
    },
    find: async () => ({ project: null, agent: null, developer: null }),
    origins: { site: 'https://site.example', office: null },
  });
  const log = { warn: () => {}, error: () => {} };
  const worker = startDeliveries({ what: 'a lead', outbox: openLeadOutbox(storage.db), channels: [channel], log });
  const receipts = async () =>
    (await storage.db.select().from(leadDeliveries)).filter((row) => row.channel === 'receipt');
  await eventually(async () => (await receipts()).every((row) => row.delivered_at !== null));
  await worker.stop();
  return sent.sort();
}

test('only a lead with an address that a person has sent has a receipt', async () => {
  await keep([
    lead('with'),
    lead('without', { form: 'super-agent', fields: { phone: '971501234567' } }),
    lead('entered', { form: 'by-hand' }),
    lead('bot', { isHasty: true }),
  ]);
  expect(await channelsOf()).toEqual(['receipt', 'webhook', 'webhook', 'webhook', 'webhook']);
});

test('one mailbox gets three a day, however its address is written, and others get theirs', async () => {
  const spellings = [
    'ana@example.com',
    'Ana+1@example.com',
    'a.n.a@example.com',
    'ana@EXAMPLE.com',
    'ana+x@example.com',
  ];
  const others = ['ben@example.com'];
  await keep([...spellings, ...others].map((email, index) => lead(`lead-${index}`, { fields: { email } })));
  expect(await sendAll()).toEqual(['Ana+1@example.com', 'a.n.a@example.com', 'ana@example.com', 'ben@example.com']);
});

test.each([
  ['an old lead', { receivedAt: new Date(Date.now() - 30 * 3_600_000).toISOString() }, undefined],
  [
    'an address that does not exist',
    {},
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 no such user' },
  ],
])('a receipt for %s is given up, and the delivery to the business is not', async (_, more, failure) => {
  await keep([lead('one', more)]);
  expect(await sendAll(failure && Object.assign(new Error(failure.response), failure))).toEqual([]);
  expect(await channelsOf()).toEqual(['webhook']);
});
