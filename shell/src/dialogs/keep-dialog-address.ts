import { type Dialog, dialogStore, overlayStore } from '@iwan/shared/state/dialogs';
import { queryWithDialog } from './linked-dialog';

/** What a dialog has to know of the navigation. */
interface Visit {
  /** The current entry of the history; each page that is visited has another key. */
  readonly state: { readonly location: { readonly key: string } };
  /** Calls back when it may have changed; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the address and the open dialog in step: the address of a page that is come to opens its dialog, an open dialog is in
 * the address however it was opened, and closing takes it out, whoever closes it. So a reload and a shared link open it again.
 *
 * A page's own dialog is opened by its part (`usePageDialog`), which looks into the address itself; kept in step it is here.
 *
 * It is written into the entry of the history that the dialog lies in and never into the page's own, so that Back leads to the page
 * alone. To be called after `closeOnBack`, which makes those entries. `dialogOf`: the dialog that a query asks for.
 */
export function keepDialogAddress(
  visit: Visit,
  dialogOf: (search: string) => Dialog | null,
  signal: AbortSignal,
): void {
  let shown: string | null = null;
  let isWritten = false;

  /** Opens what the address of a page asks for. */
  function arrive(): void {
    const { key } = visit.state.location;
    if (key === shown) return;
    shown = key;
    const asked = dialogOf(location.search);
    if (asked === null) return;
    write(null);
    dialogStore.open(asked);
  }

  function follow(): void {
    const { dialog } = dialogStore.getState();
    if (dialog === null) {
      if (isWritten || dialogOf(location.search) !== null) write(null);
      isWritten = false;
      return;
    }
    // One that is loading lies over nothing yet, and has no entry.
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
  // The navigation keeps its own marks in the state.
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  overlayStore.noteAddress();
}
