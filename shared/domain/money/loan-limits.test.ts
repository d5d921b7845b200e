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
  ['principal', '١٠٠٠٠٠٠', 1_000_000],
  ['principal', '۱٬۰۰۰٬۰۰۰', 1_000_000],
  ['principal', 'AED 1,250,000', 1_250_000],
  ['principal', 'Dhs. 1,250,000', 1_250_000],
  ['principal', 'د.إ ١٬٠٠٠٬٠٠٠', 1_000_000],
  ['principal', '$1,000,000', null],
  ['principal', '$500k', null],
  ['principal', '1,5', null],
  ['principal', '950.000', 950_000],
  ['principal', '1.5 million', 1_500_000],
  ['principal', '1,2500,00', 1_250_000],
  ['principal', '1,250,000.', 1_250_000],
  ['principal', '1,250,000.75', 1_250_001],
  ['annualRatePercent', '٤٫٢٥', 4.25],
  ['annualRatePercent', '4,25 %', 4.25],
  ['annualRatePercent', '7.655', 7.66],
  ['years', '25 years', 25],
  ['years', '25years', 25],
  ['annualRatePercent', '5 percent', 5],
  ['annualRatePercent', '5 %  ', 5],
  ['annualRatePercent', '5 6', null],
  ['annualRatePercent', '5x', null],
  ['annualRatePercent', '.25', 0.25],
  ['annualRatePercent', '5%5', null],
  ['principal', '1  000  000', 1_000_000],
  ['years', `5${' '.repeat(499)}`, 5],
  ['years', `5${' '.repeat(500)}`, null],
  ['years', '٢٠', 20],
  ['principal', 'AED', null],
  ['principal', '', null],
  ['principal', '2-3m', null],
  ['years', '-1', null],
  ['annualRatePercent', '-1', null],
  ['annualRatePercent', 'abc', null],
  ['principal', 'x'.repeat(600), null],
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
  expect(isLoanComplete({ ...loan, principal: 9_999 })).toBe(false);
  expect(isLoanComplete({ ...loan, principal: 10_000 })).toBe(true);
  expect(isLoanComplete({ ...loan, principal: null })).toBe(false);
  expect(isLoanComplete({ ...loan, annualRatePercent: null })).toBe(false);
  expect(isLoanComplete({ ...loan, years: 0 })).toBe(false);
  expect(isLoanComplete({ ...loan, years: null })).toBe(false);
});
