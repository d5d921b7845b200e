/** How long the quickest file of a page takes from which its connection counts as slow, in milliseconds. */
const slowFrom = 130;

/** Whether every file that this page has loaded took long; `false` where none tells. */
export function isConnectionSlow(): boolean {
  const times = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => timeOf(entry as PerformanceResourceTiming))
    .filter((time) => time !== null);
  return times.length > 0 && Math.min(...times) >= slowFrom;
}

/** Milliseconds from the request of a file to its last byte; `null` where no network was waited for. */
function timeOf(timing: PerformanceResourceTiming): number | null {
  const { name, startTime, responseEnd, transferSize, workerStart } = timing;
  const isOfSite = new URL(name).origin === location.origin;
  // A cached or prefetched response, and one of the service worker, tells nothing about the connection.
  const isCached = transferSize === 0 || workerStart > 0 || responseEnd === 0;
  const { deliveryType = '' } = timing as { readonly deliveryType?: string };
  return isOfSite && !isCached && deliveryType === '' ? responseEnd - startTime : null;
}
