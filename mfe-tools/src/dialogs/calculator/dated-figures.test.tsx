import { sourcesOf } from '@iwan/shared/domain/facts/fact';
import { feesLoanPercent, loanPercent } from '@iwan/shared/domain/facts/loans';
import { textsOf as factTextsOf } from '@iwan/shared/domain/facts/texts';
import { usualRatesFacts } from '@iwan/shared/domain/money/usual-rates';
import { english } from '@iwan/shared/testing/english';
import { onDay } from '@iwan/shared/testing/on-day';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoanCalculator } from './loan/loan-calculator';

beforeEach(() => sessionStorage.clear());

afterEach(() => jest.useRealTimers());

const [asked, eibor] = ['UAE banks asked for about 4% in January 2026.', 'Today’s EIBOR, Central Bank of the UAE'];

test.each([
  ['2026-06-30', `Market rate is around 7.65. Checked June 2025. ${asked} ${eibor}`],
  [
    '2026-07-01',
    `Market rate is around 7.65. Checked June 2025. Due to be checked again since June 2026, so ask us before you rely on it. ${asked} ${eibor}`,
  ],
])('on %s, the hint of the rate says when it was checked, and what banks ask', (today, words) => {
  onDay(today);
  render(<LoanCalculator />);
  expect(screen.getByRole('textbox', { name: 'Interest rate' })).toHaveAccessibleDescription(words);
});

test.each([
  ['25', ''],
  ['26', 'Banks lend for 25 years at most. Checked June 2025.'],
])('a tenure of %s years says: %s', async (years, words) => {
  onDay('2026-11-30');
  const user = userEvent.setup();
  render(<LoanCalculator />);
  const tenure = screen.getByRole('textbox', { name: 'Loan tenure' });
  await user.clear(tenure);
  await user.type(tenure, years);
  expect(tenure).toHaveAccessibleDescription(words);
});

test('the fees say where they are from, that banks may not lend them, and that sources differ', () => {
  render(<LoanCalculator />);
  const { names } = factTextsOf(english.locale);
  const purchase = screen.getByText('Fees, down payment and rent').closest('details')?.textContent;
  const figures = [...usualRatesFacts, loanPercent, feesLoanPercent];
  expect(purchase).toContain('banks may not lend the transfer fee or the agency fee');
  expect(purchase).toContain(factTextsOf(english.locale).disputed);
  for (const { id } of sourcesOf(figures)) expect(purchase).toContain(names[id as keyof typeof names]);
});
