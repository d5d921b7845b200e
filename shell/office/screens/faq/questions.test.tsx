import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, HttpError } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { Questions } from './questions';

const question = (id: number, name: string, topic: string | null = 'buying'): ContentRecord => ({
  ...{ id, name, topic, position: null, version: 1, publication: 'published', publish_at: null, unpublish_at: null },
});

let records: ContentRecord[];
let refusal: HttpError | null;
/** The backend answers once it is resolved. */
let answering: Promise<void>;
const sent: unknown[] = [];

/** As the backend does: a change against an outdated version is refused. */
const provider = {
  getList: async () => ({ data: records, total: records.length }),
  update: async (_: string, { id, data, previousData }: { id: number; data: object; previousData: ContentRecord }) => {
    sent.push([id, data]);
    await answering;
    const known = records.find((record) => record.id === id);
    if (refusal !== null) throw refusal;
    if (known === undefined || previousData.version !== known.version) throw new HttpError('Outdated', 409);
    const changed = { ...known, ...data, version: known.version + 1 };
    records = records.map((record) => (record.id === id ? changed : record));
    return { data: changed };
  },
} as unknown as DataProvider;

function open() {
  records = [question(1, 'One?'), question(2, 'Two?'), question(3, 'Three?'), question(4, 'Lost?', null)];
  refusal = null;
  answering = Promise.resolve();
  sent.length = 0;
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <CoreAdminContext dataProvider={provider}>
          <Questions />
        </CoreAdminContext>
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

const shown = () => screen.getAllByRole('link', { name: /\?$/ }).map(({ textContent }) => textContent);
const press = async (user: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('lists questions by topic, and those without one apart', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Buying' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No topic (hidden from the page)' })).toBeInTheDocument();
  expect(shown()).toEqual(['One?', 'Two?', 'Three?', 'Lost?']);
});

test('a question moves by several places in a row, each a change of it alone', async () => {
  const user = open();
  let answer = () => {};
  answering = new Promise((resolve) => {
    answer = resolve;
  });
  await press(user, 'Move up: Three?');
  await press(user, 'Move up: Three?');
  expect(shown()).toEqual(['Three?', 'One?', 'Two?', 'Lost?']);
  expect(sent).toHaveLength(1);
  answer();
  await waitFor(() =>
    expect(sent).toEqual([
      [3, { position: 1.5 }],
      [3, { position: 0 }],
    ]),
  );
  await waitFor(() => expect(records.find(({ id }) => id === 3)?.version).toBe(3));
  expect(shown()).toEqual(['Three?', 'One?', 'Two?', 'Lost?']);
  expect(screen.getAllByText('Moved to 1 of 3.')).toHaveLength(1);
});

test('after a refusal the saved order is shown again', async () => {
  const user = open();
  await screen.findByRole('heading', { name: 'Buying' });
  refusal = new HttpError('You may not change this', 403);
  await press(user, 'Move down: One?');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(shown()).toEqual(['One?', 'Two?', 'Three?', 'Lost?']));
  // ra-core logs a refusal.
  jest.mocked(console.error).mockClear();
});
