import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { composeOffice } from '../../../src/composition/compose-office';
import { grantsWith } from '../../../src/composition/grants';
import { createOfficeHttp } from '../../api/office-http';
import { OfficeHost } from '../../federation/office-host';
import { OfficeApp } from '../../office-app';
import { OfficeBackend, personRecord } from '../../testing/office-backend';

// jsdom takes seconds to compute from Emotion's styles whether an element is hidden.
configure({ defaultHidden: true });

let backend: OfficeBackend;

beforeEach(() => {
  backend = new OfficeBackend();
  backend.people.push(personRecord({ id: 2, name: 'Bilal Agent', role: 'agent' }));
  backend.signIn();
  globalThis.fetch = backend.fetch;
  localStorage.clear();
});

function open() {
  window.history.replaceState(null, '', '/office/people?person=2');
  const { composition } = composeOffice([], grantsWith({}));
  const boot = { composition, siteUrl: 'http://localhost:3000', locale: 'en-AE' };
  const http = createOfficeHttp({
    unreachable: 'Nobody answers.',
    unreadable: 'Nobody can read it.',
    tooLarge: (limit) => `More than ${limit} MB.`,
  });
  const { unmount } = render(<OfficeApp boot={boot} host={new OfficeHost(composition)} http={http} />);
  return { user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }), unmount };
}

const person = () => backend.people.find(({ id }) => id === 2);

/** ra-core logs refusals to the console, except in production. */
const refusalsAreLogged = () => jest.mocked(console.error).mockClear();

async function type(user: ReturnType<typeof open>['user'], label: RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

test('changes of different fields by two editors are both stored', async () => {
  const { user } = open();
  await type(user, /^Name/, 'Bilal Rahman');
  backend.people = backend.people.map((one) => (one.id === 2 ? { ...one, role: 'editor', version: 1 } : one));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your changes do not overlap. Review them and save.')).toBeInTheDocument();
  expect(person()?.name).toBe('Bilal Agent');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(person()).toMatchObject({ name: 'Bilal Rahman', role: 'editor', version: 2 }));
  refusalsAreLogged();
});

test('with two values of one field the second editor has to choose, and nothing is sent before', async () => {
  const { user } = open();
  await type(user, /^Name/, 'Bilal Rahman');
  backend.people = backend.people.map((one) => (one.id === 2 ? { ...one, name: 'Bilal R.', version: 1 } : one));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('radio', { name: /Theirs: Bilal R\./ });
  // Pressed again before a value is chosen.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(person()).toMatchObject({ name: 'Bilal R.', version: 1 });
  await user.click(screen.getByRole('radio', { name: /Theirs: Bilal R\./ }));
  await user.click(screen.getByRole('button', { name: 'Use these' }));
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Bilal R.');
  expect(person()).toMatchObject({ name: 'Bilal R.', version: 1 });
  refusalsAreLogged();
});

test('offers an unsaved draft again', async () => {
  const first = open();
  await type(first.user, /^Name/, 'Bilal Rahman');
  // Within the debounce after which a draft is stored.
  first.unmount();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore them' }));
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Bilal Rahman');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(person()?.name).toBe('Bilal Rahman'));
  await waitFor(() => expect(Object.keys(localStorage).some((key) => key.includes('people/2'))).toBe(false));
});

test('requires a field before anything is sent', async () => {
  const { user } = open();
  await user.clear(await screen.findByLabelText(/^Name/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required.')).toBeInTheDocument();
  expect(backend.calls).not.toContain('PATCH /people/2');
});
