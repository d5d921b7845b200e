import type { Browser, Page } from '@playwright/test';
import { withPage } from '../browser/open-page';
import type { Profile } from '../browser/profiles';
import { placeOf, tap } from '../browser/tap';
import { wakeIslands } from '../browser/wake-islands';
import type { Interaction } from './interactions';

/** How long a page is left alone, in milliseconds: longer than what wakes a part by itself takes. */
const untouchedFor = 5000;

/** How long an answer is waited for, in milliseconds. */
const answeredWithin = 5000;

const tapName = 'benchTappedAt';

/** An interaction whose answer can be seen. */
export type AnsweredInteraction = Interaction & Required<Pick<Interaction, 'answeredAt'>>;

/**
 * Milliseconds from the first tap on a part of the page that is still HTML alone until the page shows what was asked for.
 * Its code lies in the browser's cache from a visit before. `NaN` where the part is hydrated before anybody touches it,
 * where the tap leads to another document, or where no answer comes.
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
    await noteTap(page);
    const answer = page.waitForFunction(answeredAt, undefined, { polling: 'raf', timeout: answeredWithin });
    // Heard below; it may fail while the finger is still down.
    answer.catch(() => {});
    await tap(page, session, finger);
    try {
      const shownAt = (await (await answer).jsonValue()) ?? Number.NaN;
      return shownAt - (await page.evaluate((name): number => Reflect.get(window, name), tapName));
    } catch {
      return Number.NaN;
    }
  });
}

/** Notes when the finger leaves, on the page's own clock. */
async function noteTap(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const options = { capture: true, once: true };
    addEventListener('pointerup', ({ timeStamp }) => void Reflect.set(window, name, timeStamp), options);
  }, tapName);
}
