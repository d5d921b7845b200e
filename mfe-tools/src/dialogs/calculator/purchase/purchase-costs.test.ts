import { usualRates } from '@iwan/shared/domain/money/usual-rates';
import fc from 'fast-check';
import { purchaseCosts } from './purchase-costs';

test('the costs of a home of two million with a loan of 1.6 million are those of the fee schedules', () => {
  expect(purchaseCosts(2_000_000, 1_600_000, usualRates)).toEqual({
    costs: { transfer: 80_580, mortgage: 8_490, trustee: 4_200, agency: 42_000 },
    total: 135_270,
  });
});

test('without a loan no mortgage is registered', () => {
  expect(purchaseCosts(1_000_000, 0, usualRates).costs.mortgage).toBe(0);
});

test('each changed rate changes only its own cost', () => {
  const rates = { ...usualRates, agencyPercent: 0, trusteeFee: 2_000, vatPercent: 0 };
  expect(purchaseCosts(400_000, 300_000, rates).costs).toEqual({
    transfer: 16_580,
    mortgage: 5_040,
    trustee: 2_000,
    agency: 0,
  });
});

test('the total is the sum of the costs to the fil', () => {
  const dirhams = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(dirhams, dirhams, (price, loan) => {
      const { costs, total } = purchaseCosts(price, loan, usualRates);
      const fils = Object.values(costs).reduce((sum, cost) => sum + Math.round(cost * 100), 0);
      expect(Math.round(total * 100)).toBe(fils);
    }),
  );
});
