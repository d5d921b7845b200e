/** Whether a page that is asked for now can only be one that the service worker has kept: as a document, from its hands. */
export function isOffline(): boolean {
  // Missing on plain http, whatever its type says.
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
}
