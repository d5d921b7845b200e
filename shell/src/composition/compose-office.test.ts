import { matchRoutes } from 'react-router-dom';
import { composeOffice, type OfficeSource } from './compose-office';
import { grantsWith } from './grants';

const grants = grantsWith({ 'mfe-guides': { prefixes: ['/office/guides'] } });
type Page = NonNullable<OfficeSource['office']>['pages'][number];

function release(name: string, pages: readonly (Partial<Page> & { readonly pattern: string })[]): OfficeSource {
  const entry = 'browser/office/remoteEntry.1.js';
  return {
    ...{ name, version: 'v1' },
    files: { [entry]: { bytes: 1, sha384: 'a' } },
    office: {
      container: `${name.replace('-', '_')}_office`,
      entry,
      pages: pages.map((page, place) => ({
        ...{ name: `page-${place}`, module: './office/page', title: `Page ${place}` },
        ...page,
      })),
    },
  };
}

const meaning = (path: string, releases: readonly OfficeSource[]) =>
  matchRoutes(
    composeOffice(releases, grants).composition.pages.map((page) => ({ id: page.name, path: page.path })),
    path,
  )?.[0]?.route.id;

test('the menu orders screens of remotes and of the shell by their places, in five groups', () => {
  const { composition, refusals } = composeOffice(
    [
      release('mfe-listings', [{ pattern: '/office/projects', inMenu: 100, name: 'projects' }]),
      release('mfe-guides', [{ pattern: '/office/guides', inMenu: 5, name: 'guides' }]),
    ],
    grants,
  );
  expect(refusals).toEqual([]);
  const menu = composition.pages.flatMap(({ path, group }) => (group === undefined ? [] : [path]));
  const groups = [...new Set(composition.pages.flatMap(({ group }) => group ?? []))];
  expect(menu.indexOf('/office/guides')).toBe(0);
  expect(menu.indexOf('/office/projects')).toBeGreaterThan(menu.indexOf('/office/leads'));
  expect(groups).toEqual(['leads', 'catalogue', 'content', 'site', 'office']);
  expect(composition.pages.find(({ path }) => path === '/office/faq')?.group).toBe('content');
  expect(composition.releases['mfe-listings']).toEqual({
    ...{ version: 'v1', container: 'mfe_listings_office' },
    entry: '/remotes/mfe-listings/v1/office/remoteEntry.1.js',
    integrity: 'sha384-a',
  });
});

test('a fixed segment comes before a parameter, in any order of declaration', () => {
  const listings = release('mfe-listings', [
    { pattern: '/office/projects/:id', name: 'project' },
    { pattern: '/office/projects/new', name: 'new' },
  ]);
  expect(meaning('/office/projects/new', [listings])).toBe('mfe-listings/new');
  expect(meaning('/office/projects/12', [listings])).toBe('mfe-listings/project');
});

test.each([
  ['mfe-guides', '/office/leads', 'Nobody has granted the address /office/leads to mfe-guides'],
  ['mfe-guides', '/office/projects', 'which is granted to mfe-listings, not to mfe-guides'],
  ['mfe-guides', '/guides', 'is none of the office'],
  ['mfe-guides', '/office/guides/:id-draft', 'has a segment that is neither a word nor a parameter'],
])('%s gets no screen at %s, and the rest of the office stands', (remote, pattern, refusal) => {
  const { composition, refusals } = composeOffice([release(remote, [{ pattern }])], grants);
  expect(refusals).toEqual([expect.stringContaining(refusal)]);
  expect(composition.pages.map(({ remote: owner }) => owner)).not.toContain(remote);
  expect(meaning('/office/leads', [])).toBe('leads');
});

test('the first of two screens with one pattern is used', () => {
  const twice = release('mfe-guides', [
    { pattern: '/office/guides/:id', name: 'first' },
    { pattern: '/office/guides/:guide', name: 'second' },
  ]);
  expect(composeOffice([twice], grants).refusals).toEqual([
    'Two screens claim the address /office/guides/:guide: mfe-guides/first and mfe-guides/second.',
  ]);
  expect(meaning('/office/guides/1', [twice])).toBe('mfe-guides/first');
});

test('a release without screens has none in the office', () => {
  const { office: _, ...plain } = release('mfe-blog', []);
  expect(composeOffice([plain], grants).composition.releases).toEqual({});
});
