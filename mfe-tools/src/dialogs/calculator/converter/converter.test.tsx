import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Converter } from './converter';

const ofRoubles = { base: 'RUB', date: '2026-03-04', rates: { RUB: 1, EUR: 0.0107, AED: 0.0468 }, source: 'service' };
const ofEuros = { base: 'EUR', date: '2026-03-04', rates: { EUR: 1, RUB: 93.5 }, source: 'service' };

let backend: PlainBackend;
beforeAll(async () => {
  backend = await providePlainBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.reset();
  backend.behave({ kind: 'body', body: ofRoubles }, '/rates/latest/RUB');
  backend.behave({ kind: 'body', body: ofEuros }, '/rates/latest/EUR');
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const from = () => screen.getByRole('combobox', { name: 'From' });
const to = () => screen.getByRole('combobox', { name: 'To' });
const options = (select: HTMLElement) => [...select.querySelectorAll('option')].map(({ textContent }) => textContent);

async function retype(text: string) {
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
}

test('opens with roubles to euros, and shows the result, both rates and their day', async () => {
  render(<Converter />);
  expect(from()).toHaveValue('RUB');
  expect(to()).toHaveValue('EUR');
  expect(options(from())).toHaveLength(52);
  expect(options(to())).toContain('AED, United Arab Emirates Dirham');
  expect(await screen.findByText('107.00 EUR')).toBeInTheDocument();
  expect(screen.getByText('10,000 RUB is')).toBeInTheDocument();
  expect(screen.getByText('1 RUB = 0.0107 EUR')).toBeInTheDocument();
  expect(screen.getByText('1 EUR = 93.4579 RUB')).toBeInTheDocument();
  expect(screen.getByText('Mid-market rate, 4 March 2026. Your bank adds a margin.')).toBeInTheDocument();
});

test('swaps the two, at the rate of the other', async () => {
  render(<Converter />);
  await userEvent.click(screen.getByRole('button', { name: 'Swap currencies' }));
  expect(await screen.findByText('935,000.00 RUB')).toBeInTheDocument();
  expect(from()).toHaveValue('EUR');
});

test.each([
  ['-5', 'Enter zero or more.'],
  ['abc', 'Enter an amount, for example 10,000 or 1.5 million.'],
  ['1e309', 'Enter an amount, for example 10,000 or 1.5 million.'],
])('meets %p with a clear word and no figures', async (text, word) => {
  render(<Converter />);
  await screen.findByText('107.00 EUR');
  await retype(text);
  expect(screen.getByText(word)).toBeInTheDocument();
  expect(amount()).toHaveAccessibleDescription(word);
  expect(document.body).not.toHaveTextContent(/NaN|∞|\d EUR is/);
  expect(screen.getByText('1 RUB = 0.0107 EUR')).toBeInTheDocument();
});

test('asks for an amount where the field is empty', async () => {
  render(<Converter />);
  await userEvent.clear(amount());
  expect(screen.getByText('Enter an amount.')).toBeInTheDocument();
});

test('says which currency an amount is taken in that names another one', async () => {
  render(<Converter />);
  await retype('€1,000');
  expect(screen.getByText('You typed EUR. We used RUB.')).toBeInTheDocument();
  expect(await screen.findByText('10.70 EUR')).toBeInTheDocument();
});

test.each([
  ['last-good', 'Live rates are unavailable. Showing rates from 4 March 2026.'],
  ['snapshot', 'Live rates are unavailable. Showing rates from 4 March 2026 as a guide only.'],
])('says that the rates are the %s ones', async (source, sentence) => {
  backend.behave({ kind: 'body', body: { ...ofRoubles, source } }, '/rates/latest/RUB');
  render(<Converter />);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('says that there is no rate, and can retry', async () => {
  backend.behave({ kind: 'status', status: 500 }, '/rates/');
  render(<Converter />);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the rate. Try again.');
  expect(document.body).not.toHaveTextContent(/NaN/);
  backend.behave({ kind: 'body', body: ofRoubles }, '/rates/latest/RUB');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('107.00 EUR')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('works offline with the last loaded rates, for any pair, until it is online again', async () => {
  const { unmount } = render(<Converter />);
  await screen.findByText('107.00 EUR');
  unmount();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.behave({ kind: 'drop' }, '/rates/');
  render(<Converter link={{ from: 'AED', to: 'EUR', amount: 4680 }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline. Showing the last rate.');
  expect(screen.getByText('1,070.00 EUR')).toBeInTheDocument();
  expect(screen.getByText('Rates from 4 March 2026, saved in this browser.')).toBeInTheDocument();
  const ofDirhams = { base: 'AED', date: '2026-03-05', rates: { AED: 1, EUR: 0.23 }, source: 'service' };
  backend.behave({ kind: 'body', body: ofDirhams }, '/rates/latest/AED');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1,076.40 EUR')).toBeInTheDocument();
});

test('stores what I typed in this tab, and a link takes precedence', async () => {
  const { unmount } = render(<Converter />);
  await retype('500');
  await userEvent.selectOptions(to(), 'AED');
  unmount();
  const again = render(<Converter />);
  expect(amount()).toHaveValue('500');
  expect(to()).toHaveValue('AED');
  again.unmount();
  render(<Converter link={{ amount: '7', to: 'USD', from: '<b>' }} />);
  expect(amount()).toHaveValue('7');
  expect(to()).toHaveValue('USD');
  expect(from()).toHaveValue('RUB');
});

test.each(['{', '[]', '{"base":"XXX","rates":{}}', '{"base":"RUB","rates":{"EUR":"many"}}'])(
  'is not thrown off by what stands in the browser’s storage: %s',
  async (text) => {
    localStorage.setItem('exchangeRates', text);
    sessionStorage.setItem('converter', text);
    backend.behave({ kind: 'status', status: 500 }, '/rates/');
    render(<Converter />);
    expect(await screen.findByText(/We could not load the rate\. Try again\./)).toBeInTheDocument();
    expect(amount()).toHaveValue('10,000');
  },
);
