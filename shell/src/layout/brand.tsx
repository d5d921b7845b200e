import { business } from '@iwan/shared/contracts/business';
import { paths } from '@iwan/shared/paths/paths';
import styles from './brand.module.css';
import { texts } from './texts';

/** The mark and the name, leading home. */
export function Brand() {
  return (
    <a className={styles.brand} href={paths.home()} aria-label={texts.home}>
      <svg viewBox="0 0 30 36" aria-hidden="true">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M0 0h30v36h-4.5V19.5C25.5 13 21.5 10 15 6.5 8.5 10 4.5 13 4.5 19.5V36H0z"
        />
        <path fill="var(--accent)" d="M9.5 36V20.6c0-4 1.8-5.7 5.5-8 3.7 2.3 5.5 4 5.5 8V36z" />
      </svg>
      <span>{business.name}</span>
    </a>
  );
}
