import { whatsappAddress, whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { MailIcon } from '@iwan/shared/ui/icons/mail';
import { PhoneIcon } from '@iwan/shared/ui/icons/phone';
import { WhatsAppIcon } from '@iwan/shared/ui/icons/whatsapp';
import { textsOf } from './texts';
import styles from './ways.module.css';

/** The company, and all contact details except the form. */
export function Ways() {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { name, social } = useTexts(businessTextsOf);
  return (
    <div>
      <h2 className="visually-hidden">{texts.ways}</h2>
      <p className={styles.company}>{texts.company}</p>
      <address>
        <dl className={styles.ways}>
          <dt>{texts.call}</dt>
          <dd>
            <TextLink className={styles.number} href={business.phone.href}>
              <PhoneIcon />
              {business.phone.text}
            </TextLink>
          </dd>
          <dt>{texts.mail}</dt>
          <dd>
            <TextLink href={business.email.href}>
              <MailIcon />
              {business.email.text}
            </TextLink>
          </dd>
          <dt>{texts.whatsapp}</dt>
          <dd>
            <TextLink
              className={styles.number}
              href={whatsappAddress(business.whatsapp.digits, whatsappMessage(name, null, locale))}
              target="_blank"
              rel="noopener noreferrer"
            >
              <WhatsAppIcon />
              {business.whatsapp.text} <span className="visually-hidden">{texts.opensElsewhere}</span>
            </TextLink>
          </dd>
          <dt>{texts.social}</dt>
          <dd className={styles.social}>
            {business.social.map(({ name: site, href }) => (
              <TextLink key={site} href={href} target="_blank" rel="noopener noreferrer">
                {social[site]} <span className="visually-hidden">{texts.opensElsewhere}</span>
              </TextLink>
            ))}
          </dd>
        </dl>
      </address>
    </div>
  );
}
