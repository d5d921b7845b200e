import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser that the journeys run in: `IWAN_CHROMIUM`, a Chromium or Chrome of the system, or the one that Playwright
 * has downloaded. `null` when there is none. Throws one sentence when `IWAN_CHROMIUM` names no file.
 */
export function findBrowser(
  environment: Readonly<Record<string, string | undefined>>,
  playwrights: string,
): string | null {
  const named = environment.IWAN_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`IWAN_CHROMIUM names "${named}", and there is no such file.`);
    return named;
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, playwrights].find((file) => existsSync(file)) ?? null;
}
