import type { Dialog } from '@iwan/shared/state/dialogs';
import { dialogStore, overlayStore } from '@iwan/shared/state/site-store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { splitDialogQuery } from '../paths/dialog-query';
import { afterTyping } from './after-typing';

/** The parameters of a page's dialog: the number of the item that it starts with, from 1. */
export interface PageDialogStart {
  readonly at?: number;
}

export interface PageDialog {
  /** The index of the item that it starts with, from 0; `null` while it is closed. */
  readonly start: number | null;
  readonly open: (start?: number) => void;
  readonly close: () => void;
}

/**
 * A dialog that a part of a page renders itself, by a name that no dialog of the site has. It is in the address while it is
 * open (`?dialog=photos&at=3`), and an address with it opens it once the part is hydrated. Where several parts of a page use
 * the same name, the first of them opens.
 */
export function usePageDialog(name: Dialog['name']): PageDialog {
  const [shown, setShown] = useState<Dialog | null>(null);
  const isThere = useRef(false);

  const open = useCallback(
    (start = 0) => {
      // The code was loaded after the visitor had left the page.
      if (!isThere.current) return;
      const dialog = { name, ...(start > 0 && { at: start + 1 }) } as Dialog;
      // In this order: for a dialog that is open already, the store first reports that it is closed.
      dialogStore.open(dialog);
      setShown(dialog);
    },
    [name],
  );
  const close = useCallback(() => dialogStore.close(), []);

  useEffect(() => {
    isThere.current = true;
    const gone = new AbortController();
    const start = takeFromAddress(name);
    if (start !== null) afterTyping(() => open(start), gone.signal);
    return () => {
      gone.abort();
      isThere.current = false;
    };
  }, [name, open]);

  // Closed here or elsewhere, by another dialog, or with the page.
  useEffect(() => {
    if (shown === null) return;
    const follow = () => {
      if (dialogStore.getState().dialog !== shown) setShown(null);
    };
    const stop = dialogStore.subscribe(follow);
    follow();
    return () => {
      stop();
      if (dialogStore.getState().dialog === shown) dialogStore.close();
    };
  }, [shown]);

  return { start: shown === null ? null : startOf(shown), open, close };
}

/** Which item the address requests for this dialog; removed from the page's own history entry. `null` where it requests none. */
function takeFromAddress(name: string): number | null {
  const { pathname, search, hash } = window.location;
  const { page, dialog } = splitDialogQuery(search);
  const requested = new URLSearchParams(dialog);
  if (requested.get('dialog') !== name || dialogStore.getState().dialog !== null) return null;
  // Otherwise Back would lead to an address that opens it again.
  window.history.replaceState(window.history.state, '', `${pathname}${page}${hash}`);
  overlayStore.noteAddress();
  return startOf({ at: requested.get('at') });
}

function startOf(dialog: object): number {
  const at = 'at' in dialog ? Number(dialog.at) : 1;
  return Number.isInteger(at) && at > 0 ? at - 1 : 0;
}
