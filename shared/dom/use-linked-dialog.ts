import { type ComponentType, createElement, type MouseEvent, type ReactNode, useState } from 'react';

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
 * what links do. `load` gives the component; `own` is what it takes beside `start` and `onClose`. `dialog` is to be rendered by
 * the page.
 */
export function useLinkedDialog<Own extends object>(
  load: () => Promise<ComponentType<Own & LinkedDialogProps>>,
  own: Own,
): { readonly open: OpenLinked; readonly dialog: ReactNode } {
  const [start, setStart] = useState<number | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<Own & LinkedDialogProps> | null>(null);

  const open: OpenLinked = (event, index) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setStart(index);
    if (Dialog !== null) return;
    const { href } = event.currentTarget;
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setStart(null);
        location.assign(href);
      },
    );
  };

  const isOpen = start !== null && Dialog !== null;
  return { open, dialog: isOpen ? createElement(Dialog, { ...own, start, onClose: () => setStart(null) }) : null };
}
