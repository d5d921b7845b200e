import { CountedCache } from './counted-cache';

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
