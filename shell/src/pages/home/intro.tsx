import { business } from '@iwan/shared/domain/model/business';
import { Mark } from '../../layout/mark';
import styles from './intro.module.css';

/**
 * The logo on teal for four seconds, then the arch opens onto the page below (section 9). Implemented in CSS only; the
 * document's own script ends it at the first click, key or scroll and skips it in a visit that has begun; it never blocks the
 * pointer.
 */
export function Intro() {
  return (
    <div className={styles.intro} aria-hidden="true">
      <Mark />
      <p>{business.name}</p>
    </div>
  );
}
