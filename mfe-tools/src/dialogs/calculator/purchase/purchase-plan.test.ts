import type { PurchaseInput } from './purchase-input';
import { purchasePlan } from './purchase-plan';

const untouched: PurchaseInput = { price: null, down: null, isOffPlan: false, rent: '', rates: {} };

test('without input, a loan of 800,000 is 80 % of a price of a million', () => {
  expect(purchasePlan(untouched, null, 800_000)).toMatchObject({ price: 1_000_000, down: 200_000, loan: 800_000 });
});

test("the property's price goes before what the loan says", () => {
  expect(purchasePlan(untouched, 6_000_000, 800_000)).toMatchObject({
    price: 6_000_000,
    downPercent: 30,
    loan: 4_200_000,
  });
});

test('off plan, the down payment is half', () => {
  expect(purchasePlan({ ...untouched, isOffPlan: true }, 2_000_000, null)).toMatchObject({ down: 1_000_000 });
});

test('a down payment in dirhams is the same as its percent', () => {
  const typed = (unit: 'percent' | 'dirhams', text: string) =>
    purchasePlan({ ...untouched, price: 'AED 2,000,000', down: { unit, text } }, null, null);
  expect(typed('dirhams', '500,000')).toEqual(typed('percent', '25'));
  expect(typed('percent', '25').loan).toBe(1_500_000);
});

test('cash at handover is the down payment and the costs', () => {
  const { down, costs, cash } = purchasePlan({ ...untouched, price: '2,000,000' }, null, null);
  expect(cash).toBe((down ?? 0) + costs.total);
  expect(cash).toBe(535_270);
});

test.each(['abc', '-1', ''])('with an invalid price of %p nothing is computed', (price) => {
  expect(purchasePlan({ ...untouched, price }, null, null)).toMatchObject({ price: null, down: null, loan: 0 });
});

test.each([
  ['percent', '101'],
  ['percent', 'abc'],
  ['dirhams', '2,000,001'],
  ['dirhams', '-5'],
] as const)('a down payment in %s of %p is none', (unit, text) => {
  expect(purchasePlan({ ...untouched, price: '2,000,000', down: { unit, text } }, null, null).down).toBeNull();
});

test('uses a changed fee, and the usual one where it cannot be read', () => {
  const changed = purchasePlan(
    { ...untouched, price: '1,000,000', rates: { agencyPercent: '0', trusteeFee: 'x' } },
    null,
    null,
  );
  expect(changed.costs.costs).toMatchObject({ agency: 0, trustee: 4_200 });
});

test.each([
  ['499,999', 2_100],
  ['500,000', 4_200],
])('for a price of AED %s the trustee asks AED %d with VAT', (price, trustee) => {
  expect(purchasePlan({ ...untouched, price }, null, null).costs.costs.trustee).toBe(trustee);
});
