import fc from 'fast-check';
import { type Loan, loanTotals, monthlyInstalment } from './emi';

/** The formula of section 9, worked out apart from this code with 60 decimal digits. */
test.each([
  [1_000_000, 7.65, 300, 7_487.7555],
  [1_000_000, 5, 360, 5_368.22],
  [100_000_000, 18, 360, 1_507_085.3718],
  [10_000, 18, 12, 916.8],
  [2_400_000, 4.25, 1, 2_408_500],
  [10_000, 0.01, 360, 27.82],
  [1_200_000, 0, 12, 100_000],
])('AED %p at %p %% over %p months is AED %p a month', (principal, annualRatePercent, months, instalment) => {
  expect(monthlyInstalment({ principal, annualRatePercent, months })).toBeCloseTo(instalment, 2);
});

test('without interest nothing is paid beyond the principal', () => {
  const loan = { principal: 1_000_000, annualRatePercent: 0, months: 7 };
  expect(loanTotals(loan).interest).toBe(0);
  expect(loanTotals(loan).instalment).toBe(1_000_000 / 7);
});

const loans: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 10_000, max: 100_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 1800 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 30 }).map((years) => years * 12),
});

test('the totals are instalment x months, and what of it is interest', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { instalment, repayment, interest } = loanTotals(loan);
      expect(repayment).toBeCloseTo(instalment * loan.months, 4);
      expect(interest).toBeGreaterThanOrEqual(0);
      expect(interest).toBeCloseTo(repayment - loan.principal, 3);
    }),
  );
});

test('paying the instalment every month leaves nothing owed', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const instalment = monthlyInstalment(loan);
      let owed = loan.principal;
      for (let month = 0; month < loan.months; month += 1) owed += (owed * loan.annualRatePercent) / 1200 - instalment;
      expect(Math.abs(owed) / loan.principal).toBeLessThan(1e-6);
    }),
  );
});

test.each([
  { principal: -1, annualRatePercent: 5, months: 12 },
  { principal: Number.NaN, annualRatePercent: 5, months: 12 },
  { principal: 1, annualRatePercent: -5, months: 12 },
  { principal: 1, annualRatePercent: Number.POSITIVE_INFINITY, months: 12 },
  { principal: 1, annualRatePercent: 5, months: 0 },
  { principal: 1, annualRatePercent: 5, months: 1.5 },
])('refuses a loan that cannot be: %p', (loan) => {
  expect(() => monthlyInstalment(loan)).toThrow(RangeError);
});
