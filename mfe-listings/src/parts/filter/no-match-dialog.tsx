import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { Button } from '@iwan/shared/ui/actions/button';
import { Dialog } from '@iwan/shared/ui/dialog';
import type { RefObject } from 'react';
import { NoMatch } from './no-match';
import { textsOf } from './texts';
import type { Matches } from './use-matches';

interface NoMatchDialogProps {
  readonly criteria: SearchCriteria;
  readonly found: Matches;
  /** Takes the focus when these contents replace the choices. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
  readonly onRelax: (criteria: SearchCriteria) => void;
}

/** Says that nothing matches, with what to leave out for matches. */
export function NoMatchDialog({ criteria, found, button, onBack, onRelax }: NoMatchDialogProps) {
  const texts = useTexts(textsOf);
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
