/**
 * Applies the visitor's colour scheme before anything is painted: light, dark, or that of the system. Elements for one scheme
 * (`media="(prefers-color-scheme: …)"`) follow the choice, also those that are added later. Listens for the event `changed` on
 * the window, and for choices in other tabs. Self-contained: its source is sent.
 */
export function showColourScheme(key: string, changed: string): void {
  const root = document.documentElement;
  const written = 'data-media';
  const chosen = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const follow = (element: Element) => {
    const media = element.getAttribute(written) ?? element.getAttribute('media') ?? '';
    const { theme } = root.dataset;
    element.setAttribute(written, media);
    element.setAttribute('media', theme === undefined ? media : media.includes(theme) ? 'all' : 'not all');
  };
  const followAll = () => {
    const unbound = root.dataset.theme === undefined ? '' : ',[media*=prefers-color-scheme]';
    document.querySelectorAll(`[${written}]${unbound}`).forEach(follow);
  };
  const later = new MutationObserver((records) => {
    const isNew = ({ addedNodes }: MutationRecord) => [...addedNodes].some((node) => node.nodeType === 1);
    if (records.some(isNew)) followAll();
  });
  const show = () => {
    const scheme = chosen();
    later.disconnect();
    if (scheme === 'light' || scheme === 'dark') {
      root.dataset.theme = scheme;
      later.observe(root, { childList: true, subtree: true });
    } else {
      delete root.dataset.theme;
    }
    followAll();
  };
  show();
  addEventListener(changed, show);
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show();
  });
}
