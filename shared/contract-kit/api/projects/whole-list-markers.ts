import { placeMarkers } from '../../../domain/map/map-markers';
import { slugRule } from '../../../domain/search/rules/slug-filter';
import { requestedPrice } from '../../../domain/search/rules/unit-rule';
import { searchFilter } from '../../../domain/search/search-filter';
import type { MarkerQuestion, MarkerSet } from '../calls';
import { parseRecords, type Report } from '../wire';
import { parseSearched } from './project-search';
import { placedOf, type ReadMarker } from './read-marker';

/** The markers and clusters of a part of the map from the records of all projects, filtered as a list of results is. */
export function placeWholeList(entries: readonly unknown[], question: MarkerQuestion, report: Report): MarkerSet {
  const { criteria, slug } = question;
  const isFound = searchFilter(criteria, slug);
  const isSlugged = slugRule(slug);
  const priceOf = requestedPrice(criteria, slug);
  const found = parseRecords(entries, 'project', parseSearched, report)
    .filter((project) => isFound(project) && isSlugged(project))
    .map((project): ReadMarker => {
      const { id, name, image, status, location, developer, place } = project;
      const price = priceOf(project);
      return { id, name, image, status, location, price, developer: developer && { name: developer.name }, place };
    });
  const { placed, unplaced } = placedOf(found, report);
  return { ...placeMarkers(placed, question, ({ price }) => (price > 0 ? price : null)), unplaced };
}
