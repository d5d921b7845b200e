import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { fillGaps } from '@iwan/shared/domain/records/site-texts';
import { Container } from '@iwan/shared/ui/layout/container';
import { Link } from '@iwan/shared/ui/links/link';
import type { FooterChanges } from '../../federation/page/boot';
import { SubscribeForm } from '../../forms/subscribe-form';
import { Brand } from '../brand';
import { ContactLink } from '../contact-link';
import { LanguageSwitch, type Place } from '../language/language-switch';
import { textsOf } from '../texts';
import styles from './footer.module.css';
import { FooterGroup, FooterLinks } from './footer-links';
import { builtInFooterOf } from './footer-texts';
import { OfficeMap } from './office-map';

interface Props {
  readonly place: Place;
  /** The texts of the office in place of those that are built in. */
  readonly changes: FooterChanges;
}

/** The footer of every page (section 2). */
export function Footer({ place, changes }: Props) {
  const { social } = useTexts(textsOf).footer;
  const texts = { ...useTexts(builtInFooterOf), ...changes };
  const { address, orn, social: names } = useTexts(businessTextsOf);
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.top}>
          <div>
            <Brand />
            <p className={styles.promise}>{texts.promise}</p>
          </div>
          <SubscribeForm />
        </div>
        <div className={styles.columns}>
          <FooterLinks texts={texts} />
          <div>
            <FooterGroup title={texts.visit}>
              <div className={styles.visit}>
                <OfficeMap directions={texts.directions} />
                <address className={styles.contact}>
                  <p>{address}</p>
                  <Link className={styles.number} href={business.phone.href}>
                    {business.phone.text}
                  </Link>
                  <Link href={business.email.href}>{business.email.text}</Link>
                  <ContactLink>{texts.writeToUs}</ContactLink>
                </address>
              </div>
            </FooterGroup>
          </div>
        </div>
        <div className={styles.base}>
          {/* The server and the browser may stand on two sides of New Year. */}
          <p suppressHydrationWarning>{fillGaps(texts.rights, { year: dayInDubai(new Date()).slice(0, 4) })}</p>
          <p>{fillGaps(texts.registration, { number: orn })}</p>
          <LanguageSwitch place={place} />
          <nav aria-label={social}>
            {business.social.map(({ name, href }) => (
              <Link key={name} href={href} target="_blank" rel="noopener noreferrer">
                {names[name]}
              </Link>
            ))}
          </nav>
        </div>
      </Container>
    </footer>
  );
}
