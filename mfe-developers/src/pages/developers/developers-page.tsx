import type { DeveloperCard } from '@iwan/shared/contracts/entities';
import { paths } from '@iwan/shared/paths/paths';
import { Container } from '@iwan/shared/ui/container';
import { EmptyState } from '@iwan/shared/ui/empty-state';
import { PageHead } from '@iwan/shared/ui/page-head';
import { DeveloperNiche } from '../../parts/developer-niche';
import { texts as partTexts } from '../../parts/texts';
import styles from './developers-page.module.css';
import { PortfolioBanner } from './portfolio-banner';
import { texts } from './texts';

export type DevelopersData = readonly DeveloperCard[];

/** The Developers page (section 2): their niches, and the portfolio to download. */
export function DevelopersPage({ data }: { readonly data: DevelopersData }) {
  return (
    <>
      <Container>
        <PageHead title={texts.title} lede={texts.lede} />
      </Container>
      <section className={styles.ground} aria-labelledby="developers-list">
        <Container>
          <h2 id="developers-list" className="visually-hidden">
            {texts.list}
          </h2>
          {data.length === 0 ? (
            <EmptyState title={partTexts.none} />
          ) : (
            <ul className={styles.grid}>
              {data.map((developer) => (
                <li key={developer.id}>
                  <DeveloperNiche developer={developer} href={paths.developerListed(developer.name)} />
                </li>
              ))}
            </ul>
          )}
        </Container>
      </section>
      <PortfolioBanner />
    </>
  );
}
