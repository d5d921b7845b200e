import { WorkBudget } from './work-budget';

let now: number;
beforeEach(() => {
  now = 1_000;
});
const budget = () => new WorkBudget({ burst: 1_000, share: 0.1 }, () => now);

test('lets a network cause work until its burst is spent, then for its share of the time', () => {
  const work = budget();
  work.charge('203.0.113.7', 999);
  expect(work.waitFor('203.0.113.7')).toBe(0);
  work.charge('203.0.113.7', 101);
  expect(work.waitFor('203.0.113.7')).toBeCloseTo(1_000);
  now += 1_001;
  expect(work.waitFor('203.0.113.7')).toBe(0);
  work.charge('203.0.113.7', 50);
  expect(work.waitFor('203.0.113.7')).toBeGreaterThan(400);
});

test('counts each network by itself', () => {
  const work = budget();
  work.charge('203.0.113.7', 5_000);
  expect(work.waitFor('203.0.113.8')).toBe(0);
});

test('keeps nobody out for longer than a burst takes to come back', () => {
  const work = budget();
  for (let count = 0; count < 50; count += 1) work.charge('203.0.113.7', 10_000);
  expect(work.waitFor('203.0.113.7')).toBe(10_000);
});

test('gives the whole burst back after a pause, and no more than that', () => {
  const work = budget();
  work.charge('203.0.113.7', 1_500);
  now += 3_600_000;
  work.charge('203.0.113.7', 1_000);
  expect(work.waitFor('203.0.113.7')).toBeGreaterThan(0);
});

test('remembers a bounded number of networks, the latest', () => {
  const work = budget();
  work.charge('first', 1_500);
  for (let count = 0; count < 20_000; count += 1) work.charge(`10.0.${count >> 8}.${count & 255}`, 1_500);
  expect(work.waitFor('first')).toBe(0);
  expect(work.waitFor('10.0.78.31')).toBeGreaterThan(0);
});
