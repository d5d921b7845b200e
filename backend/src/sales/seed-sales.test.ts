import { join } from 'node:path';
import { readSeedSales } from '../database/seed/seed';
import { readSeed } from '../database/seed/seed-records';
import { areaSlugOf, projectKey } from './registered-names';

const folder = join(import.meta.dirname, '../../seed');

test('the made sales are of the demo projects, matched as imported ones are', async () => {
  const [sales, { projects }] = await Promise.all([readSeedSales(folder), readSeed(folder)]);
  expect(sales.length).toBeGreaterThan(500);
  const names = new Set(projects.map(({ name }) => name));
  expect(new Set(sales.map(({ key }) => key)).size).toBe(sales.length);
  for (const { project, project_key, area, area_slug, price, square_feet } of sales) {
    expect([project_key, area_slug, names.has(project ?? '')]).toEqual([
      projectKey(project ?? ''),
      areaSlugOf(area),
      true,
    ]);
    expect(price / (square_feet ?? 0)).toBeGreaterThan(300);
  }
});
