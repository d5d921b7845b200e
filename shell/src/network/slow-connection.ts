/** Round trips from which a connection counts as slow, in milliseconds, as the browser estimates them. */
const slowRoundTrip = 100;
/** How long the quickest file of a page takes then, in milliseconds, where the browser does not estimate. */
const slowFile = 130;

/** Whether each response takes long to begin: by the browser's estimate, otherwise by the files that this page has loaded. */
export function isConnectionSlow(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly rtt?: number } };
  if (typeof connection?.rtt === 'number') return connection.rtt >= slowRoundTrip;
  const times = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => timeOf(entry as PerformanceResourceTiming))
    .filter((time) => time !== null);
  return times.length > 0 && Math.min(...times) >= slowFile;
}

/** Milliseconds from the request of a file to its last byte; `null` where no network was waited for. */
function timeOf(timing: PerformanceResourceTiming): number | null {
  const { name, startTime, responseEnd, transferSize, workerStart } = timing;
  const isOfSite = new URL(name).origin === location.origin;
  // A cached response, and one of the service worker, tells nothing about the connection.
  const isCached = transferSize === 0 || workerStart > 0 || responseEnd === 0;
  return isOfSite && !isCached ? responseEnd - startTime : null;
}
