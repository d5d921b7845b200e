import type { UnitType } from '../../model/entities';
import { cheapestUnit } from '../../project/unit-types';
import { isWithinBudget } from '../budget/budget';
import type { SearchCriteria } from '../criteria/table';
import type { SearchableProject } from '../searchable-project';
import type { Rule } from './criterion-rule';
import { bedroomsOfSlug } from './slug-filter';

/** The criteria that one unit must meet together, where a project says its units and bedrooms are asked for (readings). */
export const unitCriteria = ['configurations', 'budget'] as const;

export type UnitCriteria = Pick<SearchCriteria, (typeof unitCriteria)[number]>;

type UnitTest = (unit: UnitType) => boolean;

const fold = (text: string) => text.trim().toLowerCase();

/** Whether a text is accepted, worked out once for each way in which it is written: units have few, and there are many units. */
function once(isAccepted: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const accepted = isAccepted(text);
    known.set(text, accepted);
    return accepted;
  };
}

/** What of a unit is asked beside its configuration: that it can be bought, for the budget, with the bedrooms of the slug. */
function offered({ budget }: Pick<UnitCriteria, 'budget'>, slug: string | null): UnitTest {
  const hasBedrooms = bedroomsOfSlug(slug);
  const fits = hasBedrooms && once(hasBedrooms);
  return ({ type, price, available }) =>
    available !== 0 && (fits?.(type) ?? true) && (budget === null || isWithinBudget({ price: price ?? 0 }, budget));
}

/** What one unit must be; `null` where no bedrooms are asked for, or by the slug of a page alone. */
function askedOfUnit({ configurations, budget }: UnitCriteria, slug: string | null): UnitTest | null {
  if (configurations.length === 0 && (budget === null || bedroomsOfSlug(slug) === null)) return null;
  const isOffered = offered({ budget }, slug);
  if (configurations.length === 0) return isOffered;
  const kinds = new Set(configurations.map(fold));
  const isOfKind = once((type) => kinds.has(fold(type)));
  return (unit) => isOfKind(unit.type) && isOffered(unit);
}

/**
 * Whether a project has what is asked of a unit: one that meets all of it, where it says its units and bedrooms are asked for;
 * else each criterion holds for itself, the budget for the starting price (section 5).
 */
export function unitRule(criteria: UnitCriteria, slug: string | null = null): Rule {
  const { configurations, budget } = criteria;
  const isAsked = askedOfUnit(criteria, slug);
  const kinds = new Set(configurations.map(fold));
  const isOfKind = once((entry) => kinds.has(fold(entry)));
  return (project) => {
    if (isAsked !== null && project.unitTypes && project.unitTypes.length > 0) return project.unitTypes.some(isAsked);
    const hasKind = kinds.size === 0 || project.units.some(isOfKind);
    return hasKind && (budget === null || isWithinBudget(project, budget));
  };
}

/** The configurations with which a project would be found, each alone in the place of those that are chosen. */
export function foundConfigurations(criteria: Pick<UnitCriteria, 'budget'>, slug: string | null = null) {
  const isOffered = offered(criteria, slug);
  return ({ price, units, unitTypes }: SearchableProject): readonly string[] => {
    if (unitTypes && unitTypes.length > 0) return unitTypes.filter(isOffered).map(({ type }) => type);
    return criteria.budget === null || isWithinBudget({ price }, criteria.budget) ? units : [];
  };
}

type WithUnits = Pick<SearchableProject, 'unitTypes' | 'price'>;

/** Finds the cheapest unit of a project that is what was asked for; `null` where no bedrooms are. */
export function askedUnit(
  criteria: UnitCriteria,
  slug: string | null = null,
): ((project: Pick<WithUnits, 'unitTypes'>) => UnitType | null) | null {
  const isAsked = askedOfUnit(criteria, slug);
  return isAsked && (({ unitTypes = [] }) => cheapestOf(unitTypes.filter(isAsked)));
}

/** One without a price where none has any. */
const cheapestOf = (units: readonly UnitType[]) => cheapestUnit(units) ?? units[0] ?? null;

/** What that unit costs, in dirhams, and in its absence what the project starts at; 0 where nobody knows. */
export function askedPrice(criteria: UnitCriteria, slug: string | null = null): (project: WithUnits) => number {
  const unitOf = askedUnit(criteria, slug);
  if (unitOf === null) return ({ price }) => price;
  // A list is put in order by it: each project is asked many times.
  const known = new Map<WithUnits, number>();
  return (project) => {
    const before = known.get(project);
    if (before !== undefined) return before;
    const unit = unitOf(project);
    const price = unit === null ? project.price : (unit.price ?? 0);
    known.set(project, price);
    return price;
  };
}
