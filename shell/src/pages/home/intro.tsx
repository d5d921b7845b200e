import { business } from '@iwan/shared/domain/model/business';
import { Mark } from '../../layout/mark';
import styles from './intro.module.css';

/**
 * The mark on teal for four seconds, then the arch opens onto the page painted beneath (section 9). Style sheets alone
 * run it; the document's own script ends it at the first click, key or scroll and leaves it out of a visit that has begun; and nothing beneath is ever covered from
 * the pointer.
 */
export function Intro() {
  return (
    <div className={styles.intro} aria-hidden="true">
      <Mark />
      <p>{business.name}</p>
    </div>
  );
}
