/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { projects, sales } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { columns, readSales, writeSales } from './import-sales';
import { ofProject, type SalesSummary, summaryOf } from './summary';

const backend = demoBackend();

const summary = async (path: string): Promise<SalesSummary> => (await backend.get(`/api/salesapi/${path}`)).json().data;

const keep = (...rows: readonly string[]) =>
  writeSales(backend.open.db, readSales([columns.join(','), ...rows].join('\n')).sales);

/** A registered sale of 1,000 square feet. */
const sale = (day: string, perSquareFoot: number, { project = 'Nowhere Row', area = 'Al Barsha First' } = {}) =>
  `${day},${area},${project},,1 B/R,Existing Properties,Sales,${perSquareFoot * 1000},92.90304`;

test('the demo has made sales, and says so', async () => {
  const { total, invented, latest, quarters, bedrooms } = await summary('projects/lazurine-quay');
  expect([total > 5, invented, latest.length <= 10]).toEqual([true, true, true]);
  expect(latest[0]).toMatchObject({ project: 'Lazurine Quay', is_off_plan: true });
  expect(Object.keys(latest[0] ?? {})).not.toContain('invented');
  expect(quarters.length).toBeGreaterThan(1);
  expect(bedrooms.length).toBeGreaterThan(0);
});

test('the medians of an area are those that a hand reckons', async () => {
  const area = 'Masdar City';
  await keep(
    sale('2026-10-01', 1000, { area }),
    sale('2026-10-02', 1500, { area }),
    sale('2026-11-03', 1200, { area }),
    sale('2026-02-03', 900, { area }),
    // More than a year before the latest: in its quarter alone.
    sale('2025-11-02', 500, { area }),
    // Without a size it has a price alone.
    sale('2026-11-02', 3000, { area }).replace(/92\.90304$/, ''),
  );
  const { total, first, last, invented, quarters, year, bedrooms } = await summary('areas/masdar-city');
  expect([total, first, last, invented]).toEqual([6, '2025-11-02', '2026-11-03', false]);
  expect(quarters.map((each) => ({ ...each, per_square_foot: Math.round(each.per_square_foot) }))).toEqual([
    { quarter: '2026-Q4', sales: 3, per_square_foot: 1200 },
    { quarter: '2026-Q1', sales: 1, per_square_foot: 900 },
    { quarter: '2025-Q4', sales: 1, per_square_foot: 500 },
  ]);
  // Of the last twelve months: 900, 1,000, 1,200 and 1,500, the middle of the two in between.
  expect(year).toEqual({ sales: 4, since: '2026-02-03', per_square_foot: expect.closeTo(1100, 0) });
  expect(bedrooms).toEqual([
    { bedrooms: 1, sales: 5, sized: 4, since: '2026-02-03', price: 1_200_000, per_square_foot: year?.per_square_foot },
  ]);
});

test('the service charges of an area are the lowest and the highest of its projects’ figures', async () => {
  const at = (slug: string) => backend.get(`/api/areasapi/charges/${slug}`);
  const { data } = (await at('dubai-marina')).json();
  expect(data).toMatchObject({ from: expect.any(Number), as_of: expect.stringMatching(/^20/) });
  expect(data.to).toBeGreaterThan(data.from);
  expect(data.projects).toBeGreaterThan(1);
  await backend.open.db.update(projects).set({ figures: null });
  for (const none of ['palm-jumeirah', 'mars']) expect((await at(none)).statusCode).toBe(404);
});

test('a project of the same name in another area is another', async () => {
  const { total } = await summary('projects/basin-ledge');
  await keep(
    sale('2026-10-05', 1000, { project: 'BASIN LEDGE by Nobody', area: 'Business Bay' }),
    sale('2026-10-06', 1000, { project: 'Basin Ledge', area: 'Hatta' }),
    sale('2026-10-07', 1000, { project: 'Basin Ledge', area: 'Marsa Dubai' }),
  );
  const found = await summaryOf(backend.open.db, ofProject('Basin Ledge', 'business-bay'));
  expect(found.total).toBe(total + 2);
});

test('nothing is known of what nobody has sold, and a project or an area that is not there is not found', async () => {
  await backend.open.db.delete(sales);
  expect(await summary('areas/palm-jumeirah')).toEqual({
    ...{ total: 0, first: null, last: null, invented: false, latest: [], quarters: [], year: null, bedrooms: [] },
  });
  expect((await backend.get('/api/salesapi/areas/mars')).statusCode).toBe(404);
  expect((await backend.get('/api/salesapi/projects/nowhere')).statusCode).toBe(404);
});
