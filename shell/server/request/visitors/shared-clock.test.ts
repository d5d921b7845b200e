import { SharedClock } from './visitor-work';

let now: number;
beforeEach(() => {
  now = 500;
});

test('charges a piece of work that runs alone for the time that it takes', () => {
  const clock = new SharedClock(() => now);
  now += 1_000;
  const end = clock.begin();
  now += 30;
  expect(end()).toBe(30);
});

test('divides the time among those that are under way', () => {
  const clock = new SharedClock(() => now);
  const first = clock.begin();
  now += 10;
  const [second, third] = [clock.begin(), clock.begin()];
  now += 30;
  expect(second()).toBe(10);
  now += 20;
  expect(first()).toBe(10 + 10 + 10);
  now += 5;
  expect(third()).toBe(10 + 10 + 5);
});
