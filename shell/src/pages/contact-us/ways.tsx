import { business } from '@iwan/shared/contracts/business';
import { whatsappAddress, whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { Icon } from '@iwan/shared/ui/icon';
import { TextLink } from '@iwan/shared/ui/text-link';
import { texts } from './texts';
import styles from './ways.module.css';

/** Who we are, and every way to reach us without a form. */
export function Ways() {
  return (
    <div>
      <h2 className="visually-hidden">{texts.ways}</h2>
      <p className={styles.company}>{texts.company}</p>
      <address>
        <dl className={styles.ways}>
          <dt>{texts.call}</dt>
          <dd>
            <TextLink className={styles.number} href={business.phone.href}>
              <Icon name="phone" />
              {business.phone.text}
            </TextLink>
          </dd>
          <dt>{texts.mail}</dt>
          <dd>
            <TextLink href={business.email.href}>
              <Icon name="mail" />
              {business.email.text}
            </TextLink>
          </dd>
          <dt>{texts.whatsapp}</dt>
          <dd>
            <TextLink
              className={styles.number}
              href={whatsappAddress(business.whatsapp.digits, whatsappMessage(business.name))}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="whatsapp" />
              {`+${business.whatsapp.digits}`} <span className="visually-hidden">{texts.opensElsewhere}</span>
            </TextLink>
          </dd>
          <dt>{texts.social}</dt>
          <dd className={styles.social}>
            {business.social.map(({ name, href }) => (
              <TextLink key={name} href={href} target="_blank" rel="noopener noreferrer">
                {name} <span className="visually-hidden">{texts.opensElsewhere}</span>
              </TextLink>
            ))}
          </dd>
        </dl>
      </address>
    </div>
  );
}
