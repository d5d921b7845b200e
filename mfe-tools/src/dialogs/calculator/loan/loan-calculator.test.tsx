import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoanCalculator } from './loan-calculator';

type User = ReturnType<typeof userEvent.setup>;

const amount = () => screen.getByRole('textbox', { name: 'Loan amount' });
const rate = () => screen.getByRole('textbox', { name: 'Interest rate' });
const tenure = () => screen.getByRole('textbox', { name: 'Loan tenure' });
const total = (name: string) => within(screen.getByText(name).closest('div') as HTMLElement).getByRole('definition');

async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

beforeEach(() => sessionStorage.clear());

test('shows no result before the first change, but an example', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  expect(screen.getByText('Your payment appears here')).toBeInTheDocument();
  const example = screen.getByText('For example, AED 1,000,000 over 25 years at 7.65% is AED 7,488 a month.');
  expect(screen.queryByText('Total repayment')).toBeNull();
  await retype(user, tenure(), '20');
  expect(screen.getByText('Total repayment')).toBeInTheDocument();
  expect(example).not.toBeInTheDocument();
});

test('computes as I type, with the schedule exact to the fils', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, amount(), '1000000');
  await retype(user, rate(), '5');
  await retype(user, tenure(), '20');
  expect(amount()).toHaveValue('1,000,000');
  expect(screen.getByText('AED 6,600')).toBeInTheDocument();
  expect(total('Total repayment').textContent).toMatch(/1,583,89\d$/);
  await user.click(screen.getByText('Payment schedule'));
  await user.click(screen.getByLabelText('By month'));
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('6,599.56');
});

test.each([
  ['100,000,001', '100,000,000'],
  ['١٠٠٠٠٠٠', '1,000,000'],
  ['AED 1,250,000', '1,250,000'],
  ['د.إ ١٬٠٠٠٬٠٠٠', '1,000,000'],
  ['1.5 million', '1,500,000'],
])('an amount typed as %p stands in order as %p once I go on', async (typed, inOrder) => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, amount(), typed);
  expect(amount()).toHaveValue(inOrder);
  expect(amount()).not.toHaveAttribute('aria-invalid');
  expect(screen.getByText('Total repayment')).toBeInTheDocument();
});

test.each([
  ['-1', 'Enter zero or more.'],
  ['abc', 'Enter a number, for example'],
  ['', 'Enter a number.'],
  ['9,999', 'The minimum loan is AED 10,000.'],
])('an amount of %p is met with a clear word at its field, and nothing is counted', async (typed, word) => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await user.clear(amount());
  if (typed !== '') await user.type(amount(), typed);
  await user.tab();
  expect(amount()).toHaveValue(typed);
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(word));
  expect(screen.queryByText('Total repayment')).toBeNull();
});

test('limits the rate and the tenure', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, rate(), '18.01');
  await retype(user, tenure(), '31');
  expect(rate()).toHaveValue('18');
  expect(tenure()).toHaveValue('30');
});

test('lets me type a rate digit by digit', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, rate(), '4.05');
  expect(rate()).toHaveValue('4.05');
});

test('a slider sets its field and keeps the focus', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  const slider = screen.getByRole('slider', { name: 'Loan tenure, slider' });
  act(() => slider.focus());
  await user.keyboard('{Home}{ArrowRight}');
  expect(tenure()).toHaveValue('2');
  expect(slider).toHaveFocus();
});

test('the slider of the rate sets hundredths', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator link={{ rate: 0.56 }} />);
  act(() => screen.getByRole('slider', { name: 'Interest rate, slider' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(rate()).toHaveValue('0.57');
});

test('the slider of the amount has most of its positions at the usual prices, and announces the amount', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  const slider = screen.getByRole('slider', { name: 'Loan amount, slider' });
  expect(slider).toHaveAttribute('aria-valuetext', '1,000,000 AED');
  act(() => slider.focus());
  await user.keyboard('{ArrowRight}');
  expect(amount()).toHaveValue('1,100,000');
  expect(slider).toHaveAttribute('aria-valuetext', '1,100,000 AED');
});

test('starts with the result for what a bank lends on the price of the property I came from', () => {
  render(<LoanCalculator link={{ price: 2_350_000 }} />);
  expect(amount()).toHaveValue('1,880,000');
  expect(amount()).toHaveAccessibleDescription('20% down payment on AED 2,350,000.');
  expect(screen.getByText('Total repayment')).toBeInTheDocument();
});

test('a link with a loan shows its result at once', () => {
  render(<LoanCalculator link={{ loan: 1_000_000, rate: 5, years: 20 }} />);
  expect(screen.getByText('AED 6,600')).toBeInTheDocument();
});

