import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { findField } from './move-among-choices';

/** Scrolls a cell's open list into view, and puts the cursor into its search field. */
export function showList(cell: HTMLElement, list: HTMLElement): void {
  // The panel is low on the screen: its lists open outside of the visible part.
  scrollIntoSight(list, 'nearest');
  // Not where the focus is in the list already, by an arrow key.
  if (!list.contains(document.activeElement)) findField(cell)?.focus({ preventScroll: true });
}
