import type { PageDeclaration } from '@iwan/shared/contracts/release';
import { startProcessorTime } from '@iwan/shared/testing/processor-time';
import { wholeReleases } from '../testing/whole-composition';
import { compose, type DeclaredRelease, refusalsOf } from './compose';
import { grantsWith } from './grants';
import { matchPath, matchRoute } from './match-route';

const grants = grantsWith({ 'mfe-guides': { prefixes: ['/guides'] } });

const page = (name: string, pattern: string, rank = 0): PageDeclaration => ({
  name,
  pattern,
  module: './pages/any',
  rank,
  hydration: 'idle',
  example: pattern,
});

function guides(changes: Partial<DeclaredRelease>, name = 'mfe-guides'): DeclaredRelease {
  const modules = { './pages/any': { server: '', js: [], css: [] } };
  return { name, modules, pages: [], slots: [], dialogs: [], ...changes };
}

const siteWith = (...releases: readonly DeclaredRelease[]) =>
  compose([...wholeReleases, ...releases], grants, {}).composition;
const meant = (site: Parameters<typeof matchRoute>[0], path: string) => {
  const match = matchRoute(site, path);
  return match && [match.route.name, match.route.target.kind, match.params];
};

test('a page below a granted prefix comes before patterns with parameters', () => {
  const site = siteWith(guides({ pages: [page('guides', '/guides'), page('guide', '/guides/:id')] }));
  expect(meant(site, '/guides/')).toEqual(['mfe-guides/guides', 'remote', {}]);
  expect(meant(site, '/guides/visas')).toEqual(['mfe-guides/guide', 'remote', { id: 'visas' }]);
  expect(site.addresses['mfe-guides/guide']).toBe('/guides/:id');
});

test('an address below a granted prefix matches nothing else, even without a live release', () => {
  for (const site of [siteWith(), siteWith(guides({ pages: [page('guide', '/guides/:id')] }))]) {
    expect(meant(site, '/guides/a/b')).toEqual(['nowhere', 'unknown', {}]);
    expect(meant(site, '/guides')).toEqual(['nowhere', 'unknown', {}]);
    expect(meant(site, '/guideline')?.[0]).toBe('listing');
  }
});

test('of two matching pages of a remote the higher rank is used, then fewer parameters', () => {
  const pages = [page('any', '/guides/:id'), page('new', '/guides/new'), page('first', '/guides/:name-first', 1)];
  const site = siteWith(guides({ pages }));
  expect(meant(site, '/guides/new')?.[0]).toBe('mfe-guides/new');
  expect(meant(site, '/guides/x-first')?.[0]).toBe('mfe-guides/first');
  expect(meant(site, '/guides/x')?.[0]).toBe('mfe-guides/any');
});

test('an unpublished page differs from a page that nobody has', () => {
  const site = compose([guides({}, 'mfe-blog')], grants, {}).composition;
  expect(meant(site, '/blog')).toEqual(['blog', 'unpublished', {}]);
  expect(meant(site, '/career')).toEqual(['career', 'unavailable', {}]);
  expect(meant(site, '/')).toEqual(['home', 'shell', {}]);
  expect(matchRoute(site, '/a/b/c')).toBeNull();
});

const homeMore = { slot: 'home-more', rank: 0, hydration: 'idle' } as const;

