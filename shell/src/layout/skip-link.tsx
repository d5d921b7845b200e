import { useTexts } from '@iwan/shared/domain/format/locale-context';
import styles from './skip-link.module.css';
import { textsOf } from './texts';

/** The first tab stop of every page: skips the header, to the content. */
export function SkipLink() {
  const texts = useTexts(textsOf);
  return (
    <a className={styles.skip} href="#main">
      {texts.skip}
    </a>
  );
}
