/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandContext } from '../testing/command-context';
import { feedXml, type MadeListing, propertyXml } from '../testing/feeds/made-feed';
import { sharedClient } from '../testing/shared-client';
import { contentCommand } from './content';

jest.setTimeout(60_000);

const { openClient, end } = sharedClient();
afterAll(end);

async function run(...words: readonly string[]): Promise<string> {
  const context = { ...commandContext(), openClient };
  await contentCommand(['import', '--feed', ...words], context);
  return context.said.join('\n');
}

const write = (...listings: readonly MadeListing[]) =>
  writeFile(join(testDataFolder, 'feed.xml'), feedXml(listings.map((listing) => propertyXml(listing))));

test('a feed is compared before it is imported, difference by difference', async () => {
  await write({}, { reference_number: 'RS-2', title_en: 'Another' }, { reference_number: 'RS-3', price: '' });
  const leftOut = '1 broken entries were left out:\n  RS-3: the price must be an amount in dirhams above 0';
  const rest = '0 are unchanged, 0 are rentals or archived.';
  const added = '  + RS-1: A home\n  + RS-2: Another\n';
  expect(await run('feed.xml', '--dry-run')).toBe(
    `feed.xml: would add 2, change 0 and unpublish 0 listings; ${rest}\n${added}${leftOut}`,
  );
  expect(await run('feed.xml')).toBe(`feed.xml: added 2, changed 0 and unpublished 0 listings; ${rest}\n${leftOut}`);
  await write({ price: '1900000' });
  expect(await run('feed.xml', '--dry-run')).toBe(
    `feed.xml: would add 0, change 1 and unpublish 1 listings; ${rest}
  ~ RS-1, units
  ~ RS-1, starting_price: AED 1,950,000 → AED 1,900,000
  - RS-2: Another`,
  );
});

test('a feed that has lost everything is refused unless it is forced, and so is what is no feed', async () => {
  await write();
  await expect(run('feed.xml')).rejects.toThrow(/^Nothing was imported: The feed lacks 2 of 2 listings/);
  expect(await run('feed.xml', '--force')).toContain('unpublished 2 listings');
  await expect(run('http://feeds.example/feed.xml')).rejects.toThrow(
    'Only addresses that begin with https:// are read.',
  );
  await expect(run('none.xml')).rejects.toThrow('none.xml cannot be read (ENOENT).');
  await expect(run('feed.xml', 'more.xml')).rejects.toThrow(/^Use: npm run content/);
});
