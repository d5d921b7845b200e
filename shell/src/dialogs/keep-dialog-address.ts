import { afterTyping } from '@iwan/shared/router/after-typing';
import type { Dialog } from '@iwan/shared/state/dialogs';
import { dialogStore, overlayStore } from '@iwan/shared/state/site-store';
import { queryWithDialog } from './linked-dialog';

/** The part of the navigation that dialogs need. */
interface Visit {
  /** The current entry of the history; every visit of a page has a key of its own. */
  readonly state: { readonly location: { readonly key: string } };
  /** Calls back when it may have changed; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Synchronizes the address and the open dialog: the address of a visited page opens its dialog, an open dialog is in the
 * address, and closing removes it. So a reload and a shared link open it again.
 *
 * A page's own dialog is opened by its part (`usePageDialog`), which reads the address itself; it is synchronized here.
 *
 * It is written into the history entry of the dialog and never into the page's own, so that Back returns to the page only. To
 * be called after `closeOnBack`, which adds those entries. `dialogOf`: parses the dialog of a query.
 */
export function keepDialogAddress(
  visit: Visit,
  dialogOf: (search: string) => Dialog | null,
  signal: AbortSignal,
): void {
  let shown: string | null = null;
  let isWritten = false;

  /** Opens the dialog in the address of a page. */
  function arrive(): void {
    const { key } = visit.state.location;
    if (key === shown) return;
    shown = key;
    const requested = dialogOf(location.search);
    if (requested === null) return;
    write(null);
    afterTyping(() => {
      if (key === shown) dialogStore.open(requested);
    }, signal);
  }

  function follow(): void {
    const { dialog } = dialogStore.getState();
    if (dialog === null) {
      if (isWritten || dialogOf(location.search) !== null) write(null);
      isWritten = false;
      return;
    }
    // One that is loading is not yet over the page, and has no entry.
    if (overlayStore.getState().open.length === 0) return;
    write(dialog);
    isWritten = true;
  }

  arrive();
  const stops = [dialogStore.subscribe(follow), overlayStore.subscribe(follow), visit.subscribe(arrive)];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
}

function write(dialog: Dialog | null): void {
  const search = queryWithDialog(location.search, dialog);
  if (search === location.search) return;
  // The router keeps its own fields in the state.
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  overlayStore.noteAddress();
}
