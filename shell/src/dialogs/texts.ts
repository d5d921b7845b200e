/** What a visitor reads where a dialog is on its way. */
export const texts = {
  close: 'Close',
  loading: 'Loading...',
} as const;
