import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { dialogStore } from '@iwan/shared/state/site-store';
import { Dialog } from '@iwan/shared/ui/dialog';
import { AboutContactForm } from '../../forms/about-contact-form';
import styles from './contact-dialog.module.css';
import { textsOf } from './texts';

/** The contact form over the page. Rendered in the browser only. */
export function ContactDialog() {
  const texts = useTexts(textsOf);
  return (
    <Dialog title={texts.title} onClose={dialogStore.close}>
      <p className={styles.lede}>{texts.lede}</p>
      <AboutContactForm />
    </Dialog>
  );
}
