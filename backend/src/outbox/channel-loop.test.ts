import { startChannelLoop } from './channel-loop';
import { leaseMs } from './leases';
import { type Channel, ItemRefused, type Leased, type Outbox } from './outbox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const log = { warn: () => {}, error: () => {} };
const minute = 60_000;

interface Row {
  readonly item: string;
  attempts: number;
  due: number;
  isGone: boolean;
}

/** An outbox in memory, which gives out again what nobody holds any more, as that of a database does. */
function outboxOf(...items: readonly string[]) {
  const rows: Row[] = items.map((item) => ({ item, attempts: 0, due: 0, isGone: false }));
  const own = ({ id, attempt }: Leased<string>) => {
    const row = rows[id];
    return row?.attempts === attempt ? row : undefined;
  };
  const outbox: Outbox<string> = {
    async lease(_, limit) {
      const due = [...rows.entries()].filter(([, row]) => !row.isGone && row.due <= Date.now()).slice(0, limit);
      return due.map(([id, row]) => {
        Object.assign(row, { attempts: row.attempts + 1, due: Date.now() + leaseMs });
        return { id, attempt: row.attempts, item: row.item };
      });
    },
    renew: async (leased) => void Object.assign(own(leased) ?? {}, { due: Date.now() + leaseMs }),
    delivered: async (leased) => void Object.assign(own(leased) ?? {}, { isGone: true }),
    refused: async (leased) => void Object.assign(own(leased) ?? {}, { isGone: true }),
    reclaim: async () => {},
    failed: async (leased, _, pause) => void Object.assign(own(leased) ?? {}, { due: Date.now() + pause }),
  };
  return { outbox, rows };
}

/** In steps: between two of them what waits for no timer has its turns. */
async function pass(milliseconds: number): Promise<void> {
  for (let step = 0; step < 200; step += 1) await jest.advanceTimersByTimeAsync(milliseconds / 200);
}

const loop = (outbox: Outbox<string>, channel: Channel<string>) =>
  startChannelLoop({ outbox, channel, what: 'a mail', log, timeLimit: 15_000, pause: () => minute });

test('sixty addresses that are refused, for good or for now, hold up nobody behind them', async () => {
  const refused = Array.from({ length: 60 }, (_, each) => (each % 2 === 0 ? 'for good' : 'for now'));
  const { outbox, rows } = outboxOf(...refused, ...Array.from({ length: 40 }, () => 'fine'));
  const channel: Channel<string> = {
    name: 'search-alerts',
    async deliver(item) {
      if (item !== 'fine') throw new ItemRefused(new Error('550 No such mailbox'), item === 'for good', true);
    },
  };
  const worker = loop(outbox, channel);
  await pass(3_000);
  const gone = (item: string) => rows.filter((row) => row.item === item && row.isGone).length;
  expect([gone('fine'), gone('for good'), gone('for now')]).toEqual([40, 30, 0]);
  // Each of the others comes again after a pause of its own.
  expect(rows.every((row) => row.isGone || row.attempts === 1)).toBe(true);
  await worker.stop();
});

test('of mails that hang each keeps its own place, and the others go', async () => {
  const { outbox, rows } = outboxOf(...Array.from({ length: 40 }, (_, each) => (each < 4 ? 'hangs' : 'goes')));
  const channel: Channel<string> = {
    name: 'email',
    timeLimit: 20 * minute,
    deliver: (item) => (item === 'hangs' ? new Promise(() => {}) : Promise.resolve()),
  };
  const worker = loop(outbox, channel);
  await pass(minute);
  expect(rows.filter(({ isGone }) => isGone)).toHaveLength(36);
  const stopped = worker.stop();
  await pass(minute);
  await stopped;
});

test('a mail that its server confirms after eight minutes is sent once, by whichever worker', async () => {
  const { outbox, rows } = outboxOf('lead');
  let sent = 0;
  const slow: Channel<string> = {
    name: 'email',
    timeLimit: 20 * minute,
    deliver() {
      sent += 1;
      return new Promise((resolve) => setTimeout(resolve, 8 * minute));
    },
  };
  const workers = [loop(outbox, slow), loop(outbox, slow)];
  await pass(10 * minute);
  expect([sent, rows[0]?.isGone]).toEqual([1, true]);
  await Promise.all(workers.map((worker) => worker.stop()));
});
