import { type LoadedPage, pageIsland } from '../../../src/federation/page/load-page';
import type { Metrics } from '../../operation/telemetry/metrics';
import type { ReleaseLabel } from '../../operation/telemetry/release-labels';
import type { Site } from '../../release/composed-site';

interface Made {
  readonly page: LoadedPage;
  /** The islands that were rendered for this document. */
  readonly made: ReadonlySet<string>;
  readonly seconds: number;
}

/** Counts a document, and each part of a remote in it, by the releases that made it. */
export function countParts(
  { releases }: Pick<Site, 'releases'>,
  { page, made, seconds }: Made,
  metrics: Metrics,
): void {
  const own = page.island && page.source ? [{ id: pageIsland, source: page.source, result: page.island }] : [];
  const labels = new Map<string, ReleaseLabel>();
  let isWhole = true;
  for (const { id, source, result } of [...own, ...Object.values(page.slots).flat()]) {
    const version = releases.get(source.remote)?.release.version;
    if (version === undefined) continue;
    const label = { remote: source.remote, version };
    labels.set(source.remote, label);
    isWhole &&= result.status === 'ready';
    if (result.status === 'ready') metrics.addIsland(label, made.has(id) ? 'made' : 'cached');
    else if (result.failure.kind !== 'unpublished') metrics.addIsland(label, 'failed');
  }
  metrics.addDocument([...labels.values()], isWhole ? 'whole' : 'partial', seconds);
}
