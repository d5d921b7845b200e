import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoanCalculator } from './loan-calculator';

type User = ReturnType<typeof userEvent.setup>;

const amount = () => screen.getByRole('textbox', { name: 'Loan amount' });
const rate = () => screen.getByRole('textbox', { name: 'Interest rate' });
const tenure = () => screen.getByRole('textbox', { name: 'Tenure' });
const total = (name: string) => within(screen.getByText(name).closest('div') as HTMLElement).getByRole('definition');

async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

/** The charts' code is loaded with the first result. */
const drawn = () => waitFor(() => expect(document.querySelector('[data-chart="ring"]')).not.toBeNull());

beforeEach(() => sessionStorage.clear());

test('shows no result before the first change, but an example', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  expect(screen.getByText('Move a slider to see your monthly instalment.')).toBeInTheDocument();
  const example = screen.getByText(
    /^For example, AED\s1,000,000\.00 at 7\.65 % over 25 years costs AED\s7,\d{3}\.\d\d a month\.$/,
  );
  expect(screen.queryByText('Total repayment')).toBeNull();
  await retype(user, tenure(), '20');
  expect(screen.getByText('Total repayment')).toBeInTheDocument();
  expect(example).not.toBeInTheDocument();
});

test('computes as I type, exact to the fil', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator />);
  await retype(user, amount(), '1000000');
  await retype(user, rate(), '5');
  await retype(user, tenure(), '20');
  expect(amount()).toHaveValue('1,000,000');
  expect(screen.getByText(/6,599\.56/)).toBeInTheDocument();
  expect(total('Total repayment').textContent).toMatch(/1,583,89\d\.\d\d$/);
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
  ['-1', 'This cannot be less than zero.'],
  ['abc', 'This is not a number.'],
  ['', 'Type a number here.'],
  ['9,999', 'The loan starts at AED 10,000.'],
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
  const slider = screen.getByRole('slider', { name: 'Tenure, slider' });
  act(() => slider.focus());
  await user.keyboard('{Home}{ArrowRight}');
  expect(tenure()).toHaveValue('2');
  expect(slider).toHaveFocus();
  await drawn();
});

test('the slider of the rate sets hundredths', async () => {
  const user = userEvent.setup();
  render(<LoanCalculator link={{ rate: 0.56 }} />);
  act(() => screen.getByRole('slider', { name: 'Interest rate, slider' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(rate()).toHaveValue('0.57');
  await drawn();
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
  await drawn();
});

test('starts with the price of the property I came from', () => {
  render(<LoanCalculator link={{ price: 2_350_000 }} />);
  expect(amount()).toHaveValue('2,350,000');
  expect(screen.queryByText('Total repayment')).toBeNull();
});

test('a link with a loan shows its result at once', async () => {
  render(<LoanCalculator link={{ loan: 1_000_000, rate: 5, years: 20 }} />);
  expect(screen.getByText(/6,599\.56/)).toBeInTheDocument();
  await drawn();
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

test('opens with the loan of a property, without a result, and with earlier input about the same property', async () => {
  const user = userEvent.setup();
  const link = { price: 1_200_000, loan: 960_000 };
  const first = render(<LoanCalculator link={link} />);
  expect(amount()).toHaveValue('960,000');
  expect(screen.queryByText('Total repayment')).toBeNull();
  await retype(user, tenure(), '20');
  await drawn();
  first.unmount();
  render(<LoanCalculator link={link} />);
  expect(tenure()).toHaveValue('20');
  expect(screen.getByText('Total repayment')).toBeInTheDocument();
  await drawn();
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
  expect(amount()).toHaveValue('800,000');
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
  await user.click(screen.getByText('Down payment, purchase costs and rent'));
  expect(screen.getByRole('textbox', { name: 'Down payment, AED' })).toHaveValue('400,000');
  expect(total('Cash needed at handover')).toHaveTextContent('531,070.00');
  await retype(user, screen.getByRole('textbox', { name: 'Agency, % before VAT' }), '0');
  expect(total('Cash needed at handover')).toHaveTextContent('489,070.00');
  await user.click(screen.getByRole('button', { name: 'Count with this loan' }));
  expect(amount()).toHaveValue('1,600,000');
  await user.type(screen.getByRole('textbox', { name: 'Monthly rent, AED' }), '6,000');
  expect(screen.getByText(/This rent covers 5\d(\.\d)?% of the instalment/)).toBeInTheDocument();
});

test('an off-plan property needs half of its price, and choices about it do not apply to another property', async () => {
  const user = userEvent.setup();
  const down = () => screen.getByRole('textbox', { name: 'Down payment, %' });
  const offPlan = () => screen.getByRole('checkbox', { name: 'Bought off plan' });
  const open = async (link: { price: number; loan: number }) => {
    const { unmount } = render(<LoanCalculator link={link} />);
    await user.click(screen.getByText('Down payment, purchase costs and rent'));
    return unmount;
  };
  const close = await open({ price: 1_200_001, loan: 600_000 });
  expect(down()).toHaveValue('50');
  expect(offPlan()).toBeChecked();
  expect(screen.getByText(/At least 50 % is asked of an expatriate here: AED 600,001/)).toBeInTheDocument();
  await user.click(offPlan());
  expect(down()).toHaveValue('20');
  await user.type(screen.getByRole('textbox', { name: 'Monthly rent, AED' }), '6,000');
  close();
  const closeAgain = await open({ price: 1_200_001, loan: 600_000 });
  expect(offPlan()).not.toBeChecked();
  closeAgain();
  const closeReady = await open({ price: 2_000_000, loan: 1_600_000 });
  expect(down()).toHaveValue('20');
  expect(screen.getByRole('textbox', { name: 'Monthly rent, AED' })).toHaveValue('6,000');
  closeReady();
  await open({ price: 3_000_000, loan: 1_500_000 });
  expect(offPlan()).toBeChecked();
});
