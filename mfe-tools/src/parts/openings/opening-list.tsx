import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { ApplyLink } from './apply-link';
import type { OpeningCard } from './opening';
import styles from './opening-list.module.css';
import { textsOf } from './texts';

interface OpeningListProps {
  readonly openings: readonly OpeningCard[];
}

/** Openings, each with links to its page and to its application. */
export function OpeningList({ openings }: OpeningListProps) {
  const texts = useTexts(textsOf);
  if (openings.length === 0) return <EmptyState title={texts.none} reason={texts.noneYet} />;
  return (
    <ul className={styles.openings}>
      {openings.map(({ title, slug, summary }) => (
        <li key={slug} className={styles.opening}>
          <h3>
            <a href={paths.opening(title)}>{title}</a>
          </h3>
          {summary === null ? null : <p>{summary}</p>}
          <ApplyLink title={title} slug={slug} label={texts.applyFor(title)} />
        </li>
      ))}
    </ul>
  );
}
