import type { Agent } from '@iwan/shared/domain/model/entities';
import { findFigures, replyTime } from './agent-figures';

test.each([
  [1, 15, 'minute'],
  [15, 15, 'minute'],
  [16, 30, 'minute'],
  [46, 1, 'hour'],
  [60, 1, 'hour'],
  [61, 2, 'hour'],
  [1440, 24, 'hour'],
  [1441, 2, 'day'],
] as const)('a median of %s minutes is shown as %s, in the unit %s', (minutes, count, unit) => {
  expect(replyTime(minutes)).toEqual({ count, unit });
});

test('reads figures, and leaves out reviews and times that make no sense', async () => {
  const review = { stars: 5, name: 'Ana', text: 'Quick.', month: '2026-11' };
  const published = [review, { ...review, stars: 6 }, { ...review, month: 'x' }, { ...review, text: '' }, 7];
  const body = { data: { deals: 4, answer_minutes: null, reviews: 1, average: 9, published, booked: ['x', 1] } };
  const http = { get: async () => body, send: async () => null, report: () => {} };
  expect(
    await findFigures(http, { name: 'Layla', areas: [] } as unknown as Agent, new AbortController().signal),
  ).toEqual({
    ...{ deals: 4, answerMinutes: 0, reviews: 1, average: 0, booked: [] },
    published: [{ ...review, month: '2026-11-01T00:00:00.000Z' }],
  });
});
