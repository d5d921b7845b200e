import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { composeOffice } from '../src/composition/compose-office';
import { grantsWith } from '../src/composition/grants';
import { createOfficeHttp } from './api/office-http';
import { OfficeHost } from './federation/office-host';
import { officeSystem } from './layout/system';
import { OfficeApp } from './office-app';
import { leadRecord, OfficeBackend, personRecord } from './testing/office-backend';

// jsdom takes seconds to compute from Emotion's styles whether an element is hidden.
configure({ defaultHidden: true });

let backend: OfficeBackend;

beforeEach(() => {
  backend = new OfficeBackend();
  globalThis.fetch = backend.fetch;
  localStorage.clear();
});

function open(path: string, releases: Parameters<typeof composeOffice>[0] = [], load?: OfficeHost['load']) {
  window.history.replaceState(null, '', path);
  const { composition } = composeOffice(releases, grantsWith({}));
  const boot = { composition, siteUrl: 'http://localhost:3000', locale: 'en-AE' };
  const http = createOfficeHttp({
    unreachable: 'Nobody answers.',
    unreadable: 'Nobody can read it.',
    tooLarge: (limit) => `More than ${limit} MB.`,
  });
  const host = new OfficeHost(composition);
  if (load) host.load = load;
  render(<OfficeApp boot={boot} host={host} http={http} />);
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** ra-core logs refusals to the console, except in production. */
function refusalsAreLogged(): void {
  expect(jest.mocked(console.error).mock.calls).toEqual([[expect.any(HttpError)]]);
  jest.mocked(console.error).mockClear();
}

test('a person who is not signed in gives the address and the mailed code, and sees the leads', async () => {
  backend.leads = [leadRecord({ id: 1 })];
  const user = open('/office');
  await user.type(await screen.findByLabelText(/work email/i), 'amal@iwan.example');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByLabelText(/code from the email/i), '000000');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong, or too old.');
  await user.clear(screen.getByLabelText(/code from the email/i));
  await user.type(screen.getByLabelText(/code from the email/i), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Leads' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Noura Saleh' })).toHaveAttribute('href', '/office/leads/1');
});

