import type { Browser, Page } from '@playwright/test';
import { type OpenedPage, withPage } from '../browser/open-page';
import type { Profile } from '../browser/profiles';
import { type Finger, placeOf, tap } from '../browser/tap';
import { wakeIslands } from '../browser/wake-islands';
import type { Interaction } from './interactions';

/** How long a page is left alone, in milliseconds: longer than parts take that are hydrated without a touch. */
const untouchedFor = 5000;

/** The same on a first visit: by then a visitor has seen the page. */
const lookedAtFor = 4000;

/** The timeout of a visible result, in milliseconds. */
const answeredWithin = 5000;

const tapName = 'benchTappedAt';

/** An interaction with a visible result. */
export type AnsweredInteraction = Interaction & Required<Pick<Interaction, 'answeredAt'>>;

/**
 * Milliseconds from the first tap on a part of the page before hydration until the page shows the result. Its code is in the
 * browser's cache from an earlier visit. `NaN` where the part is hydrated without a touch, where the tap leads to another
 * document, or where there is no result.
 */
export function measureFirstTouch(
  browser: Browser,
  url: string,
  { island, target, answeredAt }: AnsweredInteraction,
  profile: Profile,
): Promise<number> {
  return withPage(browser, { ...profile, network: null, processorSlowdown: 1 }, async ({ page, session }) => {
    await page.goto(url, { waitUntil: 'load' });
    await wakeIslands(page);
    await page.goto(url, { waitUntil: 'load' });
    const finger = await placeOf(target(page));
    await page.waitForTimeout(untouchedFor);
    if ((await page.locator(`[data-island="${island}"][data-hydrated]`).count()) > 0) return Number.NaN;
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.processorSlowdown });
    return answerToTap({ page, session }, finger, answeredAt);
  });
}

/** The same on a first visit, on the network of the profile: none of the page's code is in the browser's cache before. */
export function measureFirstVisitTouch(
  browser: Browser,
  url: string,
  { target, answeredAt }: AnsweredInteraction,
  profile: Profile,
): Promise<number> {
  return withPage(browser, profile, async ({ page, session }) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(lookedAtFor);
    const finger = await placeOf(target(page));
    return answerToTap({ page, session }, finger, answeredAt);
  });
}

async function answerToTap(
  { page, session }: OpenedPage,
  finger: Finger,
  answeredAt: AnsweredInteraction['answeredAt'],
): Promise<number> {
  await noteTap(page);
  const answer = page.waitForFunction(answeredAt, undefined, { polling: 'raf', timeout: answeredWithin });
  // Handled below; it may fail during the tap.
  answer.catch(() => {});
  await tap(page, session, finger);
  try {
    const shownAt = (await (await answer).jsonValue()) ?? Number.NaN;
    return shownAt - (await page.evaluate((name): number => Reflect.get(window, name), tapName));
  } catch {
    return Number.NaN;
  }
}

/** Records the end of the tap, on the page's own clock. */
async function noteTap(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const options = { capture: true, once: true };
    addEventListener('pointerup', ({ timeStamp }) => void Reflect.set(window, name, timeStamp), options);
  }, tapName);
}
