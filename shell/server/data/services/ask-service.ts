import { ownFetch } from '../../request/network/own-fetch';

const timeLimitMs = 8_000;
/** The largest response in bytes. */
const largestResponse = 256 * 1024;

/** The service has nothing at this path, but may have at others. */
export class NothingThere extends Error {}

/** The JSON response of an external service. Rejects after a timeout. */
export async function askService(address: string): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`No answer within ${timeLimitMs} ms.`)), timeLimitMs);
  try {
    const response = await ownFetch(address, { signal: limit.signal });
    if (!response.ok) {
      await response.body?.cancel();
      const error = `${address} answered ${response.status}.`;
      throw response.status === 404 ? new NothingThere(error) : new Error(error);
    }
    return JSON.parse(await textOf(response, address));
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(response: Response, address: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestResponse) throw new Error(`${address} answered more than ${largestResponse} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
