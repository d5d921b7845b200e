import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { waysOut, without } from '@iwan/shared/domain/search/facets/relaxations';
import { Button } from '@iwan/shared/ui/actions/button';
import { criterionText } from './criterion-text';
import styles from './no-match.module.css';
import { textsOf } from './texts';
import type { Matches } from './use-matches';

interface NoMatchProps {
  readonly criteria: SearchCriteria;
  readonly found: Matches;
  /** Continues with fewer criteria, which have matches. */
  readonly onRelax: (criteria: SearchCriteria) => void;
}

/** The message when nothing matches (sections 2 and 8), and the one criterion that prevents matches. */
export function NoMatch({ criteria, found, onRelax }: NoMatchProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const ways = waysOut(criteria, found.relaxations);
  return (
    <div className={styles.none}>
      <p>{texts.none.text}</p>
      {ways.length === 0 ? null : (
        <>
          <h3>{texts.none.ways}</h3>
          <ul>
            {ways.map(({ criterion, count }) => (
              <li key={criterion}>
                <Button look="outline" size="small" onClick={() => onRelax(without(criteria, criterion))}>
                  {criterion === 'budget'
                    ? texts.none.anyPrice(count)
                    : criterion === 'noneOf'
                      ? texts.none.leavingOut(count)
                      : texts.none.without(criterionText(criteria, criterion, locale), count)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
