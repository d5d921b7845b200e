import { chromium } from '@playwright/test';
import { canInstall, findBrowser, installPackages, isThere, nginx, varnish } from '../apt-get';
import { findPostgres, postgresPackage } from '../postgres/postgres-server';

/** Resolves when the programs are installed, or unavailable; never rejects. */
interface Programs {
  readonly forUnits: Promise<void>;
  readonly forBuiltSite: Promise<void>;
}

/**
 * Installs the programs that the tests need, as root on Debian, in parallel with the checks of format, lint and types: an
 * installation needs the network and the disk, and they the processor.
 */
export function installPrograms(): Programs {
  const install = async (missing: readonly string[]) => {
    if (missing.length > 0 && canInstall()) await installPackages(missing);
  };
  const forUnits = install(findPostgres() === null ? [postgresPackage] : []);
  const servers = [nginx, varnish].flatMap((program) => (isThere(program) ? [] : program.packages));
  const forBuiltSite = forUnits.then(() => install([...servers, ...missingBrowsers()]));
  return { forUnits, forBuiltSite };
}

/**
 * Installs the browsers of the tests: a headless shell for most journeys, which takes half of the processor time, and Chromium
 * for those that need a visitor's browser. As root on Debian, missing ones are installed now; elsewhere one browser is used for
 * both. Returns a message where none is available.
 */
export async function ensureBrowser(): Promise<string | null> {
  const wanted = missingBrowsers();
  if (wanted.length > 0 && canInstall()) await installPackages(wanted);
  if (findBrowser(process.env, chromium.executablePath(), 'browser') !== null) return null;
  return 'The journeys need a browser: install Chromium or Chrome, or name one in IWAN_CHROMIUM.';
}

/** Debian's packages of the missing browsers. */
function missingBrowsers(): readonly string[] {
  if (process.env.IWAN_CHROMIUM) return [];
  const shell = findBrowser(process.env, chromium.executablePath(), 'headless shell');
  const browser = findBrowser(process.env, chromium.executablePath(), 'browser');
  return [
    ...(shell?.includes('headless-shell') ? [] : ['chromium-headless-shell']),
    ...(browser === null ? ['chromium'] : []),
  ];
}
