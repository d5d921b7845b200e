import type { BrowserHost } from '../host/browser-host';
import { type LoadedPage, pageIsland } from '../page/load-page';
import { hydrateIsland } from './hydrate-island';

/** How long the shell waits for the code of a part, in milliseconds: short enough not to be noticed. */
const timeout = 300;

/**
 * Hydrates the part of the page first that the visitor touches, points at or has focused. Resolves when it is hydrated, at once
 * where there is none, and at the latest after the timeout: then the shell starts without it.
 */
export async function hydrateTouchedIsland(root: Element, page: LoadedPage, browser: BrowserHost): Promise<void> {
  // The innermost one, since a part may be in a slot of another one.
  const host = [...root.querySelectorAll<HTMLElement>('[data-island]:is(:hover, :active, :focus-within)')].at(-1);
  const id = host?.dataset.island;
  if (!host || id === undefined || !page.rendered.includes(id)) return;
  const parts = Object.values(page.slots).flat();
  const source = id === pageIsland ? page.source : parts.find((part) => part.id === id)?.source;
  const result = id === pageIsland ? page.island : parts.find((part) => part.id === id)?.result;
  if (!source || source.hydration === 'none' || result?.status !== 'ready') return;
  const { settled } = hydrateIsland({
    host,
    id,
    source,
    data: result.data,
    browser,
    isTouched: true,
  });
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, timeout))]);
}
