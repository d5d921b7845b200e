import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProject, wholeRecord } from '../../testing/open-project';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: [wholeRecord] });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());
afterAll(() => backend.close());

const fake = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
const newUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const send = () => screen.getByRole('button', { name: 'Send enquiry' });
const leads = () =>
  backend.requests
    .filter(({ path }) => path === '/api/contact')
    .map(({ body, headers }) => ({ lead: JSON.parse(body), key: headers['idempotency-key'] }));

/** The real clock, also while timers are faked. */
const { setTimeout: realTimeout } = globalThis;

/**
 * Advances the faked clock until a condition holds. The pause before a retry begins after the first failure, and the network
 * takes real time for that.
 */
async function timeUntil(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(100);
      await new Promise<void>((resolve) => void realTimeout(resolve, 20));
    });
  }
}

async function fill(user: ReturnType<typeof newUser>) {
  await user.type(screen.getByLabelText('Name'), 'N0ura نورة!');
  await user.type(screen.getByLabelText('Phone'), '+971 50 123 4567');
  await user.type(screen.getByLabelText('Email'), 'noura@example.com');
}

// Before the form's code is loaded, the browser validates by the attributes alone.
test('the browser’s own validation requires each field and a valid e-mail address', async () => {
  await openProject(backend, 'harbour-gate');
  const user = userEvent.setup();
  const { form } = send() as HTMLButtonElement;
  const wrong = () =>
    [...(form?.elements ?? [])].filter((field) => field.matches(':invalid')).map((field) => field.getAttribute('name'));
  expect(wrong()).toEqual(['name', 'phone', 'email']);
  await fill(user);
  expect(wrong()).toEqual([]);
  await user.type(screen.getByLabelText('Email'), '@');
  expect(wrong()).toEqual(['email']);
});

test('sends my enquiry with the project and the agent I chose, thanks me for four seconds and clears', async () => {
  await openProject(backend, 'harbour-gate');
  fake();
  const user = newUser();
  await fill(user);
  await user.click(screen.getByRole('radio', { name: /Omar Saleh/ }));
  await user.click(send());
  expect(await screen.findByText('Form submitted successfully! Thank you for your interest.')).toBeInTheDocument();
  expect(leads().map(({ lead }) => lead)).toEqual([
    {
      name: 'Nura نورة',
      phone: '971501234567',
      email: 'noura@example.com',
      agent: 'Omar Saleh',
      property: 'Harbour Gate',
      source: 'Contact',
    },
  ]);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  act(() => void jest.advanceTimersByTime(4100));
  expect(screen.queryByText(/Thank you for your interest/)).toBeNull();
});

test('retries once by itself under the same key', async () => {
  await openProject(backend, 'harbour-gate');
  fake();
  const user = newUser();
  await fill(user);
  backend.behave({ kind: 'status', status: 503 }, '/api/contact');
  await user.click(send());
  await waitFor(() => expect(leads()).toHaveLength(1));
  backend.behave({ kind: 'respond' }, '/api/contact');
  await timeUntil(() => leads().length === 2);
  expect(await screen.findByText(/Thank you for your interest/)).toBeInTheDocument();
  expect(leads()).toHaveLength(2);
  expect(leads()[0]?.key).toBe(leads()[1]?.key);
  expect(leads()[0]?.key).toMatch(/^\w{16,}$/);
});

test('says when it has failed, keeps what I typed across a reload, and sends it under the same key again', async () => {
  const { unmount } = await openProject(backend, 'harbour-gate');
  fake();
  const user = newUser();
  await fill(user);
  backend.behave({ kind: 'drop' }, '/api/contact');
  await user.click(send());
  await timeUntil(() => screen.queryByRole('alert') !== null);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not send your enquiry.');
  expect(screen.getByLabelText('Phone')).toHaveValue('971501234567');
  expect(leads()).toHaveLength(2);
  backend.behave({ kind: 'respond' }, '/api/contact');
  await user.click(send());
  await screen.findByText(/Thank you for your interest/);
  expect(new Set(leads().map(({ key }) => key)).size).toBe(1);
  await fill(user);
  unmount();
  jest.useRealTimers();
  await openProject(backend, 'harbour-gate');
  expect(screen.getByLabelText('Email')).toHaveValue('noura@example.com');
});

test('does not retry after a refusal', async () => {
  backend.behave({ kind: 'status', status: 422 }, '/api/contact');
  await openProject(backend, 'harbour-gate');
  fake();
  const user = newUser();
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not send your enquiry.');
  expect(leads()).toHaveLength(1);
});

test('focuses the first field that is not valid, and sends nothing', async () => {
  await openProject(backend, 'harbour-gate');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'noura@');
  await user.click(send());
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Enter your phone number.');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  expect(leads()).toHaveLength(0);
});

test.each([
  ['?posted=enquiry&sent=1', 'Form submitted successfully! Thank you for your interest.'],
  ['?posted=enquiry&sent=0', 'We could not send your enquiry.'],
])('says how it went where there was no script: %s', async (search, text) => {
  await openProject(backend, 'harbour-gate', { search });
  expect(screen.getByText(new RegExp(text.replaceAll('.', '\\.')))).toBeInTheDocument();
  expect(document.querySelector('form')).toHaveAttribute('action', '/forms/enquiry');
});

test('asks the business where the project has no agent', async () => {
  backend.setRecords({ projects: [{ ...wholeRecord, agent: [] }] });
  await openProject(backend, 'harbour-gate');
  fake();
  const user = newUser();
  await fill(user);
  await user.click(send());
  await screen.findByText(/Thank you for your interest/);
  expect(leads()[0]?.lead).toMatchObject({ agent: '', property: 'Harbour Gate' });
});
