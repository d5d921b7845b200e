/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage } from '../database/connection/open-database';
import { sales } from '../database/schema';
import { columns } from '../sales/import-sales';
import { commandContext } from '../testing/command-context';
import { sharedClient } from '../testing/shared-client';
import { contentCommand } from './content';

jest.setTimeout(60_000);

const { openClient, end } = sharedClient();
afterAll(end);

async function run(...words: readonly string[]): Promise<string> {
  const context = { ...commandContext(), openClient };
  await contentCommand(words, context);
  return context.said.join('\n');
}

const sale = (day: string, worth: string, kind = 'Sales') =>
  `${day},Business Bay,Basin Ledge,,1 B/R,Existing Properties,${kind},${worth},100`;

async function write(name: string, ...rows: readonly string[]): Promise<void> {
  await writeFile(join(testDataFolder, name), [columns.join(','), ...rows].join('\n'));
}

async function storedSales() {
  const { environment, files } = commandContext();
  const { db, close } = await openStorage(environment, files, { openClient });
  const stored = await db.select({ sold_on: sales.sold_on, invented: sales.invented }).from(sales);
  await close();
  return stored;
}

test('registered sales are imported once, in place of the made ones, and what is none or cannot be read is said', async () => {
  const bad = sale('2026-11-05', '');
  await write('sales.csv', sale('2026-11-03', '1000000'), sale('2026-11-04', '1', 'Mortgages'), bad);
  const words = ['import', 'sales.csv', '--resource', 'sales'];
  const leftOut = '1 rows were left out:\n  line 4: actual_worth must be an amount above 0';
  const rest = '1 rows are no sales.';
  expect(await run(...words, '--dry-run')).toBe(
    `sales.csv: would add 1 sales; 0 were there already, ${rest}\n${leftOut}`,
  );
  const made = await storedSales();
  expect([made.length > 500, made.every(({ invented }) => invented)]).toEqual([true, true]);
  expect(await run(...words)).toBe(`sales.csv: added 1 sales; 0 were there already, ${rest}\n${leftOut}`);
  expect(await storedSales()).toEqual([{ sold_on: '2026-11-03', invented: false }]);
  await write('sales.csv', sale('2026-11-03', '1000000'), sale('2026-11-06', '1200000'));
  expect(await run(...words)).toBe('sales.csv: added 1 sales; 1 were there already, 0 rows are no sales.');
});

test('a file without a sale is refused, and so is any other kind of file', async () => {
  await write('none.csv', sale('2026-13-01', '1'));
  await expect(run('import', 'none.csv', '--resource', 'sales')).rejects.toThrow(
    'No sale was imported: none.csv has none that can be read.\n  line 2: event_date must be a day, such as 2026-03-31',
  );
  await expect(run('import', 'sales.json', '--resource', 'sales')).rejects.toThrow(/^Use: npm run content/);
});
