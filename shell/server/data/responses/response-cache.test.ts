import { ApiError } from '@iwan/shared/api/api-error';
import { currentRequestId, inRequest } from '../../request/network/request-context';
import { listCall, recordCall } from '../../testing/cached-call';
import type { CachedCall } from '../calls/cached-call';
import type { FetchedResponse } from './fetch-response';
import { ResponseCache } from './response-cache';

const maxAge = 10 * 60_000;
const timeout = 2_000;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const response = (body: unknown): FetchedResponse => {
  const text = JSON.stringify(body);
  return { body, bytes: text.length, digest: text };
};

function keep(fetch: (path: string) => Promise<unknown>, options: { readonly maxAge?: number } = {}) {
  const report = jest.fn();
  const responses = new ResponseCache(async (path) => response(await fetch(path)), { maxAge, report, ...options });
  return {
    answers: responses,
    report,
    read: async (path: string, signal?: AbortSignal, call: CachedCall = listCall()) =>
      (await responses.read(call, path, { timeout, signal })).body,
  };
}

test('asks the backend once for what many requests want at the same time', async () => {
  const backend = jest.fn(async () => 'list');
  const { read } = keep(backend);
  expect(await Promise.all([read('/api/a'), read('/api/a'), read('/api/a')])).toEqual(['list', 'list', 'list']);
  expect(backend).toHaveBeenCalledTimes(1);
});

test('gives an old answer at once and the newer one to the next request', async () => {
  let price = 'old';
  const { read } = keep(async () => price);
  expect(await read('/api/a')).toBe('old');
  price = 'new';
  await later(10_000);
  expect(await read('/api/a')).toBe('old');
  await later(1);
  expect(await read('/api/a')).toBe('new');
});

test('a newer answer that nobody waits for is fetched under an id of its own', async () => {
  const ids: (string | undefined)[] = [];
  const { read } = keep(async () => ids.push(currentRequestId()));
  await inRequest('first', () => read('/api/a'));
  await later(10_000);
  await inRequest('second', () => read('/api/a'));
  await later(1);
  expect(ids).toEqual(['first', expect.not.stringMatching(/^(first|second)$/)]);
});

test('goes on with the last good answer while the backend is down, and says so', async () => {
  let isDown = false;
  const { read, report } = keep(async () => {
    if (isDown) throw new Error('down');
    return 'good';
  });
  await read('/api/a');
  isDown = true;
  await later(10_000);
  expect(await read('/api/a')).toBe('good');
  await later(1);
  expect(await read('/api/a')).toBe('good');
  expect(report).toHaveBeenCalledWith('/api/a', expect.any(Error));
});

describe.each([
  ['a record that the backend says is gone', recordCall, { status: 404, said: 'Property not found' }, 'gone'],
  ['a record for which something else says 404', recordCall, { status: 404 }, 'kept'],
  ['a record that cannot be read just now', recordCall, { status: 503, said: 'Please come again' }, 'kept'],
  ['a list, which is never gone', listCall, { status: 404, said: 'There is nothing at this address' }, 'kept'],
] as const)('%s', (_, call, refusal, outcome) => {
  test(`is ${outcome}, whether its answer was old or too old`, async () => {
    let isRefused = false;
    const { read } = keep(async () => {
      if (isRefused) throw new ApiError('status', refusal);
      return 'shown';
    });
    const reading = () => read('/api/projectapi/x', undefined, call()).catch(({ status }: ApiError) => status);
    await reading();
    isRefused = true;
    await later(10_000);
    expect(await reading()).toBe('shown');
    await later(1);
    expect(await reading()).toBe(outcome === 'gone' ? 404 : 'shown');
    isRefused = false;
    await reading();
    isRefused = true;
    await later(maxAge);
    expect(await reading()).toBe(outcome === 'gone' ? 404 : 'shown');
  });
});

test('says that the backend is down where there never was an answer', async () => {
  const { read } = keep(async () => {
    throw new Error('down');
  });
  await expect(read('/api/a')).rejects.toThrow('down');
});

test('waits for a new answer when the old one is older than ten minutes', async () => {
  let price = 'old';
  const { read } = keep(async () => price);
  await read('/api/a');
  price = 'new';
  await later(11 * 60_000);
  expect(await read('/api/a')).toBe('new');
});

test('asks for every page where no answer may be kept, and still covers up a failure', async () => {
  let say: () => string = () => 'first';
  const { read } = keep(async () => say(), { maxAge: 0 });
  expect(await read('/api/a')).toBe('first');
  say = () => 'second';
  expect(await read('/api/a')).toBe('second');
  say = () => {
    throw new Error('down');
  };
  expect(await read('/api/a')).toBe('second');
});

