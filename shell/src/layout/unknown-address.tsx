import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { ContactWays } from '@iwan/shared/ui/layout/contact-ways';
import { Container } from '@iwan/shared/ui/layout/container';
import { textsOf } from './texts';
import styles from './unknown-address.module.css';

/** Above Home, which an unknown address shows (section 2): that it is not the page that was asked for. */
export function UnknownAddress() {
  const { unknownAddress } = useTexts(textsOf);
  return (
    <div className={styles.notice} role="status">
      <Container className={styles.line}>
        <p>{unknownAddress}</p>
        <ContactWays />
      </Container>
    </div>
  );
}
