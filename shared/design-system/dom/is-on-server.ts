/**
 * Whether this runs in the document server. What it renders of a dialog is for visitors without script: no browser takes
 * that over, so that it may differ from what a browser renders.
 */
export const isOnServer = typeof document === 'undefined';
