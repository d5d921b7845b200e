import type { BlogCard } from '@iwan/shared/domain/model/entities';
import { nearArticles } from './near-articles';

const card = (id: string, createdAt: string | null, heading = id): BlogCard => ({
  id,
  heading,
  summary: null,
  image: null,
  createdAt,
  readingMinutes: null,
});
const articles = [
  card('c', '2026-03-03T00:00:00.000Z', 'Reading a payment plan'),
  card('a', '2026-03-01T00:00:00.000Z', 'Which payment comes first'),
  card('d', '2026-03-04T00:00:00.000Z', 'Ten areas'),
  card('b', '2026-03-02T00:00:00.000Z', 'Snagging'),
  card('undated', null, 'A list'),
];

test.each<[string | null, string | null, string | null, readonly string[]]>([
  ['c', 'd', 'b', ['a', 'd', 'b']],
  ['d', null, 'c', ['c', 'b', 'a']],
  ['undated', 'a', null, ['d', 'c', 'b']],
  ['nobody’s', null, null, ['d', 'c', 'b']],
  [null, null, null, ['d', 'c', 'b']],
])('near %p stand the newer %p, the older %p, and %j', (id, newer, older, related) => {
  const near = nearArticles(id, articles);
  expect([near.newer?.id ?? null, near.older?.id ?? null]).toEqual([newer, older]);
  expect(near.related.map((each) => each.id)).toEqual(related);
});

test('a single article has no others around it', () => {
  expect(nearArticles('c', articles.slice(0, 1))).toEqual({ newer: null, older: null, related: [] });
});
