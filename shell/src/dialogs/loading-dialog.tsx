import { loadingDialogId } from '@iwan/shared/dom/loading-dialog';
import { IconButton } from '@iwan/shared/ui/actions/icon-button';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { textsOf } from './texts';

/**
 * The closed sheet in every document, which its script opens when a control that opens a sheet is pressed before its code has
 * loaded (`document/start-up/remember-presses.ts`). `locale`: BCP 47.
 */
export function LoadingDialog({ locale }: { readonly locale: string }) {
  return (
    <dialog id={loadingDialogId} className="loading-dialog" aria-busy="true">
      <form method="dialog" data-works-unaided="">
        <IconButton type="submit" icon={CloseIcon} look="bare" label={textsOf(locale).close} />
      </form>
      <i />
      <i />
      <i />
    </dialog>
  );
}
