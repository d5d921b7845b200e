import { ListPurges } from './purge-queue';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a few changes show in lists at once, a stream of them every ten seconds, and the last one always', async () => {
  const purge = jest.fn();
  const lists = new ListPurges(purge);
  for (let change = 0; change < 10; change += 1) lists.add('projects');
  expect(purge).toHaveBeenCalledTimes(10);
  for (let second = 0; second < 61; second += 1) {
    lists.add('projects');
    await later(1_000);
  }
  expect(purge).toHaveBeenCalledTimes(16);
  lists.add('projects');
  await later(10_000);
  expect(purge).toHaveBeenCalledTimes(17);
  await later(100_000);
  expect(purge).toHaveBeenCalledTimes(17);
});

test('the lists of one kind do not wait for those of another', async () => {
  const purge = jest.fn();
  const lists = new ListPurges(purge);
  for (let change = 0; change < 20; change += 1) lists.add('projects');
  lists.add('articles');
  expect(purge).toHaveBeenLastCalledWith('articles');
  lists.close();
});
