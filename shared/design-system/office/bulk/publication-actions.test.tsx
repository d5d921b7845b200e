import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  HttpError,
  useNotificationContext,
  useTakeUndoableMutation,
} from 'ra-core';
import { PublicationActions } from './publication-actions';

const states = new Map([
  [1, 'draft'],
  [2, 'published'],
  [3, 'unpublished'],
]);
const sent: string[] = [];
let refusal: Error | null = null;
const provider = {
  getOne: async (_: string, { id }: { readonly id: number }) => ({
    data: { id, version: 10 + id, publication: states.get(id) },
  }),
  send: async (method: string, path: string, body: object) => {
    sent.push(`${method} ${path} ${JSON.stringify(body)}`);
    if (refusal !== null) throw refusal;
  },
} as unknown as DataProvider;

/** The notices of the frame, whose time has not come. */
function Notices() {
  const { notifications } = useNotificationContext();
  const take = useTakeUndoableMutation();
  return (
    <>
      {notifications.map(({ message }) => (
        <p key={String(message)}>{message}</p>
      ))}
      <button type="button" onClick={() => take()?.({ isUndo: true })}>
        Undo
      </button>
      <button type="button" onClick={() => take()?.({ isUndo: false })}>
        End
      </button>
    </>
  );
}

const clear = jest.fn();

function open() {
  sent.length = 0;
  refusal = null;
  clear.mockClear();
  render(
    <ChakraProvider value={defaultSystem}>
      <CoreAdminContext dataProvider={provider}>
        <PublicationActions resource="projects" selection={{ ids: [1, 2, 3], clear }} />
        <Notices />
      </CoreAdminContext>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

test('publishes the selected records that are not published, each against its version, when the time is over', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Publish: 2 records, in 10 seconds.')).toBeInTheDocument();
  expect(clear).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End' }));
  await screen.findByText('Publish: 2 records. Done.');
  expect(sent).toEqual(['POST /projects/1/publish {"version":11}', 'POST /projects/3/publish {"version":13}']);
});

test('sends nothing where it is undone, and ends one action when the next begins', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/in 10 seconds/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Cancelled. No changes.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/^Publish: .* in 10 seconds/);
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  await screen.findByText(/^Unpublish: .* in 10 seconds/);
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'End' }));
  await screen.findByText('Unpublish: 1 record. Done.');
  expect(sent.at(-1)).toBe('POST /projects/2/unpublish {"version":12}');
});

test('says why it could not be done', async () => {
  const user = open();
  refusal = new HttpError('Somebody else has changed this since you opened it', 409, null);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/in 10 seconds/);
  await act(async () => screen.getByRole('button', { name: 'End' }).click());
  expect(await screen.findByText('Somebody else has changed this since you opened it')).toBeInTheDocument();
  jest.mocked(console.error).mockClear();
});
