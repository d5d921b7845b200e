import { setImmediate as turn } from 'node:timers/promises';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { facetNames } from '@iwan/shared/domain/search/facets/facets';
import { toSlug } from '@iwan/shared/domain/text/slug';
import type { ProjectRecord } from '../database/project-record';
import type { Permit } from './columns/aspects';
import { changeColumns } from './columns/change-columns';
import { type ColumnData, createColumnsBuilder, positionOf } from './columns/column-data';
import type { ColumnProject } from './columns/column-project';
import { nameKey } from './columns/name-key';
import { orderNames, orderNamesAfter, orderNamesNow } from './columns/name-order';
import { lazily } from './columns/remember-by';
import { rowOf } from './columns/searched-row';
import type { ProjectOptions } from './question';
import { type SelectedFrom, type Selection, select } from './select';
import { type Bits, bitsOf, both, countBits, hasBit, numbersIn } from './sets/bits';
import { openFacetSets } from './sets/facet-sets';
import { findIn } from './sets/found-sets';
import { openMapSets } from './sets/map-sets';
import { openProjectSets } from './sets/project-sets';
import { sharedAddresses } from './shared-addresses';

/** All projects in one state, indexed for queries. Another object in every other state. */
export interface ProjectIndex {
  readonly data: ColumnData;
  /** How many are shown. */
  readonly count: number;
  /** The ids of all that are shown; they ascend. */
  ids(): readonly number[];
  idsOfDeveloper(name: string): readonly number[];
  idsOfAgent(name: string): readonly number[];
  /** The ids of the projects whose address another one shares. */
  shared(): ReadonlySet<string>;
  select(options: ProjectOptions): Selection;
  /** The project that a call of section 7 names; as `indexByName` finds it. */
  find(name: string): ColumnProject | undefined;
  /** The projects whose names have the same slug, ignoring case. */
  namesakes(name: string): readonly ColumnProject[];
  withId(id: number): ColumnProject | undefined;
  ofDevelopers(names: ReadonlySet<string>): readonly ColumnProject[];
  /** The same projects, but for those that a test of permits leaves out. */
  permitted(isValid: (permit: Permit) => boolean): ProjectIndex;
  /** The ids of projects by a test of their permits. */
  idsByPermit(test: (permit: Permit) => boolean): readonly number[];
  /** Computes in chunks what the first questions need, so that these are fast. */
  prepare(): Promise<void>;
  /** The order by name where it is known already. */
  knownNameOrder(): Uint32Array | null;
}

/** What all indexes of one state share. */
function openState(data: ColumnData, nameOrderBefore: Uint32Array | null) {
  const sets = openProjectSets(data);
  let nameOrder = nameOrderBefore;
  return {
    sets,
    facets: openFacetSets(sets),
    map: openMapSets(data),
    knownNameOrder: () => nameOrder,
    nameOrder() {
      nameOrder ??= orderNamesNow(data.names);
      return nameOrder;
    },
    async prepareNameOrder() {
      nameOrder ??= await orderNames(data.names);
    },
  };
}

/** Opens an index. `before`: an earlier state, from which the order by name is carried over. `isShown`: by id. */
export function openProjectIndex(
  data: ColumnData,
  before: ProjectIndex | null = null,
  isShown: (id: number) => boolean = () => true,
): ProjectIndex {
  const orderBefore = before?.knownNameOrder() ?? null;
  const nameOrder = before && orderBefore && orderNamesAfter(before.data, orderBefore, data);
  const shown = bitsOf(
    data.ids.length,
    [...data.ids.keys()].filter((position) => isShown(data.ids[position] ?? 0)),
  );
  return indexOf(openState(data, nameOrder), shown);
}

function indexOf(state: ReturnType<typeof openState>, shown: Bits): ProjectIndex {
  const { sets, facets } = state;
  const { data } = sets;
  const { aspects } = data.dictionaries;

  const at = (positions: Iterable<number>) =>
    Array.from(positions).flatMap((position) => (hasBit(shown, position) ? [sets.at(position)] : []));
  const shownIds = (some: Bits) => Array.from(numbersIn(both(shown, some)), (position) => data.ids[position] ?? 0);
  const ofDevelopers = (test: (name: string) => boolean) =>
    sets.aspect('developer').where((id) => test(aspects.developer.values[id]?.developer?.name ?? ''));
  const ofAgent = (name: string) =>
    sets.aspect('agents').where((id) => aspects.agents.values[id]?.agents.some((each) => each.name === name) ?? false);
  const withPermit = (test: (permit: Permit) => boolean) =>
    sets.aspect('permit').where((id) => {
      const fields = aspects.permit.values[id];
      return fields !== undefined && test(fields.permit);
    });
  const from: SelectedFrom = {
    ...state,
    shown,
    withIds: (ids) =>
      ids
        .flatMap((id) => (/^[1-9]\d{0,9}$|^0$/.test(id) ? positionOf(data.ids, Number(id)) : []))
        .filter((position) => position !== -1),
    withSlug: (slug) =>
      sets
        .names()
        .find(slug.toLowerCase())
        .filter((position) => sets.at(position).nameSlug === slug),
  };

  return {
    data,
    count: countBits(shown),
    ids: () => shownIds(shown),
    idsOfDeveloper: (name) => shownIds(ofDevelopers((each) => each === name)),
    idsOfAgent: (name) => shownIds(ofAgent(name)),
    shared: lazily(() => {
      const groups = sets.names().groups();
      return new Set(groups.flatMap((positions) => [...sharedAddresses(at(positions))]));
    }),
    select: (options) => select(from, options),
    find(name) {
      const requested = name.trim();
      const found = at(sets.names().find(nameKey(requested)));
      return nameForms
        .map((form) => {
          const key = form(requested);
          return key === '' ? undefined : found.find((project) => form(project.name) === key);
        })
        .find((project) => project !== undefined);
    },
    namesakes: (name) => at(sets.names().find(nameKey(name))),
    withId(id) {
      const position = positionOf(data.ids, id);
      return position === -1 ? undefined : at([position])[0];
    },
    ofDevelopers: (names) => at(numbersIn(ofDevelopers((name) => names.has(name)))),
    permitted: (isValid) => indexOf(state, both(shown, withPermit(isValid))),
    idsByPermit: (test) => shownIds(withPermit(test)),
    async prepare() {
      await state.prepareNameOrder();
      const everything = findIn(sets, shown, noCriteria, null);
      const steps = [
        () => sets.names(),
        () => sets.units(),
        () => sets.units().prices(),
        () => sets.text.ranked('a'),
        ...facetNames.map((name) => () => facets.count(everything, noCriteria, [name], null)),
      ];
      for (const step of steps) {
        await turn();
        step();
      }
    },
    knownNameOrder: state.knownNameOrder,
  };
}

/** The forms in which a name is compared: exactly, otherwise ignoring case, otherwise by its slug (`catalogue/name-index`). */
const nameForms = [(name: string) => name, (name: string) => name.toLowerCase(), toSlug];

/** The columns of some records. */
export function columnsOf(records: readonly ProjectRecord[]): ColumnData {
  const builder = createColumnsBuilder(records.length);
  for (const record of records) builder.add(rowOf(record));
  return builder.build();
}

/** Indexes some records, whose ids ascend. */
export const indexProjects = (records: readonly ProjectRecord[]): ProjectIndex => openProjectIndex(columnsOf(records));

/** The columns with one project replaced by its changed form; a new one is added. */
export const withProject = (before: ColumnData, record: ProjectRecord): ColumnData =>
  changeColumns(before, [record.id], new Map([[record.id, rowOf(record)]]));
