/**
 * `fetch` as it was before the code of any release was run: a release could replace the global one, and all pages would be made
 * without the backend.
 */
export const ownFetch = globalThis.fetch;
