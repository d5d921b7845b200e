import { dialogStore, sessionStore, storedKeys } from '@iwan/shared/state/site-store';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog } from '.';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await providePlainBackend();
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterAll(() => backend.close());
afterEach(() => {
  act(() => {
    dialogStore.close();
    sessionStore.setState({ user: null, ended: null });
  });
  window.localStorage.clear();
  window.sessionStorage.clear();
  backend.reset();
});

function open() {
  act(() => dialogStore.open({ name: 'sign-in' }));
  render(<dialog.Component data={null} />);
  return userEvent.setup();
}

const email = () => screen.getByLabelText('Email');
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (path: string) =>
  backend.requests.filter((request) => request.path === path).map(({ body }) => JSON.parse(body));

/** Goes to the step that asks for the code. */
async function askForCode() {
  const user = open();
  await user.type(email(), ' ana@example.com {Enter}');
  await screen.findByText('We sent a code to ana@example.com. It works for 10 minutes.');
  return user;
}

test('sends a code, accepts it and stores the whole response, with a backend that sets no cookie', async () => {
  backend.behave({ kind: 'body', body: { data: { id: 7, name: 'Ana' }, more: true } }, '/api/verify-user-otp');
  const user = await askForCode();
  expect(sent('/api/send-user-otp')).toEqual([{ email: 'ana@example.com' }]);
  expect(code()).toHaveFocus();
  await user.keyboard('419025');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('/api/verify-user-otp')).toEqual([{ email: 'ana@example.com', otp: '419025' }]);
  expect(JSON.parse(window.localStorage.getItem(storedKeys.session) ?? '')).toEqual({
    data: { id: 7, name: 'Ana' },
    more: true,
  });
  expect(dialogStore.getState().dialog).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

test('any successful response signs in', async () => {
  backend.behave({ kind: 'html' }, '/api/verify-user-otp');
  const user = await askForCode();
  await user.keyboard('419025');
  await waitFor(() => expect(sessionStore.getState().user).toEqual({}));
});

test.each([
  ['', 'Enter your email address.'],
  ['ana@example', 'Enter an email address like name@example.com.'],
])('asks for an address that can be written to, instead of %p', async (typed, sentence) => {
  const user = open();
  if (typed !== '') await user.type(email(), typed);
  await press('Send code');
  expect(email()).toHaveAccessibleDescription(sentence);
  expect(email()).toHaveFocus();
  expect(backend.requests).toEqual([]);
});

test('keeps the address when no code can be sent, and says so', async () => {
  backend.behave({ kind: 'status', status: 503 }, '/api/send-user-otp');
  const user = open();
  await user.type(email(), 'ana@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not send a code.');
  expect(email()).toHaveValue('ana@example.com');
});

test('a request that is too early offers to type the code that was sent before', async () => {
  backend.behave({ kind: 'status', status: 429 }, '/api/send-user-otp');
  const user = open();
  await user.type(email(), 'ana@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait 1 minute before you request another code.');
  await press('I already have a code');
  expect(code()).toHaveFocus();
  await user.keyboard('419025');
  await waitFor(() => expect(sent('/api/verify-user-otp')).toEqual([{ email: 'ana@example.com', otp: '419025' }]));
});

test('accepts a pasted code with words around it, once', async () => {
  const user = await askForCode();
  await user.paste('Your code: 419 025.');
  await waitFor(() => expect(sent('/api/verify-user-otp')).toEqual([{ email: 'ana@example.com', otp: '419025' }]));
});

test('keeps a wrong code to be corrected, with a message until another is typed', async () => {
  backend.behave({ kind: 'status', status: 400 }, '/api/verify-user-otp');
  const user = await askForCode();
  await user.keyboard('419025');
  const sentence = 'That code is not right. Check it or request a new one.';
  await waitFor(() => expect(code()).toHaveAccessibleDescription(sentence));
  expect(code()).toHaveValue('419025');
  expect(code()).toBeInvalid();
  // Correcting one digit does not send the code by itself.
  await user.keyboard('{ArrowLeft}{ArrowLeft}7');
  expect(code()).toHaveValue('419725');
  expect(code()).not.toBeInvalid();
  expect(sent('/api/verify-user-otp')).toHaveLength(1);
  await press('Verify');
  await waitFor(() => expect(sent('/api/verify-user-otp')[1]).toEqual({ email: 'ana@example.com', otp: '419725' }));
});

test('distinguishes an expired code from a wrong one', async () => {
  await askForCode();
  backend.behave({ kind: 'status', status: 400 }, '/api/verify-user-otp');
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  await userEvent.type(code(), '419025');
  await waitFor(() => expect(code()).toHaveAccessibleDescription('That code has expired. Request a new one.'));
  later.mockRestore();
});

test('says when a new code may be requested, and leads back to the address', async () => {
  await askForCode();
  expect(screen.getByText(/^New code in (1:00|0:5\d)$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
  await press('Use another email');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Sign in');
  expect(email()).toHaveValue('ana@example.com');
  expect(email()).toHaveFocus();
});

test('sends a new code and clears the field', async () => {
  window.sessionStorage.setItem(
    'sign-in-draft',
    JSON.stringify({ email: 'ana@example.com', isAtCode: true, sentAt: Date.now() - 61_000 }),
  );
  const user = open();
  await user.type(code(), '419');
  await press('Send a new code');
  expect(await screen.findByText(/^We sent a new code to ana@example.com/)).toHaveRole('status');
  expect(code()).toHaveValue('');
  expect(code()).toHaveFocus();
  expect(sent('/api/send-user-otp')).toEqual([{ email: 'ana@example.com' }]);
});

test('continues where I left it to read my mail, unless the code has expired', () => {
  const draft = { email: 'ana@example.com', isAtCode: true, sentAt: Date.now() - 30_000 };
  window.sessionStorage.setItem('sign-in-draft', JSON.stringify(draft));
  open();
  expect(code()).toBeInTheDocument();
  act(() => dialogStore.close());
  window.sessionStorage.setItem('sign-in-draft', JSON.stringify({ ...draft, sentAt: Date.now() - 11 * 60_000 }));
  act(() => dialogStore.open({ name: 'sign-in' }));
  expect(email()).toHaveValue('ana@example.com');
});

test('says that the session has ended when it asks again', () => {
  sessionStore.signIn({ data: { id: 7 } });
  sessionStore.expire();
  open();
  expect(screen.getByText(/^Your session has ended. Sign in again/)).toBeInTheDocument();
});

test('closes when I sign in in another tab', () => {
  open();
  act(() => {
    window.localStorage.setItem(storedKeys.session, '{"data":{"id":7,"name":"Ana"}}');
    window.dispatchEvent(new StorageEvent('storage', { key: storedKeys.session }));
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(dialogStore.getState().dialog).toBeNull();
});
