import type { Head, Reading } from '@iwan/shared/contracts/module';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { withQuery } from '@iwan/shared/paths/query';
import { listedProjects } from '../listed-projects';
import { pageSizes } from '../page-sizes';
import { firstPictureOf } from '../project-card/project-grid';
import { areaPicture } from './area/area-head';
import { placeWords } from './listing-place';
import { listingSocial } from './listing-social';
import type { ListingData } from './load-listing';
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
