import { keepAnswers } from './keep-answers';

const maxAge = 10 * 60_000;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

async function later(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
}

test('asks the backend once for what many requests want at the same time', async () => {
  const backend = jest.fn(async () => 'list');
  const read = keepAnswers(backend, { maxAge, report: () => {} });
  expect(await Promise.all([read('/a'), read('/a'), read('/a')])).toEqual(['list', 'list', 'list']);
  expect(backend).toHaveBeenCalledTimes(1);
});

test('gives an old answer at once and the newer one to the next request', async () => {
  let price = 'old';
  const read = keepAnswers(async () => price, { maxAge, report: () => {} });
  expect(await read('/a')).toBe('old');
  price = 'new';
  await later(10_000);
  expect(await read('/a')).toBe('old');
  await later(1);
  expect(await read('/a')).toBe('new');
});

test('goes on with the last good answer while the backend is down, and says so in the log', async () => {
  let isDown = false;
  const report = jest.fn();
  const read = keepAnswers(
    async () => {
      if (isDown) throw new Error('down');
      return 'good';
    },
    { maxAge, report },
  );
  await read('/a');
  isDown = true;
  await later(10_000);
  expect(await read('/a')).toBe('good');
  await later(1);
  expect(await read('/a')).toBe('good');
  expect(report).toHaveBeenCalledWith('/a', expect.any(Error));
});

test('says that the backend is down where there never was an answer', async () => {
  const read = keepAnswers(
    async () => {
      throw new Error('down');
    },
    { maxAge, report: () => {} },
  );
  await expect(read('/a')).rejects.toThrow('down');
});

test('waits for a new answer when the old one is older than ten minutes', async () => {
  let price = 'old';
  const read = keepAnswers(async () => price, { maxAge, report: () => {} });
  await read('/a');
  price = 'new';
  await later(11 * 60_000);
  expect(await read('/a')).toBe('new');
});

test('asks for every page where no answer may be kept, and still covers up a failure', async () => {
  let answer: () => string = () => 'first';
  const read = keepAnswers(async () => answer(), { maxAge: 0, report: () => {} });
  expect(await read('/a')).toBe('first');
  answer = () => 'second';
  expect(await read('/a')).toBe('second');
  answer = () => {
    throw new Error('down');
  };
  expect(await read('/a')).toBe('second');
});
