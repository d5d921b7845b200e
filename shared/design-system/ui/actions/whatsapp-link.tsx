import { whatsappAddress } from '../../../domain/contact/whatsapp';
import { WhatsAppIcon } from '../icons/whatsapp';
import { ButtonLink } from './button';
import { IconLink } from './icon-button';

interface WhatsappLinkProps {
  /** Digits with the country code, as wa.me requires. */
  readonly phone: string;
  /** The accessible name: 'WhatsApp Mariam Al Suri about Azuria Quay'. */
  readonly label: string;
  /** The initial text of the chat; empty when left out. */
  readonly message?: string;
  /** The label beside the icon; without it the link is a circle. */
  readonly word?: string;
  readonly className?: string | undefined;
}

/** Opens a WhatsApp chat with one phone number (section 7). */
export function WhatsappLink({ phone, label, message, word, className }: WhatsappLinkProps) {
  const target = { href: whatsappAddress(phone, message), target: '_blank', rel: 'noopener noreferrer' } as const;
  if (word === undefined) {
    return <IconLink {...target} icon={WhatsAppIcon} look="whatsapp" label={label} className={className} />;
  }
  return (
    <ButtonLink {...target} look="whatsapp" size="small" aria-label={label} className={className}>
      <WhatsAppIcon />
      {word}
    </ButtonLink>
  );
}
