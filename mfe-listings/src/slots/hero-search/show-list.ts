import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { findField } from './move-among-choices';

/** Brings a cell's open list into sight, and the cursor into its find field. */
export function showList(cell: HTMLElement, list: HTMLElement): void {
  // The panel stands low on the screen: its lists open beneath the fold.
  scrollIntoSight(list, 'nearest');
  // Whoever is in the list already, by arrow key, stays there.
  if (!list.contains(document.activeElement)) findField(cell)?.focus({ preventScroll: true });
}
