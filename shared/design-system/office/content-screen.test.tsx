import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import type { ContentRecord } from '../../domain/office/wire';
import { records } from '../../domain/records/records';
import { ContentScreen } from './content-screen';

const draft = {
  ...{ id: 7, version: 1, name: 'Lazurine Quay', area: '700', permit_number: '71234' },
  ...{ publication: 'draft', publish_at: null, unpublish_at: null },
};

let project: object = draft;
let sent: (readonly [string, unknown])[] = [];
let updates: object[] = [];
beforeEach(() => {
  project = draft;
  sent = [];
  updates = [];
});

const provider = {
  getOne: async (_: string, { id }: { readonly id: number }) => ({
    data: { ...project, id, ...(id === 8 && { name: 'Lazurine Quay 7 (copy)' }) },
  }),
  getList: async () => ({ data: [], total: 0 }),
  create: async (resource: string, { data }: { readonly data: object }) => {
    sent.push([resource, data]);
    return { data: { ...project, ...data, id: 8 } };
  },
  update: async (_: string, { data }: { readonly data: object }) => {
    updates.push(data);
    return { data: { ...project, ...data } };
  },
  send: async (method: string, path: string) => {
    sent.push([method, path]);
    return project;
  },
} as unknown as DataProvider;

const { name, area, permit_number } = records.projects;
const texts = {
  groups: { main: 'The project', homes: 'Homes', permit: 'Permit' },
  fields: { name: 'Name', area: 'Sizes', permit_number: 'Permit number' },
};

interface Shown {
  readonly doubt: string | null;
  readonly page: string | null;
}

function Project({ doubt, page }: Shown) {
  const { id = '' } = useParams();
  return (
    <ContentScreen<ContentRecord>
      resource="projects"
      id={id}
      description={{ name, area, permit_number }}
      texts={texts}
      listPath="/projects"
      nameOf={(record) => `${record.name} ${record.id}`}
      siteAddress={() => page}
      doubtIn={() => doubt}
      notDuplicated={['permit_number']}
    />
  );
}

function open(doubt: string | null = null, page: string | null = '/') {
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter initialEntries={['/projects/7']}>
        <CoreAdminContext dataProvider={provider}>
          <Routes>
            <Route path="/projects/:id" element={<Project doubt={doubt} page={page} />} />
          </Routes>
        </CoreAdminContext>
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

test('a copy has the fields of the record without those of one listing, and is opened', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Make a copy' }));
  expect(await screen.findByRole('heading', { name: 'Lazurine Quay 7 (copy) 8' })).toBeInTheDocument();
  expect(await screen.findByDisplayValue('Lazurine Quay 7 (copy)')).toBeInTheDocument();
  expect(sent).toEqual([['projects', { name: 'Lazurine Quay 7 (copy)', area: '700' }]]);
});

test('what should not be on the site is published at the second press, which says why it should not', async () => {
  const user = open('It has no permit number.');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(screen.getByText('It has no permit number.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
  expect(sent).toEqual([['POST', '/projects/7/publish']]);
});

test('anything else is published at once', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(sent).toEqual([['POST', '/projects/7/publish']]);
});

test.each([
  ['/', 1],
  [null, 0],
])('only a record with a page of the site has a preview: %j', async (page, count) => {
  open(null, page);
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Preview' })).toHaveLength(count);
});

test('each field that differs between languages has its translation beneath it, from right to left, with its state', async () => {
  const user = open();
  const input = await screen.findByRole('textbox', { name: 'Name (Arabic)' });
  expect([input.getAttribute('lang'), input.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  expect(screen.queryByRole('textbox', { name: 'Sizes (Arabic)' })).toBeNull();
  expect(screen.getByText('No translation')).toBeInTheDocument();
  await user.type(input, 'رصيف');
  expect(screen.getByText('Reviewed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(updates).toEqual([{ 'name@ar': 'رصيف' }]);
});

test('a translation that is out of date says so, and is marked as reviewed', async () => {
  project = { ...draft, 'name@ar': 'رصيف', 'name@ar_state': 'stale' };
  const user = open();
  expect(await screen.findByDisplayValue('رصيف')).toBeInTheDocument();
  expect(screen.getByText('Out of date')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  expect(screen.queryByText('Out of date')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(updates).toEqual([{ 'name@ar_state': 'reviewed' }]);
});
