import type { Head, PageAddress } from '@iwan/shared/contracts/module';
import type { RemoteModule } from '../../../src/composition/composition';
import { composed, wholeReleases } from '../../../src/testing/whole-composition';
import type { WorkerModule } from '../../remote/workers/worker-modules';
import type { Context } from './page-addresses';
import { SiteAddresses } from './site-addresses';

const agents = {
  name: 'agents',
  pattern: '/our-team/agents',
  module: './pages/our-team',
  rank: 0,
  hydration: 'none',
  example: '/our-team/agents',
} as const;
/** The site with a page outside of section 2's table. */
const composition = composed(
  wholeReleases.map((release) =>
    release.name === 'mfe-developers' ? { ...release, pages: [...release.pages, agents] } : release,
  ),
);
const head = (changes: Partial<Head>): Head => ({ title: 'A', description: 'A', ...changes });

let addresses: Record<string, () => Promise<unknown>>;
let heads: Record<string, Head | null>;
let errors: unknown[];
let site: SiteAddresses;

beforeEach(() => {
  addresses = {};
  heads = {};
  errors = [];
  site = new SiteAddresses((error) => errors.push(error));
});

const host = {
  loadModule: async ({ remote, module }: RemoteModule) => {
    const said = addresses[`${remote} ${module}`];
    return (said ? { addresses: said } : {}) as unknown as WorkerModule;
  },
} satisfies Context['host'];

const context = (): Context => ({
  composition,
  host,
  http: {} as Context['http'],
  headOf: async (path) => heads[path] ?? null,
});
const collected = async (): Promise<readonly PageAddress[]> => (await site.collect(context())).pages;

test('tells of a page without parameters by the address that it calls its own', async () => {
  heads = {
    '/properties': head({ canonical: '/properties/' }),
    '/our-team/agents': head({ canonical: '/our-team/agents' }),
  };
  expect(await collected()).toEqual([{ path: '/properties/' }, { path: '/our-team/agents' }]);
});

test.each([
  ['is not to be found', head({ canonical: '/map/', noindex: true })],
  ['is another one’s', head({ canonical: '/properties/' })],
  ['says no address', head({})],
  ['is not there', null],
])('leaves out a page that %s', async (_, said) => {
  heads = { '/map': said };
  expect(await collected()).toEqual([]);
});

test('tells of the pages of a remote as it says them, each once', async () => {
  const said = [{ path: '/a-properties/' }, { path: '/a-properties/', lastModified: '2026-11-01' }];
  addresses['mfe-developers ./pages/developer'] = jest.fn(async () => said);
  expect(await collected()).toEqual([{ path: '/a-properties/', lastModified: '2026-11-01' }]);
  expect(addresses['mfe-developers ./pages/developer']).toHaveBeenCalledTimes(1);
});

test.each([
  ['another host', { path: 'https://evil.example/' }],
  ['another host without a scheme', { path: '//evil.example/' }],
  ['the page of another remote', { path: '/blog-details/1' }],
  ['no address', { path: 7 }],
  ['a broken address', { path: '/a b' }],
  ['an endless one', { path: `/${'a'.repeat(3000)}` }],
  ['nothing', null],
])('a remote cannot put in %s', async (_, said) => {
  addresses['mfe-developers ./pages/agent'] = async () => [said, { path: '/agents/a/' }];
  expect(await collected()).toEqual([{ path: '/agents/a/' }]);
});

test('a day that is none is left out', async () => {
  addresses['mfe-blog ./pages/article'] = async () => [{ path: '/blog-details/1', lastModified: 'long ago' }];
  expect(await collected()).toEqual([{ path: '/blog-details/1' }]);
});

test('keeps what a page has said while it cannot be asked', async () => {
  addresses['mfe-blog ./pages/article'] = async () => [{ path: '/blog-details/1' }];
  await collected();
  addresses['mfe-blog ./pages/article'] = async () => Promise.reject(new Error('The backend is away.'));
  expect(await site.collect(context())).toEqual({ pages: [{ path: '/blog-details/1' }], isWhole: true });
  expect(errors).toHaveLength(1);
});

test('says that it is not whole where a page has never been asked with success, and tells of the others', async () => {
  heads = { '/blog': head({ canonical: '/blog' }) };
  addresses['mfe-blog ./pages/article'] = async () => 'nonsense';
  expect(await site.collect(context())).toEqual({ pages: [{ path: '/blog' }], isWhole: false });
});
