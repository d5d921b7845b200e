import { dialogStore } from '@iwan/shared/state/dialogs';

/** Opens the dialog that the address asks for (`?dialog=calculator`), so that a dialog can be linked to. */
export function openLinkedDialog(): void {
  if (new URLSearchParams(location.search).get('dialog') === 'calculator') dialogStore.open({ name: 'calculator' });
}
