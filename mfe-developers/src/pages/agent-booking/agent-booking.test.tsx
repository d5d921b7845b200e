import { onDay } from '@iwan/shared/testing/on-day';
import { openPage } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { route } from '.';

let backend: PlainBackend;
const taken = '2026-11-30T05:30:00.000Z';

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  sessionStorage.clear();
  onDay('2026-11-29');
  backend.setRecords({ agents: [{ id: 4, name: 'Layla Haddad', areas: null }] });
  backend.behave(
    { kind: 'body', body: { data: { id: 4, reviews: 0, published: [], booked: [taken] } } },
    '/api/agent-',
  );
  backend.behave({ kind: 'respond' }, '/api/agentapi');
});
afterEach(() => jest.useRealTimers());
afterAll(() => backend.close());

const open = () => openPage(route, backend, { params: { agent: 'layla-haddad' } });
const textsOf = (options: readonly Element[]) => options.map(({ textContent }) => textContent);

test('shows the times of my zone, and sends the instant', async () => {
  await open();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.selectOptions(await screen.findByLabelText('Your time zone'), 'Asia/Kolkata');
  const days = textsOf(within(screen.getByLabelText('Day')).getAllByRole('option'));
  expect(days).toHaveLength(12);
  const times = within(screen.getByLabelText('Time')).getAllByRole('option');
  expect(textsOf(times).slice(0, 4)).toEqual(['Choose', '10:30', '11:30', '12:00']);
  await user.selectOptions(screen.getByLabelText('Time'), '11:30');
  await user.click(screen.getByLabelText('Viewing'));
  await user.type(screen.getByLabelText('Name'), 'Noura');
  await user.type(screen.getByLabelText('Phone'), '971501234567');
  await user.type(screen.getByLabelText('Email'), 'noura@example.com');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText(/^Booked\./)).toBeInTheDocument();
  const leads = backend.requests.filter(({ path }) => path === '/api/contact').map(({ body }) => JSON.parse(body));
  const person = { name: 'Noura', phone: '971501234567', email: 'noura@example.com', agent: 'Layla Haddad' };
  const meeting = { meeting: 'Viewing', at: '2026-11-30T06:00:00.000Z', zone: 'Asia/Kolkata', source: 'Booking' };
  expect(leads).toEqual([{ ...person, ...meeting }]);
});

test('a plain backend has nothing to book', async () => {
  backend.setRecords({ agents: [{ id: 4, name: 'Layla Haddad' }] });
  expect((await open()).status).toBe(404);
  expect(screen.getByRole('heading', { name: 'Nothing to book here' })).toBeInTheDocument();
});
