import fc from 'fast-check';
import { type Loan, loanTotals, monthlyInstalment } from './emi';
import { type LoanMonth, loanSchedule, scheduleByYear, scheduleTotals } from './loan-schedule';

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
      const isOff = ({ month, principalPaidMonthly, interestPaidMonthly, totalPaymentMonthly }: LoanMonth) =>
        fils(totalPaymentMonthly) !== fils(principalPaidMonthly) + fils(interestPaidMonthly) ||
        (month < loan.months && fils(totalPaymentMonthly) !== instalment);
      expect(schedule.filter(isOff)).toEqual([]);
      // Rounding adds up to a few dirhams in thirty years, and the last month carries them.
      expect(Math.abs(fils(schedule.at(-1)?.totalPaymentMonthly ?? 0) - instalment)).toBeLessThan(200_00);
    }),
  );
});

test('the totals are the sums of the schedule, by month and by year alike, and principal and interest make them', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const schedule = loanSchedule(loan);
      const totals = scheduleTotals(schedule);
      expect(fils(totals.repayment)).toBe(fils(loan.principal) + fils(totals.interest));
      const years = scheduleByYear(schedule);
      expect(years.reduce((sum, year) => sum + fils(year.payment), 0)).toBe(fils(totals.repayment));
      expect(years.reduce((sum, year) => sum + fils(year.interest), 0)).toBe(fils(totals.interest));
      expect(years.at(-1)?.balance).toBe(0);
      // What rounding to the fil makes of instalment x months.
      expect(Math.abs(totals.repayment - loanTotals(loan).repayment)).toBeLessThan(200);
    }),
  );
});

test('interest falls and principal rises from month to month', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const schedule = loanSchedule(loan).slice(0, -1);
      const goesWrong = ({ interestPaidMonthly, principalPaidMonthly }: LoanMonth, index: number) => {
        const before = schedule[index];
        return (
          before === undefined ||
          interestPaidMonthly > before.interestPaidMonthly ||
          principalPaidMonthly < before.principalPaidMonthly
        );
      };
      expect(schedule.slice(1).filter(goesWrong)).toEqual([]);
    }),
  );
});

test('more is paid for a larger loan, for a higher rate, and in all for a longer time', () => {
  const repaid = (loan: Loan) => scheduleTotals(loanSchedule(loan)).repayment;
  fc.assert(
    fc.property(loans, (loan) => {
      expect(repaid({ ...loan, principal: loan.principal + 10_000 })).toBeGreaterThan(repaid(loan));
      expect(repaid({ ...loan, annualRatePercent: loan.annualRatePercent + 1 })).toBeGreaterThan(repaid(loan));
      if (loan.annualRatePercent >= 0.1) {
        expect(repaid({ ...loan, months: loan.months + 12 })).toBeGreaterThan(repaid(loan));
      }
    }),
  );
});

/**
 * Payments a month for each 1,000 borrowed, to the cent, as the tables of home loan factors have them that lenders in the
 * United States hand out.
 */
test.each([
  [4, 30, 4.77],
  [5, 15, 7.91],
  [5, 30, 5.37],
  [6, 15, 8.44],
  [6, 30, 6.0],
  [7, 30, 6.65],
  [8, 20, 8.36],
  [10, 30, 8.78],
  [12, 15, 12.0],
])(
  'at %p %% over %p years, 1,000 costs %p a month, as the tables of lenders say',
  (annualRatePercent, years, payment) => {
    const { instalment } = scheduleTotals(
      loanSchedule({ principal: 1_000_000, annualRatePercent, months: years * 12 }),
    );
    expect(Math.round(instalment / 10) / 100).toBe(payment);
  },
);

test('1,000,000 at 5 % over 20 years is AED 6,599.56 a month', () => {
  const schedule = loanSchedule({ principal: 1_000_000, annualRatePercent: 5, months: 240 });
  expect(scheduleTotals(schedule).instalment).toBe(6_599.56);
  expect(schedule[0]).toEqual({
    month: 1,
    principalPaidMonthly: 2_432.89,
    interestPaidMonthly: 4_166.67,
    totalPaymentMonthly: 6_599.56,
    balance: 997_567.11,
  });
});

test('without interest each month pays its share, the last one the fils that are left', () => {
  const schedule = loanSchedule({ principal: 1_000_000, annualRatePercent: 0, months: 12 });
  expect(schedule.map((month) => month.totalPaymentMonthly)).toEqual([...Array(11).fill(83_333.33), 83_333.37]);
  expect(scheduleTotals(schedule)).toEqual({
    instalment: 83_333.33,
    principal: 1_000_000,
    repayment: 1_000_000,
    interest: 0,
  });
});

test('a year is its twelve months together, and the last is as long as what is left', () => {
  const schedule = loanSchedule({ principal: 1_300, annualRatePercent: 0, months: 13 });
  expect(scheduleByYear(schedule)).toEqual([
    { year: 1, principal: 1_200, interest: 0, payment: 1_200, balance: 100 },
    { year: 2, principal: 100, interest: 0, payment: 100, balance: 0 },
  ]);
});

test('no months are no years, and cost nothing', () => {
  expect(scheduleByYear([])).toEqual([]);
  expect(scheduleTotals([])).toEqual({ instalment: 0, principal: 0, repayment: 0, interest: 0 });
});

test('the largest loan at the highest rate over the longest time is exact to the fil', () => {
  const schedule = loanSchedule({ principal: 100_000_000, annualRatePercent: 18, months: 360 });
  const { instalment, repayment, interest } = scheduleTotals(schedule);
  expect(instalment).toBe(1_507_085.37);
  expect(fils(repayment) - fils(interest)).toBe(100_000_000_00);
});

test('refuses a loan that the formula refuses', () => {
  expect(() => loanSchedule({ principal: -1, annualRatePercent: 5, months: 12 })).toThrow(RangeError);
});
