import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Project, SharedPictures } from './project';

const draft = {
  ...{ id: 7, version: 1, name: 'Lazurine Quay', publication: 'draft', publish_at: null, unpublish_at: null },
  ...{ starting_price: 'AED 1,350,000', area: '745 sq ft', sub_cat: 'Apartment', permit_number: '7100007919' },
};
let project: object = draft;
let others: readonly { readonly id: number; readonly name: string }[] = [];
let filters: unknown[] = [];
beforeEach(() => {
  [project, others, filters] = [draft, [], []];
  // The drawing of the map is a file of the built remote.
  globalThis.fetch = async () => new Response(null, { status: 404 });
});

const provider = {
  getOne: async () => ({ data: project }),
  getMany: async () => ({ data: [] }),
  getList: async (_: string, { filter }: { readonly filter: object }) => {
    if (!('shares_picture_with' in filter)) return { data: [], total: 0 };
    filters.push(filter);
    return { data: others.slice(0, 1), total: others.length };
  },
  send: async () => [],
} as unknown as DataProvider;

const open = (screenOf: ReactNode) =>
  render(
    <ChakraProvider value={defaultSystem}>
      <CoreAdminContext dataProvider={provider}>{screenOf}</CoreAdminContext>
    </ChakraProvider>,
  );

test.each<[string, object, string]>([
  ['a project without a permit', { permit_number: null }, 'There is no permit number.'],
  [
    'another price than its permit',
    { permit_price: 'AED 1,200,000' },
    'The permit says AED 1,200,000, the advertisement AED 1,350,000.',
  ],
  ['another size', { permit_size: '700 sq ft' }, 'The permit says 700 sq ft, the advertisement 745 sq ft.'],
  ['another type of property', { permit_type: 'Villa' }, 'The permit says Villa, the advertisement Apartment.'],
  ['a permit that has expired', { permit_expires_on: '2025-12-31' }, 'The permit expired on 31 December 2025.'],
])('warns before %s is published', async (_, fields, warning) => {
  project = { ...draft, ...fields };
  open(<Project params={{ id: '7' }} siteUrl="" locale="en" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(warning, { exact: false })).toBeInTheDocument();
});

const quay = { id: 8, name: 'Quay 7/8' };
test.each([
  [[quay], 'Quay 7/8 uses the same picture.'],
  [[quay, { id: 9, name: 'Arcade House' }], 'Quay 7/8 and 1 other project use the same pictures.'],
])('names another project with a picture of this one', async (found, sentence) => {
  others = found;
  open(<SharedPictures id={7} />);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(filters).toEqual([{ shares_picture_with: 7 }]);
});

test('says nothing of pictures that no other project has', async () => {
  const { container } = open(<SharedPictures id={7} />);
  await waitFor(() => expect(filters).toHaveLength(1));
  expect(container).toHaveTextContent(/^$/);
});
