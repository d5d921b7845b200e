import { ApiError } from '@iwan/shared/api/api-error';
import type { CallDeclaration } from '@iwan/shared/contracts/call';
import type { Http } from '@iwan/shared/contracts/http';
import { ResponseCache } from '../responses/response-cache';
import { OwnContent } from './own-content';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const declared: readonly CallDeclaration[] = [
  {
    ...{ method: 'GET', path: '/api/texts', answer: { key: 'data', holds: 'list' } },
    keep: { freshFor: 1, staleFor: 600, variesBy: ['query'] },
  },
  { method: 'POST', path: '/api/contact' },
];

const never = () => new Promise<never>(() => {});
const refused = (status: number) => async () => {
  throw new ApiError('status', { status });
};

/** A site whose backend answers as `backend.answers` does at the moment. */
function site(responses: () => Promise<unknown>) {
  const backend = { answers: responses, asked: 0 };
  const cache = new ResponseCache(
    async () => {
      backend.asked += 1;
      const body = await backend.answers();
      return { body, bytes: 1, digest: JSON.stringify(body) };
    },
    { maxAge: 600_000, report: () => {} },
  );
  const late: (readonly string[])[] = [];
  const content = new OwnContent({ answers: cache, declared, onLate: (keys) => void late.push(keys) });
  const direct = { get: async (path: string) => `direct ${path}` } as unknown as Http;
  const http = content.over(direct);
  const read = () => http.get('/api/texts').catch((error: ApiError) => error.kind);
  return { backend, cache, content, http, late, read };
}

/** The result, and after how many milliseconds it is there. */
async function timed(result: Promise<unknown>): Promise<readonly [unknown, number]> {
  const begunAt = performance.now();
  let ended: readonly [unknown, number] | undefined;
  void result.then((value) => {
    ended = [value, performance.now() - begunAt];
  });
  for (let waited = 0; waited < 3_000 && !ended; waited += 10) await later(10);
  return ended ?? ['nothing', 3_000];
}

test('what is cached is there at once, and other calls are made as before', async () => {
  const { read, http, backend } = site(async () => 'texts');
  expect(await read()).toBe('texts');
  expect([await read(), backend.asked]).toEqual(['texts', 1]);
  expect(await http.get('/api/projectapi')).toBe('direct /api/projectapi');
});

test('a document waits a quarter of a second for a backend that hangs, and no later one does', async () => {
  const { read, backend, late } = site(never);
  expect(await timed(read())).toEqual(['network', 250]);
  expect(await timed(read())).toEqual(['network', 0]);
  await later(5_000);
  expect(await timed(read())).toEqual(['network', 0]);
  backend.answers = async () => 'texts';
  await later(15_000);
  expect([await read(), late]).toEqual(['texts', [['texts']]]);
});

test('a backend without the call is asked every half minute, and by no document', async () => {
  const { read, backend, content } = site(refused(404));
  expect(await read()).toBe('status');
  expect(await Promise.all([read(), read()])).toEqual(['network', 'network']);
  await later(29_000);
  expect(backend.asked).toBe(1);
  await later(62_000);
  expect(backend.asked).toBe(4);
  content.close();
  await later(100_000);
  expect(backend.asked).toBe(4);
});

test('after a change that does not come, the text before stays, and what shows it is purged once it has come', async () => {
  const { read, backend, cache, late } = site(async () => 'before');
  await read();
  cache.forget(new Set(['texts']));
  backend.answers = refused(503);
  expect(await read()).toBe('before');
  backend.answers = async () => ({ data: 'after' });
  expect(await read()).toBe('before');
  await later(1_000);
  expect([await read(), late]).toEqual([{ data: 'after' }, [['texts']]]);
});

test('an outage of an hour costs one document a quarter of a second', async () => {
  const { read, backend } = site(async () => 'texts');
  await read();
  backend.answers = never;
  await later(3_600_000);
  expect(await timed(read())).toEqual(['texts', 250]);
  expect(await timed(read())).toEqual(['texts', 0]);
});
