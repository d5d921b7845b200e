import { isAnsweredWithin, isLate, waitedFor } from './answer-times';

const at = (time: string) => new Date(`2026-11-26T${time}Z`);
const received = at('08:00:00.000');

test.each([
  ['08:05:00.000', true],
  ['08:05:00.001', false],
  // The clocks of two machines differ.
  ['07:59:59.000', true],
])('a lead of eight that was answered at %s was answered within five minutes: %s', (time, isWithin) => {
  expect(isAnsweredWithin(received, at(time), 5)).toBe(isWithin);
});

test('a lead without an answer was not answered within any time', () => {
  expect(isAnsweredWithin(received, null, 1_000_000)).toBe(false);
});

test.each([
  ['08:30:00.000', null, false],
  ['08:30:00.001', null, true],
  ['09:00:00.000', '08:45:00.000', false],
])('at %s a lead of eight that was answered at %s is late after half an hour: %s', (now, answered, expected) => {
  expect(isLate(received, answered === null ? null : at(answered), 30, at(now))).toBe(expected);
});

test('nobody has waited for less than no time', () => {
  expect(waitedFor(received, null, at('07:00:00.000'))).toBe(0);
});
