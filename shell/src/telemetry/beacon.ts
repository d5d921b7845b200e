import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { FailureLog, LoggedFailure } from './failure-log';
import { beaconPath, mostFailures, mostMilliseconds, mostShift, type PageView, type VitalName } from './page-view';

export interface BeaconContext {
  readonly shell: string;
  readonly pinned: Readonly<Record<string, { readonly version: string } | null>>;
  readonly failures: FailureLog;
  readonly isWhole: boolean;
}

/** Measures this document, and sends the page view once, when the page is hidden for the first time. */
export function startBeacon({ failures, ...context }: BeaconContext): void {
  const vitals: Partial<Record<VitalName, number>> = {};
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB]) {
    on(
      ({ name, value }: { readonly name: string; readonly value: number }) => {
        vitals[name.toLowerCase() as VitalName] = value;
      },
      { reportAllChanges: true },
    );
  }
  const atFirst = shownRemotes();
  const sent = new AbortController();
  const send = () => {
    sent.abort();
    const shown = new Set([...atFirst, ...shownRemotes()]);
    post(describePageView({ ...context, shown, failures: failures.failures, vitals }));
  };
  const listening = { signal: sent.signal };
  // Some browsers end a page without hiding it first.
  addEventListener('pagehide', send, listening);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') send();
    },
    listening,
  );
}

function shownRemotes(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-remote]')].flatMap(({ dataset }) => dataset.remote ?? []);
}

function post(view: PageView): void {
  const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
  if (navigator.sendBeacon?.(beaconPath, body)) return;
  // Does not block the page.
  fetch(beaconPath, { method: 'POST', body, keepalive: true }).catch(() => {});
}

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
