import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { PinIcon } from '@iwan/shared/ui/icons/pin';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { Section } from '@iwan/shared/ui/layout/section';
import { ContactForm } from '../../forms/contact-form';
import { officeDirections } from '../../layout/footer/office-map';
import { StillPicture } from '../../parts/still-picture';
import styles from './contact-us-page.module.css';
import { officePicture } from './office-picture';
import { textsOf } from './texts';
import { Ways } from './ways';

/** Contact (section 2): company, address, phone, e-mail, social links, the form and the location. */
export function ContactUsPage() {
  const texts = useTexts(textsOf);
  return (
    <>
      <Container>
        <PageHead title={texts.title} lede={texts.lede} />
        <div className={styles.block}>
          <Ways />
          <section aria-labelledby="contact-form-title">
            <h2 id="contact-form-title" className={styles.title}>
              {texts.form}
            </h2>
            <ContactForm labelledBy="contact-form-title" />
          </section>
        </div>
      </Container>
      <Visit />
    </>
  );
}

/** The location of the office: the building, the address and directions. The map of its district is in the footer below. */
function Visit() {
  const texts = useTexts(textsOf);
  return (
    <Section ground="sunk" labelledBy="visit-title">
      <Container className={styles.visit}>
        <div className={styles.house}>
          <StillPicture picture={officePicture} alt={texts.visit.pictureAlt} />
        </div>
        <div>
          <h2 id="visit-title">{texts.visit.title}</h2>
          <address className={styles.address}>
            <PinIcon />
            {useTexts(businessTextsOf).address}
          </address>
          <p className={styles.text}>{texts.visit.text}</p>
          <TextLink href={officeDirections} target="_blank" rel="noopener noreferrer">
            {texts.visit.directions} <span className="visually-hidden">{texts.opensElsewhere}</span>
          </TextLink>
        </div>
      </Container>
    </Section>
  );
}
