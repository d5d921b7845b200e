import { placeMarkers } from '@iwan/shared/domain/map/map-markers';
import { similarProjects } from '@iwan/shared/domain/project/similar';
import { leastPrice } from '@iwan/shared/domain/search/budget/least-price';
import { facets, relaxations } from '@iwan/shared/domain/search/facets/count-facets';
import { page as cut } from '@iwan/shared/domain/search/paging';
import { sortProjects } from '@iwan/shared/domain/search/project-sort';
import { slugRule } from '@iwan/shared/domain/search/rules/slug-filter';
import { askedUnit, requestedPrice } from '@iwan/shared/domain/search/rules/unit-rule';
import { partition } from '@iwan/shared/domain/search/search-filter';
import { suggestions } from '@iwan/shared/domain/search/suggestions';
import { hasInName } from '@iwan/shared/domain/search/words/project-names';
import { byTextRank } from '@iwan/shared/domain/search/words/text-search';
import type { IndexedProject } from '../indexed-project';
import { largestPage, type ProjectOptions } from '../options';
import type { Selection } from '../select';

const idsOf = (projects: readonly IndexedProject[]) => projects.map(({ record }) => record.id);

/** The projects before the criteria, in the order of the options. */
function candidatesOf(projects: readonly IndexedProject[], options: ProjectOptions): readonly IndexedProject[] {
  const { ids, named, slug, inName, sort, similar } = options;
  const ordered = sort === null ? projects : sortProjects(projects, sort);
  const to = projects.find(({ id }) => id === similar);
  const alike = to === undefined ? [] : similarProjects(to, ordered, largestPage).map(({ project }) => project);
  const [isSlugged, isNamed] = [slugRule(slug), hasInName(inName)];
  return (similar === null ? ordered : alike).filter(
    (project) =>
      (ids.length === 0 || ids.includes(project.id)) &&
      (named === null || project.nameSlug === named) &&
      isSlugged(project) &&
      isNamed(project),
  );
}

function inRequestedOrder(
  matching: readonly IndexedProject[],
  { sort, criteria, slug }: ProjectOptions,
): readonly IndexedProject[] {
  if (sort === null) return criteria.query === null ? matching : byTextRank(matching, criteria.query);
  const isByPrice = sort === 'price' || sort === 'price-desc';
  return isByPrice ? sortProjects(matching, sort, requestedPrice(criteria, slug)) : matching;
}

/**
 * The answer to a question by the rules of `shared/domain` alone, which look at each project: what the index has to answer. The
 * units that were asked for are given by their index among those of the project. For tests.
 */
export function selectPlainly(projects: readonly IndexedProject[], options: ProjectOptions): Selection {
  const { criteria, slug, map, suggest } = options;
  const candidates = candidatesOf(projects, options);
  const { matching, hiddenByBudget } = partition(candidates, criteria, slug);
  const unitOf = askedUnit(criteria, slug);
  const unitsOf = (some: readonly IndexedProject[]) =>
    unitOf === null
      ? {}
      : {
          askedUnits: new Map(
            some.flatMap((project) => {
              const unit = unitOf(project);
              return unit === null ? [] : [[project.record.id, (project.unitTypes ?? []).indexOf(unit)] as const];
            }),
          ),
        };
  const { filters, fields } = options;
  if (suggest !== null) {
    const { projects: found, ...named } = suggestions(matching, suggest);
    return {
      ids: idsOf(found),
      meta: { total: matching.length, ...(fields && { fields }), filters, suggest, suggestions: named },
    };
  }
  const priceOf = requestedPrice(criteria, slug);
  if (map) {
    const items = matching.flatMap((project) =>
      project.place === null ? [] : [{ ...project.place, location: project.location, project }],
    );
    const placed = placeMarkers(items, map, ({ project }) => unitOf?.(project)?.price || project.price);
    const markers = placed.markers.map(({ project }) => project);
    const unplaced = matching.filter(({ place }) => place === null);
    return {
      ids: idsOf(markers),
      ...unitsOf(markers),
      meta: {
        ...{ total: matching.length, fields: 'marker', filters, placed: placed.total },
        clusters: placed.clusters.map(({ leastPrice: least, ...cluster }) => ({
          ...cluster,
          ...(least !== undefined && { least_price: least }),
        })),
        unplaced: { total: unplaced.length, ids: unplaced.slice(0, 20).map(({ id }) => id) },
      },
    };
  }
  const ordered = inRequestedOrder(matching, options);
  const page = options.page ?? (ordered.length > largestPage ? { page: 1, perPage: largestPage } : null);
  const slice = page && cut(ordered, page);
  const shown = slice?.items ?? ordered;
  const least = slice && leastPrice(matching, priceOf);
  return {
    ids: idsOf(shown),
    ...unitsOf(shown),
    meta: {
      total: matching.length,
      ...(slice && { page: slice.page, per_page: slice.perPage }),
      ...(fields && { fields }),
      ...(options.sort && { sort: options.sort }),
      filters,
      ...(criteria.budget && { hidden_by_budget: hiddenByBudget }),
      ...(least && { least_price: least }),
      ...(options.facets.length > 0 && { facets: facets(candidates, criteria, options.facets, slug) }),
      ...(matching.length === 0 && { relaxations: relaxations(candidates, criteria, slug) }),
    },
  };
}
