import type { RemoteModule } from '../../composition/composition';
import { loadDocument } from '../../document/load-document';
import type { BrowserHost } from '../host/browser-host';
import { type IslandResult, loadIsland } from '../load-island';

/** Loads a part in this tab, module and data. Never rejects. */
export async function loadHere(browser: BrowserHost, source: RemoteModule, signal: AbortSignal): Promise<IslandResult> {
  return (await loadIsland(browser, source, browser.loaderArguments(signal))).result;
}

/**
 * Loads a part again at the visitor's request. Loads `address` as a new document, with the current code, where code that this tab
 * needs is gone, or where the code has failed (`isBroken`) and another release is live.
 */
export async function loadAgain(
  browser: BrowserHost,
  source: RemoteModule,
  signal: AbortSignal,
  address: URL,
  isBroken = false,
): Promise<IslandResult> {
  if (isBroken && (await browser.isBehind(source.remote)) && !signal.aborted) {
    await loadDocument(address, signal).catch(() => {});
  }
  const result = await loadHere(browser, source, signal);
  const isGone = result.status === 'failed' && result.failure.kind === 'unavailable' && browser.isOutdated;
  if (isGone && !signal.aborted) await loadDocument(address, signal).catch(() => {});
  return result;
}
