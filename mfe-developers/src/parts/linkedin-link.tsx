import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { OutIcon } from '@iwan/shared/ui/icons/out';
import { textsOf } from './texts';

/** A link to a LinkedIn profile, in a new tab. Its accessible name has the person's name. */
export function LinkedinLink({ href, name }: { readonly href: string; readonly name: string }) {
  const texts = useTexts(textsOf);
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer">
      {texts.linkedin}
      <span className="visually-hidden"> {texts.linkedinOf(name)}</span>
      <OutIcon />
    </TextLink>
  );
}
