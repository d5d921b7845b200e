/** The key in the state of a history entry, beside the router's own. */
const key = 'mapRow';

/** Stores in the history entry which row of the list was followed. */
export function rememberRow(id: string): void {
  window.history.replaceState({ ...(window.history.state as object | null), [key]: id }, '');
}

/** The row that was followed, when the visitor returns to the page; `null` on a first visit. */
export function leftRow(): string | null {
  const state: unknown = window.history.state;
  const id = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : null;
  return typeof id === 'string' ? id : null;
}