describe('a call', () => {
  test.each([
    ['is as good as new for as long as it declares', { freshFor: 60_000 }, 59_000, 'old', 1],
    ['is given while a newer one is fetched after that', { freshFor: 60_000 }, 61_000, 'old', 2],
    ['is given so for no longer than it declares', { freshFor: 1_000, staleFor: 5_000 }, 6_000, 'new', 2],
    ['is asked for by every page where it declares no time', { freshFor: 0, staleFor: 0 }, 0, 'new', 2],
  ])('%s', async (_, changes, milliseconds, given, requests) => {
    let price = 'old';
    const backend = jest.fn(async () => price);
    const { read } = keep(backend);
    await read('/api/a', undefined, listCall(changes));
    price = 'new';
    await later(milliseconds);
    expect(await read('/api/a', undefined, listCall(changes))).toBe(given);
    expect(backend).toHaveBeenCalledTimes(requests);
  });

  test('that does not vary by its query is asked and kept without one', async () => {
    const backend = jest.fn(async (path: string) => path);
    const { read } = keep(backend);
    const call = listCall({ variesByQuery: false });
    for (const query of ['', '?a=1', '?b=2']) expect(await read(`/api/a${query}`, undefined, call)).toBe('/api/a');
    expect(backend).toHaveBeenCalledTimes(1);
  });
});

test('a reader who wants it new waits for the backend, and has the older one only while that is away', async () => {
  let say: () => string = () => 'first';
  const { answers, read } = keep(async () => say());
  await read('/api/a');
  const readNew = async () => (await answers.read(listCall(), '/api/a', { timeout, isNew: true })).body;
  say = () => 'second';
  expect(await readNew()).toBe('second');
  say = () => {
    throw new Error('down');
  };
  expect(await readNew()).toBe('second');
});

test('gives up a whole list for others where all of them together are too large', async () => {
  const huge = { body: { data: [] }, bytes: 60 * 1024 * 1024, digest: 'x' };
  const responses = new ResponseCache(async () => huge, { maxAge, report: () => {} });
  for (const path of ['/api/a', '/api/b', '/api/c']) await responses.read(listCall(), path, { timeout });
  const isKept = (path: string) => responses.lastAnswer(listCall(), path) !== undefined;
  expect(['/api/a', '/api/b', '/api/c'].map(isKept)).toEqual([false, true, true]);
});

describe('a backend of eight seconds', () => {
  const backend = () => new Promise((resolve) => setTimeout(resolve, 8_000, 'late'));

  test('is waited for once, no longer than a page can, and served from then on', async () => {
    const { read, report } = keep(backend);
    const first = expect(read('/api/a')).rejects.toThrow('No answer within 2000 ms.');
    await later(2_000);
    await first;
    expect(report).toHaveBeenCalledWith('/api/a', expect.any(Error));
    await later(6_000);
    for (let visit = 0; visit < 5; visit += 1) {
      expect(await read('/api/a')).toBe('late');
      await later(60_000);
    }
  });

  test('is not waited for once the visitor has left', async () => {
    const { read } = keep(backend);
    const visit = new AbortController();
    const first = expect(read('/api/a', visit.signal)).rejects.toThrow('left');
    visit.abort(new Error('left'));
    await first;
    await later(8_000);
    expect(await read('/api/a')).toBe('late');
  });
});

describe('a backend that hung', () => {
  const hangUntil = (time: number) => {
    const backend = jest.fn(async () => (Date.now() < time ? new Promise(() => {}) : `at ${Date.now()}`));
    return { backend, ...keep(backend) };
  };

  test('is heard again seconds after it is back, not when the request that hung is over', async () => {
    const { read, backend } = hangUntil(2_500);
    const first = expect(read('/api/a')).rejects.toThrow('No answer within 2000 ms.');
    await later(2_900);
    await first;
    // Before that everybody waits for the same request.
    const second = expect(read('/api/a')).rejects.toThrow('No answer within 2000 ms.');
    expect(backend).toHaveBeenCalledTimes(1);
    await later(100);
    expect(await read('/api/a')).toBe('at 3000');
    await later(2_000);
    await second;
  });

  test('that is slow and no more is heard by whoever comes late as well', async () => {
    const { read } = keep(() => new Promise((resolve) => setTimeout(() => resolve(`at ${Date.now()}`), 3_500)));
    const first = expect(read('/api/a')).rejects.toThrow('No answer within 2000 ms.');
    await later(3_100);
    await first;
    const second = read('/api/a');
    await later(400);
    expect(await second).toBe('at 3500');
  });

  test('does not put back what it says late', async () => {
    let say = (_: string) => {};
    const hung = new Promise((resolve) => {
      say = resolve;
    });
    const responses = [hung, 'new'];
    const { read } = keep(async () => responses.shift());
    const first = expect(read('/api/a')).rejects.toThrow('No answer within 2000 ms.');
    await later(3_000);
    await first;
    expect(await read('/api/a')).toBe('new');
    await later(1_000);
    say('old');
    await later(0);
    expect(await read('/api/a')).toBe('new');
  });
});

