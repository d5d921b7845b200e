import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rights } from '@iwan/shared/domain/office/rights';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { fingerprintOf } from '@iwan/tooling/build/inputs';
import { freePort } from '@iwan/tooling/free-port';
import { inWorkspace, repositoryRoot } from '@iwan/tooling/workspace';
import type { Page } from '@playwright/test';
import { expectTexts } from '../support/expect-texts';
import { expectHydrated, markDocument } from '../support/page-state';
import { expect, test } from '../support/processes/own-site';
import { endedWell, iwanCommand, nodeCommand, npmCommand, officeServer } from '../support/processes/running-command';
import { withTemporaryFolder } from '../support/processes/temporary-folder';

const shellFiles = () => fingerprintOf(repositoryRoot, [inWorkspace('shell', 'dist')], []);
/** The time within which a publication must be visible, in milliseconds. */
const soon = 2000;

// CI has a release with a grant, and what visitors see of it. The deep tests have the whole workflow of a team: its own
// tests, its development, a release without a grant, its screen in the office, a rollback, and the removal.
for (const isWhole of [false, true]) {
  const what = isWhole ? 'develops a remote of its own and takes it off again' : 'puts a remote onto the running site';
  test(`a team ${what} from another folder`, {
    tag: ['@slow', isWhole ? '@deep' : '@ci'],
  }, async ({ page, ownSite, backend }) => {
    test.setTimeout(400_000);
    const { origin, store } = ownSite;
    const description = '<p>Four words of advice</p>';
    backend.setRecords({
      blogs: [
        { id: 5, heading: 'Visas for buyers', description },
        { id: 6, heading: 'Fees' },
      ],
    });
    const server = await ownSite.start();
    const built = await shellFiles();
    await page.goto('/');
    await expectHydrated(page);
    const tab = await markDocument(page);
    const statusOf = async (path: string) => (await fetch(origin + path)).status;
    const textOf = async (path: string) => (await fetch(origin + path)).text();

    await withTemporaryFolder(async (elsewhere) => {
      const folder = join(elsewhere, 'mfe-guides');
      const packages = join(elsewhere, 'packages');
      await endedWell(iwanCommand(['pack', packages]));
      await endedWell(iwanCommand(['new-remote', folder, '--prefix', '/guides', '--packages', packages]));
      await cp(join(import.meta.dirname, '..', 'outside-remote', 'src'), join(folder, 'src'), { recursive: true });
      const npm = (...words: readonly string[]) => npmCommand(words, { RELEASES_DIR: store }, folder);
      const release = (...words: readonly string[]) => npm('run', 'release', '--', ...words);
      await endedWell(npm('install', '--no-audit', '--no-fund', '--prefer-offline'));
      await expectOnlyPublicModules(folder);
      if (isWhole) {
        expect(await endedWell(npm('test'))).toContain('6 passed');
        await expectDevelopment(folder);
        const early = release('--store', store);
        expect(await early.ended).toBe(1);
        expect(early.output()).toContain('Nobody has granted the address /guides to mfe-guides');
      }
      expect(await statusOf('/guides/')).toBe(404);

      await endedWell(iwanCommand(['grant', 'mfe-guides', '/guides', '/office/guides'], { RELEASES_DIR: store }));
      await endedWell(release('--store', store));
      await expect(async () => {
        const start = await textOf('/guides/');
        expectTexts(start, ['Visas for buyers', 'href="/guides/5"']);
        expectTexts(await textOf('/guides/5'), ['Visas for buyers', '4 words']);
        expectTexts(await textOf('/'), ['href="/guides/"']);
      }).toPass({ timeout: soon });
      expect(await statusOf('/guides/no-such-guide')).toBe(404);
      expect(await textOf('/guides/feed.txt')).toBe('Visas for buyers\nFees');
      await expectFormWithoutScript(origin, backend);
      if (isWhole) {
        await expectScreenOfOffice(await page.context().newPage(), store, { backend: backend.url, folder: elsewhere });
        const back = npm('run', 'rollback', '--', '--store', store);
        await back.ended;
        expect(back.output()).toContain('There is no earlier release of mfe-guides to go back to.');
      }

      await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Properties' })).toBeVisible();
      await page.goBack();
      const guides = page.getByRole('link', { name: 'All of Guides' });
      await expect(guides).toBeVisible();
      await guides.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
      await page.getByRole('link', { name: 'Visas for buyers' }).click();
      await expect(page.getByText('4 words')).toBeVisible();
      await page.getByRole('button', { name: 'Read' }).click();
      await expect(page.getByRole('button', { name: 'Read' })).toHaveAttribute('aria-pressed', 'true');
      await tab.expectSame();

      if (!isWhole) return;
      await endedWell(release('--withdraw'));
      await expect(async () => {
        expect(await statusOf('/guides/')).toBe(404);
        expect(await statusOf('/guides/5')).toBe(404);
        expect(await textOf('/')).not.toContain('/guides/');
      }).toPass({ timeout: soon });
    });

    // The same process as before, still running, with the same files.
    process.kill(server.pid, 0);
    expect(await statusOf('/')).toBe(200);
    expect(await shellFiles()).toBe(built);
  });
}

