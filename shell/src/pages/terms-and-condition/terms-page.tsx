import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { TextPage } from '../../parts/text-page';
import styles from './terms-page.module.css';
import { textsOf } from './texts';

/** The terms and conditions: a placeholder that is marked as such. */
export function TermsPage() {
  const texts = useTexts(textsOf);
  return (
    <TextPage texts={texts} notice={<strong className={styles.notice}>{texts.notice}</strong>}>
      <p>
        {texts.ask} <TextLink href={business.email.href}>{business.email.text}</TextLink>
      </p>
    </TextPage>
  );
}
