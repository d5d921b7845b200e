import fc from 'fast-check';
import {
  addSearch,
  isSameSearch,
  restoreSearches,
  type SavedSearch,
  type SeenMatch,
  searchLimit,
  searchNews,
} from './saved-searches';

const search = (query: string): SavedSearch => ({
  query,
  slug: null,
  name: query,
  savedAt: '2026-11-22T08:00:00.000Z',
  seen: { newest: [['7', 1_000_000]], total: 1 },
});

test('keeps a search once, the latest first, and no more than twenty', () => {
  const many = Array.from({ length: 25 }, (_, index) => search(`unit=${index}`));
  const kept = many.reduce<readonly SavedSearch[]>(addSearch, []);
  expect(kept).toHaveLength(searchLimit);
  expect(kept[0]?.query).toBe('unit=24');
  expect(
    addSearch(kept, search('unit=10'))
      .map(({ query }) => query)
      .slice(0, 2),
  ).toEqual(['unit=10', 'unit=24']);
  expect(addSearch(kept, search('unit=10'))).toHaveLength(searchLimit);
});

const at = (...prices: readonly (readonly [string, number])[]): readonly SeenMatch[] => prices;

test.each([
  ['nothing is new before the first look', null, at(['1', 5]), 0, 0],
  ['nothing is new where nothing has changed', { newest: at(['1', 5]), total: 1 }, at(['1', 5]), 0, 0],
  ['one has come', { newest: at(['1', 5]), total: 1 }, at(['2', 5], ['1', 5]), 1, 0],
  ['an older one matches now', { newest: at(['3', 5], ['1', 5]), total: 2 }, at(['3', 5], ['2', 5], ['1', 5]), 1, 0],
  [
    'one that moves up as another goes is not new',
    { newest: at(['3', 5], ['2', 5]), total: 3 },
    at(['2', 5], ['1', 5]),
    0,
    0,
  ],
  ['one costs less', { newest: at(['1', 5]), total: 1 }, at(['1', 4]), 0, 1],
  ['one costs more', { newest: at(['1', 5]), total: 1 }, at(['1', 6]), 0, 0],
  ['one has lost its price', { newest: at(['1', 5]), total: 1 }, at(['1', 0]), 0, 0],
  ['all are new where there were none', { newest: [], total: 0 }, at(['1', 5], ['2', 5]), 2, 0],
])('%s', (_, seen, now, fresh, lowered) => {
  expect(searchNews(seen, now)).toEqual({ fresh, lowered });
});

test('what it finds new is what was added, whatever goes', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });
  fc.assert(
    fc.property(ids, ids, fc.nat(30), (before, now, cut) => {
      const order = (list: readonly number[]) =>
        list.toSorted((one, other) => other - one).map((id) => [String(id), 1] as const);
      const seen = { newest: order(before).slice(0, cut), total: before.length };
      const { fresh } = searchNews(seen, order(now));
      const isNew = (id: number) => !before.includes(id);
      // Never more than have come, and all of them where all were remembered.
      expect(fresh).toBeLessThanOrEqual(now.filter(isNew).length);
      if (cut >= before.length) expect(fresh).toBe(now.filter(isNew).length);
    }),
  );
});

test('reads back what was kept, and leaves out what is none', () => {
  const kept = [search('unit=2BR'), { ...search(''), name: 'Dubai Marina', slug: 'dubai-marina', seen: null }];
  expect(restoreSearches(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, '', '{', '7', '[{"query":7}]', '[null]', JSON.stringify([search('x'.repeat(2001))])]) {
    expect(restoreSearches(text)).toEqual([]);
  }
});

test('reads whatever stands there without throwing', () => {
  fc.assert(fc.property(fc.json(), (text) => void restoreSearches(text)));
});

test('two searches are the same where both query and page are', () => {
  const one = search('unit=1BR');
  expect(isSameSearch(one, { ...search('x'), query: one.query })).toBe(true);
  expect(isSameSearch(one, { ...one, slug: 'dubai-marina' })).toBe(false);
  expect(isSameSearch(one, search('unit=2BR'))).toBe(false);
  expect(addSearch([one], { ...one, slug: 'dubai-marina' })).toHaveLength(2);
  expect(addSearch([one], one)).toEqual([one]);
});

test('what others have written into the storage is left out, a match at a time', () => {
  const seen = { newest: [['7', 5], ['8'], [9, 5], ['10', '5'], 'x', null], total: 7 };
  const restored = restoreSearches(JSON.stringify([{ ...search('unit=1BR'), seen }]));
  expect(restored[0]?.seen).toEqual({ newest: [['7', 5]], total: 7 });
  const without = (changes: object) => restoreSearches(JSON.stringify([{ ...search('unit=1BR'), ...changes }]));
  expect(without({ seen: { newest: [], total: 'many' } })[0]?.seen).toBeNull();
  expect(without({ seen: { newest: 'x', total: 1 } })[0]?.seen).toBeNull();
  for (const changes of [{ query: 5 }, { query: 'x'.repeat(2001) }, { name: ' ' }, { savedAt: 'once' }]) {
    expect(without(changes)).toEqual([]);
  }
  expect(without({ query: 'x'.repeat(2000) })).toHaveLength(1);
  expect(without({ name: 'n'.repeat(400) })[0]?.name).toHaveLength(300);
  const many = Array.from({ length: 150 }, (_, index) => [String(index), 1]);
  expect(without({ seen: { newest: many, total: 150 } })[0]?.seen?.newest).toHaveLength(100);
  expect([restoreSearches('null'), restoreSearches(null), restoreSearches('[null, 5]')]).toEqual([[], [], []]);
});
