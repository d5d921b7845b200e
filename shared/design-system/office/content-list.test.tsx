import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthProvider, CoreAdminContext, type DataProvider, memoryStore } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { ContentList, textColumn } from './content-list';

// On a wide screen, where a list is a table.
beforeAll(() => {
  globalThis.matchMedia = ((media: string) => ({
    ...{ matches: true, media, onchange: null, dispatchEvent: () => false },
    ...{ addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} },
  })) as typeof globalThis.matchMedia;
});

const requested: unknown[] = [];
let isMore = false;
const provider = {
  getList: async (_: string, { sort }: { readonly sort: unknown }) => {
    requested.push(sort);
    const data = [
      { id: 7, name: 'Alba Tower', location: 'Marina', permit_number: '1', publication: 'draft', version: 1 },
      { id: 8, name: '', location: null, permit_number: null, publication: 'published', version: 1 },
    ];
    return { data, total: isMore ? 10_000 : 2, meta: { isMore } };
  },
} as unknown as DataProvider;
const auth = {
  checkAuth: async () => {},
  checkError: async () => {},
  canAccess: async () => true,
  login: async () => {},
  logout: async () => {},
} as unknown as AuthProvider;

function open() {
  requested.length = 0;
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <CoreAdminContext dataProvider={provider} authProvider={auth} store={memoryStore()}>
          <ContentList
            resource="projects"
            path="/office/projects"
            title="Projects"
            add="New project"
            columns={[
              textColumn('name', 'Name'),
              textColumn('location', 'Area'),
              textColumn('permit_number', 'Permit'),
            ]}
            explainSearch={async (text) => `Understood as ${text.toUpperCase()}.`}
          />
        </CoreAdminContext>
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

test('a list is sorted by the columns that the backend can sort by, and by no other', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sort by Area' }));
  await waitFor(() => expect(requested.at(-1)).toEqual({ field: 'location', order: 'ASC' }));
  expect(screen.getByRole('button', { name: 'Sort by Publication' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sort by Permit' })).toBeNull();
});

test('the box of a record has its name, or its number where it has none', async () => {
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Alba Tower' }));
  expect(screen.getByText('1 record selected')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select record 8' })).not.toBeChecked();
});

test('says that there are more records than were counted', async () => {
  isMore = true;
  open();
  expect(await screen.findByText('More than 10,000 records')).toBeInTheDocument();
  isMore = false;
});

test('a search says how it was understood, once it rests, and no search says nothing', async () => {
  const user = open();
  expect(await screen.findByText('', { selector: '[role=status]' })).toBeEmptyDOMElement();
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), '2br');
  expect(await screen.findByText('Understood as 2BR.')).toHaveAttribute('role', 'status');
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await waitFor(() => expect(screen.queryByText('Understood as 2BR.')).toBeNull());
});
