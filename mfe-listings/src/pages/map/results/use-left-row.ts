import { type RefObject, useEffect, useRef } from 'react';
import { leftRow } from './left-row';

/**
 * Brings the row by which the page was left back into sight, and the focus to it. Only in a column that scrolls by itself:
 * how far the page was scrolled the shell knows.
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
    // After the shell, which gives the focus to a page as it comes.
    requestAnimationFrame(() => entry.querySelector('a')?.focus({ preventScroll: true }));
  });
}
