import { dialogStore } from '@iwan/shared/state/dialogs';

/** Opens the dialog that the address asks for (`?dialog=calculator`), so that a dialog can be linked to. */
export function openLinkedDialog(): void {
  const name = new URLSearchParams(location.search).get('dialog');
  if (name === 'calculator' || name === 'saved') dialogStore.open({ name });
}
