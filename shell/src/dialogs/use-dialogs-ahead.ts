import { useEffect } from 'react';
import { useBrowserHost } from '../federation/host/browser-host-context';
import { linkedDialog } from './linked-dialog';

const links = 'a[aria-haspopup=dialog]';

/**
 * Prefetches the code of a dialog when the pointer or the focus is on a link that opens it.
 * A failure is not shown: the press tries again and shows it.
 */
export function useDialogsAhead(): void {
  const browser = useBrowserHost();
  useEffect(() => {
    if (!browser) return;
    const over = new AbortController();
    const { signal } = over;
    const asked = new Set<string>();
    function fetchFor(target: EventTarget | null): void {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
      const name = link && browser ? linkedDialog(browser.composition, link.search)?.name : undefined;
      const source = browser?.composition.dialogs[name ?? '']?.source;
      if (!browser || name === undefined || source === undefined || asked.has(name)) return;
      asked.add(name);
      browser.loadModule(source, signal).catch(() => asked.delete(name));
    }
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      document.addEventListener(type, ({ target }) => fetchFor(target), { passive: true, signal });
    }
    // The touch that loaded this code.
    for (const link of document.querySelectorAll(`${links}:is(:hover, :focus)`)) fetchFor(link);
    return () => over.abort();
  }, [browser]);
}
