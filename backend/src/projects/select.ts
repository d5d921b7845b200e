import { setImmediate as turn } from 'node:timers/promises';
import { type MapView, placeMarkers } from '@iwan/shared/domain/map/map-markers';
import type { UnitType } from '@iwan/shared/domain/model/entities';
import { similarProjects } from '@iwan/shared/domain/project/similar';
import { leastPrice } from '@iwan/shared/domain/search/budget/least-price';
import { inColumns } from '@iwan/shared/domain/search/columns/in-columns';
import { facets } from '@iwan/shared/domain/search/facets/count-facets';
import { relaxations } from '@iwan/shared/domain/search/facets/count-relaxations';
import { page as cut } from '@iwan/shared/domain/search/paging';
import { sortProjects } from '@iwan/shared/domain/search/project-sort';
import { slugRule } from '@iwan/shared/domain/search/rules/slug-filter';
import { askedPrice, askedUnit } from '@iwan/shared/domain/search/rules/unit-rule';
import { partition } from '@iwan/shared/domain/search/search-filter';
import { suggestions } from '@iwan/shared/domain/search/suggestions';
import { hasInName } from '@iwan/shared/domain/search/words/project-names';
import { projectWords } from '@iwan/shared/domain/search/words/project-words';
import { byTextRank } from '@iwan/shared/domain/search/words/text-search';
import { type IndexedProject, indexProject, type PlacedRecord } from './indexed-project';
import { largestPage, type ProjectOptions } from './options';
import type { ProjectRecord } from './project-record';
import { sharedAddresses } from './shared-addresses';

