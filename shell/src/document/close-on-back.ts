import { overlayStore } from '@iwan/shared/state/overlays';

/** An entry of the browser's history: a page of the router, or that page with overlays. */
interface HistoryEntry {
  readonly page: string;
  /** How many overlays are open over the page; 0 is the page itself. */
  readonly depth: number;
  /** Its place in the history, as the router counts. */
  readonly place: number;
}

/**
 * Lets Back close overlays. Each overlay has an entry of its own in the history, with the state of the page's entry, so that
 * the router takes it for the same page. A step back from it is not passed to the router and closes the overlay.
 *
 * An overlay closed otherwise leaves its entry behind: removing it would race with a navigation that begins at the same moment.
 * The next overlay reuses it, and Back and Forward skip it.
 *
 * The browser itself adds an entry for a link to a heading; the fields of the router are added to its state here.
 *
 * To be called before the router is created: listeners of the window run in the order of their registration, capturing or not.
 * The returned function is to be called at every change of the router.
 */
export function closeOnBack(signal: AbortSignal): () => void {
  let here = readEntry();
  let address = location.href;

  function arrive(): void {
    here = readEntry();
    address = location.href;
  }

  /** Gives all entries of a page the same address: an overlay may have changed it since the entry was created. */
  function keepAddress(): void {
    if (address !== location.href) history.replaceState(history.state, '', address);
  }

  const stopOverlays = overlayStore.subscribe(({ open, address: written }, before) => {
    if (written !== before.address) address = location.href;
    if (open.length <= before.open.length) return;
    while (here.depth < open.length) {
      history.pushState({ ...history.state, overlay: here.depth + 1 }, '', location.href);
      here = readEntry();
    }
  });

  const onPop = (event: PopStateEvent) => {
    // A new key for each: the router stores scroll positions by key, and each entry has its own.
    if (history.state === null) history.replaceState({ usr: null, key: newKey(), idx: here.place + 1 }, '');
    const next = readEntry();
    const { open } = overlayStore.getState();
    if (next.page !== here.page || next.depth === here.depth) {
      closeAll(open);
      arrive();
      return;
    }
    event.stopImmediatePropagation();
    const isBack = next.depth < here.depth;
    here = next;
    keepAddress();
    const closing = open.slice(next.depth);
    if (isBack && closing.length > 0) closeAll(closing);
    else goOn(isBack ? -1 : 1);
  };
  window.addEventListener('popstate', onPop, { signal });
  signal.addEventListener('abort', stopOverlays);
  return arrive;
}

/** Skips an entry without an overlay. In a task of its own: browsers ignore `history.go` during a navigation of the history. */
function goOn(step: -1 | 1): void {
  setTimeout(() => history.go(step));
}

function closeAll(overlays: ReturnType<typeof overlayStore.getState>['open']): void {
  for (const overlay of [...overlays].reverse()) {
    // Synchronously: another press of Back must not find it open.
    overlayStore.remove(overlay);
    overlay.close();
  }
}

/** The router writes its own fields, `key` and `idx`, into the state; the first entry of a visit has no key. */
function readEntry(): HistoryEntry {
  const { key, idx, overlay }: { key?: unknown; idx?: unknown; overlay?: unknown } = history.state ?? {};
  return {
    page: `${String(key)} ${String(idx)}`,
    depth: typeof overlay === 'number' ? overlay : 0,
    place: typeof idx === 'number' ? idx : 0,
  };
}

// Not `crypto.randomUUID`, which is missing on a page over plain HTTP.
const newKey = () => Math.random().toString(36).slice(2, 10);
