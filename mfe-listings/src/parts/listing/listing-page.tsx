import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { wholeView } from '@iwan/shared/domain/map/map-query';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { pageCount } from '@iwan/shared/domain/search/paging';
import { type ListingQuery, listingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { withQuery } from '@iwan/shared/paths/query';
import { storedSearch } from '@iwan/shared/paths/search-words';
import { Pager } from '@iwan/shared/ui/actions/pager';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { CompareBar } from '../compare/compare-bar';
import { CompareRefusal, useRefusal } from '../compare/compare-refusal';
import { LoadFailure } from '../load-failure';
import { PastTheEnd } from '../past-the-end';
import { ProjectGrid } from '../project-card/project-grid';
import { AlertForm } from '../save-search/alert-form';
import { textsOf as partTextsOf } from '../texts';
import { EmptyResults } from './empty-results';
import { InlineFilter } from './inline-filter';
import styles from './listing-page.module.css';
import { ListingToolbar } from './listing-toolbar';
import type { ListingData } from './load-listing';
import { ResultsLine } from './results-line';
import { textsOf } from './texts';

/** The path of another page of the list. */
const resultsId = 'results';

/** A page of results (section 2, listing screens). Criteria, order and page are in its address. */
export function ListingPage({ data: { place, requested, response, form, why } }: { readonly data: ListingData }) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  const refusal = useRefusal();
  const { criteria, sort } = requested;
  const at = (changes: Partial<ListingQuery>) => withQuery(place.path, listingQuery({ ...requested, ...changes }));
  const hrefOf = (rest: SearchCriteria) => at({ criteria: rest, page: 1 });
  const clearHref = withQuery(place.path, listingQuery({ criteria: noCriteria, sort }));

  return (
    <>
      <Container>
        <PageHead
          isCompact
          title={titleOf(place, texts)}
          {...(place.kind === 'search' && clearHref === at({ page: 1 }) ? { lede: texts.everything } : {})}
        />
        <div className={styles.bar} data-scroll="keep">
          <ListingToolbar place={place} requested={requested} hrefOf={hrefOf} clearHref={clearHref} />
        </div>
        {form === null ? null : (
          <InlineFilter key={at({})} action={place.action} requested={requested} options={form} closeHref={at({})} />
        )}
        {why === undefined || criteria.query === null ? null : (
          <p className={styles.sought}>{texts.sought(criteria.query)}</p>
        )}
        {response.status === 'failed' ? (
          <LoadFailure message={response.message} href={at({})}>
            {texts.kept}
          </LoadFailure>
        ) : response.value.total === 0 ? (
          <EmptyResults
            criteria={criteria}
            found={response.value}
            isUnknown={place.kind === 'unknown'}
            hrefOf={hrefOf}
            clearHref={clearHref}
          />
        ) : (
          <>
            <PastTheEnd requested={requested.page} last={response.value.page} firstHref={at({ page: 1 })} />
            <div id={resultsId} className={styles.results} data-scroll="keep">
              <ResultsLine
                total={response.value.total}
                hiddenByBudget={response.value.hiddenByBudget}
                showHref={hrefOf({ ...criteria, budget: null })}
                mapHref={paths.map({ ...listingQuery({ criteria }), slug: place.slug ?? undefined, view: wholeView })}
                criteria={criteria}
                slug={place.slug}
              />
            </div>
            <ProjectGrid
              projects={response.value.items}
              flow="stack"
              eager={1}
              hrefOf={addressOfCard}
              {...(why && {
                feet: response.value.items.map(({ id, name }, index) => (
                  <Why key={id} project={name} sentences={why[index] ?? []} />
                )),
              })}
              onFull={refusal.refuse}
            />
            <div className={styles.pager} data-scroll={resultsId}>
              <Pager
                text={partTexts.paging(response.value)}
                previous={response.value.page > 1 ? at({ page: response.value.page - 1 }) : null}
                next={response.value.page < pageCount(response.value) ? at({ page: response.value.page + 1 }) : null}
              />
            </div>
          </>
        )}
        {response.status === 'ready' && response.value.searchAlerts ? (
          <AlertForm search={storedSearch(criteria, place.slug)} />
        ) : null}
      </Container>
      <CompareBar />
      <CompareRefusal refusal={refusal} />
    </>
  );
}

/** Section 2's heading with the subject of the list; an unknown slug has a heading of its own. */
function titleOf({ kind, name }: ListingData['place'], texts: ReturnType<typeof textsOf>): string {
  switch (kind) {
    case 'search':
      return texts.title;
    case 'area':
      return texts.titleIn(name);
    case 'trending':
      return texts.titleOf(name);
    case 'unknown':
      return texts.notFound;
  }
}

/**
 * The link of a card: the project's own page where the backend says that no other project shares its address, otherwise the
 * page by id, which redirects (section 2).
 */
export function addressOfCard(project: ProjectCard): string {
  const { id, sharesAddress } = project;
  if (sharesAddress === undefined) return paths.projectById(id);
  return paths.project(project, sharesAddress ? { id } : undefined);
}

/** 'Why this?' on the card of a result: a disclosure with the reasons. Works without script. */
export function Why({ project, sentences }: { readonly project: string; readonly sentences: readonly string[] }) {
  const texts = useTexts(textsOf);
  if (sentences.length === 0) return null;
  return (
    <details className={styles.why} data-print="none">
      <summary>
        {texts.why} <span className="visually-hidden">{project}</span>
      </summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
