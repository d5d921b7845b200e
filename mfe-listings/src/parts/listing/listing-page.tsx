import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { wholeView } from '@iwan/shared/domain/map/map-query';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { pageCount, pageRange } from '@iwan/shared/domain/search/paging';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { type ListingQuery, listingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { withQuery } from '@iwan/shared/paths/query';
import { Pager } from '@iwan/shared/ui/actions/pager';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { useRef } from 'react';
import { CompareBar } from '../compare/compare-bar';
import { CompareRefusal, useRefusal } from '../compare/compare-refusal';
import { shownNamesIn } from '../filter/shown-names';
import { LoadFailure } from '../load-failure';
import { PastTheEnd } from '../past-the-end';
import { ProjectGrid } from '../project-card/project-grid';
import { SearchAlert } from '../save-search/search-alert';
import { textsOf as partTextsOf } from '../texts';
import { ActiveFilters } from './active-filters/active-filters';
import { AreaGuide } from './area/area-guide';
import { AreaHead } from './area/area-head';
import { EmptyResults } from './empty-results';
import { InlineFilter } from './inline-filter';
import { ListToolbar } from './list-toolbar';
import styles from './listing-page.module.css';
import { criteriaAt, placeWords } from './listing-place';
import type { ListingData } from './load-listing';
import { ResultsLine } from './results-line';
import { textsOf } from './texts';
import { Why } from './why/why';

/** The target of links to another page of the list. */
const resultsId = 'results';

/** A page of results (section 2, listing screens). Criteria, order and page are in its address. */
export function ListingPage({ data }: { readonly data: ListingData }) {
  const { place, requested, sent = requested, response, form, area, guide, why, remarks, nearest, typed } = data;
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const partTexts = useTexts(partTextsOf);
  const refusal = useRefusal();
  const filters = useRef<HTMLAnchorElement>(null);
  const { sort } = requested;
  const criteria = criteriaAt(place, requested.criteria);
  const at = (changes: Partial<ListingQuery>) =>
    withQuery(place.path, listingQuery({ ...requested, criteria, ...changes }));
  const hrefOf = (rest: SearchCriteria) => at({ criteria: rest, page: 1 });
  const clearHref = withQuery(place.path, listingQuery({ criteria: noCriteria, sort }));
  const mapHref = paths.map({ ...listingQuery({ criteria }), slug: place.slug ?? undefined, view: wholeView });

  return (
    <>
      <Container>
        <PageHead title={titleOf(place, locale)} />
        {area === undefined || response.status === 'failed' ? null : (
          <AreaHead intro={area} guide={guide} projects={response.value.items} mapHref={mapHref} />
        )}
        <div className={styles.bar} data-scroll="keep">
          <ListToolbar
            ref={filters}
            search={{
              action: place.kind === 'unknown' ? place.action : place.path,
              query: listingQuery({ criteria: criteriaAt(place, { ...sent.criteria, query: null }), sort }),
              text: sent.criteria.query ?? '',
            }}
            filter={{
              criteria,
              slug: place.kind === 'unknown' ? null : place.slug,
              action: place.action,
              sort,
              clearHref,
            }}
            order={{ path: place.path, query: listingQuery({ criteria }), sort }}
            mapHref={mapHref}
          />
        </div>
        <div data-scroll="keep">
          <ActiveFilters
            criteria={area === undefined ? criteria : noCriteria}
            typed={typed}
            names={response.status === 'failed' ? undefined : shownNamesIn(response.value.items)}
            hrefOf={hrefOf}
            clearHref={clearHref}
            onNone={() => filters.current?.focus()}
          />
        </div>
        {remarks === undefined ? null : <Remarks remarks={remarks} />}
        {form === null ? null : (
          <InlineFilter
            key={at({})}
            action={place.action}
            requested={{ ...requested, criteria }}
            options={form}
            closeHref={at({})}
          />
        )}
        {response.status === 'failed' ? (
          <LoadFailure message={response.message} href={at({})}>
            {texts.kept}
          </LoadFailure>
        ) : response.value.total === 0 ? (
          <EmptyResults
            criteria={criteria}
            slug={place.slug}
            found={response.value}
            isUnknown={place.kind === 'unknown'}
            hrefOf={hrefOf}
            clearHref={clearHref}
            nearest={nearest}
            onFull={refusal.refuse}
          />
        ) : (
          <>
            <PastTheEnd requested={requested.page} last={response.value.page} firstHref={at({ page: 1 })} />
            <div id={resultsId} data-scroll="keep">
              <ResultsLine
                total={response.value.total}
                hiddenByBudget={response.value.hiddenByBudget}
                showHref={hrefOf({ ...criteria, budget: null })}
              >
                {why === undefined ? null : (
                  <Why projects={response.value.items} reasons={why} words={criteria.query} />
                )}
                <SearchAlert criteria={criteria} slug={place.slug} sendsAlerts={response.value.searchAlerts === true} />
              </ResultsLine>
            </div>
            <ProjectGrid
              projects={response.value.items}
              flow="stack"
              eager={area === undefined ? 1 : 0}
              hrefOf={addressOfCard}
              onFull={refusal.refuse}
            />
            <div className={styles.pager} data-scroll={resultsId}>
              <Pager
                text={partTexts.paging(pageRange(response.value))}
                previous={response.value.page > 1 ? at({ page: response.value.page - 1 }) : null}
                next={response.value.page < pageCount(response.value) ? at({ page: response.value.page + 1 }) : null}
              />
            </div>
          </>
        )}
        {guide === undefined ? null : <AreaGuide guide={guide} place={place} />}
      </Container>
      <CompareBar />
      <CompareRefusal refusal={refusal} />
    </>
  );
}

/** Section 2's heading with the subject of the list; an unknown slug has a heading of its own. */
function titleOf(place: ListingData['place'], locale: string): string {
  const texts = textsOf(locale);
  const name = placeWords(place, locale);
  switch (place.kind) {
    case 'search':
      return texts.title;
    case 'area':
      return texts.titleIn(valueWords(name, locale));
    case 'trending':
      return texts.titleOf(valueWords(name, locale));
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

/** What the search has not used of a text, and why: a sentence for each reason. */
function Remarks({ remarks }: { readonly remarks: NonNullable<ListingData['remarks']> }) {
  const texts = useTexts(textsOf);
  const reasons = [...new Set(remarks.map(({ about }) => about))];
  const wordsOf = (reason: string) => remarks.filter(({ about }) => about === reason).map(({ words }) => words);
  return (
    <ul className={styles.remarks} role="status">
      {reasons.map((reason) => (
        <li key={reason}>{texts.remarks[reason](wordsOf(reason))}</li>
      ))}
    </ul>
  );
}
