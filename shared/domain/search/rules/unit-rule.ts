import type { SearchedUnit, UnitType } from '../../model/entities';
import { cheapestUnit } from '../../project/units/unit-types';
import type { SearchableProject } from '../searchable-project';
import type { Rule } from './criterion-rule';
import { bedroomsOfSlug } from './slug-filter';
import {
  type OfLoan,
  type UnitCriteria,
  type UnitCriterion,
  type UnitTest,
  unitCriteria,
  unitParts,
} from './unit-criteria';

const isChosen = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value != null);

/** The criteria of a unit that are asked for. */
export const askedOf = (criteria: UnitCriteria): readonly UnitCriterion[] =>
  unitCriteria.filter((name) => isChosen(criteria[name]));

function testOf<Name extends UnitCriterion>(criteria: UnitCriteria, name: Name): UnitTest {
  return unitParts[name].ofUnit(criteria[name] as never);
}

function projectRuleOf<Name extends UnitCriterion>(criteria: UnitCriteria, name: Name): Rule {
  return unitParts[name].ofProject(criteria[name] as never);
}

/** What is asked of a unit: that it can be bought, with the bedrooms of the slug, and all that is chosen. */
function offered(criteria: UnitCriteria, slug: string | null): UnitTest {
  const hasBedrooms = bedroomsOfSlug(slug);
  const known = new Map<string, boolean>();
  const fits = (type: string) => {
    const before = known.get(type);
    if (before !== undefined) return before;
    const fitting = hasBedrooms?.(type) ?? true;
    known.set(type, fitting);
    return fitting;
  };
  const tests = askedOf(criteria).map((name) => testOf(criteria, name));
  const isOpen: UnitTest = (unit) => unit.available !== 0 && (hasBedrooms === null || fits(unit.type));
  // Written out for the usual lengths: a list of tests would be gone through for each of a hundred thousand units.
  const [first, second, ...others] = tests;
  if (first === undefined) return isOpen;
  if (second === undefined) return (unit, project) => first(unit, project) && isOpen(unit, project);
  if (others.length === 0) {
    return (unit, project) => first(unit, project) && isOpen(unit, project) && second(unit, project);
  }
  return (unit, project) => isOpen(unit, project) && tests.every((holds) => holds(unit, project));
}

/** What one unit must be; `null` where only a budget is asked for, which is the project's, but on the page of some bedrooms. */
function askedOfUnit(criteria: UnitCriteria, slug: string | null): UnitTest | null {
  const asked = askedOf(criteria);
  const isOfUnit = asked.some((name) => name !== 'budget') || (asked.length > 0 && bedroomsOfSlug(slug) !== null);
  return isOfUnit ? offered(criteria, slug) : null;
}

const saysUnits = ({ unitTypes }: Pick<SearchableProject, 'unitTypes'>) =>
  unitTypes !== undefined && unitTypes.length > 0;

/**
 * Whether a project has what is asked of a unit: one that meets all of it, where it says its units; else each criterion holds for
 * itself, the budget for the starting price (section 5).
 */
export function unitRule(criteria: UnitCriteria, slug: string | null = null): Rule {
  const isAsked = askedOfUnit(criteria, slug);
  const rules = askedOf(criteria).map((name) => projectRuleOf(criteria, name));
  return (project) =>
    isAsked !== null && saysUnits(project) ? hasUnit(project, isAsked) : rules.every((holds) => holds(project));
}

function hasUnit(project: SearchableProject, isAsked: UnitTest): boolean {
  for (const unit of project.unitTypes ?? []) if (isAsked(unit, project)) return true;
  return false;
}

/** What a project would be found by of one criterion, each value alone in the place of those that are chosen. */
export function foundValues(
  name: UnitCriterion,
  criteria: UnitCriteria,
  slug: string | null = null,
): (project: SearchableProject) => readonly string[] {
  const { valuesOf, valuesOfProject, isNested } = unitParts[name];
  const { [name]: _, ...others } = criteria;
  const isOffered = offered(others, slug);
  const rules = askedOf(others).map((other) => projectRuleOf(others, other));
  return (project) => {
    if (saysUnits(project) && valuesOf) {
      let longest: readonly string[] = [];
      const values: string[] = [];
      for (const unit of project.unitTypes ?? []) {
        const own = valuesOf(unit);
        if (own.length === 0 || !isOffered(unit, project)) continue;
        if (own.length > longest.length) longest = own;
        if (!isNested) for (const value of own) if (!values.includes(value)) values.push(value);
      }
      return isNested ? longest : values;
    }
    return valuesOfProject && rules.every((holds) => holds(project)) ? valuesOfProject(project) : [];
  };
}

type WithUnits = Pick<SearchableProject, 'unitTypes' | 'price'> & OfLoan;

/** Finds the cheapest unit of a project that is what was asked for; `null` where nothing is asked of a unit. */
export function askedUnit(
  criteria: UnitCriteria,
  slug: string | null = null,
): ((project: Pick<WithUnits, 'unitTypes'> & OfLoan) => SearchedUnit | null) | null {
  const isAsked = askedOfUnit(criteria, slug);
  return isAsked && ((project) => cheapestOf((project.unitTypes ?? []).filter((unit) => isAsked(unit, project))));
}

/** One without a price where none has any. */
const cheapestOf = (units: readonly SearchedUnit[]): SearchedUnit | null => cheapestUnit(units) ?? units[0] ?? null;

/** What that unit costs, in dirhams, and in its absence what the project starts at; 0 where it is unknown. */
export function askedPrice(criteria: UnitCriteria, slug: string | null = null): (project: WithUnits) => number {
  const unitOf = askedUnit(criteria, slug);
  if (unitOf === null) return ({ price }) => price;
  // A list is put in order by it: each project is asked many times.
  const known = new Map<WithUnits, number>();
  return (project) => {
    const before = known.get(project);
    if (before !== undefined) return before;
    const unit: UnitType | null = unitOf(project);
    const price = unit === null ? project.price : (unit.price ?? 0);
    known.set(project, price);
    return price;
  };
}
