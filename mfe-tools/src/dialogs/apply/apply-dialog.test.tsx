import { createHttp } from '@iwan/shared/api/create-http';
import { dialogStore } from '@iwan/shared/state/site-store';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useShownOpenings } from '../../parts/openings/shown-openings';
import { dialog } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  backend.reset();
  sessionStorage.clear();
  act(() => dialogStore.close());
});
afterAll(() => backend.close());

async function open(job?: string) {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const requested = { params: {}, query: new URLSearchParams(), signal: new AbortController().signal };
  const data = await dialog.loader?.({ ...english, ...requested, http });
  if (data === undefined) throw new Error('The dialog has no loader.');
  render(
    <MemoryRouter>
      <dialog.Component data={data} />
    </MemoryRouter>,
  );
  act(() => dialogStore.open({ name: 'apply', ...(job === undefined ? {} : { job }) }));
}

test('has the job of the button that opened it, which can be changed', async () => {
  await open('property-inspector');
  expect(await screen.findByRole('dialog', { name: 'Apply: Property Inspector' })).toBeInTheDocument();
  const job = screen.getByRole('combobox', { name: 'Job' });
  expect(job).toHaveValue('Property Inspector');
  await userEvent.selectOptions(job, 'Real Estate Financial Analyst');
  expect(job).toHaveValue('Real Estate Financial Analyst');
});

test.each([undefined, 'ceo', '<b>'])('has no job where a link names none of ours: %s', async (job) => {
  await open(job);
  expect(await screen.findByRole('dialog', { name: 'Apply' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Job' })).toHaveValue('');
});

test('says that there is no opening, in place of a form that could not be sent', async () => {
  backend.behave({ kind: 'body', body: { data: [] } }, '/api/openings');
  await open();
  expect(await screen.findByText('No openings right now')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
});

// The last one: what a page has shown is remembered.
test('has the openings of the page below without asking again', async () => {
  const openings = [{ title: 'Clerk', slug: 'clerk', summary: null }];
  renderHook(() => useShownOpenings(openings));
  await open('clerk');
  expect(await screen.findByRole('dialog', { name: 'Apply: Clerk' })).toBeInTheDocument();
  expect(backend.requests).toHaveLength(0);
});
