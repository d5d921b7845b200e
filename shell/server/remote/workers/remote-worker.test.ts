import { startExceeded } from './remote-worker';

const loops = 'did not finish within 4 s of processor time when it was run';

test.each([
  ['has just begun', { used: 300, waited: 400 }, null],
  ['has waited for its turn on a busy machine', { used: 600, waited: 15_000 }, null],
  ['loops', { used: 4_000, waited: 4_100 }, loops],
  ['loops on a busy machine', { used: 4_000, waited: 19_000 }, loops],
  ['sleeps', { used: 10, waited: 20_000 }, 'did not finish within 20 s when it was run'],
  ['has begun where nobody knows what it uses', { used: Number.NaN, waited: 3_900 }, null],
  ['takes its time where nobody knows what it uses', { used: Number.NaN, waited: 4_000 }, loops],
])('code of a release that %s is judged by the processor time that it has used', (_, start, expected) => {
  expect(startExceeded(start)).toBe(expected);
});
