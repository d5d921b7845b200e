import { readdir, readFile } from 'node:fs/promises';
import type { ChunkPackages } from '@iwan/tooling/build/plugins/chunk-packages-plugin';
import { inWorkspace, remoteNames } from '@iwan/tooling/workspace';
import type { Browser } from '@playwright/test';
import { kilobytesByKind, recordTraffic, scriptKilobytes, withoutSecondAttempts } from './measure-bytes';
import { documentStyles, missingStyles } from './missing-styles';
import { wakeIslands, withPage } from './open-page';
import type { Weight } from './passed-budgets';
import { unthrottledPhone } from './profiles';
import { scriptPackages } from './script-packages';

/** How long a page is left alone after it has loaded, in milliseconds: its own requests have completed by then. */
const untouchedFor = 6000;

/** Measures the size of a page on a phone; `null` where the site does not have it. `built`: the contents of its scripts. */
export async function weighPage(browser: Browser, url: string, built: ChunkPackages): Promise<Weight | null> {
  const visit = await visitPage(browser, url);
  if (visit === null) return null;
  const { traffic, hydrated } = visit;
  return {
    kilobytes: { ...kilobytesByKind(traffic), hydrated: scriptKilobytes(hydrated) },
    requests: traffic.filter(({ kind }) => kind !== 'ahead').length,
    scripts: scriptPackages(
      hydrated.filter(({ kind }) => kind === 'script'),
      built,
    ),
    unstyled: await unstyledClasses(url),
    failed: traffic.filter(({ status }) => status === 0 || status >= 400).map(({ url: requested }) => requested),
  };
}

/** All requests of a first visit without a touch, and those once every part of the page was hydrated. `null` for a missing page. */
function visitPage(browser: Browser, url: string) {
  return withPage(
    browser,
    unthrottledPhone,
    async ({ page, session }) => {
      const requests = recordTraffic(session);
      // Without the code that counts page views: only a sample of visitors load it, some time after the rest.
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
      if (response?.status() === 404) return null;
      await page.waitForTimeout(untouchedFor);
      const traffic = withoutSecondAttempts(requests());
      await wakeIslands(page);
      return { traffic, hydrated: withoutSecondAttempts(requests()) };
    },
    { hasWorker: false },
  );
}

/** The classes in a page's HTML without styles until a script loads these. */
async function unstyledClasses(url: string): Promise<readonly string[]> {
  const { classes, sheets, inline } = documentStyles(await textOf(url));
  const named = await Promise.all(sheets.map((sheet) => textOf(new URL(sheet, url).href)));
  return missingStyles(classes, [inline, ...named], await builtStyles());
}

/** A stylesheet that failed to load has no styles. */
async function textOf(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html,text/css' } });
  return response.ok ? response.text() : '';
}

/** Every stylesheet that is built in this folder. */
async function builtStyles(): Promise<readonly string[]> {
  const folders = ['shell', ...remoteNames].map((workspace) => inWorkspace(workspace, 'dist', 'browser'));
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
      return names.map((name) => `${folder}/${name}`);
    }),
  );
  return Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
}
