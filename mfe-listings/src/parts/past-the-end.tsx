import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Message } from '@iwan/shared/ui/feedback/message';
import { textsOf } from './texts';

interface PastTheEndProps {
  /** The page of the address, and the last page, which is shown instead. */
  readonly requested: number;
  readonly last: number;
  readonly firstHref: string;
}

/** The message above the last page where the requested page does not exist; otherwise nothing. */
export function PastTheEnd({ requested, last, firstHref }: PastTheEndProps) {
  const texts = useTexts(textsOf);
  if (requested <= last) return null;
  return (
    <Message tone="danger">
      {texts.pastTheEnd(requested, last)} <TextLink href={firstHref}>{texts.firstPage}</TextLink>
    </Message>
  );
}
