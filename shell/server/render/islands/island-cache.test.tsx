import { useLocation } from '@iwan/shared/router/router';
import { useSearchOf } from '@iwan/shared/router/search-of';
import type { IslandModule } from '../../../src/federation/load-island';
import type { PlaceWords } from '../../data/place-cache';
import { renderIsland } from '../../remote/program/render-island';
import { IslandCache } from './island-cache';

const site = {};
const place: PlaceWords = { pathname: '/a', search: '?x=1' };

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

function keep(Component: IslandModule['Component'], options: { maxAge?: number; sizeLimit?: number } = {}) {
  const islands = new IslandCache({ maxAge: 600_000, ...options });
  const rendered = jest.fn(Component as (props: { data: unknown }) => React.ReactNode);
  const module: IslandModule = { Component: rendered };
  const read = (
    where: Partial<PlaceWords> = {},
    data: unknown = 'quay',
    source: { site?: object; id?: string; locale?: string } = {},
  ) => {
    const { pathname, search } = { ...place, ...where };
    const content = islands.read(
      { site, id: 'page', module, locale: 'en-AE', digest: JSON.stringify(data), ...source },
      { pathname, search },
      async () => renderIsland(module, { island: 'page', data, place: { pathname, search } }),
    );
    return content.then(({ html }) => html);
  };
  return { islands, rendered, read };
}

const Plain = ({ data }: { data: unknown }) => <p>{String(data)}</p>;
const AtPath = () => <p>{useLocation().pathname}</p>;
const AtQuery = () => <p>{useLocation().search}</p>;
const AtAddress = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};
const AtSent = () => <p>{useSearchOf(['sent'])}</p>;
const AtQueryOfB = () => {
  const location = useLocation();
  return <p>{location.pathname === '/b' ? location.search : 'none'}</p>;
};

const places: readonly Partial<PlaceWords>[] = [
  { pathname: '/b' },
  { search: '?x=2' },
  { pathname: '/b', search: '?x=2' },
];

test.each([
  { what: 'nothing', Component: Plain, renderings: 1 },
  { what: 'the path', Component: AtPath, renderings: 2 },
  { what: 'the query', Component: AtQuery, renderings: 2 },
  { what: 'the path and the query', Component: AtAddress, renderings: 4 },
])(
  'an island that reads $what of its place is rendered $renderings times for four places',
  async ({ Component, renderings }) => {
    const { read, rendered } = keep(Component as IslandModule['Component']);
    for (const where of [{}, ...places, ...places]) {
      const { pathname, search } = { ...place, ...where };
      const module = { Component: Component as IslandModule['Component'] };
      const alone = renderIsland(module, { island: 'page', data: 'quay', place: { pathname, search } });
      expect(await read(where)).toBe(alone.html);
    }
    expect(rendered).toHaveBeenCalledTimes(renderings);
  },
);

test('an island that reads one parameter is rendered once for each of its values', async () => {
  const { read, rendered } = keep(AtSent as IslandModule['Component']);
  const searches = ['?x=1', '?x=2', '?sent=1', '?x=1&sent=1', '?sent=1&sent=2', ''];
  const shown = [];
  for (const search of searches) shown.push(await read({ search }));
  expect(shown).toEqual(['', '', '?sent=1', '?sent=1', '?sent=1&amp;sent=2', ''].map((text) => `<p>${text}</p>`));
  expect(rendered).toHaveBeenCalledTimes(3);
});

test('an island that reads more at one address than at another shows what belongs to each', async () => {
  const { read, rendered } = keep(AtQueryOfB as IslandModule['Component']);
  expect(await read()).toBe('<p>none</p>');
  expect(await read({ pathname: '/b' })).toBe('<p>?x=1</p>');
  expect(await read({ pathname: '/b', search: '?x=2' })).toBe('<p>?x=2</p>');
  expect(await read()).toBe('<p>none</p>');
  for (let visit = 0; visit < 5; visit += 1) {
    expect(await read({ pathname: '/b' })).toBe('<p>?x=1</p>');
    expect(await read()).toBe('<p>none</p>');
  }
  expect(rendered).toHaveBeenCalledTimes(4);
});

test.each([
  { what: 'other data', read: { data: 'ledge' }, renderings: 2 },
  { what: 'another name', read: { source: { id: 'more' } }, renderings: 2 },
  { what: 'another language', read: { source: { locale: 'ar-AE' } }, renderings: 2 },
  { what: 'other releases', read: { source: { site: {} } }, renderings: 2 },
  { what: 'nothing else', read: {}, renderings: 1 },
])('with $what it is rendered $renderings times', async ({ read: { data, source }, renderings }) => {
  const { read, rendered } = keep(Plain as IslandModule['Component']);
  await read();
  await read({}, data, source);
  expect(rendered).toHaveBeenCalledTimes(renderings);
});

test.each([
  { maxAge: 0, after: 0, renderings: 2 },
  { maxAge: 500, after: 600, renderings: 2 },
  { maxAge: 600_000, after: 59_000, renderings: 1 },
  { maxAge: 600_000, after: 61_000, renderings: 2 },
])('where answers may be $maxAge ms old it is rendered $renderings times within $after ms', async (row) => {
  const { read, rendered } = keep(Plain as IslandModule['Component'], { maxAge: row.maxAge });
  await read();
  await jest.advanceTimersByTimeAsync(row.after);
  await read();
  expect(rendered).toHaveBeenCalledTimes(row.renderings);
});

test('what cannot be rendered is tried again', async () => {
  let isBroken = true;
  const { read } = keep((() => {
    if (isBroken) throw new Error('broken');
    return <p>whole</p>;
  }) as IslandModule['Component']);
  await expect(read()).rejects.toThrow('broken');
  isBroken = false;
  expect(await read()).toBe('<p>whole</p>');
});

test('the bytes of all that is kept never exceed the limit', async () => {
  const { islands, read } = keep(Plain as IslandModule['Component'], { sizeLimit: 50_000 });
  for (let visit = 0; visit < 100; visit += 1) {
    await read({}, `${visit} ${'x'.repeat(2_000)}`);
    expect(islands.bytes).toBeLessThanOrEqual(50_000);
  }
  expect(islands.bytes).toBeGreaterThan(40_000);
});

test('what one rendering has read counts for one that was made beside it and has read less', async () => {
  const islands = new IslandCache({ maxAge: 600_000 });
  const source = { site, id: 'page', module: {}, locale: 'en-AE', digest: '' };
  const at = (pathname: string, html: string, reads: readonly 'pathname'[]) =>
    islands.read(source, { pathname, search: '' }, async () => ({ html, reads })).then((content) => content.html);
  await Promise.all([at('/a', 'a', ['pathname']), at('/b', 'b', [])]);
  expect([await at('/a', 'anew', []), await at('/b', 'anew', []), await at('/c', 'c', [])]).toEqual(['a', 'b', 'c']);
});
