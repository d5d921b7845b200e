import type { ImportPlan } from '@iwan/shared/domain/office/content/transfer-wire';
import type { Role } from '@iwan/shared/domain/office/roles';
import { configure, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { composeOffice } from '../../../src/composition/compose-office';
import { grantsWith } from '../../../src/composition/grants';
import { createOfficeHttp } from '../../api/office-http';
import { OfficeHost } from '../../federation/office-host';
import { OfficeApp } from '../../office-app';
import { OfficeBackend } from '../../testing/office-backend';

// jsdom takes seconds to compute from Emotion's styles whether an element is hidden.
configure({ defaultHidden: true });

const plan: ImportPlan = {
  ...{ faults: [], added: 1, changed: 1, unchanged: 3, plan: 'hash' },
  changes: [
    {
      ...{ resource: 'projects', name: 'Alba Tower' },
      ...{ before: { area: '700 to 900' }, after: { area: '700 to 950' } },
    },
    { resource: 'team', name: 'Noor', before: null, after: { name: 'Noor', type: 'Leader' } },
  ],
};

let backend: OfficeBackend;

async function open(role: Role = 'editor') {
  backend = new OfficeBackend();
  backend.signIn(role);
  globalThis.fetch = backend.fetch;
  localStorage.clear();
  window.history.replaceState(null, '', '/office/transfer');
  const { composition } = composeOffice([], grantsWith({}));
  const boot = { composition, siteUrl: 'http://localhost:3000', locale: 'en-AE' };
  const http = createOfficeHttp({
    unreachable: 'Nobody answers.',
    unreadable: 'Nobody can read it.',
    tooLarge: (limit) => `More than ${limit} MB.`,
  });
  render(<OfficeApp boot={boot} host={new OfficeHost(composition)} http={http} />);
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, applyAccept: false });
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await user.upload(await screen.findByLabelText('File'), new File(['x'], name));
}
const look = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Preview changes' }));

test('shows each changed field with both values before it imports exactly that', async () => {
  const user = await open();
  backend.plan = plan;
  await choose(user, 'content.json');
  await look(user);
  expect(await screen.findByText('1 to add, 1 to change, 3 unchanged.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Projects: Alba Tower' })).toBeInTheDocument();
  expect(screen.getByText('950', { selector: 'ins' })).toBeInTheDocument();
  expect(screen.getByText('900', { selector: 'del' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Team: Noor (new)' })).toBeInTheDocument();
  expect(backend.calls).not.toContain('POST /content/import');
  await user.click(screen.getByRole('button', { name: 'Import 2 records' }));
  expect(await screen.findByText('Imported: 1 added, 1 updated.')).toBeInTheDocument();
  expect(backend.calls).toContain('/content/import?format=json&plan=hash');
});

test('a table is asked about what it lists, unless its name says so', async () => {
  const user = await open();
  await choose(user, 'list.csv');
  expect(screen.getByRole('button', { name: 'Preview changes' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Record type'), 'Agents');
  await look(user);
  expect(await screen.findByText(/^No changes/)).toBeInTheDocument();
  expect(backend.calls).toContain('/content/plan?format=csv&resource=agents');
  await choose(user, 'Projects (1).csv');
  expect(screen.getByLabelText('Record type')).toHaveValue('projects');
});

test('names every fault of a file with its line, and imports nothing of it', async () => {
  const user = await open();
  backend.plan = {
    ...backend.plan,
    faults: [
      { line: 3, field: 'starting_price', message: 'must be text' },
      { line: 9, field: null, message: 'is no record' },
    ],
  };
  await choose(user, 'content.json');
  await look(user);
  expect(await screen.findByText('Line 3, starting_price: must be text')).toBeInTheDocument();
  expect(screen.getByText('Line 9: is no record')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('what has changed since is not imported, and the file stays chosen', async () => {
  const user = await open();
  backend.plan = plan;
  await choose(user, 'content.json');
  await look(user);
  const button = await screen.findByRole('button', { name: 'Import 2 records' });
  backend.plan = { ...plan, plan: 'another' };
  await user.click(button);
  expect(await screen.findByText('Records have changed. Preview the changes again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Preview changes' })).toBeEnabled();
});

test('readers and agents do not have this screen', async () => {
  await open('reader');
  expect(await screen.findByRole('link', { name: 'Account' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Import and export' })).toBeNull();
});
