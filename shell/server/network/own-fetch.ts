/**
 * `fetch` as it was before the code of any release has run: that may put another one into its place, and every page would be
 * made without the backend from then on.
 */
export const ownFetch = globalThis.fetch;
