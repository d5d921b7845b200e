import type { FacetName } from '../facets/facets';
import { isOfUnit, type UnitCriteria } from '../rules/unit-criteria';
import type { FoundUnits, SearchColumns } from '../search-columns';
import type { SearchableProject } from '../searchable-project';
import { type MakeCounter, ownCounters, unitCounters } from './facet-counters';
import { type UnitColumns, unitColumns } from './unit-columns';

/** Gives each project its position and the columns of all. They are made on first use. The objects are those that were given. */
export function inColumns<Project extends SearchableProject>(projects: readonly Project[]): readonly Project[] {
  const columns = columnsOf(projects);
  return projects.map((project, position) => Object.assign(project, { columns, position }));
}

function columnsOf(projects: readonly SearchableProject[]): SearchColumns {
  let units: UnitColumns | null = null;
  const readUnits = () => {
    units ??= unitColumns(projects);
    return units;
  };
  const counters = new Map<FacetName, MakeCounter>();
  const makerOf = (name: FacetName) => {
    const known = counters.get(name);
    if (known !== undefined) return known;
    const made = isOfUnit(name) ? unitCounters(projects, readUnits(), name) : ownCounters(projects, name);
    counters.set(name, made);
    return made;
  };
  // One search asks for the same units several times: to filter, for the prices and for the cards.
  let last: { readonly criteria: UnitCriteria; readonly slug: string | null; readonly found: FoundUnits } | null = null;
  return {
    unitsOf(criteria, slug) {
      if (last?.criteria === criteria && last.slug === slug) return last.found;
      const found = readUnits().unitsOf(criteria, slug);
      last = { criteria, slug, found };
      return found;
    },
    counter: (name, criteria, slug) => makerOf(name)(criteria, slug),
  };
}
