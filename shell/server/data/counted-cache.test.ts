import { CountedCache, joinedCaches } from './counted-cache';

test('counts reads, entries and bytes, knows its oldest entry, and can be emptied', () => {
  const cache = new CountedCache<{ readonly text: string }>({
    maxSize: 100,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  expect(cache.state).toEqual({ entries: 0, bytes: 0, hits: 0, misses: 0, oldest: null });
  cache.set('a', { text: 'x'.repeat(49) });
  cache.set('b', { text: 'x'.repeat(39) });
  expect([cache.get('a')?.text.length, cache.get('c'), cache.peek('b')?.text.length]).toEqual([49, undefined, 39]);
  expect(cache.state).toEqual({ entries: 2, bytes: 90, hits: 1, misses: 1, oldest: expect.any(Number) });
  expect(cache.state.oldest).toBeLessThan(1_000);
  // More than the limit: what was read last stays.
  cache.set('d', { text: 'x'.repeat(40) });
  expect(cache.entries().map(([key]) => key)).toEqual(['d', 'a']);
  cache.clear();
  expect(cache.state).toMatchObject({ entries: 0, bytes: 0, hits: 1, misses: 1 });
});

test('several caches are shown and emptied as one', () => {
  const [one, other] = [1, 2].map((size) => {
    const cache = new CountedCache<object>({ maxSize: 10, sizeCalculation: () => size });
    cache.set('a', {});
    cache.get('a');
    return cache;
  }) as [CountedCache<object>, CountedCache<object>];
  const joined = joinedCaches(() => [one, other]);
  expect(joined.state).toEqual({ entries: 2, bytes: 3, hits: 2, misses: 0, oldest: expect.any(Number) });
  joined.clear();
  expect([one.state.entries, other.state.entries, joined.state.oldest]).toEqual([0, 0, null]);
});
