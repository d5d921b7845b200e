import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { dialogStore } from '@iwan/shared/state/site-store';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import type { MouseEvent } from 'react';
import type { OpeningCard } from './opening';
import { textsOf } from './texts';

interface ApplyLinkProps extends Pick<OpeningCard, 'title' | 'slug'> {
  /** The name of the opening, where the label alone does not have it. */
  readonly label?: string;
}

/** Opens the application dialog with its job chosen; without script it links to the form on the opening's page. */
export function ApplyLink({ title, slug, label }: ApplyLinkProps) {
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
