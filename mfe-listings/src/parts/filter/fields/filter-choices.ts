import { categories, labels } from '@iwan/shared/domain/project/category';
import { fiveOrMore } from '@iwan/shared/domain/search/rules/bedrooms';
import { amenities } from '../../../domain/project/amenity';

/** The choices of the advanced filter that section 9 fixes, in its order, one for all larger homes, and the kinds of home. */
export const filterChoices = {
  configurations: ['1BR', '2BR', '3BR', '4BR', 'Duplex', 'Studios', fiveOrMore],
  categories,
  /** Offered always; further ones as far as projects have them, under More. */
  kinds: ['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Office'],
  labels,
  amenities,
} as const;

/** How many agents the filter offers (section 9): the first of the agents' list, since no names are specified. */
export const filterAgents = 6;
