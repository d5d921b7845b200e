import { classNames } from '@iwan/shared/dom/class-names';
import { telephoneOf } from '@iwan/shared/domain/contact/ways-to-reach';
import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import type { ProjectAgent } from '@iwan/shared/domain/model/entities';
import { enquiryTextsOf } from '@iwan/shared/forms/enquiry-texts';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { IconLink } from '@iwan/shared/ui/actions/icon-button';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { PhoneIcon } from '@iwan/shared/ui/icons/phone';
import { useEffect, useState } from 'react';
import { textsOf } from '../texts';
import styles from './action-bar.module.css';

const formId = 'enquiry-title';

interface ActionBarProps {
  readonly project: string;
  readonly agent: ProjectAgent | null;
}

/** On phones, at the bottom of the window between the first view and the footer: call, WhatsApp, and a link to the form. */
export function ActionBar({ project, agent }: ActionBarProps) {
  const { enquiry: texts } = useTexts(textsOf);
  const enquiryTexts = useTexts(enquiryTextsOf);
  const locale = useLocale();
  const { digits } = business.whatsapp;
  // Hidden while the form is in view, which has a button of its own.
  const isRequested = useIsInSight(formId);
  return (
    <div className={styles.zone}>
      <nav className={classNames(styles.bar, isRequested && styles.away)} aria-label={texts.contact}>
        <IconLink icon={PhoneIcon} label={enquiryTexts.call} href={telephoneOf(agent)} />
        <WhatsappLink
          phone={agent?.phone ?? digits}
          label={texts.whatsapp(agent?.name ?? business.name, project)}
          message={whatsappMessage(agent?.name ?? business.name, project, locale)}
        />
        <ButtonLink look="primary" className={styles.send} href={`#${formId}`}>
          {texts.ask}
        </ButtonLink>
      </nav>
    </div>
  );
}

/** Whether the section around an element is in the window; false before hydration. */
function useIsInSight(id: string): boolean {
  const [isInSight, setIsInSight] = useState(false);

  useEffect(() => {
    const section = document.getElementById(id)?.closest('section');
    if (!section || typeof IntersectionObserver === 'undefined') return;
    const watching = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting === true), {
      rootMargin: '0px 0px -20% 0px',
    });
    watching.observe(section);
    return () => watching.disconnect();
  }, [id]);

  return isInSight;
}
