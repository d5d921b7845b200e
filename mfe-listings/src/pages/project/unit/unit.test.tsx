import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { screen, within } from '@testing-library/react';
import { openProject, wholeRecord } from '../../../testing/open-project';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const unit = (id: string, changes: object) => ({
  id,
  type: '1BR',
  size: 750,
  price: 1_200_000,
  available: 1,
  ...changes,
});
const units = [
  unit('0301', { floor: 3, view: 'Marina', baths: 1, confirmed_at: hoursAgo(2.2) }),
  unit('1402', {
    ...{ type: '2BR', size: 1_000, price: 1_900_000, floor: 14, view: 'Sea', baths: 2 },
    plan: 'media/plans/two.webp',
    rooms: [{ name: 'Living room', length: 5.4, width: 4.15 }],
  }),
  unit('0502', { type: '2BR', price: 1_800_000, floor: 5, view: 'Marina', available: 0 }),
  unit('0903', { price: 1_300_000, floor: 9, view: 'Sea' }),
  unit('1103', { price: 1_350_000, floor: 11, view: 'Sea' }),
  unit('1203', { price: null, floor: 12, view: 'Sea' }),
];
const record = {
  ...wholeRecord,
  units,
  handover: '2028-Q4',
  payment_plan: [
    { label: 'On booking', percent: 20, when: 'When you reserve' },
    { label: 'On handover', percent: 80, when: 'Q4 2028' },
  ],
};

async function open(search: string, changes: object = {}) {
  backend.setRecords({ projects: [{ ...record, ...changes }] });
  await openProject(backend, 'harbour-gate', { search });
}
const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);
const listed = () => [...document.querySelectorAll('#units tbody th')].map(({ textContent }) => textContent);

test('filters and sorts the units by the address, and says how many are left', async () => {
  await open('?unit_type=1BR&unit_view=Sea&unit_sort=floor-desc&unit_free=1');
  expect(listed()).toEqual(['1BRFloor 12, Sea', '1BRFloor 11, Sea', '1BRFloor 9, Sea']);
  expect(screen.getByText(/3 of 6 units/).closest('details')).toHaveAttribute('open');
});

test('links to each unit, and says when it was confirmed', async () => {
  await open('');
  const link = screen.getByRole('link', { name: '1BR, floor 3, 750 sq ft' });
  expect(link).toHaveAttribute('href', '/marensand-developments-properties/harbour-gate/?unit=0301#unit');
  expect(screen.getByText('Confirmed 2 hours ago')).toBeInTheDocument();
});

test.each(['Under offer', 'Sold'])(
  'a unit that is "%s" says so with the day, in the table and in its own block',
  async (state) => {
    const stated = unit('0903', { floor: 9, offer_state: state, confirmed_at: '2026-11-24T08:00:00Z' });
    await open('?unit=0903', { units: [units[0], stated] });
    expect(screen.getAllByText(`${state}, confirmed 24 November 2026`).map(({ tagName }) => tagName)).toEqual([
      'DD',
      'TD',
    ]);
    expect(screen.getAllByText('Available')).toHaveLength(1);
  },
);

/** The fields of a GET form that are sent as the page has them. */
const sentBy = (name: string | RegExp) =>
  Object.fromEntries(new FormData(screen.getByRole('form', { name })).entries());

test('the filter and the order of the units stay with every other form and link of the page, and theirs with it', async () => {
  const figure = { kind: 'rent', value: 120_000, source: 'An index', as_of: '2026-06-30' };
  await open('?unit=1402&unit_view=Sea&unit_sort=price-desc&unit_price=cheap&loan=50&currency=EUR&vacancy=9', {
    figures: [figure],
  });
  const filter = { unit_view: 'Sea', unit_sort: 'price-desc', unit_price: 'cheap' };
  expect(sentBy('Adjust the payment plan')).toMatchObject({ ...filter, unit: '1402', vacancy: '9' });
  expect(sentBy('Filter units')).toMatchObject({
    ...filter,
    unit: '1402',
    loan: '50',
    currency: 'EUR',
    vacancy: '9',
  });
  expect(sentBy('Change the assumptions')).toMatchObject({ ...filter, unit: '1402', loan: '50', currency: 'EUR' });
  const other = screen.getByRole('link', { name: '1BR, floor 9, 750 sq ft' }).getAttribute('href') ?? '';
  const query = Object.fromEntries(new URL(other, 'https://site.example').searchParams);
  expect(query).toEqual({ ...filter, unit: '0903', vacancy: '9' });
});

