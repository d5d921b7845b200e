import { type ComponentType, createElement, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { Dialog as DialogKind } from '../state/dialogs';
import { usePageDialog } from './use-page-dialog';

/** What every such dialog takes beside its own. */
export interface LinkedDialogProps {
  /** Which of the things that it shows it begins with. */
  readonly start: number;
  readonly onClose: () => void;
}

/** Opens the dialog at an index, in place of the link that was pressed. */
export type OpenLinked = (event: MouseEvent<HTMLAnchorElement>, index: number) => void;

/**
 * A dialog that shows what a link leads to, at once. Its code comes with the first press; where it cannot be had, the link does
 * what links do. `name` stands for it in the address (`usePageDialog`), `load` gives the component; `own` is what it takes beside
 * `start` and `onClose`, `count` how many things it shows. `dialog` is to be rendered by the page.
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
  // An address may ask for more than there is.
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
