import { defaultMargins } from '@iwan/shared/contracts/canary';
import { Comparison, enough, type Observation } from './comparison';

const sound: Observation = { failures: { errors: false, failedLoads: false }, vitals: { lcp: 500 } };
const broken: Observation = { ...sound, failures: { errors: true, failedLoads: false } };
const slow = (lcp: number): Observation => ({ ...sound, vitals: { lcp } });

const never = () => 0.999;
const standing = (comparison: Comparison, metric: string) =>
  comparison.standings.find((each) => each.metric === metric) ?? { losses: 0, wins: 0, evidence: 1 };

test.each([
  { what: 'a canary that fails alone', canary: broken, stable: sound, metric: 'errors', losses: 1, wins: 0 },
  { what: 'a stable release that fails alone', canary: sound, stable: broken, metric: 'errors', losses: 0, wins: 1 },
  { what: 'both that fail', canary: broken, stable: broken, metric: 'errors', losses: 0, wins: 0 },
  { what: 'both that are sound', canary: sound, stable: sound, metric: 'errors', losses: 0, wins: 0 },
  {
    what: 'a canary that is slower beyond the margin',
    canary: slow(601),
    stable: sound,
    metric: 'lcp',
    losses: 1,
    wins: 0,
  },
  { what: 'one that is slower by the margin', canary: slow(600), stable: sound, metric: 'lcp', losses: 0, wins: 1 },
  { what: 'a canary that says nothing of it', canary: sound, stable: sound, metric: 'inp', losses: 0, wins: 0 },
])('of $what $losses is a loss and $wins a win of $metric', ({ canary, stable, metric, losses, wins }) => {
  const comparison = new Comparison(defaultMargins, never);
  comparison.add(canary, stable);
  expect(standing(comparison, metric)).toMatchObject({ losses, wins });
});

test('before anything is seen nothing is known, and a win never speaks against a canary', () => {
  const comparison = new Comparison(defaultMargins, never);
  expect(standing(comparison, 'errors').evidence).toBeCloseTo(1, 12);
  for (let pair = 0; pair < 1000; pair += 1) comparison.add(sound, broken);
  expect(standing(comparison, 'errors').evidence).toBeLessThan(0.2);
  expect(comparison.worse).toBeNull();
});

test('a canary that fails each time is worse after thirteen pairs, and not after twelve', () => {
  const comparison = new Comparison(defaultMargins, never);
  const worse = Array.from({ length: 13 }, () => {
    comparison.add(broken, sound);
    return comparison.worse?.metric ?? null;
  });
  expect(worse.slice(-2)).toEqual([null, 'errors']);
});

test('evidence of a million losses is a number, and does not lose what wins say', () => {
  const comparison = new Comparison(defaultMargins, never);
  for (let pair = 0; pair < 20_000; pair += 1) comparison.add(broken, sound);
  expect(standing(comparison, 'errors').evidence).toBeGreaterThan(enough);
  expect(standing(comparison, 'errors').evidence).not.toBeNaN();
});
