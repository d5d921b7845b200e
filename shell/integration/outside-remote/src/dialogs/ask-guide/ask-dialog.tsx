import { dialogStore } from '@iwan/shared/state/site-store';
import { Dialog } from '@iwan/shared/ui/dialog';
import { AskFields } from '../../parts/ask-fields';

declare module '@iwan/shared/state/dialogs' {
  interface DialogKinds {
    readonly 'ask-guide': Record<never, never>;
  }
}

/** The form with a question, over any page. */
export function AskDialog() {
  return (
    <Dialog title="Ask about a guide" onClose={dialogStore.close}>
      <AskFields id="ask-dialog" />
    </Dialog>
  );
}
