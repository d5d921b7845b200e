import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import { budgetLimits } from '@iwan/shared/domain/search/budget/budget';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { type StoredSearch, storedSearch } from '@iwan/shared/paths/search-words';

export interface PriceAlert {
  readonly search: StoredSearch;
  readonly type: string;
  /** The lowest price of that kind of unit today, in dirhams. */
  readonly below: number;
}

/**
 * The alert for a lower price, as a search: this kind of unit in this project below today's lowest price. It matches nothing
 * until a price falls, and then an alert is sent (decision 58). `null` where no price is known.
 */
export function priceAlert(
  { name, unitTypes = [] }: Pick<Project, 'name' | 'unitTypes'>,
  unit: Unit,
): PriceAlert | null {
  const fold = (text: string) => text.trim().toLowerCase();
  const prices = unitTypes
    .filter(({ type, available }) => fold(type) === fold(unit.type) && available !== 0)
    .flatMap(({ price }) => price ?? []);
  const below = Math.min(...prices);
  if (!(below > 1 && Number.isFinite(below))) return null;
  const budget = { from: Math.min(budgetLimits.from, below - 1), to: below - 1 };
  const search = storedSearch({ ...noCriteria, names: [name], configurations: [unit.type], budget }, null);
  return { search, type: unit.type, below };
}
