/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { columns, readSales, writeSales } from '../sales/import-sales';
import { demoBackend } from '../testing/demo-backend';
import { inOffice, officeOf } from '../testing/office';

const backend = demoBackend({ office: officeOf('first@example.com') });

const rows = [
  ['2026-10-05', 'Marsa Dubai', 'LAZURINE QUAYS'],
  ['2026-10-06', 'Marsa Dubai', 'Lazurine Quays by Lazurine Estates'],
  ['2026-10-06', 'Marsa Dubai', 'Lazurine Quay'],
  ['2026-10-07', 'Business Bay', 'Lazurine Quay'],
  ['2026-10-07', 'Hatta', 'Lazurine Quay'],
].map((row) => [...row, '', '1 B/R', 'Existing Properties', 'Sales', '1000000', '90'].join(','));

test('lists registered names that match nothing of the site, with their sales and what they may be', async () => {
  const editor = await inOffice(backend, { email: 'editor@example.com', role: 'editor' });
  const unmatched = async () => (await editor.call('GET', '/unmatched-sales')).json();
  // The made sales are of projects of the demo.
  expect(await unmatched()).toEqual({ data: [] });
  await writeSales(backend.open.db, readSales([columns.join(','), ...rows].join('\n')).sales);
  expect(await unmatched()).toEqual({
    data: [
      { area: 'Hatta', project: null, like: null, sales: 1, last: '2026-10-07' },
      {
        ...{ project: expect.stringMatching(/lazurine quays/i), area: 'Marsa Dubai', sales: 2, last: '2026-10-06' },
        like: expect.stringContaining('Lazurine'),
      },
      { area: 'Business Bay', project: 'Lazurine Quay', like: null, sales: 1, last: '2026-10-07' },
    ],
  });
});
