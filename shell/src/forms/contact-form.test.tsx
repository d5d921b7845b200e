import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './contact-form';

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

const newUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const consent = () => screen.getByLabelText('I consent to having this website store my submitted information');
const send = () => screen.getByRole('button', { name: 'Send message' });

async function fill(user: ReturnType<typeof newUser>) {
  await user.type(screen.getByLabelText('Name'), 'Noura');
  await user.type(screen.getByLabelText('Phone'), '971501234567');
  await user.type(screen.getByLabelText('Email'), 'noura@example.com');
  await user.type(screen.getByLabelText('Message'), 'Two rooms by the water.');
  await user.click(consent());
}

test('says once what I consent to', () => {
  render(<ContactForm labelledBy="title" />);
  expect(screen.getAllByText('I consent to having this website store my submitted information')).toHaveLength(1);
});

test('sends my message with the chosen role, and shows success for four seconds', async () => {
  const user = newUser();
  render(<ContactForm labelledBy="title" />);
  await fill(user);
  await user.click(screen.getByLabelText('Broker'));
  await user.click(send());
  expect(await screen.findByRole('status')).toHaveTextContent('Data submitted successfully!');
  expect(backend.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    [
      '/api/contact',
      {
        name: 'Noura',
        phone: '971501234567',
        email: 'noura@example.com',
        type: 'Broker',
        source: 'Contact',
        message: 'Two rooms by the water.',
        consent: true,
        file: null,
      },
    ],
  ]);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  act(() => void jest.advanceTimersByTime(4100));
  expect(screen.queryByRole('status')).toBeNull();
});

test('sends my wish not to be called', async () => {
  const user = newUser();
  render(<ContactForm labelledBy="title" />);
  await fill(user);
  await user.click(screen.getByLabelText('Do not call me. Write to me.'));
  await user.click(send());
  await screen.findByRole('status');
  expect(JSON.parse(backend.requests[0]?.body ?? '')).toMatchObject({ do_not_call: true });
});

test('lets me close the success message', async () => {
  const user = newUser();
  render(<ContactForm labelledBy="title" />);
  await fill(user);
  await user.click(send());
  const message = await screen.findByRole('status');
  await user.click(within(message).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('needs no role', async () => {
  const user = newUser();
  render(<ContactForm labelledBy="title" />);
  await fill(user);
  await user.click(send());
  await screen.findByRole('status');
  expect(JSON.parse(backend.requests[0]?.body ?? '')).toMatchObject({ type: '' });
});

test('keeps my input after a failure and across a reload', async () => {
  backend.behave({ kind: 'status', status: 500 });
  const user = newUser();
  const { unmount } = render(<ContactForm labelledBy="title" />);
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit form. Please try again later.');
  expect(screen.getByLabelText('Message')).toHaveValue('Two rooms by the water.');
  unmount();
  render(<ContactForm labelledBy="title" />);
  expect(screen.getByLabelText('Message')).toHaveValue('Two rooms by the water.');
  expect(consent()).toBeChecked();
});

test('keeps what I typed while it was being sent', async () => {
  jest.useRealTimers();
  backend.behave({ kind: 'slow', delayMs: 400 });
  const user = userEvent.setup();
  render(<ContactForm labelledBy="title" />);
  await fill(user);
  await user.click(send());
  await user.type(screen.getByLabelText('Message'), ' And a garage.');
  expect(await screen.findByRole('status')).toHaveTextContent('Data submitted successfully!');
  expect(JSON.parse(backend.requests[0]?.body ?? '')).toMatchObject({ message: 'Two rooms by the water.' });
  expect(screen.getByLabelText('Message')).toHaveValue('Two rooms by the water. And a garage.');
});

test('ignores an invalid stored draft', () => {
  sessionStorage.setItem('contact-draft', '{"name": 5, "message": "Kept", "consent": "yes", "other": true}');
  render(<ContactForm labelledBy="title" />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Message')).toHaveValue('Kept');
  expect(consent()).not.toBeChecked();
});

test('accepts letters and spaces of any script as a name', async () => {
  const user = newUser();
  render(<ContactForm labelledBy="title" />);
  await user.type(screen.getByLabelText('Name'), 'N0ura نورة-2');
  expect(screen.getByLabelText('Name')).toHaveValue('Nura نورة ');
});

test('shows an error at each invalid field, and focuses the first', async () => {
  const user = newUser();
  render(<ContactForm labelledBy="title" />);
  await user.type(screen.getByLabelText('Name'), 'Noura');
  await user.type(screen.getByLabelText('Email'), 'noura@');
  await user.click(send());
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Tell us what you are looking for.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  expect(consent()).toHaveAccessibleDescription('Tick the box to let us store your information.');
  expect(backend.requests).toHaveLength(0);
});
