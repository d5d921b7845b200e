import { business } from '@iwan/shared/contracts/business';
import { TextLink } from '@iwan/shared/ui/text-link';
import { TextPage } from '../../parts/text-page';
import styles from './terms-page.module.css';
import { texts } from './texts';

/** The terms and conditions: a placeholder that says so. */
export function TermsPage() {
  return (
    <TextPage words={texts} notice={<strong className={styles.notice}>{texts.notice}</strong>}>
      <p>
        {texts.ask} <TextLink href={business.email.href}>{business.email.text}</TextLink>
      </p>
    </TextPage>
  );
}
