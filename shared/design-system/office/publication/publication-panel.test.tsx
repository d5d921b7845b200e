import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthProvider, CoreAdminContext, type DataProvider, HttpError } from 'ra-core';
import type { ContentRecord } from '../../../domain/office/wire';
import { PublicationPanel } from './publication-panel';

const sent: string[] = [];
let refusal: Error | null = null;
let mayPublish = true;
const provider = {
  send: async (method: string, path: string, body: object) => {
    sent.push(`${method} ${path} ${JSON.stringify(body)}`);
    if (refusal !== null) throw refusal;
  },
} as unknown as DataProvider;
const auth = {
  canAccess: async () => mayPublish,
  checkError: async () => {},
  logout: async () => {},
} as unknown as AuthProvider;

function open(record: Partial<ContentRecord>) {
  sent.length = 0;
  refusal = null;
  const whole = { id: 7, version: 3, publication: 'draft', publish_at: null, unpublish_at: null, ...record } as const;
  render(
    <ChakraProvider value={defaultSystem}>
      <CoreAdminContext dataProvider={provider} authProvider={auth}>
        <PublicationPanel
          resource="projects"
          record={whole}
          insteadOfUnpublishing={<button type="button">Sold</button>}
        />
      </CoreAdminContext>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

const press = async (name: string) => userEvent.setup().click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(() => {
  mayPublish = true;
});

test('publishes a draft at once, or at a moment by the clock of Dubai', async () => {
  open({});
  expect(screen.getByText('Never published.')).toBeInTheDocument();
  await press('Publish');
  expect(sent).toEqual(['POST /projects/7/publish {"version":3}']);
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  await type('Publish on (Dubai time)', '2027-01-05T09:30');
  await press('Schedule');
  expect(sent[1]).toBe('POST /projects/7/schedule {"version":3,"at":"2027-01-05T05:30:00.000Z"}');
  expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sold' })).toBeNull();
});

test('says from when a scheduled record is shown, and takes the schedule back', async () => {
  open({ publication: 'scheduled', publish_at: '2027-01-05T05:30:00.000Z' });
  expect(screen.getByText(/^Goes live .*9:30/)).toBeInTheDocument();
  await press('Cancel schedule');
  expect(sent).toEqual(['POST /projects/7/unpublish {"version":3}']);
});

test('unpublishes a record only when that is pressed twice, and says before what it means', async () => {
  open({ publication: 'published' });
  await press('Unpublish');
  expect(sent).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('This removes its page, cards and links from the site.');
  await press('Unpublish now');
  expect(sent).toEqual(['POST /projects/7/unpublish {"version":3}']);
  expect(screen.getByRole('button', { name: 'Sold' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('sets the moment at which a record leaves the site', async () => {
  open({ publication: 'published' });
  await type('Unpublish on (Dubai time)', '2027-02-01T00:00');
  await press('Set end date');
  expect(sent).toEqual(['POST /projects/7/expire {"version":3,"at":"2027-01-31T20:00:00.000Z"}']);
});

test('says until when a record is shown, and keeps it on the site on request', async () => {
  open({ publication: 'published', unpublish_at: '2027-01-31T20:00:00.000Z' });
  expect(screen.getByText(/Unpublishes .*2027/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Unpublish on (Dubai time)')).toBeNull();
  await press('Remove end date');
  expect(sent).toEqual(['POST /projects/7/expire {"version":3,"at":null}']);
});

test('shows why a step was refused, and keeps what was typed', async () => {
  open({});
  refusal = new HttpError('Please choose a moment that is still to come', 400, null);
  await type('Publish on (Dubai time)', '2020-01-01T00:00');
  await press('Schedule');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a moment that is still to come');
  expect(screen.getByLabelText('Publish on (Dubai time)')).toHaveValue('2020-01-01T00:00');
  jest.mocked(console.error).mockClear();
});

test('shows the state to those who may not publish, without a button', async () => {
  mayPublish = false;
  open({ publication: 'published' });
  expect(await screen.findByText('Published')).toBeInTheDocument();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
