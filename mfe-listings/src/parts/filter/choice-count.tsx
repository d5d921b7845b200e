import styles from './filter-fields.module.css';
import { texts } from './texts';

/** How many projects a choice would give, behind its words; nothing where that was not counted. */
export function ChoiceCount({ of }: { readonly of: number | null }) {
  if (of === null) return null;
  return (
    <small className={styles.count}>
      {of.toLocaleString('en-AE')}
      <span className="visually-hidden"> {texts.behind}</span>
    </small>
  );
}
