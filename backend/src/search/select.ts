import type { MapView } from '@iwan/shared/domain/map/map-markers';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { page as cut } from '@iwan/shared/domain/search/paging';
import { byPrice, type ProjectSort } from '@iwan/shared/domain/search/project-sort';
import { isRequestedOfUnit } from '@iwan/shared/domain/search/rules/unit-rule';
import { hasInName } from '@iwan/shared/domain/search/words/project-names';
import { largestPage, type ProjectOptions } from './question';
import {
  type Bits,
  bitsOf,
  both,
  countBits,
  hasBit,
  keepBoth,
  numbersIn,
  sliceOfBits,
  sliceOfOrder,
  without,
} from './sets/bits';
import type { FacetSets } from './sets/facet-sets';
import { type FoundSets, findIn } from './sets/found-sets';
import type { openMapSets } from './sets/map-sets';
import { type RequestedPrices, sliceByPrice, startingPrices, unitPrices } from './sets/price-order';
import type { ProjectSets } from './sets/project-sets';
import { similarSets } from './sets/similar-sets';
import { sliceByRank, suggestionsIn } from './sets/suggestion-sets';
import type { OfferedUnits } from './sets/unit-sets';

export interface Selection {
  /** The ids of the projects, in order. */
  readonly ids: readonly number[];
  /** For some of them the index of the cheapest matching unit among the project's units; only where a criterion of a unit is set. */
  readonly askedUnits?: ReadonlyMap<number, number>;
  /** The applied options, so that a client need not apply them again. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** The projects that questions are answered from. Positions are in the order of the ids. */
export interface SelectedFrom {
  readonly sets: ProjectSets;
  readonly facets: FacetSets;
  readonly map: ReturnType<typeof openMapSets>;
  /** Those that the site shows. */
  readonly shown: Bits;
  /** All positions in the order by name. */
  nameOrder(): Uint32Array;
  /** The positions with some ids. */
  withIds(ids: readonly string[]): readonly number[];
  /** The positions of names with a slug. */
  withSlug(slug: string): readonly number[];
}

/** A search among some projects. `order`: the order of the candidates where they have one of their own. */
interface Search {
  readonly from: SelectedFrom;
  readonly options: ProjectOptions;
  readonly found: FoundSets;
  readonly order: readonly number[] | null;
  /** The units that were asked for; `null` where no criterion of a unit is set. */
  readonly asked: OfferedUnits | null;
  readonly prices: RequestedPrices;
}

/** The projects before the criteria: by id, by name and by the slug of the page. */
function candidatesOf(from: SelectedFrom, { ids, named, slug, inName }: ProjectOptions): Bits {
  const { sets, shown } = from;
  const found = shown.slice();
  if (ids.length > 0) keepBoth(found, bitsOf(sets.size, from.withIds(ids)));
  if (named !== null) keepBoth(found, bitsOf(sets.size, from.withSlug(named)));
  if (slug !== null) keepBoth(found, sets.withSlug(slug));
  if (inName === '') return found;
  const isNamed = hasInName(inName);
  return bitsOf(
    sets.size,
    numbersIn(found).filter((position) => isNamed({ name: sets.data.names[position] ?? '' })),
  );
}

const directionOf = (sort: ProjectSort) => (sort === 'price-desc' ? -1 : 1);

/** The order of a list by itself. */
function slice(
  from: SelectedFrom,
  some: Bits,
  { sort, prices }: { readonly sort: ProjectSort | null; readonly prices: RequestedPrices },
  start: number,
  end: number,
): readonly number[] {
  switch (sort) {
    case null:
      return sliceOfBits(some, start, end);
    case 'name':
      return sliceOfOrder(from.nameOrder(), some, start, end);
    // The specification gives projects no date; newer ones have higher ids.
    case 'newest': {
      const total = countBits(some);
      return sliceOfBits(some, Math.max(0, total - end), Math.max(0, total - start)).reverse();
    }
    default:
      return sliceByPrice(prices, some, directionOf(sort), { start, end });
  }
}

/** The projects similar to one, the most similar first; none for an unknown one. */
function alike(from: SelectedFrom, id: string, sort: ProjectSort | null): readonly number[] {
  const to = from.withIds([id]).find((position) => hasBit(from.shown, position));
  if (to === undefined) return [];
  const found: number[] = [];
  for (const equal of similarSets(from.sets, to, from.shown, largestPage)) {
    found.push(...slice(from, equal, { sort, prices: startingPrices(from.sets) }, 0, largestPage - found.length));
  }
  return found;
}

/** Of the matches those from the `start`-th up to the `end`-th. */
function matchesOf({ from, options, found, order, prices }: Search, start: number, end: number): readonly number[] {
  const { matching } = found;
  const { sort, criteria } = options;
  const isByRank = sort === null && criteria.query !== null;
  const byRank = (first: number, last: number) => sliceByRank(from.sets, matching, criteria.query ?? '', first, last);
  if (order === null) return isByRank ? byRank(start, end) : slice(from, matching, { sort, prices }, start, end);
  const ordered = order.filter((position) => hasBit(matching, position));
  if (sort === 'price' || sort === 'price-desc') {
    return byPrice(ordered, directionOf(sort), prices.priceOf).slice(start, end);
  }
  if (!isByRank) return ordered.slice(start, end);
  const place = new Map(byRank(0, ordered.length).map((each, at) => [each, at]));
  return ordered.sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0)).slice(start, end);
}

