import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { textsOf } from '../texts';
import styles from './filter-fields.module.css';

/** How many projects a choice would find, after its label; nothing where that was not counted. */
export function ChoiceCount({ of }: { readonly of: number | null }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  if (of === null) return null;
  return (
    <small className={styles.count}>
      {format.number(of)}
      <span className="visually-hidden"> {texts.behind(of)}</span>
    </small>
  );
}
