import { business } from '@iwan/shared/contracts/business';
import { paths } from '@iwan/shared/paths/paths';
import styles from './brand.module.css';
import { Mark } from './mark';
import { texts } from './texts';

/** The mark and the name, leading home. */
export function Brand() {
  return (
    <a className={styles.brand} href={paths.home()} aria-label={texts.home}>
      <Mark />
      <span>{business.name}</span>
    </a>
  );
}
