import { type Content, type MeasuredSite, withOwnSite } from '../shell/weight/own-site';
import type { BenchOptions } from './options';

/** Passes the requested sites to `use`, all running. Those of our own are stopped at its end. */
export async function withSites<Result>(
  { url, against, projects, databases }: Pick<BenchOptions, 'url' | 'against' | 'projects' | 'databases'>,
  use: (sites: readonly MeasuredSite[]) => Promise<Result>,
): Promise<Result> {
  const others = against === null ? [] : [{ name: `against ${new URL(against).host}`, origin: against }];
  if (url !== null) return use([{ name: new URL(url).host, origin: url }, ...others]);
  const startNext = async (contents: readonly Content[], started: readonly MeasuredSite[]): Promise<Result> => {
    const [next, ...rest] = contents;
    if (next === undefined) return use([...started, ...others]);
    return withOwnSite(next, (site) => startNext(rest, [...started, site]));
  };
  return startNext([...projects, ...databases], []);
}
