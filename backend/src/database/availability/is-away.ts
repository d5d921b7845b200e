/** The pause between two tries in milliseconds, doubled each time. */
const firstPause = 250;
const longestPause = 5_000;

/**
 * Opens the database, retrying while it is unreachable, and reports each failure. Rejects with any other error: a wrong
 * password does not become right by waiting.
 */
export async function waitForDatabase<T>(open: () => Promise<T>, away: (error: unknown) => void): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await open();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      away(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** PostgreSQL's classes and codes for a server that cannot answer now, and the network errors on the way to it. */
const away =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's own errors have no code. */
const drivers =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying|timeout expired|Client has encountered a connection error|Cannot use a pool after)/;

/** Whether a query failed because the database is unreachable, overloaded or stopping, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && away.test(String(error.code))) return true;
  if ('message' in error && drivers.test(String(error.message))) return true;
  // Both addresses of a host, tried one after the other.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseAway);
  return 'cause' in error && isDatabaseAway(error.cause);
}
