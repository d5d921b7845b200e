import { type Loaded, loaded } from '@iwan/shared/api/loaded';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { choicesIn, criterionNames } from '@iwan/shared/domain/search/criteria/search-criteria';
import { perPage } from '@iwan/shared/domain/search/paging';
import { type SearchResult, searchProjects } from '@iwan/shared/domain/search/project-search';
import { type ListingQuery, readListingQuery } from '@iwan/shared/paths/criteria';
import { listedCard } from '../../domain/project/listed-card';
import { type FilterForm, loadFilterForm } from '../filter/load-filter-form';
import type { ListingPlace } from './listing-place';
import { resolveTyped } from './resolve-typed';
import { whySentences } from './why/why-sentences';

export interface ListingData {
  readonly place: ListingPlace;
  readonly asked: ListingQuery;
  readonly answer: Loaded<SearchResult<ProjectCard>>;
  /** Names and counts for the page's own form of filters; `null` where it is not open. */
  readonly form: FilterForm | null;
  /** The reasons for each result, in their order; left out without criteria and with a plain backend. */
  readonly why?: readonly (readonly string[])[];
}

/**
 * Loads a page of results. If the list cannot be loaded, the page keeps its filters and offers to retry (section 4: the list is
 * empty then, no longer loading).
 */
export async function loadListing(
  place: ListingPlace,
  { query, http, signal, locale }: Pick<LoaderArguments, 'query' | 'http' | 'signal' | 'locale'>,
): Promise<ListingData> {
  const projects = projectsApi(http);
  const asked = await resolveTyped(query, readListingQuery(query), http, signal);
  const question = { ...asked, slug: place.slug, perPage: perPage.results };
  // Also open where something was typed that cannot be read: its field shows it with an error message.
  const isFormAsked = query.get('filters') === 'open' || asked.unread !== undefined;
  const isFormOpen = isFormAsked && place.kind !== 'unknown';
  const search = async () =>
    place.kind === 'unknown' ? searchProjects<never>([], question) : projects.search(question, signal);
  const [answer, form] = await Promise.all([
    loaded(search(), signal),
    isFormOpen ? loadFilterForm(http, question, signal) : null,
  ]);
  return {
    place,
    asked,
    answer: listedOnly(answer),
    form,
    ...(isExplained(answer, asked) && { why: whyEach(answer.value.items) }),
  };

  function whyEach(found: readonly ProjectCard[]): readonly (readonly string[])[] {
    return found.map((card) => whySentences(card, asked.criteria, locale));
  }
}

type Answer = Loaded<SearchResult<ProjectCard>>;

function listedOnly(answer: Answer): Answer {
  if (answer.status === 'failed') return answer;
  return { status: 'ready', value: { ...answer.value, items: answer.value.items.map(listedCard) } };
}

/** Only our own backend sends alerts; the pages of a plain one stay unchanged. */
function isExplained(answer: Answer, { criteria }: ListingQuery): answer is Extract<Answer, { status: 'ready' }> {
  return (
    answer.status === 'ready' &&
    answer.value.searchAlerts === true &&
    criterionNames.some((name) => choicesIn(criteria, name) > 0)
  );
}
