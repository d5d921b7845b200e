import { type Dialog, dialogStore } from '@iwan/shared/state/dialogs';
import type { Composition } from '../composition/composition';
import { isOwnDialog } from './own-dialogs';

/**
 * The dialog that a query asks for, with the rest of the query as what it opens with, numbers as numbers:
 * `?dialog=calculator&price=1200000`. `null` where it asks for none that the site has.
 */
export function linkedDialog({ dialogs }: Pick<Composition, 'dialogs'>, search: string): Dialog | null {
  const { dialog: name, ...rest } = Object.fromEntries(new URLSearchParams(search));
  if (name === undefined || (!Object.hasOwn(dialogs, name) && !isOwnDialog(name))) return null;
  const params = Object.entries(rest).map(([key, text]) => [
    key,
    /^\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text,
  ]);
  return { ...Object.fromEntries(params), name } as Dialog;
}

/** Opens the dialog that the document's address asks for, so that a dialog can be linked to. */
export function openLinkedDialog(composition: Composition): void {
  const dialog = linkedDialog(composition, location.search);
  if (dialog) dialogStore.open(dialog);
}