test('the menu has the screens that the person may read', async () => {
  backend.signIn('reader');
  open('/office/account');
  const menu = await screen.findByRole('navigation', { name: 'Office' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Reports', 'FAQ', 'Site texts', 'Redirects', 'Account']);
  expect(
    within(menu)
      .getAllByRole('list')
      .map((list) => list.getAttribute('aria-label')),
  ).toEqual([...['Leads', 'Content', 'Site', 'Office']]);
});

test('fields have borders that are seen', () => {
  const outlined = ['input', 'textarea'].map((name) => officeSystem.getRecipe(name).variants.variant.outline);
  const field = officeSystem.getSlotRecipe('nativeSelect').variants.variant.outline.field;
  expect([...outlined, field].map(({ borderColor }) => borderColor)).toEqual(Array(3).fill('border.emphasized'));
  expect(JSON.stringify(officeSystem.getTokenCss())).toContain('border-emphasized":"var(--border-strong)"');
});

test('a screen that the person may not see is not found', async () => {
  backend.signIn('editor');
  backend.leads = [leadRecord({ id: 1 })];
  open('/office/leads/1');
  expect(await screen.findByText('Screen not found.')).toBeInTheDocument();
  expect(backend.calls).not.toContain('GET /leads/1');
});

const Project = ({ params }: OfficePageProps) => <h1>Project {params.id}</h1>;

/** Fails until it is mended. */
function Breaking(props: OfficePageProps) {
  if (!isMended) throw new Error('A bug.');
  return <Project {...props} />;
}

let isMended = false;

describe('a screen of a remote', () => {
  const pattern = '/office/projects/:id';
  const page = { name: 'project', pattern, module: './office/project', title: 'Project' };
  const office = { container: 'listings_office', entry: 'browser/office/remoteEntry.js', pages: [page] };
  const releases = [{ name: 'mfe-listings', version: 'v1', files: {}, office }];
  test('is loaded by its route, with the parameters of its address', async () => {
    backend.signIn();
    open('/office/projects/a%20b', releases, async () => ({ Component: Project }));
    expect(await screen.findByRole('heading', { name: 'Project a b' })).toBeInTheDocument();
  });

  test('that could not be loaded says so beside the menu, and is loaded again when asked', async () => {
    backend.signIn();
    const load = jest.fn(async () => ({ Component: Project })).mockRejectedValueOnce(new Error('The remote is away.'));
    const user = open('/office/projects/7', releases, load);
    expect(await screen.findByText('We could not load this screen.')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Office' })).toBeInTheDocument();
    expect(jest.mocked(console.error).mock.calls).toEqual([['[iwan] office:', new Error('The remote is away.')]]);
    jest.mocked(console.error).mockClear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Project 7' })).toBeInTheDocument();
  });

  test('that has failed says so beside the menu, and is rendered again when asked', async () => {
    backend.signIn();
    const user = open('/office/projects/7', releases, async () => ({ Component: Breaking }));
    expect(await screen.findByText(/^Something went wrong on this screen/)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Office' })).toBeInTheDocument();
    expect(jest.mocked(console.error)).toHaveBeenCalled();
    jest.mocked(console.error).mockClear();
    isMended = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Project 7' })).toBeInTheDocument();
  });
});

test('a lead is moved on the board by its menu, and a loss requires a reason', async () => {
  backend.signIn();
  backend.leads = [leadRecord({ id: 1 })];
  const user = open('/office/leads?view=board');
  const move = await screen.findByRole('combobox', { name: 'Move Noura Saleh to' });
  await user.selectOptions(move, 'viewing');
  await waitFor(() => expect(backend.leads[0]?.stage).toBe('viewing'));
  const viewing = screen.getByRole('heading', { name: 'Viewing' }).closest('details') as HTMLElement;
  await user.selectOptions(await within(viewing).findByRole('combobox'), 'lost');
  expect(backend.leads[0]?.stage).toBe('viewing');
  await user.selectOptions(await within(viewing).findByLabelText('Reason lost'), 'price');
  await waitFor(() => expect(backend.leads[0]).toMatchObject({ stage: 'lost', lostReason: 'price' }));
});

test('what looks like spam is counted on the board, and is in the list of all', async () => {
  backend.signIn();
  backend.leads = [leadRecord({ id: 1 }), leadRecord({ id: 2, isSpam: true, fields: { name: 'Ben Held' } })];
  const user = open('/office/leads?view=board');
  await screen.findByRole('link', { name: 'Noura Saleh' });
  expect(screen.queryByRole('link', { name: 'Ben Held' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: '1 lead looks like spam. Check it.' }));
  expect(await screen.findByRole('link', { name: 'Ben Held' })).toBeInTheDocument();
  expect(screen.getAllByText('Probably spam')).toHaveLength(1);
  const spam = screen.getByRole('combobox', { name: 'Spam' });
  await user.selectOptions(spam, 'Without spam');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ben Held' })).toBeNull());
  await user.selectOptions(spam, 'All');
  expect(await screen.findByRole('link', { name: 'Ben Held' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Noura Saleh' })).toBeInTheDocument();
});

test('a lead can be given only to people who may see leads', async () => {
  backend.signIn();
  backend.leads = [leadRecord({ id: 1 })];
  backend.people = [
    ...backend.people,
    ...(['agent', 'editor', 'reader'] as const).map((role, place) => personRecord({ id: place + 2, name: role, role })),
  ];
  open('/office/leads/1');
  const select = await screen.findByRole('combobox', { name: 'Assigned to' });
  await within(select).findByRole('option', { name: 'agent' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Unassigned', 'Amal Office', 'agent']);
});

test('a lead is entered by hand, with a key by which a second press makes no second one', async () => {
  backend.signIn('agent');
  const user = open('/office/leads');
  await user.click(await screen.findByRole('button', { name: 'Enter a lead' }));
  await user.type(await screen.findByLabelText(/^Name/), 'Huda Walker');
  await user.type(screen.getByLabelText(/^Phone/), '0507654321');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Source/ }), 'Walk-in');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(backend.leads).toHaveLength(1));
  expect(backend.leads[0]?.fields).toEqual({ name: 'Huda Walker', phone: '0507654321', source: 'walk-in' });
  expect(backend.keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(await screen.findByText('Submitted details')).toBeInTheDocument();
  expect(screen.getByText('Walk-in')).toBeInTheDocument();
});

test('the board shows project and person, and is filtered by the person', async () => {
  backend.signIn();
  backend.people = [...backend.people, personRecord({ id: 2, name: 'Bilal Agent', role: 'agent' })];
  backend.leads = [leadRecord({ id: 1, assigneeId: 2 }), leadRecord({ id: 2, fields: { name: 'Omar Free' } })];
  const user = open('/office/leads?view=board');
  const card = (await screen.findByRole('link', { name: 'Noura Saleh' })).closest('li') as HTMLElement;
  await waitFor(() => expect(card).toHaveTextContent(/Sidra Gardens.*Bilal Agent/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Bilal Agent');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Omar Free' })).toBeNull());
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Won' })).toBeInTheDocument();
  // The list has the same filters.
  await user.click(screen.getByRole('button', { name: 'List' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('2'));
});

test('a lead begins with what it is about, and one press begins a reply by email or WhatsApp', async () => {
  backend.signIn();
  backend.leads = [leadRecord({ id: 1 })];
  const user = open('/office/leads/1');
  const head = await screen.findByRole('region', { name: 'Summary' });
  expect(within(head).getByRole('link', { name: 'Sidra Gardens' })).toHaveAttribute('href', '/office/projects/7');
  expect(within(head).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  );
  for (const [button, channel] of [
    ['WhatsApp', 'whatsapp'],
    ['Reply', 'mail'],
  ] as const) {
    await user.click(within(head).getByRole('button', { name: button }));
    expect(screen.getByRole('combobox', { name: 'Send by' })).toHaveValue(channel);
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveFocus();
  }
});

test('a lead and its history are in words', async () => {
  backend.signIn();
  backend.people = [...backend.people, personRecord({ id: 3, name: 'Bilal Agent', role: 'agent' })];
  const fields = { name: 'Noura', consent: true, consent_text: 'I agree.', source: 'web_form', new_field: 'x' };
  backend.leads = [leadRecord({ id: 1, fields })];
  const of = { resource: 'leads', recordId: '1', person: null, action: 'assign', at: '2026-11-26T08:00:00.000Z' };
  backend.history = [{ ...of, id: 1, before: { assigneeId: null }, after: { assigneeId: 3 } }];
  open('/office/leads/1');
  for (const label of ['Agreed to', 'New field', 'Yes']) expect(await screen.findByText(label)).toBeInTheDocument();
  const history = (await screen.findByRole('heading', { name: 'History' })).closest('section') as HTMLElement;
  await waitFor(() => expect(history).toHaveTextContent(/assigned.*Assigned to.*was Unassigned.*is now Bilal Agent/));
  expect(document.body).not.toHaveTextContent('consent_text');
});

test('a lead whose sender must not be called says so, and has no link to call', async () => {
  backend.signIn();
  backend.leads = [leadRecord({ id: 1, fields: { name: 'Noura', phone: '971501234567', do_not_call: true } })];
  open('/office/leads/1');
  expect(await screen.findByText('Do not call this person. Reply by email.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'WhatsApp' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
});

test('a kind of lead that a remote declares can be chosen as a filter, and its fields have their labels', async () => {
  backend.signIn();
  const fields = { name: 'Omar Guide', district: 'Al Barsha', first_day: '2026-12-01', form_title: 'New visit' };
  backend.leads = [leadRecord({ id: 1 }), leadRecord({ id: 2, form: 'mfe-guides/visit', fields })];
  backend.leadForms = [{ id: 'mfe-guides/visit', labels: { district: 'Part of the city' } }];
  const user = open('/office/leads');
  const select = await screen.findByRole('combobox', { name: 'Form' });
  await within(select).findByRole('option', { name: 'mfe-guides/visit' });
  await user.selectOptions(select, 'mfe-guides/visit');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Noura Saleh' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Omar Guide' }));
  const sent = (await screen.findByRole('heading', { name: 'Submitted details' })).closest('section') as HTMLElement;
  await within(sent).findByText('Part of the city');
  for (const label of ['Name', 'First day', 'Form']) expect(within(sent).getByText(label)).toBeInTheDocument();
});

test('a field that somebody else has changed meanwhile is not overwritten', async () => {
  backend.signIn();
  backend.people.push(personRecord({ id: 2, name: 'Bilal Agent', role: 'agent' }));
  backend.leads = [leadRecord({ id: 1 })];
  const user = open('/office/leads/1');
  const select = await screen.findByRole('combobox', { name: 'Assigned to' });
  await within(select).findByRole('option', { name: 'Bilal Agent' });
  backend.leads = [leadRecord({ id: 1, stage: 'won', assigneeId: 1, version: 3 })];
  await user.selectOptions(select, 'Bilal Agent');
  expect(await screen.findByText(/Someone else changed this lead/)).toBeInTheDocument();
  expect(await screen.findByText('Won')).toBeInTheDocument();
  expect(backend.leads[0]).toMatchObject({ assigneeId: 1, version: 3 });
  refusalsAreLogged();
});

test('a change of other fields by somebody else does not prevent mine', async () => {
  backend.signIn();
  backend.leads = [leadRecord({ id: 1 })];
  const user = open('/office/leads/1');
  const select = await screen.findByRole('combobox', { name: 'Assigned to' });
  await within(select).findByRole('option', { name: 'Amal Office' });
  backend.leads = [leadRecord({ id: 1, stage: 'viewing', version: 3 })];
  await user.selectOptions(select, 'Amal Office');
  await waitFor(() => expect(backend.leads[0]).toMatchObject({ assigneeId: 1, stage: 'viewing', version: 4 }));
  refusalsAreLogged();
});

test('asks to sign in again in place when a session has ended, and then returns to the screen', async () => {
  backend.signIn();
  const user = open('/office/leads');
  await screen.findByText(/No leads yet/);
  backend.signOut();
  expect(await screen.findByLabelText(/work email/i, undefined, { timeout: 4000 })).toBeInTheDocument();
  refusalsAreLogged();
  backend.signIn();
  await user.type(screen.getByLabelText(/work email/i), 'amal@iwan.example');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByLabelText(/code from the email/i), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Leads' })).toBeInTheDocument();
});

test('says that the server does not answer, and can retry', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const user = open('/office');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody answers.');
  globalThis.fetch = backend.fetch;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/work email/i)).toBeInTheDocument();
});

test('a lead that was delivered is delivered again from the list of deliveries', async () => {
  backend.signIn();
  backend.leads = [leadRecord({ id: 1 })];
  const at = '2026-11-26T08:00:05.000Z';
  const row = { lead: { id: 1, name: 'Noura Saleh' }, attempts: 1, deliveredAt: at, nextAt: null, lastError: null };
  backend.deliveries = [{ ...row, id: 9, channel: 'webhook', state: 'delivered' }];
  const user = open('/office/deliveries');
  const again = await screen.findByRole('button', { name: 'Send Noura Saleh again: Webhook' });
  expect(screen.getAllByText('Delivered').length).toBeGreaterThan(0);
  await user.click(again);
  expect(await screen.findByText('Sending again.')).toBeInTheDocument();
  expect(backend.calls).toContain('POST /leads/1/replay');
  await waitFor(() => expect(backend.deliveries[0]?.state).toBe('waiting'));
  expect((await screen.findAllByText('Waiting')).length).toBeGreaterThan(1);
});

test('an import of the listing feed shows what it left out, and why another was refused', async () => {
  backend.signIn();
  const row = { source: 'feeds.example', startedAt: '2026-11-29T08:00:00.000Z', endedAt: null, refusal: null };
  const counts = { added: 3, changed: 1, unchanged: 1996, withdrawn: 1, broken: 2, leftOut: 4 };
  const faults = [
    { reference: 'RS-7', message: 'the type "XX" is not known' },
    { reference: '', message: 'it has no reference; its title is "Home"' },
  ];
  const report = { ...counts, faults, remarks: [], withdrawnReferences: ['RS-40'] };
  backend.feedImports = [
    { ...row, id: 2, isScheduled: true, report },
    { ...row, id: 1, isScheduled: false, report: null, refusal: 'The feed is larger than 64 MB.' },
  ];
  const user = open('/office/feeds');
  expect(await screen.findByText('3 added, 1 changed, 1,996 unchanged')).toBeInTheDocument();
  const [latest, before] = screen.getAllByRole('link', { name: /^29 Nov 2026, 12:00/ });
  if (latest === undefined || before === undefined) throw new Error('An import is missing');
  await user.click(latest);
  const items = await screen.findAllByRole('listitem');
  const texts = items.map(({ textContent }) => textContent);
  expect(texts).toContain('RS-7: the type "XX" is not known');
  expect(texts).toContain('No reference: it has no reference; its title is "Home"');
  expect(screen.getByRole('heading', { name: '1 listing unpublished' })).toBeInTheDocument();
  expect(screen.getByText('RS-40')).toBeInTheDocument();
  await user.click(before);
  expect(await screen.findByText('The feed is larger than 64 MB.')).toBeInTheDocument();
});

test('several leads are moved at once, ten seconds later, and not at all where that is undone', async () => {
  backend.signIn();
  backend.leads = [1, 2, 3].map((id) => leadRecord({ id, stage: 'answered', fields: { name: `Visitor ${id}` } }));
  const user = open('/office/leads');
  const stages = () => backend.leads.map(({ stage }) => stage);
  const move = async (...rows: number[]) => {
    for (const row of rows) await user.click(await screen.findByRole('checkbox', { name: `Select Visitor ${row}` }));
    expect(screen.getByText(rows.length === 1 ? '1 record selected' : `${rows.length} records selected`)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move to…' }), 'Viewing');
  };
  await move(1, 3);
  const notice = 'Move to Viewing: 2 records, in 10 seconds.';
  expect(await screen.findByText(notice)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Cancelled. No changes.')).toBeInTheDocument();
  expect(stages()).toEqual(['answered', 'answered', 'answered']);

  await move(2);
  await screen.findByText('Move to Viewing: 1 record, in 10 seconds.');
  expect(stages()).toEqual(['answered', 'answered', 'answered']);
  // Whoever leaves the page has not undone it.
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(stages()).toEqual(['answered', 'viewing', 'answered']));
});
