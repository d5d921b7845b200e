import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { MapIcon } from '../icons';
import { SaveSearch } from '../save-search/save-search';
import styles from './results-line.module.css';
import { textsOf } from './texts';

interface ResultsLineProps {
  readonly total: number;
  readonly hiddenByBudget: number;
  /** The same search at any price. */
  readonly showHref: string;
  /** The map of these results. */
  readonly mapHref: string;
  readonly criteria: SearchCriteria;
  readonly slug: string | null;
}

/** The number of results, how many only the budget excludes, and the link to the map. */
export function ResultsLine({ total, hiddenByBudget, showHref, mapHref, criteria, slug }: ResultsLineProps) {
  const texts = useTexts(textsOf);
  return (
    <div className={styles.line}>
      <h2 aria-live="polite">{texts.found(total)}</h2>
      {hiddenByBudget === 0 ? null : (
        <p>
          {texts.hidden(hiddenByBudget)} <TextLink href={showHref}>{texts.show}</TextLink>
        </p>
      )}
      <SaveSearch className={styles.save} criteria={criteria} slug={slug} />
      <TextLink className={styles.map} href={mapHref}>
        <MapIcon />
        {texts.map}
      </TextLink>
    </div>
  );
}
