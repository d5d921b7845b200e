import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ListingData } from './load-listing';
import styles from './remarks.module.css';
import { textsOf } from './texts';

/** What the search has not used of a text, and why: one sentence each. */
export function Remarks({ remarks }: { readonly remarks: NonNullable<ListingData['remarks']> }) {
  const texts = useTexts(textsOf);
  const sentences = new Set(remarks.map(({ about, words }) => texts.remarks[about](words)));
  return (
    <ul className={styles.remarks} role="status">
      {[...sentences].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
