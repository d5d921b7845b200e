import { ownFetch } from '../../request/network/own-fetch';

const timeLimitMs = 8_000;
/** The largest response in bytes. */
const largestAnswer = 256 * 1024;

/** The service has nothing at this path, but may have at others. */
export class NothingThere extends Error {}

/** The JSON response of an external service. Rejects after a timeout. */
export async function askService(address: string): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`No answer within ${timeLimitMs} ms.`)), timeLimitMs);
  try {
    const answer = await ownFetch(address, { signal: limit.signal });
    if (!answer.ok) {
      await answer.body?.cancel();
      const problem = `${address} answered ${answer.status}.`;
      throw answer.status === 404 ? new NothingThere(problem) : new Error(problem);
    }
    return JSON.parse(await textOf(answer, address));
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(answer: Response, address: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new Error(`${address} answered more than ${largestAnswer} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
