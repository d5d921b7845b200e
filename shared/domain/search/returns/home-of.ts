import type { Project, Unit } from '../../model/entities';
import { cheapestUnit, isAvailable } from '../../project/units/unit-types';
import { unitOfId } from '../../project/units/units';

/** A home whose returns can be computed: its price and size are known, and it is available. */
export type CountedHome = Unit & { readonly price: number; readonly squareFeet: number };

const isCounted = (unit: Unit): unit is CountedHome =>
  unit.price !== null && unit.squareFeet !== null && isAvailable(unit);

/** The cheapest home of each type, in the order of the record. */
export function homesOf({ unitTypes = [] }: Pick<Project, 'unitTypes'>): readonly CountedHome[] {
  const counted = unitTypes.filter(isCounted);
  const types = [...new Set(counted.map(({ type }) => type))];
  return types.flatMap((type) => {
    const cheapest = cheapestUnit(counted.filter((unit) => unit.type === type));
    return counted.find((unit) => unit === cheapest) ?? [];
  });
}

/** The home that an address names by its unit or type; otherwise the first with a known rent, or the first of all. */
export function homeOf(
  project: Pick<Project, 'unitTypes' | 'figures'>,
  requested: { readonly unit: string | null; readonly type: string | null },
): CountedHome | null {
  const unit = unitOfId(project.unitTypes ?? [], requested.unit);
  if (unit !== null && isCounted(unit)) return unit;
  const homes = homesOf(project);
  const hasRent = ({ type }: CountedHome) =>
    project.figures?.some((figure) => figure.kind === 'rent' && figure.type?.toLowerCase() === type.toLowerCase()) ===
    true;
  return homes.find(({ type }) => type === requested.type) ?? homes.find(hasRent) ?? homes[0] ?? null;
}
