import { ActionLimit } from './action-limit';

let now: number;
beforeEach(() => {
  now = 0;
});
const limit = () => new ActionLimit(() => now);

/** How many of some actions are run. */
const runOf = (count: number, actions: ActionLimit, address: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => actions.waitFor(address(place))).filter((wait) => wait === 0).length;

test('runs twenty actions of a network at once, and one every three seconds after that', () => {
  const actions = limit();
  expect(runOf(200, actions, (place) => `2001:db8:1:2::${place + 1}`)).toBe(20);
  expect(actions.waitFor('2001:db8:1:2::7')).toBeLessThanOrEqual(3_000);
  now += 3_000;
  expect(runOf(200, actions, () => '2001:db8:1:2::7')).toBe(1);
  now += 60_001;
  expect(runOf(200, actions, () => '2001:db8:1:2::7')).toBe(20);
});

test('runs those of another network meanwhile', () => {
  const actions = limit();
  runOf(200, actions, () => '203.0.113.7');
  expect(actions.waitFor('203.0.113.8')).toBe(0);
});

test('runs as many of an IPv6 site as of four networks', () => {
  expect(runOf(400, limit(), (place) => `2001:db8:1:${place.toString(16)}::7`)).toBe(80);
});

test('never limits this machine', () => {
  expect(runOf(200, limit(), () => '127.0.0.1')).toBe(200);
});

test('what is refused is kept five times for a network, and as ever for another', () => {
  const actions = limit();
  const kept = Array.from({ length: 50 }, () => actions.mayStoreDraft('203.0.113.7'));
  expect(kept.filter(Boolean)).toHaveLength(5);
  expect(actions.mayStoreDraft('203.0.113.8')).toBe(true);
});