/** Posts the form of a page and that of a dialog: refused at their fields, retained after a failure, and accepted. */
async function expectFormWithoutScript(origin: string, backend: PlainBackend): Promise<void> {
  const post = async (page: string, fields: Readonly<Record<string, string>>, form = 'ask-guide') => {
    const headers = { accept: 'text/html', origin, referer: origin + page };
    const body = new URLSearchParams(fields);
    const response = await fetch(`${origin}/forms/${form}`, { method: 'POST', headers, body, redirect: 'manual' });
    return response.headers.get('location') ?? '';
  };
  const textAt = async (path: string) => (await fetch(origin + path.replace(/#.*/, ''))).text();
  expectTexts(await textAt('/career?dialog=ask-guide'), ['Ask about a guide', 'action="/forms/ask-guide"']);
  for (const page of ['/guides/5', '/career?dialog=ask-guide']) {
    const wrong = await textAt(await post(page, { name: '', message: 'How long?' }));
    expectTexts(wrong, ['Enter your name.', 'data-filled="">How long?</textarea>']);
    backend.behave({ kind: 'status', status: 503 }, '/api/contact');
    const failed = await textAt(await post(page, { name: 'Noura', message: 'How long?' }));
    expectTexts(failed, ['value="Noura" data-filled=""', 'Your question was not sent.']);
    backend.behave({ kind: 'respond' }, '/api/contact');
    const taken = await post(page, { name: 'Noura', message: `How long, from ${page}?` });
    expectTexts(await textAt(taken), ['Thank you for your question.']);
  }
  const leads = () => backend.requests.filter(({ method, path }) => method === 'POST' && path === '/api/contact');
  const last = () => JSON.parse(leads().at(-1)?.body ?? '{}');
  expect(last()).toEqual({ name: 'Noura', message: 'How long, from /career?dialog=ask-guide?', source: 'Guides' });
  // The kind of lead that its release declares.
  const visit = { name: 'Noura', phone: '971501234567', day: '2026-12-01' };
  expectTexts(await textAt(await post('/guides/visit', visit, 'visit')), ['Please grant permission']);
  expectTexts(await textAt(await post('/guides/visit', { ...visit, consent: 'on' }, 'visit')), ['We call you']);
  expect(last()).toEqual({ ...visit, consent: true, source: 'mfe-guides/visit' });
}

/** Its screen is in the menu of the office, is loaded from its own release, and works there. */
async function expectScreenOfOffice(
  page: Page,
  store: string,
  { backend, folder }: { readonly backend: string; readonly folder: string },
): Promise<void> {
  const port = await freePort();
  const variables = { OFFICE_PORT: String(port), API_URL: backend, DATA_DIR: join(folder, 'office-data') };
  const office = await officeServer(store, variables);
  try {
    await office.ready;
    const person = { id: 1, email: 'amal@iwan.example', name: 'Amal', role: 'administrator' };
    const session = { person, secondFactor: 'none', rights: rights.administrator };
    await page.route('**/office/api/session', (route) => route.fulfill({ json: session }));
    await page.goto(`http://localhost:${port}/office/guides`);
    await expect(page.getByRole('link', { name: 'Guides to edit' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Guides to edit' })).toBeVisible();
    await page.getByRole('button', { name: 'Looked at 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Looked at 1 times' })).toBeVisible();
  } finally {
    await page.close();
    await office.stop();
  }
}

/** Modules that the package does not export cannot be imported, and those that it exports can, also by Node. */
async function expectOnlyPublicModules(folder: string): Promise<void> {
  const outputOfImport = async (path: string) => {
    const importing = nodeCommand(['--input-type=module', '-e', `await import('@iwan/shared/${path}')`], {}, folder);
    await importing.ended;
    return importing.output();
  };
  expect(await outputOfImport('paths/paths')).toBe('');
  for (const path of ['state/browser-store', 'ui/button.module.css']) {
    expect(await outputOfImport(path)).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  }
}

/** `npm run dev` shows the remote alone with recorded data, each change of it, its type errors, and each new page. */
async function expectDevelopment(folder: string): Promise<void> {
  const port = await freePort();
  const texts = join(folder, 'src', 'pages', 'start', 'texts.ts');
  const exposes = join(folder, 'src', 'exposes.ts');
  const sources = await Promise.all([texts, exposes].map((file) => readFile(file, 'utf8')));
  const [textsBefore = '', exposesBefore = ''] = sources;
  const dev = npmCommand(['run', '--silent', 'dev'], { PORT: String(port) }, folder);
  const expectSoon = (path: string, texts: readonly string[]) =>
    expect(async () => {
      expectTexts(await (await fetch(`http://localhost:${port}${path}`)).text(), texts);
    }).toPass({ timeout: 20_000 });
  try {
    await dev.saying(/Ready for development/);
    await expectSoon('/guides/', ['Buying off plan', 'What to read first.']);
    await expectSoon('/', ['href="/guides/"']);
    const textsAfter = textsBefore.replaceAll('What to read first.', 'What to read next.');
    await writeFile(texts, `${textsAfter}export const pages: number = 'two';\n`);
    await expectSoon('/guides/', ['What to read next.']);
    await expect.poll(dev.output, { timeout: 20_000 }).toMatch(/texts\.ts\(\d+,14\): error TS2322: /);
    await writeFile(texts, textsAfter);
    const pages = "pages: { second: { pattern: '/guides/second', module: 'start' },";
    await writeFile(exposes, exposesBefore.replace('pages: {', pages));
    await expectSoon('/guides/second', ['What to read next.']);
  } finally {
    await dev.stop();
    await writeFile(texts, textsBefore);
    await writeFile(exposes, exposesBefore);
  }
}
