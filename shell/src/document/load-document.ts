import { compositionPath } from '../composition/composition';
import { withTimeLimit } from '../network/time-limit';

/** How long the server may take to say that it is there, and a document to come, in milliseconds. */
const answerLimit = 5000;
const documentLimit = 15_000;

/** An address is not loaded this way twice within this many milliseconds: a document that fails at once must not repeat. */
const noMoreWithin = 20_000;
const mark = 'documentLoadedFor';

/**
 * Leaves this tab's program for a new document of the address: the way on where the program's own code is gone. Returns
 * when it stays after all: nothing answers, so that the browser's own error page would take the site away, or this very
 * address was loaded so a moment ago.
 */
export async function loadDocument(url: URL, signal: AbortSignal): Promise<void> {
  if (wasLoadedJustNow(url) || !(await isServerThere(signal))) return;
  signal.throwIfAborted();
  remember(url);
  // To the address that is shown already, as after Back, `assign` would do no more than scroll where it has a hash.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  await new Promise((resolve) => setTimeout(resolve, documentLimit));
}

async function isServerThere(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await withTimeLimit(answerLimit, signal, (limit) =>
      fetch(compositionPath, { signal: limit, cache: 'no-store' }),
    );
    return answer.ok;
  } catch {
    return false;
  }
}

function wasLoadedJustNow({ href }: URL): boolean {
  try {
    const [address, time] = JSON.parse(sessionStorage.getItem(mark) ?? '[]') as unknown[];
    return address === href && typeof time === 'number' && Math.abs(Date.now() - time) < noMoreWithin;
  } catch {
    return false;
  }
}

function remember({ href }: URL): void {
  try {
    sessionStorage.setItem(mark, JSON.stringify([href, Date.now()]));
  } catch {
    // Without storage nothing is remembered; a document is only ever loaded after a press.
  }
}
