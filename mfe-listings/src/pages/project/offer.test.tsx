import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { screen, within } from '@testing-library/react';
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
const cells = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('lists the units with size, price, what a square foot costs, how many are left and the plan', async () => {
  await open(beyond);
  expect(cells('Units and floor plans')).toEqual([
    ['1BR', '750 sq ft', 'AED 1,200,000', 'AED 1,600 / sq ft', '4 left', 'Floor plan'],
    ['2BR', '1,000 sq ft', 'AED 1,900,000', 'AED 1,900 / sq ft', 'Sold', 'Floor plan'],
    ['Duplex', 'Not listed', 'On request', '', 'Ask the agent', 'No floor plan'],
  ]);
});

test('opens a plan that is a picture in the page, and leaves a document to the browser', async () => {
  await open(beyond);
  const document = screen.getByRole('link', { name: 'Floor plan, 2BR, 1,000 sq ft' });
  expect(document).toHaveAttribute('href', '/images/original/media/plans/two.pdf');
  expect(document).not.toHaveAttribute('aria-haspopup');
  await userEvent.click(screen.getByRole('link', { name: 'Floor plan, 1BR, 750 sq ft' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Floor plans of Harbour Gate' }));
  expect(viewer.getByRole('img', { name: 'Floor plan, 1BR, 750 sq ft' })).toBeInTheDocument();
  expect(viewer.getByRole('link', { name: 'Open the picture by itself' })).toHaveAttribute(
    'href',
    '/images/original/media/plans/one.webp',
  );
});

test('shows one plan of several at a time, in the panel of its tab', async () => {
  const user = userEvent.setup();
  const plan = (type: string, size: number) => ({ type, size, price: 1_200_000, plan: `media/plans/${size}.webp` });
  await open({ units: [plan('1BR', 750), plan('2BR', 1_100)] });
  await user.click(screen.getByRole('link', { name: 'Floor plan, 1BR, 750 sq ft' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Floor plans of Harbour Gate' }));
  await user.click(viewer.getByRole('tab', { selected: true }));
  await user.keyboard('{ArrowRight}');
  const tab = viewer.getByRole('tab', { selected: true });
  expect(tab).toHaveFocus();
  const panel = viewer.getByRole('tabpanel', { name: '2BR, 1,100 sq ft' });
  expect(tab).toHaveAttribute('aria-controls', panel.id);
  expect(within(panel).getByRole('img', { name: 'Floor plan, 2BR, 1,100 sq ft' })).toBeInTheDocument();
});

test('says when it is handed over, what a square foot of the cheapest home costs, and how it is paid', async () => {
  await open(beyond);
  expect(screen.getByText('Handover Q4 2028')).toBeInTheDocument();
  expect(screen.getByText('Handover').nextSibling).toHaveTextContent('Q4 2028');
  expect(screen.getByText('Starting Price').nextSibling).toHaveTextContent('AED 1,600 / sq ft');
  expect(cells('Payment plan')).toEqual([
    ['On booking', 'When you reserve', '20%', 'AED 240,000'],
    ['On handover', 'Q4 2028', '80%', 'AED 960,000'],
  ]);
});

test('of a plain backend nothing of that is shown', async () => {
  await open();
  for (const title of ['Units and floor plans', 'Payment plan']) {
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(screen.queryByRole('link', { name: title })).toBeNull();
  }
  expect(screen.queryByText(/Handover/)).toBeNull();
  expect(screen.queryByText(/\/ sq ft/)).toBeNull();
});

test('leads through its blocks in their order, to none that is not there', async () => {
  await open(beyond, [other({ id: 2, name: 'Berth Two' })]);
  const way = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = way.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(links).toEqual([
    'about',
    'gallery',
    'units',
    'payment-plan',
    'configuration',
    'amenities',
    'location',
    'similar',
  ]);
  const places = links.map((id) => document.getElementById(id));
  expect(places).not.toContain(null);
  for (const [index, place] of places.slice(1).entries()) {
    expect(places[index]?.compareDocumentPosition(place as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('shows what is like it and says why, from the whole list of a plain backend', async () => {
  await open({}, [
    other({ id: 2, name: 'Berth Two' }),
    other({ id: 3, name: 'Sold Three', status: 'SOLD OUT' }),
    other({ id: 4, name: 'Barsha Four', location: 'Al Barsha', starting_price: 'AED 1,250,000' }),
    other({ id: 5, name: 'Barsha Five', location: 'Al Barsha', starting_price: 'AED 9,000,000' }),
  ]);
  const alike = within(screen.getByRole('region', { name: 'Similar to Harbour Gate' }));
  expect(alike.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Berth Two',
    'Barsha Four',
  ]);
  expect(alike.getByText('Also in Dubai Marina · Similar price')).toBeInTheDocument();
  expect(alike.getByText('Similar price · Also an apartment')).toBeInTheDocument();
});

test('of what is sold out says so, asks for none of the ways to buy it, and shows first what is like it', async () => {
  await open({ ...beyond, status: 'Sold OUT' }, [other({ id: 2, name: 'Berth Two', agent: null })]);
  const card = within(screen.getByRole('region', { name: 'Sold Out' }));
  expect(card.getByText(/Every home at Harbour Gate has been sold/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'See similar properties' })).toHaveAttribute('href', '#similar');
  expect(card.getByRole('link', { name: 'All properties in Dubai Marina' })).toHaveAttribute(
    'href',
    '/locations/dubai-marina',
  );
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send enquiry' })).toBeNull();
  for (const way of [/WhatsApp/, /Call us/, /Email us/, /Ask about/, /calculator/i]) {
    expect(screen.queryByRole('link', { name: way })).toBeNull();
  }
  for (const title of ['Need a mortgage?', 'Payment plan'])
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  const first = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')[0];
  expect(first).toHaveTextContent('Similar');
});
