import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Container } from '@iwan/shared/ui/layout/container';
import type { ReactNode } from 'react';
import { StillPicture } from '../../parts/still-picture';
import styles from './hero.module.css';
import { heroPicture } from './pictures/hero-picture';
import { textsOf } from './texts';

/** The view through the arcade, with the search panel at its lower edge. */
export function Hero({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(textsOf);
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.stage}>
          <div className={styles.words}>
            <h1>{texts.title}</h1>
            <p className={styles.lede}>{texts.lede}</p>
          </div>
          <div className={styles.view}>
            <StillPicture picture={heroPicture} alt={texts.heroAlt} priority />
          </div>
        </div>
        <div className={styles.search}>{children}</div>
      </Container>
    </section>
  );
}
