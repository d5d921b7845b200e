import { bookableTimes, isBookable } from './booking-times';

/** A Sunday in Dubai, when the office is closed. */
const now = new Date('2026-11-29T05:10:00Z');
const dubai = (local: string) => new Date(`${local}:00+04:00`);

test.each([
  ['2026-11-30T09:00', true],
  ['2026-11-30T17:30', true],
  ['2026-11-30T18:00', false],
  ['2026-11-30T08:30', false],
  ['2026-11-30T09:10', false],
  ['2026-12-06T10:00', false],
  ['2026-12-12T17:30', true],
  ['2026-12-14T09:00', false],
  ['2026-11-28T10:00', false],
  ['', false],
])('a meeting at %s in Dubai can be booked: %p', (local, expected) => {
  expect(isBookable(dubai(local), now)).toBe(expected);
});

test('offers what is open and not taken, from in an hour on', () => {
  const monday = dubai('2026-11-30T10:01');
  const taken = dubai('2026-11-30T11:30').toISOString();
  const times = bookableTimes(monday, [taken]);
  expect(times.slice(0, 2)).toEqual(
    [dubai('2026-11-30T12:00'), dubai('2026-11-30T12:30')].map((at) => at.toISOString()),
  );
  expect(times).toHaveLength(12 + 11 * 18 + 3);
});
