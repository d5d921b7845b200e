/** Whether a navigation now can only be served by the service worker from its cache. */
export function isOffline(): boolean {
  // Missing on plain http, whatever its type says.
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
}
