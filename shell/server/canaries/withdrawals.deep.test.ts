import { defaultMargins } from '@iwan/shared/contracts/canary';
import { type Difference, seeded, simulatedCanary } from '../testing/simulated-canary';
import { SequentialTest } from './judge/sequential-test';

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);
const thousand = seeds(1000);

const withdrawn = (difference: Difference, mostPairs: number, tries = thousand) =>
  tries.flatMap((seed) => simulatedCanary(difference, { seed, mostPairs }) ?? []);

test('of two thousand good canaries one in a hundred is withdrawn at most, looked at after each of 150 pairs', () => {
  const count = withdrawn({}, 150, seeds(2000)).length;
  process.stdout.write(`Of 2,000 good canaries, ${count} are withdrawn; the stated rate allows 20.\n`);
  expect(count).toBeLessThanOrEqual(20);
});

test('of a thousand that are as much worse as their margins allow, one in a hundred is withdrawn at most', () => {
  const { lcp, failures } = defaultMargins;
  expect(withdrawn({ lcp, errors: failures }, 150).length).toBeLessThanOrEqual(10);
});

test('the evidence of a fair coin reaches a hundred in one of a hundred games of 500 throws at most', () => {
  const reached = thousand.filter((seed) => {
    const random = seeded(seed);
    const fair = new SequentialTest();
    return Array.from({ length: 500 }).some(() => {
      fair.add(random() < 0.5 ? 'loss' : 'win');
      return fair.evidence >= 100;
    });
  });
  // Ten of a thousand, and three standard deviations of that number.
  expect(reached.length).toBeLessThanOrEqual(20);
});

test.each([
  { what: 'throws in a fifth of its views', difference: { errors: 0.2 }, most: 250 },
  { what: 'is 300 ms slower', difference: { lcp: 300 }, most: 700 },
  { what: 'is 1 s slower', difference: { lcp: 1000 }, most: 100 },
])('of two hundred that $what, 198 are withdrawn within $most pairs', ({ difference, most }) => {
  expect(withdrawn(difference, most, thousand.slice(0, 200)).length).toBeGreaterThanOrEqual(198);
});
