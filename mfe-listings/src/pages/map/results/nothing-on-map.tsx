import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { textsOf } from '../texts';

interface NothingOnMapProps {
  /** What is empty: the drawn area, the visible part, or the whole map. */
  readonly what: 'in the area' | 'in view' | 'at all';
  /** Links to where there may be projects. */
  readonly startHref: string;
}

/** The message for an empty map, with links. */
export function NothingOnMap({ what, startHref }: NothingOnMapProps) {
  const texts = useTexts(textsOf);
  switch (what) {
    case 'at all':
      return (
        <EmptyState title={texts.none} reason={texts.noneOnMap}>
          <ButtonLink href={paths.properties()}>{texts.browse}</ButtonLink>
        </EmptyState>
      );
    case 'in the area':
      return (
        <EmptyState title={texts.none} reason={texts.noneInArea}>
          <ButtonLink href={startHref}>{texts.wholeMap}</ButtonLink>
        </EmptyState>
      );
    case 'in view':
      return (
        <EmptyState title={texts.none} reason={texts.noneInView}>
          <ButtonLink href={startHref}>{texts.backToStart}</ButtonLink>
        </EmptyState>
      );
  }
}