test.each<[string, Partial<DeclaredRelease>, string]>([
  [
    'a pattern of another',
    { pages: [page('x', '/blog')] },
    'The address /blog is granted to mfe-blog, not to mfe-guides.',
  ],
  [
    'a pattern of the shell',
    { pages: [page('x', '/faq')] },
    'The address /faq is granted to the shell, not to mfe-guides.',
  ],
  [
    'a pattern that the specification leads elsewhere',
    { pages: [page('x', '/about/:id')] },
    'The address /about/:id is granted to the shell, not to mfe-guides.',
  ],
  [
    'a catch-all under another name',
    { pages: [page('x', '/:word')] },
    'The address /:word is granted to mfe-listings, not to mfe-guides.',
  ],
  [
    'a prefix of another',
    { pages: [page('x', '/blog/archive')] },
    'The address /blog/archive lies below /blog, which is granted to mfe-blog, not to mfe-guides.',
  ],
  [
    'a prefix of nobody',
    { pages: [page('x', '/news/:id')] },
    'Nobody has granted the address /news/:id to mfe-guides: "npm run grant -- mfe-guides /news" does.',
  ],
  ['a pattern that cannot be read', { pages: [page('x', '/guides/:')] }, 'The address "/guides/:" cannot be read'],
  [
    'a pattern with a slash at its end',
    { pages: [page('x', '/guides/')] },
    'must begin with a slash and end without one.',
  ],
  [
    'one pattern twice',
    { pages: [page('x', '/guides/:id'), page('y', '/guides/:name')] },
    'Two pages claim the address /guides/:name: mfe-guides x and mfe-guides y.',
  ],
  [
    'a module that it has not',
    { pages: [{ ...page('x', '/guides'), module: './pages/none' }] },
    'mfe-guides declares ./pages/none and has no such module.',
  ],
  [
    'a place of another',
    { slots: [{ slot: 'hero-search', module: './pages/any', rank: 0, hydration: 'idle' }] },
    'The place "hero-search" is mfe-listings\'s to fill, not mfe-guides\'s.',
  ],
  [
    'a place that is none',
    { slots: [{ slot: 'roof', module: './pages/any', rank: 0, hydration: 'idle' }] },
    'There is no place "roof" on the site\'s pages for mfe-guides to fill.',
  ],
  [
    'a place that every object has',
    { slots: [{ ...homeMore, slot: '__proto__', module: './pages/any' }] },
    'There is no place "__proto__" on the site\'s pages for mfe-guides to fill.',
  ],
  [
    'a place three times',
    { slots: Array.from({ length: 3 }, () => ({ ...homeMore, module: './pages/any' })) },
    'mfe-guides claims the place "home-more" more than once.',
  ],
  [
    'a place on a page that is the shell’s',
    { pages: [{ ...page('x', '/guides'), slots: ['hero-search'] }] },
    'The place "hero-search" is on pages of the shell, not of mfe-guides.',
  ],
  [
    'a place on a page that is another’s',
    { pages: [{ ...page('x', '/guides'), slots: ['projects-of-agent'] }] },
    'The place "projects-of-agent" is on pages of mfe-developers, not of mfe-guides.',
  ],
  [
    'a place on a page that is nobody’s',
    { pages: [{ ...page('x', '/guides'), slots: ['roof'] }] },
    'There is no place "roof" for a page of mfe-guides to have.',
  ],
  [
    'a dialog of another',
    { dialogs: [{ name: 'calculator', title: 'x', module: './pages/any' }] },
    'The dialog "calculator" is mfe-tools\'s, not mfe-guides\'s.',
  ],
])('%s is refused in one sentence, and forced in costs that part alone', (_, changes, sentence) => {
  const release = guides({
    ...changes,
    pages: [...(changes.pages ?? []), page('good', '/guides/good')],
  });
  expect(refusalsOf(release, wholeReleases, grants)).toEqual([expect.stringContaining(sentence)]);
  const site = siteWith(release);
  expect(meant(site, '/guides/good')?.[0]).toBe('mfe-guides/good');
  expect(meant(site, '/blog')).toEqual(['blog', 'remote', {}]);
  expect(site.dialogs.calculator?.source.remote).toBe('mfe-tools');
  expect(site.slots['hero-search']).toHaveLength(1);
});

test('two thousand pages are composed quickly', () => {
  const pages = Array.from({ length: 2000 }, (_, place) => page(`p${place}`, `/guides/${place}/:id`));
  const processorTime = startProcessorTime();
  expect(meant(siteWith(guides({ pages })), '/guides/1999/x')?.[0]).toBe('mfe-guides/p1999');
  expect(processorTime()).toBeLessThan(10_000);
});

test('a dialog with the visitor’s own data is marked as private', () => {
  const dialogs = [{ name: 'tour', title: 'Tour', module: './pages/any' }];
  const dialogOf = (isPrivate: boolean) =>
    compose([guides({ dialogs: dialogs.map((each) => ({ ...each, isPrivate })) })], grants, {}).composition.dialogs
      .tour;
  expect(dialogOf(true)?.isPrivate).toBe(true);
  expect(dialogOf(false)).not.toHaveProperty('isPrivate');
});

test('a dialog without an owner goes to the first remote, and a second is refused', () => {
  const dialogs = [{ name: 'tour', title: 'Tour', module: './pages/any' }];
  const first = guides({ dialogs });
  const second = guides({ dialogs }, 'mfe-tours');
  expect(refusalsOf(second, [first], grants)).toEqual([expect.stringContaining('The dialog "tour" is mfe-guides\'s')]);
  expect(siteWith(first).dialogs.tour?.title).toBe('Tour');
  const titled = guides({ dialogs: [{ name: 'tour', title: 'Tour', titles: { ar: 'جولة' }, module: './pages/any' }] });
  expect(siteWith(titled).dialogs.tour).toMatchObject({ title: 'Tour', titles: { ar: 'جولة' } });
});

