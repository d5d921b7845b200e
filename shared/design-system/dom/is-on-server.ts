/**
 * Whether this runs in the document server. A dialog that it renders is for visitors without script and never hydrated, so it
 * may differ from the browser's.
 */
export const isOnServer = typeof document === 'undefined';
