import { business } from '@iwan/shared/contracts/business';
import { Container } from '@iwan/shared/ui/container';
import styles from './calculator-notice.module.css';
import { texts } from './texts';

/** What the calculator's link leads to where there is no script to open the calculator with. */
export function CalculatorNotice({ search }: { readonly search: string }) {
  if (new URLSearchParams(search).get('dialog') !== 'calculator') return null;
  return (
    <noscript>
      <Container>
        <p className={styles.notice}>
          {texts.calculatorNeedsScript} <a href={business.phone.href}>{business.phone.text}</a>
        </p>
      </Container>
    </noscript>
  );
}
