import { ownFetch } from '../network/own-fetch';

const timeLimitMs = 8_000;
/** An answer larger than this is not read, in bytes. */
const largestAnswer = 256 * 1024;

/** The service says that there is nothing at this path; at others there may well be. */
export class NothingThere extends Error {}

/** The JSON that a service outside of the site answers. Rejects when it has none in time. */
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
