import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperCard } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { DeveloperNiche } from '../../parts/developer-niche';
import { NicheGrid } from '../../parts/niche-grid';
import { textsOf as partTextsOf } from '../../parts/texts';
import type { DeveloperSort } from './developer-sort';
import styles from './developers-page.module.css';
import { PortfolioBanner } from './portfolio-banner';
import { SearchForm } from './search-form';
import { textsOf } from './texts';

export interface DevelopersData {
  /** The search words; empty for none. */
  readonly sought: string;
  /** `null` for the default order. */
  readonly sort: DeveloperSort | null;
  readonly developers: readonly DeveloperCard[];
  /** The number of all developers. */
  readonly total: number;
}

/** The Developers page (section 2): a grid with search and order, and the portfolio to download. */
export function DevelopersPage({ data }: { readonly data: DevelopersData }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
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
          {data.total === 0 ? <EmptyState title={partTexts.none} reason={partTexts.soon} /> : <List {...data} />}
        </Container>
      </section>
      <PortfolioBanner />
    </>
  );
}

function List({ sought, sort, developers, total }: DevelopersData) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  return (
    <>
      <div className={styles.order} data-scroll="keep">
        <p className={styles.count} role="status">
          {sought === '' ? texts.count(total) : texts.found(developers.length, total)}
        </p>
        <SearchForm sought={sought} sort={sort} />
      </div>
      {developers.length === 0 ? (
        <EmptyState title={partTexts.none} reason={texts.noMatch(sought)}>
          <TextLink href={paths.developers()}>{texts.showAll}</TextLink>
        </EmptyState>
      ) : (
        <NicheGrid>
          {developers.map((developer) => (
            <DeveloperNiche
              key={developer.id}
              developer={developer}
              href={paths.developerListed(developer.name)}
              place={developer.location}
            />
          ))}
        </NicheGrid>
      )}
    </>
  );
}
