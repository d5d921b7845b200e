import type { CallDeclaration } from '@iwan/shared/contracts/call';
import type { Release } from '@iwan/shared/contracts/release';
import { grantsWith } from '../../src/composition/grants';
import { callTable } from '../data/calls/call-table';
import { ComposedSite, callersOf } from './composed-site';
import type { LiveRelease } from './read-release';
import type { ReleaseRegistry } from './release-registry';
import type { GrantReader } from './stored-grants';

const calls = [{ method: 'GET', path: '/api/blogs' }] as const;

test('a release that declares no calls may make none', () => {
  const table = callTable(callersOf([{ name: 'mfe-blog' }]));
  expect(table.mayMake('mfe-blog', 'GET', '/api/blogs')).toBe(false);
});

test('one that declares them may make no others, and the shell its own', () => {
  const table = callTable(callersOf([{ name: 'mfe-blog', calls }]));
  expect(table.mayMake('mfe-blog', 'GET', '/api/blogs')).toBe(true);
  expect(table.mayMake('mfe-blog', 'POST', '/api/comment')).toBe(false);
  expect(table.cachingOf('/api/projectapi')).toBeNull();
  expect(table.mayMake('shell', 'POST', '/api/contact')).toBe(true);
});

const kept: CallDeclaration = {
  method: 'GET',
  path: '/api/guides',
  answer: { key: 'data', holds: 'list' },
  keep: { freshFor: 3, staleFor: 600, variesBy: ['query'] },
};

function release(name: string, calls: readonly CallDeclaration[]): LiveRelease {
  const described = {
    name,
    version: 'v1',
    container: name,
    entry: 'browser/entry.js',
    files: {},
    modules: {},
    calls,
  } as Partial<Release>;
  const release = { ...described, pages: [], slots: [], dialogs: [] } as unknown as Release;
  const workers = { sendAddresses: () => {}, retire: () => {}, close: () => {} };
  return { release, publicPath: '/', modules: new Map(), resources: new Map(), styles: new Map() as never, workers };
}

function site(live: Map<string, LiveRelease>) {
  const report = jest.fn();
  const note = jest.fn();
  const registry = { current: async (name: string) => live.get(name) ?? null } as unknown as ReleaseRegistry;
  const grants = {
    current: grantsWith({ 'mfe-guides': { prefixes: ['/guides'] }, 'mfe-tours': { prefixes: ['/tours'] } }),
  };
  return { note, composed: new ComposedSite(registry, grants as unknown as GrantReader, { report, note }) };
}

test('the calls are composed once for a set of releases, and anew when one changes', async () => {
  const live = new Map([['mfe-guides', release('mfe-guides', [kept])]]);
  const { composed } = site(live);
  const first = (await composed.current()).calls;
  expect((await composed.current()).calls).toBe(first);
  expect(composed.calls.cachingOf('/api/guides')).not.toBeNull();
  live.set('mfe-guides', release('mfe-guides', [{ method: 'GET', path: '/api/guides' }]));
  expect((await composed.current()).calls).not.toBe(first);
  expect(composed.calls.cachingOf('/api/guides')).toBeNull();
});

test('before anything is composed nothing is kept, and the shell may make its own calls', () => {
  const { composed } = site(new Map());
  expect(composed.calls.cachingOf('/api/guides')).toBeNull();
  expect(composed.calls.mayMake('shell', 'POST', '/api/contact')).toBe(true);
});

test('what two releases declare differently is noted once, not with every document', async () => {
  const live = new Map([
    ['mfe-guides', release('mfe-guides', [kept])],
    ['mfe-tours', release('mfe-tours', [{ method: 'GET', path: '/api/guides' }])],
  ]);
  const { composed, note } = site(live);
  for (let document = 0; document < 3; document += 1) await composed.current();
  expect(note.mock.calls).toEqual([[expect.stringContaining('mfe-guides and mfe-tours declare GET /api/guides')]]);
});
