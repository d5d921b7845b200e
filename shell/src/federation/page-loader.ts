import { getApi } from '@iwan/shared/api/provided';
import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';
import { arrivalNoticeStore } from '../document/arrival-notice-store';
import { loadDocument } from '../document/load-document';
import type { BrowserHost } from './browser-host';
import { type LoadedPage, loadPage, type PageOutcome, unavailablePage } from './load-page';

/**
 * Loads the pages that a visitor goes to in this tab. Never rejects for want of code or data: what cannot be loaded is a
 * page that says so, between header and footer. Where this tab's code is gone, the server is asked for the document.
 */
export function pageLoader(host: BrowserHost) {
  /** The address whose code did not come when it was last asked for. */
  let failed: string | null = null;

  return async ({ request }: LoaderFunctionArgs): Promise<LoadedPage> => {
    const url = new URL(request.url);
    const { signal } = request;
    const outcome = await load(host, url, signal);
    if (outcome.kind === 'redirect') {
      const { to, permanent, notice } = outcome.redirect;
      if (notice !== undefined) arrivalNoticeStore.say(notice);
      throw permanent ? replace(to) : redirect(to);
    }
    const isLost = outcome.kind === 'lost' || isUnavailable(outcome.page);
    // A remote's failure may be over within a second: it is worth a second attempt, as a press of the visitor's.
    if (outcome.kind === 'lost' || (isLost && (host.isOutdated || failed === url.href)))
      await loadDocument(url, signal);
    signal.throwIfAborted();
    failed = isLost ? url.href : null;
    return outcome.kind === 'lost' ? unavailablePage(url) : outcome.page;
  };
}

async function load(
  host: BrowserHost,
  url: URL,
  signal: AbortSignal,
): Promise<PageOutcome | { readonly kind: 'lost' }> {
  try {
    return await loadPage(host, await getApi(), url, signal);
  } catch (problem) {
    signal.throwIfAborted();
    console.info('[iwan] shell:', problem);
    return { kind: 'lost' };
  }
}

function isUnavailable({ island }: LoadedPage): boolean {
  return island?.status === 'failed' && island.failure.kind === 'unavailable';
}
