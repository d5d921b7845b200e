import { dialogStore } from '@iwan/shared/state/site-store';
import { openPage } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { route } from '.';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  sessionStorage.clear();
  dialogStore.close();
});
afterAll(() => backend.close());

/** The titles of the openings on the page, with their addresses. */
const links = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) => [...heading.querySelectorAll('a')])
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('has the five openings of the specification on a plain backend, each with a link, and the form on the page', async () => {
  const { head, status } = await openPage(route, backend);
  expect(status).toBe(200);
  expect(links()).toEqual([
    ['Real Estate Sales Consultant', '/career/real-estate-sales-consultant'],
    ['Property Management Specialist', '/career/property-management-specialist'],
    ['Real Estate Financial Analyst', '/career/real-estate-financial-analyst'],
    ['Property Inspector', '/career/property-inspector'],
    ['Investment Relations Coordinator', '/career/investment-relations-coordinator'],
  ]);
  expect(screen.getByText(/^5 openings in Dubai\. We reply/)).toBeInTheDocument();
  expect(head.description).toMatch(/^5 openings at Iwan Real Estate/);
  expect(screen.getByRole('form', { name: 'Apply' })).toHaveAttribute('action', '/forms/career');
  expect(screen.getByRole('combobox', { name: 'Job' })).toHaveValue('');
});

test('has the openings of the backend, one of which can be applied for', async () => {
  backend.behave({ kind: 'body', body: { data: [{ name: 'Clerk', summary: 'Files.' }] } }, '/api/openings');
  const { head } = await openPage(route, backend);
  expect(links()).toEqual([['Clerk', '/career/clerk']]);
  expect(screen.getByText(/^1 opening in Dubai\./)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'Clerk');
  expect(screen.getByRole('combobox', { name: 'Job' })).toHaveValue('Clerk');
  expect(JSON.stringify(head.jsonLd)).toContain('/career/clerk');
});

test('says that there is none, without a form, where the backend has none', async () => {
  backend.behave({ kind: 'body', body: { data: [] } }, '/api/openings');
  const { head } = await openPage(route, backend);
  expect(screen.getByText('No openings right now')).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Apply' })).toBeNull();
  expect(head.jsonLd).toBeUndefined();
});

test('while the backend is away it has those of the specification, and no cache keeps it', async () => {
  backend.behave({ kind: 'status', status: 500 }, '/api/openings');
  const { status } = await openPage(route, backend);
  expect(links()).toHaveLength(5);
  expect(status).toBe(503);
});

test('opens the application dialog with the opening whose button was pressed', async () => {
  await openPage(route, backend);
  const apply = screen.getByRole('link', { name: 'Apply now: Property Inspector' });
  // Without script, a link to the form on the opening's page.
  expect(apply).toHaveAttribute('href', '/career/property-inspector#career');
  await userEvent.click(apply);
  expect(dialogStore.getState().dialog).toEqual({ name: 'apply', job: 'property-inspector' });
});
