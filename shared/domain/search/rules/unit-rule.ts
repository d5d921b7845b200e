import { memoised } from '../../format/memoised';
import type { SearchedUnit, UnitType } from '../../model/entities';
import { cheapestUnit, isAvailable } from '../../project/units/unit-types';
import type { SearchableProject } from '../searchable-project';
import type { Rule } from './criterion-rule';
import { bedroomsOfSlug } from './slug-filter';
import {
  askedOf,
  asksForStates,
  type PricedProject,
  type UnitCriteria,
  type UnitCriterion,
  type UnitTest,
  unitParts,
  withoutUnitCriterion,
} from './unit-criteria';

function testOf(criteria: UnitCriteria, name: UnitCriterion): UnitTest {
  const { reads, ofField } = unitParts[name];
  const holds = ofField(criteria[name]);
  return (unit, project) => holds(unit[reads], project);
}

const projectRuleOf = (criteria: UnitCriteria, name: UnitCriterion): Rule => unitParts[name].ofProject(criteria[name]);

/** The test of a unit: available (or in the states that are asked for), with the bedrooms of the slug, and meeting all criteria. */
function offered(criteria: UnitCriteria, slug: string | null): UnitTest {
  const hasBedrooms = bedroomsOfSlug(slug);
  const fits = memoised((type: string) => hasBedrooms?.(type) ?? true);
  const tests = askedOf(criteria).map((name) => testOf(criteria, name));
  const isOffered = asksForStates(criteria) ? ({ available }: SearchedUnit) => available !== 0 : isAvailable;
  const isOpen: UnitTest = (unit) => isOffered(unit) && (hasBedrooms === null || fits(unit.type));
  // Unrolled for the usual lengths, for speed: it runs for each of a hundred thousand units.
  const [first, second, ...others] = tests;
  if (first === undefined) return isOpen;
  if (second === undefined) return (unit, project) => first(unit, project) && isOpen(unit, project);
  if (others.length === 0) {
    return (unit, project) => first(unit, project) && isOpen(unit, project) && second(unit, project);
  }
  return (unit, project) => isOpen(unit, project) && tests.every((holds) => holds(unit, project));
}

/** Whether one unit has to meet the criteria: a budget alone applies to the project, unless the page's slug names bedrooms. */
export function isRequestedOfUnit(criteria: UnitCriteria, slug: string | null): boolean {
  const requested = askedOf(criteria);
  return requested.some((name) => name !== 'budget') || (requested.length > 0 && bedroomsOfSlug(slug) !== null);
}

const statesUnits = ({ unitTypes }: Pick<SearchableProject, 'unitTypes'>) =>
  unitTypes !== undefined && unitTypes.length > 0;

/**
 * Whether a project matches the criteria of a unit: with one unit that meets all of them, where it has units; otherwise each
 * criterion is checked by itself, the budget with the starting price (section 5).
 */
export function unitRule(criteria: UnitCriteria, slug: string | null = null): Rule {
  const rules = askedOf(criteria).map((name) => projectRuleOf(criteria, name));
  const meetsEach: Rule = (project) => rules.every((holds) => holds(project));
  if (!isRequestedOfUnit(criteria, slug)) return meetsEach;
  const isRequested = offered(criteria, slug);
  return (project) => (statesUnits(project) ? hasUnit(project, isRequested) : meetsEach(project));
}

function hasUnit(project: SearchableProject, isRequested: UnitTest): boolean {
  for (const unit of project.unitTypes ?? []) if (isRequested(unit, project)) return true;
  return false;
}

/** The values of one criterion by which a project would be found, with all other criteria unchanged. */
export function foundValues(
  name: UnitCriterion,
  criteria: UnitCriteria,
  slug: string | null = null,
): (project: SearchableProject) => readonly string[] {
  const { reads, valuesOf, valuesOfProject, isNested } = unitParts[name];
  const others = withoutUnitCriterion(criteria, name);
  const isOffered = offered(others, slug);
  const rules = askedOf(others).map((other) => projectRuleOf(others, other));
  return (project) => {
    if (statesUnits(project) && valuesOf) {
      let longest: readonly string[] = [];
      const values: string[] = [];
      for (const unit of project.unitTypes ?? []) {
        const own = valuesOf(unit[reads]);
        if (own.length === 0 || !isOffered(unit, project)) continue;
        if (own.length > longest.length) longest = own;
        if (!isNested) for (const value of own) if (!values.includes(value)) values.push(value);
      }
      return isNested ? longest : values;
    }
    return valuesOfProject && rules.every((holds) => holds(project)) ? valuesOfProject(project) : [];
  };
}

type WithUnits = Pick<SearchableProject, 'unitTypes' | 'price'> & PricedProject;

/** Returns the cheapest matching unit of a project; `null` where no criterion of a unit is set. */
export function askedUnit(
  criteria: UnitCriteria,
  slug: string | null = null,
): ((project: Omit<WithUnits, 'price'>) => SearchedUnit | null) | null {
  if (!isRequestedOfUnit(criteria, slug)) return null;
  const isRequested = offered(criteria, slug);
  return (project) => cheapestOf((project.unitTypes ?? []).filter((unit) => isRequested(unit, project)));
}

/** Without prices, the first one. */
const cheapestOf = (units: readonly SearchedUnit[]): SearchedUnit | null => cheapestUnit(units) ?? units[0] ?? null;

/** The price of that unit in dirhams, or the project's starting price without one; 0 where it is unknown. */
export function requestedPrice(criteria: UnitCriteria, slug: string | null = null): (project: WithUnits) => number {
  const unitOf = askedUnit(criteria, slug);
  if (unitOf === null) return ({ price }) => price;
  // Cached, since sorting asks for each project many times.
  return memoised((project: WithUnits) => {
    const unit: UnitType | null = unitOf(project);
    return unit === null ? project.price : (unit.price ?? 0);
  });
}
