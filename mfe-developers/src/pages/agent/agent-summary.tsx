import { mailtoOf, telephoneOf } from '@iwan/shared/domain/contact/ways-to-reach';
import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { AgentProfile } from '@iwan/shared/domain/model/entities';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { enquiryTextsOf } from '@iwan/shared/forms/enquiry-texts';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { Portrait } from '@iwan/shared/ui/content/portrait';
import { MailIcon } from '@iwan/shared/ui/icons/mail';
import { PhoneIcon } from '@iwan/shared/ui/icons/phone';
import { RecordName, RecordWords } from '@iwan/shared/ui/records/record-words';
import type { AgentFigures } from '../../parts/figures/agent-figures';
import { FigureList } from '../../parts/figures/figure-list';
import { AreaLinks, LanguageLinks } from '../../parts/languages/language-links';
import { LinkedinLink } from '../../parts/linkedin-link';
import { textsOf as partTextsOf } from '../../parts/texts';
import styles from './agent-summary.module.css';
import { textsOf } from './texts';

/** The `sizes` of the portrait; the head of the page has the same, for its preload. */
export const portraitPicture = {
  width: 432,
  sizes: '(max-width: 559.98px) 19rem, (max-width: 1100px) 38vw, 27rem',
} as const;

interface AgentSummaryProps {
  readonly agent: AgentProfile;
  readonly figures: AgentFigures | null;
}

/** Picture, name, languages, areas, figures and contact links of an agent. */
export function AgentSummary({ agent, figures }: AgentSummaryProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const partTexts = useTexts(partTextsOf);
  const enquiryTexts = useTexts(enquiryTextsOf);
  const name = shownName(agent);
  const { image, designation, subHeading, languages, linkedin, phone, brn, areas } = agent;
  return (
    <div className={styles.summary}>
      <Portrait path={image} name={name} alt={name} {...portraitPicture} priority className={styles.portrait} />
      <div className={styles.text}>
        <h1>
          <RecordName of={agent} />
        </h1>
        {designation === null ? null : (
          <p className={styles.designation}>
            <RecordWords of={agent} field="designation">
              {designation}
            </RecordWords>
          </p>
        )}
        {subHeading === null ? null : (
          <p className={styles.subHeading}>
            <RecordWords of={agent} field="sub_heading">
              {subHeading}
            </RecordWords>
          </p>
        )}
        {brn === undefined ? null : <p className={styles.registration}>{texts.registration(brn)}</p>}
        <FigureList figures={figures} />
        {languages === null ? null : (
          <div className={styles.languages}>
            <p aria-hidden="true">{texts.languages}</p>
            <LanguageLinks label={texts.languages} languages={splitList(languages)} />
          </div>
        )}
        {!areas?.length ? null : (
          <div className={styles.languages}>
            <p aria-hidden="true">{texts.areas}</p>
            <AreaLinks label={texts.areas} slugs={areas} />
          </div>
        )}
        <div className={styles.ways}>
          {figures === null ? null : (
            <ButtonLink look="primary" href={`${paths.agent(agent.name)}book`}>
              {texts.book}
            </ButtonLink>
          )}
          <ButtonLink href={telephoneOf(agent)}>
            <PhoneIcon />
            {enquiryTexts.call}
          </ButtonLink>
          <ButtonLink href={mailtoOf(name)}>
            <MailIcon />
            {enquiryTexts.mail}
          </ButtonLink>
          {phone === null ? null : (
            <WhatsappLink
              phone={phone}
              label={partTexts.whatsapp(name)}
              message={whatsappMessage(name, null, locale)}
              word={texts.whatsapp}
              className={styles.whatsapp}
            />
          )}
          {linkedin === null ? null : <LinkedinLink href={linkedin} name={name} />}
        </div>
      </div>
    </div>
  );
}
