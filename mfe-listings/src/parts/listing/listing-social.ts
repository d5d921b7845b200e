import type { SocialCard } from '@iwan/shared/contracts/module';
import { displayPrice } from '@iwan/shared/domain/money/price';
import type { ListingData } from './load-listing';
import { texts } from './texts';

/**
 * The words on the picture of a list where other sites show it: of what it is, how many there are, and what the cheapest
 * costs where all of them are known. `null` for a list without anything.
 */
export function listingSocial({ place, answer }: Pick<ListingData, 'place' | 'answer'>): SocialCard | null {
  if (answer.status === 'failed' || answer.value.total === 0) return null;
  const { items, total } = answer.value;
  const prices = items.map(({ price }) => price).filter((price) => price > 0);
  const least = items.length === total && prices.length > 0 ? displayPrice(String(Math.min(...prices))) : null;
  return {
    eyebrow: texts.socialEyebrow,
    title: place.kind === 'area' || place.kind === 'trending' ? place.name : texts.socialSearch,
    line: texts.socialLine(total, least),
  };
}
