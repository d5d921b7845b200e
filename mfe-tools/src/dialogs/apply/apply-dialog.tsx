import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { dialogStore, useDialogs } from '@iwan/shared/state/site-store';
import { Dialog } from '@iwan/shared/ui/dialog';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { ApplicationForm } from '../../parts/application/application-form';
import { textsOf as formTextsOf } from '../../parts/application/texts';
import { findOpening, type OpeningCard } from '../../parts/openings/opening';
import { textsOf as openingTextsOf } from '../../parts/openings/texts';
import styles from './apply-dialog.module.css';
import { textsOf } from './texts';

declare module '@iwan/shared/state/dialogs' {
  interface DialogKinds {
    /** `job`: the slug of the opening. */
    readonly apply: { readonly job?: string };
  }
}

export interface ApplyData {
  readonly openings: readonly OpeningCard[];
}

/** The dialog with the application form, with the job of the button that opened it (section 2). Rendered in the browser only. */
export function ApplyDialog({ data: { openings } }: { readonly data: ApplyData }) {
  const texts = useTexts(textsOf);
  const formTexts = useTexts(formTextsOf);
  const openingTexts = useTexts(openingTextsOf);
  const dialog = useDialogs((state) => state.dialog);
  if (dialog?.name !== 'apply') return null;
  const opening = findOpening(openings, dialog.job);
  return (
    <Dialog title={opening === null ? texts.title : texts.titleFor(opening.title)} onClose={dialogStore.close}>
      {openings.length === 0 ? (
        <EmptyState title={openingTexts.none} reason={openingTexts.noneYet} />
      ) : (
        <>
          <p className={styles.lede}>{formTexts.lede}</p>
          <ApplicationForm id="apply" openings={openings} {...(opening === null ? {} : { job: opening.title })} />
        </>
      )}
    </Dialog>
  );
}
