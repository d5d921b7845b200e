import { loanFieldError } from './loan-field-error';

test.each([
  ['principal', '100,000,001', null],
  ['annualRatePercent', '18.01', null],
  ['years', '31', null],
  ['principal', '١٠٠٠٠٠٠', null],
  ['principal', 'AED 1,250,000', null],
  ['principal', 'د.إ ١٬٠٠٠٬٠٠٠', null],
  ['principal', '1.5 million', null],
  ['annualRatePercent', '0', null],
  ['principal', '10,000', null],
  ['principal', '9,999', 'too small'],
  ['years', '0', 'too small'],
  ['principal', '', 'empty'],
  ['years', '  ', 'empty'],
  ['principal', '-1', 'negative'],
  ['annualRatePercent', '−4.25 %', 'negative'],
  ['principal', 'AED -1,000', 'negative'],
  ['principal', '-١٠', 'negative'],
  ['years', 'abc', 'unreadable'],
  ['principal', 'AED', 'unreadable'],
  ['principal', '2-3m', 'unreadable'],
  ['principal', '<b>1</b>', 'unreadable'],
  ['principal', '$500k', 'other currency'],
  ['principal', '1,5', 'unreadable'],
] as const)('says of %s %p, once left: %p', (field, text, error) => {
  expect(loanFieldError(field, text, true)).toBe(error);
});

test.each([
  ['principal', '', null],
  ['principal', '1', null],
  ['principal', '1.5 mill', null],
  ['principal', 'AE', null],
  ['principal', '1,5', null],
  ['years', '0', null],
  ['principal', '-1', 'negative'],
  ['principal', 'abc', 'unreadable'],
] as const)('while %s %p is being typed: %p', (field, text, error) => {
  expect(loanFieldError(field, text, false)).toBe(error);
});
