import { compositionPath } from '../composition/composition';
import { withTimeLimit } from '../network/time-limit';

/** The timeouts of the server's first response and of a document, in milliseconds. */
const responseLimit = 5000;
const documentLimit = 15_000;

/** An address is not reloaded twice within this many milliseconds: a document that fails at once must not loop. */
const noMoreWithin = 20_000;
const mark = 'documentLoadedFor';

/**
 * Loads the address as a new document, because code that this tab needs is gone. Returns without doing so where the server does not
 * respond, since the browser's error page would replace the site, or where this address was just reloaded.
 */
export async function loadDocument(url: URL, signal: AbortSignal): Promise<void> {
  if (wasLoadedJustNow(url) || !(await isServerThere(signal))) return;
  signal.throwIfAborted();
  remember(url);
  // For the current address with a hash, as after Back, `assign` would only scroll.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  await new Promise((resolve) => setTimeout(resolve, documentLimit));
}

async function isServerThere(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await withTimeLimit(responseLimit, signal, (limit) =>
      fetch(compositionPath, { signal: limit, cache: 'no-store' }),
    );
    return response.ok;
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
    // Without storage nothing is recorded; a document is only ever loaded after a press.
  }
}
