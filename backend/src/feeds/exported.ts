import { areaOf } from '@iwan/shared/domain/areas/area-of';
import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import { parsePrice } from '@iwan/shared/domain/money/price';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { bedroomsIn } from '@iwan/shared/domain/search/rules/bedrooms';
import { escapeXml } from '@iwan/shared/domain/text/escape-html';
import { plainText } from '@iwan/shared/domain/text/plain-text';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { agentsOf, type ProjectRecord } from '../database/project-record';
import { translatedProject } from '../projects/projections';
import { feedTypes } from './codes';

const furnished: Readonly<Record<string, string>> = {
  Furnished: 'Yes',
  'Partly furnished': 'Partly',
  Unfurnished: 'No',
};

/**
 * The homes of a project that can be bought at a published price, with the fields of Property Finder's format: prices in dirhams, sizes in
 * square feet, texts without markup, `null` for what is not known. `reference`: of a project that came from a feed. `site`: the site's origin.
 */
export function exportedListings(record: ProjectRecord, reference: string | undefined, site: string) {
  const { id, name, developer, location } = record;
  if (parsePrice(record.starting_price) === null || /^sold/i.test(record.status ?? '')) return [];
  const arabic = translatedProject(record, 'ar');
  const [description, inArabic] = [record, arabic].map((one) => plainText(one.description ?? ''));
  const { names, category } = feedTypes.find(({ type }) => type === splitList(record.sub_cat ?? '')[0]) ?? feedTypes[0];
  const [agent] = agentsOf(record);
  const point = readCoordinates({ latitude: record.latitude, longitude: record.longitude });
  const isPremises = category === 'Commercial';
  const forSale = (record.units ?? []).filter(({ price, available }) => price && available !== 0);
  return forSale.map(({ id: unitId, type, size, price, baths, parking }, index) => ({
    reference_number: reference ?? `${id}-${unitId ?? index + 1}`,
    ...{ permit_number: record.permit_number, offering_type: isPremises ? 'CS' : 'RS', property_type: names[0], price },
    ...{ city: areaOf(location)?.emirate ?? 'Dubai', community: location, property_name: name },
    developer: developer?.name ?? null,
    title_en: reference === undefined ? `${name}, ${type}` : name,
    title_ar: arabic.name === name ? null : arabic.name,
    ...{ description_en: description, description_ar: inArabic === description ? null : inArabic },
    ...{ size: size ?? null, bathroom: baths ?? null, parking: parking ?? null },
    bedroom: isPremises ? null : /^studio/i.test(type) ? 'studio' : Math.floor(bedroomsIn(type) ?? 0) || null,
    furnished: furnished[record.furnishing ?? ''] ?? null,
    completion_status: splitList(record.cat ?? '').includes('Off Plan') ? 'off_plan' : 'completed',
    geopoints: point && `${point.longitude},${point.latitude}`,
    agent: agent === undefined ? null : { name: agent.name, phone: agent.phone, license_no: agent.brn ?? null },
    photo: splitList(`${record.image ?? ''},${record.gallery ?? ''}`).map((path) => `${site}${imagePath(path, 1920)}`),
    ...{ url: `${site}${paths.project(record)}`, last_update: record.updated_at?.toISOString() ?? null },
  }));
}

/** A listing in the format of Property Finder: `<property last_update="2026-11-29 08:00:00">…`. */
export function propertyElement({ last_update, ...fields }: ReturnType<typeof exportedListings>[number]): string {
  const updated = last_update?.slice(0, 19).replace('T', ' ') ?? '';
  return elementOf('property', fields).replace('>', ` last_update="${updated}">`);
}

/** A list has an element `url` for each of its items. */
function elementOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const inside = Array.isArray(value)
    ? value.map((one) => elementOf('url', one)).join('')
    : typeof value === 'object'
      ? Object.entries(value)
          .map((field) => elementOf(...field))
          .join('')
      : escapeXml(String(value));
  return `<${name}>${inside}</${name}>`;
}
