import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useDialogs } from '@iwan/shared/state/dialogs';
import { Dialog } from '@iwan/shared/ui/dialog';
import { ApplicationForm } from '../../parts/application/application-form';
import { textsOf as formTextsOf } from '../../parts/application/texts';
import { findOpening } from '../../parts/openings/openings';
import styles from './apply-dialog.module.css';
import { textsOf } from './texts';

declare module '@iwan/shared/state/dialogs' {
  interface DialogKinds {
    /** `job`: the slug of the opening. */
    readonly apply: { readonly job?: string };
  }
}

/** The dialog with the application form, with the job of the button that opened it (section 2). Rendered in the browser only. */
export function ApplyDialog() {
  const texts = useTexts(textsOf);
  const formTexts = useTexts(formTextsOf);
  const dialog = useDialogs((state) => state.dialog);
  const close = useDialogs((state) => state.close);
  if (dialog?.name !== 'apply') return null;
  const opening = findOpening(dialog.job);
  return (
    <Dialog title={opening === null ? texts.title : texts.titleFor(opening.title)} onClose={close}>
      <p className={styles.lede}>{formTexts.lede}</p>
      <ApplicationForm id="apply" {...(opening === null ? {} : { job: opening.title })} />
    </Dialog>
  );
}
