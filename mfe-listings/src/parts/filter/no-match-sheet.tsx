import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { Button } from '@iwan/shared/ui/actions/button';
import { Dialog } from '@iwan/shared/ui/dialog';
import type { ReactElement, RefObject } from 'react';
import { NoMatch } from './no-match';
import type { textsOf } from './texts';
import type { Matches } from './use-matches';

interface NoMatchSheet {
  readonly texts: ReturnType<typeof textsOf>;
  readonly criteria: SearchCriteria;
  readonly found: Matches;
  /** Takes the focus when these contents replace the choices. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
  readonly onRelax: (criteria: SearchCriteria) => void;
}

/**
 * Says that nothing matches, with what to leave out for matches. No component: the dialog of the choices goes on with other contents,
 * where a component would be another dialog, for which that one closes.
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
