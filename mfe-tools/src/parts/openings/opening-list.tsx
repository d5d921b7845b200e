import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { dialogStore } from '@iwan/shared/state/site-store';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Link } from '@iwan/shared/ui/links/link';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import type { MouseEvent } from 'react';
import { type OpeningCard, shownTitle } from './opening';
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
      {openings.map((opening) => (
        <li key={opening.slug} className={styles.opening}>
          <h3>
            <Link href={paths.opening(opening.title)}>
              <RecordWords of={opening} field="name">
                {shownTitle(opening)}
              </RecordWords>
            </Link>
          </h3>
          {opening.summary === null ? null : (
            <p>
              <RecordWords of={opening} field="summary">
                {opening.summary}
              </RecordWords>
            </p>
          )}
          <ApplyLink title={opening.title} slug={opening.slug} label={texts.applyFor(shownTitle(opening))} />
        </li>
      ))}
    </ul>
  );
}

interface ApplyLinkProps extends Pick<OpeningCard, 'title' | 'slug'> {
  /** The name of the opening, where the label alone does not have it. */
  readonly label?: string;
}

/** Opens the application dialog with its job chosen; without script it links to the form on the opening's page. */
function ApplyLink({ title, slug, label }: ApplyLinkProps) {
  const texts = useTexts(textsOf);
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialogStore.open({ name: 'apply', job: slug });
  }
  return (
    <ButtonLink
      size="small"
      href={`${paths.opening(title)}#career`}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={open}
    >
      {texts.apply}
    </ButtonLink>
  );
}
