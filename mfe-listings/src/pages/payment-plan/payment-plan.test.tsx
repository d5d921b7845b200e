import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { route } from '.';
import { loadPaymentPlan } from './load-payment-plan';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await startPlainBackend();
});
afterAll(() => backend.close());

const record = {
  id: 7,
  name: 'Rêve; d’Azur, نخلة',
  cat: 'Residential, Off Plan',
  handover: '2028-Q4',
  permit_number: '7100007919',
  permit_verify_url: 'https://dld.example/7100007919',
  units: [
    { id: '1402', type: '2BR', size: 1_000, price: 1_900_000, available: 1, floor: 14 },
    { id: 'sold', type: '2BR', price: 1_900_000, available: 0 },
  ],
  payment_plan: [
    { label: 'On booking', percent: 20, when: 'When you reserve' },
    { label: 'On handover', percent: 80, when: 'Q4 2028' },
  ],
};
const requested = 'project=7&unit=1402&booked=2026-12-01&agency=0';

function load(query: string, file?: string) {
  backend.setRecords({ projects: [record] });
  return loadPaymentPlan({
    ...english,
    params: file === undefined ? {} : { file },
    query: new URLSearchParams(query),
    signal: new AbortController().signal,
    http: createHttp({ baseUrl: backend.url, report: () => {} }),
  });
}

test('shows price, day of booking, every payment with its day and amount, the totals, and who to ask', async () => {
  const data = await load(requested);
  render(<route.Component data={data} />);
  const title = 'Payment plan for 2BR, floor 14, 1,000 sq ft, Rêve; d’Azur, نخلة';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(route.head(data, english)).toMatchObject({ title, noindex: true });
  const rows = within(screen.getByRole('table', { name: 'Payments' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^On booking1 December 202620%AED 380,000$/);
  expect(rows.some((row) => /31 December 202880%AED 1,520,000/.test(row.textContent ?? ''))).toBe(true);
  for (const text of [/^As of .* Not an offer/, /^1 December 2026$/, /Confirm the current figures/]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(screen.getByText('Permit number').nextSibling).toHaveTextContent('7100007919');
  const code = screen.getByRole('img', { name: 'QR code to check the permit' });
  expect(code).toHaveAttribute('src', '/compare/permit-code/7');
  expect(screen.getByText('Fees').nextSibling).toHaveTextContent(/^AED [\d,]+/);
  expect(screen.getByRole('link', { name: 'hello@iwan.example' })).toBeInTheDocument();
});

test('one press prints it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  render(<route.Component data={await load(requested)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('the address of the former file leads to it, with the same choices', async () => {
  const data = await load(`${requested}&loan=50&years=25`, 'pdf');
  expect(route.redirect?.(data, english)).toEqual({
    to: '/compare/payment-plan?project=7&unit=1402&booked=2026-12-01&loan=50&years=25&agency=0',
    permanent: true,
  });
  expect(route.redirect?.(await load(requested), english)).toBeNull();
});

test.each([
  ['project=7&unit=gone', undefined],
  ['project=7&unit=sold', 'pdf'],
  ['project=8&unit=1402', undefined],
  [requested, 'doc'],
])('there is no plan at %s, and a way on', async (query, file) => {
  const data = await load(query, file);
  expect(route.status?.(data)).toBe(404);
  render(<route.Component data={data} />);
  expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/properties/');
});

test('without a project, as behind a dialog of the header, the page says how to choose one', async () => {
  const data = await load('dialog=calculator');
  expect(route.status?.(data)).toBe(200);
  render(<route.Component data={data} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No payment plan chosen');
});
