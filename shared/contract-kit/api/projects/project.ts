import { readCoordinates } from '../../../domain/map/coordinates';
import type { Permit, Project } from '../../../domain/model/entities';
import { readConstruction, readHandoverPromises } from '../../../domain/project/construction';
import { readPageFields } from '../../../domain/project/page-fields';
import { parseNearby } from '../../../domain/project/place/nearby';
import { readFigures } from '../../../domain/project/project-figures';
import { readPaymentPlan } from '../../../domain/project/units/unit-types';
import { readUnits } from '../../../domain/project/units/units';
import { parseCalendarDay } from '../../../domain/record/calendar-day';
import { cutLine } from '../../../domain/record/cut-line';
import { readMedia, safeMediaPath } from '../../../domain/record/media-path';
import {
  asRecord,
  readLine,
  readNumber,
  readText,
  readTexts,
  type UntrustedRecord,
} from '../../../domain/record/untrusted-record';
import { webUrl } from '../../../domain/record/web-url';
import { numberedLines } from '../../../domain/text/numbered-lines';
import { plainText } from '../../../domain/text/plain-text';
import { parseProjectCard } from './project-card';

/** A whole project off the wire (section 3); `null` when it has no name. Loads the HTML parser on first use. */
export async function parseProject(record: UntrustedRecord): Promise<Project | null> {
  const card = parseProjectCard(record);
  if (!card) return null;
  const [{ parseRichText }, { embedOfMarkup }] = await Promise.all([
    import('../../../domain/text/rich-text'),
    import('../../../domain/embed/embed-markup'),
  ]);
  const unitTypes = readUnits(record);
  const paymentPlan = readPaymentPlan(record);
  const figures = readFigures(record);
  const construction = readConstruction(record);
  const promises = readHandoverPromises(record);
  const escrowAccount = readLine(record, 'escrow_account');
  const imageWidths = readImageWidths(record);
  return {
    ...card,
    ...readPageFields(record),
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
    amenities: numberedLines(readText(record, 'amenities')),
    nearby: parseNearby(readText(record, 'near_by_location')),
    permit: parsePermit(record),
    ...(unitTypes.length > 0 && { unitTypes }),
    ...(paymentPlan.length > 0 && { paymentPlan }),
    ...(figures.length > 0 && { figures }),
    ...(construction.length > 0 && { construction }),
    ...(promises.length > 0 && { promises }),
    ...(escrowAccount !== null && { escrowAccount: cutLine(escrowAccount) }),
    ...(imageWidths && { imageWidths }),
  };
}

function readPlain(record: UntrustedRecord, key: string): string | null {
  return plainText(readText(record, key) ?? '') || null;
}

/** The most pictures whose width is read. */
const mostWidths = 100;

function readImageWidths(record: UntrustedRecord): Readonly<Record<string, number>> | null {
  const widths = asRecord(record.image_widths);
  const known = Object.keys(widths ?? {})
    .slice(0, mostWidths)
    .flatMap((path) => {
      const width = widths === null ? 0 : Math.round(readNumber(widths, path));
      return safeMediaPath(path) !== null && width > 0 ? [[path, width] as const] : [];
    });
  return known.length === 0 ? null : Object.fromEntries(known);
}

function parsePermit(record: UntrustedRecord): Permit | null {
  const number = readText(record, 'permit_number');
  const expiresOn = parseCalendarDay(readText(record, 'permit_expires_on'));
  return number
    ? { number, verifyUrl: webUrl(readText(record, 'permit_verify_url')), ...(expiresOn !== null && { expiresOn }) }
    : null;
}
