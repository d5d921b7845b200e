import { type Loan, monthlyInstalment } from '@iwan/shared/domain/money/emi';
import fc from 'fast-check';
import { loanSchedule } from './loan-schedule';

const loans: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 10_000, max: 100_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 1800 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 30 }).map((years) => years * 12),
});

const fils = (dirhams: number): number => Math.round(dirhams * 100);

test('the schedule clears the loan to the fil, each month paying the instalment but for the last', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const schedule = loanSchedule(loan);
      expect(schedule).toHaveLength(loan.months);
      expect(schedule.at(-1)?.balance).toBe(0);
      expect(schedule.reduce((sum, month) => sum + fils(month.principalPaidMonthly), 0)).toBe(fils(loan.principal));
      const instalment = fils(monthlyInstalment(loan));
      for (const month of schedule) {
        expect(fils(month.totalPaymentMonthly)).toBe(
          fils(month.principalPaidMonthly) + fils(month.interestPaidMonthly),
        );
        if (month.month < loan.months) expect(fils(month.totalPaymentMonthly)).toBe(instalment);
      }
      // Rounding adds up to a few dirhams in thirty years, and the last month carries them.
      expect(Math.abs(fils(schedule.at(-1)?.totalPaymentMonthly ?? 0) - instalment)).toBeLessThan(200_00);
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
  expect(() => loanSchedule(loan)).toThrow(RangeError);
});
