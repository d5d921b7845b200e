import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoanCalculator } from './loan-calculator';

const amount = () => screen.getByRole('textbox', { name: 'Loan amount' });
const rate = () => screen.getByRole('textbox', { name: 'Interest rate' });
const tenure = () => screen.getByRole('textbox', { name: 'Tenure' });

async function retype(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test('answers nothing before the first change', () => {
  render(<LoanCalculator />);
  expect(screen.getByText('Move a slider to see your monthly instalment.')).toBeInTheDocument();
  expect(screen.queryByText('Total repayment')).toBeNull();
});

test('counts as I type', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, amount(), '1,560,000');
  await retype(user, rate(), '4.25');
  await retype(user, tenure(), '25');
  expect(amount()).toHaveValue('1,560,000');
  // 1,560,000 at 4.25 % over 300 months by the formula of section 9.
  expect(screen.getByText(/8,451/)).toBeInTheDocument();
  expect(screen.getByText(/975,33\d/)).toBeInTheDocument();
});

test('caps the amount, the rate and the tenure', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, amount(), '999999999');
  await retype(user, rate(), '45');
  await retype(user, tenure(), '99');
  expect(amount()).toHaveValue('100,000,000');
  expect(rate()).toHaveValue('18');
  expect(tenure()).toHaveValue('30');
});

test('lets me type a rate digit by digit', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, rate(), '4.05');
  expect(rate()).toHaveValue('4.05');
});

test('starts with the price of the property I came from', () => {
  render(<LoanCalculator price={2_350_000} />);
  expect(amount()).toHaveValue('2,350,000');
});

test('shows the schedule month by month', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, tenure(), '2');
  await user.click(screen.getByText('Monthly schedule'));
  expect(await screen.findAllByRole('row')).toHaveLength(25);
});
