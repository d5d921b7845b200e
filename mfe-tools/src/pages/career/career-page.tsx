import { business } from '@iwan/shared/contracts/business';
import { ButtonLink } from '@iwan/shared/ui/button';
import { Carousel } from '@iwan/shared/ui/carousel';
import { Container } from '@iwan/shared/ui/container';
import { PageHead } from '@iwan/shared/ui/page-head';
import { Section } from '@iwan/shared/ui/section';
import styles from './career-page.module.css';
import { texts } from './texts';

/** Section 9 gives the offers carousel's 2000 ms of rest; this one keeps them, at the pace of Why Invest. */
const timing = { speed: 1500, interval: 2000 };

/** The Career page (section 2): the five openings, and why to join. */
export function CareerPage() {
  return (
    <>
      <Container>
        <PageHead title={texts.title} lede={texts.lede} />
        <h2 className="visually-hidden">{texts.openings}</h2>
        <ul className={styles.jobs}>
          {texts.jobs.map(({ title, text }) => (
            <li key={title} className={styles.job}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ButtonLink
                size="small"
                href={`${business.email.href}?subject=${encodeURIComponent(texts.applyFor(title))}`}
                aria-label={`${texts.apply}: ${title}`}
              >
                {texts.apply}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Container>
      <Section labelledBy="why-join-title">
        <Container>
          <Carousel
            id="why-join"
            title={texts.why.title}
            fit="three"
            timing={timing}
            gap="clamp(2.5rem, 5.2vw, 5.5rem)"
            slides={texts.why.reasons.map(({ title, text }) => ({
              key: title,
              content: (
                <div className={styles.reason}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              ),
            }))}
          />
        </Container>
      </Section>
    </>
  );
}
