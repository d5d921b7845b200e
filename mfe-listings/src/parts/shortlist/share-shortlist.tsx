import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { shortlistLimits } from '@iwan/shared/domain/shortlist/shortlist-wire';
import { withQuery } from '@iwan/shared/paths/query';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { textsOf } from '../texts';

/** Leads to the page on which a shortlist of these projects, as many as it takes, is named and made. */
export function ShareShortlist({ ids }: { readonly ids: readonly string[] }) {
  const texts = useTexts(textsOf);
  const href = withQuery('/shortlist/new', { project: ids.slice(0, shortlistLimits.projects) });
  return (
    <ButtonLink size="small" href={href}>
      {texts.shareShortlist}
    </ButtonLink>
  );
}
