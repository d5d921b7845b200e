import { hasSlug } from '@iwan/shared/api/find-by-slug';
import { furtherAreas } from '@iwan/shared/api/further-areas';
import { type Loaded, loaded } from '@iwan/shared/api/loaded';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { Http } from '@iwan/shared/contracts/http';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { locationName } from '@iwan/shared/domain/areas/area-of';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { hasCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { type SearchResult, searchProjects } from '@iwan/shared/domain/search/project-search';
import { understandCriteria } from '@iwan/shared/domain/search/understand/understand-criteria';
import type { Remark } from '@iwan/shared/domain/search/understand/understand-text';
import { type ListingQuery, parameters, readListingQuery } from '@iwan/shared/paths/criteria';
import { listedCard } from '../../domain/project/listed-card';
import { type FilterForm, loadFilterForm } from '../filter/load-filter-form';
import { pageSizes } from '../page-sizes';
import { loadRatesForText } from '../rates/rates-for-text';
import { typedChoice } from '../typed-choice';
import { type AreaGuide, loadAreaGuide, namedAsOnCards } from './area/load-area-guide';
import { type AreaIntro, areaIntro } from './area/load-area-intro';
import { criteriaAt, furtherPlace, type ListingPlace } from './listing-place';
import { loadNearest, type Nearest, type SearchOutcome, searchKnown } from './understood-search';
import { whySentences } from './why/why-sentences';

/** `unused`: a word that no project has. `order`: the text asks for an order. */
export interface ListingRemark {
  readonly about: Remark['about'] | 'unused' | 'order';
  /** The words, or the name of the order. */
  readonly words: string;
}

export interface ListingData {
  readonly place: ListingPlace;
  readonly requested: ListingQuery;
  /** The search as it was sent, before its free text was understood; left out where that is the same. */
  readonly sent?: ListingQuery;
  readonly response: Loaded<SearchResult<ProjectCard>>;
  /** Names and counts for the page's own form of filters; `null` where it is not open. */
  readonly form: FilterForm | null;
  /** What was not used of the text, or was taken in a way that is to be said; left out without any. */
  readonly remarks?: readonly ListingRemark[];
  /** The choices that the text names, in its order (`choiceKey`); left out without any. */
  readonly typed?: readonly string[];
  /** Of an empty result: some projects that match without one criterion. */
  readonly nearest?: readonly Nearest[];
  /** What stands above the projects of an area, where nothing narrows them down. */
  readonly area?: AreaIntro;
  /** What there is to read of it below them, likewise. */
  readonly guide?: AreaGuide;
  /** The reasons for each result, in their order; left out without criteria and with a plain backend. */
  readonly why?: readonly (readonly string[])[];
}

/**
 * Loads a page of results. If the list cannot be loaded, the page keeps its filters and offers to retry (section 4: the list is
 * empty then, no longer loading).
 */
export async function loadListing(
  addressed: ListingPlace,
  { query, http, signal, locale }: Pick<LoaderArguments, 'query' | 'http' | 'signal' | 'locale'>,
): Promise<ListingData> {
  const place = addressed.kind === 'unknown' ? await orFurtherArea(addressed, http, signal) : addressed;
  const projects = projectsApi(http);
  const written = readListingQuery(query);
  const typed = await resolveTyped(query, written, http, signal);
  const within = { slug: place.slug, perPage: pageSizes.results };
  const searched = { ...typed.requested, criteria: criteriaAt(place, typed.requested.criteria) };
  const question = { ...searched, ...within };
  // Also open where something was typed that cannot be read: its field shows it with an error message.
  const isFormRequested = query.get('filters') === 'open' || written.unread !== undefined;
  const isFormOpen = isFormRequested && place.kind !== 'unknown';
  const search = async (): Promise<SearchOutcome> =>
    place.kind === 'unknown'
      ? { requested: typed.requested, found: searchProjects<never>([], question), unused: [] }
      : searchKnown(projects, searched, within, signal);
  const isArea = place.kind === 'area' && !hasCriteria(typed.requested.criteria) && typed.requested.page === 1;
  const [outcome, form, guide] = await Promise.all([
    loaded(search(), signal),
    isFormOpen ? loadFilterForm(http, question, signal) : null,
    isArea ? loadAreaGuide(place, { query, http, signal, locale }) : null,
  ]);
  const carriedOut = outcome.status === 'ready' ? outcome.value.requested : typed.requested;
  const { locations } = typed.requested.criteria;
  const requested = { ...carriedOut, criteria: { ...carriedOut.criteria, locations } };
  const response: ListingResponse =
    outcome.status === 'ready' ? { status: 'ready', value: outcome.value.found } : outcome;
  const nearest =
    outcome.status === 'ready' && place.kind !== 'unknown'
      ? await loaded(loadNearest(projects, outcome.value, place.slug, signal), signal)
      : null;
  const unused = outcome.status === 'ready' ? outcome.value.unused : [];
  const remarks = [...typed.remarks, ...unused.map((words) => ({ about: 'unused' as const, words }))];
  const area =
    isArea && !hasCriteria(requested.criteria) && response.status === 'ready'
      ? areaIntro(place.name, response.value, guide?.middle ?? null, locale)
      : null;
  return {
    place,
    requested,
    ...(written.criteria.query !== requested.criteria.query && { sent: written }),
    response: listedOnly(response),
    form,
    ...(remarks.length > 0 && { remarks }),
    ...(typed.choices.length > 0 && { typed: typed.choices }),
    ...(nearest?.status === 'ready' && nearest.value.length > 0 && { nearest: nearest.value }),
    ...(area !== null && {
      area,
      ...(guide !== null &&
        response.status === 'ready' && { guide: namedAsOnCards(guide.guide, response.value.items) }),
    }),
    ...(isExplained(response, requested) && { why: whyEach(response.value.items) }),
  };

  function whyEach(found: readonly ProjectCard[]): readonly (readonly string[])[] {
    return found.map((card) => whySentences(card, requested.criteria, locale));
  }
}

/** The further area of an address, or the address as it is. Only the list of areas is asked for, which is cached for all addresses. */
async function orFurtherArea(unknown: ListingPlace, http: Http, signal: AbortSignal): Promise<ListingPlace> {
  const { slug } = unknown;
  if (slug === null || !isSlug.test(slug)) return unknown;
  const area = (await furtherAreas(http, signal)).find(({ name }) => hasSlug(name, slug));
  return area === undefined ? unknown : furtherPlace(area);
}

const isSlug = /^[\p{L}\p{M}\p{N}-]{1,100}$/u;

type ListingResponse = Loaded<SearchResult<ProjectCard>>;

function listedOnly(response: ListingResponse): ListingResponse {
  if (response.status === 'failed') return response;
  return { status: 'ready', value: { ...response.value, items: response.value.items.map(listedCard) } };
}

/** Only our own backend sends alerts; the pages of a plain one stay unchanged. */
function isExplained(
  response: ListingResponse,
  { criteria }: ListingQuery,
): response is Extract<ListingResponse, { status: 'ready' }> {
  return response.status === 'ready' && response.value.searchAlerts === true && hasCriteria(criteria);
}

interface Typed {
  readonly requested: ListingQuery;
  readonly remarks: readonly ListingRemark[];
  /** In their order (`choiceKey`). */
  readonly choices: readonly string[];
}

/**
 * Resolves what was typed: free text into the criteria that it names, and part of a name, in a form that the browser has
 * submitted without a choice, into the names that contain it. A text without a match stays in the search, so that the page can
 * say what was not found.
 */
async function resolveTyped(
  query: URLSearchParams,
  sent: ListingQuery,
  http: Http,
  signal: AbortSignal,
): Promise<Typed> {
  const projects = projectsApi(http);
  const rates = await loadRatesForText(sent.criteria.query, () => http, signal);
  const options = { rates, year: new Date().getFullYear() };
  const {
    criteria: understood,
    order,
    remarks: ofText,
    typed: choices,
  } = await understandCriteria(sent.criteria, options);
  // Two spellings of an area are one choice and one chip.
  const known = { ...understood, locations: [...new Set(understood.locations.map(locationName))] };
  const requested = { ...sent, criteria: known, sort: sent.sort ?? order };
  const ordered = order !== null && sent.sort === null ? [{ about: 'order' as const, words: order }] : [];
  const remarks: readonly ListingRemark[] = [...ofText, ...ordered];
  const [place, name] = [textOf(query, parameters.locationLike), textOf(query, parameters.propertyLike)];
  if (place === '' && name === '') return { requested, remarks, choices };
  const { criteria } = requested;
  const listed = await loaded(projects.locations(signal), signal);
  const places = listed.status === 'ready' ? listed.value.map(({ value }) => value) : [];
  const locations = [...criteria.locations, ...meant(place, places, criteria.locations)];
  const within = locations.length > 0 ? locations : places;
  const found = name === '' ? null : await loaded(projects.names({ locations: within, sought: name }, signal), signal);
  const offered = found?.status === 'ready' ? found.value.names.map((project) => project.name) : [];
  const names = [...criteria.names, ...meant(name, offered, criteria.names)];
  return { requested: { ...requested, criteria: { ...criteria, locations, names } }, remarks, choices };
}

function meant(text: string, values: readonly string[], chosen: readonly string[]): readonly string[] {
  const choice = typedChoice(text, values, chosen);
  if (choice.status === 'settled') return [];
  return choice.status === 'taken' ? choice.values : [text];
}

function textOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, 200);
}
