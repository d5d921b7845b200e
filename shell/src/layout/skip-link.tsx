import { useTexts } from '@iwan/shared/domain/format/locale-context';
import styles from './skip-link.module.css';
import { textsOf } from './texts';

/** The first stop of the Tab key on every page: past the header, to the content. */
export function SkipLink() {
  const texts = useTexts(textsOf);
  return (
    <a className={styles.skip} href="#main">
      {texts.skip}
    </a>
  );
}
