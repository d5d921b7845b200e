import { type Difference, simulatedCanary } from '../testing/simulated-canary';

const tries = Array.from({ length: 20 }, (_, seed) => seed);

/** Of how many pairs at most each of some tries was withdrawn; `null` for one that was not. */
const pairsOf = (difference: Difference, mostPairs: number) =>
  tries.map((seed) => simulatedCanary(difference, { seed, mostPairs })?.pairs ?? null);

test('a good canary is not withdrawn in twenty tries of five hundred pairs @ci', () => {
  expect(pairsOf({}, 500)).toEqual(tries.map(() => null));
});

test.each([
  { what: 'throws in every view', difference: { errors: 0.98 }, pairs: 40 },
  { what: 'throws in a fifth of its views', difference: { errors: 0.2 }, pairs: 250 },
  { what: 'is 300 ms slower', difference: { lcp: 300 }, pairs: 700 },
])('a canary that $what is withdrawn within $pairs pairs in each of twenty tries', ({ difference, pairs }) => {
  expect(pairsOf(difference, pairs)).not.toContain(null);
});
