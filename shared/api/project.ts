import type { Permit, Project } from '../contracts/entities';
import { parseAmenities } from '../domain/amenities';
import { readCoordinates } from '../domain/coordinates';
import { type HostileRecord, readText, readTexts } from '../domain/hostile-record';
import { readMedia, safeMediaPath } from '../domain/media-path';
import { parseNearby } from '../domain/nearby';
import { plainText } from '../domain/plain-text';
import { webUrl } from '../domain/web-url';
import { parseProjectCard } from './project-card';

/** A whole project off the wire (section 3); `null` when it has no name. Fetches the HTML parser with the first one. */
export async function parseProject(record: HostileRecord): Promise<Project | null> {
  const card = parseProjectCard(record);
  if (!card) return null;
  const [{ parseRichText }, { embedOfMarkup }] = await Promise.all([
    import('../domain/rich-text'),
    import('../domain/embed-markup'),
  ]);
  return {
    ...card,
    description: parseRichText(readText(record, 'description')),
    metaTitle: readPlain(record, 'meta'),
    metaDescription: readPlain(record, 'meta_description'),
    coordinates: readCoordinates(record),
    mapEmbed: embedOfMarkup(readText(record, 'map')),
    brochure: readMedia(record, 'brochure'),
    floorPlan: readMedia(record, 'floor_plan'),
    masterPlan: readMedia(record, 'master_plan'),
    qrCode: readMedia(record, 'qr_code'),
    gallery: readTexts(record, 'gallery')
      .map(safeMediaPath)
      .filter((path) => path !== null),
    amenities: parseAmenities(readText(record, 'amenities')),
    nearby: parseNearby(readText(record, 'near_by_location')),
    permit: parsePermit(record),
  };
}

function readPlain(record: HostileRecord, key: string): string | null {
  return plainText(readText(record, key) ?? '') || null;
}

function parsePermit(record: HostileRecord): Permit | null {
  const number = readText(record, 'permit_number');
  return number ? { number, verifyUrl: webUrl(readText(record, 'permit_verify_url')) } : null;
}
