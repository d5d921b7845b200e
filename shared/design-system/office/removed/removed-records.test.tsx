import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, HttpError, useNotificationContext } from 'ra-core';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { RemovedRecord } from '../../../domain/office/wire';
import { RemovedRecords } from './removed-records';

let removed: readonly RemovedRecord[] = [];
let refusal: Error | null = null;
const requested: string[] = [];
const provider = {
  getList: async (resource: string) => {
    requested.push(resource);
    return { data: removed, total: removed.length };
  },
  send: async (method: string, path: string) => {
    requested.push(`${method} ${path}`);
    if (refusal !== null) throw refusal;
    return { id: 12 };
  },
} as unknown as DataProvider;

function Around() {
  const { pathname } = useLocation();
  const { notifications } = useNotificationContext();
  return (
    <>
      <p>{`at ${pathname}`}</p>
      {notifications.map(({ message }) => (
        <p key={String(message)}>{message}</p>
      ))}
    </>
  );
}

function open() {
  requested.length = 0;
  refusal = null;
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter initialEntries={['/office/projects']}>
        <CoreAdminContext dataProvider={provider}>
          <RemovedRecords resource="projects" path="/office/projects" />
          <Around />
        </CoreAdminContext>
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

const alba = { id: 5, recordId: 12, name: 'Alba', at: '2026-11-26T08:00:00.000Z', person: 'Amal' };

test('a deleted record is restored, and opened', async () => {
  removed = [alba, { ...alba, id: 4, recordId: 11, name: '', person: null }];
  const user = open();
  expect(requested).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Deleted records' }));
  expect(await screen.findByText(/^Alba, deleted .* by Amal$/)).toBeInTheDocument();
  expect(screen.getByText(/^Record 11, deleted .* by an automatic rule$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore Alba' }));
  expect(await screen.findByText('at /office/projects/12')).toBeInTheDocument();
  expect(requested).toContain('POST /projects/removed/5/restore');
  expect(screen.getByText('Restored as unpublished.')).toBeInTheDocument();
});

test('says why a record was not restored, and that none was deleted', async () => {
  removed = [alba];
  const user = open();
  refusal = new HttpError('is the name of another one already', 400, null);
  await user.click(screen.getByRole('button', { name: 'Deleted records' }));
  await user.click(await screen.findByRole('button', { name: 'Restore Alba' }));
  expect(await screen.findByText('is the name of another one already')).toBeInTheDocument();
  expect(screen.getByText('at /office/projects')).toBeInTheDocument();
  jest.mocked(console.error).mockClear();
  removed = [];
  await user.click(screen.getByRole('button', { name: 'Deleted records' }));
  await user.click(screen.getByRole('button', { name: 'Deleted records' }));
  expect(await screen.findByText('No deleted records.')).toBeInTheDocument();
});
