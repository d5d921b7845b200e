import { onDay } from '@iwan/shared/testing/on-day';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { screen, within } from '@testing-library/react';
import { openProject, wholeRecord } from '../../testing/open-project';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  onDay('2026-11-29');
  backend.reset();
});
afterEach(() => jest.useRealTimers());
afterAll(() => backend.close());

const sale = { sold_on: '2026-10-12', project: 'Harbour Gate', building: 'Tower A', bedrooms: 1, is_off_plan: true };
const median = { sales: 34, since: '2026-03-02', per_square_foot: 1509.4 };
const ofProject = {
  ...{ total: 35, first: '2026-01-04', last: '2026-10-12', invented: true },
  latest: [
    { ...sale, price: 1_180_000, square_feet: 748.6 },
    { ...sale, building: null, bedrooms: 0, is_off_plan: false, price: 700_000, square_feet: null },
    { ...sale, price: 'much' },
    { sold_on: 'soon', price: 5 },
  ],
  quarters: [
    { quarter: '2026-Q4', sales: 3, per_square_foot: 1510 },
    { quarter: '2026-Q2', sales: 31, per_square_foot: 1490 },
    { quarter: 'then', sales: 1, per_square_foot: 1 },
  ],
  year: median,
  bedrooms: [{ bedrooms: 1, sales: 20, sized: 18, since: '2026-03-02', price: 1_150_000, per_square_foot: 1509.4 }],
};

async function open(answers: { readonly projects?: object; readonly areas?: object }) {
  const units = [{ type: '1BR', size: 750, price: 1_200_000, available: 4 }];
  backend.setRecords({ projects: [{ ...wholeRecord, units }] });
  backend.behave({ kind: 'status', status: 404 }, '/api/salesapi');
  for (const [of, data] of Object.entries(answers)) {
    backend.behave({ kind: 'body', body: { data } }, `/api/salesapi/${of}`);
  }
  await openProject(backend, 'harbour-gate');
}
const cellsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows the latest sales, the medians with the quarter that has none, and that the sales are invented', async () => {
  await open({ projects: ofProject });
  const section = screen.getByRole('region', { name: 'What homes here sold for' });
  expect(cellsOf('Latest sales')).toEqual([
    ['12 October 2026', '1BROff plan · Tower A', '749 sq ft', 'AED 1,180,000'],
    ['12 October 2026', 'StudioReady', 'Not stated', 'AED 700,000'],
  ]);
  expect(cellsOf('Median price by quarter')).toEqual([
    ['Q4 2026', '3', 'AED 1,510 / sq ft'],
    ['No sale registered in Q3 2026'],
    ['Q2 2026', '31', 'AED 1,490 / sq ft'],
  ]);
  expect(within(section).getByRole('img', { name: /^Bars from Q2 2026 to Q4 2026/ })).toBeInTheDocument();
  expect(cellsOf('Medians of the last 12 months')).toEqual([['1BR', '20', 'AED 1,150,000', 'AED 1,509 / sq ft']]);
  expect(section).toHaveTextContent('35 sales, 4 January 2026 to 12 October 2026.');
  expect(section).toHaveTextContent('Sample data: these sales are invented.');
  expect(section).not.toHaveTextContent('Source:');
});

test('says beside the price how it differs from the median, and below of which sales', async () => {
  await open({ projects: { ...ofProject, invented: false } });
  expect(screen.getByRole('link', { name: '6% above the median of 18 sales' })).toHaveAttribute('href', '#sales');
  const section = screen.getByRole('region', { name: 'What homes here sold for' });
  expect(section).toHaveTextContent('against sales of 1BR homes in this project since March 2026.');
  expect(section).toHaveTextContent('Source: Dubai Land Department.');
});

test('shows the sales of the area, by project, where the project has none', async () => {
  await open({ areas: ofProject });
  const section = screen.getByRole('region', { name: 'What homes in Dubai Marina sold for' });
  expect(section).toHaveTextContent('No sale of this project is registered yet.');
  expect(section).toHaveTextContent('Off plan · Harbour Gate');
  expect(section).toHaveTextContent('against sales of 1BR homes in Dubai Marina since March 2026.');
});

test.each([
  ['has no such call', {}],
  ['answers with nonsense', { projects: { total: 'many' }, areas: {} }],
  ['knows of no sale', { projects: { ...ofProject, total: 0, first: null, last: null, latest: [] } }],
])('shows nothing of sales where the backend %s', async (_what, answers) => {
  await open(answers);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Gate');
  expect(document.querySelector('#sales, [href="#sales"]')).toBeNull();
});
