import fc from 'fast-check';
import { breakEvenYears, grossYieldPercent, lowCase, netIncome, netYieldPercent, type Ownership } from './returns';

const home: Ownership = {
  price: 1_000_000,
  purchaseCosts: 50_000,
  rent: 80_000,
  serviceCharge: 12_000,
  vacancyPercent: 10,
  lettingPercent: 5,
  repairsPercent: 0.5,
  growthPercent: 0,
  moneyPercent: 4,
  sellingPercent: 2,
};

test.each<[string, Partial<Ownership>, number, number, number]>([
  // 80,000 less 10 % is 72,000; less 5 % of it 68,400; less 12,000 and 5,000 it is 51,400, by 1,050,000.
  ['as it is', {}, 8, 51_400, 4.8952],
  ['never empty', { vacancyPercent: 0 }, 8, 59_000, 5.619],
  ['always empty', { vacancyPercent: 100 }, 8, -17_000, -1.619],
  ['let by the owner', { lettingPercent: 0 }, 8, 55_000, 5.2381],
  ['without a service charge', { serviceCharge: 0 }, 8, 63_400, 6.0381],
  ['without costs of the purchase', { purchaseCosts: 0 }, 8, 51_400, 5.14],
  ['of twice the price', { price: 2_000_000 }, 4, 46_400, 2.2634],
])('a home %s', (_, changes, gross, income, net) => {
  const changed = { ...home, ...changes };
  expect(grossYieldPercent(changed)).toBeCloseTo(gross, 4);
  expect(netIncome(changed)).toBeCloseTo(income, 2);
  expect(netYieldPercent(changed)).toBeCloseTo(net, 3);
});

test('the low case has less rent and is empty twice as long, and never longer than a year', () => {
  // 72,000 less 20 % is 57,600; less 5 % of it 54,720; less 17,000 it is 37,720.
  expect(netIncome(lowCase(home, 10))).toBeCloseTo(37_720, 2);
  expect(lowCase({ ...home, vacancyPercent: 60 }, 0).vacancyPercent).toBe(100);
});

test.each<[string, Partial<Ownership>, number | null]>([
  // A year costs an owner 12,000 + 5,000 + 42,000 = 59,000, 21,000 less than the rent; 70,000 are paid at both ends.
  ['as it is', {}, 4],
  ['bought and sold for nothing', { purchaseCosts: 0, sellingPercent: 0 }, 1],
  ['on the day that both sides are even', { purchaseCosts: 0, sellingPercent: 4.6, moneyPercent: 4 }, 2],
  ['of a lower rent', { rent: 61_000 }, null],
  ['whose price grows', { rent: 61_000, growthPercent: 3 }, 3],
  ['whose price falls', { growthPercent: -3 }, null],
  ['with dearer money', { moneyPercent: 7 }, null],
  ['that brings nothing', { rent: 0 }, null],
])('a home %s is even with renting after %p', (_, changes, years) => {
  expect(breakEvenYears({ ...home, ...changes })).toBe(years);
});

test('more rent never makes a yield lower or the break-even later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 500_000 }), (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((rent) => ({ ...home, rent }));
      if (less === undefined || more === undefined) return;
      expect(netYieldPercent(less)).toBeLessThanOrEqual(netYieldPercent(more));
      expect(breakEvenYears(less) ?? 31).toBeGreaterThanOrEqual(breakEvenYears(more) ?? 31);
    }),
  );
});
