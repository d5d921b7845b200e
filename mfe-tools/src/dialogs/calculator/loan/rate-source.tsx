import { marketRate } from '@iwan/shared/domain/facts/loans';
import { eiborAddress } from '@iwan/shared/domain/facts/sources';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { FactSources } from '@iwan/shared/ui/content/fact-sources';
import { textsOf } from '../texts';
import styles from './loan-field.module.css';

const hintFacts = [marketRate];

/** Beside the hint of section 9: its source and day, and a link to today's rates. */
export function RateSource() {
  const texts = useTexts(textsOf);
  return (
    <div className={styles.rateSource}>
      <p>
        {texts.rateOfToday}{' '}
        <a href={eiborAddress} target="_blank" rel="noopener noreferrer">
          {texts.eibor}
        </a>
      </p>
      <FactSources facts={hintFacts} />
    </div>
  );
}
