import type { HeldData } from '@iwan/shared/domain/office/person-wire';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { composeOffice } from '../../../src/composition/compose-office';
import { grantsWith } from '../../../src/composition/grants';
import { createOfficeHttp } from '../../api/office-http';
import { OfficeHost } from '../../federation/office-host';
import { OfficeApp } from '../../office-app';
import { OfficeBackend } from '../../testing/office-backend';

// jsdom takes seconds to compute from Emotion's styles whether an element is hidden.
configure({ defaultHidden: true });

const held: HeldData = {
  leads: [
    {
      id: 4,
      form: 'career',
      receivedAt: '2026-11-01T08:00:00.000Z',
      fields: { name: 'Zoe Applies', phone: '+971507654321', message: '' },
      attachment: { name: 'zoe.pdf', mediaType: 'application/pdf', bytes: 12 },
      stage: 'new',
      nextStep: null,
      notes: [{ at: '2026-11-02T08:00:00.000Z', by: 'Amal', text: 'Speaks French' }],
    },
  ],
  account: null,
  searches: [{ query: 'unit=1BR', slug: '', askedAt: '2026-11-01T08:00:00.000Z', confirmedAt: null }],
  mails: [],
};

let backend: OfficeBackend;

beforeEach(() => {
  backend = new OfficeBackend();
  backend.signIn();
  backend.held.set('zoe@example.com', held);
  globalThis.fetch = backend.fetch;
  localStorage.clear();
});

async function lookUp(email: string) {
  window.history.replaceState(null, '', '/office/persons');
  const { composition } = composeOffice([], grantsWith({}));
  const boot = { composition, siteUrl: 'http://localhost:3000', locale: 'en-AE' };
  const http = createOfficeHttp({
    unreachable: 'Nobody answers.',
    unreadable: 'Nobody can read it.',
    tooLarge: (limit) => `More than ${limit} MB.`,
  });
  render(<OfficeApp boot={boot} host={new OfficeHost(composition)} http={http} />);
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  if (email) await user.type(await screen.findByLabelText('Email'), email);
  await user.click(await screen.findByRole('button', { name: 'Look up' }));
  return user;
}

test('shows the data about a person, who is not named in the address of the page', async () => {
  await lookUp('zoe@example.com');
  const lead = await screen.findByRole('article');
  expect(within(lead).getByText('Zoe Applies')).toBeInTheDocument();
  expect(within(lead).getByText('File: zoe.pdf')).toBeInTheDocument();
  expect(within(lead).getByText('Amal: Speaks French')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '1 saved search' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /mails/ })).not.toBeInTheDocument();
  expect(window.location.href).not.toContain('zoe');
});

test('erases only after the confirmation word was typed', async () => {
  const user = await lookUp('zoe@example.com');
  await user.click(await screen.findByRole('button', { name: 'Erase all data' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Erase all data' }));
  expect(await within(dialog).findByText('Type ERASE to confirm.')).toBeInTheDocument();
  expect(backend.held.has('zoe@example.com')).toBe(true);
  await user.type(within(dialog).getByLabelText('Type ERASE to confirm'), 'ERASE');
  await user.click(within(dialog).getByRole('button', { name: 'Erase all data' }));
  expect(await screen.findByText(/^Erased 1 lead, 1 file and all other data\./)).toBeInTheDocument();
  expect(screen.queryByText('Zoe Applies')).not.toBeInTheDocument();
  expect(backend.held.has('zoe@example.com')).toBe(false);
});

test('refuses an empty form, with a message at its field', async () => {
  await lookUp('');
  expect(await screen.findByText('Please give an e-mail address or a phone number')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  jest.mocked(console.error).mockClear();
});

test('says that nothing is stored about an unknown person', async () => {
  await lookUp('nobody@example.com');
  expect(await screen.findByText('No data found for this person.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Erase all data' })).not.toBeInTheDocument();
});