/** The lowest price of the matches that are not sold out, in dirhams; `null` where none has a price (`leastPrice`). */
function leastPriceOf({ from: { sets }, found, prices }: Search): number | null {
  const soldOut = sets.where(['status'], ({ status }: { readonly status: string | null }) => isSoldOut(status));
  const [cheapest] = sliceByPrice(prices, without(found.matching, soldOut), 1, { start: 0, end: 1 });
  return cheapest === undefined ? null : prices.priceOf(cheapest) || null;
}

/** The index of the cheapest matching unit of each project, by project id; `null` without a criterion of a unit. */
function requestedUnits(
  { from: { sets }, asked }: Search,
  positions: readonly number[],
): ReadonlyMap<number, number> | null {
  if (asked === null) return null;
  return new Map(
    positions.flatMap((position) => {
      const unit = asked.cheapest(position);
      return unit === -1 ? [] : [[sets.data.ids[position] ?? 0, unit] as const];
    }),
  );
}

const idsOf = ({ sets }: SelectedFrom, positions: readonly number[]) =>
  positions.map((position) => sets.data.ids[position] ?? 0);

/** How many projects without coordinates are named in the log. */
const namedUnplaced = 20;

/** A part of the map instead of a page: single markers, clusters, and the projects without coordinates. */
function onMap(search: Search, view: MapView): Selection {
  const { from, options, found, asked } = search;
  const unplaced = without(found.matching, from.map.placed);
  const { markers, clusters, total } = from.map.markers(found.matching, view, asked);
  const units = requestedUnits(search, markers);
  return {
    ids: idsOf(from, markers),
    ...(units && { askedUnits: units }),
    meta: {
      total: countBits(found.matching),
      fields: 'marker',
      filters: options.filters,
      placed: total,
      clusters: clusters.map(({ leastPrice, ...cluster }) => ({
        ...cluster,
        ...(leastPrice !== undefined && { least_price: leastPrice }),
      })),
      unplaced: { total: countBits(unplaced), ids: idsOf(from, sliceOfBits(unplaced, 0, namedUnplaced)).map(String) },
    },
  };
}

/** Suggestions instead of a page; the names with their counts are in `meta`. */
function suggested({ from, options, found }: Search, text: string): Selection {
  const { projects, ...counted } = suggestionsIn(from.sets, found.matching, text);
  return {
    ids: idsOf(from, projects),
    meta: {
      total: countBits(found.matching),
      ...(options.fields && { fields: options.fields }),
      filters: options.filters,
      suggest: text,
      suggestions: counted,
    },
  };
}

function searchOf(from: SelectedFrom, options: ProjectOptions): Search {
  const { criteria, slug, similar, sort } = options;
  const { sets } = from;
  const order = similar === null ? null : alike(from, similar, sort);
  const candidates = candidatesOf(from, options);
  const found = findIn(sets, order === null ? candidates : both(candidates, bitsOf(sets.size, order)), criteria, slug);
  const requested = isRequestedOfUnit(criteria, slug) ? sets.units().offered(criteria, slug) : null;
  const prices = requested === null ? startingPrices(sets) : unitPrices(sets, requested);
  return { from, options, found, order, asked: requested, prices };
}

/** Answers a question of the list. */
export function select(from: SelectedFrom, options: ProjectOptions): Selection {
  const { criteria, slug } = options;
  const search = searchOf(from, options);
  const { found } = search;
  if (options.suggest !== null) return suggested(search, options.suggest);
  if (options.map) return onMap(search, options.map);
  const total = countBits(found.matching);
  const page = options.page ?? (total > largestPage ? { page: 1, perPage: largestPage } : null);
  const matches = { length: total, slice: (start: number, end: number) => matchesOf(search, start, end) };
  const sliced = page && cut(matches, page);
  const least = sliced && leastPriceOf(search);
  const shown = sliced?.items ?? matches.slice(0, total);
  const units = requestedUnits(search, shown);
  return {
    ids: idsOf(from, shown),
    ...(units && { askedUnits: units }),
    meta: {
      total,
      ...(sliced && { page: sliced.page, per_page: sliced.perPage }),
      ...(options.fields && { fields: options.fields }),
      ...(options.sort && { sort: options.sort }),
      filters: options.filters,
      ...(criteria.budget && { hidden_by_budget: found.hiddenByBudget() }),
      ...(least && { least_price: least }),
      ...(options.facets.length > 0 && { facets: from.facets.count(found, criteria, options.facets, slug) }),
      ...(total === 0 && { relaxations: found.relaxations() }),
    },
  };
}
