import { PurgeQueue, siteKey } from './purge-queue';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function queueOf(send: (keys: readonly string[]) => Promise<void>, mostKeys = 50) {
  const sent: string[][] = [];
  const onAttempt = jest.fn();
  const queue = new PurgeQueue({
    mostKeys,
    onAttempt,
    send: async (keys) => {
      sent.push([...keys]);
      await send(keys);
    },
  });
  return { queue, sent, onAttempt };
}

test('keys are purged once, in requests of the allowed size', async () => {
  const { queue, sent } = queueOf(async () => {}, 2);
  queue.add(['a', 'b', 'a', 'c']);
  await later(0);
  expect(sent).toEqual([['a', 'b'], ['c']]);
  expect([queue.waiting, queue.isFailing]).toEqual([0, false]);
});

test('what is added while a purge is on its way is purged after it, also the same key', async () => {
  let finish = () => {};
  const { queue, sent } = queueOf(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  queue.add(['a']);
  queue.add(['a', 'b']);
  expect(sent).toEqual([['a']]);
  finish();
  await later(0);
  expect(sent).toEqual([['a'], ['a', 'b']]);
});

test('a purge that fails is tried again with growing pauses, together with what was added meanwhile', async () => {
  let isDown = true;
  const { queue, sent, onAttempt } = queueOf(async () => {
    if (isDown) throw new Error('It is down.');
  });
  queue.add(['a']);
  await later(499);
  expect([sent.length, queue.isFailing]).toEqual([1, true]);
  queue.add(['b']);
  await later(1);
  expect(sent).toEqual([['a'], ['a', 'b']]);
  await later(999);
  expect(sent).toHaveLength(2);
  isDown = false;
  await later(1);
  expect(sent[2]).toEqual(['a', 'b']);
  expect([queue.waiting, queue.isFailing]).toEqual([0, false]);
  expect(onAttempt.mock.calls.map(([error]) => error === null)).toEqual([false, false, true]);
});

test('a cache that is away for an hour is asked four times a minute, not more', async () => {
  const { queue, sent } = queueOf(async () => {
    throw new Error('It is down.');
  });
  queue.add(['a']);
  await later(3_600_000);
  expect(sent.length).toBeGreaterThan(200);
  expect(sent.length).toBeLessThan(260);
  queue.close();
});

test('where everything is purged, nothing else is; so too when too many keys wait', async () => {
  const { queue, sent } = queueOf(async () => {});
  queue.add(['a', siteKey, 'b']);
  await later(0);
  queue.add(Array.from({ length: 2_001 }, (_, id) => `project-${id}`));
  await later(0);
  expect(sent).toEqual([[siteKey], [siteKey]]);
});