describe('a plain backend', () => {
  const list = { data: [{ name: 'Harbour Gate' }] };

  test('is asked once for the list that it answers every query with, and the list is kept once', async () => {
    const backend = jest.fn(async () => list);
    const { read } = keep(backend);
    await read('/api/projectapi?page=1');
    for (let count = 0; count < 10_000; count += 1) expect(await read(`/api/projectapi?named=x${count}`)).toEqual(list);
    expect(backend.mock.calls.flat()).toEqual(['/api/projectapi?page=1', '/api/projectapi']);
  });

  test('is not taken for plain where an answer without meta is another than the whole list', async () => {
    const { read } = keep(async (path) => (path.includes('?') ? { data: [path] } : list));
    expect(await read('/api/projectapi?id=1')).toEqual({ data: ['/api/projectapi?id=1'] });
    expect(await read('/api/projectapi?id=2')).toEqual({ data: ['/api/projectapi?id=2'] });
  });

  test('can be exchanged for one that reads the query', async () => {
    let isPlain = true;
    const { read } = keep(async (path) => (isPlain ? list : { data: [path], meta: {} }));
    await read('/api/projectapi?id=1');
    isPlain = false;
    await later(11 * 60_000);
    expect(await read('/api/projectapi?id=1')).toEqual({ data: ['/api/projectapi?id=1'], meta: {} });
    expect(await read('/api/projectapi?id=2')).toEqual({ data: ['/api/projectapi?id=2'], meta: {} });
  });
});

test('keeps no more than its share of bytes, and gives up what was asked for longest ago', async () => {
  const backend = jest.fn(async (path: string) => ({ data: [path, 'x'.repeat(1024 * 1024)], meta: {} }));
  const { answers, read } = keep(backend);
  for (let count = 0; count < 60; count += 1) await read(`/api/projectapi?named=${count}`);
  const kept = Array.from(
    { length: 60 },
    (_, count) => answers.lastAnswer(listCall(), `/api/projectapi?named=${count}`) !== undefined,
  );
  expect(kept.filter(Boolean).length).toBeLessThanOrEqual(8);
  expect(kept.at(-1)).toBe(true);
  expect(kept[0]).toBe(false);
});

test('turns away what comes while too many answers are under way', async () => {
  const { read } = keep(() => new Promise(() => {}));
  const waiting = Array.from({ length: 256 }, (_, count) => read(`/api/projectapi/${count}`));
  for (const one of waiting) one.catch(() => {});
  await expect(read('/api/projectapi/one-more')).rejects.toThrow('The server could not be reached');
  await later(timeout);
});

test('is asked again in time though somebody has set the clock back by a year', async () => {
  let price = 'old';
  const { read } = keep(async () => price);
  expect(await read('/api/a')).toBe('old');
  price = 'new';
  jest.setSystemTime(Date.now() - 365 * 24 * 60 * 60_000);
  await later(10_000);
  await read('/api/a');
  await later(1);
  expect(await read('/api/a')).toBe('new');
});

const priced = (price: string) => ({ data: { id: 17, price } });

test('a response of a changed record is read again by the next reader, others are not', async () => {
  let price = 'old';
  const backend = jest.fn(async (path: string) => (path.includes('blogs') ? { blogs: { id: 17 } } : priced(price)));
  const { answers, read } = keep(backend);
  await read('/api/projectapi/salt', undefined, recordCall());
  await read('/api/blogs/17', undefined, recordCall());
  price = 'new';
  answers.forget(new Set(['project-17']));
  expect(await read('/api/projectapi/salt', undefined, recordCall())).toEqual(priced('new'));
  await read('/api/blogs/17', undefined, recordCall());
  expect(backend).toHaveBeenCalledTimes(3);
  answers.forget('all');
  await read('/api/blogs/17', undefined, recordCall());
  expect(backend).toHaveBeenCalledTimes(4);
});

test('what was on its way when a record changed is used for nobody who asks later', async () => {
  const answered: ((body: unknown) => void)[] = [];
  const { answers, read } = keep(() => new Promise((resolve) => answered.push(resolve)));
  const first = read('/api/projectapi/salt', undefined, recordCall());
  answers.forget(new Set(['project-17']));
  const second = read('/api/projectapi/salt', undefined, recordCall());
  answered[1]?.(priced('new'));
  expect(await second).toEqual(priced('new'));
  answered[0]?.(priced('old'));
  await first;
  expect(await read('/api/projectapi/salt', undefined, recordCall())).toEqual(priced('new'));

  const third = read('/api/projectapi/other', undefined, recordCall());
  answers.forget('all');
  answered[2]?.(priced('old'));
  expect(await third).toEqual(priced('old'));
  const fourth = read('/api/projectapi/other', undefined, recordCall());
  answered[3]?.(priced('new'));
  expect(await fourth).toEqual(priced('new'));
});

test('a response of a changed record is still used while the backend is down', async () => {
  let isDown = false;
  const { answers, read } = keep(async () => {
    if (isDown) throw new ApiError('network');
    return priced('old');
  });
  await read('/api/projectapi/salt', undefined, recordCall());
  isDown = true;
  answers.forget(new Set(['project-17']));
  expect(await read('/api/projectapi/salt', undefined, recordCall())).toEqual(priced('old'));
});
