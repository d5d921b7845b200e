import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { describePageView } from './describe-page-view';
import type { FailureLog } from './failure-log';
import { beaconPath, type PageView, type VitalName } from './page-view';

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
