/** The key in the state of a history entry; the router keeps its own beside it. */
const key = 'mapRow';

/** Notes in the entry of the history by which row of the list the page is left. */
export function rememberRow(id: string): void {
  window.history.replaceState({ ...(window.history.state as object | null), [key]: id }, '');
}

/** The row by which the page was left when the visitor comes back to it; `null` for a first visit. */
export function leftRow(): string | null {
  const state: unknown = window.history.state;
  const id = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : null;
  return typeof id === 'string' ? id : null;
}
