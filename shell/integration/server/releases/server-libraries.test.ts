import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNames } from '@iwan/tooling/workspace';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

/** A text of the library that makes calendars, which remains when code is minified. */
const marks = ['BEGIN:VCALENDAR'];

const files = async (name: string, part: 'browser' | 'server') => {
  const home = join(site.store, name);
  const { version } = JSON.parse(await readFile(join(home, 'current.json'), 'utf8')) as { readonly version: string };
  const folder = join(home, version, part);
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /\.c?js$/.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
};
const having = (found: Awaited<ReturnType<typeof files>>, mark: string) =>
  found.filter(({ text }) => text.includes(mark)).map(({ path }) => path);

test('only the resource of payment plans has the library that makes its calendar, and no file for browsers', async () => {
  await site.start();
  const server = await files('mfe-listings', 'server');
  for (const mark of marks) expect([mark, having(server, mark)]).toEqual([mark, ['resources-payment-plan.cjs']]);
  for (const name of remoteNames) {
    const browser = await files(name, 'browser');
    expect(browser.length).toBeGreaterThan(5);
    for (const mark of marks) expect([name, mark, having(browser, mark)]).toEqual([name, mark, []]);
  }
});
