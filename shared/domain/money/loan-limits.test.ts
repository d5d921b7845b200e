import { isLoanComplete, parseLoanField } from './loan-limits';

test.each([
  ['principal', '1,000,000', 1_000_000],
  ['principal', '1 000 000', 1_000_000],
  ['principal', '100,000,001', 100_000_000],
  ['principal', '9'.repeat(400), 100_000_000],
  ['principal', '1', 1],
  ['annualRatePercent', '7.65', 7.65],
  ['annualRatePercent', '.5', 0.5],
  ['annualRatePercent', '7.', 7],
  ['annualRatePercent', '0', 0],
  ['annualRatePercent', '18.01', 18],
  ['years', '25', 25],
  ['years', '31', 30],
  ['years', '2.9', 2],
  ['years', '', null],
  ['principal', '-5', null],
  ['principal', 'a lot', null],
  ['principal', '1.2.3', null],
  ['annualRatePercent', '.', null],
] as const)('takes %s %p as %p', (field, text, value) => {
  expect(parseLoanField(field, text)).toBe(value);
});

test('counts nothing until there is an amount, a rate and a year', () => {
  const loan = { principal: 1_000_000, annualRatePercent: 0, years: 1 };
  expect(isLoanComplete(loan)).toBe(true);
  expect(isLoanComplete({ ...loan, principal: 0 })).toBe(false);
  expect(isLoanComplete({ ...loan, principal: null })).toBe(false);
  expect(isLoanComplete({ ...loan, annualRatePercent: null })).toBe(false);
  expect(isLoanComplete({ ...loan, years: 0 })).toBe(false);
});
