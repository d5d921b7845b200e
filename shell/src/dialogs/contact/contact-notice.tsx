import { Container } from '@iwan/shared/ui/container';
import { AboutContactForm } from '../../forms/about-contact-form';
import styles from './contact-notice.module.css';
import { texts } from './texts';

const titleId = 'contact-notice-title';

/** What the contact link leads to where there is no script to open the dialog with: the form on the page itself. */
export function ContactNotice({ search }: { readonly search: string }) {
  if (new URLSearchParams(search).get('dialog') !== 'contact') return null;
  return (
    <noscript>
      <Container>
        <section className={styles.notice} aria-labelledby={titleId}>
          <h2 id={titleId}>{texts.title}</h2>
          <p className={styles.lede}>{texts.lede}</p>
          <AboutContactForm labelledBy={titleId} />
        </section>
      </Container>
    </noscript>
  );
}
