import type { Head, Reading, SocialCard } from '@iwan/shared/contracts/module';
import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { formatFor } from '@iwan/shared/domain/format/format';
import { cutLine } from '@iwan/shared/domain/record/cut-line';
import { isWholeBudget } from '@iwan/shared/domain/search/budget/budget';
import { budgetWords } from '@iwan/shared/domain/search/budget/budget-words';
import { leastPrice } from '@iwan/shared/domain/search/budget/least-price';
import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { imagePath } from '@iwan/shared/paths/image';
import { withQuery } from '@iwan/shared/paths/query';
import { searchWords } from '@iwan/shared/paths/search-words';
import { criteriaIn, shownNamesIn } from '../filter/shown-names';
import { listedProjects } from '../listed-projects';
import { pageSizes } from '../page-sizes';
import { firstPictureOf } from '../project-card/project-grid';
import { areaPicture } from './area/area-head';
import { placeWords } from './listing-place';
import type { ListingData } from './load-listing';
import { provenCriteria } from './proven-criteria';
import { textsOf } from './texts';

/**
 * Title, description and canonical address. Filtered and sorted lists are not indexed; a filtered list has a canonical address
 * nevertheless, for sharing and for its picture.
 */
export function listingHead({ place, requested, response, form, area }: ListingData, { locale }: Reading): Head {
  const { kind, canonical } = place;
  const isPlain = Object.values(listingQuery({ ...requested, page: 1 })).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );
  const page = response.status === 'ready' ? response.value.page : 1;
  const social = listingSocial({ place, requested, response }, locale);
  return {
    ...headTexts(kind, placeWords(place, locale), page, textsOf(locale)),
    canonical: withQuery(
      canonical,
      listingQuery({ criteria: kind === 'unknown' ? noCriteria : requested.criteria, page }),
    ),
    ...(response.status === 'ready' ? firstPictureOf(response.value.items, 'stack') : {}),
    ...(response.status === 'ready' && area !== undefined ? areaPicture(response.value.items) : {}),
    ...(social === null ? {} : { social }),
    ...(response.status === 'ready' && response.value.items.length > 0
      ? { jsonLd: listedProjects({ ...response.value, perPage: pageSizes.results }) }
      : {}),
    noindex: !isPlain || requested.page > page || form !== null || kind === 'unknown' || response.status === 'failed',
  };
}

/** 404 for an unknown slug (readings, routes) and for a page past the end; 503 when the list could not be loaded. */
export function listingStatus({ place, requested, response }: ListingData): number {
  if (place.kind === 'unknown') return 404;
  if (response.status === 'failed') return 503;
  return requested.page > response.value.page ? 404 : 200;
}

function headTexts(
  kind: ListingData['place']['kind'],
  name: string,
  page: number,
  texts: ReturnType<typeof textsOf>,
): Pick<Head, 'title' | 'description'> {
  switch (kind) {
    case 'area':
      return { title: texts.head.area(name, page), description: texts.head.areaDescription(name, page) };
    case 'trending':
      return { title: texts.head.trending(name, page), description: texts.head.trendingDescription(name, page) };
    case 'unknown':
      return { title: texts.head.unknown, description: texts.unknown };
    case 'search':
      return { title: texts.head.search(page), description: texts.head.searchDescription(page) };
  }
}

/** As many as fit side by side. */
const mostImages = 3;

/**
 * Texts and pictures of a list on other sites: its subject and criteria, how many projects there are, and the lowest price
 * where known. `null` for an empty list.
 */
function listingSocial(
  { place, requested, response }: Pick<ListingData, 'place' | 'requested' | 'response'>,
  locale: string,
): SocialCard | null {
  const texts = textsOf(locale);
  if (response.status === 'failed' || response.value.total === 0) return null;
  const { items, total } = response.value;
  const { budget } = requested.criteria;
  const least = response.value.leastPrice ?? (items.length === total ? leastPrice(items) : null);
  const found = texts.socialLine(total, least === null ? null : formatFor(locale).dirhams(least));
  const images = items.flatMap(({ image }) => (image === null ? [] : imagePath(image, 640))).slice(0, mostImages);
  return {
    ...titles(place, criteriaIn(shownNamesIn(items), provenCriteria(requested.criteria, items)), locale),
    line: budget === null || isWholeBudget(budget) ? found : texts.socialBudget(budgetWords(budget, locale), found),
    ...(images.length > 1 ? { images } : {}),
  };
}

/** The title is the place, or without one the criteria. Amounts make no title. */
function titles(
  place: ListingData['place'],
  criteria: SearchCriteria,
  locale: string,
): Pick<SocialCard, 'eyebrow' | 'title'> {
  const texts = textsOf(locale);
  const own = place.kind === 'area' || place.kind === 'trending' ? [placeWords(place, locale)] : [];
  const where = [...new Set([...own, ...criteria.locations.map((place) => locationIn(place, locale))])].join(', ');
  const text = searchWords({ ...criteria, locations: [], budget: null }, null, locale);
  const what = text === searchWords(noCriteria, null, locale) ? '' : text;
  const [eyebrow, title] = where !== '' && what !== '' ? [where, what] : [texts.socialEyebrow, where || what];
  return { eyebrow: cutLine(eyebrow), title: cutLine(title) || texts.socialSearch };
}
