import type { Browser } from '@playwright/test';
import { profiles } from '../browser/profiles';
import type { BenchOptions } from '../options';
import { findPages } from '../pages';
import type { NavigationResult } from '../results';
import type { MeasuredSite } from '../sites';
import { spreadOf } from '../statistics';
import { measureNavigation, type NavigationTimes } from './measure-navigation';
import { navigations } from './navigations';

/** Measures each navigation on every site, alternating the sites: as the first touch of a visit, and after the page's code runs. */
export async function measureNavigations(
  browser: Browser,
  sites: readonly MeasuredSite[],
  { pages, runs, profile }: Pick<BenchOptions, 'pages' | 'runs' | 'profile'>,
  tell: (line: string) => void,
): Promise<NavigationResult[]> {
  const pathsOf = await Promise.all(sites.map(({ origin }) => findPages(origin)));
  const results: NavigationResult[] = [];
  for (const { what, page, link } of navigations.filter((each) => pages.includes(each.page))) {
    for (const isFirst of [true, false]) {
      const how = isFirst ? 'first touch' : 'code running';
      tell(`${what}, ${how}`);
      const collected = sites.map((): NavigationTimes[] => []);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, { origin }] of sites.entries()) {
          const url = origin + (pathsOf[index]?.[page] ?? '/');
          // Links are tapped, whatever the profile.
          const options = { profile: { ...profiles[profile], isPhone: true }, isFirst };
          collected[index]?.push(await measureNavigation(browser, url, link, options));
        }
      }
      for (const [index, { name: site }] of sites.entries()) {
        const of = (measure: keyof NavigationTimes) =>
          spreadOf((collected[index] ?? []).map((times) => times[measure]));
        results.push({ what, isFirst, site, title: of('title'), picture: of('picture'), back: of('back') });
      }
    }
  }
  return results;
}
