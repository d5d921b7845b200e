import { readCoordinates } from '../../../domain/map/coordinates';
import type { MapBounds, MarkerCluster } from '../../../domain/map/map-markers';
import { writeBounds } from '../../../domain/map/map-query';
import type { Coordinates } from '../../../domain/model/entities';
import { readStartingPrice } from '../../../domain/project/starting-price';
import { readUnitType } from '../../../domain/project/units/unit-types';
import { readMedia } from '../../../domain/record/media-path';
import { asRecord, asText, readLine, readText, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import type { Http } from '../../contracts/http';
import { withQuery } from '../../paths/query';
import type { MarkerQuestion, MarkerSet } from '../calls';
import { projectsPath as path } from '../declared-calls';
import { readName } from '../translation/read-translation';
import { parseRecords, type Report, readEnvelope } from '../wire';
import { filtersOf } from './project-filters';
import { hasApplied } from './project-meta';
import { placedOf, type ReadMarker } from './read-marker';

/**
 * Requests the projects of a part of the map. Where the backend sends the whole list, markers and clusters are built here by the
 * same rule, whose code is loaded then.
 */
export async function markersOnWire(http: Http, question: MarkerQuestion, signal?: AbortSignal): Promise<MarkerSet> {
  const { bounds, zoom, criteria, slug } = question;
  const filters = filtersOf(criteria, slug);
  const bbox = bounds === null ? undefined : writeBounds(bounds);
  const first = readEnvelope(
    await http.get(withQuery(path, { ...filters, fields: 'marker', zoom, bbox }), signal),
    'data',
  );
  const isWhole = asRecord(first.record.meta) === null;
  // A backend that knows fewer criteria has filtered by others.
  const isRequested = isWhole || hasApplied(first.record, filters, null);
  const { record, entries } = isRequested ? first : readEnvelope(await http.get(path, signal), 'data');
  const gathered = readGathered(asRecord(record.meta), http.report);
  if (gathered === null) {
    const { placeWholeList } = await import('./whole-list-markers');
    return placeWholeList(entries, question, http.report);
  }
  const { placed, unplaced } = placedOf(parseRecords(entries, 'project', parseMarker, http.report), http.report);
  return { ...gathered, markers: placed, unplaced: gathered.unplaced + unplaced };
}

/** A marker of our backend's response: with the matching unit, where a criterion of a unit is set. */
function parseMarker(record: UntrustedRecord): ReadMarker | null {
  const named = readName(record);
  if (!named) return null;
  const developer = asRecord(record.developer);
  const requestedRecord = asRecord(record.asked_unit);
  const requested = requestedRecord && readUnitType(requestedRecord);
  const developerName = developer && readName(developer);
  return {
    id: readText(record, 'id') ?? named.name,
    ...named,
    image: readMedia(record, 'image'),
    status: readLine(record, 'status'),
    location: readLine(record, 'location'),
    price: requested ? (requested.price ?? 0) : readStartingPrice(record).price,
    developer: developerName,
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
