import { readCoordinates } from '../../../domain/map/coordinates';
import { type MapBounds, type MarkerCluster, placeMarkers } from '../../../domain/map/map-markers';
import { writeBounds } from '../../../domain/map/map-query';
import type { Coordinates, ProjectMarker } from '../../../domain/model/entities';
import { readStartingPrice } from '../../../domain/project/starting-price';
import { readUnitType } from '../../../domain/project/units/unit-types';
import { readMedia } from '../../../domain/record/media-path';
import { asRecord, asText, readLine, readText, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import { slugRule } from '../../../domain/search/rules/slug-filter';
import { askedPrice } from '../../../domain/search/rules/unit-rule';
import { searchFilter } from '../../../domain/search/search-filter';
import { withQuery } from '../../paths/query';
import type { MarkerQuestion, MarkerSet } from '../calls';
import { parseRecords, type Report, readEnvelope } from '../wire';
import { hasApplied } from './project-meta';
import { filtersOf, parseSearched } from './project-search';

/** The path for a part of the map. A plain backend ignores the query and sends every project. */
export function markersPath(path: string, { bounds, zoom, criteria, slug }: MarkerQuestion): string {
  const bbox = bounds === null ? undefined : writeBounds(bounds);
  return withQuery(path, { ...filtersOf(criteria, slug), fields: 'marker', zoom, bbox });
}

/** Whether a response can be used: the whole list, or markers that the backend has filtered by all the criteria. */
export function hasGatheredWhatIsAsked(body: unknown, { criteria, slug }: MarkerQuestion): boolean {
  const { record } = readEnvelope(body, 'data');
  const isWhole = asRecord(record.meta) === null;
  return isWhole || hasApplied(record, filtersOf(criteria, slug), null);
}

/**
 * Parses the projects on a part of the map. Where the backend has not built markers and clusters, they are built here by the
 * same rule.
 */
export function readMarkers(body: unknown, question: MarkerQuestion, report: Report): MarkerSet {
  const { record, entries } = readEnvelope(body, 'data');
  const gathered = readGathered(asRecord(record.meta), report);
  const projects =
    gathered === null ? askedMarkers(entries, question, report) : parseRecords(entries, 'project', parseMarker, report);
  const lost = projects.flatMap((project, index) => (project.place === null ? [{ project, index }] : []));
  for (const { project, index } of lost) {
    report({ resource: 'project', index, reason: 'has no place on the map', id: project.id });
  }
  const markers = projects.flatMap(({ place, ...project }) => (place === null ? [] : [{ ...project, ...place }]));
  return gathered === null
    ? { ...placeMarkers(markers, question, ({ price }) => (price > 0 ? price : null)), unplaced: lost.length }
    : { ...gathered, markers, unplaced: gathered.unplaced + lost.length };
}

/** The markers of a whole list, filtered as a list of results is. */
function askedMarkers(
  entries: readonly unknown[],
  { criteria, slug }: MarkerQuestion,
  report: Report,
): readonly UnplacedMarker[] {
  const isFound = searchFilter(criteria, slug);
  const isSlugged = slugRule(slug);
  const priceOf = askedPrice(criteria, slug);
  return parseRecords(entries, 'project', parseSearched, report)
    .filter((project) => isFound(project) && isSlugged(project))
    .map((project) => {
      const { id, name, image, status, location, developer, place } = project;
      const price = priceOf(project);
      return { id, name, image, status, location, price, developer: developer && { name: developer.name }, place };
    });
}

type UnplacedMarker = Omit<ProjectMarker, keyof Coordinates> & { readonly place: Coordinates | null };

/** A marker of our backend's response: with the matching unit, where a criterion of a unit is set. */
function parseMarker(record: UntrustedRecord): UnplacedMarker | null {
  const name = readLine(record, 'name');
  if (!name) return null;
  const developer = asRecord(record.developer);
  const askedRecord = asRecord(record.asked_unit);
  const asked = askedRecord && readUnitType(askedRecord);
  const developerName = developer && readLine(developer, 'name');
  return {
    id: readText(record, 'id') ?? name,
    name,
    image: readMedia(record, 'image'),
    status: readLine(record, 'status'),
    location: readLine(record, 'location'),
    price: asked ? (asked.price ?? 0) : readStartingPrice(record).price,
    developer: developerName ? { name: developerName } : null,
    place: readCoordinates(record),
  };
}

/** The clusters that the backend has built, as in `meta`; `null` when the response is the whole list. */
function readGathered(meta: UntrustedRecord | null, report: Report): Omit<MarkerSet, 'markers'> | null {
  if (!meta || !Array.isArray(meta.clusters) || !isCount(meta.placed)) return null;
  const unplaced = asRecord(meta.unplaced);
  const ids = unplaced !== null && Array.isArray(unplaced.ids) ? unplaced.ids : [];
  for (const [index, value] of ids.entries()) {
    const id = asText(value);
    if (id !== null) report({ resource: 'project', index, reason: 'has no place on the map', id });
  }
  return {
    clusters: meta.clusters.map(asRecord).flatMap((cluster) => parseCluster(cluster) ?? []),
    total: meta.placed,
    unplaced: isCount(unplaced?.total) ? unplaced.total : 0,
  };
}

function parseCluster(record: UntrustedRecord | null): MarkerCluster | null {
  const place = record && readCoordinates(record);
  if (!place || !isCount(record.count)) return null;
  const bounds = parseBoundsRecord(asRecord(record.bounds), place);
  const cheapest = typeof record.least_price === 'number' && record.least_price > 0 ? record.least_price : null;
  return {
    ...place,
    count: record.count,
    location: readLine(record, 'location'),
    bounds,
    ...(cheapest !== null && { leastPrice: cheapest }),
  };
}

/** Bounds that cannot be parsed become the cluster's own position. */
function parseBoundsRecord(record: UntrustedRecord | null, { latitude, longitude }: Coordinates): MapBounds {
  const corner = (latitudeKey: string, longitudeKey: string) =>
    record && readCoordinates({ latitude: record[latitudeKey], longitude: record[longitudeKey] });
  const from = corner('south', 'west') ?? { latitude, longitude };
  const to = corner('north', 'east') ?? { latitude, longitude };
  return { south: from.latitude, west: from.longitude, north: to.latitude, east: to.longitude };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
