import {
  choicesIn,
  criterionNames,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import type { Relaxations } from '@iwan/shared/domain/search/facets/relaxations';
import type { OwnCriterion } from '@iwan/shared/domain/search/rules/rule-table';
import { askedOf, isOfUnit, type UnitCriteria, unitCriteria } from '@iwan/shared/domain/search/rules/unit-criteria';
import { isRequestedOfUnit } from '@iwan/shared/domain/search/rules/unit-rule';
import { addAll, allBits, type Bits, both, countBits, keepBoth, without } from './bits';
import type { ProjectSets } from './project-sets';

/** The projects that a search finds among some, and what is known of the others. */
export type FoundSets = ReturnType<typeof findIn>;

const ownCriteria = criterionNames.filter((name): name is OwnCriterion => !isOfUnit(name));

/** The projects that match the criteria of a unit, as `unitRule` decides. */
export function meetingUnitCriteria(sets: ProjectSets, criteria: UnitCriteria, slug: string | null): Bits {
  const requested = askedOf(criteria);
  if (requested.length === 0) return allBits(sets.size);
  if (!isRequestedOfUnit(criteria, slug)) return asProjects(sets, criteria, allBits(sets.size));
  const { stated, offered } = sets.units();
  const found = asProjects(sets, criteria, without(allBits(sets.size), stated));
  addAll(found, both(stated, offered(criteria, slug).projects));
  return found;
}

/** Of some projects those that match each criterion of a unit by themselves. */
export function asProjects(sets: ProjectSets, criteria: UnitCriteria, some: Bits): Bits {
  const found = some.slice();
  for (const name of askedOf(criteria)) keepBoth(found, sets.meetingAsProject(name, criteria));
  return found;
}

/** Answers a search among some projects; `partition` of `shared/domain` answers it for single ones. */
export function findIn(sets: ProjectSets, candidates: Bits, criteria: SearchCriteria, slug: string | null) {
  const own = ownCriteria
    .filter((name) => choicesIn(criteria, name) > 0)
    .map((name) => [name, sets.meeting(name, criteria[name])] as const);
  const ofUnit = meetingUnitCriteria(sets, criteria, slug);
  /** Those that match all criteria of their own, but one of these. */
  const others = (but: SearchCriterion | null) => {
    const found = candidates.slice();
    for (const [name, bits] of own) if (name !== but) keepBoth(found, bits);
    return found;
  };
  const meetingOwn = others(null);
  const matching = both(meetingOwn, ofUnit);
  const requested = new Set<SearchCriterion>(own.map(([name]) => name));
  /** Those that match all criteria but one, whether they match that one or not; for a criterion of a unit, but all of these. */
  const withoutOne = (name: SearchCriterion) =>
    isOfUnit(name) ? meetingOwn : requested.has(name) ? both(others(name), ofUnit) : matching;
  return {
    matching,
    /** Those that only the budget excludes (readings). */
    hiddenByBudget(): number {
      if (criteria.budget === null) return 0;
      const atAnyPrice = meetingUnitCriteria(sets, { ...criteria, budget: null }, slug);
      return countBits(both(without(meetingOwn, ofUnit), atAnyPrice));
    },
    withoutOne,
    /** How many more there would be without each criterion (`relaxations`), for a search that finds nothing. */
    relaxations(): Relaxations {
      const counts: Partial<Record<SearchCriterion, number>> = {};
      const note = (name: SearchCriterion, found: Bits) => {
        const count = countBits(found);
        if (count > 0) counts[name] = count;
      };
      for (const [name, bits] of own) note(name, without(withoutOne(name), bits));
      const unfit = without(meetingOwn, ofUnit);
      for (const name of unitCriteria.filter((each) => choicesIn(criteria, each) > 0)) {
        note(name, both(unfit, meetingUnitCriteria(sets, { ...criteria, [name]: noCriteria[name] }, slug)));
      }
      return counts;
    },
  };
}
