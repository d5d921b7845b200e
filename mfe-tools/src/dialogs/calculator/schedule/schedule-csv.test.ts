import { loanSchedule } from '@iwan/shared/domain/money/loan-schedule';
import { english } from '@iwan/shared/testing/english';
import { scheduleCsv, scheduleFileName } from './schedule-csv';

test('exports a header, a line for each month, and amounts with a point and two decimals', () => {
  const csv = scheduleCsv(loanSchedule({ principal: 1_000_000, annualRatePercent: 5, months: 240 }), english.locale);
  const lines = csv.split('\r\n');
  expect(lines).toHaveLength(242);
  expect(lines[0]).toBe('\ufeffMonth,Principal paid,Interest paid,Total payment,Outstanding balance');
  expect(lines[1]).toBe('1,2432.89,4166.67,6599.56,997567.11');
  expect(lines[240]).toMatch(/^240,\d+\.\d{2},\d+\.\d{2},\d+\.\d{2},0\.00$/);
  expect(lines[241]).toBe('');
});

test('the file is named after the loan', () => {
  expect(scheduleFileName({ principal: 1_000_000, annualRatePercent: 4.25, years: 20 })).toBe(
    'iwan-loan-1000000-aed-4.25-percent-20-years.csv',
  );
});
