import { type ComponentType, createElement, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { Dialog as DialogKind } from '../state/dialogs';
import { usePageDialog } from './use-page-dialog';

/** The props of every such dialog. */
export interface LinkedDialogProps {
  /** The index of the item that it starts with. */
  readonly start: number;
  readonly onClose: () => void;
}

/** Opens the dialog at an index, in place of following the link. */
export type OpenLinked = (event: MouseEvent<HTMLAnchorElement>, index: number) => void;

/**
 * A dialog that shows the target of a link in place. Its code is loaded on the first press; if that fails, the link is
 * followed. `name` is its name in the address (`usePageDialog`), `load` gives the component; `own` are its props beside `start`
 * and `onClose`, `count` is the number of items. `dialog` has to be rendered by the page.
 */
export function useLinkedDialog<Own extends object>(
  name: DialogKind['name'],
  load: () => Promise<ComponentType<Own & LinkedDialogProps>>,
  own: Own,
  count: number,
): { readonly open: OpenLinked; readonly dialog: ReactNode } {
  const page = usePageDialog(name);
  const [Dialog, setDialog] = useState<ComponentType<Own & LinkedDialogProps> | null>(null);
  const [href, setHref] = useState<string | null>(null);
  // An address may have a larger index than there are items.
  const start = page.start === null || count === 0 ? null : Math.min(page.start, count - 1);
  const isWanted = start !== null && Dialog === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once it is wanted, whatever else is rendered meanwhile
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        page.close();
        if (href !== null) location.assign(href);
      },
    );
  }, [isWanted]);

  const open: OpenLinked = (event, index) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setHref(event.currentTarget.href);
    page.open(index);
  };

  const isOpen = start !== null && Dialog !== null;
  return { open, dialog: isOpen ? createElement(Dialog, { ...own, start, onClose: page.close }) : null };
}