test.each([
  [{ loan: 'a lot', rate: '-1', years: 'abc' }],
  [{ loan: 100_000_001, rate: 18.01, years: 31 }],
  [{ loan: 9_999, rate: 7.123, years: 2.5 }],
  [{ loan: Number.NaN, rate: {}, years: [] }],
])('a link that somebody has tampered with is as none: %p', (link) => {
  render(<LoanCalculator link={link} />);
  expect(amount()).toHaveValue('1,000,000');
  expect(rate()).toHaveValue('7.65');
  expect(tenure()).toHaveValue('25');
  expect(screen.queryByText('Total repayment')).toBeNull();
});

test('opens with the loan of a property and its result, and with earlier input about the same property', async () => {
  const user = userEvent.setup();
  const link = { price: 1_200_000, loan: 960_000 };
  const first = render(<LoanCalculator link={link} />);
  expect(amount()).toHaveValue('960,000');
  // The rate of the project's page, which shows the same monthly payment.
  expect(rate()).toHaveValue('4');
  expect(screen.getByText('AED 5,067')).toBeInTheDocument();
  await retype(user, tenure(), '20');
  first.unmount();
  render(<LoanCalculator link={link} />);
  expect(tenure()).toHaveValue('20');
  expect(screen.getByText('Total repayment')).toBeInTheDocument();
});

test('keeps my input when I open it again, except for another property', async () => {
  const user = userEvent.setup();
  const first = render(<LoanCalculator link={{ price: 900_000 }} />);
  await retype(user, tenure(), '12');
  first.unmount();
  const again = render(<LoanCalculator link={{ price: 900_000 }} />);
  expect(tenure()).toHaveValue('12');
  expect(screen.getByText('Total repayment')).toBeInTheDocument();
  again.unmount();
  render(<LoanCalculator link={{ price: 800_000 }} />);
  expect(amount()).toHaveValue('640,000');
  expect(tenure()).toHaveValue('25');
});

test.each(['', 'no JSON', '[]', '{"texts":{"principal":1}}', '{"texts":null}'])(
  'a storage with %p is as an empty one',
  (text) => {
    sessionStorage.setItem('loan', text);
    render(<LoanCalculator />);
    expect(amount()).toHaveValue('1,000,000');
  },
);

test('shows the schedule by year, and month by month', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, tenure(), '2');
  await user.click(screen.getByText('Payment schedule'));
  expect(await screen.findAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByLabelText('By month'));
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(25);
  expect(rows.at(-1)).toHaveTextContent(/0\.00$/);
});

test('shows the cash that a purchase needs, and can take over its loan', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator link={{ price: 2_000_000 }} />);
  await user.click(screen.getByText('Fees, down payment and rent'));
  expect(screen.getByRole('textbox', { name: 'Down payment (AED)' })).toHaveValue('400,000');
  expect(total('Cash needed at handover')).toHaveTextContent('535,270.00');
  await retype(user, screen.getByRole('textbox', { name: 'Agency fee (%, before VAT)' }), '0');
  expect(total('Cash needed at handover')).toHaveTextContent('493,270.00');
  await user.click(screen.getByRole('button', { name: 'Use this loan' }));
  expect(amount()).toHaveValue('1,600,000');
  await user.type(screen.getByRole('textbox', { name: 'Monthly rent (AED)' }), '6,000');
  expect(screen.getByText(/This rent covers 71(\.\d)?% of the monthly payment/)).toBeInTheDocument();
});

test('an off-plan property needs half of its price, and choices about it do not apply to another property', async () => {
  const user = userEvent.setup();
  const down = () => screen.getByRole('textbox', { name: 'Down payment (%)' });
  const offPlan = () => screen.getByRole('checkbox', { name: 'Off plan' });
  const open = async (link: { price: number; loan: number }) => {
    const { unmount } = render(<LoanCalculator link={link} />);
    await user.click(screen.getByText('Fees, down payment and rent'));
    return unmount;
  };
  const close = await open({ price: 1_200_001, loan: 600_000 });
  expect(down()).toHaveValue('50');
  expect(offPlan()).toBeChecked();
  expect(screen.getByText(/Minimum for an expatriate: 50% \(AED\s600,001/)).toBeInTheDocument();
  await user.click(offPlan());
  expect(down()).toHaveValue('20');
  await user.type(screen.getByRole('textbox', { name: 'Monthly rent (AED)' }), '6,000');
  close();
  const closeAgain = await open({ price: 1_200_001, loan: 600_000 });
  expect(offPlan()).not.toBeChecked();
  closeAgain();
  const closeReady = await open({ price: 2_000_000, loan: 1_600_000 });
  expect(down()).toHaveValue('20');
  expect(screen.getByRole('textbox', { name: 'Monthly rent (AED)' })).toHaveValue('6,000');
  closeReady();
  await open({ price: 3_000_000, loan: 1_500_000 });
  expect(offPlan()).toBeChecked();
});
