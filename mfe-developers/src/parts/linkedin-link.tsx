import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { OutIcon } from '@iwan/shared/ui/icons/out';
import { textsOf } from './texts';

/** Somebody's page at LinkedIn, in a tab of its own. Who cannot see beside whom it stands hears the name. */
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
