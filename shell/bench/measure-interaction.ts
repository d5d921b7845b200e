import type { Browser } from '@playwright/test';
import type { Interaction } from './interactions';

/** How long the browser is watched after an interaction, in milliseconds: its paint has come by then. */
const watchedFor = 1500;

/** How long a finger rests on what it taps, in milliseconds. The clock of a click starts when it leaves. */
const tapLasts = 80;

/**
 * Milliseconds from an interaction to the next paint, as the Event Timing API tells them (in steps of 8), on a phone's
 * screen with a fourth of this machine's speed. 0 where the browser found it too short to be told.
 */
export async function measureInteraction(browser: Browser, site: string, interaction: Interaction): Promise<number> {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const;
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(site + interaction.path, { waitUntil: 'load' });
    const island = page.locator(`[data-island="${interaction.island}"]`);
    await island.scrollIntoViewIfNeeded();
    await page.locator(`[data-island="${interaction.island}"][data-hydrated]`).waitFor({ state: 'attached' });
    await interaction.prepare?.(page);
    const target = interaction.target(page);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`"${interaction.what}" has nothing to press.`);
    await page.waitForTimeout(500);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const durations: number[] = [];
      Reflect.set(window, 'interactionDurations', durations);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'interactionId') > 0) durations.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    // Tapped at its place: looking for it again would run scripts of our own in the time that is measured.
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await page.waitForTimeout(tapLasts);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(watchedFor);
    const durations = await page.evaluate((): number[] => Reflect.get(window, 'interactionDurations'));
    return Math.max(0, ...durations);
  } finally {
    await context.close();
  }
}