export interface Selection {
  readonly records: readonly ProjectRecord[];
  /** The cheapest matching unit of each project, by project id; only where a criterion of a unit is set. */
  readonly askedUnits?: ReadonlyMap<number, UnitType>;
  /** The applied options, so that a client need not apply them again. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** All projects in one state, indexed for queries. */
export interface ProjectIndex {
  /** The ids of the projects whose address another one shares. */
  readonly shared: ReadonlySet<string>;
  select(options: ProjectOptions): Selection;
  /** Computes the search words of all projects in chunks, so that the first search is fast. */
  prepare(): Promise<void>;
}

/** Selects projects by id or by the slug of their name; `null` when neither is given. */
function nameFilter({ ids, named }: ProjectOptions): ((project: IndexedProject) => boolean) | null {
  if (ids.length === 0 && named === null) return null;
  const wanted = new Set(ids);
  return ({ id, nameSlug }) => (wanted.size === 0 || wanted.has(id)) && (named === null || nameSlug === named);
}

/** The projects before the criteria: by id, by name and by the slug of the page. A test that is not asked for is not made. */
function candidatesOf(projects: readonly IndexedProject[], options: ProjectOptions): readonly IndexedProject[] {
  const tests = [
    nameFilter(options),
    options.slug === null ? null : slugRule(options.slug),
    options.inName === '' ? null : hasInName(options.inName),
  ].filter((test) => test !== null);
  return tests.length === 0 ? projects : projects.filter((project) => tests.every((holds) => holds(project)));
}

/** The cheapest matching unit of each project; `null` without a criterion of a unit. */
function askedUnits(
  projects: readonly IndexedProject[],
  { criteria, slug }: Pick<ProjectOptions, 'criteria' | 'slug'>,
): ReadonlyMap<number, UnitType> | null {
  const unitOf = askedUnit(criteria, slug);
  if (unitOf === null) return null;
  return new Map(
    projects.flatMap((project) => {
      const unit = unitOf(project);
      return unit === null ? [] : [[project.record.id, unit] as const];
    }),
  );
}

/** How many projects without coordinates are named in the log. */
const namedUnplaced = 20;

/** A part of the map instead of a page: single markers, clusters, and the projects without coordinates. */
function onMap(matching: readonly IndexedProject[], options: ProjectOptions, view: MapView): Selection {
  const units = askedUnits(matching, options);
  const items = matching.map(({ place }) => place).filter((place) => place !== null);
  const unplaced = matching.filter(({ place }) => place === null).map(({ id }) => id);
  const priceOf = ({ price, record }: PlacedRecord) => units?.get(record.id)?.price ?? price;
  const { markers, clusters, total } = placeMarkers(items, view, priceOf);
  return {
    records: markers.map(({ record }) => record),
    ...(units && { askedUnits: units }),
    meta: {
      total: matching.length,
      fields: 'marker',
      filters: options.filters,
      placed: total,
      clusters: clusters.map(({ leastPrice, ...cluster }) => ({
        ...cluster,
        ...(leastPrice !== undefined && { least_price: leastPrice }),
      })),
      unplaced: { total: unplaced.length, ids: unplaced.slice(0, namedUnplaced) },
    },
  };
}

/** The projects similar to one, the most similar first; all without an id, none for an unknown one. */
function alike(projects: readonly IndexedProject[], id: string | null): readonly IndexedProject[] {
  if (id === null) return projects;
  const to = projects.find((project) => project.id === id);
  return to === undefined ? [] : similarProjects(to, projects, largestPage).map(({ project }) => project);
}

/** Suggestions instead of a page; the names with their counts are in `meta`. */
function suggested(matching: readonly IndexedProject[], options: ProjectOptions, text: string): Selection {
  const { projects, ...named } = suggestions(matching, text);
  return {
    records: projects.map(({ record }) => record),
    meta: {
      total: matching.length,
      ...(options.fields && { fields: options.fields }),
      filters: options.filters,
      suggest: text,
      suggestions: named,
    },
  };
}

/** Sorts where the stored order does not apply: prices of matching units, or the rank of a free text. */
function inAskedOrder(
  projects: readonly IndexedProject[],
  { criteria, slug, sort }: ProjectOptions,
  priceOf: (project: IndexedProject) => number,
): readonly IndexedProject[] {
  if (sort === null) return criteria.query === null ? projects : byTextRank(projects, criteria.query);
  const isByPrice = sort === 'price' || sort === 'price-desc';
  return isByPrice && askedUnit(criteria, slug) ? sortProjects(projects, sort, priceOf) : projects;
}

/** How many projects are processed in one turn of the event loop; a few milliseconds. */
const chunk = 100;

/** Parses the records once. Each order is computed on first use and cached. */
export function indexProjects(records: readonly ProjectRecord[]): ProjectIndex {
  const projects = inColumns(records.map(indexProject));
  const orders = new Map<string, readonly IndexedProject[]>();

  const ordered = (sort: ProjectOptions['sort']) => {
    const known = sort === null ? projects : (orders.get(sort) ?? sortProjects(projects, sort));
    if (sort !== null) orders.set(sort, known);
    return known;
  };

  return {
    shared: sharedAddresses(projects),
    async prepare() {
      for (const [index, project] of projects.entries()) {
        if (index % chunk === 0) await turn();
        projectWords(project);
      }
    },
    select(options) {
      const { criteria } = options;
      const candidates = candidatesOf(alike(ordered(options.sort), options.similar), options);
      const { slug } = options;
      const { matching: filtered, hiddenByBudget } = partition(candidates, criteria, slug);
      if (options.suggest !== null) return suggested(filtered, options, options.suggest);
      const priceOf = askedPrice(criteria, slug);
      const matching = inAskedOrder(filtered, options, priceOf);
      if (options.map) return onMap(matching, options, options.map);
      const page = options.page ?? (matching.length > largestPage ? { page: 1, perPage: largestPage } : null);
      const slice = page && cut(matching, page);
      const least = slice && leastPrice(matching, priceOf);
      const shown = slice?.items ?? matching;
      const units = askedUnits(shown, options);
      return {
        records: shown.map(({ record }) => record),
        ...(units && { askedUnits: units }),
        meta: {
          total: matching.length,
          ...(slice && { page: slice.page, per_page: slice.perPage }),
          ...(options.fields && { fields: options.fields }),
          ...(options.sort && { sort: options.sort }),
          filters: options.filters,
          ...(criteria.budget && { hidden_by_budget: hiddenByBudget }),
          ...(least && { least_price: least }),
          ...(options.facets.length > 0 && { facets: facets(candidates, criteria, options.facets, slug) }),
          ...(matching.length === 0 && { relaxations: relaxations(candidates, criteria, slug) }),
        },
      };
    },
  };
}
