import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ListingData } from './load-listing';
import styles from './remarks.module.css';
import { textsOf } from './texts';

/** What the search has not used of a text, and why: a sentence for each reason. */
export function Remarks({ remarks }: { readonly remarks: NonNullable<ListingData['remarks']> }) {
  const texts = useTexts(textsOf);
  const reasons = [...new Set(remarks.map(({ about }) => about))];
  const wordsOf = (reason: string) => remarks.filter(({ about }) => about === reason).map(({ words }) => words);
  return (
    <ul className={styles.remarks} role="status">
      {reasons.map((reason) => (
        <li key={reason}>{texts.remarks[reason](wordsOf(reason))}</li>
      ))}
    </ul>
  );
}
