import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuperAgentForm } from './super-agent-form';

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

const phone = () => screen.getByLabelText('Phone number');
const consent = () =>
  screen.getByLabelText('I hereby grant permission for this website to capture and store the information I provide.');
const newUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('shows the errors of the phone and the consent at their fields', async () => {
  const user = newUser();
  render(<SuperAgentForm />);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(phone()).toHaveAccessibleDescription(/Phone number is required/);
  expect(consent()).toHaveAccessibleDescription('Please grant permission');
  expect(phone()).toHaveFocus();
  await user.type(phone(), '0');
  expect(screen.queryByText('Phone number is required')).toBeNull();
  expect(backend.requests).toHaveLength(0);
});

test('keeps only the digits of a phone number', async () => {
  const user = newUser();
  render(<SuperAgentForm />);
  await user.click(phone());
  await user.paste('+971 50 123 4567');
  expect(phone()).toHaveValue('971501234567');
});

test('sends my number and shows success for three seconds', async () => {
  const user = newUser();
  render(<SuperAgentForm />);
  await user.type(phone(), '971501234567');
  await user.click(consent());
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(backend.requests.map(({ body }) => JSON.parse(body))).toEqual([
    { phone: '971501234567', source: 'subscription' },
  ]);
  expect(phone()).toHaveValue('');
  expect(consent()).not.toBeChecked();
  act(() => void jest.advanceTimersByTime(3100));
  expect(screen.queryByRole('status')).toBeNull();
});

test('keeps my input when it could not be sent', async () => {
  backend.behave({ kind: 'status', status: 500 });
  const user = newUser();
  render(<SuperAgentForm />);
  await user.type(phone(), '971501234567');
  await user.click(consent());
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit data. Please try again later.');
  expect(phone()).toHaveValue('971501234567');
  expect(consent()).toBeChecked();
});
