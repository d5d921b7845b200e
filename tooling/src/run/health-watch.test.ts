import { HealthWatch } from './health-watch';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** Checks once a second for so many seconds; returns when it was first failing, `null` for never. */
async function failingAfter(watch: HealthWatch, seconds: number): Promise<number | null> {
  for (let second = 1; second <= seconds; second += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    if (watch.isFailing()) return second;
  }
  return null;
}

test('three failures in a row count as failing, occasional ones do not', async () => {
  expect(await failingAfter(new HealthWatch(async () => false), 60)).toBe(16);
  let requested = 0;
  const nowAndThen = new HealthWatch(async () => {
    requested += 1;
    return requested % 3 === 0;
  });
  expect(await failingAfter(nowAndThen, 60)).toBeNull();
  expect(requested).toBe(12);
});

test('where a replacement has not helped, the next one comes later', async () => {
  const watch = new HealthWatch(async () => false);
  await failingAfter(watch, 60);
  watch.replaced();
  expect(watch.isFailing()).toBe(false);
  const second = await failingAfter(watch, 120);
  watch.replaced();
  const third = await failingAfter(watch, 120);
  expect(third).toBeGreaterThan(second ?? Number.POSITIVE_INFINITY);
});
