import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { Container } from '@iwan/shared/ui/layout/container';
import portfolio from './portfolio.pdf';
import styles from './portfolio-banner.module.css';
import { textsOf } from './texts';

/** The banner from which the portfolio is downloaded (section 2). */
export function PortfolioBanner() {
  const texts = useTexts(textsOf);
  return (
    <section className={styles.banner} aria-labelledby="portfolio-title">
      <Container className={styles.inner}>
        <div>
          <h2 id="portfolio-title">{texts.portfolio.title}</h2>
          <p>{texts.portfolio.text}</p>
        </div>
        <ButtonLink look="inverse" href={portfolio} download="iwan-portfolio.pdf" type="application/pdf">
          {texts.portfolio.download} <small>{texts.portfolio.format}</small>
        </ButtonLink>
      </Container>
    </section>
  );
}
