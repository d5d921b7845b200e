import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import { onDay } from '@iwan/shared/testing/on-day';
import { openPage } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
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
  backend.setRecords({ agents: [{ id: 4, name: 'Layla Haddad' }] });
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
  expect(textsOf(times).slice(0, 4)).toEqual(['Choose a time', '10:30', '11:30', '12:00']);
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

test('a time that was taken meanwhile is said at the field, and what I typed stays', async () => {
  await open();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.selectOptions(await screen.findByLabelText('Your time zone'), 'Asia/Dubai');
  await user.selectOptions(screen.getByLabelText('Time'), '10:00');
  for (const [label, text] of [
    ['Name', 'Noura'],
    ['Phone', '971501234567'],
    ['Email', 'noura@example.com'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  const message = 'This time was just taken. Choose another one.';
  const errors = [{ field: 'at', message }];
  backend.behave({ kind: 'refuse', body: { message, errors } }, '/api/contact');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Name')).toHaveValue('Noura');
});

test('without script all times are in one select, in that of Dubai', async () => {
  const { data } = await open();
  document.body.innerHTML = renderToString(
    <LocaleContext value="en-AE">
      <MemoryRouter>
        <route.Component data={data} />
      </MemoryRouter>
    </LocaleContext>,
  );
  const select = screen.getByLabelText('Time');
  expect(select).toHaveAccessibleDescription('Times are in Dubai time (GMT+4).');
  const [first] = within(select).getAllByRole('group');
  expect(first).toHaveAttribute('label', expect.stringMatching(/^Monday,? 30 November$/));
  expect(textsOf([...(first?.children ?? [])]).slice(0, 3)).toEqual(['09:00', '10:00', '10:30']);
  expect(screen.queryByLabelText('Your time zone')).toBeNull();
});

test('a plain backend has nothing to book', async () => {
  backend.behave({ kind: 'status', status: 404 }, '/api/agent-');
  backend.behave({ kind: 'respond' }, '/api/agentapi');
  expect((await open()).status).toBe(404);
  expect(screen.getByRole('heading', { name: 'Nothing to book here' })).toBeInTheDocument();
});
