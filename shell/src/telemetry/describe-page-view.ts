import type { LoggedFailure } from './failure-log';
import { mostFailures, mostMilliseconds, mostShift, type PageView, type VitalName } from './page-view';

interface Seen {
  readonly shell: string;
  /** The releases that the document was rendered with. */
  readonly pinned: Readonly<Record<string, { readonly version: string } | null>>;
  /** The remotes that had a part on the page. */
  readonly shown: ReadonlySet<string>;
  readonly failures: readonly LoggedFailure[];
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
  readonly isWhole: boolean;
}

/** The page view to send. Failures of other releases than those of the document are left out. */
export function describePageView({ shell, pinned, shown, failures, vitals, isWhole }: Seen): PageView {
  const versionOf = (name: string) => (name === 'shell' ? shell : pinned[name]?.version);
  const own = failures.filter(({ name, version }) => {
    const known = versionOf(name);
    return known !== undefined && (version === null || version === known);
  });
  const concerned = new Set([...shown, ...own.map(({ name }) => name).filter((name) => name !== 'shell')]);
  const releases = [...concerned].flatMap((name) => {
    const version = versionOf(name);
    return version === undefined ? [] : [[name, version] as const];
  });
  const countOf = (kind: LoggedFailure['kind']) => {
    const counts: Record<string, number> = {};
    for (const { name } of own.filter((failure) => failure.kind === kind)) {
      counts[name] = Math.min(mostFailures, (counts[name] ?? 0) + 1);
    }
    return counts;
  };
  return {
    shell,
    releases: Object.fromEntries(releases),
    failedLoads: countOf('load'),
    errors: countOf('error'),
    vitals: Object.fromEntries(Object.entries(vitals).map(([name, value]) => [name, boundedVital(name, value)])),
    isWhole,
  };
}

/** Whole milliseconds; layout shifts in thousandths. */
function boundedVital(name: string, value: number): number {
  return name === 'cls'
    ? Math.min(mostShift, Math.round(value * 1000) / 1000)
    : Math.min(mostMilliseconds, Math.max(0, Math.round(value)));
}
