import { sourcesOf } from '@iwan/shared/domain/facts/fact';
import * as fees from '@iwan/shared/domain/facts/fees';
import { loanPercent } from '@iwan/shared/domain/facts/loans';
import { textsOf as factTextsOf } from '@iwan/shared/domain/facts/texts';
import { english } from '@iwan/shared/testing/english';
import { render, screen } from '@testing-library/react';
import { LoanCalculator } from './loan/loan-calculator';

beforeEach(() => sessionStorage.clear());

test('the market rate says when it was checked, and the fees where they are from', () => {
  render(<LoanCalculator />);
  expect(screen.getByRole('textbox', { name: 'Interest rate' })).toHaveAccessibleDescription(
    'Market rate is around 7.65. Checked June 2025. Today’s EIBOR, Central Bank of the UAE',
  );
  const { names } = factTextsOf(english.locale);
  const purchase = screen.getByText('Fees, down payment and rent').closest('details')?.textContent;
  const figures = [fees.transferPercent, fees.transferFee, fees.agencyPercent, fees.vatPercent, loanPercent];
  for (const { id } of sourcesOf(figures)) expect(purchase).toContain(names[id as keyof typeof names]);
});
