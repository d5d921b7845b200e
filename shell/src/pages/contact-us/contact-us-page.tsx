import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { ContactForm } from '../../forms/contact-form';
import styles from './contact-us-page.module.css';
import { textsOf } from './texts';
import { Visit } from './visit';
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
