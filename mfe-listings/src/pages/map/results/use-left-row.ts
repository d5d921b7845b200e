import { type RefObject, useEffect, useRef } from 'react';
import { leftRow } from './left-row';

/**
 * Scrolls back to the row that was followed, and focuses it. Only where the column scrolls by itself: the shell restores the
 * scroll position of the page.
 */
export function useLeftRow(list: RefObject<HTMLElement | null>, isThere: (id: string) => boolean): void {
  const wanted = useRef<string | null>(null);
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    wanted.current ??= leftRow();
    const id = wanted.current;
    if (id === null || !isThere(id)) return;
    isDone.current = true;
    const entry = list.current?.querySelector<HTMLElement>(`[data-project="${CSS.escape(id)}"]`);
    const column = list.current?.parentElement;
    if (!entry || !column) return;
    column.scrollTop = entry.offsetTop - (column.clientHeight - entry.offsetHeight) / 2;
    // After the shell, which focuses a page as it arrives.
    requestAnimationFrame(() => entry.querySelector('a')?.focus({ preventScroll: true }));
  });
}
