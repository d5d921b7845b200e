import { plainLoan } from './plain-loan';

const usual = { principal: 1_000_000, annualRatePercent: 7.65, years: 25 };

test.each([
  ['', { ...usual, isAsked: false, isRead: true }],
  ['price=2350000', { ...usual, principal: 2_350_000, isAsked: false, isRead: true }],
  [
    'loan=1000000&rate=5&years=20',
    { principal: 1_000_000, annualRatePercent: 5, years: 20, isAsked: true, isRead: true },
  ],
  [
    'loan=AED+1,250,000&rate=4,25&years=٢٠',
    { principal: 1_250_000, annualRatePercent: 4.25, years: 20, isAsked: true, isRead: true },
  ],
  [
    'loan=100000001&rate=18.01&years=31',
    { principal: 100_000_000, annualRatePercent: 18, years: 30, isAsked: true, isRead: true },
  ],
  ['loan=abc&rate=5&years=20', { principal: 1_000_000, annualRatePercent: 5, years: 20, isAsked: true, isRead: false }],
  ['loan=-1&rate=-1&years=-1', { ...usual, isAsked: true, isRead: false }],
  ['loan=5&rate=5&years=0', { ...usual, isAsked: true, isRead: false }],
  [`loan=${'9'.repeat(600)}`, { ...usual, isAsked: true, isRead: false }],
  ['loan=&rate=&years=', { ...usual, isAsked: true, isRead: false }],
])('a query of %p asks for %p', (query, loan) => {
  expect(plainLoan(new URLSearchParams(query))).toEqual(loan);
});
