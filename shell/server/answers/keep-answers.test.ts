import { keepAnswers } from './keep-answers';

const maxAge = 10 * 60_000;
const patience = 2_000;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

async function later(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
}

test('asks the backend once for what many requests want at the same time', async () => {
  const backend = jest.fn(async () => 'list');
  const read = keepAnswers(backend, { maxAge, patience, report: () => {} });
  expect(await Promise.all([read('/a'), read('/a'), read('/a')])).toEqual(['list', 'list', 'list']);
  expect(backend).toHaveBeenCalledTimes(1);
});

test('gives an old answer at once and the newer one to the next request', async () => {
  let price = 'old';
  const read = keepAnswers(async () => price, { maxAge, patience, report: () => {} });
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
    { maxAge, patience, report },
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
    { maxAge, patience, report: () => {} },
  );
  await expect(read('/a')).rejects.toThrow('down');
});

test('waits for a new answer when the old one is older than ten minutes', async () => {
  let price = 'old';
  const read = keepAnswers(async () => price, { maxAge, patience, report: () => {} });
  await read('/a');
  price = 'new';
  await later(11 * 60_000);
  expect(await read('/a')).toBe('new');
});

test('asks for every page where no answer may be kept, and still covers up a failure', async () => {
  let answer: () => string = () => 'first';
  const read = keepAnswers(async () => answer(), { maxAge: 0, patience, report: () => {} });
  expect(await read('/a')).toBe('first');
  answer = () => 'second';
  expect(await read('/a')).toBe('second');
  answer = () => {
    throw new Error('down');
  };
  expect(await read('/a')).toBe('second');
});

describe('a slow backend', () => {
  const backend = () => new Promise((answer) => setTimeout(answer, 3_000, 'late'));

  test('is not waited for longer than a page can, and its answer is there for the next one', async () => {
    const read = keepAnswers(backend, { maxAge, patience, report: () => {} });
    const first = expect(read('/a')).rejects.toThrow('No answer within 2000 ms.');
    await later(2_000);
    await first;
    await later(1_000);
    expect(await read('/a')).toBe('late');
  });

  test('is not waited for once the visitor has left', async () => {
    const read = keepAnswers(backend, { maxAge, patience, report: () => {} });
    const visit = new AbortController();
    const first = expect(read('/a', visit.signal)).rejects.toThrow('left');
    visit.abort(new Error('left'));
    await first;
    await later(3_000);
    expect(await read('/a')).toBe('late');
  });

  test('leaves the last good answer on the page, however old', async () => {
    let wait = 0;
    const report = jest.fn();
    const slower = () => new Promise((answer) => setTimeout(answer, wait, `after ${wait}`));
    const read = keepAnswers(slower, { maxAge: 0, patience, report });
    const first = read('/a');
    await later(0);
    expect(await first).toBe('after 0');
    wait = 3_000;
    const second = read('/a');
    await later(2_000);
    expect(await second).toBe('after 0');
    expect(report).toHaveBeenCalledWith('/a', expect.any(Error));
  });
});
