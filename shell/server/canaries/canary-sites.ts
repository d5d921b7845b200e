import type { ComposedSite } from '../releases/composed-site';
import type { StartWorkers } from '../releases/read-release';
import { ReleaseReader } from '../releases/release-reader';
import { CanaryReader } from './canary-reader';
import { LiveCanaries } from './live-canaries';
import { PreviewReleases } from './preview-releases';
import { VisitorSites } from './visitor-sites';

interface Parts {
  /** The folder of releases. */
  readonly store: string;
  readonly start: StartWorkers;
  readonly site: ComposedSite;
  readonly report: (problem: unknown) => void;
}

interface CanarySites {
  readonly sites: VisitorSites;
  readonly canaries: LiveCanaries;
  readonly previews: PreviewReleases;
  /** Ends the processes of all releases that are live beside the stable ones. */
  close(): void;
}

/** Everything that is shown beside the stable releases of a store. */
export function canarySites({ store, start, site, report }: Parts): CanarySites {
  const reader = new ReleaseReader(store, start);
  const canaries = new LiveCanaries({
    canaries: new CanaryReader(store),
    reader,
    report,
    onChange: (current) => site.offer(current.map(({ live }) => live)),
  });
  const previews = new PreviewReleases({ store, reader, report });
  return {
    sites: new VisitorSites({ site, canaries, previews }),
    canaries,
    previews,
    close() {
      canaries.close();
      previews.close();
    },
  };
}
