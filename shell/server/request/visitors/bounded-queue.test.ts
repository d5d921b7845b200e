import { boundedQueue, QueueOverflow } from './bounded-queue';

const never = () => new Promise<never>(() => {});

test('runs a few at a time and hands back what each gives', async () => {
  const queue = boundedQueue({ atOnce: 2, mostWaiting: 10, longestWait: 1000 });
  let running = 0;
  let most = 0;
  const task = async (value: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return value;
  };
  expect(await Promise.all([1, 2, 3, 4, 5].map((value) => queue(() => task(value))))).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('turns away what comes when too many wait', async () => {
  const queue = boundedQueue({ atOnce: 1, mostWaiting: 2, longestWait: 50 });
  const running = queue(never);
  running.catch(() => {});
  // The first leaves the queue for its turn in the next tick.
  await new Promise((resolve) => setImmediate(resolve));
  const waiting = [queue(never), queue(never)].map((one) => expect(one).rejects.toThrow(QueueOverflow));
  await expect(queue(never)).rejects.toThrow('Too many wait already.');
  await Promise.all(waiting);
});

test('gives up on what has waited too long, and never runs it', async () => {
  const queue = boundedQueue({ atOnce: 1, mostWaiting: 10, longestWait: 20 });
  let release = () => {};
  const first = queue(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  const late = jest.fn(async () => 7);
  await expect(queue(late)).rejects.toThrow('Its turn did not come within 20 ms.');
  release();
  await first;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(late).not.toHaveBeenCalled();
  expect(await queue(async () => 8)).toBe(8);
});
