import type { Project } from '@iwan/shared/domain/model/entities';
import { cheapestUnit } from '@iwan/shared/domain/project/units/unit-types';

/**
 * Whether the prices and sizes of projects can be ranked: they share a sub category, and their starting prices are for the same
 * kind of unit. A one-bedroom flat is not the better offer because it costs less than a villa.
 */
export function areAlike(projects: readonly Project[]): boolean {
  const [first, ...others] = projects;
  if (first === undefined) return false;
  const unit = pricedUnit(first);
  return (
    unit !== null &&
    others.every((other) => pricedUnit(other) === unit) &&
    first.subCategories.some((own) =>
      others.every(({ subCategories }) => subCategories.some((each) => fold(each) === fold(own))),
    )
  );
}

/** The kind of unit that a starting price is for; where the units have no prices, all kinds that the project has. */
function pricedUnit({ unitTypes = [], units }: Project): string | null {
  const cheapest = cheapestUnit(unitTypes);
  if (cheapest !== null) return fold(cheapest.type);
  return units.map(fold).sort().join('\n') || null;
}

const fold = (text: string) => text.trim().toLowerCase();
