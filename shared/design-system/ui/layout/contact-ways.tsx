import { contactTextsOf } from '../../../domain/contact/contact-texts';
import { useTexts } from '../../../domain/format/locale-context';
import { business } from '../../../domain/model/business';
import styles from './contact-ways.module.css';

/** Whom to ask where a page is missing: by telephone, or on WhatsApp. */
export function ContactWays() {
  const texts = useTexts(contactTextsOf);
  return (
    <p className={styles.ways}>
      <a href={business.phone.href}>{texts.call}</a>
      <a href={business.whatsapp.href} target="_blank" rel="noopener noreferrer">
        {texts.whatsapp}
      </a>
    </p>
  );
}
