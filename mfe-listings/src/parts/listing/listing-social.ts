import type { SocialCard } from '@iwan/shared/contracts/module';
import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { formatFor } from '@iwan/shared/domain/format/format';
import { cutLine } from '@iwan/shared/domain/record/cut-line';
import { isWholeBudget } from '@iwan/shared/domain/search/budget/budget';
import { budgetWords } from '@iwan/shared/domain/search/budget/budget-words';
import { leastPrice } from '@iwan/shared/domain/search/budget/least-price';
import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { imagePath } from '@iwan/shared/paths/image';
import { searchWords } from '@iwan/shared/paths/search-words';
import { criteriaIn, shownNamesIn } from '../filter/shown-names';
import { placeWords } from './listing-place';
import type { ListingData } from './load-listing';
import { provenCriteria } from './proven-criteria';
import { textsOf } from './texts';

/** As many as fit side by side. */
const mostImages = 3;

/**
 * Texts and pictures of a list on other sites: its subject and criteria, how many projects there are, and the lowest price
 * where known. `null` for an empty list.
 */
export function listingSocial(
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
