import { classNames } from '@iwan/shared/dom/class-names';
import { scrollToHeading } from '@iwan/shared/dom/scroll-to-heading';
import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type CategoryTab, categoryTabs } from '@iwan/shared/domain/project/category';
import { pageCount, pageRange } from '@iwan/shared/domain/search/paging';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { useBasket } from '@iwan/shared/state/site-store';
import { Button } from '@iwan/shared/ui/actions/button';
import { Pager } from '@iwan/shared/ui/actions/pager';
import { Tabs, tabId } from '@iwan/shared/ui/actions/tabs';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { CompareBar } from '../../parts/compare/compare-bar';
import { CompareRefusal, useRefusal } from '../../parts/compare/compare-refusal';
import { ProjectGrid } from '../../parts/project-card/project-grid';
import { ProjectGridSkeleton } from '../../parts/project-card/project-grid-skeleton';
import { textsOf as partTextsOf } from '../../parts/texts';
import { type ProjectPage, useProjectPages } from '../../parts/use-project-pages';
import styles from './premier-listings.module.css';
import { textsOf } from './texts';

const headingId = 'premier-listings-title';
const panelId = 'premier-listings-panel';

const tabsIn = byLocale((locale) =>
  categoryTabs.map((tab) => ({
    id: tab,
    label: valueWords(tab, locale),
    href: paths.properties(tab === 'All' ? undefined : { tab }),
  })),
);

export interface PremierListingsData {
  readonly tab: CategoryTab;
  readonly projects: ProjectPage;
}

/** Premier Listings on Home: tabs, three cards a page, the compare bar (section 2). */
export function PremierListings({ data }: { readonly data: PremierListingsData }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const partTexts = useTexts(partTextsOf);
  const { shown, requested, response, show } = useProjectPages(data.tab, data.projects);
  const refusal = useRefusal();
  const hasPicks = useBasket((basket) => basket.projects.length > 0);
  const last = pageCount(shown);
  // Without script the arrows and tabs link to the page with the full list.
  const all = paths.properties(requested.tab === 'All' ? undefined : { tab: requested.tab });

  return (
    <Section id="premier" labelledBy={headingId} className={classNames(styles.section, hasPicks && styles.hasBar)}>
      <Container>
        <SectionHead id={headingId} title={texts.title}>
          {shown.total === 0 ? null : (
            <Pager
              text={partTexts.paging(pageRange(shown))}
              previous={shown.page > 1 ? all : null}
              next={shown.page < last ? all : null}
              onMove={(step) => {
                scrollToHeading(headingId);
                void show({ tab: requested.tab, page: shown.page + step });
              }}
            />
          )}
        </SectionHead>
        <Tabs
          label={partTexts.tabs}
          panel={panelId}
          tabs={tabsIn(locale)}
          chosen={requested.tab}
          onChoose={(tab) => void show({ tab: tab as CategoryTab, page: 1 })}
        />
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, requested.tab)}
          aria-busy={response.status === 'loading' || undefined}
        >
          {response.status === 'failed' ? (
            <EmptyState isFailure title={partTexts.failed(valueWords(response.message, locale))}>
              <Button look="outline" onClick={() => void show(requested)}>
                {partTexts.retry}
              </Button>
            </EmptyState>
          ) : response.status === 'loading' && response.slow ? (
            <ProjectGridSkeleton count={shown.perPage} flow="row" />
          ) : (
            <ProjectGrid projects={shown.items} flow="row" onFull={refusal.refuse} />
          )}
        </div>
      </Container>
      <CompareBar />
      <CompareRefusal refusal={refusal} />
    </Section>
  );
}
