import { savesData } from '@iwan/shared/dom/saves-data';
import type { BeaconContext } from './beacon';
import type { BeaconSettings } from './page-view';

/** Milliseconds after the start of the shell, so that it does not delay what the visitor waits for. */
const pause = 1500;

interface RequestedNavigator {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Counts this page view, where it is part of the sample and the browser sends no Global Privacy Control signal. */
export function countPageView(settings: BeaconSettings | undefined, context: Omit<BeaconContext, 'shell'>): void {
  if (!settings || hasOptedOut() || Math.random() >= settings.sample) return;
  const start = async () => {
    // Without a connection its code cannot be loaded either: nothing is counted, without an error in the console.
    if (!navigator.onLine) return;
    const { startBeacon } = await import(/* webpackChunkName: "beacon" */ './beacon');
    startBeacon({ ...context, shell: settings.shell });
  };
  // Safari has no `requestIdleCallback`. Where the code fails to load, nothing is counted.
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => void start().catch(() => {})), pause);
}

function hasOptedOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as RequestedNavigator;
  return globalPrivacyControl === true || doNotTrack === '1' || savesData();
}
