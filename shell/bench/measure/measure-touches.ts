import { sentenceOf } from '@iwan/tooling/stop-with-sentence';
import type { Browser, Page } from '@playwright/test';
import { withPage } from '../browser/open-page';
import { profiles } from '../browser/profiles';
import { placeOf, tap } from '../browser/tap';
import type { BenchOptions } from '../options';
import { findPages, type PageName } from '../pages';
import type { TouchesResult } from '../results';
import type { MeasuredSite } from '../sites';
import { percentileOf, spreadOf } from '../statistics';
import { thirtyTouches } from './thirty-touches';

/** From one touch to the next, in milliseconds. */
const pause = 900;

const recordName = 'benchTouches';

/**
 * Measures thirty touches on three pages of every site, alternating the sites, as a visitor makes them: from the first one on, which
 * loads the code of what it touches, with the network and the processor of the profile. Nothing where one of these pages is left out.
 */
export async function measureTouches(
  browser: Browser,
  sites: readonly MeasuredSite[],
  { pages, runs, profile }: Pick<BenchOptions, 'pages' | 'runs' | 'profile'>,
  tell: (line: string) => void,
): Promise<TouchesResult[]> {
  if (thirtyTouches.some(({ page }) => !pages.includes(page))) return [];
  tell('Thirty touches');
  const pathsOf = await Promise.all(sites.map(({ origin }) => findPages(origin)));
  const collected = sites.map((): (readonly number[])[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { origin }] of sites.entries()) {
      const urlOf = (page: PageName) => origin + (pathsOf[index]?.[page] ?? '/');
      try {
        collected[index]?.push(await touchesOf(browser, urlOf, profile));
      } catch (problem) {
        // Another site may not have all of these pages, or other names on them.
        tell(`Thirty touches failed on ${origin}: ${sentenceOf(problem).split('\n')[0]}`);
      }
    }
  }
  return sites.map(({ name: site }, index) => {
    const all = collected[index] ?? [];
    return {
      site,
      p75: spreadOf(all.map((durations) => percentileOf(durations, 75))),
      worst: spreadOf(all.map((durations) => Math.max(...durations))),
    };
  });
}

/** Milliseconds from each touch to the next paint; 0 where the browser found it too short to report. */
function touchesOf(
  browser: Browser,
  urlOf: (page: PageName) => string,
  profile: BenchOptions['profile'],
): Promise<readonly number[]> {
  return withPage(browser, { ...profiles[profile], isPhone: true }, async ({ page, session }) => {
    await page.addInitScript(recordInteractions, recordName);
    const durations: number[] = [];
    for (const { page: name, touches } of thirtyTouches) {
      await page.goto(urlOf(name), { waitUntil: 'load' });
      const opened = await openedAt(page);
      for (const target of touches) {
        await tap(page, session, await placeOf(target(page)));
        await page.waitForTimeout(pause);
      }
      const reported = await reportedDurations(page);
      if ((await openedAt(page)) !== opened) throw new Error(`A touch on ${urlOf(name)} has led to another document.`);
      durations.push(...reported, ...Array(Math.max(0, touches.length - reported.length)).fill(0));
    }
    return durations;
  });
}

/** Runs in each document of a measured page, before its own code. */
function recordInteractions(name: string): void {
  const durations = new Map<number, number>();
  Reflect.set(window, name, durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: number = Reflect.get(entry, 'interactionId');
      // A touch is several events, such as the press and the click; it lasts as long as the longest.
      if (id > 0) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Another moment for each document. */
const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

function reportedDurations(page: Page): Promise<readonly number[]> {
  return page.evaluate((name) => [...(Reflect.get(window, name) as Map<number, number>).values()], recordName);
}
