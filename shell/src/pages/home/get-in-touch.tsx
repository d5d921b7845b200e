import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { MailIcon } from '@iwan/shared/ui/icons/mail';
import { PhoneIcon } from '@iwan/shared/ui/icons/phone';
import { PinIcon } from '@iwan/shared/ui/icons/pin';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { ContactForm } from '../../forms/contact-form';
import styles from './get-in-touch.module.css';
import { textsOf } from './texts';

/** The Get in touch block: the ways to reach the business, and the form (section 2). */
export function GetInTouch() {
  const texts = useTexts(textsOf);
  return (
    <Section id="get-in-touch" labelledBy="get-in-touch-title">
      <Container className={styles.block}>
        <div>
          <h2 id="get-in-touch-title">{texts.getInTouch.title}</h2>
          <p className={styles.lede}>{texts.getInTouch.lede}</p>
          <address className={styles.ways}>
            <TextLink className={styles.number} href={business.phone.href}>
              <PhoneIcon />
              {business.phone.text}
            </TextLink>
            <TextLink href={business.email.href}>
              <MailIcon />
              {business.email.text}
            </TextLink>
            <p className={styles.place}>
              <PinIcon />
              {business.address.join(', ')}
            </p>
          </address>
        </div>
        <ContactForm labelledBy="get-in-touch-title" />
      </Container>
    </Section>
  );
}
