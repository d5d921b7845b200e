import type { Exposes } from '@iwan/shared/contracts/exposes';
import { describeRemote } from './remote';

const backend: Exposes['backend'] = { contract: '^1.0.0' };

test('the table of contents names modules by their folders, with defaults for what is left out', () => {
  const { modules, declarations } = describeRemote('mfe-guides', '/nowhere', {
    pages: {
      guides: { pattern: '/guides' },
      guide: { pattern: '/guides/:id', example: '/guides/1', rank: 2, hydration: 'interaction' },
      first: { pattern: '/guides/first', module: 'guide' },
    },
    slots: { 'home-more': { rank: 1 } },
    dialogs: { tour: { title: 'Tour' } },
    backend,
  });
  expect(modules).toEqual({
    './pages/guides': './src/pages/guides/index.ts',
    './pages/guide': './src/pages/guide/index.ts',
    './slots/home-more': './src/slots/home-more/index.ts',
    './dialogs/tour': './src/dialogs/tour/index.ts',
  });
  expect(declarations.pages).toEqual([
    { name: 'guides', pattern: '/guides', module: './pages/guides', rank: 0, hydration: 'idle', example: '/guides' },
    {
      name: 'guide',
      pattern: '/guides/:id',
      module: './pages/guide',
      rank: 2,
      hydration: 'interaction',
      example: '/guides/1',
    },
    {
      name: 'first',
      pattern: '/guides/first',
      module: './pages/guide',
      rank: 0,
      hydration: 'idle',
      example: '/guides/first',
    },
  ]);
  expect(declarations.slots).toEqual([{ slot: 'home-more', module: './slots/home-more', rank: 1, hydration: 'idle' }]);
  expect(declarations.dialogs).toEqual([{ name: 'tour', title: 'Tour', module: './dialogs/tour' }]);
});

test('a page with a parameter needs an example address', () => {
  expect(() =>
    describeRemote('mfe-guides', '/nowhere', { pages: { guide: { pattern: '/guides/:id' } }, backend }),
  ).toThrow(
    'The page "guide" of mfe-guides needs an "example" in src/exposes.ts: an address of /guides/:id that can be shown.',
  );
});

test.each([
  [undefined, '^3.0.0'],
  ['^2.1.0', '^2.1.0'],
])('a remote that asks for contract %s is run by shells of %s', (contract, range) => {
  const { declarations } = describeRemote('mfe-guides', '/nowhere', { ...(contract && { contract }), backend });
  expect(declarations.contract).toBe(range);
});

test('a resource is built beside the modules, and is not for browsers', () => {
  const { declarations, modules, resources } = describeRemote('mfe-guides', '/nowhere', {
    pages: { guides: { pattern: '/guides', forms: ['order'] } },
    resources: { feed: { pattern: '/guides/feed.xml' } },
    services: ['weather'],
    backend,
  });
  expect(Object.keys(modules)).toEqual(['./pages/guides']);
  expect(resources).toEqual({ './resources/feed': './src/resources/feed/index.ts' });
  expect(declarations.resources).toEqual([
    { name: 'feed', pattern: '/guides/feed.xml', server: 'server/resources-feed.cjs' },
  ]);
  expect([declarations.pages[0]?.forms, declarations.services]).toEqual([['order'], ['weather']]);
});

test('calls are declared completely, and for earlier shells by the names in the backend’s contract', () => {
  const list = { method: 'GET', path: '/api/agentapi/:name' } as const;
  const { declarations } = describeRemote('mfe-guides', '/nowhere', {
    calls: [list, { method: 'POST', path: '/api/search-alerts' }],
    backend,
  });
  expect(declarations.calls).toEqual([list, { method: 'POST', path: '/api/search-alerts' }]);
  expect(declarations.backend).toEqual({ contract: '^1.0.0', calls: ['GET /api/agentapi/{name}'] });
});

test('a dialog has a title by language, or a single one', () => {
  const title = (locale: string) => `Tour in ${locale}`;
  const { declarations } = describeRemote('mfe-guides', '/nowhere', {
    dialogs: { tour: { title }, map: { title: 'Map' } },
    backend,
  });
  expect(declarations.dialogs.map((dialog) => dialog.title)).toEqual(['Tour in en-AE', 'Map']);
});

test('an invalid range of the contract is rejected with a message', () => {
  expect(() => describeRemote('mfe-guides', '/nowhere', { contract: 'new', backend })).toThrow(
    'The "contract" of mfe-guides in src/exposes.ts is no range of versions: new.',
  );
});

test('a page declares its slots, and a slot its examples', () => {
  const { declarations, modules } = describeRemote('mfe-guides', '/nowhere', {
    pages: { guides: { pattern: '/guides', slots: ['guides-more'] } },
    slots: { 'home-more': {}, 'projects-of-agent': { example: { agent: 'layla-haddad' } } },
    backend,
  });
  expect(declarations.pages[0]?.slots).toEqual(['guides-more']);
  expect(declarations.slots).toMatchObject([
    { slot: 'home-more', module: './slots/home-more' },
    { slot: 'projects-of-agent', module: './slots/projects-of-agent', example: { agent: 'layla-haddad' } },
  ]);
  expect(Object.keys(modules)).toContain('./slots/projects-of-agent');
});

test.each([
  ['Mfe Guides', { pages: { start: { pattern: '/guides' } } }, '"Mfe Guides" is no name of a remote'],
  [
    'mfe-guides',
    { pages: { 'my page': { pattern: '/guides' } } },
    '"my page" in src/exposes.ts of mfe-guides is no name',
  ],
  ['mfe-guides', { slots: { 'home more': {} } }, '"home more" in src/exposes.ts of mfe-guides is no name'],
  ['mfe-guides', { dialogs: { '../tour': { title: 'Tour' } } }, '"../tour" in src/exposes.ts of mfe-guides is no name'],
])('%s with %p is told so in one sentence before anything is built', (name, exposes, sentence) => {
  expect(() => describeRemote(name, '/nowhere', { ...exposes, backend })).toThrow(sentence);
});

test('a screen of the office is built separately, and is not a page of the site', () => {
  const { modules, officeModules, officePages, declarations } = describeRemote('mfe-guides', '/nowhere', {
    pages: {
      guides: { pattern: '/guides' },
      'office-guide': { audience: 'office', pattern: '/office/guides/:id', module: 'guide', title: () => 'Guide' },
      'office-guides': { audience: 'office', pattern: '/office/guides', title: () => 'Guides', inMenu: 300 },
    },
    backend,
  });
  expect(Object.keys(modules)).toEqual(['./pages/guides']);
  expect(declarations.pages.map(({ name }) => name)).toEqual(['guides']);
  expect(officeModules).toEqual({
    './office/guide': './src/office/guide/index.ts',
    './office/office-guides': './src/office/office-guides/index.ts',
  });
  expect(officePages).toEqual([
    { name: 'office-guide', pattern: '/office/guides/:id', module: './office/guide', title: 'Guide' },
    {
      ...{ name: 'office-guides', pattern: '/office/guides', module: './office/office-guides' },
      ...{ title: 'Guides', inMenu: 300 },
    },
  ]);
});
