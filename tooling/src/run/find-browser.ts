import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell of Chromium: it renders and runs pages as Chromium does, for about half of the processor time. */
const headlessShells = ['chromium-headless-shell'];

/**
 * The browser that pages are tested in: `IWAN_CHROMIUM`, a Chromium or Chrome of the system, or the one that Playwright has
 * downloaded. `null` when there is none. Throws one sentence when `IWAN_CHROMIUM` names no file.
 * @param preferred whether a headless shell is taken before a browser, as the journeys do, or not at all, as the bench does,
 * which measures what visitors have
 */
export function findBrowser(
  environment: Readonly<Record<string, string | undefined>>,
  playwrights: string,
  preferred: 'headless shell' | 'browser' = 'browser',
): string | null {
  const named = environment.IWAN_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`IWAN_CHROMIUM names "${named}", and there is no such file.`);
    return named;
  }
  const names = preferred === 'headless shell' ? [...headlessShells, ...browsers] : browsers;
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, playwrights].find((file) => existsSync(file)) ?? null;
}
