import { joinDialogQuery, splitDialogQuery } from '../paths/dialog-query';
import type { Query } from '../paths/query';
import { overlayStore } from '../state/overlays';

/**
 * Writes what is on show into the address, in place of the same parameters before, so that reload, a shared link and
 * Back return to it (readings, routes). Nothing is loaded and nothing enters the history: the page shows it already. An open dialog
 * keeps its own parameters, behind the page's.
 *
 * Beside react-router, whose replacing navigation would end another one under way and give the entry another key, by
 * which the shell tells what Back closes. The address bar stays the truth; what the shell keeps of it is told here.
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
  // The router keeps its own marks in the state.
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  overlayStore.noteAddress();
}
