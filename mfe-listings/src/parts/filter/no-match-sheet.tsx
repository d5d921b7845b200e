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
