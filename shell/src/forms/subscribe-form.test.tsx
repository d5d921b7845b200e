import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostedFormContext } from '../document/posted-form';
import { SubscribeForm } from './subscribe-form';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  sessionStorage.clear();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());
afterAll(() => backend.close());

const field = () => screen.getByLabelText('Email');

async function subscribe(address: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(field(), address);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  return user;
}

test('sends my address, shows success for four seconds, and clears the field', async () => {
  render(<SubscribeForm />);
  await subscribe('noura@example.com');
  expect(await screen.findByRole('status')).toHaveTextContent('Email submitted successfully!');
  expect(backend.requests.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
    ['POST', '/api/contact', { email: 'noura@example.com', source: 'web_form' }],
  ]);
  expect(field()).toHaveValue('');
  act(() => void jest.advanceTimersByTime(3900));
  expect(screen.getByRole('status')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.queryByRole('status')).toBeNull();
});

test('keeps my address when the backend refuses it', async () => {
  backend.behave({ kind: 'status', status: 500 });
  render(<SubscribeForm />);
  await subscribe('noura@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit email. Please try again.');
  expect(field()).toHaveValue('noura@example.com');
});

test('keeps my address when the connection breaks', async () => {
  backend.behave({ kind: 'drop' });
  render(<SubscribeForm />);
  await subscribe('noura@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while submitting the email. Please try again.',
  );
  expect(field()).toHaveValue('noura@example.com');
});

test('sends the same address again under the same key', async () => {
  backend.behave({ kind: 'status', status: 503 });
  render(<SubscribeForm />);
  const user = await subscribe('noura@example.com');
  await screen.findByRole('alert');
  backend.behave({ kind: 'respond' });
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await screen.findByText('Email submitted successfully!');
  const keys = backend.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['', 'Enter your email address.'],
  ['noura@', 'Enter an email address like name@example.com.'],
])('asks for an address in place of "%s"', async (typed, sentence) => {
  render(<SubscribeForm />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  if (typed !== '') await user.type(field(), typed);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(field()).toHaveAccessibleDescription(sentence);
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(backend.requests).toHaveLength(0);
});

test('posts to the server itself without JavaScript', () => {
  const { container } = render(
    <PostedFormContext value={{ form: 'subscribe', outcome: 'sent' }}>
      <SubscribeForm />
    </PostedFormContext>,
  );
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/forms/subscribe');
  expect(form).toHaveAttribute('method', 'post');
  expect(field()).toHaveAttribute('name', 'email');
  expect(screen.getByRole('status')).toHaveTextContent('Email submitted successfully!');
});
