import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { storedSearch } from '@iwan/shared/paths/search-words';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertForm } from './alert-form';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const criteria = { ...noCriteria, configurations: ['2BR'] };
const field = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Notify me' });

test('sends the search with the address, and says where to go on', async () => {
  const user = userEvent.setup();
  backend.behave({ kind: 'body', body: { message: 'ok' } }, '/api/search-alerts');
  render(<AlertForm search={storedSearch(criteria, null)} />);
  await user.type(field(), ' amal@example.com ');
  await user.click(send());
  expect(
    await screen.findByText('We sent a link to amal@example.com. Open it to start your alerts.'),
  ).toBeInTheDocument();
  const [request] = backend.requests.filter(({ path }) => path === '/api/search-alerts');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    email: 'amal@example.com',
    query: 'unit=2BR&price=any',
    slug: null,
  });
});

test('shows an invalid address at its field, and sends no request', async () => {
  const user = userEvent.setup();
  render(<AlertForm search={storedSearch(criteria, null)} />);
  await user.type(field(), 'amal@');
  await user.click(send());
  expect(await screen.findByText(/^Enter an email address/)).toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/name@example.com/);
  expect(backend.requests).toEqual([]);
});

test.each([
  [{ kind: 'status', status: 429 } as const, /Try again in a minute/],
  [{ kind: 'drop' } as const, 'We could not send it. Try again.'],
  [
    { kind: 'refuse', body: { message: 'no', errors: [{ field: 'email', message: 'No such mailbox' }] } } as const,
    'No such mailbox',
  ],
])('says what to do when it was not sent, and keeps what was typed', async (behaviour, text) => {
  const user = userEvent.setup();
  backend.behave(behaviour, '/api/search-alerts');
  render(<AlertForm search={storedSearch(criteria, null)} />);
  await user.type(field(), 'amal@example.com');
  await user.click(send());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(field()).toHaveValue('amal@example.com');
});

test('is posted by the browser without script', () => {
  render(<AlertForm search={storedSearch(criteria, 'dubai-marina')} />);
  const form = field().closest('form');
  expect(form).toHaveAttribute('action', '/forms/search-alert');
  expect(form).toHaveFormValues({ query: 'unit=2BR&price=any', slug: 'dubai-marina' });
});
