import { type Dialog, dialogStore } from '@iwan/shared/state/dialogs';

/** The dialog that a query asks for: `?dialog=calculator&price=1200000`, the price in dirhams. `null` for none. */
export function linkedDialog(search: string): Dialog | null {
  const query = new URLSearchParams(search);
  switch (query.get('dialog')) {
    case 'calculator': {
      const price = Number(query.get('price'));
      return { name: 'calculator', ...(Number.isFinite(price) && price > 0 ? { price } : {}) };
    }
    case 'saved':
      return { name: 'saved' };
    default:
      return null;
  }
}

/** Opens the dialog that the document's address asks for, so that a dialog can be linked to. */
export function openLinkedDialog(): void {
  const dialog = linkedDialog(location.search);
  if (dialog) dialogStore.open(dialog);
}
