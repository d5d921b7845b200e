import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { textsOf } from '../texts';
import styles from './why.module.css';

/** 'Why this?' on the card of a result: a disclosure with the reasons. Works without script. */
export function Why({ project, sentences }: { readonly project: string; readonly sentences: readonly string[] }) {
  const texts = useTexts(textsOf);
  if (sentences.length === 0) return null;
  return (
    <details className={styles.why} data-print="none">
      <summary>
        {texts.why} <span className="visually-hidden">{project}</span>
      </summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
