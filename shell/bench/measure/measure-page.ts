import type { Browser } from '@playwright/test';
import { type OpenedPage, withPage } from '../browser/open-page';
import type { Profile } from '../browser/profiles';
import { wakeIslands } from '../browser/wake-islands';
import { type Fetched, recordTraffic } from './measure-bytes';
import { readVitals, recordVitals, type Vitals } from './vitals';

/** How long a page is left alone after it has loaded, in milliseconds: its own requests have completed by then. */
const untouchedFor = 6000;

export interface PageVisit {
  readonly status: number;
  readonly vitals: Vitals;
  /** All requests without a touch. */
  readonly traffic: readonly Fetched[];
  /** All requests once every part of the page was hydrated; as without a touch where that was not requested. */
  readonly hydrated: readonly Fetched[];
}

/** A first visit without a touch; with `isWoken` every part is hydrated at its end. */
export function measurePage(
  browser: Browser,
  url: string,
  profile: Profile,
  { isWoken = false }: { readonly isWoken?: boolean } = {},
): Promise<PageVisit> {
  const visit = async ({ page, session }: OpenedPage) => {
    const traffic = recordTraffic(session);
    await recordVitals(page);
    const answer = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const status = answer?.status() ?? 0;
    if (status === 200) await page.waitForTimeout(untouchedFor);
    const untouched = { status, vitals: await readVitals(page), traffic: traffic() };
    if (isWoken) await wakeIslands(page);
    return { ...untouched, hydrated: traffic() };
  };
  return withPage(browser, profile, visit, { hasWorker: !isWoken });
}
