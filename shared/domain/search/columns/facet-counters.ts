import { type FacetName, inOrderOfCount } from '../facets/facets';
import { criterionRules, type OwnCriterion } from '../rules/rule-table';
import { askedOf, type UnitCriteria, type UnitCriterion, unitParts } from '../rules/unit-criteria';
import type { FacetCounter } from '../search-columns';
import type { SearchableProject } from '../searchable-project';
import type { UnitColumns } from './unit-columns';

/** The values of a criterion as numbers, so that counting compares no text. Spellings that differ in case share a key. */
interface Spellings {
  readonly texts: readonly string[];
  /** By spelling. */
  readonly keys: readonly number[];
  idOf(written: string): number;
}

function createSpellings(): Spellings {
  const ids = new Map<string, number>();
  const keyIds = new Map<string, number>();
  const texts: string[] = [];
  const keys: number[] = [];
  return {
    texts,
    keys,
    idOf(written) {
      const before = ids.get(written);
      if (before !== undefined) return before;
      const text = written.trim();
      const key = keyIds.get(text.toLowerCase()) ?? keyIds.size;
      keyIds.set(text.toLowerCase(), key);
      const id = texts.push(text) - 1;
      keys.push(key);
      ids.set(written, id);
      return id;
    },
  };
}

/** Counts spellings by their keys; the spelling that comes first is that of the count. */
function tally({ texts, keys }: Spellings) {
  const counts: number[] = [];
  const first: number[] = [];
  const last: number[] = [];
  return {
    add(spelling: number, position: number): void {
      const key = keys[spelling] ?? 0;
      if (last[key] === position) return;
      if (last[key] === undefined) {
        first[key] = spelling;
        counts[key] = 0;
      }
      last[key] = position;
      counts[key] = (counts[key] ?? 0) + 1;
    },
    counts: () =>
      inOrderOfCount(
        first.flatMap((spelling, key) => {
          const count = counts[key] ?? 0;
          return count === 0 ? [] : [{ value: texts[spelling] ?? '', count }];
        }),
      ),
  };
}

export type MakeCounter = (criteria: UnitCriteria, slug: string | null) => FacetCounter;

/** Counters of a criterion that is answered by itself. The values are read once, for all searches. */
export function ownCounters(
  projects: readonly SearchableProject[],
  name: Exclude<FacetName, UnitCriterion> & OwnCriterion,
): MakeCounter {
  const spellings = createSpellings();
  const valuesOf = criterionRules[name].valuesOf ?? (() => []);
  const starts = new Uint32Array(projects.length + 1);
  const ids: number[] = [];
  for (const [position, project] of projects.entries()) {
    for (const value of valuesOf(project)) ids.push(spellings.idOf(value));
    starts[position + 1] = ids.length;
  }
  const column = Uint32Array.from(ids);
  return () => {
    const { add, counts } = tally(spellings);
    return {
      add: ({ position = 0 }) => {
        const to = starts[position + 1] ?? 0;
        for (let at = starts[position] ?? 0; at < to; at += 1) add(column[at] ?? 0, position);
      },
      counts,
    };
  };
}

/** Counters of a criterion of a unit: the values of the units that meet all other criteria. */
export function unitCounters(
  projects: readonly SearchableProject[],
  { starts, offeredWithout, valuesByRow }: UnitColumns,
  name: UnitCriterion,
): MakeCounter {
  const { reads, valuesOf = () => [], isNested, valuesOfProject } = unitParts[name];
  const spellings = createSpellings();
  const { values, ids } = valuesByRow(reads);
  const lists = values.map((value) => valuesOf(value).map(spellings.idOf));
  return (criteria, slug) => {
    const rows = offeredWithout(criteria, name, slug);
    const others = askedOf(criteria).filter((other) => other !== name);
    const rules = others.map((other) => unitParts[other].ofProject(criteria[other]));
    const { add, counts } = tally(spellings);
    const addUnknown = (position: number) => {
      const project = projects[position];
      if (project === undefined || valuesOfProject === undefined || !rules.every((holds) => holds(project))) return;
      for (const value of valuesOfProject(project)) add(spellings.idOf(value), position);
    };
    return {
      add: ({ position = 0 }) => {
        const [from, to] = [starts[position] ?? 0, starts[position + 1] ?? 0];
        if (from === to) return addUnknown(position);
        let longest: readonly number[] = [];
        for (let row = from; row < to; row += 1) {
          if (rows[row] !== 1) continue;
          const own = lists[ids[row] ?? 0] ?? [];
          if (!isNested) for (const spelling of own) add(spelling, position);
          else if (own.length > longest.length) longest = own;
        }
        for (const spelling of longest) add(spelling, position);
      },
      counts,
    };
  };
}
