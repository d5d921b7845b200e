import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Message } from '@iwan/shared/ui/feedback/message';
import { textsOf } from './texts';

interface PastTheEndProps {
  /** The page that was asked for, and the last that there is, which is shown. */
  readonly asked: number;
  readonly last: number;
  readonly firstHref: string;
}

/** Says above the last page of a list that the one that was asked for is not there; nothing where it is. */
export function PastTheEnd({ asked, last, firstHref }: PastTheEndProps) {
  const texts = useTexts(textsOf);
  if (asked <= last) return null;
  return (
    <Message tone="danger">
      {texts.pastTheEnd(asked, last)} <TextLink href={firstHref}>{texts.firstPage}</TextLink>
    </Message>
  );
}
