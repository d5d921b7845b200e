import { withTimeLimit } from '../../../src/network/time-limit';
import { limitedBody } from '../../request/network/limited-body';

const timeLimitMs = 8_000;
/** The largest response in bytes. */
const largestResponse = 256 * 1024;

/** The service has nothing at this path, but may have at others. */
export class NothingThere extends Error {}

/** The JSON response of an external service. Rejects after a timeout. */
export async function askService(address: string): Promise<unknown> {
  return withTimeLimit(timeLimitMs, new AbortController().signal, async (signal) => {
    const response = await fetch(address, { signal });
    if (response.ok) return JSON.parse((await limitedBody(response, largestResponse)).toString('utf8'));
    await response.body?.cancel();
    const error = `${address} answered ${response.status}.`;
    throw response.status === 404 ? new NothingThere(error) : new Error(error);
  });
}
