import { eiborAddress } from '@iwan/shared/domain/facts/sources';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { textsOf } from '../texts';
import styles from './loan-field.module.css';

/** Beside the hint of section 9: a link to today's rates. */
export function RateSource() {
  const texts = useTexts(textsOf);
  return (
    <p className={styles.rateSource}>
      {texts.rateOfToday}{' '}
      <a href={eiborAddress} target="_blank" rel="noopener noreferrer">
        {texts.eibor}
      </a>
    </p>
  );
}
