import { clearSearch } from '@iwan/shared/domain/search/criteria/search-criteria';
import { dialogStore } from '@iwan/shared/state/site-store';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../testing/render-in-site';
import { FilterLink } from './filter-link';

let backend: PlainBackend;
const before = location.href;

beforeAll(async () => {
  backend = await providePlainBackend();
});
afterEach(() => history.replaceState(null, '', before));
afterAll(() => backend.close());

const show = () =>
  renderInSite(
    <FilterLink criteria={clearSearch} action="/filter-property" clearHref="/filter-property" look="quiet">
      Filters
    </FilterLink>,
  );

test('the filter opens by the address that asks for it', async () => {
  history.replaceState(null, '', '/?dialog=filter');
  show();
  expect(await screen.findByRole('dialog', { name: 'Advanced Filter' })).toBeInTheDocument();
  expect(dialogStore.getState().dialog).toEqual({ name: 'filter' });
});

test('the filter opens by its link, with what was chosen when it was closed', async () => {
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Filters' }));
  await user.click(await screen.findByRole('checkbox', { name: /^3BR/ }));
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), dialogStore.getState().dialog]).toEqual([null, null]);
  await user.click(screen.getByRole('link', { name: 'Filters' }));
  expect(await screen.findByRole('checkbox', { name: /^3BR/ })).toBeChecked();
});
