import type { Browser } from '@playwright/test';
import { profiles } from '../browser/profiles';
import type { BenchOptions } from '../options';
import { findPages } from '../pages';
import type { InteractionResult } from '../results';
import type { MeasuredSite } from '../sites';
import { spreadOf } from '../statistics';
import { interactions } from './interactions';
import { type AnsweredInteraction, measureFirstTouch, measureFirstVisitTouch } from './measure-first-touch';
import { measureInteraction } from './measure-interaction';

/** Measures each interaction on every site that has its page, alternating the sites. */
export async function measureInteractions(
  browser: Browser,
  sites: readonly MeasuredSite[],
  { pages, runs, profile: profileName }: Pick<BenchOptions, 'pages' | 'runs' | 'profile'>,
  tell: (line: string) => void,
): Promise<InteractionResult[]> {
  const profile = profiles[profileName];
  // The goals are for touch: taps are measured on a touch screen.
  const touched = { ...profile, isPhone: true };
  const pathsOf = await Promise.all(sites.map(({ origin }) => findPages(origin)));
  const results: InteractionResult[] = [];
  for (const interaction of interactions.filter(({ page }) => pages.includes(page))) {
    tell(interaction.what);
    const { what, page, answeredAt } = interaction;
    const urls = sites.map(({ origin }, index) => origin + (pathsOf[index]?.[page] ?? '/'));
    const inTurns = async (measure: (url: string) => Promise<number>): Promise<number[][]> => {
      const collected = urls.map((): number[] => []);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, url] of urls.entries()) {
          // An interaction that fails once is not measured.
          if (!collected[index]?.some(Number.isNaN)) collected[index]?.push(await measure(url));
        }
      }
      return collected;
    };
    const nextPaints = await inTurns((url) => measureInteraction(browser, url, interaction, touched));
    const answered: AnsweredInteraction | null = answeredAt ? { ...interaction, answeredAt } : null;
    const firstTouches = answered
      ? await inTurns((url) => measureFirstTouch(browser, url, answered, touched))
      : sites.map(() => []);
    const { firstVisitGoal } = interaction;
    const firstVisits =
      answered && firstVisitGoal !== undefined
        ? await inTurns((url) => measureFirstVisitTouch(browser, url, answered, touched))
        : sites.map(() => []);
    results.push(
      ...sites.map(({ name: site }, index) => ({
        what,
        page,
        site,
        nextPaint: spreadOf(nextPaints[index] ?? []),
        firstTouch: spreadOf(firstTouches[index] ?? []),
        firstVisit: spreadOf(firstVisits[index] ?? []),
        firstVisitGoal,
      })),
    );
  }
  return results;
}
