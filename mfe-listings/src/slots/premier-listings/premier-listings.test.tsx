import { createHttp } from '@iwan/shared/api/create-http';
import { parsePrice } from '@iwan/shared/domain/money/price';
import { basketStore } from '@iwan/shared/state/site-store';
import { english } from '@iwan/shared/testing/english';
import { projectCard } from '@iwan/shared/testing/entities';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slot } from '.';
import { PremierListings, type PremierListingsData } from './premier-listings';

let backend: PlainBackend;

const records = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  name: `Harbour ${index + 1}`,
  cat: index < 5 ? 'Residential' : 'Commercial',
  status: index === 0 ? 'Sold OUT' : 'Ready',
  starting_price: index === 1 ? null : 'AED 1,200,000',
}));
const firstPage: PremierListingsData = {
  tab: 'All',
  projects: {
    items: records
      .slice(0, 3)
      .map(({ id, name, status, starting_price: price }) =>
        projectCard({ id: String(id), name, status, price: parsePrice(price) ?? 0 }),
      ),
    page: 1,
    perPage: 3,
    total: 7,
  },
};

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ projects: records });
});
afterEach(() => {
  act(() => basketStore.clear());
  window.history.replaceState(null, '', '/');
});
afterAll(() => backend.close());

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const tick = (name: string) => screen.getByRole('checkbox', { name: `Add to compare ${name}` });

test('shows three cards and their position in the list', () => {
  render(<PremierListings data={firstPage} />);
  expect(names()).toEqual(['Harbour 1', 'Harbour 2', 'Harbour 3']);
  expect(screen.getByText('Properties 1 - 3 of 7')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
});

test('says Sold Out on a sold project, and leaves the price line out where there is no price', () => {
  render(<PremierListings data={firstPage} />);
  const [sold, unpriced] = screen.getAllByRole('article');
  expect(within(sold as HTMLElement).getByText('Sold Out')).toBeInTheDocument();
  expect(within(sold as HTMLElement).getByText('AED 1,200,000')).toBeInTheDocument();
  expect(within(unpriced as HTMLElement).queryByText('Starting price')).toBeNull();
});

test('goes to the next page and back', async () => {
  const user = userEvent.setup();
  render(<PremierListings data={firstPage} />);
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('Properties 4 - 6 of 7')).toBeInTheDocument();
  expect(names()).toEqual(['Harbour 4', 'Harbour 5', 'Harbour 6']);
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(names()).toEqual(['Harbour 1', 'Harbour 2', 'Harbour 3']);
});

test('starts a tab at its first page, by pointer and by arrow key', async () => {
  const user = userEvent.setup();
  render(<PremierListings data={firstPage} />);
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await screen.findByText('Properties 4 - 6 of 7');
  await user.click(screen.getByRole('tab', { name: 'Commercial' }));
  expect(await screen.findByText('Properties 1 - 2 of 2')).toBeInTheDocument();
  expect(names()).toEqual(['Harbour 6', 'Harbour 7']);
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Residential' })).toHaveFocus();
  expect(await screen.findByText('Properties 1 - 3 of 5')).toBeInTheDocument();
});

test('says so when a tab has no properties', async () => {
  const user = userEvent.setup();
  render(<PremierListings data={firstPage} />);
  await user.click(screen.getByRole('tab', { name: 'Off Plan' }));
  expect(await screen.findByText('No properties available')).toBeInTheDocument();
});

test('says what went wrong and can retry', async () => {
  const user = userEvent.setup();
  render(<PremierListings data={firstPage} />);
  backend.behave({ kind: 'status', status: 500 });
  await user.click(screen.getByRole('tab', { name: 'Commercial' }));
  expect(await screen.findByText('Error: Network response was not ok')).toBeInTheDocument();
  backend.behave({ kind: 'respond' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Properties 1 - 2 of 2')).toBeInTheDocument();
});

test('links to the full list without script', () => {
  render(<PremierListings data={firstPage} />);
  expect(screen.getByRole('tab', { name: 'Off Plan' })).toHaveAttribute('href', '/properties/?tab=Off+Plan');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/properties/');
});

test('puts projects into the compare bar and lets me compare two', async () => {
  const user = userEvent.setup();
  render(<PremierListings data={firstPage} />);
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
  await user.click(tick('Harbour 1'));
  const bar = within(await screen.findByRole('region', { name: 'Compare' }));
  expect(bar.getByText(/Compare up to 3 projects/)).toHaveTextContent('1 selected');
  expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await user.click(tick('Harbour 2'));
  expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare?project=1&project=2');
  await user.click(bar.getByRole('button', { name: 'Remove Harbour 1' }));
  expect(tick('Harbour 1')).not.toBeChecked();
  expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled();
});

test('refuses a fourth project with a message and leaves the page usable', async () => {
  const user = userEvent.setup();
  render(<PremierListings data={firstPage} />);
  for (const name of ['Harbour 1', 'Harbour 2', 'Harbour 3']) await user.click(tick(name));
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await screen.findByText('Properties 4 - 6 of 7');
  await user.click(tick('Harbour 4'));
  expect(screen.getByRole('alert')).toHaveTextContent('You can compare up to 3 projects only.');
  expect(tick('Harbour 4')).not.toBeChecked();
  expect(tick('Harbour 4')).toBeEnabled();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('returns to the tab and the page of the address, and updates the address', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<PremierListings data={firstPage} />);
  await user.click(screen.getByRole('tab', { name: 'Residential' }));
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('Properties 4 - 5 of 5')).toBeInTheDocument();
  expect(window.location.search).toBe('?tab=Residential&page=2');

  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  const query = new URLSearchParams(window.location.search);
  const data = await slot.loader?.({ ...english, http, query, params: {}, signal: new AbortController().signal });
  expect(data).toMatchObject({ tab: 'Residential', projects: { page: 2, total: 5 } });
  rerender(<PremierListings data={firstPage} />);
  expect(screen.getByText('Properties 4 - 5 of 5')).toBeInTheDocument();
  rerender(<PremierListings data={{ ...firstPage, projects: { ...firstPage.projects } }} />);
  expect(screen.getByText('Properties 1 - 3 of 7')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});
