import type { CallDeclaration, CallKeeping } from '@iwan/shared/contracts/call';
import { startProcessorTime } from '@iwan/shared/testing/processor-time';
import { callTable } from './call-table';

const keep: CallKeeping = { freshFor: 3, staleFor: 600, variesBy: ['query'] };
const kept = (path: string, changes: Partial<CallKeeping> = {}, key = 'data'): CallDeclaration => ({
  method: 'GET',
  path,
  answer: { key, holds: 'list' },
  keep: { ...keep, ...changes },
});
const unkept = (path: string): CallDeclaration => ({ method: 'GET', path });
const of = (name: string, ...calls: readonly CallDeclaration[]) => ({ name, calls });

describe('a path is kept', () => {
  const table = callTable([
    of('mfe-guides', kept('/api/guides'), kept('/api/guides/:name'), kept('/api/guides/newest', { freshFor: 60 })),
    of('mfe-tours', unkept('/api/tours'), { ...kept('/api/orders'), method: 'POST' }),
  ]);

  test.each([
    ['/api/guides', 3_000],
    ['/api/guides/', 3_000],
    ['/api/guides?page=2&words=a/b', 3_000],
    ['/api/guides/visas', 3_000],
    ['/api/guides/golden%20visas%2Fnew?x=1', 3_000],
    ['/api/guides/newest', 60_000],
    ['/api/guides/x/../newest', 60_000],
  ])('as it is declared: %s for %d ms', (path, freshFor) => {
    expect(table.cachingOf(path)).toMatchObject({ freshFor, staleFor: 600_000, variesByQuery: true });
  });

  test.each([
    '/api/tours',
    '/api/orders',
    '/api/nothing',
    '/api/guides/visas/1',
    '/API/guides',
    '/api/guides/../tours',
    '/metrics',
    '@evil.example/api/guides',
    'api/guides',
    '',
  ])('not at all where nobody has declared that: %s', (path) => {
    expect(table.cachingOf(path)).toBeNull();
  });

  test('as a whole list where its address is its own', () => {
    expect([table.cachingOf('/api/guides')?.isWholeList, table.cachingOf('/api/guides/visas')?.isWholeList]).toEqual([
      true,
      false,
    ]);
  });
});

describe('of two that declare one call differently', () => {
  test.each<[string, Partial<CallKeeping>, Partial<CallKeeping>, object]>([
    ['the shorter times hold', { freshFor: 60, staleFor: 5 }, { freshFor: 1 }, { freshFor: 1_000, staleFor: 5_000 }],
    ['a query that one depends on counts', { variesBy: [] }, { variesBy: ['query'] }, { variesByQuery: true }],
    ['browsers get a new one', {}, { isNewForBrowsers: true }, { isNewForBrowsers: true }],
  ])('%s', (_, one, other, held) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const table = callTable([
        of('mfe-guides', kept('/api/guides/:id', first)),
        of('mfe-tours', kept('/api/guides/:name', second)),
      ]);
      expect(table.cachingOf('/api/guides/7')).toMatchObject(held);
      expect(table.differences).toHaveLength(1);
    }
  });

  test('one that keeps nothing has its way, and it is said once what holds', () => {
    const table = callTable([of('mfe-guides', kept('/api/guides')), of('mfe-tours', unkept('/api/guides'))]);
    expect(table.cachingOf('/api/guides')).toBeNull();
    expect(table.differences).toEqual([
      'mfe-guides and mfe-tours declare GET /api/guides differently: it is not kept, which is the shorter of both.',
    ]);
  });

  test('either envelope is an answer', () => {
    const table = callTable([
      of('mfe-guides', kept('/api/guides')),
      of('mfe-tours', kept('/api/guides', {}, 'guides')),
    ]);
    expect(table.cachingOf('/api/guides')?.answers.map(({ key }) => key)).toEqual(['data', 'guides']);
  });

  test('nothing is said where both say the same', () => {
    const table = callTable([of('mfe-guides', kept('/api/guides/:id')), of('mfe-tours', kept('/api/guides/:name'))]);
    expect(table.differences).toEqual([]);
  });

  test('a narrower pattern of another team makes no answer older than its own team has declared', () => {
    const table = callTable([of('mfe-guides', unkept('/api/guides/:id')), of('mfe-tours', kept('/api/guides/7'))]);
    expect(table.cachingOf('/api/guides/7')).toBeNull();
  });
});

test('what an answer varies by that this shell does not know is never kept', () => {
  const table = callTable([of('mfe-guides', kept('/api/guides', { variesBy: ['query', 'weather'] }))]);
  expect(table.cachingOf('/api/guides')).toBeNull();
  expect(table.mayMake('mfe-guides', 'GET', '/api/guides')).toBe(true);
});

test.each([
  ['mfe-guides', 'GET', '/api/guides?page=2', true],
  ['mfe-guides', 'GET', '/api/guides/7', true],
  ['mfe-guides', 'POST', '/api/guides', false],
  ['mfe-guides', 'POST', '/api/orders', true],
  ['mfe-guides', 'GET', '/api/guides/../session', false],
  ['mfe-guides', 'GET', '//evil.example/api/guides', false],
  ['mfe-guides', 'GET', '@evil.example/api/guides', false],
  ['mfe-tours', 'GET', '/api/guides', false],
  ['mfe-tours', 'GET', '/api/guides/7', true],
  ['mfe-tours', 'GET', '/api/guides/8', false],
  ['nobody', 'GET', '/api/guides', false],
])('whether %s may make the call %s %s: %s', (name, method, path, may) => {
  const table = callTable([
    of('mfe-guides', unkept('/api/guides'), kept('/api/guides/:id'), { method: 'POST', path: '/api/orders' }),
    of('mfe-tours', unkept('/api/guides/7')),
  ]);
  expect(table.mayMake(name, method, path)).toBe(may);
});

test('the calls of ten remotes that have as many as they may are composed in a moment', () => {
  const many = (remote: number) =>
    of(`mfe-${remote}`, ...Array.from({ length: 60 }, (_, place) => kept(`/api/a/${remote}-${place}/:x/:y/:z`)));
  const processorTime = startProcessorTime();
  callTable(Array.from({ length: 10 }, (_, remote) => many(remote)));
  expect(processorTime()).toBeLessThan(1_000);
});
