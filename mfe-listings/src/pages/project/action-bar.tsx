import { business } from '@iwan/shared/contracts/business';
import type { ProjectAgent } from '@iwan/shared/contracts/entities';
import { telephoneOf } from '@iwan/shared/domain/contact/ways-to-reach';
import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { enquiryTexts } from '@iwan/shared/forms/enquiry-texts';
import { ButtonLink } from '@iwan/shared/ui/button';
import { IconLink } from '@iwan/shared/ui/icon-button';
import { WhatsappLink } from '@iwan/shared/ui/whatsapp-link';
import styles from './action-bar.module.css';
import { texts } from './texts';

interface ActionBarProps {
  readonly project: string;
  readonly agent: ProjectAgent | null;
}

const words = texts.enquiry;

/** On phones, at the foot of the window: call, WhatsApp, and the way to the form. */
export function ActionBar({ project, agent }: ActionBarProps) {
  const { digits } = business.whatsapp;
  return (
    <nav className={styles.bar} aria-label={words.contact}>
      <IconLink icon="phone" label={enquiryTexts.call} href={telephoneOf(agent)} />
      <WhatsappLink
        phone={agent?.phone ?? digits}
        label={words.whatsapp(agent?.name ?? business.name, project)}
        message={whatsappMessage(agent?.name ?? business.name, project)}
      />
      <ButtonLink look="primary" className={styles.send} href="#enquiry-title">
        {words.ask}
      </ButtonLink>
    </nav>
  );
}
