import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { Container } from '@iwan/shared/ui/layout/container';
import { SubscribeForm } from '../../forms/subscribe-form';
import { Brand } from '../brand';
import { ContactLink } from '../contact-link';
import { textsOf } from '../texts';
import styles from './footer.module.css';
import { FooterLinks } from './footer-links';
import { OfficeMap } from './office-map';

/** The footer of every page (section 2). */
export function Footer() {
  const texts = useTexts(textsOf);
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.top}>
          <div>
            <Brand />
            <p className={styles.promise}>{texts.footer.promise}</p>
          </div>
          <SubscribeForm />
        </div>
        <div className={styles.columns}>
          <FooterLinks />
          <div>
            <h2 className={styles.title}>{texts.footer.visit}</h2>
            <OfficeMap />
            <address className={styles.contact}>
              <p>{business.address.join(', ')}</p>
              <a className={styles.number} href={business.phone.href}>
                {business.phone.text}
              </a>
              <a href={business.email.href}>{business.email.text}</a>
              <ContactLink>{texts.footer.writeToUs}</ContactLink>
            </address>
          </div>
        </div>
        <div className={styles.base}>
          {/* The server and the browser may stand on two sides of New Year. */}
          <p suppressHydrationWarning>{texts.footer.rights(new Date().getFullYear())}</p>
          <p>{texts.footer.registration(business.orn)}</p>
          <nav aria-label={texts.footer.social}>
            {business.social.map(({ name, href }) => (
              <a key={name} href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ))}
          </nav>
        </div>
      </Container>
    </footer>
  );
}
