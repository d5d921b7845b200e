import { waitingTime } from './limits';

const now = new Date('2026-03-01T08:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const limit = { most: 3, window: 60_000 };

test('nobody waits below the limit, or for what is long past', () => {
  expect(waitingTime([], limit, now)).toBe(0);
  expect(waitingTime([ago(1), ago(2)], limit, now)).toBe(0);
  expect(waitingTime([ago(1), ago(2), ago(60), ago(600)], limit, now)).toBe(0);
});

test('at the limit one waits until the oldest that counts is past, in whichever order they are given', () => {
  expect(waitingTime([ago(50), ago(10), ago(20)], limit, now)).toBe(10_000);
  expect(waitingTime([ago(20), ago(50), ago(10), ago(5)], limit, now)).toBe(40_000);
});

test('what was noted while a clock was a year ahead binds nobody, what another node’s clock is ahead does', () => {
  const year = 365 * 24 * 60 * 60;
  expect(waitingTime([ago(-year), ago(-year), ago(-year)], limit, now)).toBe(0);
  expect(waitingTime([ago(-2), ago(-1), ago(1)], limit, now)).toBe(59_000);
});
