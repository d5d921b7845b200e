import { business } from '@iwan/shared/contracts/business';
import { useTexts } from '@iwan/shared/format/locale-context';
import { TextLink } from '@iwan/shared/ui/text-link';
import { TextPage } from '../../parts/text-page';
import styles from './terms-page.module.css';
import { textsOf } from './texts';

/** The terms and conditions: a placeholder that says so. */
export function TermsPage() {
  const texts = useTexts(textsOf);
  return (
    <TextPage words={texts} notice={<strong className={styles.notice}>{texts.notice}</strong>}>
      <p>
        {texts.ask} <TextLink href={business.email.href}>{business.email.text}</TextLink>
      </p>
    </TextPage>
  );
}