test('offers mails about this unit, and about a lower price of its kind', async () => {
  await open('?unit=1402');
  const form = screen.getByRole('button', { name: 'Notify me' }).closest('form');
  if (form === null) throw new Error('There is no form');
  const [own, kind, ...more] = within(form).getAllByRole<HTMLInputElement>('radio');
  expect(more).toEqual([]);
  expect([own?.value, own?.checked]).toEqual(['project_id=1&unit_id=1402', true]);
  expect(kind).toHaveAccessibleName('Any 2BR at Harbour Gate below AED 1,900,000');
  expect(new FormData(form).get('back')).toBe('/marensand-developments-properties/harbour-gate/?unit=1402#unit');
});

test('of a sold unit mails say when it is available again', async () => {
  await open('?unit=0502');
  const form = screen.getByRole('button', { name: 'Notify me' }).closest('form');
  expect(new FormData(form ?? undefined).get('query')).toBe('project_id=1&unit_id=0502');
});

test('keeps an input that is not a number, and says what to write', async () => {
  await open('?unit_price=cheap');
  expect(screen.getByLabelText('Max. price (AED)')).toHaveValue('cheap');
  expect(screen.getByLabelText('Max. price (AED)')).toHaveAccessibleDescription(/for example 2,000,000/);
});

test('shows a unit with its measured rooms, its dated plan and its files', async () => {
  await open('?unit=1402&booked=2026-12-01&loan=50');
  const block = within(screen.getByRole('region', { name: '2BR, floor 14, 1,000 sq ft' }));
  expect(block.getByRole('rowheader', { name: 'Living room' }).nextSibling).toHaveTextContent('5.4 × 4.15');
  const plan = rows('Payment schedule').map((row) => row.textContent);
  expect(plan[0]).toBe('On booking1 December 202620%AED 380,000');
  expect(plan.find((line) => line?.startsWith('On handover'))).toBe(
    'On handoveraround 31 December 202880%AED 1,520,000AED 950,000 from the loan',
  );
  const query = 'project=1&unit=1402&booked=2026-12-01&loan=50&years=25&agency=0';
  const paper = block.getByRole('link', { name: 'Print or save as PDF' });
  expect(paper).toHaveAttribute('href', `/compare/payment-plan?${query}`);
  const calendar = block.getByRole('link', { name: 'Add to calendar (.ics)' });
  expect(calendar).toHaveAttribute('href', `/compare/payment-plan/ics?${query}`);
  expect(calendar).toHaveAttribute('download', 'payment-plan-1402.ics');
  expect(block.getByRole('link', { name: 'Compare this unit' })).toHaveAttribute(
    'href',
    '/compare?project=1&unit=1%3A1402',
  );
});

test('an enquiry is about the unit, with script and without', async () => {
  await open('?unit=1402');
  expect(
    screen.getByRole('region', { name: 'Ask about 2BR, floor 14, 1,000 sq ft at Harbour Gate' }),
  ).toBeInTheDocument();
  expect(document.querySelector('input[name="unit"][value="2BR, floor 14, 1,000 sq ft (1402)"]')).not.toBeNull();
});

test.each([
  ['0502', 'of a unit that is sold'],
  ['1203', 'of a unit without a price'],
])('%s: shows no plan %s', async (id) => {
  await open(`?unit=${id}`);
  expect(screen.getByRole('region', { name: /^\dBR, floor/ })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Payment schedule' })).toBeNull();
});

test('says that a unit is no longer listed, and shows the others', async () => {
  await open('?unit=gone');
  expect(screen.getByText(/This unit is no longer listed/)).toBeInTheDocument();
  expect(listed()).toHaveLength(6);
});

test('keeps an invalid share in its field, and says what to write', async () => {
  await open('?unit=1402&loan=half');
  expect(screen.getByLabelText('Loan (% of price)')).toHaveValue('half');
  expect(screen.getByLabelText('Loan (% of price)')).toHaveAccessibleDescription('Enter a percentage from 0 to 80.');
});
