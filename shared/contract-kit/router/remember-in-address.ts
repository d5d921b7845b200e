import { joinDialogQuery, splitDialogQuery } from '../paths/dialog-query';
import type { Query } from '../paths/query';
import { overlayStore } from '../state/overlays';

/**
 * Writes the current state into the address, in place of the same parameters, so that reload, a shared link and Back return to
 * it (readings, routes). Nothing is loaded and no history entry is added: the page shows it already. The parameters of an open
 * dialog stay after the page's.
 *
 * Without react-router, whose replacing navigation would cancel a pending one and give the entry another key, by which the
 * shell knows what Back closes. The shell is notified of the new address here.
 */
export function rememberInAddress(query: Query): void {
  const { page, dialog } = splitDialogQuery(window.location.search);
  const params = new URLSearchParams(page);
  for (const [name, value] of Object.entries(query)) {
    params.delete(name);
    for (const one of [value ?? []].flat()) params.append(name, String(one));
  }
  const { pathname, hash } = window.location;
  const search = joinDialogQuery({ page: String(params) && `?${params}`, dialog });
  // Keeps the router's own fields in the state.
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  overlayStore.noteAddress();
}
