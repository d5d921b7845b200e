import { readdir, readFile } from 'node:fs/promises';
import type { ChunkPackages } from '@iwan/tooling/build/plugins/chunk-packages-plugin';
import { inWorkspace, remoteNames } from '@iwan/tooling/workspace';
import type { Browser } from '@playwright/test';
import { unthrottledPhone } from '../browser/profiles';
import { kilobytesByKind, scriptKilobytes, withoutSecondAttempts } from '../measure/measure-bytes';
import { measurePage } from '../measure/measure-page';
import { scriptPackages } from '../measure/script-packages';
import { documentStyles, missingStyles } from './missing-styles';
import type { Weight } from './passed-budgets';

/** Measures the size of a page on a phone; `null` where the site does not have it. `built`: the contents of its scripts. */
export async function weighPage(browser: Browser, url: string, built: ChunkPackages): Promise<Weight | null> {
  const visit = await measurePage(browser, url, unthrottledPhone, { isWoken: true });
  if (visit.status === 404) return null;
  const traffic = withoutSecondAttempts(visit.traffic);
  const hydrated = withoutSecondAttempts(visit.hydrated);
  return {
    kilobytes: { ...kilobytesByKind(traffic), hydrated: scriptKilobytes(hydrated) },
    requests: traffic.filter(({ kind }) => kind !== 'ahead').length,
    scripts: scriptPackages(
      hydrated.filter(({ kind }) => kind === 'script'),
      built,
    ),
    unstyled: await unstyledClasses(url),
    failed: traffic.filter(({ status }) => status === 0 || status >= 400).map(({ url: asked }) => asked),
  };
}

/** The classes in a page's HTML without styles until a script loads these. */
async function unstyledClasses(url: string): Promise<readonly string[]> {
  const { classes, sheets, inline } = documentStyles(await textOf(url));
  const named = await Promise.all(sheets.map((sheet) => textOf(new URL(sheet, url).href)));
  return missingStyles(classes, [inline, ...named], await builtStyles());
}

/** A stylesheet that failed to load has no styles. */
async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html,text/css' } });
  return answer.ok ? answer.text() : '';
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
