import { classNames } from '@iwan/shared/dom/class-names';
import { telephoneOf } from '@iwan/shared/domain/contact/ways-to-reach';
import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { ProjectAgent } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
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
  const to = agent ? shownName(agent) : businessTextsOf(locale).name;
  // Hidden while the form or a unit is in view: they have a button of their own.
  const isRequested = useIsInSight(`#${formId}, #unit-title`);
  return (
    <div className={styles.zone}>
      <nav className={classNames(styles.bar, isRequested && styles.away)} aria-label={texts.contact}>
        <IconLink icon={PhoneIcon} label={enquiryTexts.call} href={telephoneOf(agent)} />
        <WhatsappLink
          phone={agent?.phone ?? digits}
          label={texts.whatsapp(to, project)}
          message={whatsappMessage(to, project, locale)}
        />
        <ButtonLink look="primary" className={styles.send} href={`#${formId}`}>
          {texts.ask}
        </ButtonLink>
      </nav>
    </div>
  );
}

/** Whether a section around one of these elements is in the window; false before hydration. */
function useIsInSight(titles: string): boolean {
  const [isInSight, setIsInSight] = useState(false);

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const inSight = new Set<Element>();
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        setIsInSight(inSight.size > 0);
      },
      { rootMargin: '0px 0px -20% 0px' },
    );
    for (const title of document.querySelectorAll(titles)) watching.observe(title.closest('section') ?? title);
    return () => watching.disconnect();
  }, [titles]);

  return isInSight;
}
