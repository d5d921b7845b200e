import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProject, wholeRecord } from '../../testing/open-project';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const beyond = {
  units: [
    { type: '1BR', size: 750, price: 1_200_000, available: 4, plan: 'media/plans/one.webp' },
    { type: '2BR', size: 1_000, price: 1_900_000, available: 0, plan: 'media/plans/two.pdf' },
    { type: 'Duplex', size: null, price: null, available: null, plan: null },
    { size: 5 },
  ],
  handover: '2028-Q4',
  payment_plan: [
    { label: 'On booking', percent: 20, when: 'When you reserve' },
    { label: 'On handover', percent: 80, when: 'Q4 2028' },
    'nothing',
  ],
};
const other = (changes: object) => ({ ...wholeRecord, qr_code: null, ...changes });

async function open(changes: object = {}, others: readonly object[] = []) {
  backend.setRecords({ projects: [{ ...wholeRecord, ...changes }, ...others] });
  await openProject(backend, 'harbour-gate');
}
const cells = () =>
  [...document.querySelectorAll('#units tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

test('lists the units with size, price, each instalment and availability in one table', async () => {
  await open(beyond);
  expect(cells()).toEqual([
    ['Floor plan', 'Unit', 'Size', 'Price', 'On booking20%', 'On handover80%', 'Availability'],
    ['', '1BR', '750 sq ft', 'AED 1,200,000', '240,000', '960,000', '4 available'],
    ['', '2BR', '1,000 sq ft', 'AED 1,900,000', '380,000', '1,520,000', 'Sold'],
    ['', 'Duplex', 'Not stated', 'Price on request', '', '', 'Ask the agent'],
  ]);
});

test('shows the first five units, and the others after a press, also without script', async () => {
  const units = [1, 2, 3, 4, 5, 6, 7, 8].map((price) => ({ type: '1BR', price: price * 1_000_000 }));
  await open({ ...beyond, units });
  const [first, more] = document.querySelectorAll('#units tbody');
  expect([first?.children.length, more?.children.length]).toEqual([5, 3]);
  expect(screen.getByRole('link', { name: 'Show all 8 units' })).toHaveAttribute('href', `#${more?.id}`);
});

test('the sheet of a unit has its plan, its instalments and its availability, and leads to an enquiry about it', async () => {
  await open(beyond);
  const link = screen.getByRole('link', { name: '1BR, 750 sq ft' });
  // Without script, the plan itself.
  expect(link).toHaveAttribute('href', '/images/original/media/plans/one.webp');
  await userEvent.click(link);
  const sheet = within(await screen.findByRole('dialog', { name: '1BR, 750 sq ft' }));
  expect(sheet.getByRole('img', { name: 'Floor plan, 1BR, 750 sq ft' })).toBeInTheDocument();
  expect(sheet.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Price', 'AED 1,200,000 '],
    ['Price per sq ft', 'AED 1,600 / sq ft'],
    ['On booking, 20%: When you reserve', 'AED 240,000'],
    ['On handover, 80%: Q4 2028', 'AED 960,000'],
    ['Availability', '4 available'],
  ]);
  await userEvent.click(sheet.getByRole('button', { name: 'Zoom in' }));
  expect(sheet.getByRole('button', { name: 'Zoom out' })).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Ask about this unit' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: 'Ask about 1BR, 750 sq ft at Harbour Gate' })).toBeInTheDocument();
});

test('says when it is handed over, what a square foot of the cheapest home costs, and how it is paid', async () => {
  await open(beyond);
  expect(screen.getByText('Handover').nextSibling).toHaveTextContent('Q4 2028');
  expect(screen.getByText('Starting Price').nextSibling).toHaveTextContent('AED 1,600 / sq ft');
  const split = () =>
    [...document.querySelectorAll('#units dl > div, #configuration dl > div')].map((part) => part.textContent);
  expect(split()).toEqual(['20%On booking', '80%On handover']);
  cleanup();
  await open({ ...beyond, units: undefined });
  expect(split()).toEqual(['20%On bookingAED 240,000', '80%On handoverAED 960,000']);
});

test('of a plain backend nothing of that is shown', async () => {
  await open();
  expect([document.getElementById('units'), document.getElementById('payment-plan')]).toEqual([null, null]);
  expect(screen.queryByText(/Handover/)).toBeNull();
  expect(screen.queryByText(/\/ sq ft/)).toBeNull();
});

test('keeps the addresses of its sections', async () => {
  const figure = { kind: 'rent', type: '1BR', value: 96_000, source: 'An index', as_of: '2026-03-31' };
  const construction = [{ percent: 6, source: 'An inspection', as_of: '2026-10-31' }];
  await open({ ...beyond, figures: [figure], construction }, [other({ id: 2, name: 'Berth Two' })]);
  const ids = ['gallery', 'configuration', 'units', 'payment-plan', 'about', 'location', 'amenities'];
  const folded = ['money', 'costs', 'returns', 'building', 'construction', 'permit', 'mortgage', 'sources'];
  const places = [...ids, 'enquiry-title', ...folded, 'similar'].map((id) => document.getElementById(id));
  expect(places).not.toContain(null);
  for (const [index, place] of places.slice(1).entries()) {
    const order = places[index]?.compareDocumentPosition(place as Node) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

test('shows similar projects, from the whole list of a plain backend', async () => {
  await open({}, [
    other({ id: 2, name: 'Berth Two' }),
    other({ id: 3, name: 'Sold Three', status: 'SOLD OUT' }),
    other({ id: 4, name: 'Barsha Four', location: 'Al Barsha', starting_price: 'AED 1,250,000' }),
    other({ id: 5, name: 'Barsha Five', location: 'Al Barsha', starting_price: 'AED 9,000,000' }),
  ]);
  const alike = within(screen.getByRole('region', { name: 'Similar projects' }));
  expect(alike.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Berth Two',
    'Barsha Four',
  ]);
  expect(alike.getByText('From AED 1,250,000')).toBeInTheDocument();
});

test('of what is sold out says so, offers the waiting list and no way to buy it, and shows first what is similar', async () => {
  await open({ ...beyond, status: 'Sold OUT' }, [other({ id: 2, name: 'Berth Two', agent: null })]);
  const card = within(screen.getByRole('region', { name: 'Harbour Gate is sold out' }));
  expect(card.getByRole('link', { name: 'See similar projects' })).toHaveAttribute('href', '#similar');
  expect(card.getByRole('link', { name: 'All projects in Dubai Marina' })).toHaveAttribute(
    'href',
    '/locations/dubai-marina',
  );
  expect(screen.getByRole('link', { name: 'Join the waiting list' })).toHaveAttribute('href', '#enquiry-title');
  const form = card.getByRole('button', { name: 'Send enquiry' }).closest('form');
  expect(new FormData(form ?? undefined).get('unit')).toBe('Waiting list: next phase or resale');
  for (const way of [/WhatsApp/, /Call us/, /Email us/, /Ask about/, /calculator/i, /BR,/]) {
    expect(screen.queryByRole('link', { name: way })).toBeNull();
  }
  expect(screen.queryByRole('heading', { name: 'Need a mortgage?' })).toBeNull();
  expect(
    cells()
      .slice(1)
      .map((row) => row.at(-1)),
  ).toEqual(['Sold', 'Sold', 'Sold']);
  const similar = screen.getByRole('region', { name: 'Similar projects' });
  const order = similar.compareDocumentPosition(screen.getByRole('region', { name: 'Configuration' }));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
