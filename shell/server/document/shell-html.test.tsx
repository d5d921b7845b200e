import { renderToString } from 'react-dom/server';
import { App } from '../../src/app';
import type { LoadedPage } from '../../src/federation/page/load-page';
import { shellPages } from '../../src/pages/shell-pages';
import { ShellHtmlCache } from './shell-html';

const part = (id: string, data: unknown = id) => ({
  id,
  source: { remote: 'mfe-listings', module: `./slots/${id}`, hydration: 'visible' as const },
  result: { status: 'ready' as const, data },
});
const failed = (id: string) => ({
  ...part(id),
  result: { status: 'failed' as const, failure: { kind: 'unavailable' as const } },
});
const page = (changes: Partial<LoadedPage> = {}): LoadedPage => ({
  name: 'developer',
  head: { title: 'Emaar', description: 'x' },
  status: 200,
  island: { status: 'ready', data: 'page' },
  source: { remote: 'mfe-developers', module: './pages/developer', hydration: 'visible' },
  slots: {},
  rendered: ['page'],
  ...changes,
});

type Part = Parameters<ShellHtmlCache['html']>[0];

const site = {};
const given = (changes: Partial<Part> = {}): Part => ({
  site,
  page: page(),
  pathname: '/developers/emaar',
  posted: null,
  links: { agentSignIn: 'https://agents.example', superAgent: 'https://super.example' },
  footer: {},
  intro: false,
  html: new Map([['page', '<h1>Emaar $& $1</h1>']]),
  dialog: null,
  ...changes,
});
const alone = ({ site: _, ...props }: Part) => renderToString(<App {...props} />);

beforeAll(() => shellPages.home?.code.load());

test.each<[string, Partial<Part>]>([
  ['a page of a remote', {}],
  ['another HTML of its island', { html: new Map([['page', '<p>another</p>']]) }],
  ['an island without HTML', { html: new Map() }],
  [
    'a page that failed',
    { page: page({ island: { status: 'failed', failure: { kind: 'unpublished' } }, rendered: [] }) },
  ],
  ['another title', { page: page({ head: { title: 'Damac', description: 'x' } }) }],
  ['another path', { pathname: '/blog' }],
  ['other texts in the footer', { footer: { promise: 'Now and then', rights: '© {year} Iwan & Co' } }],
  ['a dialog', { dialog: { html: '<p>a dialog</p>' } }],
  ['a dialog that failed', { dialog: { html: null } }],
  ['a form that was posted', { posted: { form: 'subscribe', outcome: 'sent' } }],
  ['a form that has failed', { posted: { form: 'subscribe', outcome: 'failed' } }],
])('with %s the HTML is that of the app, first and from the cache', (_, changes) => {
  const cache = new ShellHtmlCache({ maxAge: 600_000 });
  cache.html(given());
  const asked = given(changes);
  const expected = alone(asked);
  expect(cache.html(asked)).toBe(expected);
  expect(cache.html(asked)).toBe(expected);
});

test('parts in the slots of the shell’s own page are each at their place, or say that they failed', () => {
  const cache = new ShellHtmlCache({ maxAge: 600_000 });
  const slots = Object.fromEntries(
    ['hero-search', 'premier-listings', 'fresh-finds', 'agent-spotlight', 'developers-carousel', 'home-more'].map(
      (name) => [name, [name === 'fresh-finds' ? failed(name) : part(name)]],
    ),
  );
  const rendered = Object.keys(slots).filter((name) => name !== 'fresh-finds');
  const home = page({ name: 'home', island: null, source: null, slots, rendered });
  const asked = given({
    page: home,
    pathname: '/',
    intro: true,
    html: new Map(rendered.map((name) => [name, `<p>${name}</p>`])),
  });
  const expected = alone(asked);
  expect(expected).toContain('<p>home-more</p>');
  expect(cache.html(asked)).toBe(expected);
  const withAll = { ...slots, 'fresh-finds': [part('fresh-finds')] };
  const whole = given({ ...asked, page: page({ ...home, slots: withAll, rendered: Object.keys(slots) }) });
  expect(cache.html(whole)).toBe(alone(whole));
});

test('content that looks like a placeholder stays content', () => {
  const cache = new ShellHtmlCache({ maxAge: 600_000 });
  const asked = given({ html: new Map([['page', '<!--00000000-0000-4000-8000-000000000000:page-->']]) });
  expect(cache.html(asked)).toBe(alone(asked));
});

test.each([
  ['the data of islands differ', { page: page({ island: { status: 'ready', data: 'another' } }) }, 0],
  ['the HTML of islands differs', { html: new Map([['page', 'another']]) }, 0],
  ['the path differs', { pathname: '/developers/damac' }, 1],
  ['the releases differ', { site: {} }, 1],
] satisfies [string, Partial<Part>, number][])(
  'where only %s it has a further entry, or none',
  (_, changes, entries) => {
    const cache = new ShellHtmlCache({ maxAge: 600_000 });
    cache.html(given());
    const before = cache.bytes;
    cache.html(given(changes));
    expect(cache.bytes > before).toBe(entries === 1);
  },
);

test('where responses may not be reused nothing is cached', () => {
  const cache = new ShellHtmlCache({ maxAge: 0 });
  cache.html(given());
  expect(cache.bytes).toBe(0);
});

test('fifty addresses take no more than the limit', () => {
  const cache = new ShellHtmlCache({ maxAge: 600_000, sizeLimit: 300_000 });
  for (let visit = 0; visit < 50; visit += 1) cache.html(given({ pathname: `/developers/${visit}` }));
  expect(cache.bytes).toBeLessThanOrEqual(300_000);
  expect(cache.bytes).toBeGreaterThan(100_000);
});
