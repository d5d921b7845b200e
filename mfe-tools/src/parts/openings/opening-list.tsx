import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { ApplyLink } from './apply-link';
import styles from './opening-list.module.css';
import type { Opening } from './openings';
import { textsOf } from './texts';

interface OpeningListProps {
  readonly openings: readonly Opening[];
}

/** Openings, each with links to its page and to its application. */
export function OpeningList({ openings }: OpeningListProps) {
  const texts = useTexts(textsOf);
  return (
    <ul className={styles.openings}>
      {openings.map(({ title, slug }) => (
        <li key={slug} className={styles.opening}>
          <h3>
            <a href={paths.opening(title)}>{title}</a>
          </h3>
          <p>{texts.summaries[title]}</p>
          <ApplyLink title={title} slug={slug} label={texts.applyFor(title)} />
        </li>
      ))}
    </ul>
  );
}
