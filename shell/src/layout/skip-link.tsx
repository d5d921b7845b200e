import styles from './skip-link.module.css';
import { texts } from './texts';

/** The first stop of the Tab key on every page: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {texts.skip}
    </a>
  );
}
