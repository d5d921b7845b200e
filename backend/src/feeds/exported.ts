import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import { parsePrice } from '@iwan/shared/domain/money/price';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { bedroomsIn } from '@iwan/shared/domain/search/rules/bedrooms';
import { escapeXml } from '@iwan/shared/domain/text/escape-html';
import { plainText } from '@iwan/shared/domain/text/plain-text';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { z } from 'zod';
import { agentsOf, type ProjectRecord } from '../database/project-record';
import { translatedProject } from '../projects/projections';
import { feedTypes } from './codes';

const text = z.string();
const optionalText = text.nullable();
const optionalNumber = z.number().nullable();

/** A home that is for sale, as portals and partners get it; one entry of the JSON feed. */
export const exportedListing = z.object({
  reference: text,
  permit_number: optionalText,
  offering: z.literal('sale'),
  ...{ category: text, type: text },
  price: z.number().describe('Dirhams'),
  size: optionalNumber.describe('Square feet'),
  bedrooms: optionalNumber.describe('0: a studio; null for premises'),
  ...{ bathrooms: optionalNumber, parking: optionalNumber, furnishing: optionalText, is_off_plan: z.boolean() },
  ...{ city: text, location: optionalText, project: text, developer: optionalText },
  ...{ title: text, title_ar: optionalText },
  description: text.describe('Without markup'),
  description_ar: optionalText,
  ...{ latitude: optionalNumber, longitude: optionalNumber },
  agent: z.object({ name: text, phone: optionalText, brn: optionalText }).nullable(),
  photos: z.array(text),
  url: text,
  updated_at: optionalText,
});

export type ExportedListing = z.output<typeof exportedListing>;

interface Around {
  /** The origin of the site. */
  readonly site: string;
  /** The reference of a project that came from a feed. */
  readonly referenceOf: (id: number) => string | undefined;
}

/** The homes of a project that can be bought and have a price: those of one whose prices are withheld are left out. */
export function exportedListings(record: ProjectRecord, { site, referenceOf }: Around): readonly ExportedListing[] {
  const { id, name, developer, permit_number, furnishing, location } = record;
  if (parsePrice(record.starting_price) === null || /^sold/i.test(record.status ?? '')) return [];
  const arabic = translatedProject(record, 'ar');
  const description = plainText(record.description ?? '');
  const inArabic = <Value>(value: Value, english: Value) => (value === english ? null : value);
  const kind = feedTypes.find(({ type }) => type === splitList(record.sub_cat ?? '')[0]);
  const [agent] = agentsOf(record);
  const photos = [...new Set([record.image ?? '', ...splitList(record.gallery ?? '')])].filter(Boolean);
  const point = readCoordinates({ latitude: record.latitude, longitude: record.longitude });
  const sold = (record.units ?? []).filter(({ price, available }) => price && available !== 0);
  return sold.map((unit, index) => {
    const { type, size, price, baths, parking } = unit;
    const isPremises = kind?.category === 'Commercial';
    return {
      reference: referenceOf(id) ?? `${id}-${unit.id ?? index + 1}`,
      ...{
        permit_number,
        offering: 'sale',
        category: kind?.category ?? 'Residential',
        type: kind?.type ?? 'Apartment',
      },
      ...{
        price: price ?? 0,
        size: size ?? null,
        bedrooms: isPremises ? null : /^studio/i.test(type) ? 0 : bedroomsIn(type),
      },
      ...{ bathrooms: baths ?? null, parking: parking ?? null, furnishing },
      is_off_plan: splitList(record.cat ?? '').includes('Off Plan'),
      ...{ city: areaOf(location)?.emirate ?? 'Dubai', location, project: name, developer: developer?.name ?? null },
      title: referenceOf(id) === undefined ? `${name}, ${type}` : name,
      title_ar: inArabic(arabic.name, name),
      ...{ description, description_ar: inArabic(plainText(arabic.description ?? ''), description) || null },
      ...{ latitude: point?.latitude ?? null, longitude: point?.longitude ?? null },
      agent: agent === undefined ? null : { name: agent.name, phone: agent.phone, brn: agent.brn ?? null },
      photos: photos.map((path) => `${site}${imagePath(path, 1920)}`),
      url: `${site}${paths.project(record, unit.id ? { unit: unit.id } : {})}`,
      updated_at: record.updated_at?.toISOString() ?? null,
    };
  });
}

const element = (name: string, value: string | number | null) =>
  value === null || value === '' ? '' : `<${name}>${escapeXml(String(value))}</${name}>`;

/** `2026-11-29T08:00:00.000Z` => `2026-11-29 08:00:00` */
const written = (instant: string) => instant.slice(0, 19).replace('T', ' ');

/** A listing in the format of Property Finder, as the import of a feed reads it. */
export function listingXml(listing: ExportedListing): string {
  const { agent, latitude, longitude, updated_at: at } = listing;
  const updated = at === null ? '' : written(at);
  const codes = feedTypes.find(({ type }) => type === listing.type)?.names;
  const furnished = { Furnished: 'Yes', 'Partly furnished': 'Partly', Unfurnished: 'No' }[listing.furnishing ?? ''];
  const parts = [
    element('reference_number', listing.reference),
    element('permit_number', listing.permit_number),
    element('offering_type', listing.category === 'Commercial' ? 'CS' : 'RS'),
    element('property_type', codes?.[0] ?? 'AP'),
    element('price', listing.price),
    element('city', listing.city),
    element('community', listing.location),
    element('property_name', listing.project),
    element('developer', listing.developer),
    element('title_en', listing.title),
    element('title_ar', listing.title_ar),
    element('description_en', listing.description),
    element('description_ar', listing.description_ar),
    element('size', listing.size),
    element('bedroom', listing.bedrooms === 0 ? 'studio' : listing.bedrooms && Math.floor(listing.bedrooms)),
    element('bathroom', listing.bathrooms),
    element('parking', listing.parking),
    element('furnished', furnished ?? null),
    element('completion_status', listing.is_off_plan ? 'off_plan' : 'completed'),
    element('geopoints', latitude === null || longitude === null ? null : `${longitude},${latitude}`),
    ...(agent === null
      ? []
      : [
          '<agent>',
          element('name', agent.name),
          element('phone', agent.phone),
          element('license_no', agent.brn),
          '</agent>',
        ]),
    '<photo>',
    ...listing.photos.map((url) => `<url last_updated="${updated}">${escapeXml(url)}</url>`),
    '</photo>',
  ];
  return `<property last_update="${updated}">${parts.join('')}</property>\n`;
}