test('the slot of an unavailable remote is kept, that of a remote that no longer fills it is not', () => {
  const { slots } = compose([guides({}, 'mfe-listings')], grants, {}).composition;
  expect(slots['hero-search']).toBeUndefined();
  expect(slots['agent-spotlight']).toMatchObject([{ remote: 'mfe-developers', module: './slots/agent-spotlight' }]);
});

test('a dialog of the header is known while its remote is unavailable', () => {
  expect(compose([], grants, {}).composition.dialogs.calculator).toMatchObject({
    title: 'Calculator',
    source: { remote: 'mfe-tools' },
  });
});

test('an open slot holds the parts of several remotes, the higher rank first', () => {
  const part = (rank: number) => [{ slot: 'home-more', module: './pages/any', rank, hydration: 'idle' as const }];
  const site = siteWith(guides({ slots: part(0) }), guides({ slots: part(5) }, 'mfe-tours'));
  expect(site.slots['home-more']?.map(({ remote }) => remote)).toEqual(['mfe-tours', 'mfe-guides']);
});

test('a page has only the slots that it declares', () => {
  const slots = ['projects-of-developer', 'roof'];
  const developers = guides({ pages: [{ ...page('list', '/developers'), slots }] }, 'mfe-developers');
  const { composition, refusals } = compose([developers], grants, {});
  expect(matchRoute(composition, '/developers')?.route.target).toMatchObject({ slots: ['projects-of-developer'] });
  expect(refusals).toEqual(['There is no place "roof" for a page of mfe-developers to have.']);
  expect(composition.slots['projects-of-developer']).toMatchObject([{ remote: 'mfe-listings' }]);
});

describe('resources', () => {
  const feed = (pattern: string) => [{ name: 'feed', pattern, server: 'server/feed.cjs' }];

  test('are below the granted prefix of their remote, with the parameters of their address', () => {
    const { resources, refusals } = compose([guides({ resources: feed('/guides/:id/feed.xml') })], grants, {});
    expect(refusals).toEqual([]);
    expect(resources).toMatchObject([{ remote: 'mfe-guides', name: 'feed', path: '/guides/:id/feed.xml' }]);
    expect(matchPath(resources[0]?.path ?? '', '/guides/visas/feed.xml')).toEqual({ id: 'visas' });
    expect(matchPath(resources[0]?.path ?? '', '/guides/feed.xml')).toBeNull();
  });

  test.each([
    [
      'elsewhere',
      '/elsewhere/feed.xml',
      [],
      'Nobody has granted the address /elsewhere/feed.xml to mfe-guides: "npm run grant -- mfe-guides /elsewhere/feed.xml" does.',
    ],
    [
      'below what another has',
      '/blog/guides.xml',
      [],
      'The address /blog/guides.xml lies below /blog, which is granted to mfe-blog, not to mfe-guides.',
    ],
    [
      'in the place of a page',
      '/guides/feed',
      [page('feed', '/guides/feed')],
      'Two claim the address /guides/feed: mfe-guides feed and mfe-guides feed.',
    ],
  ])('one %s is refused in one sentence', (_, pattern, pages, sentence) => {
    const { resources, refusals } = compose([guides({ pages, resources: feed(pattern) })], grants, {});
    expect([resources, refusals]).toEqual([[], [sentence]]);
  });
});

describe('forms', () => {
  const withForms = (forms: readonly string[], name?: string) =>
    guides({ pages: [{ ...page('order', '/guides/order'), forms }] }, name);

  test('are found by name, with their remotes in the order of their grants', () => {
    const blog = guides(
      { dialogs: [{ name: 'ask', title: 'Ask', module: './pages/any', forms: ['order'] }] },
      'mfe-blog',
    );
    const { forms } = compose([withForms(['order']), blog], grants, {});
    expect(forms.get('order')).toEqual([
      { remote: 'mfe-blog', module: './pages/any' },
      { remote: 'mfe-guides', module: './pages/any' },
    ]);
  });

  test.each([
    ['contact', 'The form "contact" is the shell\'s, not mfe-guides\'s.'],
    ['../x', '"../x" is no name of a form for mfe-guides: it is written in small letters, digits and hyphens.'],
  ])('"%s" is refused in one sentence', (form, sentence) => {
    const { forms, refusals } = compose([withForms([form])], grants, {});
    expect([forms.size, refusals]).toEqual([0, [sentence]]);
  });
});
