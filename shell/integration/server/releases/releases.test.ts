import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pointedShell } from '@iwan/tooling/release/shell/stored-shell';
import { eventually } from '../../support/eventually';
import { expectTexts } from '../../support/expect-texts';
import { appendToServer, publishAltered, replaceText } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

const before = 'Dubai property blog';
const after = 'Letters from the lobby';

const publishBlog = (store: string, heading: string) =>
  publishAltered(store, 'mfe-blog', (dist) => replaceText(dist, before, heading));

test('a release that fails to load is refused, and the last good one stays', async () => {
  await site.start();
  const blog = async () => {
    const response = await fetch(`${site.origin}/blog`);
    expect(response.status).toBe(200);
    return response.text();
  };
  await publishBlog(site.store, after);
  expectTexts(await blog(), [after]);
  // Further behaviour of code while it is loaded is tested on a remote's process alone (remote-workers.test.ts).
  for (const code of ["throw new Error('broken')", "require('node:fs')"]) {
    await publishAltered(site.store, 'mfe-blog', (dist) => appendToServer(dist, './pages/blog', code));
    expectTexts(await blog(), [after]);
  }
  await eventually(() => expect(site.output()).toContain('A release was refused'));
});

test('a script of a remote that was edited in the store is not served, in any encoding, and logged once', async () => {
  await site.start();
  // A server of its own, since the edited file must not exist in the next test.
  await publishAltered(site.store, 'mfe-listings', (dist) => appendToServer(dist, './pages/compare', ''));
  const html = await (await fetch(`${site.origin}/properties/?${Math.random()}`)).text();
  const [address = '', version = '', file = ''] = /\/remotes\/mfe-listings\/(\w+)\/([\w.-]+\.js)/.exec(html) ?? [];
  const status = async (encoding: string) =>
    (await fetch(site.origin + address, { headers: { 'accept-encoding': encoding } })).status;
  expect([await status('br'), await status('identity')]).toEqual([200, 200]);
  await writeFile(join(site.store, 'mfe-listings', version, 'browser', file), 'edited');
  expect([await status('br'), await status('identity')]).toEqual([404, 404]);
  expect(site.output().match(/A file of a release was refused/g)).toHaveLength(1);
});

test('a release of another contract and an invalid pointer change nothing @ci', async () => {
  await site.start();
  const expectBlog = async () => expectTexts(await (await fetch(`${site.origin}/blog`)).text(), [before]);
  await expectBlog();
  const { version } = await publishBlog(site.store, after);
  const home = join(site.store, 'mfe-blog');
  const file = join(home, version, 'release.json');
  const description = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...description, contractVersion: 4, contract: '^4.0.0' }));
  await expectBlog();
  for (const pointer of ['', '{"version":', '{"version":"../../etc"}', '{"version":7}', 'null', '{"version":"gone"}']) {
    await writeFile(join(home, 'current.json'), pointer);
    await expectBlog();
  }
});

test('a release whose files arrive after its pointer is live once they are complete @ci', async () => {
  await site.start();
  const blog = async () => (await fetch(`${site.origin}/blog`)).text();
  expectTexts(await blog(), [before]);
  const { version } = await publishBlog(site.store, after);
  const home = join(site.store, 'mfe-blog');
  // In the order of a copying program: the pointer first.
  await rename(join(home, version), join(site.store, 'on-its-way'));
  expectTexts(await blog(), [before]);
  await rename(join(site.store, 'on-its-way'), join(home, version));
  await eventually(async () => expectTexts(await blog(), [after]), { timeout: 10_000 });
});

test('a start uses the last good release, and a file that does not match its hash is neither run nor served', async () => {
  await publishBlog(site.store, after);
  await publishAltered(site.store, 'mfe-blog', (dist) =>
    appendToServer(dist, './pages/blog', "throw new Error('broken')"),
  );
  const [version = ''] = await versionsOf(site.store, 'mfe-tools');
  const file = join(site.store, 'mfe-tools', version, 'server', 'pages-career.cjs');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Work with us', 'Tampered with'));
  await site.startFresh();
  const page = await (await fetch(`${site.origin}/blog`)).text();
  expectTexts(page, [after]);
  const career = await fetch(`${site.origin}/career`);
  expect(career.status).toBe(503);
  expect(await career.text()).not.toContain('Tampered with');
  await eventually(() => expect(site.output()).toContain('is not what was published'));

  const [script = '', name = ''] = /\/shell\/(main\.[\w.]+\.js)/.exec(page) ?? [];
  const status = async (encoding: string) =>
    (await fetch(site.origin + script, { headers: { 'accept-encoding': encoding } })).status;
  expect(await status('br')).toBe(200);
  const shell = (await pointedShell(site.store)) ?? '';
  await writeFile(join(site.store, 'shell', shell, 'browser', `${name}.br`), 'altered');
  expect([await status('br'), await status('identity')]).toEqual([404, 404]);
});

async function versionsOf(store: string, name: string): Promise<string[]> {
  return (await readdir(join(store, name))).filter((entry) => entry !== 'current.json' && !entry.startsWith('.'));
}
