import { paths } from '@iwan/shared/paths/paths';
import { ApplyLink } from './apply-link';
import styles from './opening-list.module.css';
import type { Opening } from './openings';
import { texts } from './texts';

interface OpeningListProps {
  readonly openings: readonly Opening[];
}

/** Openings, each with the way to its page and to its application. */
export function OpeningList({ openings }: OpeningListProps) {
  return (
    <ul className={styles.openings}>
      {openings.map(({ title, slug, summary }) => (
        <li key={slug} className={styles.opening}>
          <h3>
            <a href={paths.opening(title)}>{title}</a>
          </h3>
          <p>{summary}</p>
          <ApplyLink title={title} slug={slug} label={texts.applyFor(title)} />
        </li>
      ))}
    </ul>
  );
}
