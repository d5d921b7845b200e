import type { Browser } from '@playwright/test';
import { withPage } from '../browser/open-page';
import type { Profile } from '../browser/profiles';
import { placeOf, tap, touchWithoutTap } from '../browser/tap';
import { untilHydrated } from '../browser/wake-islands';
import type { Interaction } from './interactions';

/** How long the browser is observed after an interaction, in milliseconds: it has painted by then. */
const watchedFor = 1500;

/**
 * Milliseconds from an interaction to the next paint, by the Event Timing API (in steps of 8), in a hydrated part of the page.
 * 0 where the browser found it too short to report, `NaN` where it led to another document.
 */
export function measureInteraction(
  browser: Browser,
  url: string,
  interaction: Interaction,
  profile: Profile,
): Promise<number> {
  // The network is irrelevant, and the page loads sooner without limits.
  return withPage(browser, { ...profile, network: null, processorSlowdown: 1 }, async ({ page, session }) => {
    await page.goto(url, { waitUntil: 'load' });
    const island = page.locator(`[data-island="${interaction.island}"]`);
    await island.scrollIntoViewIfNeeded();
    await touchWithoutTap(session, await placeOf(interaction.prepare ? island : interaction.target(page)));
    // A part that needs no code is measured as it is.
    await untilHydrated(island);
    await interaction.prepare?.(page);
    const finger = await placeOf(interaction.target(page));
    await page.waitForTimeout(500);
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.processorSlowdown });
    await page.evaluate(() => {
      const durations: number[] = [];
      Reflect.set(window, 'interactionDurations', durations);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'interactionId') > 0) durations.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await tap(page, session, finger);
    await page.waitForTimeout(watchedFor);
    const durations = await page.evaluate((): number[] | undefined => Reflect.get(window, 'interactionDurations'));
    return durations === undefined ? Number.NaN : Math.max(0, ...durations);
  });
}
