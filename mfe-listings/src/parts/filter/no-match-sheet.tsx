import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { waysOut, without } from '@iwan/shared/domain/search/facets/relaxations';
import { Button } from '@iwan/shared/ui/actions/button';
import { Dialog } from '@iwan/shared/ui/dialog';
import type { ReactElement, RefObject } from 'react';
import { criterionText } from './criterion-text';
import styles from './no-match.module.css';
import { textsOf } from './texts';
import type { Matches } from './use-matches';

interface NoMatchSheet {
  readonly texts: ReturnType<typeof textsOf>;
  readonly criteria: SearchCriteria;
  readonly found: Matches;
  /** Focused when these contents replace the choices. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
  readonly onRelax: (criteria: SearchCriteria) => void;
}

/**
 * The contents of the dialog when nothing matches. Not a component: the dialog keeps its identity and only its contents change.
 */
export function noMatchSheet({ texts, criteria, found, button, onBack, onRelax }: NoMatchSheet): ReactElement {
  return (
    <Dialog
      title={texts.none.title}
      size="medium"
      onClose={onBack}
      foot={
        <>
          <span />
          <Button ref={button} onClick={onBack}>
            {texts.close}
          </Button>
        </>
      }
    >
      <NoMatch criteria={criteria} found={found} onRelax={onRelax} />
    </Dialog>
  );
}

interface NoMatchProps {
  readonly criteria: SearchCriteria;
  readonly found: Matches;
  /** Continues with fewer criteria, which have matches. */
  readonly onRelax: (criteria: SearchCriteria) => void;
}

/** The message when nothing matches (sections 2 and 8), and the one criterion that prevents matches. */
function NoMatch({ criteria, found, onRelax }: NoMatchProps) {
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
