import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperCard } from '@iwan/shared/domain/model/entities';
import { type Page, pageCount, pageRange } from '@iwan/shared/domain/search/paging';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { Pager } from '@iwan/shared/ui/actions/pager';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { DeveloperNiche } from '../../parts/developer-niche';
import { NicheGrid } from '../../parts/niche-grid';
import { textsOf as partTextsOf } from '../../parts/texts';
import type { DeveloperSort } from './developer-sort';
import styles from './developers-page.module.css';
import { developersPath } from './developers-path';
import portfolio from './portfolio.pdf';
import { SearchForm } from './search-form';
import { textsOf } from './texts';

export interface DevelopersData {
  /** The search words; empty for none. */
  readonly sought: string;
  /** `null` for the default order. */
  readonly sort: DeveloperSort | null;
  /** A page of those that match the words. */
  readonly developers: Page<DeveloperCard>;
  /** The address names a page after the last one, which is shown instead. */
  readonly isPastEnd: boolean;
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
          <h2 id="developers-list" className="visually-hidden" tabIndex={-1}>
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
  const { items, page } = developers;
  const pages = pageCount(developers);
  const pathOf = (number: number) => developersPath({ sought, sort, page: number });
  return (
    <>
      <div className={styles.order} data-scroll="keep">
        <p className={styles.count} role="status">
          {sought === '' ? texts.count(total) : texts.found(developers.total, total)}
        </p>
        <SearchForm sought={sought} sort={sort} />
      </div>
      {items.length === 0 ? (
        <EmptyState title={partTexts.none} reason={texts.noMatch(sought)}>
          <TextLink href={paths.developers()}>{texts.showAll}</TextLink>
        </EmptyState>
      ) : (
        <NicheGrid>
          {items.map((developer) => (
            <DeveloperNiche
              key={developer.id}
              developer={developer}
              href={paths.developerListed(developer.name)}
              place={developer.location}
            />
          ))}
        </NicheGrid>
      )}
      {pages > 1 ? (
        <div className={styles.pager} data-scroll="developers-list">
          <Pager
            text={texts.shown(pageRange(developers))}
            previous={page > 1 ? pathOf(page - 1) : null}
            next={page < pages ? pathOf(page + 1) : null}
          />
        </div>
      ) : null}
    </>
  );
}

/** The banner from which the portfolio is downloaded (section 2). */
function PortfolioBanner() {
  const texts = useTexts(textsOf);
  return (
    <section className={styles.banner} aria-labelledby="portfolio-title">
      <Container className={styles.inner}>
        <div>
          <h2 id="portfolio-title">{texts.portfolio.title}</h2>
          <p>{texts.portfolio.text}</p>
        </div>
        <ButtonLink href={portfolio} download="iwan-portfolio.pdf" type="application/pdf">
          {texts.portfolio.download}
        </ButtonLink>
      </Container>
    </section>
  );
}
