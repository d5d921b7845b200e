/** The id of the empty sheet in each document, which its script opens until the code of a dialog has loaded. */
export const loadingDialogId = 'loading-dialog';

/** Selects an open dialog: one on Chakra UI, or a native one, which shows what is loading. */
export const openDialog = ':is([role=dialog][data-state=open], dialog[open])';

const sheet = () => document.getElementById(loadingDialogId) as HTMLDialogElement | null;

export function isLoadingDialogOpen(): boolean {
  return sheet()?.open === true;
}

/**
 * Closes that sheet. Every dialog does so before it opens: the focus is on the pressed control again then, to which the dialog
 * returns it.
 */
export function closeLoadingDialog(): void {
  if (isLoadingDialogOpen()) sheet()?.close();
}
